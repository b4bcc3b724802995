"""Random games in OpenSpiel's terms."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pyspiel

import brushpass.research.openspiel  # noqa: F401 (registers the games)
from brushpass.core.chance import Fast
from brushpass.core.record import Record, Step
from brushpass.core.table import Table, replay
from tests.conformity.cells import Cell

CHANCE: Final = pyspiel.PlayerId.CHANCE


def load(cell: Cell, chance: str = "explicit", seed: int = 0) -> Any:
    return pyspiel.load_game(
        f"brushpass_{cell.game.about.name}",
        {"mode": cell.mode.name, "players": cell.seats, "chance": chance, "seed": seed},
    )


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a random game: one object, changed in place."""
    chance = Fast(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[chance.pick(len(actions))])
        yield state


def decisions(game: Any, seed: int, every: int = 1) -> Iterator[Any]:
    """The states in which a seat decides, or each so-manieth of them."""
    asked = (state for state in walk(game, seed) if state.current_player() >= 0)
    return islice(asked, 0, None, every)


def replayed(cell: Cell, state: Any) -> Table:
    """The same game at our own table, from nothing but the history that OpenSpiel kept.

    The state must not be in the middle of luck.
    """
    about = cell.game.about
    deal: list[int] = []
    decided: list[tuple[int, int, list[int]]] = []
    for item in state.full_history():
        if item.player != CHANCE:
            decided.append((item.player, item.action, []))
        elif decided:
            decided[-1][2].append(item.action)
        else:
            deal.append(item.action)
    steps = tuple(Step(seat, action, tuple(picks)) for seat, action, picks in decided)
    return replay(Record(about.name, about.rules, cell.options(), tuple(deal), steps))
