"""A heuristic for every mission: follows the errands, fights who is no friend, asks who it is."""

from collections.abc import Sequence

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
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
    NONE,
    TWO_MAN_RULE,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import (
    BASEMENT_STORAGE,
    HELIPAD,
    INFIRMARY,
    TERRACE_STORAGE,
    distance,
)
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
    KNOCK,
    MOVE,
    NIGHT,
    NIGHT_SNEAK,
    PRIZE,
    PUT,
    REWARD,
    SNEAK,
)
from brushpass.games.redacted.speech.wire import Decision, View
from brushpass.games.redacted.thought.danger import danger_goals
from brushpass.games.redacted.thought.encounters import (
    combat,
    combat_guard,
    face_guard,
    gift,
    reward,
    show,
)
from brushpass.games.redacted.thought.errands import Mind, flight_goals, hunt, training_goals, worth
from brushpass.games.redacted.thought.routes import FAR, costs, is_taken


def choose(v: View, options: Sequence[Action], chance: Chance) -> Action:
    if len(options) == 1 or v.seat is None or not v.frames:
        return options[0]
    mind = Mind(v, v.seat)
    frame = v.frames[-1]
    kind: i64 = frame.kind
    found: Action | None = None
    if kind == MOVE:
        found = _move(mind, options)
    elif kind == EXCHANGE:
        found = show(mind, frame.other if frame.seat == mind.me else frame.seat, options, chance)
    elif kind == GUARD:
        found = face_guard(mind, options, chance)
    elif kind == COMBAT:
        other = frame.other if frame.seat == mind.me else frame.seat
        lead = frame.lead if frame.seat == mind.me else -frame.lead
        found = combat(mind, lead, mind.friend[other] > 0.9, options)
    elif kind == GUARD_COMBAT:
        found = combat_guard(mind, frame.lead, options)
    elif kind == REWARD:
        found = reward(mind, frame.other, options, chance)
    elif kind == GIFTS:
        found = gift(mind, frame.other if frame.seat == mind.me else frame.seat, options)
    elif kind in (DROP, PUT):
        found = _cheapest(mind, options)
    elif kind == ACCEPT:
        found = a.REFUSE
    elif kind == KNOCK:
        found = a.LET_PASS if mind.friend[frame.other] > 0.8 else a.KNOCK_OUT
    elif kind in (NIGHT, NIGHT_SNEAK):
        other = frame.other if frame.seat == mind.me else frame.seat
        found = a.PASS if mind.friend[other] > 0.8 else options[-1]
    elif kind == ARMS:
        found = _rarest(v.agents[mind.me].weapons + v.agents[mind.me].spent, options)
    elif kind in (CRACK, PRIZE):
        found = _take(mind, frame, kind)
    elif kind in (SNEAK, DISPLACE):
        found = _way(mind, kind, frame, options)
    elif a.HACK_IT in options:
        found = a.HACK_IT
    if found is not None and found in options:
        return found
    return options[chance.pick(len(options))]


# Walking and acting


def _move(mind: Mind, options: Sequence[Action]) -> Action | None:
    act = _deed(mind, options)
    if act is not None:
        return act
    v = mind.v
    for goal in goals(mind):
        if goal == mind.room:
            act = _errand(options)
            if act is not None:
                return act
        if goal == mind.room or (v.barred >> goal) & 1:
            continue
        step = _step(mind, goal, options)
        if step is not None:
            return step
    for action in (a.STOP, a.SNEAK_OUT):
        if action in options:
            return action
    return _any_step(mind, options)


def goals(mind: Mind) -> list[int]:
    """Rooms worth going to, the best first."""
    v = mind.v
    wanted: list[int] = []
    mine = v.agents[mind.me]
    if v.mission == DANGER_ZONE:
        danger_goals(mind, wanted)
        return wanted
    if v.mission == TWO_MAN_RULE:
        training_goals(mind, wanted)
    elif mind.interpol:
        hunt(mind, wanted)
    else:
        flight_goals(mind, wanted)
    if mine.injured and distance(mind.room, INFIRMARY) <= 4:
        wanted.append(INFIRMARY)
    if distance(mind.room, TERRACE_STORAGE) < distance(mind.room, BASEMENT_STORAGE):
        wanted += [TERRACE_STORAGE, BASEMENT_STORAGE]
    else:
        wanted += [BASEMENT_STORAGE, TERRACE_STORAGE]
    return wanted


def _deed(mind: Mind, options: Sequence[Action]) -> Action | None:
    """An action here and now, if it is worth the turn."""
    v = mind.v
    faction = mind.faction
    if a.BOARD in options and mind.carries_prize():
        return a.BOARD
    if a.USE[BOMB] in options and mind.enemy[v.helicopter] >= 0.6:
        return a.USE[BOMB]
    for action in options:
        if isinstance(action, a.Use):
            if action.kind == mind_floppy(mind) or (
                v.mission == DANGER_ZONE and action.kind not in (KEY, CONTRABAND, FIRST_AID)
            ):
                return action
        elif isinstance(action, a.Call):
            if _calls(mind, action.faction, faction):
                return action
        elif isinstance(action, a.Escort):
            best = _escort(mind, options)
            if best is not None:
                return best
    if a.JAM in options and not v.unjammed and (mind.holds(FLOPPY) or mind.holds(FLOPPY + 1)):
        return a.JAM
    if a.USE[FIRST_AID] in options:
        return a.USE[FIRST_AID]
    full = HAND_LIMIT if v.mission == DANGER_ZONE else HAND_LIMIT - 1  # guards may have it
    if a.USE[CONTRABAND] in options and len(mind.items) >= full:
        return a.USE[CONTRABAND]
    for colour in range(2):
        if a.CRACK_CASE[colour] in options and v.tiles[colour] == HIDDEN:
            return a.CRACK_CASE[colour]
    return None


def _errand(options: Sequence[Action]) -> Action | None:
    """What a room is visited for, where a player came on purpose."""
    for action in (a.SEARCH, a.REST, a.ARM):
        if action in options:
            return action
    return None


def mind_floppy(mind: Mind) -> i64:
    return mind.floppy() if len(mind.v.factions) == 2 else NONE


def _calls(mind: Mind, called: i64, own: i64) -> bool:
    """The own helicopter to fly out with the prize, an enemy's to blow it up; any for the files."""
    if mind.v.mission == DANGER_ZONE:
        return holds_intel(mind)
    if mind.carries_prize():
        return called == own
    return mind.holds(BOMB) and called == mind.worst_enemy()


def holds_intel(mind: Mind) -> bool:
    return any(is_intel(kind) for kind in mind.items)


def _escort(mind: Mind, options: Sequence[Action]) -> Action | None:
    hideout = mind.v.agents[mind.me].hideout
    best: Action | None = None
    nearest = distance(mind.room, hideout)
    for action in options:
        if isinstance(action, a.Escort) and distance(action.room, hideout) < nearest:
            best = action
            nearest = distance(action.room, hideout)
    return best


def _step(mind: Mind, goal: i64, options: Sequence[Action]) -> Action | None:
    """The next room on the way; to stop early if the injured come no nearer."""
    cost = costs(mind.v, mind.me, goal)
    best: Action | None = None
    least: i64 = FAR
    for action in options:
        if isinstance(action, a.Go):
            price: i64 = cost[action.room] + (9 if is_taken(mind.v, action.room, mind.me) else 0)
            if action.room == goal:
                price = 0
            if price < least:
                least = price
                best = action
    if best is None and a.USE[KEY] in options and mind.v.lock != NONE:
        return a.USE[KEY]
    return best


def _any_step(mind: Mind, options: Sequence[Action]) -> Action | None:
    for action in options:
        if isinstance(action, a.Go) and not is_taken(mind.v, action.room, mind.me):
            return action
    return None


# Cards


def _cheapest(mind: Mind, options: Sequence[Action]) -> Action | None:
    """To drop; into a briefcase goes nothing."""
    best: Action | None = None
    least: i64 = FAR
    for action in options:
        if isinstance(action, a.Drop) and worth(mind, action.kind) < least:
            least = worth(mind, action.kind)
            best = action
    return a.PASS if best is None else best


def _rarest(owned: list[int], options: Sequence[Action]) -> Action | None:
    best: Action | None = None
    least: i64 = FAR
    for action in options:
        if isinstance(action, a.Weapon) and owned.count(action.weapon) < least:
            least = owned.count(action.weapon)
            best = action
    return best


def _take(mind: Mind, frame: Decision, kind: i64) -> Action:
    found = mind.v.tiles[frame.colour] if kind == CRACK else mind.v.prize_kind
    if kind == PRIZE:
        return a.TAKE
    return a.TAKE if worth(mind, found) >= 60 else a.LEAVE


def _way(mind: Mind, kind: i64, frame: Decision, options: Sequence[Action]) -> Action | None:
    """Sneaking: to an empty room near the goal. Displacing: into somebody's arms, or far away."""
    best: Action | None = None
    least: i64 = FAR
    wanted = goals(mind)
    goal = wanted[0] if wanted else mind.room
    for action in options:
        if isinstance(action, a.Go):
            taken = is_taken(mind.v, action.room, mind.me)
            if kind == SNEAK:
                price = distance(action.room, goal) + (30 if taken else 0)
            else:
                price = 30 - distance(action.room, HELIPAD) - (30 if taken else 0)
            if price < least:
                least = price
                best = action
    return best
