"""A sensible player: follows its plan, and deduces before it guesses.

Every option gets a share of the luck: the best most of it, a near second some, a bad one next to
none. So equal players do not do the same thing.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.spy_tactics.actions import (
    Activate,
    Discard,
    Examine,
    Guess,
    Name,
    Pass,
    TakeBack,
    Target,
)
from brushpass.games.spy_tactics.cards import ROUNDS
from brushpass.games.spy_tactics.conduct import PARTED_WITH
from brushpass.games.spy_tactics.discards import size
from brushpass.games.spy_tactics.questions import Questions

A_ROUND: Final = 3.0  # what an agent gains in an ordinary round
PARTED: Final = sum(PARTED_WITH)
# Shares, by code.
NAMED: Final = [1, 1, 5, 8, 2, 2, 5, 2]
NAMED_FOR_ONESELF: Final = [1, 1, 25, 8, 16, 2, 3000, 2]  # with one in hand
PASSED: Final = [20, 34, 1, 16, 1, 13, 1, 33]
TAKEN_BACK: Final = [1, 8, 160, 30, 60, 40, 300, 5]


def choose(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if isinstance(options[0], Discard):
        return options[chance.draw(PARTED_WITH, PARTED)]
    shares: list[int] = []
    total: i64 = 0
    for option in options:
        share = liking(q, option)
        shares.append(share)
        total += share
    return options[chance.draw(shares, total)]


def liking(q: Questions, option: Action) -> i64:
    if isinstance(option, Activate):
        return q.eager[option.code]
    if isinstance(option, Name):
        return NAMED_FOR_ONESELF[option.aim] if q.holds(option.aim) else NAMED[option.aim]
    if isinstance(option, Target):
        worth = strike(q, option.aim)
        return 1 + i64(64.0 * worth * worth) if worth > 0.0 else 1
    if isinstance(option, Guess):
        return guess(q, option.code)
    if isinstance(option, Examine):
        return look(q, option.aim)
    if isinstance(option, TakeBack):
        return TAKEN_BACK[option.aim]
    assert isinstance(option, Pass)
    return PASSED[option.aim]


def life(q: Questions, agent: i64) -> float:
    """What is lost with an agent."""
    return float(q.points[agent]) + A_ROUND * float(ROUNDS - q.round)


def strike(q: Questions, target: i64) -> float:
    """What a guess at this agent's discard is worth: foes are hit, friends are too."""
    if q.out[target]:
        return 0.0
    friend = q.friend(target)
    return life(q, target) * (0.7 * (1.0 - friend) - friend) / float(size(q.discards(target)))


def guess(q: Questions, code: i64) -> i64:
    """What is twice as likely is guessed four times as often."""
    likely = q.hit(code) * PARTED_WITH[code]
    return likely * likely


def look(q: Questions, target: i64) -> i64:
    if q.out[target] or q.examined(target):
        return 1
    points = max(0, q.points[target])
    return 4 + points * points
