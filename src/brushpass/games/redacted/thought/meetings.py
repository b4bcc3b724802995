"""R4, R5 and R16.9: the card that is shown, the fight, the reward, the gift."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import (
    BRIEFCASE,
    CODE_CRACKER,
    CONTRABAND,
    DANGER_ZONE,
    FRIENDLY,
    HAND_LIMIT,
    HIDDEN,
    HIDDEN_WEAPON,
    NEUTRAL,
    NONE,
    VEST,
    WEAPONS,
    beats,
    compare,
    is_intel,
)
from brushpass.games.redacted.thought.prices import ENEMY_INTEL, has_spare, is_treasure, price
from brushpass.games.redacted.thought.questions import Questions

FRIEND: Final = 0.9  # so likely one that no Attack is shown
PEACE: Final = 80  # of a hundred meetings in the Danger Zone
SMILES: Final = 30  # of a hundred meetings with a friend


def show(q: Questions, chance: Chance) -> Action:
    friend = q.friend(q.other)
    roll = chance.pick(100)
    gives = present(q) != NONE
    if friend > FRIEND:
        return a.SHOW_CARD[FRIENDLY if gives or roll < SMILES else NEUTRAL]
    peace = float(PEACE) if q.mission == DANGER_ZONE else 12.0 + 30.0 * friend
    if float(roll) < peace:
        return a.SHOW_CARD[FRIENDLY if gives else NEUTRAL]
    return a.SHOW_CARD[weapon(q, chance)]


def weapon(q: Questions, chance: Chance) -> i64:
    """The weapon that does best against those that the other surely holds."""
    against = q.weapons_of(q.other)
    best: i64 = NEUTRAL
    most: i64 = -100
    ties: i64 = 0
    for weapon in range(WEAPONS):
        if q.in_hand(weapon) == 0:
            continue
        value: i64 = 0
        for held in against:
            value += compare(weapon, held)
        if value > most:
            best, most, ties = weapon, value, 1
        elif value == most:
            ties += 1
            if chance.pick(ties) == 0:
                best = weapon
    return best


def combat(q: Questions, options: Sequence[Action]) -> Action:
    if len(options) == 1 or q.lead > 0 or q.vest or q.friend(q.other) > FRIEND:
        return a.PASS
    weapons = q.items.count(HIDDEN_WEAPON)
    helps = weapons > 0 and weapons + q.lead >= 0
    if helps and (q.lead == 0 or weapons + q.lead > 0 or not q.holds(VEST)):
        return a.USE[HIDDEN_WEAPON]
    return a.USE[VEST] if q.lead < 0 and q.holds(VEST) else a.PASS


def reward(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if a.ARREST in options and q.wanted(q.other) >= 0.5:
        return a.ARREST
    if q.friend(q.other) > FRIEND:
        return a.NO_REWARD
    steals = a.STEAL in options
    if steals:
        for kind in q.items_of(q.other):
            if is_treasure(q, kind):
                return a.STEAL
    asks = a.INTERROGATE in options and not q.knows_loyalty(q.other)
    if asks and chance.pick(2):
        return a.INTERROGATE
    if steals and (len(q.items) < HAND_LIMIT or has_spare(q)):
        return a.STEAL
    if a.INJURE in options:
        return a.INJURE
    return a.INTERROGATE if asks else a.NO_REWARD


def gift(q: Questions, options: Sequence[Action]) -> Action:
    if a.HEAL in options and q.friend(q.other) > 0.8 and not q.carries_prize():
        return a.HEAL
    kind = present(q)
    return a.GIVE[kind] if kind != NONE and a.GIVE[kind] in options else a.NOTHING


def present(q: Questions) -> i64:
    """What to give to the other, or NONE. Contraband costs whoever gets it an action (R11.7)."""
    if q.friend(q.other) > FRIEND:
        return help_for_a_friend(q)
    return CONTRABAND if q.holds(CONTRABAND) else NONE


def help_for_a_friend(q: Questions) -> i64:
    theirs = q.items_of(q.other)
    if q.is_injured(q.me) and not q.is_injured(q.other):  # R3.5: they come farther with it
        best = prize_among(q, q.items)
        if best != NONE:
            return best
    if q.holds(CODE_CRACKER) and not holds_briefcase(q.items) and holds_briefcase(theirs):
        return CODE_CRACKER
    if CODE_CRACKER in theirs and not q.holds(CODE_CRACKER):
        for colour in range(2):
            if q.holds(BRIEFCASE + colour) and q.inside(colour) == HIDDEN:
                return BRIEFCASE + colour
    if prize_among(q, theirs) != NONE:
        return HIDDEN_WEAPON if q.holds(HIDDEN_WEAPON) else VEST if q.holds(VEST) else NONE
    return NONE


def prize_among(q: Questions, items: list[int]) -> i64:
    """What wins the mission, or NONE; of several the first, in whatever order they are held."""
    best: i64 = NONE
    for kind in items:
        wins = kind == q.floppy() or (is_intel(kind) and price(q, kind) >= ENEMY_INTEL)
        if wins and (best == NONE or kind < best):
            best = kind
    return best


def holds_briefcase(items: list[int]) -> bool:
    return BRIEFCASE in items or BRIEFCASE + 1 in items


def accept(q: Questions, options: Sequence[Action]) -> Action:
    """R4.4: from a friend, for something that is not missed."""
    if q.friend(q.other) > FRIEND and has_spare(q):
        return cheapest(q, options)
    return a.REFUSE


def cheapest(q: Questions, options: Sequence[Action]) -> Action:
    """To drop; into a briefcase goes nothing."""
    best: Action = a.PASS
    least = 1.0
    for action in options:
        if isinstance(action, a.Drop):
            value = price(q, action.kind)
            if value < least:
                best, least = action, value
    return best


# Guards


def face_guard(q: Questions, chance: Chance) -> Action:
    """The weapon with which the guard is likeliest beaten; then the one that loses least."""
    best: i64 = NEUTRAL
    most = -1.0
    left = q.guard_weapons()
    help_at_hand = q.items.count(HIDDEN_WEAPON)
    for weapon in range(WEAPONS):
        held = q.in_hand(weapon)
        if held == 0:
            continue
        value = 0.001 * float(chance.pick(10)) + 0.02 * float(held)
        for other in left:
            if help_at_hand >= 1 - compare(weapon, other):
                value += 1.0 / float(len(left))
            if beats(other, weapon):
                value -= 0.2 / float(len(left))
        if value > most:
            best, most = weapon, value
    return a.SHOW_CARD[best]


def combat_guard(q: Questions, options: Sequence[Action]) -> Action:
    """R16.11: a defeat costs a random item, so a Vest is for those who carry something better."""
    if len(options) == 1 or q.lead > 0 or q.vest:
        return a.PASS
    weapons = q.items.count(HIDDEN_WEAPON)
    if weapons > 0 and weapons >= 1 - q.lead:
        return a.USE[HIDDEN_WEAPON]
    if q.lead < 0 and q.holds(VEST):
        for kind in q.items:
            if is_treasure(q, kind):
                return a.USE[VEST]
    return a.PASS
