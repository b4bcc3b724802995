"""M5 Taking an action."""

from fractions import Fraction

import pytest

from brushpass.core.playout import outcomes
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import HIDDEN, NONE
from brushpass.games.microfilms.rules.state import BLACKMAILED
from brushpass.games.microfilms.speech.messages import Interrogated, Refused, Spent, Stole
from tests.games.microfilms.scenario import ACTION, Scene, kind, seen_identity

STEAL = ("steal card", "interrogate card", "cash out card")
ASK = ("interrogate card", "cash out card", "steal card")


def test_M5_1_a_used_card_lies_on_top_of_the_discards() -> None:
    scene = Scene(dealt=STEAL).bury("ace").act("steal from c")
    assert scene.discards() == ["ace", "steal card"]
    assert scene.hand(0) == []
    assert scene.heard(None, Spent).card == kind("steal card")


def test_M5_1_a_card_is_used_for_one_of_its_two_names() -> None:
    legal = Scene(dealt=STEAL).legal()
    assert "steal from b" in legal
    assert "steal card blackmail b" in legal
    assert "interrogate b" not in legal
    assert "cash out" not in legal
    legal = Scene(dealt=ASK).legal()
    assert "interrogate b" in legal
    assert "interrogate card blackmail b" in legal
    assert "steal from b" not in legal
    assert "cash out" in Scene().legal()


@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_M5_2_MR6_steal_takes_two_francs_or_what_there_is(there: int, taken: int) -> None:
    scene = Scene(dealt=STEAL, francs={1: there}).act("steal from b")
    assert scene.s.francs[0] == taken
    assert scene.s.francs[1] == there - taken
    assert scene.heard(2, Stole).francs == taken


def test_M5_3_cash_out_takes_three_francs() -> None:
    scene = Scene().act("cash out")
    assert scene.s.francs[0] == 3
    assert scene.s.house == 26
    assert scene.discards() == ["cash out card"]


def test_M5_4_M5_5_an_interrogator_sees_one_card_and_the_other_does_not_learn_which() -> None:
    scene = Scene(dealt=ASK).give(1, "ace").act("interrogate b", draws=["ace"])
    assert scene.heard(0, Interrogated).seen == kind("ace")
    assert {scene.heard(who, Interrogated).seen for who in (1, 2, None)} == {HIDDEN}
    assert scene.sure(0, 1) == ["ace"]
    assert scene.sure(2, 1) == []
    assert scene.hand(1) == ["ace", "cash out card"]
    assert scene.s.cleared == [False] * 3


def test_M5_4_interrogating_can_be_paid_for() -> None:
    scene = Scene(francs={0: 1}).act("pay interrogate b", draws=[seen_identity("usa")])
    assert scene.s.francs[0] == 0
    assert scene.s.house == 29
    assert scene.discards() == []
    assert scene.view(0).players[1].identity == 2
    assert scene.view(2).players[1].identity == HIDDEN
    assert "pay interrogate b" not in Scene(francs={0: 0}).legal()


def test_M5_6_without_cards_the_identity_is_seen() -> None:
    scene = Scene(dealt=ASK).drop(1, "cash out card").act("interrogate b")
    assert scene.heard(0, Interrogated).seen == seen_identity("usa")


def test_MR10_identity_and_cards_are_equally_likely() -> None:
    scene = Scene(francs={0: 1}).give(1, "ace")
    seen = {}
    for share, _, after in outcomes(GAME, scene.s, 0, ACTION["pay interrogate b"]):
        player = GAME.see(after, 0, None).players[1]
        seen[tuple(player.hand.sure), player.identity] = share
    assert list(seen.values()) == [Fraction(1, 3)] * 3


def test_M5_7_blackmail_takes_either_card_or_two_francs() -> None:
    assert "steal card blackmail b" in Scene(dealt=STEAL).legal()
    assert "interrogate card blackmail b" in Scene(dealt=ASK).legal()
    assert "pay blackmail b" in Scene(francs={0: 2}).legal()
    assert "pay blackmail b" not in Scene(francs={0: 1}).legal()
    scene = Scene(francs={0: 2}).act("pay blackmail b")
    assert scene.s.francs[0] == 0
    assert scene.s.phase == BLACKMAILED
    assert scene.seat == 1


def test_M5_8_MR11_paying_off_takes_the_full_two_francs() -> None:
    assert "pay off" not in Scene(dealt=STEAL, francs={1: 1}).act("steal card blackmail b").legal()
    scene = Scene(dealt=STEAL, francs={1: 3}).act("steal card blackmail b", "pay off")
    assert scene.s.francs[:2] == [2, 1]
    assert scene.s.cleared == [False] * 3
    assert scene.hand(1) == ["interrogate card"]


def test_M5_9_MR12_blowback_lies_on_the_blackmailers_card_and_nothing_else_happens() -> None:
    dealt = ("steal card", "cash out card", "cash out card")
    scene = Scene(dealt=dealt).act("steal card blackmail b", "blowback")
    assert scene.discards() == ["steal card", "cash out card"]
    assert scene.hand(0) == scene.hand(1) == []
    assert scene.s.cleared == [False] * 3
    paid = Scene(dealt=dealt, francs={0: 2}).act("pay blackmail b", "blowback")
    assert paid.s.francs[0] == 0
    assert "blowback" not in Scene(dealt=STEAL).act("steal card blackmail b").legal()


def test_M5_10_refusing_turns_both_tokens_and_loses_a_random_card() -> None:
    scene = Scene(dealt=STEAL, cleared=[1]).give(1, "ace")
    scene.act("steal card blackmail b", "refuse", draws=["ace"])
    assert scene.s.cleared == [True, False, False]
    assert scene.hand(0) == ["ace"]
    assert scene.hand(1) == ["interrogate card"]
    assert [scene.heard(who, Refused).card for who in (0, 1)] == [kind("ace")] * 2
    assert [scene.heard(who, Refused).card for who in (2, None)] == [HIDDEN] * 2
    assert scene.sure(1, 0) == ["ace"]
    assert scene.view(0).players[1].identity == HIDDEN


def test_MR13_without_cards_the_tokens_turn_all_the_same() -> None:
    scene = Scene(dealt=STEAL, cleared=[1]).drop(1, "interrogate card")
    scene.act("steal card blackmail b", "refuse")
    assert scene.s.cleared == [True, False, False]
    assert scene.hand(0) == []
    assert scene.heard(2, Refused).card == NONE


def test_MR38_a_victim_is_asked_whatever_it_holds() -> None:
    for cards in (["interrogate card"], []):
        scene = Scene(dealt=STEAL)
        if not cards:
            scene.drop(1, "interrogate card")
        scene.act("steal card blackmail b")
        assert scene.seat == 1
        assert scene.legal() == ["refuse"]
