"""How a mission stands, for bots that stop thinking before it ends.

What counts is how near each side is to its goal: who carries what decides the mission, and how
far that is from where it must be.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.cards import (
    ANTIVIRUS,
    BOMB,
    CODE_CRACKER,
    DANGER_ZONE,
    GOAL,
    GUARDS,
    HELICOPTERS,
    INTEL,
    INTERPOL,
    NONE,
    TWO_MAN_RULE,
    VIRUS,
    faction_of,
    is_wanted,
)
from brushpass.games.redacted.embassy import COMPUTER, HELIPAD, RADIO, SECURITY_HQ, distance
from brushpass.games.redacted.ending import carries, foes, friends
from brushpass.games.redacted.hands import holds
from brushpass.games.redacted.state import State

HORIZON: Final = 40  # a round or two
FAR: Final = 8.0  # rooms


def value(s: State, seat: int) -> float:
    if s.mission == DANGER_ZONE:
        return danger_zone(s, seat)
    if s.loyalty[seat] == INTERPOL:
        return within(hunt(s) - best_flight(s, (1 << len(s.lost)) - 1))
    faction = faction_of(s.loyalty[seat])
    if s.mission == TWO_MAN_RULE:
        first = training(s, s.factions[0], VIRUS) - training(s, s.factions[1], ANTIVIRUS)
        return within(first if faction == s.factions[0] else -first)
    mine = best_flight(s, friends(s, faction)) + ruins(s, foes(s, faction))
    theirs = best_flight(s, foes(s, faction)) + ruins(s, friends(s, faction))
    return within(mine - theirs - (0.3 * hunt(s) if is_wanted(s.loyalty[seat]) else 0.0))


def within(value: float) -> float:
    return max(-0.95, min(0.95, value))


def near(s: State, seat: i64, room: i64) -> float:
    """1 there, 0 far away; the injured and knocked out are slower."""
    if s.room[seat] == NONE:
        return 0.0
    way = float(distance(s.room[seat], room))
    if s.is_injured(seat):
        way += 2.0
    if (s.down >> seat) & 1:
        way += 3.0
    return max(0.0, 1.0 - way / FAR)


# Flying out with intel: R12, R14, R15


def best_flight(s: State, factions: i64) -> float:
    """How near the best of these factions' agents is to flying out."""
    best = 0.0
    for seat in range(s.seats):
        faction = faction_of(s.loyalty[seat])
        if faction != NONE and (factions >> faction) & 1:
            best = max(best, flight(s, seat, faction))
    return best


def flight(s: State, seat: i64, faction: i64) -> float:
    if s.room[seat] == NONE or s.lost[faction] == HELICOPTERS:
        return 0.0
    against = foes(s, faction)
    found = False
    for other in s.factions:
        if (against >> other) & 1 and carries(s, seat, INTEL + other):
            found = True
    if not found:
        return 0.05 if holds(s, seat, CODE_CRACKER) else 0.0
    if s.helicopter == faction:
        return 0.5 + 0.35 * near(s, seat, HELIPAD)
    if s.helicopter == NONE:
        return 0.25 + 0.2 * near(s, seat, RADIO)
    return 0.2


def ruins(s: State, factions: i64) -> float:
    """What these factions have lost in helicopters, and the bombs that wait for them."""
    total = 0.0
    for faction in s.factions:
        if (factions >> faction) & 1:
            total += 0.25 * float(s.lost[faction])
    for seat in range(s.seats):
        faction = faction_of(s.loyalty[seat])
        if faction != NONE and not (factions >> faction) & 1 and holds(s, seat, BOMB):
            waits = s.helicopter != NONE and (factions >> s.helicopter) & 1
            total += 0.08 + (0.15 * near(s, seat, HELIPAD) if waits else 0.0)
    return total


# The others


def training(s: State, faction: i64, floppy: i64) -> float:
    """R13: the own floppy at the Computer, the partner at Security HQ."""
    best = 0.0
    for seat in range(s.seats):
        if faction_of(s.loyalty[seat]) == faction and holds(s, seat, floppy):
            partner = 0.0
            for other in range(s.seats):
                if other != seat:
                    partner = max(partner, near(s, other, SECURITY_HQ))
            best = max(best, 0.25 + 0.3 * near(s, seat, COMPUTER) + 0.15 * partner)
    return best


def hunt(s: State) -> float:
    """R14: one arrest is half of it."""
    return 0.5 if s.arrested & ~s.cleared else 0.0


def danger_zone(s: State, seat: i64) -> float:
    """R16: points first; many guards are the end for both."""
    other = 1 - seat
    lead = float(s.points[seat] - s.points[other]) / GOAL
    carried = 0.06 * (near(s, seat, s.hideouts[seat]) - near(s, other, s.hideouts[other]))
    crowded = float(len(s.guards)) / GUARDS
    return within(lead + carried + 0.1 - 0.7 * crowded * crowded)
