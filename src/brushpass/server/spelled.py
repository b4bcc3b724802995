"""Actions for programs: what is done, and with what, so that nobody has to take names apart."""

import re
from functools import cache
from typing import Any, Final

from brushpass.core.action import Action
from brushpass.core.game import AnyGame

Spelled = dict[str, str | int | bool]

OF_ALL: Final = set(dir(Action("")))
WORD: Final = re.compile(r"[A-Z][a-z]*")


@cache
def spelled(game: AnyGame) -> list[Spelled]:
    """By id. An action without fields goes by its name, all others by their class."""
    return [_spell(action) for action in game.actions]


def _spell(action: Action) -> Spelled:
    fields = _fields(action)
    do = " ".join(WORD.findall(type(action).__name__)).lower() if fields else action.name
    return {"do": do, **fields}


def _fields(action: Action) -> dict[str, Any]:
    """All that it has beyond what every action has, compiled or not."""
    return {
        name: getattr(action, name)
        for name in dir(action)
        if name not in OF_ALL and not name.startswith("_")
    }
