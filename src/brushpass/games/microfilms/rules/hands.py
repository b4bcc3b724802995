"""How cards move, and what becomes of the marks that looks have left on them (MR41, MR46)."""

from mypy_extensions import i64

from brushpass.games.microfilms.rules.actions import CROUPIER
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, NONE
from brushpass.games.microfilms.rules.state import KIND, KIND_OF, OVER, Deck, Hand, State


def place_of(s: State, aim: i64) -> i64:
    """Where the one whom an action names sits."""
    return s.seats if aim == CROUPIER else aim


def aim_of(s: State, place: i64) -> i64:
    """How actions and messages name somebody at the table."""
    return CROUPIER if s.duel and place == s.seats else place


def everybody(s: State) -> i64:
    """All observers, as bits: every seat, and the public."""
    return (1 << (s.seats + 1)) - 1


# One hand


def put(hand: Hand, kind: i64, observers: i64) -> None:
    """A card comes, known to these."""
    hand.cards[kind] += 1
    hand.size += 1
    at: i64 = 0
    for mark in hand.marks:
        its_kind = mark & KIND_OF
        if its_kind > kind:
            break
        if its_kind == kind:  # who knew of this one and knows of another knows of one more
            hand.marks[at] = mark | observers << KIND
            observers &= mark >> KIND
        at += 1
    hand.marks.insert(at, observers << KIND | kind)


def take(hand: Hand, kind: i64) -> None:
    """A card leaves: for all who knew of one of its kind, it may be that one."""
    hand.cards[kind] -= 1
    hand.size -= 1
    for at in range(len(hand.marks)):
        if hand.marks[at] & KIND_OF == kind:
            hand.marks.pop(at)
            return


def strike(hand: Hand, kind: i64, blind: i64) -> None:
    """A card of this kind left. To the blind, it may have been one of any other kind here."""
    marks = hand.marks
    for at in range(len(marks)):
        mark: i64 = marks[at]
        if mark & KIND_OF != kind and mark >> KIND & blind:
            more: i64 = 0  # who knows of the next one too
            if at + 1 < len(marks) and (marks[at + 1] ^ mark) & KIND_OF == 0:
                more = marks[at + 1] & blind << KIND
            marks[at] = mark & ~(blind << KIND) | more


def known_alike(hand: Hand, kind: i64) -> i64:
    """The observers who know all cards of a hand to be of one kind, as bits."""
    return hand.marks[hand.size - 1] >> KIND if hand.cards[kind] == hand.size else 0


# The table


def notice(s: State, kind: i64, observers: i64) -> None:
    """MR46: these see a card of this kind."""
    if LETTER <= kind < ACE:
        s.met[kind - LETTER] |= observers


def slip(s: State, source: Hand, to: Hand, kind: i64, giver: i64, taker: i64) -> None:
    """A card moves unseen by all but these two seats; either may be NONE."""
    alike = known_alike(source, kind)
    witnesses: i64 = 0
    if giver >= 0:
        witnesses |= 1 << giver
    if taker >= 0:
        witnesses |= 1 << taker
    take(source, kind)
    strike(source, kind, ~(witnesses | alike))
    gave: i64 = 1 << giver if giver >= 0 else 0
    put(to, kind, alike & ~witnesses | gave)
    notice(s, kind, witnesses)


def draw(s: State, place: i64, kind: i64) -> None:
    """A card of this kind comes from the draw deck."""
    s.deck.cards[kind] -= 1
    s.deck.size -= 1
    put(s.hands[place], kind, 0)
    if place < s.seats:
        notice(s, kind, 1 << place)


def lay_open(s: State, hand: Hand, kind: i64) -> None:
    """A card goes face up onto the discard deck."""
    take(hand, kind)
    s.discard.append(kind)
    notice(s, kind, everybody(s))


def seen_discards(s: State) -> i64:
    """How many can be seen, from the top: MR4, and all after the end (MR40)."""
    lying: i64 = len(s.discard)
    return lying if s.memory_aid or s.phase == OVER or lying == 0 else 1


def take_open(s: State, seat: i64) -> i64:
    """The top of the discard deck goes into a hand, and all see it."""
    kind: i64 = s.discard.pop()
    put(s.hands[seat], kind, everybody(s) & ~(1 << seat))
    return kind


def glimpse(s: State, hand: Hand, seat: i64, kind: i64) -> None:
    """A seat sees one card; seen again, it may be the same one."""
    notice(s, kind, 1 << seat)
    for at in range(len(hand.marks)):
        if hand.marks[at] & KIND_OF == kind:
            hand.marks[at] |= 1 << (KIND + seat)
            return


def inspect(s: State, hand: Hand, seat: i64) -> None:
    """A seat sees all cards of a hand."""
    for at in range(len(hand.marks)):
        hand.marks[at] |= 1 << (KIND + seat)
        notice(s, hand.marks[at] & KIND_OF, 1 << seat)


def shuffle_discards(s: State) -> None:
    """M6.5."""
    cards = [0] * KINDS
    for kind in s.discard:
        cards[kind] += 1
    s.deck = Deck(cards, len(s.discard))
    s.discard = []
    s.evening += 1


def only_kind(hand: Hand) -> i64:
    """The kind of a single card."""
    return hand.marks[0] & KIND_OF if hand.marks else NONE
