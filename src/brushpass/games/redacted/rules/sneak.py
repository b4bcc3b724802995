"""R6 Sneaking out."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules.actions import GO, KNOCK_OUT, LET_PASS, PASS, SNEAK_OUT, USE
from brushpass.games.redacted.rules.cards import GOGGLES, KEY, NONE, SNEAKING
from brushpass.games.redacted.rules.embassy import LOCKED, NEXT, ROOMS, door
from brushpass.games.redacted.rules.hands import holds, use_up
from brushpass.games.redacted.rules.presence import (
    enter,
    guarded,
    is_dark,
    is_open,
    occupant,
    passable,
    vacate,
)
from brushpass.games.redacted.rules.state import (
    DISPLACE,
    DONE,
    KNOCK,
    NIGHT_SNEAK,
    REWARD,
    SNEAK,
    Frame,
    State,
)
from brushpass.games.redacted.rules.tell import Tell

EVERYWHERE: Final = (1 << ROOMS) - 1


def sneak(s: State, seat: i64) -> Frame:
    """The seat must leave its room and find an empty one."""
    frame = s.push(SNEAK, seat, NONE)
    frame.passed = 1 << s.room[seat]
    frame.avoid = s.barred if seat == s.turn else 1 << s.room[seat]  # R6.2
    return frame


def keyed(s: State, frame: Frame) -> bool:
    """R6.3: a Key spent by the winner, or by the active player earlier in the turn."""
    if frame.kind == DISPLACE:
        return frame.key or (s.keyed and (s.turn == frame.seat or s.turn == frame.other))
    return frame.key or (s.keyed and s.turn == frame.seat)


def ways(s: State, frame: Frame) -> list[int]:
    """The next rooms on the way to one that was not passed. RR25: it is next door, or the way goes
    back to it, nearer with each step; R6.2: it is one to avoid only if no other is as near."""
    displacing = frame.kind == DISPLACE
    seat = frame.other if displacing else frame.seat
    opened = keyed(s, frame)
    near = EVERYWHERE if displacing else EVERYWHERE & ~frame.passed
    better = near & ~((s.barred if seat == s.turn else 0) if displacing else frame.avoid)
    for _ in range(ROOMS):
        for rooms in (better, near):
            found = doors_to(s, seat, rooms, opened)
            if found:
                return found
        near = widened(s, seat, near, opened)
        better = widened(s, seat, better, opened)
    return []


def doors_to(s: State, seat: i64, rooms: i64, opened: bool) -> list[int]:
    here = s.room[seat]
    return [to for to in NEXT[here] if (rooms >> to) & 1 and passable(s, seat, here, to, opened)]


def widened(s: State, seat: i64, rooms: i64, opened: bool) -> i64:
    """These rooms as bits, and those with a door to one of them."""
    wider = rooms
    for room in range(ROOMS):
        for to in NEXT[room]:
            if (rooms >> to) & 1 and passable(s, seat, room, to, opened):
                wider |= 1 << room
    return wider


def options(s: State, frame: Frame) -> list[Action]:
    """For SNEAK and DISPLACE. The Key is the decider's own (RR24, R6.3)."""
    menu: list[Action] = []
    for to in ways(s, frame):
        menu.append(GO[to])
    if holds(s, frame.seat, KEY) and may_unlock(s, frame):
        menu.append(USE[KEY])
    if frame.kind == DISPLACE and frame.seat == s.turn:
        menu.append(SNEAK_OUT)  # R5.5
    return menu


def may_unlock(s: State, frame: Frame) -> bool:
    """RR39: the active player at any point, a winner who is not for a locked door of this room."""
    if keyed(s, frame):
        return False
    if frame.seat == s.turn:
        return True
    here = s.room[frame.other]
    return frame.kind == DISPLACE and any(door(here, to) == LOCKED for to in NEXT[here])


def spend_key(s: State, frame: Frame, tell: Tell) -> None:
    use_up(s, frame.seat, KEY)
    tell.used(frame.seat, KEY)
    if frame.seat == s.turn:
        s.keyed = True
    else:
        frame.key = True


def displace(s: State, frame: Frame, to: i64, tell: Tell) -> None:
    """R5.5: the winner chooses the first room."""
    opened = keyed(s, frame)
    s.frames.pop()
    further = sneak(s, frame.other)
    further.key = opened
    step(s, further, to, tell)


def leave_oneself(s: State, frame: Frame, tell: Tell) -> None:
    """R5.5: an active winner sneaks out instead of the loser, and that is the turn."""
    s.frames.pop()
    s.halt = DONE
    tell.began(frame.seat, SNEAKING)
    sneak(s, frame.seat)


def step(s: State, frame: Frame, to: i64, tell: Tell) -> None:
    """R6.1: on until a room is empty."""
    enter(s, frame.seat, to, True, tell)
    frame.passed |= 1 << to
    inside = occupant(s, to, frame.seat)
    if inside != NONE:
        s.push(NIGHT_SNEAK if is_dark(s, to) else KNOCK, inside, frame.seat)
    elif is_open(s, to) or not guarded(s, to):  # RR28; RR49: guards are passed
        s.frames.pop()


def knock_options(s: State, frame: Frame) -> list[Action]:
    if frame.kind == KNOCK:
        return [LET_PASS, KNOCK_OUT]
    menu: list[Action] = [PASS]
    if holds(s, frame.seat, GOGGLES):
        menu.append(USE[GOGGLES])
    return menu


def let_pass(s: State, frame: Frame, tell: Tell) -> None:
    s.frames.pop()
    if frame.kind == KNOCK:
        tell.let_pass(frame.seat, frame.other)
    else:
        tell.passed(frame.seat)


def knock_out(s: State, frame: Frame, tell: Tell) -> None:
    """R6.4, R10.5: the sneaking agent falls, and the other takes a free reward."""
    s.frames.pop()
    if frame.kind == NIGHT_SNEAK:
        use_up(s, frame.seat, GOGGLES)
        tell.used(frame.seat, GOGGLES)
    s.frames.pop()  # the sneaking ends here
    fall(s, frame.seat, frame.other, tell)
    s.push(REWARD, frame.seat, frame.other).free = True


def fall(s: State, by: i64, seat: i64, tell: Tell) -> None:
    s.down |= 1 << seat
    if seat == s.turn:
        s.halt = DONE  # RR27
    tell.knocked(by, seat)
    vacate(s, seat, tell)
