"""M4 Bribes."""

import pytest

from brushpass.games.microfilms.rules.cards import HIDDEN
from brushpass.games.microfilms.rules.state import BRIBED, OFFER
from brushpass.games.microfilms.speech.messages import Accepted, Declined, Offered
from tests.games.microfilms.scenario import Position, kind


def test_M4_1_the_target_answers_without_knowing_the_card() -> None:
    position = Position(dealt=("steal card", "cash out card", "cash out card")).act("bribe b")
    assert position.s.phase == BRIBED
    assert position.seat == 1
    assert position.legal() == ["accept", "decline"]
    assert position.view(0).offered == kind("steal card")
    assert {position.view(audience).offered for audience in (1, 2, None)} == {HIDDEN}
    assert position.heard(0, Offered).card == kind("steal card")
    assert {position.heard(audience, Offered).card for audience in (1, 2, None)} == {HIDDEN}


def test_M4_2_an_accepted_card_clears_the_briber_and_is_known_to_the_two() -> None:
    position = Position(dealt=("steal card", "cash out card", "cash out card")).act(
        "bribe b", "accept"
    )
    assert position.hand(0) == []
    assert position.hand(1) == ["steal card", "cash out card"]
    assert position.s.cleared == [True, False, False]
    assert [position.heard(who, Accepted).card for who in (0, 1)] == [kind("steal card")] * 2
    assert [position.heard(who, Accepted).card for who in (2, None)] == [HIDDEN] * 2
    assert position.sure(0, 1) == ["steal card"]
    assert position.sure(2, 1) == position.sure(None, 1) == []


def test_M4_3_MR7_a_declined_card_returns_unseen_for_a_franc() -> None:
    position = Position(francs={1: 2}).act("bribe b", "decline")
    assert position.hand(0) == ["cash out card"]
    assert position.s.francs[:2] == [1, 1]
    assert position.s.cleared == [False, False, False]
    assert position.heard(2, Declined).francs == 1
    assert position.sure(1, 0) == []
    assert position.seat == 1  # the turn is over


def test_M4_3_MR7_who_has_no_franc_declines_for_nothing() -> None:
    position = Position().act("bribe b", "decline")
    assert position.s.francs == [0, 0, 1]
    assert position.heard(0, Declined).francs == 0
    cleared = Position(cleared=[0]).act("bribe b", "decline")
    assert cleared.s.cleared[0]


def test_MR8_any_card_in_hand_can_be_offered_and_no_identity() -> None:
    position = Position(cleared=[0]).give(0, "ace").act("bribe c")
    assert position.s.phase == OFFER
    assert position.legal() == ["offer ace", "offer cash out card"]
    position.act("offer ace", "accept")
    assert position.hand(2) == ["ace", "cash out card"]
    empty = Position().drop(0, "cash out card")
    assert not [name for name in empty.legal() if name.startswith("bribe")]


def test_MR9_a_bribe_can_be_accepted_beyond_the_limit() -> None:
    position = Position().give(1, "ace").act("bribe b", "accept")
    assert len(position.hand(1)) == 3
    assert position.seat == 1  # B's own turn comes before anything is discarded


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_MR38_the_target_is_asked_whatever_it_holds(answer: str) -> None:
    position = Position().drop(1, "cash out card").act("bribe b")
    assert position.s.francs[1] == 0
    assert answer in position.legal()


def test_MR39_a_single_card_is_not_asked_for() -> None:
    position = Position().act("bribe b")
    assert position.s.phase == BRIBED
    twins = Position(cleared=[0]).give(0, "interrogate card").act("bribe b")
    assert twins.s.phase == OFFER
    # Two cards are asked for even if they are alike: others do not know that.
    alike = Position(dealt=("steal card",) * 2 + ("cash out card",), cleared=[0])
    alike.give(0, "interrogate card").drop(0, "steal card").give(0, "interrogate card")
    assert alike.act("bribe b").legal() == ["offer interrogate card"]
