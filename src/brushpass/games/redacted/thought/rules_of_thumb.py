"""Rules of thumb for every decision, of Clerks and of players that searches imagine."""

from collections.abc import Sequence

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    COMBAT,
    CRACK,
    DISPLACE,
    DROP,
    EXCHANGE,
    GIFTS,
    GUARD,
    GUARD_COMBAT,
    HACK,
    KITCHEN_BREAK,
    KNOCK,
    MOVE,
    NIGHT,
    NIGHT_SNEAK,
    PRIZE,
    PUT,
    REWARD,
    SNEAK,
)
from brushpass.games.redacted.thought import meetings
from brushpass.games.redacted.thought.prices import is_treasure
from brushpass.games.redacted.thought.questions import Questions
from brushpass.games.redacted.thought.walking import move, way_out


def choose(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if len(options) == 1:
        return options[0]
    kind = q.kind
    if kind == MOVE:
        return move(q, options)
    if kind == EXCHANGE:
        return meetings.show(q, chance)
    if kind == COMBAT:
        return meetings.combat(q, options)
    if kind == REWARD:
        return meetings.reward(q, options, chance)
    if kind in (SNEAK, DISPLACE):
        return way_out(q, options)
    if kind == GIFTS:
        return meetings.gift(q, options)
    if kind == KNOCK:
        return a.LET_PASS if q.friend(q.other) > 0.8 else a.KNOCK_OUT
    if kind in (NIGHT, NIGHT_SNEAK):
        return a.PASS if q.friend(q.other) > 0.8 else options[-1]
    if kind == GUARD:
        return meetings.face_guard(q, chance)
    if kind == GUARD_COMBAT:
        return meetings.combat_guard(q, options)
    if kind in (DROP, PUT):
        return meetings.cheapest(q, options)
    if kind == ACCEPT:
        return meetings.accept(q, options)
    if kind == ARMS:
        return rarest(q, options)
    if kind == CRACK:
        return a.TAKE if is_treasure(q, q.inside(q.colour)) else a.LEAVE
    if kind == PRIZE:
        return a.TAKE
    if kind == HACK:
        return a.HACK_IT
    if kind == KITCHEN_BREAK:
        return a.PASS
    return options[chance.pick(len(options))]


def rarest(q: Questions, options: Sequence[Action]) -> Action:
    """Of two weapons from the Armoury."""
    best = options[0]
    least: i64 = 100
    for action in options:
        if isinstance(action, a.Weapon) and q.owned(action.weapon) < least:
            best, least = action, q.owned(action.weapon)
    return best
