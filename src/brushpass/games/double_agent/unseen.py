"""What a viewer does not know of one player's cards, and how likely each place of a card is.

The unseen cards are those of the deck (DR1) that the viewer cannot place. They lie in covered and
removed files, whose backs are known; in the hand; and in the draw pile. Where backs are open (DR7),
those of the hand and of the top of the draw pile are known as well. Any way to put the cards there
that fits the backs is as likely as any other: what players choose is no evidence.

Two things bind them further. While a file is chosen but not yet laid, one card of the hand can be
laid (D3.4). And of a card that was taken back (memory.py) the viewer may remember the back, and
perhaps the kind: it is in the hand, or it is one of the files that are marked as possible.
"""

from typing import final

from mypy_extensions import i64

from brushpass.core.piles import Pile
from brushpass.games.double_agent.cards import (
    AGENTS,
    BACK_COUNT,
    BACKS,
    DECK,
    HIDDEN,
    KINDS,
    NONE,
    QUESTION,
)
from brushpass.games.double_agent.wire import FilesView, Side, TakenBack, View


@final
class Unseen:
    def __init__(self) -> None:
        self.pool = Pile(DECK)  # cards whose place the viewer does not know
        self.total = [0] * BACK_COUNT  # how many of them have each back
        self.covered = [0] * BACK_COUNT  # places that need a card with this back
        self.open_backs = False
        self.held = [0] * BACK_COUNT  # how many of those are in the hand, if backs are open
        self.hand: i64 = 0  # cards of the hand of which not even the back is known
        self.deck: i64 = 0  # the same of the draw pile
        self.filing = False  # one of the hand is chosen as a file
        self.question_fits = False  # and may have a question mark
        self.kind: i64 = NONE  # of the card taken back, if the viewer knows it
        self.back: i64 = NONE  # of the card taken back
        self.left = False  # it is in hand no more
        self.marked: list[int] = [0] * (AGENTS + 1)  # files that may be it: by place, as bits
        self.maybes: i64 = 0  # how many of those are covered

    def maybe(self, place: i64, index: i64) -> bool:
        """Whether the card taken back may be this file; the removed ones come behind the agents."""
        return (self.marked[place] >> index) & 1 == 1

    def free(self, back: i64) -> i64:
        """Cards with this back where no back is known: in hand and draw pile."""
        return self.total[back] - self.covered[back]

    def can_file(self) -> i64:
        """Cards that could be the chosen file: of the hand, or of all that may be in it."""
        cards: i64 = 0
        for back in range(BACK_COUNT):
            if back != QUESTION or self.question_fits:
                cards += self.held[back] if self.open_backs else self.free(back)
        return cards

    def weights(self) -> tuple[i64, i64, i64]:
        """How likely the card taken back is each marked file, the chosen file, elsewhere in hand.

        They count the ways to put all other cards, less the factors that all have in common. Where
        backs are open, any place with the same back is as good as any other, and which card of the
        hand is chosen has nothing to do with it.
        """
        if self.open_backs:
            return 1, 0, 0 if self.left else self.held[self.back]
        fits = self.back != QUESTION or self.question_fits
        own = self.free(self.back)
        loose = self.hand + self.deck
        if not self.filing:
            in_file = loose if loose else 1
            return in_file if self.maybes else 0, 0, self.hand * own
        scale = loose - 1 if loose > 1 else 1
        others = self.can_file() - (1 if fits else 0)
        in_file = self.can_file() * scale if self.maybes else 0
        return in_file, own * scale if fits else 0, (self.hand - 1) * own * others


def unseen(v: View, owner: i64) -> Unseen:
    """Of the viewer's own cards nothing but the order of the draw pile is unseen."""
    side = v.sides[owner]
    u = Unseen()
    u.open_backs = v.open_backs
    for taker in v.sides:
        for card in taker.scored:
            if card // KINDS == owner:
                take(u.pool, card % KINDS)
    for card in side.discards:
        take(u.pool, card)
    if v.memory is not None and v.seat != owner:
        remember(u, v.memory.taken_back[owner])
    for agent in range(AGENTS):
        cover(u, agent, side.files[agent])
    cover(u, AGENTS, side.shredded)
    hold(u, side)
    for kind in range(KINDS):
        u.total[BACKS[kind]] += u.pool.counts[kind]
    if v.seat != owner:
        u.filing = side.filing == HIDDEN
        u.question_fits = room_for_question(v)
    check(u)
    return u


def take(pool: Pile, card: int) -> None:
    if not 0 <= card < KINDS:
        raise ValueError(f"no deal fits this view: there is no card {card}")
    pool.remove(card)


def remember(u: Unseen, taken_back: TakenBack) -> None:
    u.kind = taken_back.card
    u.back = taken_back.shown if u.kind == NONE else BACKS[u.kind]
    u.left = taken_back.left
    u.marked = [*taken_back.maybe, taken_back.maybe_shredded]


def hold(u: Unseen, side: Side) -> None:
    """The hand and the draw pile."""
    u.deck = side.deck
    if u.open_backs and len(side.backs) != len(side.hand):
        raise ValueError("no deal fits this view: a card in hand lacks its back")
    for place, card in enumerate(side.hand):
        if card != HIDDEN:
            take(u.pool, card)
        elif u.open_backs:
            need(u, side.backs[place])
            u.held[side.backs[place]] += 1
        else:
            u.hand += 1
    if side.top != NONE:
        need(u, side.top)
        u.deck -= 1


def need(u: Unseen, back: int) -> None:
    if not 0 <= back < BACK_COUNT:
        raise ValueError(f"no deal fits this view: there is no back {back}")
    u.covered[back] += 1


def cover(u: Unseen, place: i64, files: FilesView) -> None:
    for index, card in enumerate(files.cards):
        if card == HIDDEN:
            need(u, files.backs[index])
            if u.maybe(place, index):
                u.maybes += 1
        else:
            take(u.pool, card)


def room_for_question(v: View) -> bool:
    """Whether a question mark could be waiting for its agent: with one agent it would lie."""
    rooms: i64 = 0
    for agent in range(len(v.influence)):
        taken = (v.delivered >> agent) & 1 == 1
        for side in v.sides:
            taken = taken or QUESTION in side.files[agent].backs
        if not taken:
            rooms += 1
    return rooms > 1


def check(u: Unseen) -> None:
    loose: i64 = 0
    for back in range(BACK_COUNT):
        if u.free(back) < 0:
            raise ValueError("no deal fits this view: too many files have the same back")
        loose += u.free(back)
    if loose != u.hand + u.deck:
        raise ValueError("no deal fits this view: its cards do not add up to a deck")
    if u.filing and u.can_file() == 0:
        raise ValueError("no deal fits this view: no card could have been chosen as a file")
    if u.back != NONE:
        in_file, filing, in_hand = u.weights()
        if u.maybes * in_file + filing + in_hand == 0:
            raise ValueError("no deal fits this view: the card taken back is nowhere")
        if u.kind != NONE and u.pool.counts[u.kind] == 0:
            raise ValueError("no deal fits this view: the card taken back is somewhere else")
