"""MR45: who may have seen which card of a hand, and how likely that is.

Everybody sees that somebody looks, gives or takes, and nobody else sees what. So a pack keeps a
list of glances, five numbers each, and its owner, who knows the cards, one more number for each.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.microfilms.rules.cards import KINDS
from brushpass.games.microfilms.rules.state import Pack

SEAT: Final = 0  # whose glance it was
PLACE: Final = 1  # whose identities lay among what it fell on; or GIVEN or KEPT
IDENTITIES: Final = 2  # how many of them
TOTAL: Final = 3  # how many cards that were with them
STILL: Final = 4  # in millionths: the chance that a card it could fall on is here and not lost
FIELDS: Final = 5

# Where no identity lay among the cards:
GIVEN: Final = -1  # the card came from the one who knows it
KEPT: Final = -2  # the same, and it was in a hand when the deck was shuffled (MR43)
ALONG: Final = -3  # it may have come along, if it was like all the cards with it

CERTAIN: Final = 1_000_000
# A seat that knew several cards of a hand may know one after another has left unseen, if they
# were of one kind. How often that is so, nobody can tell: a rough guess.
ALIKE: Final = 4

SPARE: Final = 2  # so many more glances than cards are kept, of which some have lost their card

DIGIT: Final = 2  # what the owner knows: cards the glance may have fallen on, bits for each kind
ONES: Final = 3


def add(
    pack: Pack, seat: i64, place: i64, identities: i64, total: i64, still: i64, among: i64
) -> None:
    pack.glances.append(seat)
    pack.glances.append(place)
    pack.glances.append(identities)
    pack.glances.append(total)
    pack.glances.append(still)
    pack.among.append(among)


def look(pack: Pack, seat: i64, place: i64, identities: i64, public: list[int]) -> None:
    """At one card of a hand or one of the identities with it; `public` is known anyway."""
    among: i64 = 0
    unknown = pack.size
    for kind in range(KINDS):
        unknown -= public[kind]
        if public[kind] == 0:
            among |= pack.cards[kind] << (DIGIT * kind)
    still = CERTAIN if unknown > 0 else 0
    add(pack, seat, place, identities, identities + pack.size, still, among)


def give(pack: Pack, seat: i64, place: i64, kind: i64) -> None:
    """A card that a seat knows is here now."""
    add(pack, seat, place, 0, 1, CERTAIN, 1 << (DIGIT * kind))


def digit(among: i64, kind: i64) -> i64:
    return (among >> (DIGIT * kind)) & ONES


def without(among: i64, kind: i64) -> i64:
    return among & ~(ONES << (DIGIT * kind))


def may_know(pack: Pack, seat: i64) -> i64:
    """Of how many cards of a pack a seat may be sure beyond what everybody is."""
    live: i64 = 0
    for at in range(0, len(pack.glances), FIELDS):
        if pack.glances[at + SEAT] == seat and pack.glances[at + STILL]:
            live += 1
    return live


def fade(pack: Pack, at: i64, kind: i64, public: i64) -> None:
    """A card has left in the sight of the one who looked: it may be the one that was seen."""
    still: i64 = pack.glances[at + STILL]
    if still:
        faded = still * (pack.size - 1) // pack.size
        pack.glances[at + STILL] = 1 if faded == 0 and pack.size > 1 else faded
    if public == 0:
        pack.among[at // FIELDS] = without(pack.among[at // FIELDS], kind)


def leave_open(pack: Pack, kind: i64, public: i64) -> None:
    """Before a card leaves face up; `public` of its kind were known here to everybody."""
    if public == 0:
        for at in range(0, len(pack.glances), FIELDS):
            fade(pack, at, kind, public)


def leave_unseen(
    source: Pack, to: Pack, kind: i64, giver: i64, taker: i64, public: list[int]
) -> None:
    """Before a card goes where only its giver and taker know it; `public` is known by kind."""
    if public[kind] == source.size:
        return  # everybody knows it
    if giver >= 0:
        give(to, giver, KEPT if source.held == source.size else GIVEN, kind)
    everybody: i64 = 0
    for count in public:
        everybody += count
    for at in range(0, len(source.glances), FIELDS):
        if source.glances[at + SEAT] == taker:
            fade(source, at, kind, public[kind])
        elif source.glances[at + STILL]:
            lose(source, to, at, kind, everybody)
    if taker >= 0 and everybody:
        # Of each kind that everybody knew here, everybody has lost sight of one (MR41), but for the
        # one who saw what left. Of two alike, the other is as public as before.
        still = CERTAIN * (source.size - 1) // source.size
        for other in range(KINDS):
            if public[other]:
                add(source, taker, GIVEN, 0, 1, still, 1 << (DIGIT * other) if other != kind else 0)


def lose(source: Pack, to: Pack, at: i64, kind: i64, everybody: i64) -> None:
    """One that is blind to what leaves keeps sight of the only card, or of cards all alike."""
    seat: i64 = source.glances[at + SEAT]
    still: i64 = source.glances[at + STILL]
    kept: i64 = 0
    source.unsure |= 1 << seat
    to.unsure |= 1 << seat
    if source.size == 1:
        for field in range(FIELDS):
            to.glances.append(source.glances[at + field])
        to.among.append(1 << (DIGIT * kind))
        if source.glances[at + PLACE] < 0:
            to.glances[len(to.glances) - FIELDS + PLACE] = ALONG
        source.glances[at + IDENTITIES] = 0
    else:
        known = may_know(source, seat) + everybody
        if known >= source.size:
            add(to, seat, ALONG, 0, 1, CERTAIN // (ALIKE * known), 1 << (DIGIT * kind))
        if known >= 2:
            kept = still // ALIKE + 1
    source.glances[at + STILL] = kept
    # Its owner can see whether they are alike.
    alike = kept > 0 and source.cards[kind] == source.size and source.among[at // FIELDS] > 0
    source.among[at // FIELDS] = 1 << (DIGIT * kind) if alike else 0


def settle(pack: Pack) -> None:
    """Glances that tell nothing any more are dropped, and what is more than there are cards."""
    at: i64 = 0
    while at < len(pack.glances):
        if pack.size == 0:
            pack.glances[at + STILL] = 0
            pack.among[at // FIELDS] = 0
        # Of those that came along nobody knows more than that they are at most so many.
        most = pack.size if pack.glances[at + PLACE] == ALONG else pack.size + SPARE
        too_many = may_know(pack, pack.glances[at + SEAT]) > most
        if (pack.glances[at + STILL] and not too_many) or pack.glances[at + IDENTITIES]:
            at += FIELDS
        else:
            del pack.glances[at : at + FIELDS]
            del pack.among[at // FIELDS]
