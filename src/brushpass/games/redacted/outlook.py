"""How a mission stands, for bots that stop thinking before it ends.

The figures come from least squares: what each fact below was worth at the end of some hundreds of
games between rules of thumb, rounded. Who carries what decides missions; where they stand counts
for little, because the uninjured reach nearly every room in a turn.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.cards import (
    ANTIVIRUS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    DANGER_ZONE,
    FLOPPY,
    HELICOPTERS,
    HIDDEN_WEAPON,
    INTEL,
    INTERPOL,
    MICROFILM,
    NONE,
    TWO_MAN_RULE,
    VEST,
    VIRUS,
    faction_of,
    is_intel,
    is_wanted,
)
from brushpass.games.redacted.embassy import SECURITY_HQ, distance
from brushpass.games.redacted.ending import foes, friends
from brushpass.games.redacted.hands import holds
from brushpass.games.redacted.presence import occupant
from brushpass.games.redacted.state import State

HORIZON: Final = 4  # turns, about a round: what lies beyond is noise in a comparison
PACE: Final = 7.0  # rounds: so slowly games come to an end
TIME_OUT: Final = -0.8


def value(s: State, seat: int) -> float:
    if s.mission == DANGER_ZONE:
        return within(danger_zone(s, seat))
    if s.loyalty[seat] == INTERPOL:
        return within(hunt(s, seat))
    faction = faction_of(s.loyalty[seat])
    if s.mission == TWO_MAN_RULE:
        lead = training(s, s.factions[0], VIRUS) - training(s, s.factions[1], ANTIVIRUS)
        return in_time(s, lead if faction == s.factions[0] else -lead)
    lead = flight(s, friends(s, faction)) - flight(s, foes(s, faction))
    hunter = interpol(s)
    if hunter == NONE:
        return in_time(s, lead)
    return within(0.8 * lead - 0.45 - 0.45 * hunt(s, hunter))


def turns(s: State) -> i64:
    return s.round * s.seats + (s.turn - s.starter) % s.seats


def within(value: float) -> float:
    return max(-0.9, min(0.9, value))


def in_time(s: State, lead: float) -> float:
    """RR13: towards the last round all are likely to lose."""
    left = float(s.rounds - s.round) / PACE
    late = 0.5 * exp(-left)
    return late * TIME_OUT + (1.0 - late) * within(lead)


def armed(s: State, seat: i64) -> float:
    """Combat items make the bearer a little stronger, an injury weaker."""
    kinds = s.hands[seat].kinds
    strength = 0.04 * float(kinds.count(HIDDEN_WEAPON) + kinds.count(VEST))
    return strength - 0.06 if s.is_injured(seat) else strength


# Flying out with intel: R12, R14, R15


def flight(s: State, factions: i64) -> float:
    """How far these factions are, allied with each other against the rest."""
    best = 0.0
    total = 0.0
    for faction in s.factions:
        if not (factions >> faction) & 1:
            total += 0.15 if s.lost[faction] else 0.0
    if s.helicopter != NONE and (factions >> s.helicopter) & 1:
        total -= 0.1  # it may be blown up
    for seat in range(s.seats):
        faction = faction_of(s.loyalty[seat])
        if faction == NONE or not (factions >> faction) & 1 or (s.arrested >> seat) & 1:
            continue
        total += armed(s, seat)
        if holds(s, seat, BOMB):
            waits = s.helicopter != NONE and not (factions >> s.helicopter) & 1
            total += 0.14 if waits else 0.08
        if s.lost[faction] < HELICOPTERS:
            best = max(best, prize(s, seat, factions))
        for own in s.factions:
            if (factions >> own) & 1 and holds(s, seat, INTEL + own):
                total -= 0.15  # it is where others can steal it
    return total + best


def prize(s: State, seat: i64, factions: i64) -> float:
    """What an enemy's intel is worth to its bearer, by the helicopter that waits."""
    kinds = s.hands[seat].kinds
    found = False
    for kind in kinds:
        if is_intel(kind) and not (factions >> (kind - INTEL)) & 1:
            found = True
    if not found:
        for colour in range(2):
            tile = s.tiles[colour]
            if BRIEFCASE + colour not in kinds or not tile.kinds:
                continue
            if is_intel(tile.kinds[0]) and not (factions >> (tile.kinds[0] - INTEL)) & 1:
                if not (tile.known[0] >> seat) & 1:
                    return 0.5 if CODE_CRACKER in kinds else 0.06
                found = True
    if not found:
        return 0.0
    hurt = 0.15 if s.is_injured(seat) else 0.0
    if s.helicopter == NONE:
        return 0.75 - hurt
    if s.helicopter != faction_of(s.loyalty[seat]):
        return 0.2
    soon = float(s.seats - (seat - s.turn) % s.seats) / float(s.seats)
    return 0.9 + 0.1 * soon - hurt


# Interpol: R14


def interpol(s: State) -> i64:
    for seat in range(s.seats):
        if s.loyalty[seat] == INTERPOL:
            return seat
    return NONE


def hunt(s: State, seat: i64) -> float:
    """R14.5: one arrest is half of it; who knows more finds the other, if nobody flies out before.

    Not as fitted: whoever knows a wanted agent arrests at once, so that the figures for before and
    after were those of the same moment.
    """
    found = 0.2 + 4.0 * armed(s, seat) - 0.5 * float(s.round) / float(s.rounds)
    flown = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        if (s.arrested >> other) & 1:
            found += 0.55
            continue
        if (s.learnt[seat] >> other) & 1:
            found += 0.4 if is_wanted(s.loyalty[other]) else 0.25
        flown = max(flown, prize(s, other, 1 << faction_of(s.loyalty[other])))
    return found - 1.1 * flown


# The Two-Man Rule: R13


def training(s: State, faction: i64, floppy: i64) -> float:
    """The own floppy, and somebody at Security HQ."""
    total = 0.0
    for seat in range(s.seats):
        if faction_of(s.loyalty[seat]) == faction:
            total += armed(s, seat)
            if holds(s, seat, floppy):
                total += 0.45
                if occupant(s, SECURITY_HQ, seat) != NONE:
                    total += 0.1
    return total


# The Danger Zone: R16


def danger_zone(s: State, seat: i64) -> float:
    """Points and what brings them; many guards are the end for both."""
    other = 1 - seat
    guards = float(len(s.guards))
    both = 0.03 * float(s.points[seat] + s.points[other]) - 0.034 * guards * guards - 0.1
    return zone_lead(s, seat) - zone_lead(s, other) + both - 0.2 * float(s.round) / 40.0


def zone_lead(s: State, seat: i64) -> float:
    points = float(s.points[seat])
    total = 0.17 * points + 0.1 * max(0.0, points - 4.0) + armed(s, seat)
    if (s.decoding >> seat) & 1:
        total += 0.27
    if s.vip != NONE:
        near = 0.77 - 0.077 * float(distance(s.vip, s.hideouts[seat]))
        total += near if s.room[seat] == s.vip else 0.5 * near
    for kind in s.hands[seat].kinds:
        if is_intel(kind):
            total += 0.2 if s.helicopter == NONE else 0.3
        elif kind >= MICROFILM:
            total += 0.17
        elif kind >= FLOPPY:
            total += 0.15 if s.unjammed else 0.1
    return total
