"""What is imagined against every course that the luck of a position can take.

Nobody has a choice that depends on what is hidden: cards are drawn, single cards change hands,
and blackmail is refused. So the exact shares follow from luck alone, and each imagined truth, with
what everybody in it knows, must come as often.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache

import msgspec
import pytest

from brushpass.core.chance import Branch, Chance, Fast
from brushpass.core.wire import encode
from brushpass.games.microfilms.cards import KINDS, LETTER, STEAL
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.hands import (
    draw,
    glimpse,
    lay_open,
    only_kind,
    shuffle_discards,
)
from brushpass.games.microfilms.setup import new_game
from brushpass.games.microfilms.state import TURN, State
from brushpass.games.microfilms.wire import View
from tests.games.microfilms.scenario import ACTION, kind

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


Course = Callable[[State, Fixed], bool]  # False: not the position that is looked at


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
        s = new_game(seats, seats == 2, False, luck, GAME.silent)
        if luck.possible and course(s, luck):
            worlds = found.setdefault(encode(GAME.see(s, 0)), {})
            worlds[truth(s)] = worlds.get(truth(s), Fraction(0)) + branch.probability
        if not branch.advance():
            break
    view = max(found, key=lambda view: len(found[view]))
    return found[view], msgspec.json.decode(view, type=View)


def play(s: State, luck: Fixed, *names: str) -> None:
    for name in names:
        (seat,) = GAME.to_act(s)
        GAME.play(s, seat, ACTION[name], luck, GAME.silent)


def surplus(worlds: dict[Truth, Fraction], view: View, imagine: Imagine = GAME.imagine) -> float:
    """Pearson's statistic less its mean, in standard deviations: below five if all is right.

    Rare truths are one cell together.
    """
    total = sum(worlds.values())
    chance = Fast(len(worlds))
    met = Counter(truth(imagine(view, chance)) for _ in range(SAMPLES))
    strange = set(met) - set(worlds)
    assert not strange, f"{len(strange)} truths that no luck leads to, like {next(iter(strange))}"
    cells: list[tuple[float, int]] = []
    rare, rare_met = 0.0, 0
    for world, weight in worlds.items():
        expected = float(weight / total) * SAMPLES
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


def just_dealt(s: State, luck: Fixed) -> bool:
    return True


def seen_interrogation(s: State, luck: Fixed) -> bool:
    rich(s)
    play(s, luck, "pay interrogate b")
    return True


def unseen_interrogation(s: State, luck: Fixed) -> bool:
    rich(s)
    play(s, luck, "pass", "pay interrogate c")
    return True


def two_unseen_interrogations(s: State, luck: Fixed) -> bool:
    """B asks C, who draws a card and is asked again."""
    rich(s)
    s.known[1] |= 1
    glimpse(s, s.hands[1], 0, only_kind(s.hands[1]))
    s.cleared[2] = True
    play(s, luck, "pass", "pay interrogate c", "draw", "pass", "pay interrogate c")
    return True


def interrogated_oneself(s: State, luck: Fixed) -> bool:
    """A knows what B may have seen, and whether it has gone since."""
    rich(s)
    play(s, luck, "pass", "pay interrogate a", "pass", "draw")
    if s.hands[0].cards[kind("ace")]:
        play(s, luck, "discard cash out card")
    elif s.hands[0].cards[kind("letter usa")]:
        play(s, luck, "discard letter usa")
    else:
        return False
    return True


def blackmail_between_others(s: State, luck: Fixed) -> bool:
    rich(s)
    s.cleared[1] = True
    play(s, luck, "pass", "pay blackmail c", "refuse")
    return True


def bribe_between_others(s: State, luck: Fixed) -> bool:
    """B gives C the only card, and C asks B, who has nothing but an identity."""
    rich(s)
    s.cleared[2] = True
    play(s, luck, "pass", "bribe c", "accept", "pay interrogate b")
    return True


def bribe_passed_on(s: State, luck: Fixed) -> bool:
    """B asks C about the only card, and C gives it to A."""
    rich(s)
    play(s, luck, "pass", "pay interrogate c", "bribe a", "accept")
    return True


def all_discarded(s: State) -> None:
    """Everything in the deck goes through A's hand to the discards, and is shuffled."""
    for card in range(KINDS):
        for _ in range(s.deck.cards[card]):
            draw(s, 0, card)
            lay_open(s, s.hands[0], card)
    shuffle_discards(s)


def reshuffled(s: State, luck: Fixed) -> bool:
    """Everybody draws once, the viewer too, and B asks C."""
    all_discarded(s)
    if s.deck.cards[kind("steal card")] != 1 or s.deck.cards[kind("cash out card")] != 1:
        return False
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    luck.wanted = [kind("cash out card")]
    play(s, luck, "draw", "pass", "draw", "pass", "pay interrogate c", "pass", "draw")
    return True


def wrong_broker(s: State, luck: Fixed, named: str) -> bool:
    """Before the shuffle B and C drew the Ace and a letter, and C has drawn since."""
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 4
    if s.identity[1] != 2 or s.hands[3].cards[kind("steal card")] == 0:
        return False
    play(s, luck, "pass", "draw")
    if not s.hands[1].cards[kind("ace")] and not holds_letter(s, 1):
        return False
    play(s, luck, "draw")
    if s.hands[1].cards[kind("ace")] + s.hands[2].cards[kind("ace")] == 0:
        return False
    if not holds_letter(s, 1) and not holds_letter(s, 2):
        return False
    all_discarded(s)
    draw(s, 2, luck.draw(s.deck.cards, s.deck.size))
    play(s, luck, named)
    return s.phase == TURN


def holds_letter(s: State, seat: int) -> bool:
    return sum(s.hands[seat].cards[LETTER : LETTER + 4]) > 0


def broker_names_two_hands(s: State, luck: Fixed) -> bool:
    return wrong_broker(s, luck, "locate b c")


def broker_names_one_hand_twice(s: State, luck: Fixed) -> bool:
    return wrong_broker(s, luck, "locate b b")


def broker_names_a_hand_and_the_deck(s: State, luck: Fixed) -> bool:
    return wrong_broker(s, luck, "locate b deck")


def broker_and_a_letter_that_went(s: State, luck: Fixed) -> bool:
    """C, who was named with B, discards a letter: B has none."""
    if not wrong_broker(s, luck, "locate b c"):
        return False
    for card in range(LETTER, LETTER + 4):
        if s.hands[2].cards[card]:
            s.cleared[2] = False
            lay_open(s, s.hands[2], card)
            return card == kind("letter china")
    return False


def croupier_asked(s: State, luck: Fixed) -> bool:
    """The Croupier draws twice, and B looks at one of his cards in between."""
    rich(s)
    s.known[1] |= 1
    s.known_second[1] |= 1
    s.met = [1 << kind("letter china") | 1 << kind("letter ussr")] * 3
    if s.box != kind("letter usa") or s.identity[1] != 2 or s.second[1] != 6:
        return False
    play(s, luck, "pass", "pay interrogate croupier")
    return True


def croupier_blackmailed(s: State, luck: Fixed) -> bool:
    """B takes the only card of the Croupier, who draws again; B asks A."""
    rich(s)
    s.francs[1] = 3
    s.known[1] |= 1
    s.known_second[1] |= 1
    s.cleared[1] = True
    s.met = [1 << kind("letter china") | 1 << kind("letter ussr")] * 3
    if s.box != kind("letter usa") or s.identity[1] != 2 or s.second[1] != 6:
        return False
    play(s, luck, "pass", "pay blackmail croupier", "pass", "pay interrogate a")
    return True


def unseen_blackmail_of_a_mixed_hand(s: State, luck: Fixed) -> bool:
    """B takes one of the two cards of C, the dealt one or the drawn one."""
    rich(s)
    s.known[1] |= 1
    s.cleared[2] = True
    play(s, luck, "pass", "pass", "draw", "pass", "pay blackmail c", "refuse")
    return True


def discard_any(s: State, luck: Fixed, seat: int) -> int:
    """One card as good as any other, which luck chooses for lack of a reason."""
    card = luck.draw(s.hands[seat].cards, s.hands[seat].size)
    lay_open(s, s.hands[seat], card)
    return card


def drawn_and_an_action_card_discarded(s: State, luck: Fixed) -> bool:
    """B draws and discards an Interrogate, which may be the one that was dealt."""
    rich(s)
    s.known[1] |= 1
    s.cleared[1] = True
    play(s, luck, "pass", "draw")
    return discard_any(s, luck, 1) == kind("interrogate card")


def given_from_a_mixed_hand(s: State, luck: Fixed) -> bool:
    """A gives B the Interrogate that was drawn; B draws too and discards a Steal."""
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    play(s, luck, "draw")
    if s.hands[0].cards[kind("interrogate card")] == 0:
        return False
    play(s, luck, "pass", "pass", "bribe b", "offer interrogate card", "accept", "draw")
    return discard_any(s, luck, 1) == kind("steal card")


def taken_from_a_mixed_hand(s: State, luck: Fixed) -> bool:
    """A takes an Interrogate from C, the dealt one or the drawn one."""
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    play(s, luck, "pass", "pass", "draw", "pay blackmail c", "refuse")
    return s.hands[0].cards[kind("interrogate card")] == 1


def mixed_hand_of_the_second_evening(s: State, luck: Fixed) -> bool:
    """C draws from the known deck, discards an Interrogate and loses the other card to B."""
    all_discarded(s)
    if s.deck.cards[kind("steal card")] != 1 or s.deck.cards[kind("cash out card")] != 1:
        return False
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 3
    draw(s, 2, luck.draw(s.deck.cards, s.deck.size))
    draw(s, 2, luck.draw(s.deck.cards, s.deck.size))
    if discard_any(s, luck, 2) != kind("interrogate card"):
        return False
    play(s, luck, "pass", "pay blackmail c", "refuse")
    return True


def broker_and_seen_cards(s: State, luck: Fixed) -> bool:
    """A sees one of C's cards, of the old ones or the new one."""
    if not wrong_broker(s, luck, "locate b c"):
        return False
    seen = luck.draw(s.hands[2].cards, s.hands[2].size)
    glimpse(s, s.hands[2], 0, seen)
    return seen >= STEAL


def broker_and_cards_seen_before(s: State, luck: Fixed) -> bool:
    """A sees one of B's cards before the shuffle; B draws after it."""
    rich(s)
    s.known[1] |= 1
    s.cleared = [True] * 4
    if s.identity[1] != 2 or s.hands[3].cards[kind("steal card")] == 0:
        return False
    play(s, luck, "pass", "draw")
    if not holds_letter(s, 1):
        return False
    seen = luck.draw(s.hands[1].cards, s.hands[1].size)
    glimpse(s, s.hands[1], 0, seen)
    all_discarded(s)
    draw(s, 1, luck.draw(s.deck.cards, s.deck.size))
    play(s, luck, "pass", "locate b c")
    return s.phase == TURN and seen >= STEAL


POSITIONS: list[tuple[int, Course, int]] = [
    (3, just_dealt, 54),
    (3, seen_interrogation, 27),
    (3, unseen_interrogation, 108),
    (3, two_unseen_interrogations, 350),
    (3, interrogated_oneself, 108),
    (3, blackmail_between_others, 54),
    (3, bribe_between_others, 54),
    (3, bribe_passed_on, 36),
    (3, reshuffled, 47),
    (4, broker_names_two_hands, 50),
    (4, broker_names_one_hand_twice, 50),
    (4, broker_names_a_hand_and_the_deck, 30),
    (4, broker_and_a_letter_that_went, 14),
    (2, croupier_asked, 100),
    (2, croupier_blackmailed, 100),
    (3, unseen_blackmail_of_a_mixed_hand, 100),
    (3, drawn_and_an_action_card_discarded, 50),
    (3, given_from_a_mixed_hand, 50),
    (3, taken_from_a_mixed_hand, 50),
    (3, mixed_hand_of_the_second_evening, 30),
    (4, broker_and_seen_cards, 10),
    (4, broker_and_cards_seen_before, 10),
]


@pytest.mark.parametrize(("seats", "course", "least"), POSITIONS)
def test_MR44_MR45_MR47_truths_come_as_often_as_luck_makes_them(
    seats: int, course: Course, least: int
) -> None:
    worlds, view = courses(seats, course)
    assert len(worlds) >= least
    assert surplus(worlds, view) < 5


def reluctant(bad: Callable[[State], bool]) -> Imagine:
    """Imagines, but lets go of a third of the truths that are bad."""

    def imagine(v: View, chance: Chance) -> State:
        s = GAME.imagine(v, chance)
        return GAME.imagine(v, chance) if bad(s) and chance.pick(3) == 0 else s

    return imagine


@pytest.mark.parametrize(
    ("seats", "course", "bad"),
    [
        (3, unseen_interrogation, lambda s: s.known[2] >> 1 & 1),
        (3, blackmail_between_others, lambda s: s.hands[1].cards[kind("steal card")]),
        (3, reshuffled, lambda s: s.deck.cards[kind("ace")] == 0),
        (4, broker_names_two_hands, lambda s: holds_letter(s, 1)),
        (2, croupier_asked, lambda s: s.hands[2].cards[kind("cash out card")] == 0),
    ],
)
def test_a_small_bias_would_be_found(
    seats: int, course: Course, bad: Callable[[State], bool]
) -> None:
    worlds, view = courses(seats, course)
    assert surplus(worlds, view, reluctant(bad)) > 5


def test_MR44_a_broker_who_is_not_believed_would_be_found() -> None:
    """The same view without the broker's failure leaves truths that cannot be."""
    worlds, view = courses(4, broker_names_two_hands)
    forgetful = msgspec.structs.replace(view, stands=False, public_stands=False)
    with pytest.raises(AssertionError, match="no luck leads to"):
        surplus(worlds, view, lambda v, chance: GAME.imagine(forgetful, chance))
