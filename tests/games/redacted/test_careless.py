"""Imagined games in which nobody weighs cases: the same game, only less is concluded in it."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.state import State
from tests.conformity.cells import Cell, cells_of


def items(s: State) -> list[list[int]]:
    return [cards.kinds for cards in [*s.hands, *s.tiles, s.buried, s.dropped]]


def surely_known(s: State) -> list[list[int]]:
    """By place of items and by seat."""
    return [
        [cards.kinds[i] for i in range(len(cards.kinds)) if (cards.known[i] >> seat) & 1]
        for cards in [*s.hands, *s.tiles, s.buried]
        for seat in range(s.seats)
    ]


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_RR57_a_careless_game_goes_on_as_the_careful_one_and_knows_no_more(cell: Cell) -> None:
    for seed in range(3):
        careful = GAME.setup(cell.options(), Fast(seed), GAME.silent)
        careless = GAME.clone(careful)
        GAME.thought.loosen(careless)
        chance, luck, same_luck = Fast(seed + 100), Fast(seed + 200), Fast(seed + 200)
        while seats := GAME.to_act(careful):
            assert GAME.to_act(careless) == seats
            legal = GAME.legal(careful, seats[0])
            assert GAME.legal(careless, seats[0]) == legal
            action = legal[chance.pick(len(legal))]
            GAME.follow(careful, seats[0], action, luck, GAME.silent)
            GAME.follow(careless, seats[0], action, same_luck, GAME.silent)
            assert items(careless) == items(careful)
            for less, more in zip(surely_known(careless), surely_known(careful), strict=True):
                assert all(less.count(kind) <= more.count(kind) for kind in less)
            for seat in range(cell.seats):  # nodes of a search are what a seat sees in it
                GAME.see(careless, seat, None)
        result, same = GAME.result(careful), GAME.result(careless)
        assert result is not None
        assert same is not None
        assert (result.ending, result.winners) == (same.ending, same.winners)
