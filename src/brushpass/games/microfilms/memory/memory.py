"""What one audience makes of what it was told, and of nothing else.

A seat hears each of its messages twice: as it was told, for what it knows itself, and as all heard
it, for what everybody knows (`heard.py`). What others may know of a hand follows from that.
"""

from typing import Any, final

from mypy_extensions import i64

from brushpass.core.memory import Memory
from brushpass.games.microfilms.memory import glances
from brushpass.games.microfilms.memory.account import Account
from brushpass.games.microfilms.memory.attempts import learn_from_failure
from brushpass.games.microfilms.memory.facts import (
    ACCEPTED,
    BLOWBACK,
    CROUPIER_DREW,
    CROUPIER_PLAYED,
    DREW,
    FACTS,
    INTERROGATED,
    LAID_OPEN,
    REFUSED,
    SHUFFLED,
    TOOK_TOP,
)
from brushpass.games.microfilms.memory.glances import Pack
from brushpass.games.microfilms.memory.heard import as_all_heard
from brushpass.games.microfilms.memory.wire import Page
from brushpass.games.microfilms.memory.written import write_page
from brushpass.games.microfilms.rules.actions import CROUPIER, DECK, DISCARDS
from brushpass.games.microfilms.rules.cards import (
    ACTION_KINDS,
    COPIES,
    KINDS,
    NONE,
    copies_in_play,
)
from brushpass.games.microfilms.speech import messages as m


@final
class MicrofilmsMemory(Memory):
    def __init__(self, seats: i64, duel: bool, seat: int | None) -> None:
        self.seats = seats
        self.duel = duel
        self.seat: i64 = NONE if seat is None else seat
        places = seats + 1 if duel else seats
        self.deck = places  # packs are numbered: hands by place, and behind them the deck
        self.packs: list[Pack] = [Pack(place == seat) for place in range(places + 1)]
        self.mine = Account(places)
        self.everybody = self.mine if seat is None else Account(places)
        self.accounts = [self.mine] if seat is None else [self.mine, self.everybody]
        self.copies: list[int] = []
        self.dealt: list[int] = []  # by seat: the first card, HIDDEN or not
        self.discard: list[int] = []
        self.evening: i64 = 1
        self.shuffled: list[int] = [0] * KINDS  # what the deck was shuffled from; not the first one
        self.drawn: list[int] = [0] * KINDS  # what this seat has drawn of it
        self.attempt: i64 = NONE  # as what somebody attempts a win
        self.aims: list[int] = []  # the packs that were named
        self.written: Page | None = None  # the page, until something more is heard

    def clone(self) -> "MicrofilmsMemory":
        twin = MicrofilmsMemory(self.seats, self.duel, None if self.seat < 0 else self.seat)
        twin.packs = [pack.clone() for pack in self.packs]
        twin.mine = self.mine.clone()
        twin.everybody = twin.mine if self.seat < 0 else self.everybody.clone()
        twin.accounts = [twin.mine] if self.seat < 0 else [twin.mine, twin.everybody]
        twin.copies = self.copies
        twin.dealt = self.dealt[:]
        twin.discard = self.discard[:]
        twin.evening = self.evening
        twin.shuffled = self.shuffled
        twin.drawn = self.drawn[:]
        twin.attempt = self.attempt
        twin.aims = self.aims
        twin.written = self.written
        return twin

    def page(self) -> Page:
        if self.written is None:
            self.written = write_page(
                self.mine, self.everybody, self.packs, self.discard, self.shuffled, self.drawn
            )
        return self.written

    def place(self, aim: i64) -> i64:
        return self.seats if aim == CROUPIER else aim

    def pack_at(self, location: i64) -> i64:
        """The number of a pack; the discards are none."""
        if location == DISCARDS:
            return NONE
        return self.deck if location == DECK else self.place(location)

    def hear(self, message: Any) -> None:
        fact = FACTS.get(type(message), NONE)
        if fact == NONE:
            return
        self.written = None
        if fact == DREW:
            public: Any = as_all_heard(message)
            self.draw(message.seat, message.card, public.card)
        elif fact == CROUPIER_DREW:
            self.draw(self.seats, NONE, NONE)
        elif fact == TOOK_TOP:
            self.take_open(message.seat, message.card)
        elif fact == LAID_OPEN:
            self.lay_open(message.seat, message.card)
        elif fact == BLOWBACK:
            self.lay_open(message.target, message.card)
        elif fact == CROUPIER_PLAYED:
            if message.discarded != NONE:
                self.lay_open(self.seats, message.discarded)
        elif fact == ACCEPTED:
            public = as_all_heard(message)
            self.hand_over(message.seat, self.place(message.target), message.card, public.card)
        elif fact == REFUSED:
            if message.card != NONE:
                public = as_all_heard(message)
                self.hand_over(self.place(message.target), message.seat, message.card, public.card)
        elif fact == INTERROGATED:
            self.interrogated(message.seat, self.place(message.target), message.seen)
        elif fact == SHUFFLED:
            self.shuffle()
        else:
            self.hear_more(message)

    def hear_more(self, message: Any) -> None:
        """What happens once a game, or hardly more often."""
        if isinstance(message, m.Began):
            self.copies = copies_in_play(message.absent, self.duel)
        elif isinstance(message, m.Dealt):
            self.deal(message.seat, message.card)
        elif isinstance(message, m.Attempted):
            self.attempt = message.identity
            self.aims = [self.pack_at(aim) for aim in message.aims]
        elif isinstance(message, m.Checked):
            if not message.right:
                for account in self.accounts:
                    learn_from_failure(account, self.attempt, self.aims, self.discard, self.duel)
        elif isinstance(message, m.SawIdentity):
            target = self.place(message.target)
            self.packs[target].add(message.seat, target, 1, 1, 0, 0)
        elif isinstance(message, m.SawCards):
            self.inspected(message.seat, self.pack_at(message.target), message.cards)
        elif isinstance(message, m.Eliminated):
            for kind in message.cards:
                self.lay_open(message.seat, kind)
        elif isinstance(message, m.Finished):
            self.turn_up(message.hands)

    # M2

    def deal(self, seat: i64, kind: i64) -> None:
        """M2.5, M2.6: after the last card, the deck is what is left."""
        self.dealt.append(kind)
        self.packs[seat].size = 1
        self.packs[seat].held = 1
        if kind >= 0:
            self.mine.sure[seat][kind] = 1
        if seat == self.seats - 1:
            self.packs[self.deck].size = sum(self.copies) - 1 - self.seats
            self.mine.lots.begin(self.copies, self.dealt)

    # Cards that move

    def slip(self, source: i64, to: i64, kind: i64, public: i64, giver: i64, taker: i64) -> None:
        """A card moves unseen by all but two seats, either of which may be nobody."""
        one, two = self.packs[source], self.packs[to]
        mine, everybody = self.mine, self.everybody
        glances.slip(one, two, kind, giver, taker, mine.sure[source], everybody.sure[source])
        mine.slip(source, to, kind, one.size)
        if mine is not everybody:
            everybody.slip(source, to, public, one.size)
        if one.held == one.size:
            two.held += 1
        if one.held > 0:
            one.held -= 1
        one.size -= 1
        two.size += 1
        self.left(source)
        two.settle()
        self.mine.settle()

    def left(self, source: i64) -> None:
        """A card has left a pack."""
        pack = self.packs[source]
        pack.settle()
        if pack.size == 0:
            for account in self.accounts:
                account.empty(source)

    def draw(self, place: i64, kind: i64, public: i64) -> None:
        """MR43: its drawer remembers."""
        taker = place if place < self.seats else NONE
        self.slip(self.deck, place, kind, public, NONE, taker)
        if self.evening > 1 and kind >= 0:
            self.drawn[kind] += 1

    def hand_over(self, source: i64, to: i64, kind: i64, public: i64) -> None:
        """From hand to hand; the Croupier knows nothing."""
        giver = source if source < self.seats else NONE
        taker = to if to < self.seats else NONE
        self.slip(source, to, kind, public, giver, taker)

    def may_be_held(self, kind: i64) -> bool:
        """MR43: whether a card of this kind can have been in a hand when the evening began."""
        if self.evening == 1:
            return (ACTION_KINDS >> kind) & 1 == 1
        return self.shuffled[kind] < COPIES[kind]

    def lay_open(self, place: i64, kind: i64) -> None:
        pack = self.packs[place]
        pack.leave_open(kind, self.everybody.sure[place][kind])
        if pack.held == pack.size or (pack.held > 0 and self.may_be_held(kind)):
            pack.held -= 1
        for account in self.accounts:
            account.lay_open(place, kind, len(self.discard))
        pack.size -= 1
        self.discard.append(kind)
        self.left(place)
        self.mine.settle()

    def take_open(self, seat: i64, kind: i64) -> None:
        self.discard.pop()
        for account in self.accounts:
            account.take_open(seat, kind, len(self.discard))
        self.packs[seat].size += 1

    def shuffle(self) -> None:
        """M6.5; MR43: everybody saw what goes into the new deck."""
        self.shuffled = [0] * KINDS
        for kind in self.discard:
            self.shuffled[kind] += 1
        for account in self.accounts:
            account.shuffle(self.shuffled)
        for pack in self.packs:
            pack.held = pack.size
        deck = Pack(False)
        deck.size = len(self.discard)
        self.packs[self.deck] = deck
        self.discard = []
        self.drawn = [0] * KINDS
        self.evening += 1
        self.mine.settle()

    # Cards that are looked at

    def interrogated(self, seat: i64, target: i64, seen: i64) -> None:
        """MR45: for all that others know, it was any of the cards and identities."""
        identities: i64 = 0
        if target < self.seats:
            identities = 2 if self.duel else 1
        hand, public = self.mine.sure[target], self.everybody.sure[target]
        self.packs[target].look(seat, target, identities, hand, public)
        if 0 <= seen < KINDS:
            self.mine.glimpse(target, seen)
            self.mine.settle()

    def inspected(self, seat: i64, pack: i64, cards: list[int]) -> None:
        """All cards of a pack; who only sees it done knows how many, and the owner which."""
        there = self.packs[pack]
        public = self.everybody.sure[pack]
        unknown = there.size
        for count in public:
            unknown -= count
        if there.mine:
            for kind in range(KINDS):
                for _ in range(self.mine.sure[pack][kind] - public[kind]):
                    there.give(seat, glances.GIVEN, kind)
        else:
            for _ in range(unknown):
                there.give(seat, glances.GIVEN, NONE)
        if seat == self.seat:
            self.mine.inspect(pack, cards)
            self.mine.settle()

    def turn_up(self, hands: list[list[int]]) -> None:
        """MR40: nothing is open any more."""
        for place in range(len(hands)):
            for account in self.accounts:
                account.sure[place] = hands[place][:]
        self.mine.lots.cases = []
