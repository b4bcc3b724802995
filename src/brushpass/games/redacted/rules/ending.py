"""How missions end: R12, R13, R14, R15, R16."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.result import Result
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BEDFELLOWS,
    BRIEFCASE,
    DANGER_ZONE,
    DELIVERIES,
    GOAL,
    HELICOPTERS,
    INTEL,
    TASK_POINTS,
    TASKS,
    VIRUS,
    faction_of,
)
from brushpass.games.redacted.rules.hands import holds
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.rules.tell import Tell

ESCAPE: Final = 0
BLUNDER: Final = 1
GROUNDED: Final = 2
THREE_COLOURS: Final = 3
ARRESTS: Final = 4
VIRUS_RUN: Final = 5
VIRUS_STOPPED: Final = 6
OVERRUN: Final = 7
SEVEN_POINTS: Final = 8
DELIVERED: Final = 9
TIME: Final = 10
BROKEN_OFF: Final = 11
ENDINGS: Final = [
    "escape",
    "blunder",
    "both helicopters destroyed",
    "three helicopters destroyed",
    "both wanted agents arrested",
    "virus",
    "anti-virus",
    "overrun by guards",
    "seven points",
    "three deliveries",
    "time",
    "broken off",
]


def finish(s: State, ending: i64, winners: i64, tell: Tell) -> None:
    s.ending = ending
    s.winners = winners
    s.frames = []
    tell.finished(ending, winners, s.loyalty[:], s.letters, s.points[:])


def team(s: State, faction: i64) -> i64:
    """The seats of a faction, arrested ones too (R14.5), as bits."""
    seats: i64 = 0
    for seat in range(s.seats):
        if faction_of(s.loyalty[seat]) == faction:
            seats |= 1 << seat
    return seats


def foes(s: State, faction: i64) -> i64:
    """Factions against which this one plays, as bits (R12.1, RR44)."""
    allied = (s.letters >> faction) & 1
    found: i64 = 0
    for other in s.factions:
        if other == faction:
            continue
        if s.mission == BEDFELLOWS and allied and (s.letters >> other) & 1:
            continue
        found |= 1 << other
    return found


def teams(s: State, factions: i64) -> i64:
    seats: i64 = 0
    for faction in s.factions:
        if (factions >> faction) & 1:
            seats |= team(s, faction)
    return seats


def friends(s: State, faction: i64) -> i64:
    """This faction and those allied with it, as bits."""
    against = foes(s, faction)
    found: i64 = 0
    for other in s.factions:
        if not (against >> other) & 1:
            found |= 1 << other
    return found


def board(s: State, seat: i64, tell: Tell) -> None:
    """R12.4, R15.5, RR41."""
    faction = faction_of(s.loyalty[seat])
    against = foes(s, faction)
    found = False
    for other in s.factions:
        if (against >> other) & 1 and carries(s, seat, INTEL + other):
            found = True
    tell.boarded(seat, faction)
    if found:
        finish(s, ESCAPE, teams(s, friends(s, faction)), tell)
    else:
        finish(s, BLUNDER, teams(s, against), tell)


def carries(s: State, seat: i64, kind: i64) -> bool:
    """R11.2: in hand, or in a briefcase."""
    if holds(s, seat, kind):
        return True
    for colour in range(2):
        if holds(s, seat, BRIEFCASE + colour) and kind in s.tiles[colour].kinds:
            return True
    return False


def check_helicopters(s: State, faction: i64, tell: Tell) -> None:
    """R12.5, R15.3, R15.4, after one of this faction was blown up."""
    if s.lost[faction] == HELICOPTERS:
        finish(s, GROUNDED, teams(s, foes(s, faction)), tell)
    elif s.mission == BEDFELLOWS:
        lone: i64 = 0
        for other in s.factions:
            if s.lost[other] == 0:
                return
            if not (s.letters >> other) & 1:
                lone = team(s, other)
        finish(s, THREE_COLOURS, lone, tell)


def check_arrests(s: State, interpol: i64, tell: Tell) -> None:
    """R14.5."""
    if s.arrested & (s.arrested - 1):
        finish(s, ARRESTS, 1 << interpol, tell)


def insert(s: State, floppy: i64, tell: Tell) -> None:
    """R13.4, RR5: the first faction is the red team."""
    if floppy == VIRUS:
        finish(s, VIRUS_RUN, team(s, s.factions[0]), tell)
    else:
        assert floppy == ANTIVIRUS
        finish(s, VIRUS_STOPPED, team(s, s.factions[1]), tell)


def score(s: State, seat: i64, task: i64, tell: Tell) -> None:
    """R16.16: seven points win at once."""
    s.points[seat] += TASK_POINTS[task]
    s.tasks[seat * TASKS + task] += 1
    if s.points[seat] >= GOAL:
        finish(s, SEVEN_POINTS, 1 << seat, tell)


def check_deliveries(s: State, tell: Tell) -> None:
    """R16.16, RR54."""
    if s.deliveries == DELIVERIES and s.frames:
        first, second = s.points[0], s.points[1]
        finish(s, DELIVERED, (1 if first >= second else 0) | (2 if second >= first else 0), tell)


def result(s: State) -> Result:
    winners = [seat for seat in range(s.seats) if (s.winners >> seat) & 1]
    points: list[float] = []
    for seat in range(s.seats):
        points.append(float(s.points[seat]) if s.mission == DANGER_ZONE else float(seat in winners))
    return Result(ENDINGS[s.ending], winners, points, drawn=s.ending >= TIME)  # RR13, RR60
