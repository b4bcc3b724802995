"""What a seat sees: the table, and what it remembers.

Cards are given by kind (cards.py): NONE (-1) is no card, HIDDEN (-2) a card or an identity that the
viewer does not know.
"""

from brushpass.core.wire import Wire
from brushpass.games.microfilms.memory.wire import Page


class HandView(Wire, frozen=True, forbid_unknown_fields=True):
    """The cards of a place, as far as the viewer has seen them there and not lost sight of them."""

    size: int
    sure: list[int]  # by kind: so many at least; of the own hand exactly (MR41)
    public: list[int]  # by kind: so many at least, as everybody knows


class Player(Wire, frozen=True, forbid_unknown_fields=True):
    """One place at the table; the Croupier's is behind the last seat."""

    hand: HandView
    francs: int
    cleared: bool
    out: bool
    identity: int
    second: int  # the freelancer of a player in a duel, else NONE
    revealed: bool  # whether everybody knows the identity
    second_revealed: bool
    asked: int  # the seats that may know an identity, as bits
    denied: int  # the agents it is known not to be, as bits (MR17)


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    seats: int
    duel: bool
    strict_claim: bool
    memory_aid: bool  # the discards below the top are shown (MR4)
    absent: int  # the nation that does not take part
    starter: int
    phase: int
    active: int
    actor: int
    target: int
    turn: int
    evening: int
    house: int
    players: list[Player]
    deck: int  # cards in the draw deck
    discard: list[int]  # the top is the last; those that it covers are HIDDEN (MR4)
    met: int  # letters that the viewer has seen (MR46), kinds as bits
    public_met: int  # letters that everybody has seen
    offered: int
    box: int
    glimpse: int  # what the viewer is being shown right now, else NONE
    ending: int
    winners: int
    memory: Page | None  # None: the viewer has only just come
