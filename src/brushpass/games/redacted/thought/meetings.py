"""R4, R5 and R16.9: the card that is shown, the fight, the reward, the gift."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import actions as a
from brushpass.games.redacted.rules.cards import (
    CONTRABAND,
    DANGER_ZONE,
    FRIENDLY,
    HAND_LIMIT,
    HIDDEN_WEAPON,
    NEUTRAL,
    VEST,
    WEAPONS,
    beats,
    compare,
)
from brushpass.games.redacted.thought.prices import SPARE, is_treasure, price
from brushpass.games.redacted.thought.questions import Questions

FRIEND: Final = 0.9  # so likely one that no Attack is shown
PEACE: Final = 80  # of a hundred meetings in the Danger Zone
SMILES: Final = 30  # of a hundred meetings with a friend


def show(q: Questions, chance: Chance) -> Action:
    friend = q.friend(q.other)
    roll = chance.pick(100)
    if q.mission == DANGER_ZONE and roll < PEACE:
        return a.SHOW_CARD[NEUTRAL]
    if friend > FRIEND:
        return a.SHOW_CARD[FRIENDLY if roll < SMILES else NEUTRAL]
    if float(roll) < 12.0 + 30.0 * friend:
        return a.SHOW_CARD[NEUTRAL]
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
    if len(options) == 1 or q.lead > 0 or q.friend(q.other) > FRIEND:
        return a.PASS
    weapons = q.items.count(HIDDEN_WEAPON)
    if weapons > 0 and (q.lead == 0 or weapons > 1 or not q.holds(VEST)):
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


def has_spare(q: Questions) -> bool:
    """Something to drop without regret; not Contraband (R11.7)."""
    return any(kind != CONTRABAND and price(q, kind) <= SPARE for kind in q.items)


def gift(q: Questions, options: Sequence[Action]) -> Action:
    if a.HEAL in options and q.friend(q.other) > 0.8 and not q.carries_prize():
        return a.HEAL
    return a.NOTHING


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
    if len(options) == 1 or q.lead > 0:
        return a.PASS
    weapons = q.items.count(HIDDEN_WEAPON)
    if weapons > 0 and weapons >= 1 - q.lead:
        return a.USE[HIDDEN_WEAPON]
    if q.lead < 0 and q.holds(VEST):
        for kind in q.items:
            if is_treasure(q, kind):
                return a.USE[VEST]
    return a.PASS
