"""How a mission stands, for bots that stop thinking before it ends.

The figures come from least squares, rounded: what each fact was worth at the end of games that
rules of thumb played on. They began in some thousand positions to which aims taken at random had
led (aims.py), so that facts count which rules of thumb alone never bring about, like a helicopter
called for nothing but to keep others away. Strange bedfellows and the Danger Zone have their own
(bedfellows_evaluation.py, zone_evaluation.py). Who carries what decides missions; where they stand
counts for little, because the uninjured reach nearly every room in a turn.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.thought import Tuning
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BEDFELLOWS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    DANGER_ZONE,
    HELICOPTERS,
    INTEL,
    INTERPOL,
    NONE,
    TWO_MAN_RULE,
    VIRUS,
    faction_of,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import COMPUTER, SECURITY_HQ
from brushpass.games.redacted.rules.ending import foes, friends
from brushpass.games.redacted.rules.hands import holds
from brushpass.games.redacted.rules.presence import occupant
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.rules.turns import NO_LAST_ROUND
from brushpass.games.redacted.thought.bedfellows_evaluation import bedfellows
from brushpass.games.redacted.thought.prices import BOMB_AT_WORK, ENEMY_INTEL, OWN_FLOPPY, armed
from brushpass.games.redacted.thought.zone_evaluation import NOBODY_WINS, danger_zone

TURNS: Final = 4  # about a round: what lies beyond is noise in a comparison
FORESIGHT: Final = 0  # what others do in their turns hangs too little on one walk to be found out
STAKES: Final = 0.03  # most walks of a turn come to nearly the same
HURRY: Final = 20.0  # rounds: the games that the figures come from had no more
TUNING: Final = Tuning(TURNS, FORESIGHT, STAKES)
ZONE_TUNING: Final = Tuning(TURNS, FORESIGHT, STAKES, none_won=NOBODY_WINS)


def evaluate(s: State, seat: int) -> float:
    if s.mission == DANGER_ZONE:
        return within(danger_zone(s, seat))
    if s.loyalty[seat] == INTERPOL:
        return within(hunt(s, seat))
    faction = faction_of(s.loyalty[seat])
    if s.mission == TWO_MAN_RULE:
        lead = training(s, s.factions[0], VIRUS) - training(s, s.factions[1], ANTIVIRUS)
        return in_time(s, lead if faction == s.factions[0] else -lead)
    if s.mission == BEDFELLOWS:
        return in_time(s, bedfellows(s, friends(s, faction), foes(s, faction)))
    lead = flight(s, friends(s, faction)) - flight(s, foes(s, faction))
    hunter = interpol(s)
    if hunter == NONE:
        return in_time(s, lead)
    return within(0.7 * lead - 0.5 - 0.5 * hunt(s, hunter))


def turns(s: State) -> i64:
    return s.round * s.seats + (s.turn - s.starter) % s.seats


def within(value: float) -> float:
    return max(-0.9, min(0.9, value))


def time_left(s: State) -> float:
    """From 1, with no need to hurry, to 0 in the last round, if there is one (RR13)."""
    if s.rounds == NO_LAST_ROUND:
        return 1.0
    return min(1.0, float(s.rounds - s.round) / HURRY)


def in_time(s: State, lead: float) -> float:
    """RR13: towards the last round all are likely to lose."""
    left = time_left(s)
    return within(lead - 0.4 + 0.55 * left - 0.3 * left * left)


# Flying out with intel: R12, R14


def flight(s: State, factions: i64) -> float:
    """How far these factions are, allied with each other against the rest."""
    best = 0.0
    total = 0.0
    for faction in s.factions:
        if not (factions >> faction) & 1:
            total += 0.13 if s.lost[faction] else 0.0
    if s.helicopter != NONE and (factions >> s.helicopter) & 1:
        total += 0.16  # no other can be called before it is blown up
    for seat in range(s.seats):
        faction = faction_of(s.loyalty[seat])
        if faction == NONE or not (factions >> faction) & 1 or (s.arrested >> seat) & 1:
            continue
        total += armed(s, seat)
        if holds(s, seat, BOMB):
            waits = s.helicopter != NONE and not (factions >> s.helicopter) & 1
            total += BOMB_AT_WORK if waits else 0.02
        if s.lost[faction] < HELICOPTERS:
            best = max(best, prize(s, seat, factions))
        for own in s.factions:
            if (factions >> own) & 1 and holds(s, seat, INTEL + own):
                total -= 0.2  # it is where others can steal it
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
    hurt = 0.12 if s.is_injured(seat) else 0.0
    if s.helicopter == NONE:
        return ENEMY_INTEL - hurt
    if s.helicopter != faction_of(s.loyalty[seat]):
        return 0.3 - hurt
    wait = float((seat - s.turn) % s.seats) / float(s.seats)
    return 0.85 - 0.2 * wait - hurt


# Interpol: R14


def interpol(s: State) -> i64:
    for seat in range(s.seats):
        if s.loyalty[seat] == INTERPOL:
            return seat
    return NONE


def hunt(s: State, seat: i64) -> float:
    """R14.5: who is known or cleared narrows the search, if nobody flies out before.

    Not as fitted: what an arrest or a wanted agent who is known counts for. Who knows one arrests
    at once, so that the figures for before and after were those of the same moment.
    """
    left = time_left(s)
    found = 1.3 * left - 0.55 * left * left - 0.3 + armed(s, seat)
    flown = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        if (s.arrested >> other) & 1:
            found += 0.2
            continue
        if (s.learnt[seat] >> other) & 1 or (s.cleared >> other) & 1:
            found += 0.3
        flown = max(flown, prize(s, other, 1 << faction_of(s.loyalty[other])))
    return found - flown


# The Two-Man Rule: R13


def training(s: State, faction: i64, floppy: i64) -> float:
    """The own floppy in the own hands, best in the Computer room with somebody at Security HQ."""
    total = 0.0
    for seat in range(s.seats):
        if faction_of(s.loyalty[seat]) != faction:
            continue
        total += armed(s, seat)
        if holds(s, seat, VIRUS + ANTIVIRUS - floppy):
            total -= 0.14  # it is where others can steal it
        if holds(s, seat, floppy):
            total += OWN_FLOPPY
            host = occupant(s, SECURITY_HQ, seat)
            if host != NONE and (host - s.turn) % s.seats > (seat - s.turn) % s.seats:
                total += 0.2
            if s.room[seat] == COMPUTER:
                total += 0.2
    return total
