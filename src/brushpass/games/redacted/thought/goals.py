"""Rooms worth going to, the best first."""

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    DANGER_ZONE,
    HELICOPTERS,
    NONE,
    TWO_MAN_RULE,
    VIRUS,
)
from brushpass.games.redacted.rules.embassy import (
    BREAKER,
    COMPUTER,
    HELIPAD,
    INFIRMARY,
    RADIO,
    SECURITY_HQ,
    distance,
)
from brushpass.games.redacted.thought.house import house, lights_help
from brushpass.games.redacted.thought.questions import SURE, Questions
from brushpass.games.redacted.thought.zone_goals import storages, zone


def goals(q: Questions) -> list[int]:
    rooms: list[int] = []
    if q.mission == DANGER_ZONE:
        zone(q, rooms)
        return rooms
    if q.mission == TWO_MAN_RULE:
        training(q, rooms)
    elif q.interpol:
        if lights_help(q):
            rooms.append(BREAKER)
        hunt(q, rooms)
    else:
        flight(q, rooms)
        if lights_help(q):
            rooms.append(BREAKER)
    house(q, rooms)
    if q.is_injured(q.me) and distance(q.room, INFIRMARY) <= 4:
        rooms.append(INFIRMARY)
    storages(q, rooms)
    return rooms


def flight(q: Questions, rooms: list[int]) -> None:
    """R12, R14, R15: to fly out with the prize, or to bomb an enemy's helicopter."""
    if q.carries_prize() and q.lost[q.faction] < HELICOPTERS:
        if q.helicopter == NONE:
            rooms.append(RADIO)
        elif q.helicopter == q.faction or q.holds(BOMB):
            rooms.append(HELIPAD)
    elif q.holds(BOMB) and q.worst_enemy() != NONE:
        if q.helicopter == NONE:
            rooms.append(RADIO)
        elif q.enemy(q.helicopter) >= SURE:
            rooms.append(HELIPAD)


def training(q: Questions, rooms: list[int]) -> None:
    """R13.4."""
    if q.holds(q.floppy()):
        if q.is_taken(SECURITY_HQ):
            rooms.append(COMPUTER)
    elif q.holds(VIRUS + ANTIVIRUS - q.floppy()) or q.deck < 6:
        rooms.append(SECURITY_HQ)  # for the partner: the enemy's floppy is in safe hands


def hunt(q: Questions, rooms: list[int]) -> None:
    """R14: Interpol goes after whoever is most likely wanted, the nearest of them."""
    best: i64 = NONE
    most = 0.0
    for seat in range(q.seats):
        if seat == q.me or q.rooms[seat] == NONE or (q.down >> seat) & 1:
            continue
        wanted = q.wanted(seat)
        nearer = best != NONE and distance(q.room, q.rooms[seat]) < distance(q.room, q.rooms[best])
        if wanted > most or (wanted == most and nearer):
            best, most = seat, wanted
    if best != NONE:
        rooms.append(q.rooms[best])
