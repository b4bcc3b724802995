"""What a seat's memory writes down (memory.py)."""

from brushpass.core.wire import Wire


class Glance(Wire, frozen=True, forbid_unknown_fields=True):
    """Somebody may have seen a card of a hand (MR45)."""

    seat: int  # who
    whose: int  # whose identities lay among what it fell on; below zero none did: see glances.py
    identities: int  # how many of them
    total: int  # how many cards that were with them
    still: int  # in millionths: that a card it could fall on is here and not lost from sight
    among: list[int]  # of the own hand: the cards on which it may have fallen, by kind


class Notes(Wire, frozen=True, forbid_unknown_fields=True):
    """What is remembered of a hand beyond what the table shows."""

    was: int  # kinds that were seen here and may be gone, as bits (MR42)
    lacks: int  # kinds that are known not to be here (MR44), as bits
    glances: list[Glance]


class Deck(Wire, frozen=True, forbid_unknown_fields=True):
    """What is remembered of the draw deck."""

    sure: list[int]  # by kind: so many at least
    was: int
    lacks: int


class Case(Wire, frozen=True, forbid_unknown_fields=True):
    """Which card may be where: see lots.py. How the numbers are packed: see cases.py."""

    weight: int
    pools: list[int]  # by deck: what it held and was not shuffled again
    cards: list[int]  # in hands and among the discards


class Page(Wire, frozen=True, forbid_unknown_fields=True):
    """What the viewer makes of all that it was told."""

    hands: list[Notes]  # by place
    deck: Deck
    discard: list[int]  # all of them, the top is the last (MR4)
    shuffled: list[int]  # by kind: what the deck was shuffled from
    drawn: list[int]  # by kind: what the viewer has drawn of that
    cases: list[Case]  # all that are possible; none after the end
    missed: list[int]  # the two locations that a broker named and was wrong, or none (MR44)
    stands: bool  # whether the letters cannot lie so, for all that the viewer knows
    public_stands: bool  # the same for everybody
