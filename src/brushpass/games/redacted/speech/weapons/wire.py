"""The page of a memory about attack cards (memory/weapons.py).

Weapons are given by kind (cards.py), in order; HIDDEN (-2), last, is one that the reader cannot
name: it came from the Armoury. NONE (-1) is no card.
"""

from brushpass.core.wire import Wire


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
    groups: list[WeaponGroup]  # of everybody but the reader
    certain: list[SureWeapons]  # by seat: what the reader knows; of itself, all
    public: list[SureWeapons]  # by seat: what everybody knows
    witnessed: list[SureWeapons]  # by seat: what they surely know of the reader's own
    visits: list[ArmouryVisit]  # in order
    looks: list[StealthyLooks]  # by looker
    seen: int  # the card in the reader's own last look, as in Interrogated
