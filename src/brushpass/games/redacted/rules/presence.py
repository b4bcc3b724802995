"""Who is where: agents in rooms, light and dark, and which rooms work in which mission."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.knowledge import NOBODY, only
from brushpass.games.redacted.rules.cards import DANGER_ZONE, NONE, TWO_MAN_RULE
from brushpass.games.redacted.rules.embassy import (
    ARMOURY,
    BALLROOM,
    BASEMENT_STORAGE,
    BREAKER,
    CENTRAL_LOCK,
    COMPUTER,
    DETECTOR,
    INFIRMARY,
    LIT,
    LOCKED,
    ROOMS,
    SECURITY_HQ,
    STAIRS,
    TERRACE_STORAGE,
    XRAY,
    door,
    floor_of,
)
from brushpass.games.redacted.rules.hands import show_hand
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.rules.tell import Tell

TRAINING: Final = [ARMOURY, XRAY, TERRACE_STORAGE, BALLROOM, INFIRMARY, BASEMENT_STORAGE]  # R13.3
EMPTY_WITH_GUARDS: Final = [SECURITY_HQ, BALLROOM, CENTRAL_LOCK, COMPUTER, BREAKER]  # R16.3
IS_LIT: Final = [room in LIT for room in range(ROOMS)]


def works(s: State, room: i64) -> bool:
    """Whether the room has its function in this mission."""
    if s.mission == TWO_MAN_RULE:
        return room in TRAINING
    return s.mission != DANGER_ZONE or room not in EMPTY_WITH_GUARDS


def is_open(s: State, room: i64) -> bool:
    """R8.1: the Ballroom of the reception counts as empty."""
    return room == BALLROOM and s.reception


def occupant(s: State, room: i64, besides: i64) -> i64:
    """The agent who stands in this room, other than this one, or NONE; RR26: nobody who is down."""
    if is_open(s, room):
        return NONE
    for seat in range(s.seats):
        if seat != besides and s.room[seat] == room and not (s.down >> seat) & 1:
            return seat
    return NONE


def guarded(s: State, room: i64) -> bool:
    return room in s.guards


def is_dark(s: State, room: i64) -> bool:
    """R10.1."""
    return s.dark and not IS_LIT[room]


def watcher(s: State, room: i64) -> i64:
    """Who uses a room just by standing in it, or NONE (R7.4, R7.5, R9.2)."""
    return occupant(s, room, NONE) if works(s, room) else NONE


def onlookers(s: State, one: i64, other: i64) -> i64:
    """R7.5, RR35: the Security HQ sees what two others do with each other; as bits."""
    seat = watcher(s, SECURITY_HQ)
    return NOBODY if seat in (NONE, one, other) else only(seat)


def passable(s: State, seat: i64, room: i64, to: i64, keyed: bool) -> bool:
    kind = door(room, to)
    if kind == LOCKED:
        return keyed  # R3.6, R7.7
    if kind == STAIRS and s.lock != NONE and s.locker != seat:  # R8.2, RR30
        return floor_of(room) != s.lock and floor_of(to) != s.lock
    return True


def vacate(s: State, seat: i64, tell: Tell) -> None:
    """RR30: the lock opens when its player leaves the room or falls."""
    if s.locker == seat:
        floor = s.lock
        s.locker = NONE
        s.lock = NONE
        tell.unlocked(floor)


def enter(s: State, seat: i64, to: i64, sneaking: bool, tell: Tell) -> None:
    """One door further, seen by the X-ray room if the door has detectors (R7.4)."""
    kind = door(s.room[seat], to)
    s.room[seat] = to
    tell.walked(seat, to, sneaking)
    vacate(s, seat, tell)
    if kind == DETECTOR:
        viewer = watcher(s, XRAY)
        if viewer != NONE and viewer != seat:
            show_hand(s, seat, viewer)
            tell.scanned(viewer, seat, sorted(s.hands[seat].kinds))
