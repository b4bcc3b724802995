"""MR41 to MR43, MR47: what an observer can tell of the cards that have left the decks.

A card was dealt, or drawn from one of the decks that the evenings began with. Everybody knows what
the decks were made of, but not which card left a hand unseen. So every observer keeps all the cases
that fit what it saw, each with its weight: every card of a hand is as likely to be the one that
leaves or is looked at. A case says of each card in a hand and of each discard to which lot it
belongs, and of those whose kind was seen at some time also the kind: wherever such a card went, it
is somewhere in every case. A pool is what a deck was made of, less what was shuffled again.
"""

from math import gcd
from typing import Final

from mypy_extensions import i64

from brushpass.games.microfilms.memory.accounts import (
    COUNT,
    LOTS,
    OPEN,
    UNKNOWN,
    changed,
    copies,
    kind_of,
    lot_of,
    may_be,
    packed,
    place_of,
    pool_of,
    written_card,
)
from brushpass.games.microfilms.rules.cards import KINDS, NONE, copies_in_play
from brushpass.games.microfilms.rules.state import DEALT, Case, State

MANY: Final = 1000  # cases that an observer keeps; of more it forgets what tells them apart
HEAVY: Final = 1 << 36  # weights above are made smaller, and rounded
MOST: Final = 1 << 60  # no number of a case is as large


def begin(s: State, dealt: list[int]) -> None:
    """M2.5: everybody has one card and sees only the own one."""
    pool = packed(copies_in_play(s.absent, s.duel))
    for observer in range(s.seats + 1):
        cards: list[int] = []
        for seat in range(s.seats):
            cards.append(written_card(seat, DEALT, dealt[seat] if seat == observer else UNKNOWN))
        s.lots[observer] = [Case(cards, [pool], 1)]


def move(s: State, observer: i64, source: i64, to: i64, kind: i64) -> None:
    """A card of this kind goes from place to place; NONE: one that the observer does not see."""
    after: list[Case] = []
    for case in s.lots[observer]:
        for nth in range(len(case.cards)):
            card = case.cards[nth]
            if place_of(card) == source and may_be(case, card, kind):
                after.append(changed(case, nth, to, kind))
    s.lots[observer] = merged(after)


def draw(s: State, observer: i64, place: i64, kind: i64) -> None:
    """A card comes from the deck; NONE: one that the observer does not see."""
    after: list[Case] = []
    for case in s.lots[observer]:
        card = written_card(place, len(case.pools), UNKNOWN)
        if may_be(case, card, kind):
            cards = [*case.cards, card]
            drawn = Case(cards, case.pools, case.weight)
            after.append(changed(drawn, len(cards) - 1, place, kind))
    s.lots[observer] = merged(after)


def look(s: State, observer: i64, place: i64, kind: i64) -> None:
    """One card of a hand is seen; it may be one that was seen before."""
    move(s, observer, place, place, kind)


def look_at_all(s: State, observer: i64, place: i64) -> None:
    after: list[Case] = []
    for case in s.lots[observer]:
        fill_in(case, place, s.hands[place].cards, after)
    s.lots[observer] = merged(after)


def fill_in(case: Case, place: i64, hand: list[int], after: list[Case]) -> None:
    """Every way in which the unknown cards of a place make up a hand together with the known."""
    left = hand[:]
    unknown: i64 = NONE
    for nth in range(len(case.cards)):
        card = case.cards[nth]
        if place_of(card) != place:
            continue
        if kind_of(card) == UNKNOWN:
            unknown = nth
        else:
            left[kind_of(card)] -= 1
            if left[kind_of(card)] < 0:
                return
    if unknown == NONE:
        after.append(Case(case.cards, case.pools, case.weight))
        return
    for kind in range(KINDS):
        if left[kind] > 0 and may_be(case, case.cards[unknown], kind):
            fill_in(changed(case, unknown, place, kind), place, hand, after)


def rule_out(s: State, observer: i64, place: i64, kinds: i64) -> None:
    """MR44: none of these kinds, as bits, is in a hand."""
    after: list[Case] = []
    for case in s.lots[observer]:
        fits = True
        for card in case.cards:
            if place_of(card) == place and kind_of(card) != UNKNOWN:
                fits = fits and not (kinds >> kind_of(card)) & 1
        if fits:
            after.append(case)
    s.lots[observer] = after


def shuffle(s: State) -> None:
    """Before the discards become a deck. Which of equal cards they are is told by the weight."""
    counts = [0] * KINDS
    for kind in s.discard:
        counts[kind] += 1
    fresh = packed(counts)
    for observer in range(s.seats + 1):
        after: list[Case] = []
        for case in s.lots[observer]:
            pools = case.pools[:]
            cards: list[int] = []
            weight = case.weight
            for card in case.cards:
                if place_of(card) < OPEN:
                    cards.append(card)
                    continue
                pool = pool_of(lot_of(card))
                weight *= copies(pools[pool], kind_of(card))
                pools[pool] -= 1 << (COUNT * kind_of(card))
            pools.append(fresh)
            after.append(Case(cards, pools, weight))
        s.lots[observer] = merged(without_empty(after))
    settle(s)


def without_empty(cases: list[Case]) -> list[Case]:
    """Decks of which nothing is left lose their number; the first one has the letter in the box."""
    for pool in range(len(cases[0].pools) - 2, 0, -1):
        held: i64 = 0
        for case in cases:
            held |= case.pools[pool]
        if held == 0:
            cases = [joined(case, pool) for case in cases]
    return cases


def joined(case: Case, pool: i64) -> Case:
    """The same with two pools as one: this one and the one before."""
    cards: list[int] = []
    for card in case.cards:
        lot = lot_of(card)
        cards.append(written_card(place_of(card), lot - 1 if lot > pool else lot, kind_of(card)))
    cards.sort()
    pools = case.pools[:]
    pools[pool - 1] += pools.pop(pool)
    return Case(cards, pools, case.weight)


def settle(s: State) -> None:
    """After each change: cases that are too many become fewer by what is forgotten."""
    for observer in range(s.seats + 1):
        cases = s.lots[observer]
        if len(cases) > MANY or (cases and len(cases[0].pools) == LOTS - 1):
            s.lots[observer] = merged([forget(s, observer, case) for case in cases])


def forget(s: State, observer: i64, case: Case) -> Case:
    """Left are the deck, all earlier ones together, and the cards that the observer is sure of."""
    while len(case.pools) > 2:
        case = joined(case, 1)
    return hide(s, observer, case)


def hide(s: State, observer: i64, case: Case) -> Case:
    """The same as it is to one who knows only the own cards and those that it is sure of."""
    sure: list[int] = []
    for hand in s.hands:
        sure += hand.sure_of(observer)
    cards: list[int] = []
    for card in case.cards:
        place = place_of(card)
        kind = kind_of(card)
        if kind != UNKNOWN and place < OPEN and (place != observer or place == s.seats):
            sure[place * KINDS + kind] -= 1
            if sure[place * KINDS + kind] < 0:
                kind = UNKNOWN
        cards.append(written_card(place, lot_of(card), kind))
    cards.sort()
    return Case(cards, case.pools, case.weight)


def merged(cases: list[Case]) -> list[Case]:
    """Equal cases are one, and weights are kept small."""
    if len(cases) == 1:
        cases[0].weight = 1
        return cases
    found: dict[tuple[int, ...], Case] = {}
    for case in cases:
        key = tuple(case.cards + case.pools)
        if key in found:
            found[key].weight += case.weight
        else:
            found[key] = case
    after = list(found.values())
    common: int = 0
    heaviest: i64 = 0
    for case in after:
        common = gcd(common, case.weight)
        heaviest = max(heaviest, case.weight)
    if common > 1:
        for case in after:
            case.weight //= common
        heaviest //= common
    shift: i64 = 0
    while heaviest >> shift > HEAVY:
        shift += 1
    if shift:
        for case in after:
            case.weight = max(case.weight >> shift, 1)
    return after


def written(cases: list[Case]) -> list[int]:
    """As a view has them: how many pools there are, and for each case weight, pools and cards."""
    if not cases:
        return []
    numbers: list[int] = [len(cases[0].pools)]
    for case in cases:
        numbers.append(case.weight)
        numbers += case.pools
        numbers += case.cards
    return numbers


def read(numbers: list[int], cards: i64) -> list[Case]:
    """The cases of a view with so many cards in hands and discards."""
    for number in numbers:
        if not 0 <= number < MOST:
            raise ValueError("no deal fits this view: its lots are no lots")
    pools: i64 = numbers[0] if numbers else 0
    fields = 1 + pools + cards
    if not 0 < pools < LOTS or len(numbers) % fields != 1 % fields:
        raise ValueError("no deal fits this view: its lots do not add up")
    cases: list[Case] = []
    for at in range(1, len(numbers), fields):
        first = at + 1 + pools
        cases.append(Case(numbers[first : at + fields], numbers[at + 1 : first], numbers[at]))
    return cases
