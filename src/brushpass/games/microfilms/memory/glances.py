"""MR45: who may have seen which card of a hand, and how likely that is.

Everybody sees that somebody looks, gives or takes, and nobody else sees what. So a memory keeps a
list of glances for each hand and for the deck; of its own hand, whose cards it knows, also on which
of them each glance may have fallen.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.rules.cards import KINDS, NONE

# Whose identities lay among what a glance fell on: a place, or where none did
GIVEN: Final = -1  # the card came from the one who knows it
KEPT: Final = -2  # the same, and it was in a hand when the deck was shuffled (MR43)
ALONG: Final = -3  # it may have come along, if it was like all the cards with it

CERTAIN: Final = 1_000_000
# A seat that knew several cards of a hand may know one after another has left unseen, if they
# were of one kind. How often that is so, nobody can tell: a rough guess.
ALIKE: Final = 4

SPARE: Final = 2  # so many more glances than cards are kept, of which some have lost their card

DIGIT: Final = 2  # cards that a glance may have fallen on: bits for each kind
ONES: Final = 3


@final
class Glance:
    def __init__(
        self, seat: i64, whose: i64, identities: i64, total: i64, still: i64, among: i64
    ) -> None:
        self.seat = seat
        self.whose = whose
        self.identities = identities  # how many of them
        self.total = total  # how many cards that were with them
        self.still = still  # in millionths: that a card it could fall on is here and not lost
        self.among = among  # of the own hand: the cards on which it may have fallen

    def clone(self) -> "Glance":
        return Glance(self.seat, self.whose, self.identities, self.total, self.still, self.among)


@final
class Pack:
    """A hand or the deck, as far as everybody can follow it; `mine`: the own hand."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine
        self.size: i64 = 0
        self.held: i64 = 0  # at least so many were here at the shuffle, or dealt (MR43)
        self.glances: list[Glance] = []

    def clone(self) -> "Pack":
        twin = Pack(self.mine)
        twin.size = self.size
        twin.held = self.held
        twin.glances = [glance.clone() for glance in self.glances]
        return twin

    def add(
        self, seat: i64, whose: i64, identities: i64, total: i64, still: i64, among: i64
    ) -> None:
        self.glances.append(
            Glance(seat, whose, identities, total, still, among if self.mine else 0)
        )

    def give(self, seat: i64, whose: i64, kind: i64) -> None:
        """A card that a seat knows is here now."""
        self.add(seat, whose, 0, 1, CERTAIN, one(kind))

    def look(
        self, seat: i64, place: i64, identities: i64, cards: list[int], public: list[int]
    ) -> None:
        """At one card or one of the identities with it; `public` is known anyway."""
        among: i64 = 0
        unknown = self.size
        for kind in range(KINDS):
            unknown -= public[kind]
            if public[kind] == 0:
                among |= cards[kind] << (DIGIT * kind)
        still = CERTAIN if unknown > 0 else 0
        self.add(seat, place, identities, identities + self.size, still, among)

    def may_know(self, seat: i64) -> i64:
        """Of how many cards here a seat may be sure beyond what everybody is."""
        live: i64 = 0
        for glance in self.glances:
            if glance.seat == seat and glance.still:
                live += 1
        return live

    def fade(self, glance: Glance, kind: i64, public: i64) -> None:
        """A card has left in the sight of the one who looked: it may be the one that was seen."""
        if glance.still:
            faded = glance.still * (self.size - 1) // self.size
            glance.still = 1 if faded == 0 and self.size > 1 else faded
        if public == 0 and kind >= 0:
            glance.among &= ~(ONES << (DIGIT * kind))

    def leave_open(self, kind: i64, public: i64) -> None:
        """Before a card leaves face up; `public` of its kind were known here to everybody."""
        if public == 0:
            for glance in self.glances:
                self.fade(glance, kind, public)

    def settle(self) -> None:
        """Glances that tell nothing any more are dropped, and what is more than there are cards."""
        nth: i64 = 0
        while nth < len(self.glances):
            glance = self.glances[nth]
            if self.size == 0:
                glance.still = 0
                glance.among = 0
            # Of those that came along nobody knows more than that they are at most so many.
            most = self.size if glance.whose == ALONG else self.size + SPARE
            too_many = self.may_know(glance.seat) > most
            if (glance.still and not too_many) or glance.identities:
                nth += 1
            else:
                self.glances.pop(nth)


def one(kind: i64) -> i64:
    """A single card of a kind that only the owner of the hand knows."""
    return 1 << (DIGIT * kind) if kind >= 0 else 0


def kinds_among(among: i64) -> list[int]:
    found: list[int] = []
    if among == 0:
        return found
    for kind in range(KINDS):
        for _ in range((among >> (DIGIT * kind)) & ONES):
            found.append(kind)
    return found


def slip(
    source: Pack, to: Pack, kind: i64, giver: i64, taker: i64, hand: list[int], public: list[int]
) -> None:
    """Before a card goes where only its giver and taker know it.

    `kind` is NONE to who does not see it; `hand` and `public` are what that one and everybody know
    of the source.
    """
    everybody: i64 = 0
    for count in public:
        if count == source.size:
            return  # all alike: everybody knows which card goes
        everybody += count
    if giver >= 0:
        to.give(giver, KEPT if source.held == source.size else GIVEN, kind)
    known: i64 = public[kind] if kind >= 0 else 0
    for nth in range(len(source.glances)):
        glance = source.glances[nth]
        if glance.seat == taker:
            source.fade(glance, kind, known)
        elif glance.still:
            lose(source, to, glance, kind, everybody, hand)
    if taker >= 0 and everybody:
        # Of each kind that everybody knew here, everybody has lost sight of one (MR41), but for the
        # one who saw what left. Of two alike, the other is as public as before.
        still = CERTAIN * (source.size - 1) // source.size
        for other in range(KINDS):
            if public[other]:
                source.add(taker, GIVEN, 0, 1, still, one(NONE if other == kind else other))


def lose(
    source: Pack, to: Pack, glance: Glance, kind: i64, everybody: i64, hand: list[int]
) -> None:
    """One that is blind to what leaves keeps sight of the only card, or of cards all alike."""
    kept: i64 = 0
    if source.size == 1:
        whose = glance.whose if glance.whose >= 0 else ALONG
        to.add(glance.seat, whose, glance.identities, glance.total, glance.still, one(kind))
        glance.identities = 0
    else:
        known = source.may_know(glance.seat) + everybody
        if known >= source.size:
            to.add(glance.seat, ALONG, 0, 1, CERTAIN // (ALIKE * known), one(kind))
        if known >= 2:
            kept = glance.still // ALIKE + 1
    glance.still = kept
    # Its owner can see whether they are alike.
    alike = kept > 0 and source.mine and hand[kind] == source.size and glance.among > 0
    glance.among = one(kind) if alike else 0
