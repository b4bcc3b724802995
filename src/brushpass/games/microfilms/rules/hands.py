"""How cards move, and what that does to what each observer is sure of (MR41 to MR46)."""

from mypy_extensions import i64

from brushpass.games.microfilms.memory import glances, letters, lots
from brushpass.games.microfilms.memory.accounts import OPEN
from brushpass.games.microfilms.rules.actions import CROUPIER, DECK
from brushpass.games.microfilms.rules.cards import ACE, ACTION_KINDS, COPIES, KINDS, NONE
from brushpass.games.microfilms.rules.state import Pack, State


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


def slip(s: State, source: Pack, to: Pack, kind: i64, giver: i64, taker: i64) -> None:
    """A card moves unseen by all but these two seats; either may be NONE."""
    glances.leave_unseen(source, to, kind, giver, taker, source.sure_of(s.seats))
    follow(s, source, to, kind, giver, taker)
    for observer in range(s.seats + 1):
        seen = observer * KINDS + kind
        if observer in (giver, taker):
            letters.notice(s, observer, source, kind)
            letters.arrive(s, to, kind, observer, True)
            if observer == giver:
                to.sure[seen] += 1
            elif source.sure[seen]:
                source.sure[seen] -= 1  # it may be the one that was seen before
            continue
        letters.arrive(s, to, kind, observer, False)
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
    settle(source)
    glances.settle(to)
    lots.settle(s)


def follow(s: State, source: Pack, to: Pack, kind: i64, giver: i64, taker: i64) -> None:
    """What each observer can tell of a card that moves (lots.py)."""
    for observer in range(s.seats + 1):
        alike = source.sure[observer * KINDS + kind] == source.size
        seen = kind if alike or observer in (giver, taker) else NONE
        if source is s.deck:
            lots.draw(s, observer, index_of(s, to), seen)
        else:
            lots.move(s, observer, index_of(s, source), index_of(s, to), seen)


def index_of(s: State, hand: Pack) -> i64:
    """The place of a hand; NONE for the deck."""
    for place in range(len(s.hands)):
        if s.hands[place] is hand:
            return place
    return NONE


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
    """Nothing can be known of an empty hand."""
    glances.settle(pack)
    if pack.size == 0:
        pack.unsure = 0
        for observer in range(len(pack.was)):
            pack.was[observer] = 0
            pack.lacks[observer] = 0


def lay_open(s: State, hand: Pack, kind: i64) -> None:
    """A card goes face up onto the discard deck."""
    for observer in range(s.seats + 1):
        lots.move(s, observer, index_of(s, hand), OPEN + len(s.discard), kind)
    glances.leave_open(hand, kind, hand.sure[s.seats * KINDS + kind])
    if hand.held == hand.size or (hand.held > 0 and may_be_held(s, kind)):
        hand.held -= 1
    for observer in range(s.seats + 1):
        letters.notice(s, observer, hand, kind)
        if hand.sure[observer * KINDS + kind]:
            hand.sure[observer * KINDS + kind] -= 1  # it may be the one that was seen before
    hand.cards[kind] -= 1
    hand.size -= 1
    s.discard.append(kind)
    forget(hand, kind)
    if kind <= ACE:  # the only one of its kind: no note about it can be true any more
        for pack in s.hands:
            forget(pack, kind)
        forget(s.deck, kind)
    settle(hand)
    lots.settle(s)


def forget(pack: Pack, kind: i64) -> None:
    for observer in range(len(pack.was)):
        pack.was[observer] &= ~(1 << kind)


def take_open(s: State, seat: i64) -> i64:
    """The top of the discard deck goes into a hand, and all see it."""
    kind: i64 = s.discard.pop()
    hand = s.hands[seat]
    for observer in range(s.seats + 1):
        lots.move(s, observer, OPEN + len(s.discard), seat, kind)
        letters.arrive(s, hand, kind, observer, True)
        if observer != seat:
            hand.sure[observer * KINDS + kind] += 1
    hand.cards[kind] += 1
    hand.size += 1
    return kind


def glimpse(s: State, pack: Pack, seat: i64, kind: i64) -> None:
    """A seat sees one card of a pack; seen again, it may be the same one."""
    letters.notice(s, seat, pack, kind)
    lots.look(s, seat, index_of(s, pack), kind)
    if pack.sure[seat * KINDS + kind] == 0:
        pack.sure[seat * KINDS + kind] = 1
    lots.settle(s)


def inspect(s: State, pack: Pack, seat: i64) -> None:
    """A seat sees all cards of a pack."""
    if pack is not s.deck:
        lots.look_at_all(s, seat, index_of(s, pack))
    for kind in range(KINDS):
        if pack.cards[kind]:
            letters.notice(s, seat, pack, kind)
        for _ in range(pack.cards[kind] - pack.sure[s.seats * KINDS + kind]):
            glances.give(pack, seat, glances.GIVEN, kind)
    pack.make_sure(seat, pack.cards)
    lots.settle(s)


def shuffle_discards(s: State) -> None:
    """M6.5; MR43: everybody saw what goes into the new deck."""
    lots.shuffle(s)
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
    if DECK in s.missed:
        s.stands = 0
    for hand in s.hands:
        hand.held = hand.size


def only_kind(hand: Pack) -> i64:
    """The kind of a single card."""
    for kind in range(KINDS):
        if hand.cards[kind]:
            return kind
    return NONE
