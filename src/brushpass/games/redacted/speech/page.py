"""The page of a memory: what one audience makes of what it was told, with names.

Cards are given by kind (cards.py). In cases of items a card below 0 is an unknown, and places are
numbers (unknowns.py, places.py). Weapons are in order; HIDDEN (-2), last, is one that the reader
cannot name: it came from the Armoury. NONE (-1) is no card.
"""

from brushpass.core.wire import Wire


class Spot(Wire, frozen=True, forbid_unknown_fields=True):
    place: int
    card: int  # or an unknown


class ItemCase(Wire, frozen=True, forbid_unknown_fields=True):
    """One way in which items that went unseen may lie."""

    weight: int  # in how many ways it came about
    dealt: list[int]  # what was dealt under the two tiles; HIDDEN: not known
    spots: list[Spot]  # beside those that all cases have


class ItemsPage(Wire, frozen=True, forbid_unknown_fields=True):
    spots: list[Spot]  # what all cases have
    cases: list[ItemCase]  # none: nothing went unseen
    hazy: bool  # there were too many cases
    exposed: list[int]  # for each own item, who else knows it, seats as bits


class Stock(Wire, frozen=True, forbid_unknown_fields=True):
    """One owner's attack cards in one case."""

    in_hand: list[int]
    spent: list[int]
    shown: int  # in a fight


class WeaponCase(Wire, frozen=True, forbid_unknown_fields=True):
    weight: int  # in how many ways it came about
    stocks: list[Stock]  # in the order of the group's owners


class WeaponGroup(Wire, frozen=True, forbid_unknown_fields=True):
    """Owners whose attack cards depend on each other, and all ways in which these may lie."""

    owners: list[int]  # seats; 9 are the guards of the Danger Zone
    cases: list[WeaponCase]


class SureWeapons(Wire, frozen=True, forbid_unknown_fields=True):
    """What is certain of one agent's attack cards; there may be more."""

    in_hand: list[int]
    spent: list[int]
    either: list[int]  # theirs, but in hand or spent


class ArmouryVisit(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int
    kept: int
    put_back: int  # NONE: there was only one weapon left


class StealthyLooks(Wire, frozen=True, forbid_unknown_fields=True):
    """How one agent came to see cards of others. Everybody knows all but `added`."""

    asked: list[int]  # by owner: interrogations, each with one card of three
    hacked: list[int]  # by owner: hacks, each with one card of two
    arrested: list[int]  # whose loyalty was shown for an arrest
    owner: int  # whose cards the last look was at
    added: int  # the weapon among these, to its owner; NONE: a hack
    stale: bool  # since then the owner's weapons have changed


class WeaponsPage(Wire, frozen=True, forbid_unknown_fields=True):
    groups: list[WeaponGroup]  # where there is any doubt, or a fight; the rest the table shows
    either: list[list[int]]  # by seat: in hand or spent, of those that the table does not name
    public: list[SureWeapons]  # by seat: what everybody knows
    witnessed: list[SureWeapons]  # by seat: what they surely know of the reader's own
    visits: list[ArmouryVisit]  # in order
    looks: list[StealthyLooks]  # by looker
    seen: int  # the card in the reader's own last look, as in Interrogated


class Page(Wire, frozen=True, forbid_unknown_fields=True):
    items: ItemsPage
    weapons: WeaponsPage
