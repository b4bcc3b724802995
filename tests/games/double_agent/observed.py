"""What each part of an observation claims to carry, from the view, for tests/conformity."""

from collections.abc import Callable
from typing import Any, Final

from brushpass.games.double_agent.cards import AGENTS, DECK, HIDDEN, KINDS, NONE
from brushpass.games.double_agent.state import OVER, PLACING
from brushpass.games.double_agent.wire import FilesView, Side, View


def sides(v: View) -> list[Side]:
    """Mine first."""
    assert v.seat is not None
    return [v.sides[v.seat], v.sides[1 - v.seat]]


def each(of_side: Callable[[Side], Any]) -> Callable[[View], Any]:
    return lambda v: [of_side(side) for side in sides(v)]


def to_act(v: View) -> bool:
    if v.phase == PLACING:
        return len(sides(v)[0].tokens) < AGENTS
    return v.phase != OVER and v.actor == v.seat


def they_know(v: View, known: list[int]) -> list[int]:
    assert v.seat is not None
    return [place for place, seats in enumerate(known) if seats >> (1 - v.seat) & 1]


def my_unseen(v: View) -> list[int]:
    mine = sides(v)[0]
    seen = mine.hand + mine.discards + mine.shredded.cards
    seen += [card for files in mine.files for card in files.cards]
    assert v.seat is not None
    own = range(v.seat * KINDS, v.seat * KINDS + KINDS)
    seen += [card % KINDS for side in v.sides for card in side.scored if card in own]
    return [copies - seen.count(kind) for kind, copies in enumerate(DECK)]


def scored(v: View) -> list[list[int]]:
    """Whose cards is told from the viewer's side."""
    assert v.seat is not None
    return [
        sorted((card + KINDS * v.seat) % (2 * KINDS) for card in side.scored) for side in sides(v)
    ]


def known(files: FilesView) -> list[int]:
    return sorted(card for card in files.cards if card != HIDDEN)


def where_known(values: list[int]) -> list[tuple[int, int]]:
    return [(place, value) for place, value in enumerate(values) if value != HIDDEN]


CLAIMS: Final[dict[str, Callable[[View], Any]]] = {
    "phase": lambda v: v.phase,
    "to act": to_act,
    "began": lambda v: v.first == v.seat,
    "turns": each(lambda side: side.turns),
    "using": lambda v: v.using,
    "filing": lambda v: sides(v)[0].filing,
    "their filing": lambda v: sides(v)[1].filing != NONE,
    "influence": lambda v: v.influence,
    "active": lambda v: v.active,
    "extra": lambda v: v.extra,
    "needed": lambda v: v.needed,
    "taken": lambda v: [delivery and delivery.winner for delivery in v.deliveries],
    "loyalty": lambda v: [delivery and delivery.loyalty for delivery in v.deliveries],
    "placed": each(lambda side: len(side.tokens)),
    "token": each(lambda side: where_known(side.tokens)),
    "token seen": lambda v: they_know(v, sides(v)[0].token_known),
    "hand": lambda v: sorted(sides(v)[0].hand),
    "their hand": lambda v: len(sides(v)[1].hand),
    "deck": each(lambda side: side.deck),
    "their backs": lambda v: sides(v)[1].backs,
    "next back": each(lambda side: side.top),
    "my unseen": my_unseen,
    "out": each(lambda side: sorted(side.discards)),
    "shredded": each(lambda side: sorted(side.shredded.backs)),
    "scored": scored,
    "files": each(lambda side: [known(files) for files in side.files]),
    "back": each(lambda side: [files.backs for files in side.files]),
    "card": each(lambda side: [where_known(files.cards) for files in side.files]),
    "file read": lambda v: [they_know(v, files.known) for files in sides(v)[0].files],
}
