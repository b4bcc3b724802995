"""K6.4 Items are used once."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.state import OVER
from brushpass.games.kompromat.wire import Used
from tests.games.kompromat.items.holding import first_holds, second_holds, uses
from tests.games.kompromat.scenario import Position, item, mission


def test_K6_4_an_item_is_used_once_and_then_lies_with_the_collected_cards() -> None:
    position = Position(items=first_holds("Balaclava"), tokens=(5, 0))
    position.act("balaclava")
    assert position.holds(0) == []
    assert position.has_used(0) == ["Balaclava"]
    assert mission("Balaclava") in position.s.won[0]
    assert position.told(1, Used) == [Used(0, item("Balaclava"), False)]
    assert uses(position, "balaclava") == []
    with pytest.raises(IllegalAction):
        position.act("balaclava")


def test_K6_4_the_other_cannot_use_what_a_player_holds() -> None:
    position = Position(["9"], ["9"], items=first_holds("Balaclava"), tokens=(5, 5))
    position.act("draw").act("attempt 1", "stop")
    assert position.seat == 1
    assert uses(position, "balaclava") == []


def test_K7_1_an_item_never_ends_the_game() -> None:
    position = Position(["9 3"], ["4"], items=second_holds("Newspaper"), tokens=(8, 8)).attempt(0)
    position.act("newspaper 1")
    assert position.s.phase != OVER
