"""What one audience makes of what it was told, and of nothing else.

A seat hears each of its messages twice: as it was told, for what it knows itself, and as all heard
it, for what everybody knows (`heard.py`). What others may know of a hand follows from that.
"""

from typing import Any, final

from mypy_extensions import i64

from brushpass.core.memory import Memory
from brushpass.games.microfilms.memory import glances
from brushpass.games.microfilms.memory.account import LETTERS, Account, is_letter
from brushpass.games.microfilms.memory.glances import Pack
from brushpass.games.microfilms.memory.heard import as_all_heard
from brushpass.games.microfilms.memory.written import write_page
from brushpass.games.microfilms.rules.actions import CROUPIER, DECK, DISCARDS
from brushpass.games.microfilms.rules.cards import (
    ACE,
    ACTION_KINDS,
    BLOODSTAINED,
    BROKER,
    CASH_OUT,
    COPIES,
    HITMAN,
    INTERPOL,
    KINDS,
    NONE,
    copies_in_play,
)
from brushpass.games.microfilms.speech import wire as w


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
        self.copies: list[int] = []
        self.dealt: list[int] = []  # by seat: the first card, HIDDEN or not
        self.discard: list[int] = []
        self.evening: i64 = 1
        self.shuffled: list[int] = [0] * KINDS  # what the deck was shuffled from; not the first one
        self.draws: list[int] = [0] * places  # cards drawn from that deck, by place
        self.drawn: list[int] = [0] * KINDS  # the own ones among them
        self.attempt: i64 = NONE  # as what somebody attempts a win
        self.aims: list[int] = []
        self.written: w.Page | None = None  # the page, until something more is heard

    def clone(self) -> "MicrofilmsMemory":
        twin = MicrofilmsMemory(self.seats, self.duel, None if self.seat < 0 else self.seat)
        twin.packs = [pack.clone() for pack in self.packs]
        twin.mine = self.mine.clone()
        twin.everybody = twin.mine if self.seat < 0 else self.everybody.clone()
        twin.copies = self.copies
        twin.dealt = self.dealt[:]
        twin.discard = self.discard[:]
        twin.evening = self.evening
        twin.shuffled = self.shuffled
        twin.draws = self.draws[:]
        twin.drawn = self.drawn[:]
        twin.attempt = self.attempt
        twin.aims = self.aims
        twin.written = self.written
        return twin

    def page(self) -> w.Page:
        if self.written is None:
            self.written = write_page(
                self.mine, self.everybody, self.packs, self.shuffled, self.draws, self.drawn
            )
        return self.written

    def place(self, aim: i64) -> i64:
        return self.seats if aim == CROUPIER else aim

    def hear(self, message: Any) -> None:
        self.written = None
        public: Any = as_all_heard(message)
        if isinstance(message, w.Drew):
            self.draw(message.seat, message.card, public.card)
        elif isinstance(message, w.CroupierDrew):
            self.draw(self.seats, NONE, NONE)
        elif isinstance(message, w.TookTop):
            self.take_open(message.seat, message.card)
        elif isinstance(message, (w.Spent, w.Discarded)):
            self.lay_open(message.seat, message.card)
        elif isinstance(message, w.Blowback):
            self.lay_open(message.target, CASH_OUT)
        elif isinstance(message, w.CroupierPlayed):
            if message.discarded != NONE:
                self.lay_open(self.seats, message.discarded)
        elif isinstance(message, w.Accepted):
            self.hand_over(message.seat, self.place(message.target), message.card, public.card)
        elif isinstance(message, w.Refused):
            if message.card != NONE:
                self.hand_over(self.place(message.target), message.seat, message.card, public.card)
        elif isinstance(message, w.Interrogated):
            self.interrogated(message.seat, self.place(message.target), message.seen)
        elif isinstance(message, w.Shuffled):
            self.shuffle()
        else:
            self.hear_more(message)

    def hear_more(self, message: Any) -> None:
        """What happens once a game, or hardly more often."""
        if isinstance(message, w.Began):
            self.copies = copies_in_play(message.absent, self.duel)
        elif isinstance(message, w.Dealt):
            self.deal(message.seat, message.card)
        elif isinstance(message, w.Attempted):
            self.attempt = message.identity
            self.aims = message.aims
        elif isinstance(message, w.Checked):
            if not message.right:
                self.failed()
        elif isinstance(message, w.SawIdentity):
            target = self.place(message.target)
            self.packs[target].add(message.seat, target, 1, 1, 0, 0)
        elif isinstance(message, w.SawCards):
            pack = self.deck if message.target == DECK else self.place(message.target)
            self.inspected(message.seat, pack, message.cards)
        elif isinstance(message, w.Eliminated):
            for kind in message.cards:
                self.lay_open(message.seat, kind)
        elif isinstance(message, w.Finished):
            self.turn_up(message.hands)

    def settle(self) -> None:
        self.mine.settle()

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
        self.settle()

    def left(self, source: i64) -> None:
        """A card has left a pack."""
        pack = self.packs[source]
        pack.settle()
        if pack.size == 0:
            self.mine.empty(source)
            self.everybody.empty(source)

    def draw(self, place: i64, kind: i64, public: i64) -> None:
        """MR43: its drawer remembers."""
        taker = place if place < self.seats else NONE
        self.slip(self.deck, place, kind, public, NONE, taker)
        if self.evening > 1:
            self.draws[place] += 1
            if kind >= 0:
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
        self.mine.lay_open(place, kind, len(self.discard))
        if self.mine is not self.everybody:
            self.everybody.lay_open(place, kind, len(self.discard))
        pack.size -= 1
        self.discard.append(kind)
        self.left(place)
        self.settle()

    def take_open(self, seat: i64, kind: i64) -> None:
        self.discard.pop()
        self.mine.take_open(seat, kind, len(self.discard))
        if self.mine is not self.everybody:
            self.everybody.take_open(seat, kind, len(self.discard))
        self.packs[seat].size += 1

    def shuffle(self) -> None:
        """M6.5; MR43: everybody saw what goes into the new deck."""
        self.shuffled = [0] * KINDS
        for kind in self.discard:
            self.shuffled[kind] += 1
        self.mine.shuffle(self.shuffled)
        if self.mine is not self.everybody:
            self.everybody.shuffle(self.shuffled)
        for pack in self.packs:
            pack.held = pack.size
        deck = Pack(False)
        deck.size = len(self.discard)
        self.packs[self.deck] = deck
        self.discard = []
        self.draws = [0] * len(self.draws)
        self.drawn = [0] * KINDS
        self.evening += 1
        self.settle()

    # Cards that are looked at

    def interrogated(self, seat: i64, target: i64, seen: i64) -> None:
        """MR45: for all that others know, it was any of the cards and identities."""
        identities: i64 = 0
        if target < self.seats:
            identities = 2 if self.duel else 1
        sure, public = self.mine.sure[target], self.everybody.sure[target]
        self.packs[target].look(seat, target, identities, sure, public)
        if 0 <= seen < KINDS:
            self.mine.glimpse(target, seen)
            self.settle()

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
            self.settle()

    # Attempts

    def failed(self) -> None:
        """MR44: all learn something from it."""
        if self.attempt == HITMAN:
            self.rule_out(self.place(self.aims[0]), 1 << ACE)
        elif self.attempt == INTERPOL:
            self.rule_out(self.place(self.aims[0]), BLOODSTAINED)
        elif self.attempt == BROKER and not self.duel:
            self.miss(self.aims[0], self.aims[1])

    def rule_out(self, pack: i64, kinds: i64) -> None:
        self.mine.rule_out(pack, kinds)
        if self.mine is not self.everybody:
            self.everybody.rule_out(pack, kinds)

    def miss(self, one: i64, two: i64) -> None:
        """The letters do not lie at these locations; of three and more players."""
        if one == DISCARDS:
            return  # both: all could see that
        first = self.deck if one == DECK else one
        if two == DISCARDS:
            letters: i64 = 0
            for kind in self.discard:
                letters += 1 if is_letter(kind) else 0
            if letters == 1:
                self.rule_out(first, LETTERS)
            return
        second = self.deck if two == DECK else two
        self.mine.miss(first, second)
        if self.mine is not self.everybody:
            self.everybody.miss(first, second)

    def turn_up(self, hands: list[list[int]]) -> None:
        """MR40: nothing is open any more."""
        for place in range(len(hands)):
            self.mine.sure[place] = hands[place][:]
            self.everybody.sure[place] = hands[place][:]
        self.mine.lots.cases = []
