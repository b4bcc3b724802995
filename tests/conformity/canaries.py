"""Markers in place of secrets: none may come out, and nothing may stumble over one."""

from collections.abc import Callable
from typing import Any

from brushpass.core.memory import Memory
from brushpass.core.wire import encode
from tests.conformity.cells import Audience, Cell
from tests.conformity.play import walk
from tests.conformity.streams import whom


def check_canaries(cell: Cell, games: int, seed: int = 0) -> int:
    """How many markers were planted."""
    planted = 0
    for number in range(games):
        for world in walk(cell, seed + number):
            for audience in cell.audiences:
                memory = world.memory(audience)
                planted += _check_moment(cell, cell.game.clone(world.s), audience, memory)
    return planted


def _check_moment(cell: Cell, s: Any, audience: Audience, memory: Memory) -> int:
    game = cell.game
    markers = [str(marker) for marker in cell.secrets.plant(s, audience)]
    outputs: dict[str, Callable[[], str]] = {
        "the view": lambda: encode(game.see(s, audience, memory)).decode(),
        "the seats to act": lambda: repr(game.to_act(s)),
        "the result": lambda: repr(getattr(game.result(s), "points", None)),
    }
    if audience is not None:
        outputs["the options"] = lambda: repr(
            [(action.id, action) for action in game.legal(s, audience)]
        )
    for name, output in outputs.items():
        try:
            text = output()
        except Exception as error:
            raise AssertionError(
                f"{cell}: {name} of {whom(audience)} touches a secret: {error!r}"
            ) from error
        for marker in markers:
            assert marker not in text, f"{cell}: {name} of {whom(audience)} shows a secret: {text}"
    return len(markers)
