"""What one seat knows, field by field."""

from mypy_extensions import i64

from brushpass.core.knowledge import knows
from brushpass.games.double_agent.cards import AGENTS, HIDDEN, NONE
from brushpass.games.double_agent.loyalty import needed, set_off
from brushpass.games.double_agent.memory import DoubleAgentMemory
from brushpass.games.double_agent.state import Delivery, Files, State
from brushpass.games.double_agent.wire import DeliveryView, FilesView, Side, View


def see(s: State, seat: int | None, memory: DoubleAgentMemory | None) -> View:
    return View(
        seat,
        s.open_backs,
        s.phase,
        s.first,
        s.actor,
        s.influence[:],
        s.active,
        s.extra,
        s.delivered,
        [see_delivery(delivery) for delivery in s.deliveries],
        [int(needed(s.delivered, s.extra, agent)) for agent in range(AGENTS)],
        [int(set_off(s, agent)) for agent in range(AGENTS)],
        s.using,
        [see_side(s, 0, seat), see_side(s, 1, seat)],
        None if memory is None else memory.page(),
    )


def see_delivery(delivery: Delivery | None) -> DeliveryView | None:
    if delivery is None:
        return None
    return DeliveryView(delivery.winner, delivery.loyalty[:], delivery.points)


def see_side(s: State, owner: i64, seat: int | None) -> Side:
    own = seat == owner
    hand = s.hands[owner]
    filing = s.filing if s.actor == owner else NONE
    return Side(
        s.turns[owner],
        see_known(s.tokens[owner], s.token_known[owner], seat),
        s.token_known[owner][:],
        [see_files(s.files_of(owner, agent), seat) for agent in range(AGENTS)],
        see_files(s.shredded[owner], seat),
        hand[:] if own else [HIDDEN] * len(hand),
        s.backs[owner][:],
        s.decks[owner].size(),
        s.tops[owner],
        s.discards[owner][:],
        s.scored[owner][:],
        filing if own or filing == NONE else HIDDEN,
    )


def see_files(files: Files, seat: int | None) -> FilesView:
    """A player knows every card they laid, and what they have read."""
    return FilesView(see_known(files.kinds, files.known, seat), files.backs[:], files.known[:])


def see_known(values: list[int], known: list[int], seat: int | None) -> list[int]:
    seen = values[:]
    for i in range(len(seen)):
        if not knows(known[i], seat):
            seen[i] = HIDDEN
    return seen
