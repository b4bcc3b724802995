"""Every layout of the unseen cards, counted, for views that leave too few to meet by luck.

Pool by pool, kind by kind and room by room, so many of the copies go there. A step is told apart by
these three, the copies left, the space left in all rooms, and the letters at the places that a
broker named; equal steps are counted once.
"""

from typing import Final, final

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.memory.cases import DEALT, lot_of, place_of, pool_of
from brushpass.games.microfilms.rules.actions import DECK
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, STEAL
from brushpass.games.microfilms.thought.layout import Layout
from brushpass.games.microfilms.thought.unseen import Split, Unseen, count_letters, falling

BITS: Final = 4  # for the space of one room
SPACE: Final = 15


def choose(n: int, k: int) -> int:
    return falling(n, k) // falling(k, k)


@final
class Step:
    def __init__(self, pool: int, kind: int, nth: int, copies: int, space: int) -> None:
        self.pool = pool
        self.kind = kind
        self.nth = nth  # of the rooms; behind the last one is the deck
        self.copies = copies  # left to lay
        self.space = space  # by room; behind them the letters where missed

    def key(self) -> tuple[int, int, int, int, int]:
        return self.pool, self.kind, self.nth, self.copies, self.space


@final
class Enumeration:
    def __init__(self, unseen: Unseen, split: Split, box: int) -> None:
        self.unseen = unseen
        self.split = split
        self.box = box
        self.rest = [rest[:] for rest in split.rest]
        if unseen.box < 0:
            self.rest[0][box] -= 1
        self.rooms: list[int] = []  # each once
        self.sizes: list[int] = []
        for room in split.rooms:
            if room in self.rooms:
                self.sizes[self.rooms.index(room)] += 1
            else:
                self.rooms.append(room)
                self.sizes.append(1)
        self.counted: dict[tuple[int, int, int, int, int], int] = {}

    def start(self) -> Step:
        space = 0
        for nth in range(len(self.sizes)):
            space |= self.sizes[nth] << (BITS * nth)
        for nth in range(len(self.unseen.missed)):
            location = self.unseen.missed[nth]
            letters: int = self.unseen.seen_there[nth]
            if location != DECK:
                letters += count_letters(self.split.extra[location])
            space |= letters << (BITS * (len(self.rooms) + nth))
        return Step(0, 0, 0, self.rest[0][0], space)

    def count_all(self) -> int:
        """Weighted so that the counts of several cases can be compared."""
        for place in range(len(self.split.extra)):
            for kind in range(KINDS):
                if self.split.extra[place][kind] and (self.unseen.lacks[place] >> kind) & 1:
                    return 0
        return self.split.weight * self.count(self.start())

    def count(self, step: Step) -> int:
        if step.pool == len(self.rest):
            return 1 if self.complete(step.space) else 0
        key = step.key()
        if key in self.counted:
            return self.counted[key]
        steps: list[Step] = []
        ways = 0
        for weight in self.onward(step, steps):
            ways += weight * self.count(steps.pop(0))
        self.counted[key] = ways
        return ways

    def sample(self, chance: Chance) -> Layout:
        """One of them, each as likely."""
        layout = Layout(self.split, self.box)
        layout.deck = [0] * KINDS
        step = self.start()
        while step.pool < len(self.rest):
            steps: list[Step] = []
            weights = self.onward(step, steps)
            for nth in range(len(steps)):
                weights[nth] *= self.count(steps[nth])
            chosen = steps[pick_weighted(weights, chance)]
            if step.nth == len(self.rooms):
                layout.deck[step.kind] += step.copies
            else:
                for _ in range(step.copies - chosen.copies):
                    layout.put(self.rooms[step.nth], step.kind)
            step = chosen
        return layout

    def complete(self, space: int) -> bool:
        missed = space >> (BITS * len(self.rooms))
        if space != missed << (BITS * len(self.rooms)):
            return False
        if not self.unseen.missed:
            return True
        one, two = missed & SPACE, missed >> BITS
        if self.unseen.missed[0] == self.unseen.missed[1]:
            return one != 2
        return one != 1 or two != 1

    def onward(self, step: Step, steps: list[Step]) -> list[int]:
        """What can come next, and in how many ways each of it."""
        if step.nth == len(self.rooms):
            return self.into_deck(step, steps)
        room = self.rooms[step.nth]
        space = (step.space >> (BITS * step.nth)) & SPACE
        most = min(space, step.copies)
        lacks = (self.unseen.lacks[place_of(room)] >> step.kind) & 1
        wrong = lot_of(room) == DEALT and step.kind < STEAL
        if lacks or wrong or pool_of(lot_of(room)) != step.pool:
            most = 0
        weights: list[int] = []
        for count in range(most + 1):
            weights.append(choose(step.copies, count) * falling(space, count))
            left = step.space - (count << (BITS * step.nth))
            left = self.with_letters(left, step.kind, place_of(room), count)
            steps.append(Step(step.pool, step.kind, step.nth + 1, step.copies - count, left))
        return weights

    def into_deck(self, step: Step, steps: list[Step]) -> list[int]:
        """All that is left of the last pool, and nothing of an earlier one."""
        most: int = self.unseen.most[step.kind]
        if step.pool < len(self.rest) - 1 or (self.unseen.deck_lacks >> step.kind) & 1:
            most = 0
        if step.copies > most:
            return []
        space = self.with_letters(step.space, step.kind, DECK, step.copies)
        pool, kind = step.pool, step.kind + 1
        if kind == KINDS:
            pool, kind = pool + 1, 0
        copies = self.rest[pool][kind] if pool < len(self.rest) else 0
        steps.append(Step(pool, kind, 0, copies, space))
        return [1]

    def with_letters(self, space: int, kind: int, location: int, count: int) -> int:
        if LETTER <= kind < ACE:
            for nth in range(len(self.unseen.missed)):
                if self.unseen.missed[nth] == location:
                    space += count << (BITS * (len(self.rooms) + nth))
        return space
