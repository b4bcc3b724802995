"""Ways through the embassy: the shortest, around other people. Sets of rooms as bits."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import KEY
from brushpass.games.redacted.rules.embassy import (
    FLOORS,
    LOCKED,
    NEXT,
    ROOMS,
    STAIRS,
    WALL,
    door,
    floor_of,
)
from brushpass.games.redacted.thought.questions import Questions


def _entries() -> list[list[int]]:
    """From where each room is entered, as bits; by the floor that is locked, none first; keyed."""
    tables: list[list[int]] = []
    for keyed in (False, True):
        for lock in range(-1, len(FLOORS)):
            table = [0] * ROOMS
            for room in range(ROOMS):
                for to in NEXT[room]:
                    kind = door(room, to)
                    locked = kind == STAIRS and lock in (floor_of(room), floor_of(to))
                    if kind != WALL and not locked and (keyed or kind != LOCKED):
                        table[to] |= 1 << room
            tables.append(table)
    return tables


ENTRIES: Final = _entries()


def first_steps(q: Questions, goal: i64, around: bool, keyed: bool) -> i64:
    """The next rooms on the shortest ways to a goal; `around` people, or through them."""
    entries = ENTRIES[(len(FLOORS) + 1 if keyed else 0) + q.locked + 1]
    shut = q.barred | q.taken() if around else q.barred
    here = q.room
    ring: i64 = 1 << goal
    reached = ring | shut
    while ring:
        before: i64 = 0
        steps: i64 = 0
        room: i64 = 0
        while ring:
            if ring & 1:
                entered: i64 = entries[room]
                before |= entered
                if (entered >> here) & 1:
                    steps |= 1 << room
            ring >>= 1
            room += 1
        if steps:
            return steps
        ring = before & ~reached
        reached |= ring
    return 0


def step_to(q: Questions, goal: i64, options: Sequence[Action]) -> Action | None:
    """The next room on the way around people, else through them, else a Key if that opens one;
    None where no way leads."""
    steps = first_steps(q, goal, True, q.keyed)
    if steps == 0:
        steps = first_steps(q, goal, False, q.keyed)
    if steps == 0 and a.USE[KEY] in options and first_steps(q, goal, False, True):
        return a.USE[KEY]
    for action in options:
        if isinstance(action, a.Go) and (steps >> action.room) & 1:
            return action
    return None
