"""What a display is told of allies and limits is what the rules make of them."""

from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import LETTER, NATIONS
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.reading import read
from tests.conformity.cells import cells_of
from tests.conformity.play import walk


def test_the_allies_are_told_when_the_box_is_opened_and_not_before() -> None:
    for cell in cells_of(GAME):
        for world in walk(cell, 1):
            for viewer in cell.audiences:
                allied = read(world.see(viewer)).allied
                if world.s.phase != OVER:
                    assert allied == []
                else:
                    apart = {world.s.absent, world.s.box - LETTER}
                    assert set(allied) == set(range(NATIONS)) - apart
                    assert len(allied) == 2


def test_M6_1_a_suspect_keeps_one_card_and_a_cleared_player_two() -> None:
    met = set()
    for cell in cells_of(GAME):
        for world in walk(cell, 2):
            limits = read(world.see(None)).limits
            assert limits == [2 if cleared else 1 for cleared in world.s.cleared]
            met.update(limits)
    assert met == {1, 2}
