"""R7, R8 and R9: when the lights, the lock, the reception or the X-ray are worth a turn."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import (
    BOMB,
    DANGER_ZONE,
    DOUBLE_BLIND,
    HAND_LIMIT,
    NONE,
    TWO_MAN_RULE,
)
from brushpass.games.redacted.rules.embassy import (
    BALLROOM,
    CENTRAL_LOCK,
    HELIPAD,
    SECURITY_HQ,
    TERRACE,
    XRAY,
    distance,
    floor_of,
)
from brushpass.games.redacted.thought.prices import has_spare
from brushpass.games.redacted.thought.questions import SURE, Questions

NEAR: Final = 4  # rooms from the Helipad: at most two turns of an injured agent (R3.5)


def house(q: Questions, rooms: list[int]) -> None:
    """Rooms worth going to for what they do, besides the Breaker."""
    if lock_helps(q):
        rooms.append(CENTRAL_LOCK)
    if reception_helps(q):
        rooms.append(BALLROOM)
    if watching_helps(q):
        rooms.append(XRAY)


def is_of_use(q: Questions, action: Action) -> bool:
    """Whether to do here what the room is for."""
    if action is a.LIGHTS:
        return lights_help(q)
    if action is a.RECEPTION:
        return reception_helps(q)
    return isinstance(action, a.Lock) and action.floor == TERRACE and lock_helps(q)


def lights_help(q: Questions) -> bool:
    """R10.1, R14.2: in the dark Interpol meets nobody. Who is wanted turns the lights off."""
    if q.mission != DOUBLE_BLIND:
        return False
    return q.dark if q.interpol else not q.dark and q.wanted(q.me) > 0.5


def is_threatened(q: Questions) -> bool:
    """An enemy's helicopter waits, and there is no Bomb at hand."""
    return q.helicopter != NONE and q.enemy(q.helicopter) >= SURE and not q.holds(BOMB)


def lock_helps(q: Questions) -> bool:
    """R8.2: for a round, and so for good in the last one, if there is one (RR13)."""
    if q.round != q.rounds or q.mission == DANGER_ZONE or not is_threatened(q):
        return False
    return any(is_rival(q, seat) and floor_of(q.rooms[seat]) != TERRACE for seat in range(q.seats))


def reception_helps(q: Questions) -> bool:
    """R8.1: the injured are far from the Helipad again, a rival from the Security HQ (R13.4)."""
    if q.reception or q.mission == DANGER_ZONE:
        return False
    training = q.mission == TWO_MAN_RULE
    if q.holds(q.floppy()) if training else not is_threatened(q):
        return False
    for seat in range(q.seats):
        if is_rival(q, seat):
            room = q.rooms[seat]
            if room == SECURITY_HQ if training else near_the_helipad(q, seat):
                return True
    return False


def near_the_helipad(q: Questions, seat: i64) -> bool:
    return q.is_injured(seat) and distance(q.rooms[seat], HELIPAD) <= NEAR


def is_rival(q: Questions, seat: i64) -> bool:
    return seat != q.me and q.rooms[seat] != NONE and q.friend(seat) < 0.5


def watching_helps(q: Questions) -> bool:
    """R7.4: with full hands there is nothing to search for."""
    if q.mission == DANGER_ZONE or len(q.items) < HAND_LIMIT or q.is_taken(XRAY):
        return False
    return not has_spare(q)
