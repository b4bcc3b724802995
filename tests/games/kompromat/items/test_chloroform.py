"""K6.11 Chloroform."""

from brushpass.games.kompromat.cards import FIRST_COUNTER
from brushpass.games.kompromat.state import COUNTER
from tests.games.kompromat.items.holding import Items, first_holds, second_holds
from tests.games.kompromat.scenario import QUIET, Scene


def test_K6_11_chloroform_spares_the_tokens_of_the_mission_just_collected() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"), tokens=(6, 0))
    scene.attempts().until(COUNTER)
    assert scene.seat == 0
    scene.act("chloroform")
    assert scene.s.tokens == [6, 0]
    assert scene.taker("Barmaid") == 0
    assert scene.s.counter[0] == 0
    assert scene.s.missions.counts[FIRST_COUNTER + 2] == 0, "the card is discarded all the same"
    assert scene.has_used(0) == ["Chloroform"]


def test_K6_11_who_takes_the_tokens_keeps_the_chloroform() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform"))
    scene.attempts().until(COUNTER).act("take tokens")
    assert scene.s.tokens == [3, 0]
    assert scene.holds(0) == ["Chloroform"]


def test_K6_11_only_the_one_who_collects_is_asked() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 2}, items=second_holds("Chloroform")).attempts()
    scene.settle(0)
    assert scene.s.tokens == [2, 0]
    assert scene.holds(1) == ["Chloroform"]


def test_K6_11_nobody_is_asked_about_a_mission_without_counter_intelligence() -> None:
    scene = Scene(["10", "9", "8", "6"], QUIET, items=first_holds("Chloroform")).attempts()
    assert scene.s.round == 2


def test_K6_11_nobody_is_asked_when_the_mission_is_discarded() -> None:
    items: Items = (["Chloroform"], [])
    scene = Scene(["9", "3", "4", "5"], ["9", "4", "5", "6"], under={0: 2}, items=items)
    scene.attempts()
    assert scene.s.tokens == [0, 0]
    assert scene.holds(0) == ["Chloroform"]


def test_K4_10_K6_11_KR38_chloroform_just_collected_works_on_what_lay_under_it() -> None:
    row = ("Chloroform", "Hotel", "Airport", "Locker")
    scene = Scene(["10 9"], ["7"], row=row, under={0: 3}, tokens=(6, 0)).attempts()
    assert scene.s.phase == COUNTER
    scene.act("chloroform")
    assert scene.s.tokens == [6, 0]
    assert scene.has_used(0) == ["Chloroform"]


def test_K6_11_chloroform_is_asked_about_once() -> None:
    scene = Scene(["10 9"], ["7"], under={0: 3}, items=first_holds("Chloroform", "USB Stick"))
    scene.attempts().until(COUNTER).act("chloroform")
    assert scene.s.phase != COUNTER
    assert scene.holds(0) == ["USB Stick"]
