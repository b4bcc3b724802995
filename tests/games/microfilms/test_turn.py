"""M3 A turn: draw and pass."""

from brushpass.games.microfilms.rules.cards import HIDDEN
from brushpass.games.microfilms.speech.messages import Drew, Passed, TookTop
from tests.games.microfilms.scenario import Position, kind


def test_M3_1_turns_go_clockwise_and_consist_of_one_option() -> None:
    position = Position(starter=1)
    seats = []
    for _ in range(4):
        seats.append(position.seat)
        position.act("pass")
    assert seats == [1, 2, 0, 1]


def test_M3_1_the_five_options_are_offered() -> None:
    position = Position(dealt=("interrogate card",) * 3, francs={0: 2}, cleared=[0])
    position.give(0, "microfilm usa")
    legal = position.legal()
    for option in ("draw", "pass", "bribe b", "interrogate c", "pay blackmail b", "reveal usa"):
        assert option in legal
    assert position.legal(1) == []


def test_M3_2_a_card_from_the_deck_is_seen_by_its_taker_alone() -> None:
    position = Position(cleared=[0]).act("draw", draws=["ace"])
    assert position.hand(0) == ["ace", "cash out card"]
    assert position.heard(0, Drew).card == kind("ace")
    for audience in (1, 2, None):
        assert position.heard(audience, Drew).card == HIDDEN
        assert position.sure(audience, 0) == []


def test_M3_2_MR4_only_the_top_of_the_discards_can_be_taken_and_all_see_it() -> None:
    position = Position(cleared=[0]).bury("microfilm usa", "ace").act("take top")
    assert position.hand(0) == ["ace", "cash out card"]
    assert position.discards() == ["microfilm usa"]
    for audience in (0, 1, 2, None):
        assert position.heard(audience, TookTop).card == kind("ace")
    assert position.sure(None, 0) == position.sure(1, 0) == ["ace"]


def test_MR4_what_lies_below_the_top_is_known_to_everybody() -> None:
    position = Position().bury("microfilm usa", "ace", "letter usa")
    for audience in (0, 1, None):
        discard = position.view(audience).discard
        assert discard == [kind("microfilm usa"), kind("ace"), kind("letter usa")]


def test_M3_3_passing_brings_a_franc() -> None:
    position = Position().act("pass")
    assert position.s.francs[0] == 1
    assert position.s.house == 28
    assert position.heard(None, Passed).francs == 1


def test_MR1_nobody_draws_from_an_empty_deck_but_passing_is_possible() -> None:
    position = Position()
    assert "take top" not in position.legal()
    position.second_evening()
    assert "draw" in position.legal()
    position.give(1, *position.deck())
    assert position.s.deck.size == 0
    assert "draw" not in position.legal()
    assert "take top" not in position.legal()
    assert "pass" in position.legal()


def test_MR5_the_house_pays_what_it_has() -> None:
    position = Position(francs={1: 29}).act("pass")
    assert position.s.house == 0
    assert position.s.francs[0] == 0
    assert position.heard(0, Passed).francs == 0
    position = Position(francs={1: 27}).act("cash out")
    assert position.s.francs[0] == 2


def test_MR33_what_lies_on_the_table_is_public() -> None:
    position = Position(francs={0: 2, 1: 3}, cleared=[1]).bury("ace")
    one, two = position.view(1), position.view(None)
    assert [player.francs for player in one.players] == [p.francs for p in two.players]
    assert [player.cleared for player in one.players] == [False, True, False]
    assert [player.hand.size for player in two.players] == [1, 1, 1]
    assert one.deck == two.deck == 10
    assert (one.evening, one.house, one.discard) == (two.evening, two.house, two.discard)
