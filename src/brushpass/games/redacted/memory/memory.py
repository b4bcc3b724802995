"""What one audience makes of what it was told: it hears its own messages and nothing else."""

from typing import Any, final

from mypy_extensions import i64

from brushpass.core.knowledge import EVERYBODY, NOBODY, Cards, only
from brushpass.core.memory import Memory
from brushpass.games.redacted.memory import items
from brushpass.games.redacted.memory.exposure import Exposure
from brushpass.games.redacted.memory.items_page import items_page
from brushpass.games.redacted.memory.ledger import Ledger
from brushpass.games.redacted.memory.weapons import Weapons
from brushpass.games.redacted.memory.weapons_page import weapons_page
from brushpass.games.redacted.rules.cards import (
    BRIEFCASE,
    DANGER_ZONE,
    HAND_LIMIT,
    HIDDEN,
    KINDS,
    NONE,
    VIP_FILE,
    is_intel,
    is_objective,
)
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    DROPPED,
    NOWHERE,
    OBJECTIVES,
    SPOILS,
    TILE,
)
from brushpass.games.redacted.speech.messages.danger_zone import Claimed, Guard, Lost, Prize
from brushpass.games.redacted.speech.messages.house import (
    Cracked,
    Drew,
    Dropped,
    PutIn,
    TookOut,
    Used,
)
from brushpass.games.redacted.speech.messages.meetings import Arrested, Disgraced, Gave, Stole
from brushpass.games.redacted.speech.messages.turns import Briefed, Scanned
from brushpass.games.redacted.speech.page import Page


@final
class RedactedMemory(Memory):
    def __init__(self, mission: i64, seats: i64, seat: i64) -> None:
        """Seat NONE is the public."""
        self.viewer = seat
        self.items = Ledger(mission, seats)
        self.exposure = Exposure()
        self.weapons = Weapons(mission, seats, seat)
        self.prize: i64 = NONE  # what the guard left, if this seat saw it
        self.pocketing = False  # somebody drops an item to take that
        self.written: Page | None = None  # the page, until something changes

    def clone(self) -> "RedactedMemory":
        twin = RedactedMemory(NONE, 0, NONE)
        twin.viewer = self.viewer
        twin.items = self.items.clone()
        twin.exposure = self.exposure.clone()
        twin.weapons = self.weapons.clone()
        twin.prize = self.prize
        twin.pocketing = self.pocketing
        twin.written = self.written
        return twin

    def page(self) -> Page:
        page = self.written
        if page is None:
            exposed = [] if self.viewer == NONE else self.exposure.exposed(self.viewer)
            page = Page(items_page(self.items, exposed), weapons_page(self.weapons))
            self.written = page
        return page

    def hear(self, message: Any) -> None:
        """Most messages are about neither items nor weapons, and change nothing."""
        of_weapons = self.weapons.hear(message)
        if self.hear_of_items(message) or of_weapons:
            self.written = None

    def hear_of_items(self, message: Any) -> bool:
        known = self.items
        mine = self.exposure
        if isinstance(message, Drew):
            self.drew(message.seat, message.item, message.fresh)
        elif isinstance(message, Used):
            self.used(message.seat, message.item)
        elif isinstance(message, Scanned):
            if message.viewer == self.viewer:
                items.show(known, message.seat, message.items)
            if message.seat == self.viewer:
                mine.show_hand(message.viewer)
        elif isinstance(message, Stole):
            self.changed_hands(message.loser, message.seat, message.item, message.eyes, True)
        elif isinstance(message, Gave):
            self.changed_hands(message.giver, message.taker, message.item, message.eyes, False)
        elif isinstance(message, Dropped):
            self.dropped(message.seat, message.item, message.objective)
        elif isinstance(message, Cracked):
            self.cracked(message.seat, message.colour, message.item)
        elif isinstance(message, TookOut):
            if message.taken:
                self.took_out(message.seat, message.colour)
        elif isinstance(message, PutIn):
            if message.filled:
                self.put_in(message.seat, message.colour, message.item)
        elif isinstance(message, Lost):
            if message.item != NONE:
                self.discarded(message.seat, message.item, True)
        elif isinstance(message, Disgraced):
            for kind in message.items:
                self.discarded(message.seat, kind, False)
        elif isinstance(message, Arrested):
            if message.wanted:
                self.handed_in(message.loser)
        elif isinstance(message, Guard):
            if message.objective:
                self.refill()
        elif isinstance(message, Prize):
            self.found(message.seat, message.vip, message.item)
        elif isinstance(message, Claimed):
            self.claimed(message.seat, message.taken)
        elif isinstance(message, Briefed):
            known.begin(message.factions)
            if known.mission == DANGER_ZONE:
                items.begin_objectives(known)
        else:
            return False
        return True

    # Items

    def drew(self, seat: i64, kind: i64, fresh: bool) -> None:
        known = self.items
        if fresh:  # RR31
            seen: list[int] = []
            for other in range(KINDS):
                seen += [other] * known.discard[other]
            items.shuffle_together(known, BURIED, DECK, seen)
            known.discard = [0] * KINDS
        self.gained(seat, kind, DECK)

    def gained(self, seat: i64, kind: i64, place: i64) -> None:
        items.move(self.items, kind, place, seat, True)
        if seat == self.viewer:
            self.exposure.gain(kind, only(seat))

    def used(self, seat: i64, kind: i64) -> None:
        known = self.items
        if known.mission == DANGER_ZONE and is_intel(kind):  # R16.15: delivered
            items.move(known, kind, seat, NOWHERE, False)
            known.removed[kind] += 1
            if seat == self.viewer:
                self.exposure.lose(kind, EVERYBODY)
        else:
            self.discarded(seat, kind, False)

    def discarded(self, seat: i64, kind: i64, luck: bool) -> None:
        """RR32: face up."""
        known = self.items
        if seat == self.viewer:
            self.exposure.lose(kind, EVERYBODY)
        if known.mission == DANGER_ZONE and is_objective(kind):  # RR50
            items.move(known, kind, seat, DROPPED, luck)
        else:
            items.move(known, kind, seat, NOWHERE, luck)
            known.discard[kind] += 1

    def dropped(self, seat: i64, kind: i64, objective: bool) -> None:
        """RR32: face down."""
        if seat == self.viewer:
            self.exposure.lose(kind, only(seat))
        items.move(self.items, kind, seat, DROPPED if objective else BURIED, False)
        if self.pocketing:
            self.pocketing = False
            self.gained(seat, self.prize if seat == self.viewer else HIDDEN, SPOILS)

    def changed_hands(self, giver: i64, taker: i64, kind: i64, eyes: i64, luck: bool) -> None:
        items.move(self.items, kind, giver, taker, luck)
        if giver == self.viewer:
            self.exposure.lose(kind, eyes)
        elif taker == self.viewer:
            self.exposure.gain(kind, eyes)

    def handed_in(self, seat: i64) -> None:
        """RR42."""
        items.shuffle_together(self.items, seat, DECK, [])
        if seat == self.viewer:
            self.exposure.hand = Cards()

    # Briefcases

    def cracked(self, seat: i64, colour: i64, kind: i64) -> None:
        """RR40: all see who holds the card, and only this seat what is in the briefcase."""
        items.reveal(self.items, BRIEFCASE + colour, seat)
        self.exposure.tiles[colour] |= only(seat)
        if seat == self.viewer:
            self.exposure.reveal(BRIEFCASE + colour)
            if kind != NONE:
                items.show(self.items, TILE + colour, [int(kind)])

    def took_out(self, seat: i64, colour: i64) -> None:
        known = self.items
        kind: i64 = HIDDEN
        if seat == self.viewer:
            kind = known.known[TILE + colour][0]
            self.exposure.gain(kind, self.exposure.tiles[colour])
        items.move(known, kind, TILE + colour, seat, False)
        known.sealed &= ~(1 << colour)
        self.exposure.tiles[colour] = NOBODY

    def put_in(self, seat: i64, colour: i64, kind: i64) -> None:
        known = self.items
        if seat == self.viewer:
            self.exposure.lose(kind, only(seat))
        self.exposure.tiles[colour] = only(seat)
        known.sealed &= ~(1 << colour)
        items.move(known, kind, seat, TILE + colour, False)

    # Objectives

    def refill(self) -> None:
        """R16.8: the objective discard becomes the deck when there is nothing else to carry."""
        known = self.items
        if known.sizes[OBJECTIVES] == 0 and known.bottom == NONE:
            items.shuffle_together(known, DROPPED, OBJECTIVES, [])

    def found(self, seat: i64, vip: bool, kind: i64) -> None:
        """R16.10."""
        known = self.items
        if vip:
            items.move(known, VIP_FILE, OBJECTIVES, NOWHERE, True)
            known.removed[VIP_FILE] += 1
            return
        self.prize = kind
        if known.sizes[OBJECTIVES] > 0:
            items.move(known, kind, OBJECTIVES, SPOILS, True)
        else:
            kind = known.bottom
            known.bottom = NONE
            items.appear(known, kind, SPOILS)

    def claimed(self, seat: i64, taken: bool) -> None:
        """RR50: what is not wanted goes to the objective discard."""
        kind = self.prize if seat == self.viewer else HIDDEN
        if not taken:
            items.move(self.items, kind, SPOILS, DROPPED, False)
        elif self.items.sizes[seat] >= HAND_LIMIT:
            self.pocketing = True
        else:
            self.gained(seat, kind, SPOILS)
