"""D5 Cards with a text, played as actions; and the actions of our reconstruction."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.knowledge import only
from brushpass.games.double_agent.actions import (
    AGENT_MENU,
    OWN_FILE,
    SWAP,
    THEIR_FILE,
    ChooseAgent,
    ChooseFile,
    Swap,
)
from brushpass.games.double_agent.cards import (
    AGENTS,
    ALL_AGENTS,
    CLUES,
    ENDS,
    EXFILTRATION,
    NOSY,
    PRESSURE,
    REASSIGNMENT,
    SHREDDER,
    SURVEILLANCE,
    TURNCOAT,
)
from brushpass.games.double_agent.hand import into_hand
from brushpass.games.double_agent.state import State
from brushpass.games.double_agent.tell import Tell


def targets(s: State, seat: i64, kind: i64) -> tuple[Action, ...]:
    """DR23: all of it follows from what lies open."""
    if kind in (EXFILTRATION, SHREDDER):
        return file_targets(s, seat, kind == SHREDDER)
    if kind in (REASSIGNMENT, TURNCOAT):
        return swaps(s)
    return AGENT_MENU[agent_targets(s, seat, kind)]


def agent_targets(s: State, seat: i64, kind: i64) -> i64:
    agents = ALL_AGENTS & ~s.delivered
    if kind == NOSY:
        return agents & ~s.extra  # DR24
    if kind == SURVEILLANCE:
        return agents
    for agent in range(AGENTS):
        if kind == CLUES:
            fits = s.files_of(1 - seat, agent).count() > 0
        else:
            fits = s.influence[agent] != ENDS[seat]  # DR26
        if not fits:
            agents &= ~(1 << agent)
    return agents


def file_targets(s: State, seat: i64, both: bool) -> tuple[Action, ...]:
    menu: list[Action] = []
    for agent in range(AGENTS):
        for index in range(s.files_of(seat, agent).count()):
            menu.append(OWN_FILE[agent][index])
        if both:
            for index in range(s.files_of(1 - seat, agent).count()):
                menu.append(THEIR_FILE[agent][index])
    return tuple(menu)


def swaps(s: State) -> tuple[Action, ...]:
    menu: list[Action] = []
    for one in range(AGENTS):
        for other in range(one + 1, AGENTS):
            if s.open(one) and s.open(other):
                menu.append(SWAP[one][other])
    return tuple(menu)


def carry_out(s: State, seat: i64, kind: i64, action: Action, tell: Tell) -> None:
    if isinstance(action, ChooseAgent):
        at_agent(s, seat, kind, action.agent, tell)
    elif isinstance(action, ChooseFile):
        if kind == EXFILTRATION:
            take_back(s, seat, action.agent, action.index, tell)
        else:
            owner = seat if action.own else 1 - seat
            shred(s, seat, owner, action.agent, action.index, tell)
    else:
        assert isinstance(action, Swap)
        owner = seat if kind == REASSIGNMENT else 1 - seat  # DR29, DR30
        swap(s, owner, action.one, action.other)
        tell.swapped(seat, owner, action.one, action.other)


def at_agent(s: State, seat: i64, kind: i64, agent: i64, tell: Tell) -> None:
    if kind == NOSY:
        s.extra |= 1 << agent  # D5.4
        tell.nosed(seat, agent)
    elif kind == CLUES:
        read(s, seat, agent, tell)
    elif kind == SURVEILLANCE:
        s.token_known[1 - seat][agent] |= only(seat)  # DR25
        tell.watched(seat, agent, s.tokens[1 - seat][agent])
    else:
        assert kind == PRESSURE
        s.influence[agent] += -1 if seat == 0 else 1  # DR26
        tell.moved(seat, agent, s.influence[agent], False)


def read(s: State, seat: i64, agent: i64, tell: Tell) -> None:
    """D5.3, DR31."""
    files = s.files_of(1 - seat, agent)
    for i in range(len(files.known)):
        files.known[i] |= only(seat)
    tell.read(seat, agent, files.kinds[:])


def take_back(s: State, seat: i64, agent: i64, index: i64, tell: Tell) -> None:
    """DR27."""
    files = s.files_of(seat, agent)
    card = files.kinds[index]
    back = files.backs[index]
    files.remove(index)
    into_hand(s, seat, card)
    tell.took_back(seat, agent, index, back, card)


def shred(s: State, seat: i64, owner: i64, agent: i64, index: i64, tell: Tell) -> None:
    """DR28, DR34."""
    files = s.files_of(owner, agent)
    card = files.kinds[index]
    back = files.backs[index]
    files.move(index, s.shredded[owner])
    tell.shredded(seat, owner, agent, index, back, card)


def swap(s: State, owner: i64, one: i64, other: i64) -> None:
    """DR32: two face-down tokens change places in the open, so what is known of them goes along."""
    tokens = s.tokens[owner]
    tokens[one], tokens[other] = tokens[other], tokens[one]
    known = s.token_known[owner]
    known[one], known[other] = known[other], known[one]
