"""Everything a player can do, made once, and the menus that are made of it.

SR30: nothing here shows a card to anybody, and only passing moves one to another hand.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from brushpass.core.action import Action, numbered
from brushpass.core.seats import LETTERS
from brushpass.games.spy_tactics.cards import CODE_NAMES, CODES, MOST_SEATS, NOTHING


@mypyc_attr(allow_interpreted_subclasses=False)
class LayDown(Action):
    """Lay a code face down."""

    def __init__(self, verb: str, code: int) -> None:
        super().__init__(f"{verb} {'nothing' if code == NOTHING else CODE_NAMES[code].lower()}")
        self.code = code


@final
class Discard(LayDown):
    def __init__(self, code: int) -> None:
        super().__init__("discard", code)


@final
class Activate(LayDown):
    def __init__(self, code: int) -> None:
        super().__init__("activate", code)


@mypyc_attr(allow_interpreted_subclasses=False)
class Aim(Action):
    """Say what a revealed code is aimed at: a seat or a code."""

    def __init__(self, name: str, aim: int) -> None:
        super().__init__(name)
        self.aim = aim


@final
class Examine(Aim):
    """Look at an alignment."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"examine {LETTERS[seat].lower()}", seat)


@final
class Name(Aim):
    """Ban a code for the others' next round."""

    def __init__(self, code: int) -> None:
        super().__init__(f"name {CODE_NAMES[code].lower()}", code)


@final
class Pass(Aim):
    """Pass a card to the next agent with JackKnife."""

    def __init__(self, code: int) -> None:
        super().__init__(f"pass {CODE_NAMES[code].lower()}", code)


@final
class TakeBack(Aim):
    def __init__(self, code: int) -> None:
        super().__init__(f"take back {CODE_NAMES[code].lower()}", code)


@final
class Target(Aim):
    """Guess at this agent's discard."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"target {LETTERS[seat].lower()}", seat)


@final
class Guess(Action):
    def __init__(self, code: int) -> None:
        super().__init__(f"guess {CODE_NAMES[code].lower()}")
        self.code = code


DISCARDS: Final = [Discard(code) for code in range(CODES)]
ACTIVATES: Final = [Activate(code) for code in range(CODES + 1)]  # the last activates nothing
EXAMINES: Final = [Examine(seat) for seat in range(MOST_SEATS)]
NAMES: Final = [Name(code) for code in range(CODES)]
PASSES: Final = [Pass(code) for code in range(CODES)]
TAKE_BACKS: Final = [TakeBack(code) for code in range(CODES)]
TARGETS: Final = [Target(seat) for seat in range(MOST_SEATS)]
GUESSES: Final = [Guess(code) for code in range(CODES)]

ACTIONS: Final = numbered(
    [
        *DISCARDS,
        *ACTIVATES,
        *EXAMINES,
        *NAMES,
        *PASSES,
        *TAKE_BACKS,
        *TARGETS,
        *GUESSES,
    ]
)


def _menu(actions: Sequence[Action], wanted: i64) -> tuple[Action, ...]:
    return tuple([action for place, action in enumerate(actions) if wanted >> place & 1])


def _menus(actions: Sequence[Action], places: int) -> list[tuple[Action, ...]]:
    """The menu for every set of codes or seats, by its bits."""
    return [_menu(actions, wanted) for wanted in range(1 << places)]


ALL_DISCARDS: Final[tuple[Action, ...]] = tuple(DISCARDS)
ALL_GUESSES: Final[tuple[Action, ...]] = tuple(GUESSES)
NOTHING_ONLY: Final[tuple[Action, ...]] = (ACTIVATES[NOTHING],)
ACTIVATE_MENUS: Final = _menus(ACTIVATES, CODES)
EXAMINE_MENUS: Final = _menus(EXAMINES, MOST_SEATS)
NAME_MENUS: Final = _menus(NAMES, CODES)
PASS_MENUS: Final = _menus(PASSES, CODES)
TAKE_BACK_MENUS: Final = _menus(TAKE_BACKS, CODES)
TARGET_MENUS: Final = _menus(TARGETS, MOST_SEATS)
