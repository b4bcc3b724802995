"""All ways to deal the cards that a seat has not seen, counted by brute force.

Every card is told apart from every other, every way to put them into the unseen places is equally
likely, and a card that was taken back (DR33) is one of them: it must be in the hand or in a file
marked as possible. Nothing here knows `unseen.py`.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations

from brushpass.core.chance import Branch
from brushpass.games.double_agent.cards import BACKS, NONE, QUESTION
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import State
from brushpass.games.double_agent.wire import View
from tests.games.double_agent.scenario import B, kinds

# Covered files, sorted hand, chosen file; and the card on top of the draw pile, if it has a back
Deal = tuple[tuple[int, ...], tuple[int, ...], int, int]


@dataclass
class Unseen:
    cards: list[str]
    covered: list[int]  # backs of B's covered files, in table order
    hand: int
    filing: bool = False
    question_fits: bool = True
    shown: int = NONE  # the back of a card known to be in hand
    trail: str = ""  # the kind of the card taken back
    maybe: list[int] = field(default_factory=list)  # which of the covered may be it
    open_backs: bool = False  # the cards come in the order of covered files, hand, draw pile
    left: bool = False  # the card taken back is in hand no more


def all_deals(u: Unseen) -> dict[Deal, Fraction]:
    cards = kinds(u.cards)
    places = len(u.covered)
    ways: Counter[Deal] = Counter()
    for order in permutations(range(len(cards))):
        dealt = [cards[card] for card in order]
        files, hand = dealt[:places], dealt[places : places + u.hand]
        if [BACKS[card] for card in files] != u.covered:
            continue
        top = dealt[places + u.hand : places + u.hand + 1]
        if u.open_backs and backs_of(hand, top) != backs_of(
            cards[places : places + u.hand], cards[places + u.hand : places + u.hand + 1]
        ):
            continue
        # The first card of the hand stands for the chosen one: each is as likely to be it.
        if u.filing and BACKS[hand[0]] == QUESTION and not u.question_fits:
            continue
        weight = 1
        if u.trail:
            tagged = kinds([u.trail])[0]
            # One certain card of this kind is the tagged one: the first in the list.
            place = order.index(cards.index(tagged))
            held = places <= place < places + u.hand and not u.left
            weight = int(place in u.maybe or held)
        elif u.shown != NONE:
            weight = sum(BACKS[card] == u.shown for card in hand)
        chosen = hand[0] if u.filing else NONE
        shown = top[0] if u.open_backs and top else NONE
        ways[tuple(files), tuple(sorted(hand)), chosen, shown] += weight
    total = sum(ways.values())
    return {deal: Fraction(n, total) for deal, n in ways.items() if n}


def backs_of(hand: list[int], top: list[int]) -> tuple[list[int], list[int]]:
    """What open backs show of them: a hand has no order."""
    return sorted(BACKS[card] for card in hand), [BACKS[card] for card in top]


def imagined_deals(v: View) -> dict[Deal, Fraction]:
    """What `imagine` makes of B's cards, with exact probabilities."""
    found: Counter[Deal] = Counter()
    branch = Branch()
    while True:
        found[deal_of(GAME.imagine(v, branch))] += branch.probability  # type: ignore[assignment]
        if not branch.advance():
            return {deal: Fraction(share) for deal, share in found.items()}


def deal_of(s: State) -> Deal:
    files = tuple(kind for stack in s.files[6:] for kind in stack.kinds)
    gone = tuple(s.shredded[B].kinds)
    top = s.decks[B].top[0] if s.decks[B].top else NONE
    return files + gone, tuple(s.hands[B]), int(s.filing), top
