"""The heuristic of bot.py in a hurry, for imagined games: reads the state and builds no view.

It uses what its seat would know: the own cards, whose loyalty it has learnt, what it has seen of
others' cards, and where everybody stands. Where bot.py counts deals, a share must do.
"""

from collections.abc import Sequence
from typing import Final

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
    FRIENDLY,
    HAND_LIMIT,
    HIDDEN_WEAPON,
    KEY,
    NEUTRAL,
    VEST,
    WEAPONS,
    beats,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import HELIPAD, distance
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    COMBAT,
    CRACK,
    DISPLACE,
    DROP,
    EXCHANGE,
    GIFTS,
    GUARD,
    GUARD_COMBAT,
    HACK,
    KNOCK,
    MOVE,
    NIGHT,
    NIGHT_SNEAK,
    PRIZE,
    PUT,
    REWARD,
    SNEAK,
    State,
)
from brushpass.games.redacted.thought.glance import Glance
from brushpass.games.redacted.thought.intents import guard_odds, guards_left, wanted_rooms
from brushpass.games.redacted.thought.routes import FAR, first_steps, taken

PEACE: Final = 80  # as in encounters.py
FRIEND: Final = 0.9


def choose(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    frame = s.top()
    kind = frame.kind
    other = frame.other if frame.seat == seat else frame.seat
    eye = Glance(s, seat)
    if kind == MOVE:
        return move(eye, legal)
    if kind == EXCHANGE:
        return show(eye, other, chance)
    if kind == COMBAT:
        lead = frame.a if frame.seat == seat else -frame.a
        return combat(eye, lead, eye.friend(other) > FRIEND, legal)
    if kind == REWARD:
        return reward(eye, frame.other, legal, chance)
    if kind in (SNEAK, DISPLACE):
        return way(eye, kind == SNEAK, legal)
    if kind == GIFTS:
        heals = a.HEAL in legal and eye.friend(other) > 0.8 and not eye.carries_prize()
        return a.HEAL if heals else a.NOTHING
    if kind == KNOCK:
        return a.LET_PASS if eye.friend(frame.other) > 0.8 else a.KNOCK_OUT
    if kind in (NIGHT, NIGHT_SNEAK):
        return a.PASS if eye.friend(other) > 0.8 else legal[len(legal) - 1]
    if kind == GUARD:
        return face_guard(eye, chance)
    if kind == GUARD_COMBAT:
        return combat_guard(eye, frame.a, legal)
    if kind in (DROP, PUT):
        return cheapest(eye, legal)
    if kind == ACCEPT:
        return a.REFUSE
    if kind == CRACK:
        return a.TAKE if eye.worth(s.tiles[frame.a].kinds[0]) >= 60 else a.LEAVE
    if kind == PRIZE:
        return a.TAKE
    if kind == HACK:
        return a.HACK_IT
    return legal[chance.pick(len(legal))]


# Walking and acting


def move(eye: Glance, legal: Sequence[Action]) -> Action:
    act = deed(eye, legal)
    if act is not None:
        return act
    s = eye.s
    for goal in wanted_rooms(eye):
        if goal == eye.room:
            for action in legal:
                if action is a.SEARCH or action is a.REST or action is a.ARM:
                    return action
        elif not (s.barred >> goal) & 1:
            step = step_to(eye, goal, legal)
            if step is not None:
                return step
    for action in legal:
        if action is a.STOP or action is a.SNEAK_OUT:
            return action
    return legal[0]


def deed(eye: Glance, legal: Sequence[Action]) -> Action | None:
    """An action here and now, if it is worth the turn."""
    s = eye.s
    danger = s.mission == DANGER_ZONE
    best: Action | None = None
    rank: i64 = 9
    for action in legal:
        found: i64 = 9
        if isinstance(action, a.Go):
            continue
        if isinstance(action, a.Use):
            kind = action.kind
            if kind == BOMB:
                found = 1 if eye.hostile(s.helicopter) >= 0.6 else 9
            elif kind == FIRST_AID:
                found = 4
            elif kind == CONTRABAND:
                full = HAND_LIMIT if danger else HAND_LIMIT - 1
                found = 5 if len(eye.items) >= full else 9
            elif kind != KEY:
                found = 2 if danger or kind == eye.floppy() else 9
        elif action is a.BOARD:
            found = 0 if eye.carries_prize() else 9
        elif isinstance(action, a.Call):
            found = 2 if calls(eye, action.faction) else 9
        elif isinstance(action, a.Escort):
            hideout = s.hideouts[eye.me]
            found = 2 if distance(action.room, hideout) < distance(eye.room, hideout) else 9
        elif action is a.JAM:
            uploads = eye.holds(FLOPPY) or eye.holds(FLOPPY + 1)
            found = 3 if uploads and not s.unjammed else 9
        elif isinstance(action, a.Crack):
            found = 6 if not eye.knows_tile(action.colour) else 9
        if found < rank:
            best, rank = action, found
    return best


def calls(eye: Glance, called: i64) -> bool:
    """The own helicopter to fly out with the prize, an enemy's to blow it up; any for the files."""
    if eye.s.mission == DANGER_ZONE:
        return any(is_intel(kind) for kind in eye.items)
    if eye.carries_prize():
        return called == eye.faction
    return eye.holds(BOMB) and called == eye.worst_enemy()


def step_to(eye: Glance, goal: i64, legal: Sequence[Action]) -> Action | None:
    """The next room on the way around people, else through them."""
    steps = first_steps(eye.s, eye.me, goal, True)
    if steps == 0:
        steps = first_steps(eye.s, eye.me, goal, False)
    any_way: Action | None = None
    key: Action | None = None
    for action in legal:
        if isinstance(action, a.Go):
            if (steps >> action.room) & 1:
                return action
            any_way = action
        elif action is a.USE[KEY]:
            key = action
    return key if steps == 0 and key is not None else any_way


def way(eye: Glance, sneaking: bool, legal: Sequence[Action]) -> Action:
    """Sneaking: to an empty room near the goal. Displacing: into somebody's arms, or far away."""
    rooms = wanted_rooms(eye) if sneaking else []
    goal: i64 = rooms[0] if rooms else HELIPAD
    people = taken(eye.s, eye.me)
    best = legal[0]
    least: i64 = FAR
    for action in legal:
        if isinstance(action, a.Go):
            crowd: i64 = 30 if (people >> action.room) & 1 else 0
            price = distance(action.room, goal)
            price = price + crowd if sneaking else 30 - price - crowd
            if price < least:
                best, least = action, price
    return best


# Cards


def show(eye: Glance, other: i64, chance: Chance) -> Action:
    friend = eye.friend(other)
    roll = float(chance.pick(100))
    if eye.s.mission == DANGER_ZONE and roll < PEACE:
        return a.SHOW_CARD[NEUTRAL]
    if friend > FRIEND:
        return a.SHOW_CARD[FRIENDLY if roll < 30 else NEUTRAL]
    if roll < 12 + 30 * friend:
        return a.SHOW_CARD[NEUTRAL]
    return any_weapon(eye, chance)


def any_weapon(eye: Glance, chance: Chance) -> Action:
    """What the other may hold is worth a thought, but not in every imagined fight."""
    base = eye.me * WEAPONS
    held = eye.s.weapons[base : base + WEAPONS]
    return a.SHOW_CARD[chance.draw(held, sum(held))]


def face_guard(eye: Glance, chance: Chance) -> Action:
    """The weapon with which the guard is likeliest beaten; then the one that loses least."""
    best: i64 = NEUTRAL
    most = -1.0
    left = guards_left(eye)
    for weapon in range(WEAPONS):
        held = eye.s.weapons[eye.me * WEAPONS + weapon]
        if held == 0:
            continue
        value = guard_odds(eye, weapon, left) + 0.001 * float(chance.pick(10)) + 0.02 * float(held)
        for other in left:
            value -= 0.2 / float(len(left)) if beats(other, weapon) else 0.0
        if value > most:
            best, most = weapon, value
    return a.SHOW_CARD[best]


def combat(eye: Glance, lead: i64, friend: bool, legal: Sequence[Action]) -> Action:
    if friend or lead > 0 or len(legal) == 1:
        return a.PASS
    weapons = eye.items.count(HIDDEN_WEAPON)
    useful = lead == 0 or weapons > 1 or not eye.holds(VEST)
    if useful and a.USE[HIDDEN_WEAPON] in legal:
        return a.USE[HIDDEN_WEAPON]
    return a.USE[VEST] if lead < 0 and a.USE[VEST] in legal else a.PASS


def combat_guard(eye: Glance, lead: i64, legal: Sequence[Action]) -> Action:
    if lead > 0 or len(legal) == 1:
        return a.PASS
    if eye.items.count(HIDDEN_WEAPON) >= 1 - lead and a.USE[HIDDEN_WEAPON] in legal:
        return a.USE[HIDDEN_WEAPON]
    if lead < 0 and a.USE[VEST] in legal:
        for kind in eye.items:
            if eye.worth(kind) >= 60:
                return a.USE[VEST]
    return a.PASS


def reward(eye: Glance, loser: i64, legal: Sequence[Action], chance: Chance) -> Action:
    s = eye.s
    if a.ARREST in legal and eye.wanted(loser) >= 0.5:
        return a.ARREST
    if eye.friend(loser) > FRIEND:
        return a.NO_REWARD
    steals = a.STEAL in legal
    hand = s.hands[loser]
    if steals:
        for nth in range(len(hand.kinds)):
            if (hand.known[nth] >> eye.me) & 1 and eye.worth(hand.kinds[nth]) >= 60:
                return a.STEAL
    asks = a.INTERROGATE in legal and not (s.learnt[eye.me] >> loser) & 1
    if asks and chance.pick(2):
        return a.INTERROGATE
    if steals and not (len(eye.items) >= HAND_LIMIT and least_worth(eye) > 20):
        return a.STEAL
    if a.INJURE in legal:
        return a.INJURE
    return a.INTERROGATE if asks else a.NO_REWARD


def least_worth(eye: Glance) -> i64:
    least: i64 = FAR
    for kind in eye.items:
        if kind != CONTRABAND:
            value = eye.worth(kind)
            if value < least:
                least = value
    return least


def cheapest(eye: Glance, legal: Sequence[Action]) -> Action:
    """To drop; into a briefcase goes nothing."""
    best: Action = a.PASS
    least: i64 = FAR
    for action in legal:
        if isinstance(action, a.Drop):
            value = eye.worth(action.kind)
            if value < least:
                best, least = action, value
    return best
