"""The cards that a seat cannot see: what they are, and where they may lie.

The cases that a seat remembers (lots.py) tell of which lot each card in a hand is, and of what the
decks were made. In each of them the unknown cards of a pool are laid out at will: one of the first
pool is the letter in the box, dealt cards are action cards, the others go into hands, and what is
left of the last pool is the deck. Every way to lay distinct cards so is equally likely, but for the
case's weight. Who has only just come has a single case: any unknown card may be anywhere, below the
top of the discards too (MR4).
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.memory.cases import (
    DEALT,
    OPEN,
    UNKNOWN,
    Case,
    copies,
    kind_of,
    lot_of,
    place_of,
    pool_of,
)
from brushpass.games.microfilms.memory.wire import Page
from brushpass.games.microfilms.rules.actions import DECK
from brushpass.games.microfilms.rules.cards import (
    HIDDEN,
    KINDS,
    LETTER,
    NATIONS,
    STEAL,
    copies_in_play,
)
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.wire import HandView, View
from brushpass.games.microfilms.thought.cases import cases_of, known_discards

NOTHING: Final = [0] * KINDS


def falling(n: int, k: int) -> int:
    """n (n-1) ... of k factors: the ways to lay k of n distinct cards in k places."""
    product = 1
    for factor in range(k):
        product *= n - factor
    return product


@final
class Split:
    """One case: how many cards of each lot are unknown where, and what they can be."""

    def __init__(self, case: Case, unseen: "Unseen") -> None:
        self.case = case
        self.fits = True
        self.rooms: list[int] = []  # for each unknown card in a hand its place and lot, packed
        self.extra: list[
            list[int]
        ] = []  # by place: what is known beyond what the viewer is sure of
        self.rest: list[list[int]] = []  # by pool: what is left to lay
        self.weight: int = case.weight
        for sure in unseen.sure:
            self.extra.append([-count for count in sure])
        for pool in case.pools:
            self.rest.append([copies(pool, kind) for kind in range(KINDS)])
        open_cards: i64 = 0
        unknown = [0] * len(unseen.sure)
        for card in case.cards:
            self.count_card(card, unseen, unknown)
            open_cards += 1 if place_of(card) >= OPEN else 0
        self.letters: list[int] = self.open_letters(unseen)
        last = self.rest[len(self.rest) - 1]
        for kind in range(KINDS):
            last[kind] -= unseen.deck_sure[kind]
        if unseen.box >= 0:
            self.rest[0][unseen.box] -= 1
        if open_cards + unseen.covered != len(unseen.discard):
            self.fits = False
        for place in range(len(unknown)):
            wanted = unseen.unseen_at[place]
            for count in self.extra[place]:
                wanted -= count
                if count < 0:
                    self.fits = False
            if unknown[place] != wanted:
                self.fits = False
        for rest in self.rest:
            if min(rest) < 0:
                self.fits = False

    def count_card(self, card: i64, unseen: "Unseen", unknown: list[int]) -> None:
        place = place_of(card)
        kind = kind_of(card)
        lot = lot_of(card)
        on_table = place < len(unknown)
        nth = place - OPEN
        lies_open = 0 <= nth < len(unseen.discard) and unseen.discard[nth] == kind
        if lot > len(self.rest) or not (on_table or lies_open):
            self.fits = False
        elif kind == UNKNOWN:
            self.rooms.append(card)
            unknown[place] += 1
        elif kind >= KINDS:
            self.fits = False
        else:
            rest = self.rest[pool_of(lot)]
            self.weight *= rest[kind]  # any of the copies that are left
            rest[kind] -= 1
            if on_table:
                self.extra[place][kind] += 1

    def open_letters(self, unseen: "Unseen") -> list[int]:
        """The letters that may be in the box."""
        if unseen.box >= 0:
            return [unseen.box]
        return [
            kind
            for kind in range(LETTER, LETTER + NATIONS)
            if self.rest[0][kind] > 0 and not (unseen.met >> kind) & 1  # MR46
        ]

    def weigh(self, unseen: "Unseen") -> int:
        """The ways to lay distinct cards, times the weight of the case."""
        if not self.fits:
            return 0
        weight = self.weight * len(self.letters)
        for pool in range(len(self.rest)):
            dealt: i64 = 0
            rooms: i64 = 0
            for room in self.rooms:
                if pool_of(lot_of(room)) == pool:
                    rooms += 1
                    dealt += 1 if lot_of(room) == DEALT else 0
            if pool == len(self.rest) - 1:
                rooms += unseen.deck + unseen.covered
            cards: int = sum(self.rest[pool])
            if pool == 0 and unseen.box < 0:
                cards -= 1
            if cards != rooms:
                return 0
            actions: int = sum(self.rest[pool][STEAL:])
            weight *= falling(actions, dealt) * falling(cards - dealt, cards - dealt)
        return weight


@final
class Unseen:
    """Counts are by kind."""

    def __init__(self, v: View) -> None:
        page = v.memory
        self.rest: list[int] = copies_in_play(v.absent, v.duel)  # not seen anywhere
        self.sure: list[list[int]] = [player.hand.sure for player in v.players]
        self.unseen_at: list[int] = []  # by place: how many cards
        self.discard: list[int] = known_discards(v)
        self.covered: i64 = 0  # discards that the viewer does not know
        self.met: i64 = v.met
        self.public_met: i64 = v.public_met
        self.box = v.box
        for nth in range(len(self.discard)):
            kind = self.discard[nth]
            if kind == HIDDEN and nth == self.covered:
                self.covered += 1
            elif kind < 0:
                raise ValueError("no deal fits this view: a discard lies open and is hidden")
            else:
                self.see(kind, 1)
        for player in v.players:
            self.look_at(player.hand)
        self.lacks: list[int] = [0] * len(v.players)
        self.deck_sure: list[int] = NOTHING
        self.deck_lacks: i64 = 0
        # MR44: the broker was wrong about these places, DECK being one, where letters were seen.
        self.missed: list[int] = []
        self.deck: i64 = v.deck
        if page is not None:
            self.remember(page)
        # So many of each kind the deck holds at most besides: the viewer knows what it drew.
        self.most: list[int] = self.rest
        if page is not None and v.evening > 1 and v.phase != OVER:
            self.most = [
                page.shuffled[kind] - page.deck.sure[kind] - page.drawn[kind]
                for kind in range(KINDS)
            ]
        if v.box >= 0:
            self.see(v.box, 1)
        self.seen_there: list[int] = [self.seen_letters(location) for location in self.missed]
        self.check()
        self.splits: list[Split] = []
        self.weights: list[int] = []
        for case in cases_of(v):
            split = Split(case, self)
            weight = split.weigh(self)
            if weight > 0:
                self.splits.append(split)
                self.weights.append(weight)
        if not self.splits:
            raise ValueError("no deal fits this view: the lots do not add up")

    def remember(self, page: Page) -> None:
        if len(page.hands) != len(self.lacks):
            raise ValueError("no deal fits this view: another number of hands is remembered")
        self.lacks = [hand.lacks for hand in page.hands]
        self.deck_sure = page.deck.sure
        self.deck_lacks = page.deck.lacks
        for kind in range(KINDS):
            count = page.deck.sure[kind]
            self.see(kind, count)
            self.deck -= count
        if page.stands or page.public_stands:
            self.missed = page.missed

    def seen_letters(self, location: i64) -> i64:
        return count_letters(self.deck_sure if location == DECK else self.sure[location])

    def see(self, kind: i64, count: i64) -> None:
        self.rest[kind] -= count
        if self.rest[kind] < 0:
            raise ValueError("no deal fits this view: a card is seen more often than it exists")

    def look_at(self, hand: HandView) -> None:
        unseen: i64 = hand.size
        for kind in range(KINDS):
            count = hand.sure[kind]
            if count:
                self.see(kind, count)
                unseen -= count
        if unseen < 0:
            raise ValueError("no deal fits this view: a hand holds more than its number of cards")
        self.unseen_at.append(unseen)

    def check(self) -> None:
        cards: i64 = 0
        for count in self.rest:
            cards += count
        places = self.deck + self.covered + (0 if self.box >= 0 else 1)
        for count in self.unseen_at:
            places += count
        if cards != places:
            raise ValueError("no deal fits this view: its cards do not add up")

    def pick(self, chance: Chance) -> Split:
        if len(self.splits) == 1:
            return self.splits[0]
        return self.splits[pick_weighted(self.weights, chance)]

    def letters(self) -> list[int]:
        """The letters that may be in the box. By symmetry each of them is as likely."""
        found: set[int] = set()
        for split in self.splits:
            found.update(split.letters)
        return sorted(found)


def count_letters(cards: list[int]) -> i64:
    letters: i64 = 0
    for kind in range(LETTER, LETTER + NATIONS):
        letters += cards[kind]
    return letters
