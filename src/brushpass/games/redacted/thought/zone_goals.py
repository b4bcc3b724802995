"""Rooms worth going to in the Danger Zone (R16), the best first.

The uninjured reach nearly every room in a turn, so a turn is worth what is done at its end. Guards
come every few turns and must be beaten as fast; points come from what they carry.
"""

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    DECRYPTED,
    FLOPPY,
    GOAL,
    GUARDS,
    HANDED_OVER,
    MICROFILM,
    NONE,
    TASK_POINTS,
    UPLOADED,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import (
    BASEMENT_STORAGE,
    HELIPAD,
    INFIRMARY,
    JAMMING,
    NEXT,
    RADIO,
    TERRACE_STORAGE,
    distance,
)
from brushpass.games.redacted.thought.questions import Questions


def zone(q: Questions, rooms: list[int]) -> None:
    injured = q.is_injured(q.me)
    scoring: list[int] = []
    score(q, scoring)
    if injured:
        for room in scoring:
            if distance(q.room, room) <= 2:  # R3.5
                rooms.append(room)
        rooms.append(INFIRMARY)
    if len(q.guards) >= GUARDS - 1:
        if points_now(q) + q.points[q.me] >= GOAL:
            rooms += scoring
        fight(q, rooms)
    rooms += scoring
    if not q.items and not injured:
        storages(q, rooms)  # who has nothing to lose to a guard is injured (R16.11)
    if q.vip != NONE:
        fetch_vip(q, rooms)
    if q.prize != NONE:
        rooms.append(q.prize)
    for kind in q.items:
        if is_intel(kind):
            rooms.append(RADIO)
    if q.holds(FLOPPY) or q.holds(FLOPPY + 1):
        rooms.append(JAMMING)
    fight(q, rooms)
    storages(q, rooms)
    other = 1 - q.me
    if not (q.down >> other) & 1:  # a meeting costs a turn and helps the guards only
        while q.rooms[other] in rooms:
            rooms.remove(q.rooms[other])


def points_now(q: Questions) -> i64:
    """What one action in the right room is worth."""
    most: i64 = 0
    for kind in q.items:
        if is_intel(kind) and q.helicopter != NONE:
            most = TASK_POINTS[HANDED_OVER]
        elif most == 0 and FLOPPY <= kind < MICROFILM and q.unjammed:
            most = TASK_POINTS[UPLOADED]
        elif most == 0 and kind >= MICROFILM:
            most = TASK_POINTS[DECRYPTED]
    return most


def score(q: Questions, rooms: list[int]) -> None:
    for kind in q.items:
        if is_intel(kind) and q.helicopter != NONE:
            rooms.append(HELIPAD)
    for kind in q.items:
        if kind >= MICROFILM or (kind >= FLOPPY and q.unjammed):
            rooms.append(q.hideouts[q.me])


def fetch_vip(q: Questions, rooms: list[int]) -> None:
    """To the VIP; from there, first the guard in the way."""
    if q.room != q.vip:
        rooms.append(q.vip)
        return
    hideout = q.hideouts[q.me]
    for room in NEXT[q.room]:
        if distance(room, hideout) < distance(q.room, hideout) and room in q.guards:
            rooms.append(room)


def fight(q: Questions, rooms: list[int]) -> None:
    """The guard with the objective, then the nearest."""
    if q.prize != NONE:
        rooms.append(q.prize)
    left = q.guards[:]
    while left:
        best = left[0]
        for room in left:
            if distance(q.room, room) < distance(q.room, best):
                best = room
        left.remove(best)
        rooms.append(best)


def storages(q: Questions, rooms: list[int]) -> None:
    """The nearer one first."""
    if distance(q.room, TERRACE_STORAGE) < distance(q.room, BASEMENT_STORAGE):
        rooms.append(TERRACE_STORAGE)
        rooms.append(BASEMENT_STORAGE)
    else:
        rooms.append(BASEMENT_STORAGE)
        rooms.append(TERRACE_STORAGE)
