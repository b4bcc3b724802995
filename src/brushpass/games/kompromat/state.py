"""The whole truth of a game. Each field is public, its owner's, or hidden from all."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.piles import Pile
from brushpass.games.kompromat.cards import (
    ACE,
    ELEVEN,
    LIMIT,
    NO_TOTAL,
    NONE,
    PLACES,
    halves,
)
from brushpass.games.kompromat.totals import added, best

# Phases in which somebody decides.
OPENING: Final = 0  # the turn's player may use items before the first draw
CHOOSING: Final = 1  # the first card is in hand: beside which mission?
DRAWING: Final = 2  # draw on or stop
WINDOW: Final = 3  # both may use items, in turn, until both pass
ACES: Final = 4  # count a 1/11 as one or eleven
PERFECT: Final = 5  # discard a token for exactly 21?
COUNTER: Final = 6  # Chloroform against counter-intelligence?
OVER: Final = 7
# Phases that pass by themselves.
NEXT_TURN: Final = 8
TURN_UP: Final = 9
VERDICT: Final = 10
AWARD: Final = 11
NEXT_MISSION: Final = 12
NEXT_ROUND: Final = 13


@final
class Stack:
    """One player's cards beside one mission, in the order they were laid."""

    cards: list[int]  # owner: kinds; the first lies face up
    up: i64 = 0  # public: positions that lie face up, as bits
    gone: i64 = 0  # public: positions that a Stun Gun has emptied, as bits
    low: i64 = 0  # owner: what lies here in halves, with every 1/11 as one
    aces: i64 = 0  # owner: how many 1/11 cards lie here

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def clear(self) -> None:
        if self.cards:
            self.cards.clear()
            self.up = 0
            self.gone = 0
            self.low = 0
            self.aces = 0

    def lay(self, card: i64, face_up: bool) -> None:
        if face_up:
            self.up |= 1 << len(self.cards)
        self.cards.append(card)
        self.low += halves(card)
        if card == ACE:
            self.aces += 1

    def take_back(self) -> i64:
        """The last card."""
        card: i64 = self.cards.pop()
        self._without(card)
        return card

    def stun(self, index: i64) -> i64:
        """KR29: the card is gone, and leaves its place empty; the mission stays attempted."""
        self.gone |= 1 << index
        card: i64 = self.cards[index]
        self._without(card)
        return card

    def _without(self, card: i64) -> None:
        self.low -= halves(card)
        if card == ACE:
            self.aces -= 1

    def recount(self) -> None:
        """After cards were put here that were not laid."""
        self.low = 0
        self.aces = 0
        for card in self.lying():
            self.low += halves(card)
            if card == ACE:
                self.aces += 1

    def lying(self) -> list[int]:
        """The cards that are still here, in order; not to be changed."""
        if self.gone == 0:
            return self.cards
        return [card for i, card in enumerate(self.cards) if not (self.gone >> i) & 1]

    def count(self) -> i64:
        """Cards that still lie here."""
        gone = self.gone
        n: i64 = len(self.cards)
        while gone:
            n -= gone & 1
            gone >>= 1
        return n

    def over(self) -> bool:
        """K3.6; KR8: over 21 even with every 1/11 as one."""
        return self.low > LIMIT

    def total(self, elevens: i64, added: i64) -> i64:
        """K4.3: with so many 1/11 cards as eleven, and what items add."""
        if not self.cards:
            return NO_TOTAL  # KR11
        return self.low + ELEVEN * elevens + added

    def best(self, added: i64) -> i64:
        """The highest total within 21, where there is one."""
        return best(self.low + added, self.aces) if self.cards else NO_TOTAL

    def turn_up(self) -> None:
        """What a Stun Gun has taken stays unseen (KR33)."""
        self.up = ((1 << len(self.cards)) - 1) & ~self.gone

    def covered(self) -> i64:
        """The positions that lie face down, as bits."""
        return ((1 << len(self.cards)) - 1) & ~(self.up | self.gone)

    def face_down(self, index: i64) -> bool:
        return (self.covered() >> index) & 1 == 1

    def clone(self) -> "Stack":
        twin = Stack(self.cards[:])
        twin.up = self.up
        twin.gone = self.gone
        twin.low = self.low
        twin.aces = self.aces
        return twin


@final
class State:
    """Filled in by `setup.new_game`, by `imagine` and by `clone`."""

    memory_aid: bool  # public: displays may show a player's own covered cards
    round: i64 = 0  # public: 1 to 6
    starter: i64 = 0  # public: who starts this round
    phase: i64 = NEXT_ROUND  # public
    actor: i64 = 0  # public: who decides; in NEXT_TURN who played last
    place: i64 = 0  # public: the mission being attempted or resolved
    passes: i64 = 0  # public: in a WINDOW, how many have passed in a row
    after: i64 = NEXT_ROUND  # public: the phase that follows the WINDOW
    asked: i64 = 0  # public: in ACES and PERFECT, how many have answered
    loser: i64 = NONE  # public: who reached nine tokens
    missions: Pile  # public: the mission deck; its order does not exist yet
    mission: list[int]  # public: the card in each place
    counter: list[int]  # public: marks of the card under it
    newspapers: list[int]  # public: laid against a seat in a place, by seat * PLACES + place
    stacks: list[Stack]  # see Stack, by seat * PLACES + place
    decks: list[Pile]  # hidden, by seat; the known top is owner's
    hand: list[int]  # owner, by seat: the turn's first card before it is laid
    tokens: list[int]  # public, by seat
    items: list[int]  # public, by seat: items held and unused, as bits
    used: list[int]  # public (KR24), by seat: items used, as bits
    won: list[list[int]]  # public (KR24), by seat: mission cards collected, items included
    totals: list[int]  # public, by seat: what the mission resolved came to, once it is judged
    elevens: list[int]  # public, by seat: aces counted as eleven at the mission resolved
    vesper: list[int]  # public, by seat: halves added there by Vesper Martini

    def stack(self, seat: i64, place: i64) -> Stack:
        return self.stacks[seat * PLACES + place]

    def added(self, seat: i64, place: i64) -> i64:
        """What items add to a total, in halves."""
        vesper = self.vesper[seat] if place == self.place else 0
        return added(self.newspapers[seat * PLACES + place], vesper)

    def best(self, seat: i64, place: i64) -> i64:
        """As its 1/11 cards count best, in halves."""
        return self.stack(seat, place).best(self.added(seat, place))

    def total(self, seat: i64) -> i64:
        """At the mission resolved, in halves."""
        return self.stack(seat, self.place).total(self.elevens[seat], self.added(seat, self.place))

    def clone(self) -> "State":
        twin = State()
        twin.memory_aid = self.memory_aid
        twin.round = self.round
        twin.starter = self.starter
        twin.phase = self.phase
        twin.actor = self.actor
        twin.place = self.place
        twin.passes = self.passes
        twin.after = self.after
        twin.asked = self.asked
        twin.missions = self.missions.clone()
        twin.mission = self.mission[:]
        twin.counter = self.counter[:]
        twin.newspapers = self.newspapers[:]
        twin.stacks = [stack.clone() for stack in self.stacks]
        twin.decks = [deck.clone() for deck in self.decks]
        twin.hand = self.hand[:]
        twin.tokens = self.tokens[:]
        twin.items = self.items[:]
        twin.used = self.used[:]
        twin.won = [won[:] for won in self.won]
        twin.totals = self.totals[:]
        twin.elevens = self.elevens[:]
        twin.vesper = self.vesper[:]
        twin.loser = self.loser
        return twin
