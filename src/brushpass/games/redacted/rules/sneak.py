"""R6 Sneaking out."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules.actions import GO, KNOCK_OUT, LET_PASS, PASS, SNEAK_OUT, USE
from brushpass.games.redacted.rules.cards import GOGGLES, KEY, NONE, SNEAKING
from brushpass.games.redacted.rules.embassy import LOCKED, NEXT, door
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


def sneak(s: State, seat: i64) -> Frame:
    """The seat must leave its room and find an empty one."""
    frame = s.push(SNEAK, seat, NONE)
    frame.a = 1 << s.room[seat]
    frame.b = s.barred if seat == s.turn else 1 << s.room[seat]  # R6.2
    return frame


def keyed(s: State, frame: Frame) -> bool:
    """R6.3: a Key spent by the winner, or by the active player earlier in the turn."""
    if frame.kind == DISPLACE:
        return frame.a == 1 or (s.keyed and (s.turn == frame.seat or s.turn == frame.other))
    return frame.c == 1 or (s.keyed and s.turn == frame.seat)


def ways(s: State, frame: Frame) -> list[int]:
    """The next rooms that can be reached; R6.2: rooms to avoid only if there is no other."""
    seat = frame.other if frame.kind == DISPLACE else frame.seat
    passed: i64 = 0 if frame.kind == DISPLACE else frame.a
    avoid = (s.barred if seat == s.turn else 0) if frame.kind == DISPLACE else frame.b
    here = s.room[seat]
    opened = keyed(s, frame)
    better: list[int] = []
    any_way: list[int] = []
    for to in NEXT[here]:
        if (passed >> to) & 1 or not passable(s, seat, here, to, opened):  # RR25
            continue
        any_way.append(to)
        if not (avoid >> to) & 1:
            better.append(to)
    return better if better else any_way


def locked_near(s: State, room: i64) -> bool:
    return any(door(room, to) == LOCKED for to in NEXT[room])


def options(s: State, frame: Frame) -> list[Action]:
    """For SNEAK and DISPLACE. The Key is the decider's own (RR24, R6.3)."""
    menu: list[Action] = []
    for to in ways(s, frame):
        menu.append(GO[to])
    displacing = frame.kind == DISPLACE
    here = s.room[frame.other if displacing else frame.seat]
    may_unlock = not keyed(s, frame) and (displacing or frame.seat == s.turn)
    if may_unlock and locked_near(s, here) and holds(s, frame.seat, KEY):
        menu.append(USE[KEY])
    if displacing and frame.seat == s.turn:
        menu.append(SNEAK_OUT)  # R5.5
    if not displacing and not ways(s, frame):
        menu.append(PASS)
    return menu


def spend_key(s: State, frame: Frame, tell: Tell) -> None:
    use_up(s, frame.seat, KEY)
    tell.used(frame.seat, KEY)
    if frame.seat == s.turn:
        s.keyed = True
    else:
        frame.a = 1


def displace(s: State, frame: Frame, to: i64, tell: Tell) -> None:
    """R5.5: the winner chooses the first room."""
    opened = keyed(s, frame)
    s.frames.pop()
    further = sneak(s, frame.other)
    further.c = 1 if opened else 0
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
    frame.a |= 1 << to
    inside = occupant(s, to, frame.seat)
    if inside != NONE:
        s.push(NIGHT_SNEAK if is_dark(s, to) else KNOCK, inside, frame.seat)
    elif is_open(s, to) or not guarded(s, to):  # RR28; RR49: guards are passed
        s.frames.pop()


def is_stuck(s: State, frame: Frame) -> bool:
    """RR25. An active player beside a locked door is asked for a Key first."""
    may_unlock = frame.seat == s.turn and not s.keyed and locked_near(s, s.room[frame.seat])
    return not may_unlock and not ways(s, frame)


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
    s.push(REWARD, frame.seat, frame.other).a = 1


def fall(s: State, by: i64, seat: i64, tell: Tell) -> None:
    s.down |= 1 << seat
    if seat == s.turn:
        s.halt = DONE  # RR27
    tell.knocked(by, seat)
    vacate(s, seat, tell)
