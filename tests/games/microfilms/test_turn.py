"""M3 A turn: draw and pass."""

import pytest

from brushpass.bots.match import play_out
from brushpass.bots.registry import find_bot
from brushpass.bots.wall import Walled, sitting
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import HIDDEN, KINDS
from brushpass.games.microfilms.speech.messages import Drew, Passed, TookTop
from brushpass.games.microfilms.speech.reading import read
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


BURIED = ("microfilm usa", "ace", "letter usa")


def test_MR4_the_top_of_the_discards_covers_the_rest_and_memories_keep_it() -> None:
    position = Position().bury(*BURIED)
    for audience in (0, 1, None):
        view = position.view(audience)
        assert view.discard == [HIDDEN, HIDDEN, kind("letter usa")]
        assert position.page(audience).discard == [kind(card) for card in BURIED]
        assert GAME.see(position.s, audience, None).discard == view.discard
        assert read(view).below == []


def test_MR4_the_memory_aid_shows_all_discards() -> None:
    position = Position(memory_aid=True).bury(*BURIED)
    for audience in (0, 1, None):
        view = position.view(audience)
        assert view.discard == [kind(card) for card in BURIED]
        assert read(view).below == [kind("ace"), kind("microfilm usa")]


@pytest.mark.parametrize("aid", [False, True])
def test_MR4_what_a_deck_was_shuffled_from_is_shown_with_the_memory_aid(aid: bool) -> None:
    position = Position(memory_aid=aid).second_evening()
    shown = read(position.view(0)).shuffled
    assert shown == (position.page(0).shuffled if aid else [0] * KINDS)
    assert sum(position.page(0).shuffled) == position.s.deck.size


def test_MR4_MR46_a_newcomer_imagines_below_the_top_what_all_have_seen() -> None:
    position = Position().give(1, "letter ussr").bury("letter usa", "ace", "microfilm usa")
    met = set()
    for seed in range(300):
        s = GAME.imagine(GAME.see(position.s, 0, None), Fast(seed))
        assert len(s.discard) == 3
        assert s.discard[-1] == kind("microfilm usa")
        met.update(s.discard[:-1])
    assert kind("letter usa") in met
    assert not {kind("letter ussr"), kind("letter china")} & met
    assert met >= {kind("ace"), kind("microfilm ussr"), kind("steal card")}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_MR4_bots_play_the_same_with_the_memory_aid_and_without(seats: int) -> None:
    bot = find_bot("clerk", GAME)
    played = []
    for aid in (False, True):
        options = GAME.about.options(None, seats, {"memory_aid": aid})
        table = Table(GAME, options, Fast(seats))
        players = [Walled(bot, options, seat, Fast(seat)) for seat in range(seats)]
        with sitting(players):
            play_out(table, players)
        played.append((table.deal, table.steps))
    assert played[0] == played[1]


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
