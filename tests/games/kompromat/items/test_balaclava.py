"""K6.10 Balaclava."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.scoring import AT_BALACLAVA
from brushpass.games.kompromat.state import OVER
from brushpass.games.kompromat.wire import Tokens
from tests.games.kompromat.items.holding import first_holds, uses
from tests.games.kompromat.scenario import BEFORE_REVEAL, BEFORE_VERDICT, Position


@pytest.mark.parametrize(("before", "after"), [(8, 6), (3, 1), (2, 0)])
def test_K6_10_the_balaclava_discards_two_tokens(before: int, after: int) -> None:
    position = Position(items=first_holds("Balaclava"), tokens=(before, 4)).act("balaclava")
    assert position.s.tokens == [after, 4]
    assert position.told(1, Tokens) == [Tokens(0, after, AT_BALACLAVA)]


def test_KR28_with_a_single_token_the_balaclava_discards_that_one() -> None:
    position = Position(items=first_holds("Balaclava"), tokens=(1, 0)).act("balaclava")
    assert position.s.tokens == [0, 0]


def test_KR28_without_tokens_the_balaclava_cannot_be_used() -> None:
    position = Position(items=first_holds("Balaclava"))
    assert uses(position, "balaclava") == []
    with pytest.raises(IllegalAction):
        position.act("balaclava")


def test_KR40_a_balaclava_comes_too_late_for_what_lay_under_it() -> None:
    row = ("Balaclava", "Hotel", "Airport", "Locker")
    position = Position(["10 9"], ["7"], row=row, under={0: 1}, tokens=(8, 0)).attempts()
    assert position.s.phase == OVER
    assert position.s.loser == 0
    assert position.holds(0) == ["Balaclava"], "collected, but never used"


def test_KR40_one_held_before_can_be_used_before_the_mission_is_judged() -> None:
    items = first_holds("Balaclava")
    position = Position(["10 9"], ["7"], items=items, under={0: 1}, tokens=(8, 0))
    position.window(BEFORE_VERDICT, 0, 0).act("balaclava").settle(0)
    assert position.s.tokens == [7, 0]


def test_KR40_after_the_tokens_it_can_be_used_at_once() -> None:
    row = ("Balaclava", "Hotel", "Airport", "Locker")
    position = Position(["10 9"], ["7"], row=row, under={0: 2}, tokens=(6, 0)).attempts()
    position.window(BEFORE_REVEAL, 1, 0).act("balaclava")
    assert position.s.tokens == [6, 0]
