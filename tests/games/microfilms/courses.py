"""Every course that the luck of a position can take, to compare what is imagined with.

Nobody has a choice that depends on what is hidden: cards are drawn, single cards change hands,
and blackmail is refused. So the exact shares follow from luck alone, and each imagined truth, with
what everybody in it knows, must come as often.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec

from brushpass.core.chance import Branch, Chance, Fast
from brushpass.core.wire import encode
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import LETTER
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech.wire import View
from tests.games.microfilms.scenario import ACTION, Board, kind

SAMPLES = 5_000
Truth = tuple[object, ...]
Imagine = Callable[[View, Chance], State]


class Fixed(Chance):
    """The UK is absent and A begins; the first draws are as wanted where something is wanted."""

    def __init__(self, branch: Branch, wanted: Sequence[int | None]) -> None:
        self.branch = branch
        self.first = [1, 0]
        self.wanted = list(wanted)
        self.possible = True

    def pick(self, n: int) -> int:
        return self.first.pop(0) if self.first else self.branch.pick(n)

    def draw(self, counts: list[int], size: int) -> int:
        wanted = self.wanted.pop(0) if self.wanted else None
        if wanted is None:
            return self.branch.draw(counts, size)
        self.possible = self.possible and counts[wanted] > 0
        return wanted if counts[wanted] else next(k for k in range(len(counts)) if counts[k])


Course = Callable[[Board, Fixed], bool]  # False: not the position that is looked at


def truth(s: State) -> Truth:
    """Cards, identities, and what everybody still in the game is sure of; no notes (MR42)."""
    hands = tuple(tuple(hand.cards) for hand in s.hands)
    playing = [seat for seat in range(s.seats + 1) if not s.gone >> seat & 1]
    sure = tuple(tuple(hand.sure_of(seat)) for hand in s.hands for seat in playing)
    who = (tuple(s.identity), tuple(s.second), tuple(s.known), tuple(s.known_second))
    return hands, tuple(s.deck.cards), s.box, who, sure, s.offered


# Of three: A is China; any letter; A's card is a Cash Out.
THREE = (0, None, None, None, kind("cash out card"))
# Of four: the same, and D is the broker.
FOUR = (6, 0, None, None, 6, None, kind("cash out card"))
# Of two: A is China and the journalist.
TWO = (0, None, None, 4, None, None, kind("cash out card"))
WANTED = {2: TWO, 3: THREE, 4: FOUR}


@cache
def courses(seats: int, course: Course) -> tuple[dict[Truth, Fraction], View]:
    """The view of A with the most truths behind it, and their weights."""
    found: dict[bytes, dict[Truth, Fraction]] = {}
    branch = Branch()
    while True:
        luck = Fixed(branch, WANTED[seats])
        board = Board(seats, luck)
        if luck.possible and course(board, luck):
            worlds = found.setdefault(encode(board.view(0)), {})
            key = truth(board.s)
            worlds[key] = worlds.get(key, Fraction(0)) + branch.probability
        if not branch.advance():
            break
    view = max(found, key=lambda view: len(found[view]))
    return found[view], msgspec.json.decode(view, type=View)


def play(board: Board, luck: Fixed, *names: str) -> None:
    for name in names:
        (seat,) = GAME.to_act(board.s)
        GAME.play(board.s, seat, ACTION[name], luck, board.tell)


def surplus(
    worlds: dict[Truth, Fraction],
    view: View,
    imagine: Imagine = GAME.imagine,
    samples: int = SAMPLES,
) -> float:
    chance = Fast(len(worlds))
    return misfit(worlds, [truth(imagine(view, chance)) for _ in range(samples)])


def misfit(worlds: Mapping[Any, Fraction | int], imagined: Sequence[Hashable]) -> float:
    """Pearson's statistic less its mean, in standard deviations: below five if all is right.

    Rare truths are one cell together.
    """
    total = sum(worlds.values())
    met = Counter(imagined)
    strange = set(met) - set(worlds)
    assert not strange, f"{len(strange)} truths that no luck leads to, like {next(iter(strange))}"
    cells: list[tuple[float, int]] = []
    rare, rare_met = 0.0, 0
    for world, weight in worlds.items():
        expected = float(Fraction(weight) / total) * len(imagined)
        if expected < 8:
            rare, rare_met = rare + expected, rare_met + met[world]
        else:
            cells.append((expected, met[world]))
    if rare > 8:
        cells.append((rare, rare_met))
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    statistic = sum((count - expected) ** 2 / expected for expected, count in cells)
    return float((statistic - freedom) / (2 * freedom) ** 0.5)


def rich(s: State) -> None:
    for seat in range(s.seats):
        s.house -= 2 - s.francs[seat]
        s.francs[seat] = 2


def discard_any(board: Board, luck: Fixed, seat: int) -> int:
    """One card as good as any other, which luck chooses for lack of a reason."""
    hand = board.s.hands[seat]
    card = luck.draw(hand.cards, hand.size)
    board.lay_open(seat, card)
    return card


def draw_any(board: Board, luck: Fixed, seat: int) -> None:
    board.draw(seat, luck.draw(board.s.deck.cards, board.s.deck.size))


def holds_letter(s: State, seat: int) -> bool:
    return sum(s.hands[seat].cards[LETTER : LETTER + 4]) > 0


def reluctant(bad: Callable[[State], bool]) -> Imagine:
    """Imagines, but lets go of a third of the truths that are bad."""

    def imagine(v: View, chance: Chance) -> State:
        s = GAME.imagine(v, chance)
        return GAME.imagine(v, chance) if bad(s) and chance.pick(3) == 0 else s

    return imagine
