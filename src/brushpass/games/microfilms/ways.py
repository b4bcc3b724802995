"""Every way to lay the unseen cards, counted, for views that leave too few to meet by luck.

Kind by kind and place by place, so many of the copies go there. A step is told apart by the kind,
the place, the copies left of both lots, and the room left everywhere; equal steps are counted once.
Room is a number of any length, so there is no i64 here.
"""

from typing import Final, final

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.actions import DECK
from brushpass.games.microfilms.cards import ACE, ACTION_KINDS, KINDS, LETTER
from brushpass.games.microfilms.unseen import Laid, Split, Unseen, falling

BITS: Final = 4  # for the room of one kind in one hand
ROOM: Final = 15
ROOMS: Final = 3  # of a hand: for dealt cards, for held ones, for drawn ones


def choose(n: int, k: int) -> int:
    return falling(n, k) // falling(k, k)


def spread(copies: int, one: int, two: int) -> int:
    """The ways to choose which of the copies go to two kinds of room; the others stay."""
    return choose(copies, one) * choose(copies - one, two)


@final
class Step:
    def __init__(self, kind: int, place: int, held: int, fresh: int, room: int) -> None:
        self.kind = kind
        self.place = place
        self.held = held  # copies left to lay
        self.fresh = fresh
        self.room = room  # by place, three each; behind them the letters where missed

    def key(self) -> int:
        copies = (self.held << 2) | self.fresh
        return (((self.room << BITS | copies) << BITS) | self.place) << BITS | self.kind


@final
class Ways:
    def __init__(self, unseen: Unseen, split: Split, box: int) -> None:
        self.unseen = unseen
        self.split = split
        self.places: int = len(split.held_at)
        self.counted: dict[int, int] = {}
        self.first = unseen.one_lot
        self.held = [0] * KINDS if self.first else split.held_lot[:]
        self.fresh = unseen.rest[:] if self.first else split.fresh_lot[:]
        if unseen.box < 0:
            lot = self.fresh if self.first else self.held
            lot[box] -= 1

    def start(self) -> Step:
        room = 0
        for nth in range(len(self.unseen.missed)):
            room |= self.unseen.seen_there[nth] << (BITS * (ROOMS * self.places + nth))
        for place in range(self.places):
            room |= self.split.dealt_at[place] << (BITS * ROOMS * place)
            room |= self.split.held_at[place] << (BITS * (ROOMS * place + 1))
            room |= self.split.drawn_at[place] << (BITS * (ROOMS * place + 2))
        return self.begin(0, room)

    def begin(self, kind: int, room: int) -> Step:
        if kind == KINDS:
            return Step(kind, 0, 0, 0, room)
        return Step(kind, 0, self.held[kind], self.fresh[kind], room)

    def count_all(self) -> int:
        """Weighted so that the counts of several cases can be compared."""
        return self.split.odds * self.count(self.start())

    def count(self, step: Step) -> int:
        if step.kind == KINDS:
            return 1 if self.complete(step.room) else 0
        key = step.key()
        if key in self.counted:
            return self.counted[key]
        steps: list[Step] = []
        ways = 0
        for weight in self.onward(step, steps):
            ways += weight * self.count(steps.pop(0))
        self.counted[key] = ways
        return ways

    def lay(self, laid: Laid, chance: Chance) -> None:
        """One of the ways, each as likely."""
        step = self.start()
        laid.deck = [0] * KINDS
        while step.kind < KINDS:
            steps: list[Step] = []
            weights = self.onward(step, steps)
            for nth in range(len(steps)):
                weights[nth] *= self.count(steps[nth])
            chosen = steps[pick_weighted(weights, chance)]
            if step.place == self.places:
                laid.deck[step.kind] = step.fresh
            else:
                self.lay_some(laid, step, chosen)
            step = chosen

    def lay_some(self, laid: Laid, step: Step, chosen: Step) -> None:
        shift = BITS * ROOMS * step.place
        used = (step.room >> shift) - (chosen.room >> shift)
        old = step.held - chosen.held
        laid.hands[step.place][step.kind] = old + step.fresh - chosen.fresh
        laid.dealt[step.place][step.kind] = used & ROOM
        laid.held[step.place][step.kind] = (used >> BITS) & ROOM

    def complete(self, room: int) -> bool:
        missed = room >> (BITS * ROOMS * self.places)
        if room != missed << (BITS * ROOMS * self.places):
            return False
        if not self.unseen.missed:
            return True
        one, two = missed & ROOM, missed >> BITS
        if self.unseen.missed[0] == self.unseen.missed[1]:
            return one != 2
        return one != 1 or two != 1

    def onward(self, step: Step, steps: list[Step]) -> list[int]:
        """What can come next, and in how many ways each of it."""
        if step.place == self.places:
            return self.into_deck(step, steps)
        weights: list[int] = []
        lacks = (self.unseen.lacks[step.place] >> step.kind) & 1
        shift = BITS * ROOMS * step.place
        room = [(step.room >> (shift + BITS * nth)) & ROOM for nth in range(ROOMS)]
        may_be_dealt = (ACTION_KINDS >> step.kind) & 1
        for dealt in range((0 if lacks or not may_be_dealt else room[0]) + 1):
            for held in range((0 if lacks else room[1]) + 1):
                for drawn in range((0 if lacks else room[2]) + 1):
                    # In the first evening there is but one lot, the fresh one.
                    old = held + (0 if self.first else dealt)
                    new = drawn + (dealt if self.first else 0)
                    if old > step.held or new > step.fresh:
                        continue
                    weight = spread(step.held, 0 if self.first else dealt, held)
                    weight *= spread(step.fresh, dealt if self.first else 0, drawn)
                    weight *= falling(room[0], dealt) * falling(room[1], held)
                    weight *= falling(room[2], drawn)
                    used = dealt | held << BITS | drawn << (2 * BITS)
                    left = self.letters(
                        step.room - (used << shift), step, step.place, dealt + held + drawn
                    )
                    place = step.place + 1
                    steps.append(Step(step.kind, place, step.held - old, step.fresh - new, left))
                    weights.append(weight)
        return weights

    def into_deck(self, step: Step, steps: list[Step]) -> list[int]:
        """All that is left of the fresh lot, and nothing of the held one."""
        lacks = (self.unseen.deck_lacks >> step.kind) & 1
        most = 0 if lacks else step.fresh if self.first else self.unseen.most[step.kind]
        if step.held or step.fresh > most:
            return []
        steps.append(self.begin(step.kind + 1, self.letters(step.room, step, DECK, step.fresh)))
        return [1]

    def letters(self, room: int, step: Step, location: int, count: int) -> int:
        if LETTER <= step.kind < ACE:
            for nth in range(len(self.unseen.missed)):
                if self.unseen.missed[nth] == location:
                    room += count << (BITS * (ROOMS * self.places + nth))
        return room
