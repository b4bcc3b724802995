"""How cards move, and what that does to what each observer is sure of (MR41 to MR45)."""

from mypy_extensions import i64

from brushpass.games.microfilms.actions import CROUPIER
from brushpass.games.microfilms.cards import ACE, ACTION_KINDS, COPIES, KINDS, NONE
from brushpass.games.microfilms.state import Pack, State


def place_of(s: State, aim: i64) -> i64:
    """Where the one whom an action names sits."""
    return s.seats if aim == CROUPIER else aim


def aim_of(s: State, place: i64) -> i64:
    """How actions and messages name somebody at the table."""
    return CROUPIER if s.duel and place == s.seats else place


def may_be_held(s: State, kind: i64) -> bool:
    """MR43: whether a card of this kind can have been in a hand when the evening began."""
    if s.evening == 1:
        return (ACTION_KINDS >> kind) & 1 == 1
    return s.shuffled[kind] < COPIES[kind]


def public_total(s: State, pack: Pack) -> i64:
    """How many cards of a pack everybody is sure of."""
    total: i64 = 0
    row = s.seats * KINDS
    for kind in range(KINDS):
        total += pack.sure[row + kind]
    return total


def slip(s: State, source: Pack, to: Pack, kind: i64, giver: i64, taker: i64) -> None:
    """A card moves unseen by all but these two seats; either may be NONE."""
    everybody_sure = public_total(s, source)
    for observer in range(s.seats + 1):
        seen = observer * KINDS + kind
        if observer == giver:
            to.sure[seen] += 1
            to.looks[observer] += 1
        elif observer == taker:
            if source.sure[seen]:
                source.sure[seen] -= 1  # it may be the one that was seen before
            source.looks[observer] += everybody_sure
        else:
            if observer < s.seats and source.looks[observer] > 0:
                source.unsure |= 1 << observer
                to.unsure |= 1 << observer
                if source.looks[observer] + everybody_sure >= source.size:
                    source.looks[observer] += everybody_sure
                    to.looks[observer] += 1
            if source.sure[seen] == source.size:  # all alike: nothing is lost from sight
                source.sure[seen] -= 1
                to.sure[seen] += 1
            else:
                strike(source, to, observer)
    if source.held == source.size:
        to.held += 1
    if source.held > 0:
        source.held -= 1
    source.cards[kind] -= 1
    source.size -= 1
    to.cards[kind] += 1
    to.size += 1
    to.lacks = 0
    settle(source)
    settle(to)


def draw(s: State, place: i64, kind: i64) -> None:
    """A card of this kind comes from the draw deck; MR43: its drawer remembers."""
    taker = place if place < s.seats else NONE
    slip(s, s.deck, s.hands[place], kind, NONE, taker)
    if s.evening > 1:
        s.draws[place] += 1
        if taker != NONE:
            s.drawn[place * KINDS + kind] += 1


def strike(source: Pack, to: Pack, observer: i64) -> None:
    """One card of each kind may be the one that went (MR42: a note stays)."""
    row = observer * KINDS
    for kind in range(KINDS):
        if source.sure[row + kind]:
            source.sure[row + kind] -= 1
            source.was[observer] |= 1 << kind
            to.was[observer] |= 1 << kind


def settle(pack: Pack) -> None:
    """No more can be known than there is."""
    for seat in range(len(pack.looks)):
        if pack.looks[seat] > pack.size:
            pack.looks[seat] = pack.size
    if pack.size == 0:
        pack.unsure = 0
        pack.lacks = 0
        for observer in range(len(pack.was)):
            pack.was[observer] = 0


def lay_open(s: State, hand: Pack, kind: i64) -> None:
    """A card goes face up onto the discard deck."""
    if hand.held == hand.size or (hand.held > 0 and may_be_held(s, kind)):
        hand.held -= 1
    for seen in range(kind, len(hand.sure), KINDS):
        if hand.sure[seen]:
            hand.sure[seen] -= 1  # it may be the one that was seen before
    hand.cards[kind] -= 1
    hand.size -= 1
    s.discard.append(kind)
    for observer in range(len(hand.was)):
        hand.was[observer] &= ~(1 << kind)
    if kind <= ACE:  # the only one of its kind: no note about it can be true any more
        for pack in s.hands:
            forget(pack, kind)
        forget(s.deck, kind)
    settle(hand)


def forget(pack: Pack, kind: i64) -> None:
    for observer in range(len(pack.was)):
        pack.was[observer] &= ~(1 << kind)


def take_open(s: State, seat: i64) -> i64:
    """The top of the discard deck goes into a hand, and all see it."""
    kind: i64 = s.discard.pop()
    hand = s.hands[seat]
    for observer in range(s.seats + 1):
        if observer != seat:
            hand.sure[observer * KINDS + kind] += 1
    hand.cards[kind] += 1
    hand.size += 1
    hand.lacks &= ~(1 << kind)
    return kind


def glimpse(pack: Pack, seat: i64, kind: i64) -> None:
    """A seat sees one card of a pack; seen again, it may be the same one."""
    if pack.sure[seat * KINDS + kind] == 0:
        pack.sure[seat * KINDS + kind] = 1
    if pack.looks[seat] < pack.size:
        pack.looks[seat] += 1


def inspect(pack: Pack, seat: i64) -> None:
    """A seat sees all cards of a pack."""
    pack.make_sure(seat, pack.cards)
    pack.looks[seat] = pack.size


def shuffle_discards(s: State) -> None:
    """M6.5; MR43: everybody saw what goes into the new deck."""
    s.deck = Pack(s.seats + 1)
    s.shuffled = [0] * KINDS
    for kind in s.discard:
        s.shuffled[kind] += 1
    s.deck.cards = s.shuffled[:]
    s.deck.size = len(s.discard)
    s.discard = []
    s.draws = [0] * len(s.draws)
    s.drawn = [0] * len(s.drawn)
    s.evening += 1
    for hand in s.hands:
        hand.held = hand.size


def only_kind(hand: Pack) -> i64:
    """The kind of a single card."""
    for kind in range(KINDS):
        if hand.cards[kind]:
            return kind
    return NONE
