"""Random games, and random moments in them."""

from collections.abc import Iterator, Sequence
from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import AnyGame
from tests.conformity.cells import Audience, Cell
from tests.conformity.worlds import World


def some_decision(game: AnyGame, s: Any, chance: Chance) -> tuple[int, Action]:
    """A random seat of those to act, with a random action."""
    seats = game.to_act(s)
    seat = seats[chance.pick(len(seats))]
    legal = game.legal(s, seat)
    return seat, legal[chance.pick(len(legal))]


def walk(cell: Cell, seed: int) -> Iterator[World]:
    """The world before each decision of a random game and after the last one.

    It is one object, changed in place: keep clones.
    """
    chance = Fast(seed)
    world = World.dealt(cell.game, cell.some_options(chance), chance)
    yield world
    decisions = 0
    while cell.game.to_act(world.s):
        assert decisions < cell.mode.longest, f"a game of {cell} takes more than {decisions}"
        world.play(*some_decision(cell.game, world.s, chance), chance)
        decisions += 1
        yield world


def moments(cell: Cell, seed: int, count: int, remembering: Sequence[Audience] = ()) -> list[World]:
    """Clones of the world at so many random moments of a random game, the end among them.

    The memories of these audiences go along; others would have to hear all from the beginning.
    """
    chance = Fast(-1 - seed)
    kept: list[World] = []
    for number, world in enumerate(walk(cell, seed)):
        place = number if number < count else chance.pick(number + 1)  # each is equally likely
        if place < count:
            for audience in remembering:
                world.memory(audience)
            kept[place : place + 1] = [world.clone()]
    return kept


MOMENTS_A_GAME = 8


def many_moments(
    cell: Cell, count: int, seed: int = 0, remembering: Sequence[Audience] = ()
) -> Iterator[tuple[int, World]]:
    """So many random moments of random games, each with a number of its own."""
    number = 0
    while number < count:
        for world in moments(cell, seed + number, MOMENTS_A_GAME, remembering):
            if number == count:
                return
            yield number, world
            number += 1


def many_sights(cell: Cell, count: int, seed: int = 0) -> Iterator[tuple[int, World, Audience]]:
    """The same with somebody to look: each audience in turn, for a game."""
    number, game = 0, 0
    while number < count:
        audience = cell.audiences[game % len(cell.audiences)]
        for world in moments(cell, seed + number, MOMENTS_A_GAME, [audience]):
            if number == count:
                return
            yield number, world, audience
            number += 1
        game += 1
