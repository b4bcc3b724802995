"""A sensible player: feeds the agents it expects to win, starves the others, and keeps its layout
of tokens to itself.

Each choice is weighed by what it changes in the expected difference of points. A little noise makes
equal choices unpredictable; once in a while it is a feint, and files go where they do not belong,
so that what lies before an agent is never proof of a token.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.double_agent.actions import ChooseAgent, ChooseFile, LayFile, PlayAction, Swap
from brushpass.games.double_agent.cards import (
    AGENTS,
    BACKS,
    BOOBY_TRAPPED_CASE,
    CLUES,
    ENDS,
    EXFILTRATION,
    HIDDEN,
    NOSY,
    PERSONAL_FILES,
    PRESSURE,
    QUESTION,
    REASSIGNMENT,
    SHREDDER,
    SURVEILLANCE,
    TURNCOAT,
    VALUES,
)
from brushpass.games.double_agent.questions import Agent, Questions
from brushpass.games.double_agent.state import FILING, MOVING, PLACING

NOISE: Final = 0.4  # points
FEINT: Final = 2.5  # points
FEINTS: Final = 16  # one decision of so many is a feint
TO_COME: Final = 3.0  # what an agent will still get, on average
KEPT: Final = 0.3  # of its value: what a card is worth as a file another time
BACK_IN_HAND: Final = 0.4  # the same of a file taken back
RISK: Final = 0.3  # how readily a Case in hand is feared for the best file before an agent
TRAP: Final = 3.0  # the least that a Booby-Trapped Case will destroy
NEVER: Final = -1000.0


def choose(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if q.phase == PLACING:
        return options[chance.pick(len(options))]  # any pattern could be read
    best = options[0]
    best_gain = NEVER
    noise = NOISE if chance.pick(FEINTS) else FEINT
    for option in options:
        gain = worth(q, option) + noise * (float(chance.pick(1024)) / 1024.0)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def worth(q: Questions, option: Action) -> float:
    if isinstance(option, LayFile):
        return best_file(q, option.kind)
    if isinstance(option, PlayAction):
        return best_action(q, option.kind)
    if isinstance(option, ChooseAgent):
        if q.phase == FILING:
            return filed(q, q.filing, option.agent)
        if q.phase == MOVING:
            return pushed(q, option.agent)
        return aimed_at(q, q.using, option.agent)
    if isinstance(option, ChooseFile):
        owner = q.seat if option.own else q.opponent
        return removed(q, q.using, owner, option.agent, option.index)
    assert isinstance(option, Swap)
    return swapped(q, q.using, option.one, option.other)


# Files


def certainty(at: Agent, lying: i64) -> float:
    """How surely what lies at an agent will be scored: some agent is never checked."""
    if lying >= at.needed:
        return 1.0
    return 0.55 + 0.45 * float(lying) / float(at.needed)


def best_file(q: Questions, kind: i64) -> float:
    best = NEVER
    question = BACKS[kind] == QUESTION
    for agent in range(AGENTS):
        at = q.agents[agent]
        if at.waits and not (question and at.question):
            best = max(best, filed(q, kind, agent))
    return best


def filed(q: Questions, kind: i64, agent: i64) -> float:
    """What laying this card before this agent changes."""
    at = q.agents[agent]
    before = (2.0 * at.win - 1.0) * at.pot * certainty(at, at.lying)
    pot = at.pot + float(VALUES[kind])
    win = at.win
    if kind == BOOBY_TRAPPED_CASE:
        pot -= max(TRAP, at.best)
    elif kind == PERSONAL_FILES:
        win = q.winning(agent, agent, at.token, at.space, True)
    lying = at.lying + 1
    gain = (2.0 * win - 1.0) * pot * certainty(at, lying) - before
    if lying >= at.needed:
        return gain + chain(q, agent - 1) + chain(q, agent + 1)
    more_to_lose = win * max(at.best, float(VALUES[kind])) - at.win * at.best
    return gain + (win - at.win) * TO_COME - RISK * q.held_case * more_to_lose


def chain(q: Questions, beside: i64) -> float:
    """A neighbour that would deliver at once (D4.11)."""
    if not 0 <= beside < AGENTS:
        return 0.0
    at = q.agents[beside]
    if not at.waits or at.lying < 3:
        return 0.0
    return (2.0 * at.win - 1.0) * at.pot * (1.0 - certainty(at, at.lying))


# The influence move, and Pressure


def pushed(q: Questions, agent: i64) -> float:
    at = q.agents[agent]
    space = at.space + (-1 if q.seat == 0 else 1)
    after = q.winning(agent, agent, at.token, space, at.personal)
    return changed(at, after)


def changed(at: Agent, after: float) -> float:
    """What another chance to win an agent is worth."""
    return 2.0 * (after - at.win) * (at.pot + TO_COME)


# Actions


def best_action(q: Questions, kind: i64) -> float:
    """The best target, less what the card would be worth as a file another time."""
    best = -0.5
    for agent in range(AGENTS):
        if q.agents[agent].waits:
            if kind in (EXFILTRATION, SHREDDER):
                best = max(best, best_removal(q, kind, q.seat, agent))
                if kind == SHREDDER:
                    best = max(best, best_removal(q, kind, q.opponent, agent))
            elif kind in (REASSIGNMENT, TURNCOAT):
                for other in range(agent + 1, AGENTS):
                    if q.agents[other].waits:
                        best = max(best, swapped(q, kind, agent, other))
            else:
                best = max(best, aimed_at(q, kind, agent))
    return best - KEPT * float(VALUES[kind])


def aimed_at(q: Questions, kind: i64, agent: i64) -> float:
    at = q.agents[agent]
    if kind == PRESSURE:
        return pushed(q, agent) if at.space != ENDS[q.seat] else NEVER
    if kind == SURVEILLANCE:
        doubt = 1.0 - abs(2.0 * at.win - 1.0)
        return 0.15 * (at.pot + TO_COME) * doubt + 0.5 if at.theirs == HIDDEN else 0.0
    if kind == CLUES:
        return 0.7 * float(at.unread)
    assert kind == NOSY
    # To keep an agent from delivering to the other, as long as more may come.
    late = at.lying + 1 >= at.needed
    return 0.15 * (1.0 - 2.0 * at.win) * at.pot if late else 0.0


def best_removal(q: Questions, kind: i64, owner: i64, agent: i64) -> float:
    best = NEVER
    for index in range(q.files(owner, agent)):
        best = max(best, removed(q, kind, owner, agent, index))
    return best


def removed(q: Questions, kind: i64, owner: i64, agent: i64, index: i64) -> float:
    """A file less at this agent, and in hand again if it is taken back."""
    at = q.agents[agent]
    value = q.value(owner, agent, index)
    gain = (1.0 - 2.0 * at.win) * value * certainty(at, at.lying)
    return gain + BACK_IN_HAND * value if kind == EXFILTRATION else gain


def swapped(q: Questions, kind: i64, one: i64, other: i64) -> float:
    return moved(q, kind, one, other) + moved(q, kind, other, one)


def moved(q: Questions, kind: i64, here: i64, there: i64) -> float:
    """What it changes at one agent to get the token of another."""
    at = q.agents[here]
    if kind == REASSIGNMENT:
        after = q.winning(here, here, q.agents[there].token, at.space, at.personal)
    else:
        after = q.winning(here, there, at.token, at.space, at.personal)
    return changed(at, after)
