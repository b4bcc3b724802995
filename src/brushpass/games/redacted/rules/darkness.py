"""R10 Darkness: meeting somebody in a dark room."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules.actions import PASS, USE
from brushpass.games.redacted.rules.cards import GOGGLES
from brushpass.games.redacted.rules.hands import holds, use_up
from brushpass.games.redacted.rules.interaction import meet
from brushpass.games.redacted.rules.sneak import sneak
from brushpass.games.redacted.rules.state import DONE, NIGHT, REWARD, Frame, State
from brushpass.games.redacted.rules.tell import Tell


def grope(s: State, seat: i64, inside: i64) -> None:
    """The active player enters a dark room in which somebody is."""
    s.push(NIGHT, seat, inside)


def decider(frame: Frame) -> i64:
    """R10.3: first the agent in the room."""
    return frame.other if frame.a == 0 else frame.seat


def options(s: State, frame: Frame) -> list[Action]:
    menu: list[Action] = [PASS]
    if holds(s, decider(frame), GOGGLES):
        menu.append(USE[GOGGLES])
    return menu


def answer(s: State, frame: Frame, goggles: bool, tell: Tell) -> None:
    seat = decider(frame)
    if goggles:
        use_up(s, seat, GOGGLES)
        tell.used(seat, GOGGLES)
        frame.b |= 1 << frame.a
    else:
        tell.passed(seat)
    frame.a += 1
    if frame.a < 2:
        return
    s.frames.pop()
    if frame.b == 3:
        meet(s, frame.seat, frame.other)  # R10.3
    elif frame.b == 1:  # R10.4: caught
        s.halt = DONE
        sneak(s, frame.seat)
        s.push(REWARD, frame.other, frame.seat).a = 1
    elif frame.b == 2:  # RR37
        s.push(REWARD, frame.seat, frame.other).a = 1
