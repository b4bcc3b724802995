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
    ZERO_SEVEN,
)
from brushpass.games.double_agent.odds import Odds
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, PLACING
from brushpass.games.double_agent.wire import View

NOISE: Final = 0.4  # points
FEINT: Final = 2.5  # points
FEINTS: Final = 16  # one decision of so many is a feint
TO_COME: Final = 3.0  # what an agent will still get, on average
NEVER: Final = -1000.0


def choose(v: View, options: Sequence[Action], chance: Chance) -> Action:
    if len(options) == 1 or v.seat is None:
        return options[0]
    if v.phase == PLACING:
        return options[chance.pick(len(options))]  # any pattern could be read
    odds = Odds(v, v.seat)
    best = options[0]
    best_gain = NEVER
    noise = NOISE if chance.pick(FEINTS) else FEINT
    for option in options:
        gain = worth(v, odds, option) + noise * (float(chance.pick(1000)) / 1000.0)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def worth(v: View, odds: Odds, option: Action) -> float:
    if isinstance(option, ChooseAgent):
        if v.phase == FILING:
            return filed(odds, v.sides[odds.me].filing, option.agent)
        if v.phase == MOVING:
            return pushed(odds, option.agent)
    if isinstance(option, LayFile):
        return best_file(v, odds, option.kind)
    if isinstance(option, PlayAction):
        return best_action(v, odds, option.kind)
    return aimed(v, odds, v.using, option) if v.phase == AIMING else 0.0


# Files


def certainty(lying: float, needed: float) -> float:
    """How surely what lies at an agent will be scored: some agent is never checked."""
    return 0.55 + 0.45 * min(1.0, lying / needed)


def stake(odds: Odds, agent: i64, pot: float, lying: i64, win: float) -> float:
    """What an agent means in points, for me or against me."""
    return (2.0 * win - 1.0) * pot * certainty(float(lying), odds.needed[agent])


def filed(odds: Odds, kind: i64, agent: i64) -> float:
    """What laying this card before this agent changes."""
    before = stake(odds, agent, odds.pot[agent], odds.lying[agent], odds.now(agent))
    pot = odds.pot[agent] + VALUES[kind]
    if kind == BOOBY_TRAPPED_CASE:
        pot = odds.pot[agent] - max(3.0, odds.best[agent])
    personal = odds.my_personal[agent] or kind == PERSONAL_FILES
    win = odds.win(agent, odds.mine[agent], odds.space[agent], personal)
    lying = odds.lying[agent] + 1
    gain = stake(odds, agent, pot, lying, win) - before
    if lying >= odds.needed[agent]:
        gain += chain(odds, agent)
    elif kind == PERSONAL_FILES:
        gain += (win - odds.now(agent)) * TO_COME  # for what is still to come
    return gain


def chain(odds: Odds, agent: i64) -> float:
    """Neighbours that would deliver at once."""
    gain = 0.0
    for beside in (agent - 1, agent + 1):
        if 0 <= beside < AGENTS and odds.open[beside] and odds.lying[beside] >= 3:
            margin = (2.0 * odds.now(beside) - 1.0) * odds.pot[beside]
            gain += margin * (1.0 - certainty(odds.lying[beside], odds.needed[beside]))
    return gain


def best_file(v: View, odds: Odds, kind: i64) -> float:
    best = NEVER
    for agent in range(AGENTS):
        if odds.open[agent] and not (BACKS[kind] == QUESTION and question_at(v, agent)):
            best = max(best, filed(odds, kind, agent))
    return best


def question_at(v: View, agent: i64) -> bool:
    return QUESTION in v.sides[0].files[agent].backs or QUESTION in v.sides[1].files[agent].backs


# The influence move, and Pressure


def pushed(odds: Odds, agent: i64) -> float:
    step = -1 if odds.me == 0 else 1
    space = odds.space[agent] + step
    after = odds.win(agent, odds.mine[agent], space, odds.my_personal[agent])
    return 2.0 * (after - odds.now(agent)) * (odds.pot[agent] + TO_COME)


# Actions


def best_action(v: View, odds: Odds, kind: i64) -> float:
    """The best target, less what the card would be worth as a file another time."""
    best = -0.5
    if kind in (EXFILTRATION, SHREDDER):
        for seat in range(2):
            if seat == odds.me or kind == SHREDDER:
                for agent in range(AGENTS):
                    for index in range(len(v.sides[seat].files[agent].cards)):
                        best = max(best, removed(v, odds, kind, seat == odds.me, agent, index))
    else:
        for agent in range(AGENTS):
            if not odds.open[agent]:
                continue
            if kind in (REASSIGNMENT, TURNCOAT):
                for other in range(agent + 1, AGENTS):
                    if odds.open[other]:
                        best = max(best, swapped(odds, kind, agent, other))
            else:
                best = max(best, aimed_at(v, odds, kind, agent))
    return best - 0.3 * VALUES[kind]


def aimed(v: View, odds: Odds, kind: i64, option: Action) -> float:
    if isinstance(option, ChooseAgent):
        return aimed_at(v, odds, kind, option.agent)
    if isinstance(option, ChooseFile):
        return removed(v, odds, kind, option.own, option.agent, option.index)
    assert isinstance(option, Swap)
    return swapped(odds, kind, option.one, option.other)


def aimed_at(v: View, odds: Odds, kind: i64, agent: i64) -> float:
    at_stake = odds.pot[agent] + TO_COME
    if kind == PRESSURE:
        end = 0 if odds.me == 0 else 3
        return pushed(odds, agent) if odds.space[agent] != end else NEVER
    if kind == SURVEILLANCE:
        doubt = 1.0 - abs(2.0 * odds.now(agent) - 1.0)
        known = v.sides[odds.they].tokens[agent] != HIDDEN
        return 0.0 if known else 0.15 * at_stake * doubt + 0.5
    if kind == CLUES:
        files = v.sides[odds.they].files[agent]
        news = 0.0
        for i in range(len(files.cards)):
            if files.cards[i] == HIDDEN and files.backs[i] >= ZERO_SEVEN:
                news += 0.7
        return news
    assert kind == NOSY
    # To keep an agent from delivering to the other, as long as more may come.
    late = odds.lying[agent] + 1 >= odds.needed[agent]
    against = (1.0 - 2.0 * odds.now(agent)) * odds.pot[agent]
    return 0.15 * against if late else 0.0


def removed(v: View, odds: Odds, kind: i64, own: bool, agent: i64, index: i64) -> float:
    """A file less at this agent, and in my hand again if it is taken back."""
    files = v.sides[odds.me if own else odds.they].files[agent]
    value = odds.value(files, index)
    margin = 2.0 * odds.now(agent) - 1.0
    gain = -margin * value * certainty(odds.lying[agent], odds.needed[agent])
    return gain + 0.4 * value if kind == EXFILTRATION else gain


def swapped(odds: Odds, kind: i64, one: i64, other: i64) -> float:
    gain = 0.0
    for pair in ((one, other), (other, one)):
        here, there = pair
        if kind == REASSIGNMENT:
            after = odds.win(here, odds.mine[there], odds.space[here], odds.my_personal[here])
        else:
            after = odds.win_against(
                odds.theirs[there],
                here,
                odds.mine[here],
                odds.space[here],
                odds.my_personal[here],
            )
        gain += 2.0 * (after - odds.now(here)) * (odds.pot[here] + TO_COME)
    return gain
