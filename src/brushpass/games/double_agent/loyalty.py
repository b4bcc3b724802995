"""D4 Checking loyalty, with the Personal Files (D5.1) and the Booby-Trapped Case (D5.2)."""

from mypy_extensions import i64

from brushpass.core.knowledge import EVERYBODY
from brushpass.games.double_agent.cards import (
    AGENTS,
    BOOBY_TRAPPED_CASE,
    ENDS,
    ENOUGH,
    ENOUGH_BESIDE,
    KINDS,
    NONE,
    PERSONAL_FILES,
    VALUES,
)
from brushpass.games.double_agent.state import Delivery, State
from brushpass.games.double_agent.tell import Tell


def needed(delivered: i64, extra: i64, agent: i64) -> i64:
    """D4.1, D4.10, DR17: how many files before this agent are enough. DR4: a row, no ring."""
    beside = (delivered << 1 | delivered >> 1) >> agent & 1
    return (ENOUGH_BESIDE if beside else ENOUGH) + ((extra >> agent) & 1)


def lying(s: State, agent: i64) -> i64:
    return s.files_of(0, agent).count() + s.files_of(1, agent).count()


def due(s: State, agent: i64) -> bool:
    return s.open(agent) and lying(s, agent) >= needed(s.delivered, s.extra, agent)


def set_off(s: State, agent: i64) -> i64:
    """The agents who would deliver if one more file were laid before this one (D4.11), as bits."""
    delivered = s.delivered
    if not s.open(agent) or lying(s, agent) + 1 < needed(delivered, s.extra, agent):
        return 0
    delivered |= 1 << agent
    grown = True
    while grown:
        grown = False
        for other in range(AGENTS):
            covered = not (delivered >> other) & 1
            if covered and lying(s, other) >= needed(delivered, s.extra, other):
                delivered |= 1 << other
                grown = True
    return delivered & ~s.delivered


def check_loyalty(s: State, agent: i64, tell: Tell) -> None:
    """D4.11, DR18: this agent, then whoever has enough files, from the left, until none has."""
    while agent != NONE and due(s, agent):
        deliver(s, agent, tell)
        agent = next_due(s)


def next_due(s: State) -> i64:
    for agent in range(AGENTS):
        if due(s, agent):
            return agent
    return NONE


def deliver(s: State, agent: i64, tell: Tell) -> None:
    for seat in range(2):  # D4.2, D4.4
        s.token_known[seat][agent] = EVERYBODY
        files = s.files_of(seat, agent)
        for i in range(len(files.known)):
            files.known[i] = EVERYBODY
    tokens: list[int] = [s.tokens[0][agent], s.tokens[1][agent]]
    tell.revealed(agent, tokens, [s.files_of(0, agent).kinds[:], s.files_of(1, agent).kinds[:]])
    loyalty: list[int] = [loyalty_to(s, 0, agent), loyalty_to(s, 1, agent)]  # DR21: before the trap
    spring_trap(s, agent, tell)
    winner = taker(loyalty[0], loyalty[1], s.influence[agent])
    points: i64 = 0
    for owner in range(2):  # D4.6
        files = s.files_of(owner, agent)
        for kind in files.kinds:
            s.scored[winner].append(owner * KINDS + kind)
            points += VALUES[kind]  # D3.5
        files.clear()
    s.delivered |= 1 << agent  # D4.8
    s.influence[agent] = NONE
    s.active &= ~(1 << agent)
    s.extra &= ~(1 << agent)  # DR24
    s.deliveries[agent] = Delivery(winner, loyalty, points)
    tell.delivered(agent, winner, loyalty, points)


def loyalty_to(s: State, seat: i64, agent: i64) -> i64:
    """D4.3, D5.1, DR19."""
    loyalty: i64 = s.tokens[seat][agent]
    if s.influence[agent] == ENDS[seat]:
        loyalty += 1
    if PERSONAL_FILES in s.files_of(seat, agent).kinds:
        loyalty += 1
    return loyalty


def taker(first: i64, second: i64, space: i64) -> i64:
    """D4.6, D4.7."""
    if first == second:
        return 0 if space <= 1 else 1
    return 0 if first > second else 1


def spring_trap(s: State, agent: i64, tell: Tell) -> None:
    """DR20; D4.5: once, however many Cases there are."""
    cases: i64 = 0
    best: i64 = -1
    victim: i64 = NONE
    side: i64 = NONE
    for owner in range(2):
        files = s.files_of(owner, agent)
        for i in range(len(files.kinds)):
            kind: i64 = files.kinds[i]
            if kind == BOOBY_TRAPPED_CASE:
                cases += 1
            elif VALUES[kind] > best:
                best = VALUES[kind]
                victim = i
                side = owner
    if cases == 0:
        return
    if victim != NONE:
        files = s.files_of(side, agent)
        card = files.kinds[victim]
        s.discards[side].append(card)
        files.remove(victim)
        tell.trapped(agent, side, card)
    for owner in range(2):
        files = s.files_of(owner, agent)
        while BOOBY_TRAPPED_CASE in files.kinds:
            s.discards[owner].append(BOOBY_TRAPPED_CASE)
            files.remove(files.kinds.index(BOOBY_TRAPPED_CASE))
