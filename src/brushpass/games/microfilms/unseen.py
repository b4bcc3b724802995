"""The cards that a seat cannot see: what they are, and where they may lie.

From the second evening on there are two lots (MR43). What the deck was shuffled from is the fresh
lot; it lies in the deck, was drawn since, or was laid open since. All other cards are the held lot;
the letter in the box is one of them. In the first evening nobody knows which cards make up the
deck, and there is but one lot. Of which lot the single cards are is told by cases (lots.py). In
each of them an unseen card is in one of four kinds of place:
- dealt: a card that came with the deal; an action card, of the held lot
- held: any other card that was in a hand when the deck was shuffled; of the held lot
- drawn: a card that came from the deck since; of the fresh lot
- the deck: of the fresh lot
Every way to lay distinct cards so that this holds is equally likely, but for the case's weight.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.actions import DECK
from brushpass.games.microfilms.cards import (
    KINDS,
    LETTER,
    NATIONS,
    STEAL,
    copies_in_play,
)
from brushpass.games.microfilms.lots import read
from brushpass.games.microfilms.state import DEALT, HELD, OVER, Case
from brushpass.games.microfilms.wire import PackView, View

NOTHING: Final = [0] * KINDS


def falling(n: int, k: int) -> int:
    """n (n-1) ... of k factors: the ways to lay k of n distinct cards in k places."""
    product = 1
    for factor in range(k):
        product *= n - factor
    return product


@final
class Split:
    """One case: how many unseen cards of each lot lie where, and which cards they can be."""

    def __init__(self, case: Case, unseen: "Unseen") -> None:
        self.case = case
        self.dealt_at: list[int] = []  # by place: unseen cards
        self.held_at: list[int] = []
        self.drawn_at: list[int] = []
        self.held_lot: list[int] = []  # by kind: what is left of each lot, where there are two
        self.fresh_lot: list[int] = []
        self.dealt: i64 = 0
        self.held: i64 = 0
        self.odds: int = case.weight  # and of the lots of the cards that are known
        self.fits = True
        for place in range(len(unseen.unseen_at)):
            dealt = case.unknown_at(place, DEALT)
            held = case.unknown_at(place, HELD)
            drawn = unseen.unseen_at[place] - dealt - held
            self.dealt_at.append(dealt)
            self.held_at.append(held)
            self.drawn_at.append(drawn)
            self.dealt += dealt
            self.held += held
            if drawn < 0:
                self.fits = False

    def weigh_one_lot(self, unseen: "Unseen") -> int:
        """The ways to lay distinct cards, times the weight of the case."""
        cards, actions = unseen.count_rest()
        if not self.fits or self.held or actions < self.dealt:
            return 0
        others = cards - self.dealt
        return self.odds * falling(actions, self.dealt) * falling(others, others)

    def weigh_two_lots(self, v: View, unseen: "Unseen") -> int:
        self.held_lot = unseen.held_lot[:]
        self.fresh_lot = unseen.fresh_lot[:]
        for kind in range(STEAL, KINDS):
            if unseen.known[kind]:
                self.take_known(v, kind, unseen.known[kind])
        held_cards: i64 = 0 if unseen.box >= 0 else -1
        held_actions: i64 = 0
        fresh_cards: i64 = 0
        for kind in range(KINDS):
            held_cards += self.held_lot[kind]
            fresh_cards += self.fresh_lot[kind]
            if kind >= STEAL:
                held_actions += self.held_lot[kind]
        if not self.fits or held_cards != self.dealt + self.held or held_actions < self.dealt:
            return 0
        ways = falling(held_actions, self.dealt) * falling(self.held, self.held)
        return self.odds * ways * falling(fresh_cards, fresh_cards)

    def take_known(self, v: View, kind: i64, known: i64) -> None:
        """So many action cards of a kind are known; the case tells of which lots."""
        held: i64 = 0
        for place in range(len(v.players)):
            held += self.case.sure_at(place, kind, DEALT) + self.case.sure_at(place, kind, HELD)
        for nth in range(len(v.discard)):
            if v.discard[nth] == kind and self.case.discard_at(nth):
                held += 1
        drawn = known - held
        if drawn < 0 or held > self.held_lot[kind] or drawn > self.fresh_lot[kind]:
            self.fits = False
            return
        self.odds *= falling(self.held_lot[kind], held) * falling(self.fresh_lot[kind], drawn)
        self.held_lot[kind] -= held
        self.fresh_lot[kind] -= drawn


@final
class Unseen:
    """Counts are by kind."""

    def __init__(self, v: View) -> None:
        # After the end all hands lie open, and the rest is the deck.
        self.one_lot = v.evening == 1 or v.phase == OVER
        self.rest: list[int] = copies_in_play(v.absent, v.duel)  # not seen anywhere
        self.known: list[int] = [0] * KINDS  # seen in hands and among the discards
        self.unseen_at: list[int] = []  # by place: how many cards
        self.lacks: list[int] = []
        self.deck_lacks: i64 = v.deck.lacks
        self.met: i64 = v.met
        self.box = v.box
        self.held_lot: list[int] = []  # both without single cards that are known
        self.fresh_lot: list[int] = []
        for kind in range(KINDS):
            self.held_lot.append(self.rest[kind] - v.shuffled[kind])
            self.fresh_lot.append(v.shuffled[kind])
        for kind in v.discard:
            self.see(kind, 1)
            self.known[kind] += 1
        for player in v.players:
            self.look_at(player.hand)
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
        for kind in range(STEAL):
            lot = self.fresh_lot if v.shuffled[kind] else self.held_lot
            lot[kind] -= self.known[kind]
        # MR44: the broker was wrong about these places, DECK being one, where letters were seen.
        self.missed: list[int] = v.missed if v.stands or v.public_stands else []
        self.seen_there: list[int] = [seen_letters(v, location) for location in self.missed]
        self.check()
        self.cases: list[Case] = [] if v.phase == OVER else read(v.lots)
        self.splits: list[Split] = []
        self.weights: list[int] = []
        for case in [Case()] if v.phase == OVER else self.cases:
            split = Split(case, self)
            weight = split.weigh_one_lot(self) if self.one_lot else split.weigh_two_lots(v, self)
            if weight:
                self.splits.append(split)
                self.weights.append(weight)
        if not self.splits:
            raise ValueError("no deal fits this view: the lots do not add up")

    def count_rest(self) -> tuple[int, int]:
        """The unseen cards but the letter in the box, and the action cards among them."""
        cards: int = 0 if self.box >= 0 else -1
        for count in self.rest:
            cards += count
        return cards, self.rest[STEAL] + self.rest[STEAL + 1] + self.rest[STEAL + 2]

    def see(self, kind: i64, count: i64) -> None:
        self.rest[kind] -= count
        if self.rest[kind] < 0:
            raise ValueError("no deal fits this view: a card is seen more often than it exists")

    def look_at(self, hand: PackView) -> None:
        unseen: i64 = hand.size
        for kind in range(KINDS):
            count = hand.sure[kind]
            if count:
                self.see(kind, count)
                self.known[kind] += count
                unseen -= count
        if unseen < 0:
            raise ValueError("no deal fits this view: a hand holds more than its number of cards")
        self.unseen_at.append(unseen)
        self.lacks.append(hand.lacks)

    def check(self) -> None:
        cards: i64 = 0
        for count in self.rest:
            cards += count
        places = self.deck + (0 if self.box >= 0 else 1)
        for count in self.unseen_at:
            places += count
        if not self.one_lot and (min(self.held_lot) < 0 or min(self.fresh_lot) < 0):
            raise ValueError("no deal fits this view: a card is not where it was when shuffled")
        if cards != places:
            raise ValueError("no deal fits this view: its cards do not add up")

    def pick(self, chance: Chance) -> Split:
        if len(self.splits) == 1:
            return self.splits[0]
        return self.splits[pick_weighted(self.weights, chance)]

    def letters(self) -> list[int]:
        """The letters that may be in the box. By symmetry each of them is as likely."""
        if self.box >= 0:
            return [self.box]
        return [
            LETTER + nation
            for nation in range(NATIONS)
            if self.rest[LETTER + nation]
            and not (self.met >> (LETTER + nation)) & 1  # MR46
            and (self.one_lot or self.held_lot[LETTER + nation])
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

    def __init__(self, split: Split) -> None:
        places = len(split.dealt_at)
        self.split = split
        self.hands = [[0] * KINDS for _ in range(places)]
        self.dealt = [[0] * KINDS for _ in range(places)]  # of these, what was dealt
        self.held = [[0] * KINDS for _ in range(places)]  # and what else was held
        self.deck: list[int] = []
        self.box: i64 = 0
