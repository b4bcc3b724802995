"""R10 Darkness: meeting somebody in a dark room."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules.actions import PASS, USE
from brushpass.games.redacted.rules.cards import GOGGLES
from brushpass.games.redacted.rules.hands import holds, use_up
from brushpass.games.redacted.rules.interaction import meet
from brushpass.games.redacted.rules.sneak import sneak
from brushpass.games.redacted.rules.state import (
    DONE,
    ENTERING,
    INSIDE,
    NIGHT,
    REWARD,
    Frame,
    State,
)
from brushpass.games.redacted.rules.tell import Tell


def grope(s: State, seat: i64, inside: i64) -> None:
    """The active player enters a dark room in which somebody is."""
    s.push(NIGHT, seat, inside).asked = inside  # R10.3: first the agent in the room


def options(s: State, frame: Frame) -> list[Action]:
    menu: list[Action] = [PASS]
    if holds(s, frame.asked, GOGGLES):
        menu.append(USE[GOGGLES])
    return menu


def answer(s: State, frame: Frame, goggles: bool, tell: Tell) -> None:
    seat = frame.asked
    if goggles:
        use_up(s, seat, GOGGLES)
        tell.used(seat, GOGGLES)
        frame.goggles |= INSIDE if seat == frame.other else ENTERING
    else:
        tell.passed(seat)
    if seat == frame.other:
        frame.asked = frame.seat
        return
    s.frames.pop()
    if frame.goggles == INSIDE | ENTERING:
        meet(s, frame.seat, frame.other)  # R10.3
    elif frame.goggles == INSIDE:  # R10.4: caught
        s.halt = DONE
        sneak(s, frame.seat)
        s.push(REWARD, frame.other, frame.seat).free = True
    elif frame.goggles == ENTERING:  # RR37
        s.push(REWARD, frame.seat, frame.other).free = True
