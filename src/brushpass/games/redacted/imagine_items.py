"""Items that a view does not show, dealt anew.

Every way to lay the unseen items on the unseen places is equally likely, but for three things:
lots keep to their places (lots.py), the set-up favours critical items under the briefcase tiles,
and Contraband is never discarded face down (R11.7): such a deal is made again.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import NOBODY
from brushpass.core.piles import Pile
from brushpass.games.redacted.cards import (
    CONTRABAND,
    DANGER_ZONE,
    GOGGLES,
    HIDDEN,
    HIDDEN_WEAPON,
    NONE,
    REGULARS,
    is_critical,
    item_counts,
)
from brushpass.games.redacted.imagine_hands import lay_hands, lay_known
from brushpass.games.redacted.imagine_objectives import imagine_danger
from brushpass.games.redacted.lots import BURIED, DEALT, DECK, TILE, distinct, mark
from brushpass.games.redacted.state import Lot, State
from brushpass.games.redacted.wire import View

TRIES: Final = 200


def imagine_items(s: State, v: View, viewer: i64, chance: Chance) -> None:
    if s.mission == DANGER_ZONE:
        imagine_danger(s, v, viewer, chance)
    else:
        s.lots[viewer] = [Lot(lot[0][:], lot[1][:]) for lot in v.lots]
        s.dealt[viewer * 2] = v.dealt[0]
        s.dealt[viewer * 2 + 1] = v.dealt[1]
        Deal(s, v, viewer).deal(chance)
    if s.items.size() != v.deck:
        raise ValueError("no deal fits this view: its items do not add up")


@final
class Deal:
    """The items of a view without objectives."""

    def __init__(self, s: State, v: View, viewer: i64) -> None:
        self.s = s
        self.v = v
        self.viewer = viewer
        self.lots = s.lots[viewer]
        self.pool = Pile(item_counts(s.mission, s.factions, s.letters))
        for kind in range(len(v.discard)):
            for _ in range(v.discard[kind] + v.removed[kind]):
                self.pool.remove(kind)
        for lot in self.lots:
            self.take(lot.kinds)
        # What is plainly known, by place: hands, tiles, the face-down discard.
        self.known = [self.plain(seat, v.agents[seat].items) for seat in range(s.seats)]
        for colour in range(2):
            self.known.append(self.plain(TILE + colour, [v.tiles[colour]]))
        self.known.append(self.plain(BURIED, v.buried))
        for kinds in self.known:
            self.take(kinds)
        self.hidden = [colour for colour in range(2) if self.is_hidden(colour)]
        self.pairs: list[tuple[int, int]] = []
        self.ways: list[int] = []
        self.total: i64 = 0
        if self.hidden:
            self.weigh_tiles()

    def take(self, kinds: list[int]) -> None:
        for kind in kinds:
            if kind >= 0:
                self.pool.remove(kind)

    def plain(self, place: i64, seen: list[int]) -> list[int]:
        """Known and in no lot."""
        found = [kind for kind in seen if kind >= 0]
        for lot in self.lots:
            if place in lot.places:
                for kind in distinct(lot.kinds):
                    for _ in range(lot.sure(place, kind) if kind >= 0 else 0):
                        found.remove(kind)
        return found

    def is_hidden(self, colour: i64) -> bool:
        """Whether the card dealt under this tile is unknown, but where it is can be told."""
        if (self.v.sealed >> colour) & 1:
            return self.v.tiles[colour] == HIDDEN
        return any(DEALT - colour in lot.kinds for lot in self.lots)

    # The set-up of the briefcases

    def weigh_tiles(self) -> None:
        """R12.2, R15.2: all pairs of cards that may have been dealt, and how likely they are.

        A given pair is under the tiles with a likelihood of 1 for two critical cards, of 2/19 with
        one regular item and of 2/(19*18) with two: see `share`.
        """
        counts = self.pool.counts
        beside: i64 = HIDDEN if len(self.hidden) == 2 else self.v.dealt[1 - self.hidden[0]]
        for first in range(len(counts)):
            if counts[first] == 0 or not may_be_dealt(first):
                continue
            if len(self.hidden) == 1:
                self.note_pair(first, NONE, counts[first] * share(first, beside))
                continue
            for second in range(len(counts)):
                if may_be_dealt(second):
                    more = counts[second] - (1 if first == second else 0)
                    self.note_pair(first, second, counts[first] * more * share(first, second))
        if not self.pairs:
            raise ValueError("no deal fits this view: nothing can be in the briefcases")

    def note_pair(self, first: i64, second: i64, ways: i64) -> None:
        if ways > 0:
            self.pairs.append((int(first), int(second)))
            self.ways.append(int(ways))
            self.total += ways

    # The deal

    def deal(self, chance: Chance) -> None:
        for _ in range(TRIES):
            pool = self.pool.clone()
            kinds = self.lay_out(pool, chance)
            seen = len(self.v.buried) - self.v.buried.count(HIDDEN)
            if kinds[self.s.seats + 2].count(CONTRABAND) == 0 or seen == len(self.v.buried):
                break
        else:
            swap_contraband(kinds[self.s.seats + 2], pool)
        for kind in kinds[self.s.seats + 3]:
            pool.shuffle_in(kind)
        self.s.items = pool
        lay_hands(self.s, self.v, self.viewer, kinds)
        for colour in range(2):
            tile = self.s.tiles[colour]
            for kind in kinds[self.s.seats + colour]:
                tile.add(kind, NOBODY)
                seen_tile = self.v.tiles[colour]
                mark(tile, self.viewer, [seen_tile] if seen_tile >= 0 else [])
            self.s.traces[self.s.seats + colour] = tile.clone()
        lay_known(self.s.buried, kinds[self.s.seats + 2], self.viewer, self.v.buried)

    def lay_out(self, pool: Pile, chance: Chance) -> list[list[int]]:
        """By place, the deck last."""
        dealt = [NONE, NONE]
        if self.hidden:
            pair = self.pairs[chance.draw(self.ways, self.total)]
            for i in range(len(self.hidden)):
                dealt[self.hidden[i]] = pair[i]
                pool.remove(pair[i])
        kinds = [known[:] for known in self.known]
        kinds.append([])
        seats = self.s.seats
        for colour in range(2):
            if (self.v.sealed >> colour) & 1 and self.v.tiles[colour] == HIDDEN:
                kinds[seats + colour].append(dealt[colour])
        for lot in self.lots:
            left = lot.kinds[:]
            for place in lot.places:
                kind = left.pop(chance.pick(len(left)))
                if kind != HIDDEN:
                    kind = dealt[DEALT - kind] if kind <= DEALT else kind
                    kinds[index_of(seats, place)].append(kind)
        for seat in range(seats):
            fill(kinds[seat], len(self.v.agents[seat].items), pool, chance)
        for colour in range(2):
            if self.v.tiles[colour] != NONE:
                fill(kinds[seats + colour], 1, pool, chance)
        fill(kinds[seats + 2], len(self.v.buried), pool, chance)
        return kinds


def index_of(seats: i64, place: i64) -> i64:
    if place < TILE:
        return place
    if place < BURIED:
        return seats + place - TILE
    return seats + (3 if place == DECK else 2)


def fill(kinds: list[int], size: i64, pool: Pile, chance: Chance) -> None:
    while len(kinds) < size:
        kinds.append(pool.draw(chance))


def swap_contraband(buried: list[int], pool: Pile) -> None:
    """After so many deals in vain: some other card of the deck."""
    for i in range(len(buried)):
        if buried[i] == CONTRABAND:
            others = [k for k in range(len(pool.counts)) if k != CONTRABAND and pool.counts[k]]
            if not others:
                raise ValueError("no deal fits this view: Contraband was discarded face down")
            pool.remove(others[0])
            pool.shuffle_in(CONTRABAND)
            buried[i] = others[0]


def may_be_dealt(kind: i64) -> bool:
    return is_critical(kind) or HIDDEN_WEAPON <= kind <= GOGGLES


def share(first: i64, other: i64) -> i64:
    """The likelihoods of `weigh_tiles` as whole numbers; `other` HIDDEN: it may have been any."""
    if other < 0:
        return REGULARS if is_critical(first) else 2
    regular = (0 if is_critical(first) else 1) + (0 if is_critical(other) else 1)
    if regular == 0:
        return REGULARS * (REGULARS - 1) // 2
    return REGULARS - 1 if regular == 1 else 1
