"""MR43, MR47: of which lot each card is, as far as one observer can tell.

A card was dealt, or held when the deck was shuffled, or drawn since (in the first evening: drawn at
all). When one leaves a hand of several lots, nobody but its owner can tell which it was. So every
observer keeps all the cases that fit what it saw, each with its weight: every card of a hand is
as likely to be the one that leaves. A case tells the lot of each unknown card in a hand, of each
card that the observer is sure of, and of each discard. The single cards, all but the action cards,
need no note: whether such a card was shuffled in tells its lot.
"""

from math import gcd
from typing import Final

from mypy_extensions import i64

from brushpass.games.microfilms.cards import ACTION_KINDS, COPIES, KINDS, NONE, STEAL
from brushpass.games.microfilms.state import DEALT, DRAWN, HELD, Case, State

LOTS: Final = 3

FIELDS: Final = 5  # numbers of a case in a view
ON_DISCARDS: Final = -1  # in place of a hand

HEAVY: Final = 1 << 24  # weights above are made smaller, and rounded
MOST: Final = 1 << 60  # no number of a case is as large


def can_be(s: State, kind: i64, lot: i64) -> bool:
    """Whether a card of this kind can be of a lot."""
    if lot == DRAWN:
        return s.evening == 1 or s.shuffled[kind] > 0
    if lot == DEALT and not (ACTION_KINDS >> kind) & 1:
        return False
    if s.evening == 1:
        return lot == DEALT
    return s.shuffled[kind] < COPIES[kind]


def known_at(s: State, observer: i64, place: i64) -> list[int]:
    """The cards of a hand that an observer knows, by kind."""
    hand = s.hands[place]
    return hand.cards if place == observer and place < s.seats else hand.sure_of(observer)


def total(cards: list[int]) -> i64:
    count: i64 = 0
    for number in cards:
        count += number
    return count


def unknown_of(case: Case, place: i64, lot: i64, unknown: i64) -> i64:
    """Of so many unknown cards in a hand, those of one lot."""
    if lot == DRAWN:
        return unknown - case.unknown_at(place, DEALT) - case.unknown_at(place, HELD)
    return case.unknown_at(place, lot)


def sure_of(s: State, case: Case, place: i64, kind: i64, lot: i64, known: i64) -> i64:
    """Of so many known cards of a kind in a hand, those of one lot."""
    if kind < STEAL:
        return known if can_be(s, kind, lot) else 0
    if lot == DRAWN:
        return known - case.sure_at(place, kind, DEALT) - case.sure_at(place, kind, HELD)
    return case.sure_at(place, kind, lot)


def leave(s: State, observer: i64, source: i64, to: i64, kind: i64) -> None:
    """Before a card leaves a hand for another, or for the discards; NONE: a kind not seen."""
    known = known_at(s, observer, source)
    size = s.hands[source].size
    if kind == NONE:
        for other in range(KINDS):
            if known[other] == size:
                kind = other  # all alike: nothing is lost from sight
    after: list[Case] = []
    for case in s.lots[observer]:
        if kind == NONE:
            leave_unseen(s, case, source, to, known, after)
        else:
            leave_seen(s, case, source, to, kind, known, after)
    s.lots[observer] = merged(after)


def leave_seen(
    s: State, case: Case, source: i64, to: i64, kind: i64, known: list[int], after: list[Case]
) -> None:
    """A card of a kind that the observer knew there is taken to be that one (MR41)."""
    unknown = s.hands[source].size - total(known)
    for lot in range(LOTS):
        if known[kind]:
            ways = sure_of(s, case, source, kind, lot, known[kind])
        else:
            ways = unknown_of(case, source, lot, unknown) if can_be(s, kind, lot) else 0
        if ways <= 0:
            continue
        gone = case.twin(ways)
        if known[kind]:
            gone.add_sure(source, kind, lot, -1)
        else:
            gone.add_unknown(source, lot, -1)
        if to == ON_DISCARDS:
            gone.add_discard(len(s.discard), lot)
        else:
            gone.add_sure(to, kind, lot, 1)
        after.append(gone)


def leave_unseen(
    s: State, case: Case, source: i64, to: i64, known: list[int], after: list[Case]
) -> None:
    seen = total(known)
    unknown = s.hands[source].size - seen
    for lot in range(LOTS):
        ways = unknown_of(case, source, lot, unknown)
        if ways > 0:
            gone = case.twin(ways)
            gone.add_unknown(source, lot, -1)
            gone.add_unknown(to, lot, 1)
            lose_sight(s, gone, source, NONE, known, after)
    if seen == 0:
        return
    for kind in range(KINDS):
        for lot in range(LOTS):
            ways = sure_of(s, case, source, kind, lot, known[kind])
            if ways > 0:
                gone = case.twin(ways)
                gone.add_sure(source, kind, lot, -1)
                gone.add_unknown(to, lot, 1)
                lose_sight(s, gone, source, kind, known, after)


def lose_sight(
    s: State, case: Case, place: i64, gone: i64, known: list[int], after: list[Case]
) -> None:
    """MR41: one card of each other kind than the one that is gone counts as unknown now."""
    cases = [case]
    for kind in range(KINDS):
        if known[kind] == 0 or kind == gone:
            continue
        lost: list[Case] = []
        for before in cases:
            for lot in range(LOTS):
                ways = sure_of(s, before, place, kind, lot, known[kind])
                if ways > 0:
                    now = before.twin(ways)
                    show(now, place, kind, lot, -1)
                    lost.append(now)
        cases = lost
    after.extend(cases)


def take_top(s: State, seat: i64) -> None:
    """Before the top of the discard deck goes into a hand, in the sight of all."""
    kind = s.discard[len(s.discard) - 1]
    for observer in range(s.seats + 1):
        after: list[Case] = []
        for case in s.lots[observer]:
            taken = case.twin(1)
            lot = case.discard_at(len(s.discard) - 1)
            taken.add_discard(len(s.discard) - 1, -lot)
            taken.add_sure(seat, kind, lot, 1)
            after.append(taken)
        s.lots[observer] = after


def see_card(s: State, observer: i64, place: i64, kind: i64) -> None:
    """Before an observer becomes sure of a card that was unknown."""
    unknown = s.hands[place].size - total(known_at(s, observer, place))
    after: list[Case] = []
    for case in s.lots[observer]:
        for lot in range(LOTS):
            ways = unknown_of(case, place, lot, unknown) if can_be(s, kind, lot) else 0
            if ways > 0:
                seen = case.twin(ways)
                show(seen, place, kind, lot, 1)
                after.append(seen)
    s.lots[observer] = merged(after)


def shuffle(s: State) -> None:
    """Before the deck is shuffled: all that was drawn and is in a hand is held from now on."""
    for observer in range(s.seats + 1):
        after: list[Case] = []
        for case in s.lots[observer]:
            held = case.twin(1)
            held.discards = 0
            for place in range(len(s.hands)):
                known = known_at(s, observer, place)
                unknown = s.hands[place].size - total(known)
                held.add_unknown(place, HELD, unknown_of(case, place, DRAWN, unknown))
                for kind in range(STEAL, KINDS):
                    drawn = sure_of(s, case, place, kind, DRAWN, known[kind])
                    held.add_sure(place, kind, HELD, drawn)
            after.append(held)
        s.lots[observer] = merged(after)


def told(s: State, observer: i64, blind: Case, dealt: list[int], held: list[int]) -> Case:
    """What an observer has of a case that tells all, as one has it who knows no card.

    It also tells the lots of the cards in hands, by place * KINDS + kind.
    """
    case = blind.twin(1)
    for place in range(len(s.hands)):
        hand = s.hands[place]
        own = place == observer and place < s.seats
        for kind in range(KINDS):
            sure: i64 = hand.cards[kind] if own else hand.sure[observer * KINDS + kind]
            if sure:
                at = place * KINDS + kind
                # Of equal cards any may be meant.
                seen: i64 = dealt[at] if dealt[at] < sure else sure
                show(case, place, kind, DEALT, seen)
                sure -= seen
                show(case, place, kind, HELD, held[at] if held[at] < sure else sure)
    return case


def show(case: Case, place: i64, kind: i64, lot: i64, count: i64) -> None:
    case.add_unknown(place, lot, -count)
    case.add_sure(place, kind, lot, count)


def merged(cases: list[Case]) -> list[Case]:
    """Equal cases are one, and weights are kept small."""
    if len(cases) == 1:
        cases[0].weight = 1
        return cases
    found: dict[tuple[i64, i64, i64, i64], Case] = {}
    for case in cases:
        key = (case.unknown, case.dealt, case.held, case.discards)
        if key in found:
            found[key].weight += case.weight
        else:
            found[key] = case
    after = list(found.values())
    common: int = 0
    heaviest: int = 0
    for case in after:
        common = gcd(common, case.weight)
        heaviest = max(heaviest, case.weight)
    if common > 1:
        for case in after:
            case.weight //= common
        heaviest //= common
    if heaviest > HEAVY:
        for case in after:
            case.weight = case.weight * HEAVY // heaviest + 1
    return after


def written(cases: list[Case]) -> list[int]:
    """As a view has them."""
    numbers: list[int] = []
    for case in cases:
        numbers.append(case.unknown)
        numbers.append(case.dealt)
        numbers.append(case.held)
        numbers.append(case.discards)
        numbers.append(case.weight)
    return numbers


def read(numbers: list[int]) -> list[Case]:
    cases: list[Case] = []
    for number in numbers:
        if not 0 <= number < MOST:
            raise ValueError("no deal fits this view: its lots are no lots")
    for at in range(0, len(numbers) - FIELDS + 1, FIELDS):
        case = Case()
        case.unknown = numbers[at]
        case.dealt = numbers[at + 1]
        case.held = numbers[at + 2]
        case.discards = numbers[at + 3]
        case.weight = numbers[at + 4]
        cases.append(case)
    return cases
