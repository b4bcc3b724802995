"""The items that one case leaves open: how many ways there are to lay them, and one of these."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory.ledger import Case
from brushpass.games.redacted.memory.unknowns import (
    BAG,
    CLEAN,
    DRAWN,
    OBJECTIVE,
    at,
    card_of,
    dealt_colour,
    may_be,
    place_of,
    unknown_at,
)
from brushpass.games.redacted.rules.cards import (
    HIDDEN,
    KINDS,
    NONE,
    REGULARS,
    is_critical,
)
from brushpass.games.redacted.rules.places import (
    BURIED,
    DECK,
    DROPPED,
    OBJECTIVES,
    SPOILS,
    TILE,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.imagine_hands import lay_hand, lay_known

CRITICAL: Final = [is_critical(kind) for kind in range(KINDS)]


@final
class Deal:
    """The cards that one case leaves open."""

    def __init__(self, s: State, v: View, case: Case, base: Pile, sorts: list[int]) -> None:
        self.s = s
        self.sorts = sorts
        self.v = v
        self.case = case
        self.pool = base.clone()
        self.open: list[list[int]] = []  # place by place, what lies there
        self.clean: i64 = 0  # unknowns that must be of some sort
        self.objective: i64 = 0
        self.tiles = [NONE, NONE]  # the unknowns dealt under the tiles
        for there in case.spots:
            self.count(card_of(there))
        for seat in range(s.seats):
            self.fill(seat, v.agents[seat].items)
        for colour in range(2):
            self.fill(TILE + colour, [] if v.tiles[colour] == NONE else [v.tiles[colour]])
        self.fill(BURIED, v.buried)
        self.fill(DROPPED, v.dropped)
        self.fill(SPOILS, [] if v.prize_kind == NONE else [HIDDEN])
        self.fill(OBJECTIVES, [HIDDEN] * v.objectives)
        self.fill(DECK, [HIDDEN] * v.deck)
        self.pairs: list[tuple[int, int]] = []
        self.likely: list[int] = []
        self.laid: dict[int, int] = {}  # ways to lay the rest, by the sorts of a pair
        if self.has_dealt():
            self.weigh_tiles()

    def count(self, card: i64) -> None:
        """One more card that is accounted for, or unknown of some sort."""
        if card >= 0:
            self.pool.remove(card)
        elif card == CLEAN:
            self.clean += 1
        elif card == OBJECTIVE:
            self.objective += 1
        elif dealt_colour(card) != NONE:
            self.tiles[dealt_colour(card)] = int(card)

    def fill(self, place: i64, seen: list[int]) -> None:
        cards = [kind for kind in seen if kind >= 0] + at(self.case.spots, place)
        unknown = unknown_at(self.s.sealed, self.case.spots, place)
        while len(cards) < len(seen):
            cards.append(unknown)
            self.count(unknown)
        self.open.append(cards)

    def has_dealt(self) -> bool:
        """Whether there are unknowns that were dealt under the tiles."""
        return self.tiles[0] != NONE or self.tiles[1] != NONE

    # How likely

    def weigh_tiles(self) -> None:
        """R12.2, R15.2: all pairs of cards that may have been dealt, and how likely they are.

        A given pair is under the tiles with a likelihood of 1 for two critical cards, of 2/19 with
        one regular item and of 2/(19*18) with two: see `share`.
        """
        seconds = self.candidates(1)
        if self.tiles[0] == NONE:
            self.weigh_second(NONE, self.case.dealt[0], 1, seconds)
            return
        for first in self.candidates(0):
            self.weigh_second(first, first, self.pool.counts[first], seconds)

    def candidates(self, colour: i64) -> list[int]:
        """What may have been dealt under this tile."""
        if self.tiles[colour] == NONE:
            return []
        counts = self.pool.counts
        return [
            k for k in range(KINDS) if counts[k] and may_be(self.s.mission, self.tiles[colour], k)
        ]

    def weigh_second(self, first: i64, beside: i64, ways: i64, seconds: list[int]) -> None:
        if self.tiles[1] == NONE:
            self.note_pair(first, NONE, ways * share(first, self.case.dealt[1]))
            return
        for second in seconds:
            left = self.pool.counts[second] - (1 if first == second else 0)
            if left > 0:
                self.note_pair(first, second, ways * left * share(second, beside))

    def note_pair(self, first: i64, second: i64, ways: i64) -> None:
        self.pairs.append((int(first), int(second)))
        self.likely.append(int(ways) * self.ways_to_lay(first, second))

    def ways_to_lay(self, first: i64, second: i64) -> int:
        """Unknowns of some sort, beside these two cards, of which only the sorts count."""
        pair = int(3 * (self.sorts[first] if first >= 0 else 0))
        pair += self.sorts[second] if second >= 0 else 0
        if pair not in self.laid:
            left = [0, 0, 0]
            for kind in range(len(self.pool.counts)):
                left[self.sorts[kind]] += self.pool.counts[kind]
            for kind in (first, second):
                if kind >= 0:
                    left[self.sorts[kind]] -= 1
            self.laid[pair] = falling(left[0], self.clean) * falling(left[2], self.objective)
        return self.laid[pair]

    def ways(self) -> int:
        ways = self.case.weight
        bag: i64 = NONE
        size = 0
        for there in self.case.spots:
            if place_of(there) < BAG:
                continue
            size = size + 1 if place_of(there) == bag else 1
            bag = place_of(there)
            ways *= size
        rest = self.pool.size() - self.clean - self.objective  # any of them anywhere
        for colour in range(2):
            rest -= 1 if self.tiles[colour] != NONE else 0
        ways *= falling(int(rest), rest)
        if self.has_dealt():
            return ways * sum(self.likely)  # 0 if no card is left that may have been dealt there
        if self.case.dealt[0] >= 0 and self.case.dealt[1] >= 0:
            ways *= int(share(self.case.dealt[0], self.case.dealt[1]))
        return ways * self.ways_to_lay(NONE, NONE)

    # The deal

    def deal(self, viewer: i64, chance: Chance) -> None:
        dealt = [NONE, NONE]
        if self.pairs:
            pair = self.pairs[pick_weighted(self.likely, chance)]
            dealt = [pair[0], pair[1]]
            take(self.pool, dealt)
        clean = [self.draw(CLEAN, chance) for _ in range(self.clean)]
        objective = [self.draw(OBJECTIVE, chance) for _ in range(self.objective)]
        bags: dict[int, list[int]] = {}
        for there in self.case.spots:
            if place_of(there) >= BAG:
                bags.setdefault(place_of(there), []).append(card_of(there))
        for cards in self.open:
            for i in range(len(cards)):
                card: i64 = cards[i]
                while card <= DRAWN:
                    members = bags[BAG + DRAWN - card]
                    card = members.pop(chance.pick(len(members)))
                if card == CLEAN:
                    card = clean.pop(chance.pick(len(clean)))
                elif card == OBJECTIVE:
                    card = objective.pop(chance.pick(len(objective)))
                elif card == HIDDEN:
                    card = self.pool.draw(chance)
                elif card < 0:
                    card = dealt[dealt_colour(card)]
                cards[i] = card
        if self.pool.size():
            raise ValueError("no deal fits this view: its items do not add up")
        self.lay(viewer)

    def draw(self, sort: i64, chance: Chance) -> i64:
        counts = self.pool.counts
        fitting = [counts[k] if may_be(self.s.mission, sort, k) else 0 for k in range(len(counts))]
        kind = chance.draw(fitting, sum(fitting))
        self.pool.remove(kind)
        return kind

    def lay(self, viewer: i64) -> None:
        s, v = self.s, self.v
        seats = s.seats
        for seat in range(seats):
            lay_hand(s, v, viewer, seat, self.open[seat])
        for colour in range(2):
            lay_known(s, TILE + colour, self.open[seats + colour], viewer, [v.tiles[colour]])
        lay_known(s, BURIED, self.open[seats + 2], viewer, v.buried)
        lay_known(s, DROPPED, self.open[seats + 3], viewer, v.dropped)
        if self.open[seats + 4]:
            s.prize_kind = self.open[seats + 4][0]
        for kind in self.open[seats + 5]:
            s.objectives.shuffle_in(kind)
        for kind in self.open[seats + 6]:
            s.items.shuffle_in(kind)


def falling(n: int, k: i64) -> int:
    """In how many ways k of n cards can be laid in order."""
    ways = 1
    for i in range(k):
        ways *= n - int(i) if n > i else 0
    return ways


def share(first: i64, other: i64) -> i64:
    """The likelihoods of `weigh_tiles` as whole numbers; `other` HIDDEN: it may have been any."""
    if other < 0:
        return REGULARS if CRITICAL[first] else 2
    regular = (0 if CRITICAL[first] else 1) + (0 if CRITICAL[other] else 1)
    if regular == 0:
        return REGULARS * (REGULARS - 1) // 2
    return REGULARS - 1 if regular == 1 else 1


def take(pool: Pile, kinds: list[int]) -> None:
    for kind in kinds:
        if kind >= 0:
            pool.remove(kind)
