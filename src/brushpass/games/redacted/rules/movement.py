"""R2 A turn, and R3 movement."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import ending, guards, items, objectives, rooms
from brushpass.games.redacted.rules.actions import (
    ARM,
    BOARD,
    GO,
    JAM,
    LIGHTS,
    PASS,
    RECEPTION,
    REST,
    SEARCH,
    SNEAK_OUT,
    STOP,
    USE,
    Call,
    Crack,
    Escort,
    Go,
    Lock,
    Use,
)
from brushpass.games.redacted.rules.cards import KEY, NONE, SNEAKING, is_objective
from brushpass.games.redacted.rules.darkness import grope
from brushpass.games.redacted.rules.embassy import NEXT
from brushpass.games.redacted.rules.hands import holds, use_up
from brushpass.games.redacted.rules.interaction import meet
from brushpass.games.redacted.rules.presence import (
    enter,
    guarded,
    is_dark,
    is_open,
    occupant,
    passable,
)
from brushpass.games.redacted.rules.sneak import sneak
from brushpass.games.redacted.rules.state import DONE, WALKING, State
from brushpass.games.redacted.rules.tell import Tell

INJURED_STEPS: Final = 2  # R3.5
MOST_STEPS: Final = 20  # RR12


def is_crowded(s: State, seat: i64) -> bool:
    """Whether the seat may not end a turn where it is (R6.1)."""
    here = s.room[seat]
    if occupant(s, here, seat) != NONE:
        return True
    return guarded(s, here) and not is_open(s, here)


def options(s: State, seat: i64) -> list[Action]:
    menu: list[Action] = []
    here = s.room[seat]
    crowded = is_crowded(s, seat)
    if s.halt == WALKING and s.steps < (INJURED_STEPS if s.is_injured(seat) else MOST_STEPS):
        for to in NEXT[here]:  # R3.1
            if (s.barred >> to) & 1:  # R3.4
                continue
            if passable(s, seat, here, to, s.keyed):
                menu.append(GO[to])
    stuck = not menu
    came = s.steps > 0 or s.halt != WALKING
    # R2.2, R2.3, R10.1; R6.6, RR7: not beside somebody at the start of a turn
    if not crowded or (came and is_dark(s, here) and not guarded(s, here)):
        items.usable(s, seat, menu)
        objectives.escort_options(s, seat, menu)
        if came:
            rooms.usable(s, seat, crowded, menu)
        else:
            items.board_in_place(s, seat, menu)
    if came and not crowded:
        menu.append(STOP)  # R3.1
    elif stuck:
        menu.append(SNEAK_OUT if came else PASS)  # RR11
    if not s.keyed and holds(s, seat, KEY):
        menu.append(USE[KEY])  # R3.6, RR39
    items.crackable(s, seat, menu)
    return menu


def play(s: State, seat: i64, action: Action, chance: Chance, tell: Tell) -> None:
    if isinstance(action, Go):
        walk(s, seat, action.room, tell)
    elif isinstance(action, Use):
        if action.kind == KEY:
            use_up(s, seat, KEY)  # R3.6
            s.keyed = True
            tell.used(seat, KEY)
        else:
            if is_objective(action.kind):
                objectives.use(s, seat, action.kind, chance, tell)
            else:
                items.use(s, seat, action.kind, tell)
            acted(s, seat)
    elif isinstance(action, Crack):
        items.crack(s, seat, action.colour, tell)
    elif action is STOP:
        s.halt = DONE
        tell.stopped(seat)
    elif action is SNEAK_OUT:
        s.halt = DONE
        tell.began(seat, SNEAKING)
        sneak(s, seat)
    elif action is PASS:
        s.halt = DONE
        tell.passed(seat)
    elif isinstance(action, Escort):
        objectives.escort(s, seat, action.room, tell)
        acted(s, seat)
    else:
        use_room(s, seat, action, chance, tell)


def walk(s: State, seat: i64, to: i64, tell: Tell) -> None:
    enter(s, seat, to, False, tell)
    s.steps += 1
    inside = occupant(s, to, seat)
    if inside == NONE:
        if guarded(s, to):
            guards.meet(s, seat)
    elif is_dark(s, to):
        grope(s, seat, inside)
    else:
        meet(s, seat, inside)  # R3.3


def use_room(s: State, seat: i64, action: Action, chance: Chance, tell: Tell) -> None:
    if action is BOARD:
        ending.board(s, seat, tell)
        return
    acted(s, seat)  # first, so that hacks and choices come before the sneaking out
    if action is SEARCH:
        rooms.search(s, seat, chance, tell)
        return
    if action is ARM:
        rooms.arm(s, seat, chance, tell)
    elif action is RECEPTION:
        rooms.start_reception(s, seat, tell)
    elif action is REST:
        rooms.rest(s, seat, tell)
    elif action is LIGHTS:
        rooms.switch_lights(s, seat, tell)
    elif action is JAM:
        rooms.switch_jamming(s, seat, tell)
    elif isinstance(action, Lock):
        rooms.lock_floor(s, seat, action.floor, tell)
    else:
        assert isinstance(action, Call)
        rooms.call(s, seat, action.faction, tell)
    guards.make_noise(s, chance, tell)  # R16.5


def acted(s: State, seat: i64) -> None:
    """R2.4; R10.2, RR38: in a dark room with somebody else the active player must leave."""
    s.halt = DONE
    if s.frames and is_crowded(s, seat):
        sneak(s, seat)
