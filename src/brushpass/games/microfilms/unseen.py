"""The cards that a seat cannot see: what they are, and where they may lie.

Two lots are told apart from the second evening on (MR43). What the deck was shuffled from is the
fresh lot; it lies in the deck, was drawn since, or was laid open since. All other cards are the
held lot; the letter in the box is one of them. A place is one of five:
- dealt: a card that came with the deal; an action card, of the held lot
- held: any other card that was in a hand when the deck was shuffled; of the held lot
- free: any other card in a hand; of either lot
- open: a card whose kind the viewer knows, but not its lot
- the deck: of the fresh lot
In the first evening nobody knows which cards make up the deck, and there is but one lot.
Every way to lay distinct cards so that this holds is equally likely.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.actions import DECK
from brushpass.games.microfilms.cards import (
    ACTION_KINDS,
    KINDS,
    LETTER,
    NATIONS,
    copies_in_play,
)
from brushpass.games.microfilms.wire import PackView, View

NOTHING: Final = [0] * KINDS


@final
class Unseen:
    """Counts are by kind."""

    def __init__(self, v: View) -> None:
        self.first_evening = v.evening == 1
        self.rest: list[int] = copies_in_play(v.absent, v.duel)  # not seen anywhere
        self.held_lot: list[int] = [0] * KINDS  # left of each lot
        self.fresh_lot: list[int] = v.shuffled[:]
        self.open: list[int] = [0] * KINDS  # seen, of either lot
        self.dealt_at: list[int] = []  # by place: unseen cards that must be dealt action cards
        self.held_at: list[int] = []  # by place: others that must be of the held lot
        self.free_at: list[int] = []  # by place: unseen cards of either lot
        self.lacks: list[int] = []
        self.deck_lacks: i64 = v.deck.lacks
        self.met: i64 = v.met
        self.holdable: i64 = ACTION_KINDS if self.first_evening else 0  # kinds, as bits
        for kind in range(KINDS):
            self.held_lot[kind] = self.rest[kind] - v.shuffled[kind]
            if not self.first_evening and self.held_lot[kind]:
                self.holdable |= 1 << kind
        if len(v.kept) != len(v.discard):
            raise ValueError("no deal fits this view: its discards are not what they were")
        for nth in range(len(v.discard)):
            kind = v.discard[nth]
            self.see(kind, 1)
            if v.kept[nth]:
                self.held_lot[kind] -= 1
            else:
                self.open[kind] += 1
        for place in range(len(v.players)):
            self.look_at(v.players[place].hand, v.drawn if place == v.seat else NOTHING)
        unseen: i64 = v.deck.size
        for kind in range(KINDS):
            count = v.deck.sure[kind]
            self.see(kind, count)
            self.fresh_lot[kind] -= count
            unseen -= count
        self.deck = unseen
        # So many of each kind the deck holds at most besides: the viewer knows what it drew.
        self.most: list[int] = [
            v.shuffled[kind] - v.deck.sure[kind] - v.drawn[kind] for kind in range(KINDS)
        ]
        if v.box >= 0:
            self.see(v.box, 1)
            self.held_lot[v.box] -= 1
        self.box = v.box
        # MR44: the broker was wrong about these places, DECK being one, where letters were seen.
        self.missed: list[int] = v.missed if v.stands or v.public_stands else []
        self.seen_there: list[int] = [seen_letters(v, location) for location in self.missed]
        self.check()

    def see(self, kind: i64, count: i64) -> None:
        self.rest[kind] -= count
        if self.rest[kind] < 0:
            raise ValueError("no deal fits this view: a card is seen more often than it exists")

    def look_at(self, hand: PackView, drawn: list[int]) -> None:
        """What the viewer drew itself and still holds is of the fresh lot."""
        unseen: i64 = hand.size
        held: i64 = hand.held
        dealt: i64 = hand.dealt
        for kind in range(KINDS):
            count = hand.sure[kind]
            if count == 0:
                continue
            self.see(kind, count)
            unseen -= count
            if (ACTION_KINDS >> kind) & 1:
                dealt -= count
            if hand.held == hand.size:
                self.held_lot[kind] -= count
                held -= count
            else:
                fresh = drawn[kind] if drawn[kind] < count else count
                self.fresh_lot[kind] -= fresh
                self.open[kind] += count - fresh
                if (self.holdable >> kind) & 1:
                    held -= count
        if unseen < 0:
            raise ValueError("no deal fits this view: a hand holds more than its number of cards")
        held = 0 if held < 0 else unseen if held > unseen else held
        dealt = 0 if dealt < 0 else held if dealt > held else dealt
        self.dealt_at.append(dealt)
        self.held_at.append(held - dealt)
        self.free_at.append(unseen - held)
        self.lacks.append(hand.lacks)

    def check(self) -> None:
        cards: i64 = 0
        for count in self.rest:
            cards += count
        places = self.deck + sum(self.dealt_at) + sum(self.held_at) + sum(self.free_at)
        places += 0 if self.box >= 0 else 1
        if not self.first_evening and (min(self.held_lot) < 0 or min(self.fresh_lot) < 0):
            raise ValueError("no deal fits this view: a card is not where it was when shuffled")
        if cards != places:
            raise ValueError("no deal fits this view: its cards do not add up")

    def letters(self) -> list[int]:
        """The letters that may be in the box. By symmetry each of them is as likely."""
        if self.box >= 0:
            return [self.box]
        return [
            LETTER + nation
            for nation in range(NATIONS)
            if self.rest[LETTER + nation]
            and not (self.met >> (LETTER + nation)) & 1  # MR46
            and (self.first_evening or self.held_lot[LETTER + nation])
        ]


def seen_letters(v: View, location: i64) -> i64:
    sure = v.deck.sure if location == DECK else v.players[location].hand.sure
    return count_letters(sure)


def count_letters(cards: list[int]) -> i64:
    letters: i64 = 0
    for kind in range(LETTER, LETTER + NATIONS):
        letters += cards[kind]
    return letters


@final
class Laid:
    """One way: what each hand holds besides what was seen there, the deck and the box."""

    def __init__(self, places: i64) -> None:
        self.hands = [[0] * KINDS for _ in range(places)]
        self.held = [[0] * KINDS for _ in range(places)]  # of these, what must be of the held lot
        self.deck: list[int] = []
        self.box: i64 = 0
