"""Random games in PettingZoo's terms."""

from collections.abc import Iterator
from typing import Any

import numpy
import pettingzoo
import pytest

from brushpass.core.chance import Fast
from brushpass.research.gym import environment_id
from brushpass.research.pettingzoo import AT_ONCE
from tests.conformity.cells import Cell, all_cells

CELLS = [cell for cell in all_cells() if cell.game.observer is not None]
every_cell = pytest.mark.parametrize("seen", CELLS, ids=str)
at_once = pytest.mark.parametrize(
    "seen", [cell for cell in CELLS if cell.game.about.name in AT_ONCE], ids=str
)


def table_of(cell: Cell) -> dict[str, Any]:
    return {"id": environment_id(cell.game.about.name), "mode": cell.mode.name, "seats": cell.seats}


def aec(cell: Cell, **asked: Any) -> Any:
    return pettingzoo.make("aec", **table_of(cell), **asked)


def parallel(cell: Cell, **asked: Any) -> Any:
    return pettingzoo.make("parallel", **table_of(cell), **asked)


def some_option(mask: Any, chance: Fast) -> int:
    options = numpy.flatnonzero(mask)
    return int(options[chance.pick(len(options))]) if len(options) else 0


def decisions(env: Any, chance: Fast) -> Iterator[int]:
    """Before each decision of a game what is decided; then agents leave, one by one."""
    while env.agents:
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            env.step(None)
            continue
        action = some_option(env.infos[env.agent_selection]["action_mask"], chance)
        yield action
        env.step(action)


def steps(env: Any, chance: Fast) -> Iterator[dict[str, int]]:
    """Before each step of a game what all send."""
    while env.agents:
        actions = {agent: some_option(sight(env)[agent], chance) for agent in env.agents}
        yield actions
        env.step(actions)


def sight(env: Any) -> dict[str, Any]:
    """The masks that a parallel environment showed last, whatever kind of observations it has."""
    table = env.unwrapped._table
    return {agent: table.mask_of(seat) for seat, agent in enumerate(env.possible_agents)}
