"""K6.4 Items are used once."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.state import OVER
from brushpass.games.kompromat.wire import Used
from tests.games.kompromat.items.holding import first_holds, second_holds, uses
from tests.games.kompromat.scenario import Scene, item, mission


def test_K6_4_an_item_is_used_once_and_then_lies_with_the_collected_cards() -> None:
    scene = Scene(items=first_holds("Balaclava"), tokens=(5, 0))
    scene.act("balaclava")
    assert scene.holds(0) == []
    assert scene.has_used(0) == ["Balaclava"]
    assert mission("Balaclava") in scene.s.won[0]
    assert scene.told(1, Used) == [Used(0, item("Balaclava"), False)]
    assert uses(scene, "balaclava") == []
    with pytest.raises(IllegalAction):
        scene.act("balaclava")


def test_K6_4_the_other_cannot_use_what_a_player_holds() -> None:
    scene = Scene(["9"], ["9"], items=first_holds("Balaclava"), tokens=(5, 5))
    scene.act("draw").act("attempt 1", "stop")
    assert scene.seat == 1
    assert uses(scene, "balaclava") == []


def test_K7_1_an_item_never_ends_the_game() -> None:
    scene = Scene(["9 3"], ["4"], items=second_holds("Newspaper"), tokens=(8, 8)).attempt(0)
    scene.act("newspaper 1")
    assert scene.s.phase != OVER
