"""What one audience knows of the cards: sure of them (MR41), noted (MR42), ruled out (MR43, MR44).

A kind below zero is one that the audience was not shown. Packs are numbered: the hands by place,
and behind them the deck.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.memory.cases import OPEN
from brushpass.games.microfilms.memory.lots import Lots
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, NATIONS, NONE

LETTERS: Final = ((1 << NATIONS) - 1) << LETTER  # kinds, as bits


def is_letter(kind: i64) -> bool:
    return LETTER <= kind < ACE


@final
class Account:
    """Of a seat it holds the own hand too, where nothing is ever unsure."""

    def __init__(self, places: i64) -> None:
        self.deck = places  # the number of that pack
        self.sure: list[list[int]] = [[0] * KINDS for _ in range(places + 1)]  # by pack and kind
        self.was: list[int] = [0] * (places + 1)  # by pack: kinds that may be gone (MR42), as bits
        self.lacks: list[int] = [0] * (places + 1)  # by pack: kinds that are not there (MR44)
        self.missed: list[int] = []  # the two packs that a broker named and was wrong, or none
        self.stands = False  # whether the letters still cannot lie so (MR44)
        self.lots = Lots()

    def clone(self) -> "Account":
        twin = Account(0)
        twin.deck = self.deck
        twin.sure = [sure[:] for sure in self.sure]
        twin.was = self.was[:]
        twin.lacks = self.lacks[:]
        twin.missed = self.missed
        twin.stands = self.stands
        twin.lots = self.lots.clone()
        return twin

    def only_kind(self, pack: i64, size: i64) -> i64:
        """The kind of which all cards of a pack are known to be; else NONE."""
        sure = self.sure[pack]
        for kind in range(KINDS):
            if sure[kind] == size:
                return kind
        return NONE

    # Cards that move

    def slip(self, source: i64, to: i64, kind: i64, size: i64) -> None:
        """A card goes from a pack of this size; MR41: nothing is lost from sight if all are alike.

        Who sees it cannot tell whether it is the one of its kind that was known there.
        """
        seen = kind >= 0
        known: i64 = kind if seen else self.only_kind(source, size)
        if source == self.deck:
            self.lots.draw(to, known)
        else:
            self.lots.move(source, to, known)
        if seen:
            self.notice(source, kind)
        self.arrive(to, kind)
        if known < 0:
            self.strike(source, to)
        else:
            if self.sure[source][known]:
                self.sure[source][known] -= 1
            self.sure[to][known] += 1

    def strike(self, source: i64, to: i64) -> None:
        """One card of each kind may be the one that went (MR42: a note stays)."""
        sure = self.sure[source]
        for kind in range(KINDS):
            if sure[kind]:
                sure[kind] -= 1
                self.was[source] |= 1 << kind
                self.was[to] |= 1 << kind

    def lay_open(self, place: i64, kind: i64, nth: i64) -> None:
        """A card becomes a discard, the nth from below."""
        self.lots.move(place, OPEN + nth, kind)
        self.notice(place, kind)
        if self.sure[place][kind]:
            self.sure[place][kind] -= 1  # it may be the one that was seen before
        self.was[place] &= ~(1 << kind)
        if kind <= ACE:  # the only one of its kind: no note about it can be true any more
            for pack in range(len(self.was)):
                self.was[pack] &= ~(1 << kind)

    def take_open(self, seat: i64, kind: i64, nth: i64) -> None:
        self.lots.move(OPEN + nth, seat, kind)
        self.arrive(seat, kind)
        self.sure[seat][kind] += 1

    def empty(self, pack: i64) -> None:
        """Nothing can be known of an empty hand."""
        self.was[pack] = 0
        self.lacks[pack] = 0

    def shuffle(self, discards: list[int]) -> None:
        self.lots.shuffle(discards)
        self.sure[self.deck] = [0] * KINDS
        self.empty(self.deck)
        if self.deck in self.missed:
            self.stands = False

    # Cards that are looked at

    def glimpse(self, place: i64, kind: i64) -> None:
        """Seen again, it may be the same one."""
        self.notice(place, kind)
        self.lots.look(place, kind)
        if self.sure[place][kind] == 0:
            self.sure[place][kind] = 1

    def inspect(self, pack: i64, cards: list[int]) -> None:
        if pack != self.deck:
            self.lots.look_at_all(pack, cards)
        for kind in range(KINDS):
            if cards[kind]:
                self.notice(pack, kind)
        self.sure[pack] = cards[:]

    def settle(self) -> None:
        self.lots.settle(self.sure)

    # Letters

    def notice(self, pack: i64, kind: i64) -> None:
        """A card of this kind is in a pack, or has just been."""
        if is_letter(kind):
            self.resolve(pack, kind)

    def resolve(self, pack: i64, kind: i64) -> None:
        """With one letter at a place that the broker named, none but that is at the other."""
        if self.stands:
            for nth in range(2):
                if pack == self.missed[nth]:
                    self.rule_out(self.missed[1 - nth], LETTERS & ~(1 << kind))
                    self.stands = False
                    return

    def rule_out(self, pack: i64, kinds: i64) -> None:
        """None of these kinds, as bits, is there."""
        self.lacks[pack] |= kinds
        if pack != self.deck:
            self.lots.rule_out(pack, kinds)

    def miss(self, one: i64, two: i64) -> None:
        """The two letters do not lie in these packs, one in each."""
        self.missed = [one, two]
        self.stands = True
        for kind in range(LETTER, ACE):
            if self.sure[one][kind]:
                self.resolve(one, kind)
            elif self.sure[two][kind]:
                self.resolve(two, kind)

    def arrive(self, pack: i64, kind: i64) -> None:
        """A card has come here: what was ruled out may be so now, unless it was seen."""
        if kind < 0:
            self.lacks[pack] = 0
        else:
            self.lacks[pack] &= ~(1 << kind)
            if not is_letter(kind):
                return
        if self.stands and pack in self.missed:
            self.stands = False
