"""Decisions taken at once: the order in which they arrive changes nothing."""

from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from tests.conformity.cells import Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.play import many_moments
from tests.conformity.streams import Stream, stream
from tests.conformity.worlds import World


def check_order_of_choices(cell: Cell, count: int, seed: int = 0) -> int:
    """How many moments were met at which several seats decide."""
    met = 0
    for number, world in many_moments(cell, count, seed):
        s = world.s
        seats = cell.game.to_act(s)
        if len(seats) < 2:
            continue
        met += 1
        chance = Fast(number)
        choices = [(seat, _some(cell.game.legal(s, seat), chance)) for seat in seats]
        shuffled = [choices.pop(chance.pick(len(choices))) for _ in seats]
        one = _arrive(cell, world, sorted(shuffled, key=lambda choice: choice[0]), number)
        two = _arrive(cell, world, shuffled, number)
        assert one[0] == two[0], (
            f"{cell}: {shuffled} in another order: {where_different(one[0], two[0])}"
        )
        assert one[1] == two[1], f"{cell}: {shuffled} in another order told something else"
    return met


def _some(legal: tuple[Action, ...], chance: Chance) -> Action:
    return legal[chance.pick(len(legal))]


def _arrive(
    cell: Cell, before: World, choices: list[tuple[int, Action]], seed: int
) -> tuple[Any, list[Stream]]:
    world, chance = before.clone(), Fast(seed)
    told: list[Stream] = [()] * (cell.seats + 1)
    for number, (seat, action) in enumerate(choices):
        waiting = {waiting for waiting, _ in choices[number:]}
        to_act = set(cell.game.to_act(world.s))
        assert waiting <= to_act, f"{cell}: {waiting} have not chosen yet, but {to_act} are to act"
        step = [stream(box) for box in world.play(seat, action, chance)]
        told = [earlier + now for earlier, now in zip(told, step, strict=True)]
    return dump(world.s), told
