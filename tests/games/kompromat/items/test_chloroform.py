"""K6.11 Chloroform."""

from brushpass.games.kompromat.cards import FIRST_COUNTER
from brushpass.games.kompromat.state import COUNTER
from tests.games.kompromat.items.holding import Items, first_holds, second_holds
from tests.games.kompromat.scenario import QUIET, Position


def test_K6_11_chloroform_spares_the_tokens_of_the_mission_just_collected() -> None:
    position = Position(
        ["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"), tokens=(6, 0)
    )
    position.attempts().until(COUNTER)
    assert position.seat == 0
    position.act("chloroform")
    assert position.s.tokens == [6, 0]
    assert position.taker("Barmaid") == 0
    assert position.s.counter[0] == 0
    assert position.s.missions.counts[FIRST_COUNTER + 2] == 0, "the card is discarded all the same"
    assert position.has_used(0) == ["Chloroform"]


def test_K6_11_who_takes_the_tokens_keeps_the_chloroform() -> None:
    position = Position(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"))
    position.attempts().until(COUNTER).act("take tokens")
    assert position.s.tokens == [3, 0]
    assert position.holds(0) == ["Chloroform"]


def test_K6_11_only_the_one_who_collects_is_asked() -> None:
    position = Position(["10 9"], ["7"], under={0: 2}, items=second_holds("Chloroform")).attempts()
    position.settle(0)
    assert position.s.tokens == [2, 0]
    assert position.holds(1) == ["Chloroform"]


def test_K6_11_nobody_is_asked_about_a_mission_without_counter_intelligence() -> None:
    position = Position(["10", "9", "8", "6"], QUIET, items=first_holds("Chloroform")).attempts()
    assert position.s.round == 2


def test_K6_11_nobody_is_asked_when_the_mission_is_discarded() -> None:
    items: Items = (["Chloroform"], [])
    position = Position(["9", "3", "4", "5"], ["9", "4", "5", "6"], under={0: 2}, items=items)
    position.attempts()
    assert position.s.tokens == [0, 0]
    assert position.holds(0) == ["Chloroform"]


def test_K4_10_K6_11_KR38_chloroform_just_collected_works_on_what_lay_under_it() -> None:
    row = ("Chloroform", "Hotel", "Airport", "Locker")
    position = Position(["10 9"], ["7"], row=row, under={0: 3}, tokens=(6, 0)).attempts()
    assert position.s.phase == COUNTER
    position.act("chloroform")
    assert position.s.tokens == [6, 0]
    assert position.has_used(0) == ["Chloroform"]


def test_K6_11_chloroform_is_asked_about_once() -> None:
    position = Position(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform", "USB Stick"))
    position.attempts().until(COUNTER).act("chloroform")
    assert position.s.phase != COUNTER
    assert position.holds(0) == ["USB Stick"]
