"""R2, R3 and R6: what a turn is used for, and the way there."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import (
    BOMB,
    CONTRABAND,
    DANGER_ZONE,
    FIRST_AID,
    FLOPPY,
    HAND_LIMIT,
    HIDDEN,
    KEY,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import HELIPAD, ROOMS, XRAY, distance
from brushpass.games.redacted.rules.state import SNEAK
from brushpass.games.redacted.thought.goals import goals
from brushpass.games.redacted.thought.house import is_of_use
from brushpass.games.redacted.thought.questions import SURE, Questions
from brushpass.games.redacted.thought.routes import step_to

NEVER: Final = 9


def move(q: Questions, options: Sequence[Action]) -> Action:
    act = deed(q, options)
    if act is not None:
        return act
    for goal in goals(q):
        if goal == q.room:
            act = a.STOP if goal == XRAY and a.STOP in options else errand(options)
        elif (q.barred >> goal) & 1:
            continue
        else:
            act = step_to(q, goal, options)
        if act is not None:
            return act
    return stay(q, options)


def stay(q: Questions, options: Sequence[Action]) -> Action:
    """Or, where a turn must not end, on into an empty room."""
    for action in options:
        if action is a.STOP or action is a.SNEAK_OUT:
            return action
    for action in options:
        if isinstance(action, a.Go) and not q.is_taken(action.room):
            return action
    return options[0]


def errand(options: Sequence[Action]) -> Action | None:
    """What a room is visited for."""
    for action in options:
        if action is a.SEARCH or action is a.REST or action is a.ARM:
            return action
    return None


def deed(q: Questions, options: Sequence[Action]) -> Action | None:
    """An action here and now, if it is worth the turn."""
    best: Action | None = None
    first: i64 = NEVER
    for action in options:
        if isinstance(action, a.Go):
            continue
        rank = urgency(q, action)
        if rank < first:
            best, first = action, rank
    return best


def urgency(q: Questions, action: Action) -> i64:
    """Less comes first."""
    if isinstance(action, a.Use):
        return urgency_of_use(q, action.kind)
    if action is a.BOARD:
        return 0 if q.carries_prize() else NEVER
    if isinstance(action, a.Call):
        return 2 if calls(q, action.faction) else NEVER
    if isinstance(action, a.Escort):
        hideout = q.hideouts[q.me]
        return 2 if distance(action.room, hideout) < distance(q.room, hideout) else NEVER
    if action is a.JAM:
        uploads = q.holds(FLOPPY) or q.holds(FLOPPY + 1)
        return 3 if uploads and not q.unjammed else NEVER
    if isinstance(action, a.Crack):
        return 6 if q.inside(action.colour) == HIDDEN else NEVER
    return 3 if is_of_use(q, action) else NEVER


def urgency_of_use(q: Questions, kind: i64) -> i64:
    danger = q.mission == DANGER_ZONE
    if kind == BOMB:
        return 1 if q.enemy(q.helicopter) >= SURE else NEVER
    if kind == FIRST_AID:
        return 4
    if kind == CONTRABAND:
        full = HAND_LIMIT if danger else HAND_LIMIT - 1  # guards may have it
        return 5 if len(q.items) >= full else NEVER
    if kind == KEY:
        return NEVER
    return 2 if danger or kind == q.floppy() else NEVER


def calls(q: Questions, called: i64) -> bool:
    """The own helicopter to fly out with the prize, an enemy's to blow it up; any for the files."""
    if q.mission == DANGER_ZONE:
        return any(is_intel(kind) for kind in q.items)
    if q.carries_prize():
        return called == q.faction
    return q.holds(BOMB) and called == q.worst_enemy()


def way_out(q: Questions, options: Sequence[Action]) -> Action:
    """Sneaking: to an empty room near the goal. Displacing: into somebody's arms, or far away."""
    sneaking = q.kind == SNEAK
    rooms = goals(q) if sneaking else []
    goal: i64 = rooms[0] if rooms else HELIPAD
    best = options[0]
    least: i64 = 2 * ROOMS
    for action in options:
        if isinstance(action, a.Go):
            crowd: i64 = ROOMS if q.is_taken(action.room) else 0
            cost = distance(action.room, goal)
            cost = cost + crowd if sneaking else ROOMS - cost - crowd
            if cost < least:
                best, least = action, cost
    return best
