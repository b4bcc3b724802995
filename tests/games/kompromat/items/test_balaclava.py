"""K6.10 Balaclava."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.wire import Tokens
from tests.games.kompromat.items.holding import first_holds, uses
from tests.games.kompromat.scenario import Position


@pytest.mark.parametrize(("before", "after"), [(8, 6), (3, 1), (2, 0)])
def test_K6_10_the_balaclava_discards_two_tokens(before: int, after: int) -> None:
    position = Position(items=first_holds("Balaclava"), tokens=(before, 4)).act("balaclava")
    assert position.s.tokens == [after, 4]
    assert position.told(1, Tokens) == [Tokens(0, after)]


def test_KR28_with_a_single_token_the_balaclava_discards_that_one() -> None:
    position = Position(items=first_holds("Balaclava"), tokens=(1, 0)).act("balaclava")
    assert position.s.tokens == [0, 0]


def test_KR28_without_tokens_the_balaclava_cannot_be_used() -> None:
    position = Position(items=first_holds("Balaclava"))
    assert uses(position, "balaclava") == []
    with pytest.raises(IllegalAction):
        position.act("balaclava")
