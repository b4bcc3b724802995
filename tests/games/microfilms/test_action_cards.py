"""M5 Taking an action."""

from fractions import Fraction

import pytest

from brushpass.core.playout import outcomes
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import HIDDEN, NONE
from brushpass.games.microfilms.rules.state import BLACKMAILED
from brushpass.games.microfilms.speech.messages import Interrogated, Refused, Spent, Stole
from tests.games.microfilms.scenario import ACTION, Position, kind, seen_identity

STEAL = ("steal card", "interrogate card", "cash out card")
ASK = ("interrogate card", "cash out card", "steal card")


def test_M5_1_a_used_card_lies_on_top_of_the_discards() -> None:
    position = Position(dealt=STEAL).bury("ace").act("steal from c")
    assert position.discards() == ["ace", "steal card"]
    assert position.hand(0) == []
    assert position.heard(None, Spent).card == kind("steal card")


def test_M5_1_a_card_is_used_for_one_of_its_two_names() -> None:
    legal = Position(dealt=STEAL).legal()
    assert "steal from b" in legal
    assert "steal card blackmail b" in legal
    assert "interrogate b" not in legal
    assert "cash out" not in legal
    legal = Position(dealt=ASK).legal()
    assert "interrogate b" in legal
    assert "interrogate card blackmail b" in legal
    assert "steal from b" not in legal
    assert "cash out" in Position().legal()


@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_M5_2_MR6_steal_takes_two_francs_or_what_there_is(there: int, taken: int) -> None:
    position = Position(dealt=STEAL, francs={1: there}).act("steal from b")
    assert position.s.francs[0] == taken
    assert position.s.francs[1] == there - taken
    assert position.heard(2, Stole).francs == taken


def test_M5_3_cash_out_takes_three_francs() -> None:
    position = Position().act("cash out")
    assert position.s.francs[0] == 3
    assert position.s.house == 26
    assert position.discards() == ["cash out card"]


def test_M5_4_M5_5_an_interrogator_sees_one_card_and_the_other_does_not_learn_which() -> None:
    position = Position(dealt=ASK).give(1, "ace").act("interrogate b", draws=["ace"])
    assert position.heard(0, Interrogated).seen == kind("ace")
    assert {position.heard(who, Interrogated).seen for who in (1, 2, None)} == {HIDDEN}
    assert position.sure(0, 1) == ["ace"]
    assert position.sure(2, 1) == []
    assert position.hand(1) == ["ace", "cash out card"]
    assert position.s.cleared == [False] * 3


def test_M5_4_interrogating_can_be_paid_for() -> None:
    position = Position(francs={0: 1}).act("pay interrogate b", draws=[seen_identity("usa")])
    assert position.s.francs[0] == 0
    assert position.s.house == 29
    assert position.discards() == []
    assert position.view(0).players[1].identity == 2
    assert position.view(2).players[1].identity == HIDDEN
    assert "pay interrogate b" not in Position(francs={0: 0}).legal()


def test_M5_6_without_cards_the_identity_is_seen() -> None:
    position = Position(dealt=ASK).drop(1, "cash out card").act("interrogate b")
    assert position.heard(0, Interrogated).seen == seen_identity("usa")


def test_MR10_identity_and_cards_are_equally_likely() -> None:
    position = Position(francs={0: 1}).give(1, "ace")
    seen = {}
    for share, _, after in outcomes(GAME, position.s, 0, ACTION["pay interrogate b"]):
        player = GAME.see(after, 0, None).players[1]
        seen[tuple(player.hand.sure), player.identity] = share
    assert list(seen.values()) == [Fraction(1, 3)] * 3


def test_M5_7_blackmail_takes_either_card_or_two_francs() -> None:
    assert "steal card blackmail b" in Position(dealt=STEAL).legal()
    assert "interrogate card blackmail b" in Position(dealt=ASK).legal()
    assert "pay blackmail b" in Position(francs={0: 2}).legal()
    assert "pay blackmail b" not in Position(francs={0: 1}).legal()
    position = Position(francs={0: 2}).act("pay blackmail b")
    assert position.s.francs[0] == 0
    assert position.s.phase == BLACKMAILED
    assert position.seat == 1


def test_M5_8_MR11_paying_off_takes_the_full_two_francs() -> None:
    assert (
        "pay off" not in Position(dealt=STEAL, francs={1: 1}).act("steal card blackmail b").legal()
    )
    position = Position(dealt=STEAL, francs={1: 3}).act("steal card blackmail b", "pay off")
    assert position.s.francs[:2] == [2, 1]
    assert position.s.cleared == [False] * 3
    assert position.hand(1) == ["interrogate card"]


def test_M5_9_MR12_blowback_lies_on_the_blackmailers_card_and_nothing_else_happens() -> None:
    dealt = ("steal card", "cash out card", "cash out card")
    position = Position(dealt=dealt).act("steal card blackmail b", "blowback")
    assert position.discards() == ["steal card", "cash out card"]
    assert position.hand(0) == position.hand(1) == []
    assert position.s.cleared == [False] * 3
    paid = Position(dealt=dealt, francs={0: 2}).act("pay blackmail b", "blowback")
    assert paid.s.francs[0] == 0
    assert "blowback" not in Position(dealt=STEAL).act("steal card blackmail b").legal()


def test_M5_10_refusing_turns_both_tokens_and_loses_a_random_card() -> None:
    position = Position(dealt=STEAL, cleared=[1]).give(1, "ace")
    position.act("steal card blackmail b", "refuse", draws=["ace"])
    assert position.s.cleared == [True, False, False]
    assert position.hand(0) == ["ace"]
    assert position.hand(1) == ["interrogate card"]
    assert [position.heard(who, Refused).card for who in (0, 1)] == [kind("ace")] * 2
    assert [position.heard(who, Refused).card for who in (2, None)] == [HIDDEN] * 2
    assert position.sure(1, 0) == ["ace"]
    assert position.view(0).players[1].identity == HIDDEN


def test_MR13_without_cards_the_tokens_turn_all_the_same() -> None:
    position = Position(dealt=STEAL, cleared=[1]).drop(1, "interrogate card")
    position.act("steal card blackmail b", "refuse")
    assert position.s.cleared == [True, False, False]
    assert position.hand(0) == []
    assert position.heard(2, Refused).card == NONE


def test_MR38_a_victim_is_asked_whatever_it_holds() -> None:
    for cards in (["interrogate card"], []):
        position = Position(dealt=STEAL)
        if not cards:
            position.drop(1, "interrogate card")
        position.act("steal card blackmail b")
        assert position.seat == 1
        assert position.legal() == ["refuse"]
