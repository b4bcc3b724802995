"""Ways through the embassy for the bot: short ones, around other people."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.cards import NONE
from brushpass.games.redacted.embassy import (
    BALLROOM,
    DETECTOR,
    LOCKED,
    NEXT,
    ROOMS,
    STAIRS,
    XRAY,
    door,
    floor_of,
)
from brushpass.games.redacted.wire import View

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
