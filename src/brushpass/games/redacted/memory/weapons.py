"""What one audience makes of attack cards, from what it was told alone.

It follows its own weapons, takes cases for possible of those of others (arsenals.py), knows who had
a look at whose cards (looks.py), what others surely know of its own (witnessed.py), and, because it
heard all that everybody heard, what the public makes of it all.
"""

from typing import final

from mypy_extensions import i64

from brushpass.core.wire import Message
from brushpass.games.redacted.memory.arsenals import Arsenals
from brushpass.games.redacted.memory.everybody import as_all_heard
from brushpass.games.redacted.memory.groups import GUARDS
from brushpass.games.redacted.memory.looks import Looks
from brushpass.games.redacted.memory.witnessed import Witnessed
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HIDDEN,
    NONE,
    WEAPON_SEEN,
    WEAPONS,
)
from brushpass.games.redacted.speech.messages.danger_zone import Fought, MetGuard
from brushpass.games.redacted.speech.messages.house import Armed, Hacked, Kept
from brushpass.games.redacted.speech.messages.meetings import (
    Arrested,
    Exchanged,
    Interrogated,
    Settled,
)


@final
class Visit:
    """Somebody took a weapon from the Armoury (R7.3). Never changed once made."""

    def __init__(self, seat: i64, kept: i64, put_back: i64) -> None:
        self.seat = seat
        self.kept = kept  # HIDDEN: only they know it
        self.put_back = put_back  # likewise; NONE: there was only one left


@final
class Weapons:
    seat: i64  # NONE: spectators
    seats: i64
    in_hand: list[int]  # the own ones, by weapon
    spent: list[int]
    others: Arsenals
    witnessed: Witnessed
    looks: Looks
    visits: list[Visit]  # in order
    offered: list[int]  # in the Armoury, just now
    everybody: "Weapons | None"  # what spectators make of it; None: this is what they do

    def __init__(self, mission: i64, seats: i64, seat: i64) -> None:
        self.seat = seat
        self.seats = seats
        self.in_hand = [1] * WEAPONS  # R1.3
        self.spent = [0] * WEAPONS
        owners = [owner for owner in range(seats) if owner != seat]
        if mission == DANGER_ZONE:
            owners.append(GUARDS)
        self.others = Arsenals(owners, seats)
        self.witnessed = Witnessed(seats)
        self.looks = Looks(seats)
        self.visits = []
        self.offered = []
        self.everybody = None if seat == NONE else Weapons(mission, seats, NONE)

    def clone(self) -> "Weapons":
        twin = Weapons(NONE, 0, NONE)
        twin.seat = self.seat
        twin.seats = self.seats
        twin.in_hand = self.in_hand[:]
        twin.spent = self.spent[:]
        twin.others = self.others.clone()
        twin.witnessed = self.witnessed.clone()
        twin.looks = self.looks.clone()
        twin.visits = self.visits[:]
        twin.offered = self.offered[:]
        twin.everybody = None if self.everybody is None else self.everybody.clone()
        return twin

    def public(self) -> Arsenals:
        """What everybody takes for possible, of every owner."""
        return self.others if self.everybody is None else self.everybody.others

    # Hearing

    def hear(self, message: Message) -> bool:
        """Whether it was about attack cards."""
        if isinstance(message, Exchanged):
            self._exchanged(message)
        elif isinstance(message, Fought):
            self._fought(message)
        elif isinstance(message, (Settled, MetGuard)):
            self.others.over()
        elif isinstance(message, Armed):
            self.offered = message.weapons[:]
        elif isinstance(message, Kept):
            self._kept(message.seat, message.weapon)
        elif isinstance(message, Interrogated):
            self._interrogated(message)
        elif isinstance(message, Hacked):
            self.looks.hack(message.seat, message.victim)
            if message.card != HIDDEN:
                self.looks.seen = message.card
        elif isinstance(message, Arrested):
            for looker in range(self.seats):
                if (message.eyes >> looker) & 1:
                    self.looks.arrest(looker, message.loser)
        else:
            return False
        if self.everybody is not None:
            self.everybody.hear(as_all_heard(message))
        return True

    def _exchanged(self, m: Exchanged) -> None:
        one, other = m.seat, m.other
        first = (m.attacked >> one) & 1 == 1
        second = (m.attacked >> other) & 1 == 1
        if first:
            self._played(one, m.first, m.eyes)
        if second:
            self._played(other, m.second, m.eyes)
        if m.first != HIDDEN:  # seen: the other card too
            return
        if first and second:
            self.others.heard(one, other, m.outcome)
        elif first or second:
            self.others.missed(one if first else other)

    def _fought(self, m: Fought) -> None:
        """R16.9: nobody looks on."""
        if m.attacked:
            self._played(m.seat, m.card, 0)
        if m.weapon != HIDDEN:
            self.others.saw(GUARDS, m.weapon, True)
        elif m.attacked:
            self.others.heard(m.seat, GUARDS, m.outcome)
        else:
            self.others.missed(GUARDS)

    def _played(self, owner: i64, weapon: i64, eyes: i64) -> None:
        """R4.9, RR21: to the pile; the last one brings all back."""
        self.looks.change(owner)
        if owner != self.seat:
            if weapon != HIDDEN:
                self.others.saw(owner, weapon, True)
            return
        self.in_hand[weapon] -= 1
        self.spent[weapon] += 1
        back = not any(self.in_hand)
        if back:
            self.in_hand, self.spent = self.spent, self.in_hand
        self.witnessed.played(weapon, eyes, back)

    def _kept(self, owner: i64, weapon: i64) -> None:
        left = self.offered
        left.remove(weapon)
        self.offered = []
        self.visits.append(Visit(owner, weapon, left[0] if left else NONE))
        self.looks.change(owner)
        if owner == self.seat:
            self.in_hand[weapon] += 1
            self.others.spare[weapon] -= 1
        else:
            self.others.took(owner)

    def _interrogated(self, m: Interrogated) -> None:
        for looker in range(self.seats):
            if (m.eyes >> looker) & 1:
                self.looks.ask(looker, m.loser, m.added)
        if m.card != HIDDEN:
            self.looks.seen = m.card
            if m.card >= WEAPON_SEEN:
                self.others.saw(m.loser, m.card - WEAPON_SEEN, False)
