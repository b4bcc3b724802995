"""The cards that a seat cannot see: what they are, where they may lie, and one way to lay them.

Two lots are told apart from the second evening on (MR43). What the deck was shuffled from is the
fresh lot; it lies in the deck, was drawn since, or was laid open since. All other cards are the
held lot; the letter in the box is one of them. A place is one of four:
- held: a card that was in a hand when the deck was shuffled; of the held lot
- free: any other card in a hand; of either lot
- open: a card whose kind the viewer knows, but not its lot
- the deck: of the fresh lot
In the first evening nobody knows which cards make up the deck, but dealt cards are action cards.
Every way to lay distinct cards so that this holds is equally likely.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.cards import (
    ACTION_KINDS,
    KINDS,
    LETTER,
    NATIONS,
    STEAL,
    copies_in_play,
)
from brushpass.games.microfilms.wire import PackView, View

PATIENCE: Final = 5_000  # ways tried to meet MR44 before a view is refused


@final
class Unseen:
    """Counts are by kind."""

    def __init__(self, v: View) -> None:
        self.first_evening = v.evening == 1
        self.rest: list[int] = copies_in_play(v.absent, v.duel)  # not seen anywhere
        self.held_lot: list[int] = [0] * KINDS  # left of each lot
        self.fresh_lot: list[int] = v.shuffled[:]
        self.open: list[int] = [0] * KINDS  # seen, of either lot
        self.held_at: list[int] = []  # by place: unseen cards that must be of the held lot
        self.free_at: list[int] = []  # by place: unseen cards of either lot
        self.lacks: list[int] = []
        self.holdable: i64 = ACTION_KINDS if self.first_evening else 0  # kinds, as bits
        for kind in range(KINDS):
            self.held_lot[kind] = self.rest[kind] - v.shuffled[kind]
            if not self.first_evening and self.held_lot[kind]:
                self.holdable |= 1 << kind
        for kind in v.discard:
            self.see(kind, 1)
            self.open[kind] += 1
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
        self.most: list[int] = [self.fresh_lot[kind] - v.drawn[kind] for kind in range(KINDS)]
        if v.box >= 0:
            self.see(v.box, 1)
            self.held_lot[v.box] -= 1
        self.box = v.box
        self.check()

    def see(self, kind: i64, count: i64) -> None:
        self.rest[kind] -= count
        if self.rest[kind] < 0:
            raise ValueError("no deal fits this view: a card is seen more often than it exists")

    def look_at(self, hand: PackView) -> None:
        unseen: i64 = hand.size
        held: i64 = hand.held
        for kind in range(KINDS):
            count = hand.sure[kind]
            if count == 0:
                continue
            self.see(kind, count)
            unseen -= count
            if hand.held == hand.size:
                self.held_lot[kind] -= count
                held -= count
            else:
                self.open[kind] += count
                if (self.holdable >> kind) & 1:
                    held -= count
        if unseen < 0:
            raise ValueError("no deal fits this view: a hand holds more than its number of cards")
        held = 0 if held < 0 else unseen if held > unseen else held
        self.held_at.append(held)
        self.free_at.append(unseen - held)
        self.lacks.append(hand.lacks)

    def check(self) -> None:
        cards: i64 = 0
        for count in self.rest:
            cards += count
        places = self.deck + sum(self.held_at) + sum(self.free_at) + (0 if self.box >= 0 else 1)
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
            if self.rest[LETTER + nation] and (self.first_evening or self.held_lot[LETTER + nation])
        ]


@final
class Laid:
    """One way: what each hand holds besides what was seen there, the deck and the box."""

    def __init__(self, places: i64) -> None:
        self.hands = [[0] * KINDS for _ in range(places)]
        self.deck: list[int] = []
        self.box: i64 = 0


def lay(unseen: Unseen, chance: Chance) -> Laid:
    """MR44, and what the viewer drew, by trying again: what is left stays equally likely."""
    for _ in range(PATIENCE):
        laid = lay_first(unseen, chance) if unseen.first_evening else lay_later(unseen, chance)
        if fits(unseen, laid):
            return laid
    raise ValueError("no deal fits this view: a hand or the deck holds what it cannot hold")


def fits(unseen: Unseen, laid: Laid) -> bool:
    if not unseen.first_evening:
        for kind in range(KINDS):
            if laid.deck[kind] > unseen.most[kind]:
                return False
    for place in range(len(laid.hands)):
        lacks = unseen.lacks[place]
        if lacks:
            for kind in range(KINDS):
                if (lacks >> kind) & 1 and laid.hands[place][kind]:
                    return False
    return True


def pick_box(unseen: Unseen, chance: Chance) -> i64:
    letters = unseen.letters()
    if not letters:
        raise ValueError("no deal fits this view: no letter is left for the box")
    return letters[chance.pick(len(letters))]


def take(lot: list[int], size: i64, chance: Chance) -> i64:
    if size <= 0:
        raise ValueError("no deal fits this view: too few cards for the hands")
    kind = chance.draw(lot, size)
    lot[kind] -= 1
    return kind


def lay_first(unseen: Unseen, chance: Chance) -> Laid:
    laid = Laid(len(unseen.held_at))
    rest = unseen.rest[:]
    laid.box = pick_box(unseen, chance)
    if unseen.box < 0:
        rest[laid.box] -= 1
    actions: list[int] = [0] * KINDS
    left: i64 = 0
    for kind in range(KINDS):
        if (ACTION_KINDS >> kind) & 1:
            actions[kind] = rest[kind]
            left += rest[kind]
    for place in range(len(unseen.held_at)):
        for _ in range(unseen.held_at[place]):
            kind = take(actions, left, chance)
            left -= 1
            rest[kind] -= 1
            laid.hands[place][kind] += 1
    cards: i64 = 0
    for count in rest:
        cards += count
    for place in range(len(unseen.free_at)):
        for _ in range(unseen.free_at[place]):
            laid.hands[place][take(rest, cards, chance)] += 1
            cards -= 1
    laid.deck = rest
    return laid


def lay_later(unseen: Unseen, chance: Chance) -> Laid:
    laid = Laid(len(unseen.held_at))
    laid.box = pick_box(unseen, chance)
    held = unseen.held_lot[:]
    fresh = unseen.fresh_lot[:]
    if unseen.box < 0:
        held[laid.box] -= 1
    split_open(unseen, held, fresh, chance)
    held_cards: i64 = 0
    fresh_cards: i64 = 0
    for kind in range(KINDS):
        held_cards += held[kind]
        fresh_cards += fresh[kind]
    for place in range(len(unseen.held_at)):
        for _ in range(unseen.held_at[place]):
            laid.hands[place][take(held, held_cards, chance)] += 1
            held_cards -= 1
    free: i64 = sum(unseen.free_at)
    for place in range(len(unseen.free_at)):
        for _ in range(unseen.free_at[place]):
            # The rest of the held lot lies in free places, all equally likely.
            if chance.pick(free) < held_cards:
                laid.hands[place][take(held, held_cards, chance)] += 1
                held_cards -= 1
            else:
                laid.hands[place][take(fresh, fresh_cards, chance)] += 1
                fresh_cards -= 1
            free -= 1
    laid.deck = fresh
    return laid


def split_open(unseen: Unseen, held: list[int], fresh: list[int], chance: Chance) -> None:
    """How many of the open cards are of the held lot: only action cards leave that open."""
    for kind in range(STEAL):
        if unseen.open[kind]:
            if held[kind]:
                held[kind] = 0
            else:
                fresh[kind] = 0
    must = sum(unseen.held_at)
    free = sum(unseen.free_at)
    splits: list[list[int]] = []
    weights: list[int] = []
    single = sum(held[:STEAL])
    others = sum(fresh[:STEAL])
    for first in range(unseen.open[STEAL] + 1):
        for second in range(unseen.open[STEAL + 1] + 1):
            for third in range(unseen.open[STEAL + 2] + 1):
                split: list[int] = [first, second, third]
                weight = 1
                held_cards = single
                fresh_cards = others
                for nth in range(3):
                    kind = STEAL + nth
                    opened = unseen.open[kind]
                    part = split[nth]
                    weight *= choose(opened, part)
                    weight *= falling(held[kind], part) * falling(fresh[kind], opened - part)
                    held_cards += held[kind] - part
                    fresh_cards += fresh[kind] - opened + part
                if weight == 0 or not must <= held_cards <= must + free:
                    continue
                weight *= choose(free, held_cards - must)
                weight *= falling(held_cards, held_cards) * falling(fresh_cards, fresh_cards)
                splits.append(split)
                weights.append(weight)
    if not splits:
        raise ValueError("no deal fits this view: the lots do not add up")
    chosen = splits[0] if len(splits) == 1 else splits[pick_weighted(weights, chance)]
    for nth in range(3):
        kind = STEAL + nth
        held[kind] -= chosen[nth]
        fresh[kind] -= unseen.open[kind] - chosen[nth]


def choose(n: int, k: int) -> int:
    return falling(n, k) // falling(k, k)


def falling(n: int, k: int) -> int:
    """n (n-1) ... of k factors: the ways to lay k of n distinct cards in k places."""
    product = 1
    for factor in range(k):
        product *= n - factor
    return product
