"""Rooms worth going to, the best first: errands.py and danger.py for imagined games."""

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    DANGER_ZONE,
    FLOPPY,
    GOAL,
    GUARDS,
    HELICOPTERS,
    HIDDEN_WEAPON,
    MICROFILM,
    NONE,
    TWO_MAN_RULE,
    VIRUS,
    WEAPONS,
    beats,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import (
    BASEMENT_STORAGE,
    COMPUTER,
    HELIPAD,
    INFIRMARY,
    JAMMING,
    NEXT,
    RADIO,
    SECURITY_HQ,
    TERRACE_STORAGE,
    distance,
)
from brushpass.games.redacted.rules.objectives import DECRYPT_POINTS, DELIVER_POINTS, UPLOAD_POINTS
from brushpass.games.redacted.thought.errands import SURE
from brushpass.games.redacted.thought.glance import Glance
from brushpass.games.redacted.thought.routes import taken


def wanted_rooms(eye: Glance) -> list[int]:
    s = eye.s
    rooms: list[int] = []
    if s.mission == DANGER_ZONE:
        zone(eye, rooms)
        return rooms
    if s.mission == TWO_MAN_RULE:
        training(eye, rooms)
    elif eye.interpol:
        hunt(eye, rooms)
    else:
        flight(eye, rooms)
    if s.is_injured(eye.me) and distance(eye.room, INFIRMARY) <= 4:
        rooms.append(INFIRMARY)
    storages(eye, rooms)
    return rooms


def storages(eye: Glance, rooms: list[int]) -> None:
    if distance(eye.room, TERRACE_STORAGE) < distance(eye.room, BASEMENT_STORAGE):
        rooms.append(TERRACE_STORAGE)
        rooms.append(BASEMENT_STORAGE)
    else:
        rooms.append(BASEMENT_STORAGE)
        rooms.append(TERRACE_STORAGE)


def flight(eye: Glance, rooms: list[int]) -> None:
    s = eye.s
    if eye.carries_prize() and s.lost[eye.faction] < HELICOPTERS:
        if s.helicopter == NONE:
            rooms.append(RADIO)
        elif s.helicopter == eye.faction or eye.holds(BOMB):
            rooms.append(HELIPAD)
    elif eye.holds(BOMB) and eye.worst_enemy() != NONE:
        if s.helicopter == NONE:
            rooms.append(RADIO)
        elif eye.hostile(s.helicopter) >= SURE:
            rooms.append(HELIPAD)


def training(eye: Glance, rooms: list[int]) -> None:
    if eye.holds(eye.floppy()):
        if (taken(eye.s, eye.me) >> SECURITY_HQ) & 1:
            rooms.append(COMPUTER)
    elif eye.holds(VIRUS + ANTIVIRUS - eye.floppy()) or eye.s.items.size() < 6:
        rooms.append(SECURITY_HQ)


def hunt(eye: Glance, rooms: list[int]) -> None:
    s = eye.s
    best: i64 = NONE
    most = 0.0
    for seat in range(s.seats):
        if seat == eye.me or s.room[seat] == NONE or (s.down >> seat) & 1:
            continue
        wanted = eye.wanted(seat)
        nearer = best != NONE and distance(eye.room, s.room[seat]) < distance(
            eye.room, s.room[best]
        )
        if wanted > most or (wanted == most and nearer):
            best, most = seat, wanted
    if best != NONE:
        rooms.append(s.room[best])


# The Danger Zone


def zone(eye: Glance, rooms: list[int]) -> None:
    s = eye.s
    injured = s.is_injured(eye.me)
    points: list[int] = []
    score(eye, points)
    if injured:
        for room in points:
            if distance(eye.room, room) <= 2:
                rooms.append(room)
        rooms.append(INFIRMARY)
    if len(s.guards) >= GUARDS - 1:
        if points_now(eye) + s.points[eye.me] >= GOAL:
            rooms += points
        fight(eye, rooms)
    rooms += points
    if not eye.items and not injured:
        storages(eye, rooms)
    if s.vip != NONE:
        fetch_vip(eye, rooms)
    if s.prize != NONE:
        rooms.append(s.prize)
    for kind in eye.items:
        if is_intel(kind):
            rooms.append(RADIO)
        elif FLOPPY <= kind < MICROFILM:
            rooms.append(JAMMING)
    fight(eye, rooms)
    storages(eye, rooms)
    other = 1 - eye.me
    if not (s.down >> other) & 1:  # a meeting costs a turn and helps the guards only
        while s.room[other] in rooms:
            rooms.remove(s.room[other])


def points_now(eye: Glance) -> i64:
    most: i64 = 0
    for kind in eye.items:
        if is_intel(kind) and eye.s.helicopter != NONE:
            most = DELIVER_POINTS
        elif most == 0 and FLOPPY <= kind < MICROFILM and eye.s.unjammed:
            most = UPLOAD_POINTS
        elif most == 0 and kind >= MICROFILM:
            most = DECRYPT_POINTS
    return most


def score(eye: Glance, rooms: list[int]) -> None:
    for kind in eye.items:
        if is_intel(kind) and eye.s.helicopter != NONE:
            rooms.append(HELIPAD)
    for kind in eye.items:
        if kind >= MICROFILM or (kind >= FLOPPY and eye.s.unjammed):
            rooms.append(eye.s.hideouts[eye.me])


def fetch_vip(eye: Glance, rooms: list[int]) -> None:
    s = eye.s
    if eye.room != s.vip:
        rooms.append(s.vip)
        return
    hideout = s.hideouts[eye.me]
    for room in NEXT[eye.room]:
        if distance(room, hideout) < distance(eye.room, hideout) and room in s.guards:
            rooms.append(room)


def fight(eye: Glance, rooms: list[int]) -> None:
    s = eye.s
    if s.prize != NONE:
        rooms.append(s.prize)
    left = s.guards[:]
    while left:
        best = left[0]
        for room in left:
            if distance(eye.room, room) < distance(eye.room, best):
                best = room
        left.remove(best)
        rooms.append(best)


def guards_left(eye: Glance) -> list[int]:
    """R16.9: a guard plays each weapon once before they are shuffled."""
    played = eye.s.guard_cards
    fresh = len(played.kinds) == WEAPONS
    left: list[int] = []
    for weapon in range(WEAPONS):
        gone = False
        for nth in range(len(played.kinds)):
            if played.kinds[nth] == weapon and (played.known[nth] >> eye.me) & 1:
                gone = True
        if fresh or not gone:
            left.append(weapon)
    return left


def guard_odds(eye: Glance, weapon: i64, left: list[int]) -> float:
    helps = eye.items.count(HIDDEN_WEAPON)
    won: i64 = 0
    for other in left:
        short = 0 if beats(weapon, other) else 1 if weapon == other else 2
        if short <= helps:
            won += 1
    return float(won) / float(len(left))
