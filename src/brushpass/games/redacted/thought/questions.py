"""What the rules of thumb ask: seen.py answers from a view, imagined.py from a state.

The attributes are what everybody knows, and the own hand. What one may know or not is asked.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BRIEFCASE,
    HELICOPTERS,
    INTEL,
    NONE,
    TWO_MAN_RULE,
    VIRUS,
)
from brushpass.games.redacted.rules.embassy import BALLROOM

PATIENT: Final = 0.9  # so surely an enemy's: intel to fly out with as long as one is patient
SURE: Final = 0.6  # and later
PATIENCE: Final = 20  # rounds

NOT_COUNTED: Final = -1


class Questions:
    me: i64
    crowd: i64 = NOT_COUNTED  # what `taken` has found

    # The decision
    kind: i64  # state.py
    other: i64  # whom it is about, or NONE
    lead: i64  # in a fight: how many steps ahead
    vest: bool  # one has settled the fight
    colour: i64  # of the briefcase that was opened

    # The own hand
    items: list[int]
    faction: i64
    interpol: bool

    # The mission
    mission: i64
    seats: i64
    factions: list[int]
    round: i64
    rounds: i64

    # The embassy
    rooms: list[int]  # by seat
    room: i64  # the own one
    injured: i64  # seats as bits
    down: i64  # likewise
    barred: i64  # rooms as bits (R3.4)
    keyed: bool
    locked: i64  # the floor that is locked for this seat, or NONE (R8.2)
    reception: bool
    dark: bool
    helicopter: i64
    lost: list[int]
    deck: i64

    # Danger Zone
    points: list[int]
    hideouts: list[int]
    guards: list[int]
    prize: i64
    vip: i64
    unjammed: bool

    # What one may know or not

    def enemy(self, faction: i64) -> float:
        """How likely a faction is an enemy."""
        raise NotImplementedError

    def friend(self, other: i64) -> float:
        """How likely a seat is a friend."""
        raise NotImplementedError

    def wanted(self, other: i64) -> float:
        """How likely a seat is wanted and still in the game (R14)."""
        raise NotImplementedError

    def knows_loyalty(self, other: i64) -> bool:
        raise NotImplementedError

    def inside(self, colour: i64) -> i64:
        """What lies under a briefcase tile; NONE: nothing, HIDDEN: one does not know."""
        raise NotImplementedError

    def items_of(self, other: i64) -> list[int]:
        """Those that another surely holds."""
        raise NotImplementedError

    def weapons_of(self, other: i64) -> list[int]:
        """Attack cards that another surely has in hand."""
        raise NotImplementedError

    def in_hand(self, weapon: i64) -> i64:
        """How many of the own attack cards are of this kind."""
        raise NotImplementedError

    def owned(self, weapon: i64) -> i64:
        """The same with those in the private pile."""
        raise NotImplementedError

    def guard_weapons(self) -> list[int]:
        """R16.9: what the next guard may play; each weapon once before they are shuffled."""
        raise NotImplementedError

    # What follows from it

    def taken(self) -> i64:
        """Rooms where somebody else stands, or a guard, as bits."""
        if self.crowd == NOT_COUNTED:
            rooms: i64 = 0
            for seat in range(self.seats):
                room = self.rooms[seat]
                if seat != self.me and room != NONE and not (self.down >> seat) & 1:
                    rooms |= 1 << room
            if self.reception:
                rooms &= ~(1 << BALLROOM)
            for room in self.guards:
                rooms |= 1 << room
            self.crowd = rooms
        return self.crowd

    def is_taken(self, room: i64) -> bool:
        return (self.taken() >> room) & 1 == 1

    def is_injured(self, seat: i64) -> bool:
        return (self.injured >> seat) & 1 == 1

    def holds(self, kind: i64) -> bool:
        return kind in self.items

    def carries(self, kind: i64) -> bool:
        """In hand, or in a briefcase that was looked into."""
        if kind in self.items:
            return True
        for colour in range(2):
            if BRIEFCASE + colour in self.items and self.inside(colour) == kind:
                return True
        return False

    def carries_prize(self) -> bool:
        """Intel worth flying out with."""
        found: i64 = 0
        enough = PATIENT if self.round < PATIENCE else SURE
        for faction in self.factions:
            if faction != self.faction and self.carries(INTEL + faction):
                found += 1
                if self.enemy(faction) >= enough:
                    return True
        return found == 2  # R15.5: one of the two is an enemy's

    def worst_enemy(self) -> i64:
        """A faction to bomb: an enemy with a helicopter left, the more damaged the better."""
        best: i64 = NONE
        for faction in self.factions:
            if self.lost[faction] == HELICOPTERS or self.enemy(faction) < SURE:
                continue
            if best == NONE or self.lost[faction] > self.lost[best]:
                best = faction
        return best

    def floppy(self) -> i64:
        """R13.4: the one that wins."""
        if self.mission != TWO_MAN_RULE:
            return NONE
        return VIRUS if self.faction == self.factions[0] else ANTIVIRUS
