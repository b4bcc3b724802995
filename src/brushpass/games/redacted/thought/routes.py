"""Ways through the embassy for the bot: short ones, around other people."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import NONE
from brushpass.games.redacted.rules.embassy import (
    BALLROOM,
    DETECTOR,
    FLOORS,
    LOCKED,
    NEXT,
    ROOMS,
    STAIRS,
    WALL,
    XRAY,
    door,
    floor_of,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View

FAR: Final = 1000
MEETING: Final = 9  # what it costs, in rooms, to run into somebody
SCAN: Final = 2


def is_taken(v: View, room: i64, me: i64) -> bool:
    """Somebody else stands there, or a guard."""
    if room == BALLROOM and v.reception:
        return False
    for seat in range(len(v.agents)):
        agent = v.agents[seat]
        if seat != me and agent.room == room and not agent.down:
            return True
    return room in v.guards


def is_open(v: View, me: i64, room: i64, to: i64) -> bool:
    kind = door(room, to)
    if kind == LOCKED:
        return v.keyed
    if kind == STAIRS and v.lock != NONE and v.locker != me:
        return floor_of(room) != v.lock and floor_of(to) != v.lock
    return True


def costs(v: View, me: i64, goal: i64) -> list[int]:
    """For every room, what the way from there to the goal costs; barred rooms are not entered."""
    cost = [FAR] * ROOMS
    done = [False] * ROOMS
    cost[goal] = 0
    scanned = is_taken(v, XRAY, me)
    while True:
        here: i64 = NONE
        for room in range(ROOMS):
            if not done[room] and cost[room] < FAR and (here == NONE or cost[room] < cost[here]):
                here = room
        if here == NONE:
            return cost
        done[here] = True
        step: i64 = 1 + (MEETING if is_taken(v, here, me) else 0)
        for room in NEXT[here]:
            if not is_open(v, me, room, here) or ((v.barred >> here) & 1 and room != here):
                continue
            price = cost[here] + step
            if scanned and door(room, here) == DETECTOR:
                price += SCAN
            if price < cost[room]:
                cost[room] = price


# The same for imagined games, from the state: sets of rooms as bits, all steps alike.


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


def taken(s: State, me: i64) -> i64:
    """Rooms where somebody else stands, or a guard."""
    rooms: i64 = 0
    for seat in range(s.seats):
        room = s.room[seat]
        if seat != me and room != NONE and not (s.down >> seat) & 1:
            rooms |= 1 << room
    if s.reception:
        rooms &= ~(1 << BALLROOM)
    for room in s.guards:
        rooms |= 1 << room
    return rooms


def first_steps(s: State, me: i64, goal: i64, around: bool) -> i64:
    """The next rooms on the shortest ways to a goal; `around` people, or through them."""
    here = s.room[me]
    locked = s.lock if s.lock != NONE and s.locker != me else NONE
    entries = ENTRIES[(len(FLOORS) + 1 if s.keyed else 0) + locked + 1]
    shut = s.barred | taken(s, me) if around else s.barred
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
