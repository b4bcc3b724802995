"""How the bot meets others: the card it shows, the fight, the reward, the gift."""

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
    HIDDEN,
    HIDDEN_WEAPON,
    NEUTRAL,
    VEST,
    WEAPONS,
    beats,
)
from brushpass.games.redacted.thought.danger import guard_cards_left, odds
from brushpass.games.redacted.thought.errands import Mind, worth
from brushpass.games.redacted.thought.routes import FAR

PEACE: Final = 80  # of a hundred meetings in the Danger Zone


def show(mind: Mind, other: i64, options: Sequence[Action], chance: Chance) -> Action:
    friend = mind.friend[other]
    roll = float(chance.pick(100))
    if mind.v.mission == DANGER_ZONE and roll < PEACE:
        return a.SHOW_CARD[NEUTRAL]
    if friend > 0.9:
        return a.SHOW_CARD[FRIENDLY if roll < 30 else NEUTRAL]
    if roll < 12 + 30 * friend:
        return a.SHOW_CARD[NEUTRAL]
    return weapon(mind, mind.v.agents[other].weapons, options, chance)


def weapon(mind: Mind, against: list[int], options: Sequence[Action], chance: Chance) -> Action:
    """The weapon that does best against what the other may hold."""
    best: Action = a.SHOW_CARD[NEUTRAL]
    most = -1000.0
    for weapon in range(WEAPONS):
        if a.SHOW_CARD[weapon] not in options:
            continue
        value = 0.01 * float(chance.pick(100))
        for held in against:
            if held != HIDDEN:
                value += 1.0 if beats(weapon, held) else -1.0 if beats(held, weapon) else 0.0
        if value > most:
            most = value
            best = a.SHOW_CARD[weapon]
    return best


def face_guard(mind: Mind, options: Sequence[Action], chance: Chance) -> Action:
    """The weapon with which the guard is likeliest beaten; then the one that loses least."""
    best: Action = a.SHOW_CARD[NEUTRAL]
    most = -1.0
    left = guard_cards_left(mind.v)
    held = mind.v.agents[mind.me].weapons
    for weapon in range(WEAPONS):
        if a.SHOW_CARD[weapon] not in options:
            continue
        value = odds(mind, weapon) + 0.001 * float(chance.pick(10)) + 0.02 * held.count(weapon)
        for other in left:
            value -= 0.2 / len(left) if beats(other, weapon) else 0.0
        if value > most:
            most = value
            best = a.SHOW_CARD[weapon]
    return best


def combat(mind: Mind, lead: i64, friend: bool, options: Sequence[Action]) -> Action:
    if friend or lead > 0:
        return a.PASS
    weapons = mind.items.count(HIDDEN_WEAPON)
    if a.USE[HIDDEN_WEAPON] in options and (lead == 0 or weapons > 1 or not mind.holds(VEST)):
        return a.USE[HIDDEN_WEAPON]
    if lead < 0 and a.USE[VEST] in options:
        return a.USE[VEST]
    return a.PASS


def combat_guard(mind: Mind, lead: i64, options: Sequence[Action]) -> Action:
    """R16.11: a defeat costs a random item, so a Vest is for those who carry something better."""
    if lead > 0:
        return a.PASS
    if a.USE[HIDDEN_WEAPON] in options and mind.items.count(HIDDEN_WEAPON) >= 1 - lead:
        return a.USE[HIDDEN_WEAPON]
    if lead < 0 and a.USE[VEST] in options:
        for kind in mind.items:
            if worth(mind, kind) >= 60:
                return a.USE[VEST]
    return a.PASS


def reward(mind: Mind, loser: i64, options: Sequence[Action], chance: Chance) -> Action:
    agent = mind.v.agents[loser]
    if a.ARREST in options and mind.wanted[loser] >= 0.5:
        return a.ARREST
    if mind.friend[loser] > 0.9:
        return a.NO_REWARD
    for kind in agent.items:
        if kind >= 0 and worth(mind, kind) >= 60 and a.STEAL in options:
            return a.STEAL
    if a.INTERROGATE in options and agent.loyalty == HIDDEN and chance.pick(2):
        return a.INTERROGATE
    full = len(mind.items) >= HAND_LIMIT and _least(mind) > 20
    if a.STEAL in options and not full:
        return a.STEAL
    if a.INJURE in options:
        return a.INJURE
    asks = a.INTERROGATE in options and agent.loyalty == HIDDEN
    return a.INTERROGATE if asks else a.NO_REWARD


def _least(mind: Mind) -> i64:
    least: i64 = FAR
    for kind in mind.items:
        if kind != CONTRABAND and worth(mind, kind) < least:
            least = worth(mind, kind)
    return least


def gift(mind: Mind, other: i64, options: Sequence[Action]) -> Action:
    if a.HEAL in options and mind.friend[other] > 0.8 and not mind.carries_prize():
        return a.HEAL
    return a.NOTHING
