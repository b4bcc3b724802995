"""Stealthy looks at cards: interrogations (R5.3), hacks (R9.3) and arrests (R14.2).

Everybody knows who had a look at whose cards, but not which card it was.
"""

from typing import final

from mypy_extensions import i64

from brushpass.games.redacted.rules.cards import NONE


@final
class Looks:
    """What one audience knows of everybody's looks."""

    seats: i64
    asked: list[int]  # by looker * seats + owner: interrogations, each with one card of three
    hacked: list[int]  # likewise: hacks, each with one card of two
    arrested: list[int]  # by looker: whose loyalty was shown for an arrest, seats as bits
    owner: list[int]  # by looker: whose cards the last look was at
    added: list[int]  # by looker: the weapon among these; HIDDEN to all but its owner; NONE: a hack
    stale: i64  # lookers since whose last look the owner's weapons changed, as bits
    seen: i64  # the card that the audience saw in its own last look

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.asked = [0] * (seats * seats)
        self.hacked = [0] * (seats * seats)
        self.arrested = [0] * seats
        self.owner = [NONE] * seats
        self.added = [NONE] * seats
        self.stale = 0
        self.seen = NONE

    def clone(self) -> "Looks":
        twin = Looks(0)
        twin.seats = self.seats
        twin.asked = self.asked[:]
        twin.hacked = self.hacked[:]
        twin.arrested = self.arrested[:]
        twin.owner = self.owner[:]
        twin.added = self.added[:]
        twin.stale = self.stale
        twin.seen = self.seen
        return twin

    def ask(self, looker: i64, owner: i64, weapon: i64) -> None:
        self.asked[looker * self.seats + owner] += 1
        self._last(looker, owner, weapon)

    def hack(self, looker: i64, owner: i64) -> None:
        self.hacked[looker * self.seats + owner] += 1
        self._last(looker, owner, NONE)

    def arrest(self, looker: i64, owner: i64) -> None:
        self.arrested[looker] |= 1 << int(owner)

    def change(self, owner: i64) -> None:
        """The owner's weapons are no longer those that others had a look at."""
        for looker in range(self.seats):
            if self.owner[looker] == owner:
                self.stale |= 1 << looker

    def _last(self, looker: i64, owner: i64, weapon: i64) -> None:
        self.owner[looker] = int(owner)
        self.added[looker] = int(weapon)
        self.stale &= ~(1 << looker)
