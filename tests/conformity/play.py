"""Random games, and random moments in them."""

from collections.abc import Iterator
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import AnyGame
from tests.conformity.cells import Cell


def some_decision(game: AnyGame, s: Any, chance: Chance) -> tuple[int, Action]:
    """A random seat of those to act, with a random action."""
    seats = game.to_act(s)
    seat = seats[chance.pick(len(seats))]
    legal = game.legal(s, seat)
    return seat, legal[chance.pick(len(legal))]


def walk(cell: Cell, seed: int) -> Iterator[Any]:
    """The truth before each decision of a random game and after the last one.

    It is one object, changed in place: keep clones.
    """
    game = cell.game
    chance = Fast(seed)
    s = game.setup(cell.some_options(chance), chance, game.silent)
    yield s
    for _ in range(cell.mode.longest):
        if not game.to_act(s):
            return
        seat, action = some_decision(game, s, chance)
        game.play(s, seat, action, chance, game.silent)
        yield s
    raise AssertionError(f"a game of {cell} takes more than {cell.mode.longest} decisions")


def moments(cell: Cell, seed: int, count: int) -> list[Any]:
    """Clones of the truth at so many random moments of a random game, the end among them."""
    chance = Fast(-1 - seed)
    kept: list[Any] = []
    for number, s in enumerate(walk(cell, seed)):
        if number < count:
            kept.append(cell.game.clone(s))
        else:
            place = chance.pick(number + 1)  # every moment is equally likely to be kept
            if place < count:
                kept[place] = cell.game.clone(s)
    return kept


MOMENTS_A_GAME = 8


def many_moments(cell: Cell, count: int, seed: int = 0) -> Iterator[tuple[int, Any]]:
    """So many random moments of random games, each with a number of its own."""
    number = 0
    while number < count:
        for s in moments(cell, seed + number, MOMENTS_A_GAME):
            if number == count:
                return
            yield number, s
            number += 1
