"""Where a walk may lead, and what for: whole walks are worth comparing, single steps are not."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import DANGER_ZONE, HELICOPTERS, NONE, TWO_MAN_RULE
from brushpass.games.redacted.rules.embassy import (
    ARMOURY,
    BASEMENT_STORAGE,
    COMPUTER,
    GALLERY,
    HELIPAD,
    INFIRMARY,
    JAMMING,
    RADIO,
    ROOMS,
    SECURITY_HQ,
    TERRACE_STORAGE,
    XRAY,
)
from brushpass.games.redacted.rules.state import MOVE, State
from brushpass.games.redacted.thought.imagined import Imagined
from brushpass.games.redacted.thought.routes import step_to
from brushpass.games.redacted.thought.walking import deed, errand

Aim = tuple[Action, int]  # the first step, and the room with what to do there

USUAL: Final = 0  # what rules of thumb do there; else 1 + a faction: call its helicopter
ANYWHERE: Final = [TERRACE_STORAGE, BASEMENT_STORAGE, ARMOURY, XRAY, SECURITY_HQ]


def aims(s: State, seat: i64, legal: Sequence[Action]) -> list[Aim]:
    found: list[Aim] = []
    if s.top().kind != MOVE:
        return found
    q = Imagined(s, seat)
    rooms = worth_a_visit(s, seat)
    for room in range(ROOMS):
        if not (rooms >> room) & 1 or (s.barred >> room) & 1 or room == s.room[seat]:
            continue
        step = step_to(q, room, legal)
        if step is None:
            continue
        found.append((step, room))
        if room == RADIO and s.helicopter == NONE:
            for faction in s.factions:
                if s.lost[faction] < HELICOPTERS:
                    found.append((step, room + ROOMS * (1 + faction)))
    return found


def worth_a_visit(s: State, seat: i64) -> i64:
    """Rooms as bits: those that are of use in the mission, and those with somebody in them."""
    rooms: i64 = 0
    for room in ANYWHERE:
        rooms |= 1 << room
    if s.is_injured(seat):
        rooms |= 1 << INFIRMARY
    if s.mission == TWO_MAN_RULE:
        rooms |= 1 << COMPUTER
    elif s.mission == DANGER_ZONE:
        rooms |= 1 << HELIPAD | 1 << RADIO | 1 << JAMMING | 1 << s.hideouts[seat]
        for room in s.guards:
            rooms |= 1 << room
        if s.vip != NONE:
            rooms |= 1 << s.vip
    elif s.helicopter == NONE:
        rooms |= 1 << RADIO
    else:
        rooms |= 1 << HELIPAD | 1 << GALLERY  # the only way to the Helipad
    for other in range(s.seats):
        if s.room[other] != NONE and not (s.down >> other) & 1:
            rooms |= 1 << s.room[other]
    return rooms


def toward(s: State, seat: i64, aim: i64, legal: Sequence[Action]) -> Action | None:
    if s.top().kind != MOVE:
        return None
    q = Imagined(s, seat)
    room = aim % ROOMS
    if q.room != room:
        return None if (q.barred >> room) & 1 else step_to(q, room, legal)
    called = aim // ROOMS
    if called != USUAL and a.CALL[called - 1] in legal:
        return a.CALL[called - 1]
    act = deed(q, legal)
    if act is None:
        act = errand(legal)
    return a.STOP if act is None and a.STOP in legal else act
