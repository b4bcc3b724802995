"""M4 Bribes."""

import pytest

from brushpass.games.microfilms.rules.cards import HIDDEN
from brushpass.games.microfilms.rules.state import BRIBED, OFFER
from brushpass.games.microfilms.speech.messages import Accepted, Declined, Offered
from tests.games.microfilms.scenario import Scene, kind


def test_M4_1_the_target_answers_without_knowing_the_card() -> None:
    scene = Scene(dealt=("steal card", "cash out card", "cash out card")).act("bribe b")
    assert scene.s.phase == BRIBED
    assert scene.seat == 1
    assert scene.legal() == ["accept", "decline"]
    assert scene.view(0).offered == kind("steal card")
    assert {scene.view(audience).offered for audience in (1, 2, None)} == {HIDDEN}
    assert scene.heard(0, Offered).card == kind("steal card")
    assert {scene.heard(audience, Offered).card for audience in (1, 2, None)} == {HIDDEN}


def test_M4_2_an_accepted_card_clears_the_briber_and_is_known_to_the_two() -> None:
    scene = Scene(dealt=("steal card", "cash out card", "cash out card")).act("bribe b", "accept")
    assert scene.hand(0) == []
    assert scene.hand(1) == ["steal card", "cash out card"]
    assert scene.s.cleared == [True, False, False]
    assert [scene.heard(who, Accepted).card for who in (0, 1)] == [kind("steal card")] * 2
    assert [scene.heard(who, Accepted).card for who in (2, None)] == [HIDDEN] * 2
    assert scene.sure(0, 1) == ["steal card"]
    assert scene.sure(2, 1) == scene.sure(None, 1) == []


def test_M4_3_MR7_a_declined_card_returns_unseen_for_a_franc() -> None:
    scene = Scene(francs={1: 2}).act("bribe b", "decline")
    assert scene.hand(0) == ["cash out card"]
    assert scene.s.francs[:2] == [1, 1]
    assert scene.s.cleared == [False, False, False]
    assert scene.heard(2, Declined).francs == 1
    assert scene.sure(1, 0) == []
    assert scene.seat == 1  # the turn is over


def test_M4_3_MR7_who_has_no_franc_declines_for_nothing() -> None:
    scene = Scene().act("bribe b", "decline")
    assert scene.s.francs == [0, 0, 1]
    assert scene.heard(0, Declined).francs == 0
    cleared = Scene(cleared=[0]).act("bribe b", "decline")
    assert cleared.s.cleared[0]


def test_MR8_any_card_in_hand_can_be_offered_and_no_identity() -> None:
    scene = Scene(cleared=[0]).give(0, "ace").act("bribe c")
    assert scene.s.phase == OFFER
    assert scene.legal() == ["offer ace", "offer cash out card"]
    scene.act("offer ace", "accept")
    assert scene.hand(2) == ["ace", "cash out card"]
    empty = Scene().drop(0, "cash out card")
    assert not [name for name in empty.legal() if name.startswith("bribe")]


def test_MR9_a_bribe_can_be_accepted_beyond_the_limit() -> None:
    scene = Scene().give(1, "ace").act("bribe b", "accept")
    assert len(scene.hand(1)) == 3
    assert scene.seat == 1  # B's own turn comes before anything is discarded


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_MR38_the_target_is_asked_whatever_it_holds(answer: str) -> None:
    scene = Scene().drop(1, "cash out card").act("bribe b")
    assert scene.s.francs[1] == 0
    assert answer in scene.legal()


def test_MR39_a_single_card_is_not_asked_for() -> None:
    scene = Scene().act("bribe b")
    assert scene.s.phase == BRIBED
    twins = Scene(cleared=[0]).give(0, "interrogate card").act("bribe b")
    assert twins.s.phase == OFFER
    # Two cards are asked for even if they are alike: others do not know that.
    alike = Scene(dealt=("steal card",) * 2 + ("cash out card",), cleared=[0])
    alike.give(0, "interrogate card").drop(0, "steal card").give(0, "interrogate card")
    assert alike.act("bribe b").legal() == ["offer interrogate card"]
