"""The whole truth of a game. Each field is public, its owner's, or hidden from all.

Seats are counted from 0; the Croupier, where he plays, is the place behind the last seat. Those who
know something are counted as observers: every seat, and behind the last one the public.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.microfilms.rules.cards import KINDS, NONE

# Phases in which somebody decides.
TURN: Final = 0  # M3.1: one of five options
OFFER: Final = 1  # M4.1: which card to offer
BRIBED: Final = 2  # M4.2, M4.3: accept or decline
BLACKMAILED: Final = 3  # M5.8, M5.9, M5.10: pay, defend or refuse
DISCARD: Final = 4  # M6.2: which card goes
OVER: Final = 5

KIND: Final = 4  # bits of a mark that tell the kind of the card; those above are the observers
KIND_OF: Final = 15


@final
class Hand:
    """The cards of a place, each with a mark: the observers who know that it is there.

    Nobody can tell cards of one kind apart. So of these the first is marked with all who know of
    one at least, the second with all who know of two, and so on. The owner needs no mark.
    """

    cards: list[int]  # owner, by kind: how many
    size: i64 = 0  # public
    marks: list[int]  # owner, by card in the order of kinds: its kind, and above it the observers

    def __init__(self) -> None:
        self.cards = [0] * KINDS
        self.marks = []

    def clone(self) -> "Hand":
        twin = Hand()
        twin.cards = self.cards[:]
        twin.size = self.size
        twin.marks = self.marks[:]
        return twin

    def sure_of(self, observer: i64) -> list[int]:
        """The cards that an observer knows to be here, by kind."""
        sure = [0] * KINDS
        for mark in self.marks:
            if (mark >> (KIND + observer)) & 1:
                sure[mark & KIND_OF] += 1
        return sure

    def sure(self, observer: i64, kind: i64) -> i64:
        found: i64 = 0
        for mark in self.marks:
            if mark & KIND_OF == kind:
                found += (mark >> (KIND + observer)) & 1
        return found

    def unknown(self, observer: i64) -> i64:
        """How many cards here an observer does not know."""
        left = self.size
        for mark in self.marks:
            left -= (mark >> (KIND + observer)) & 1
        return left


@final
class Deck:
    cards: list[int]  # hidden, by kind: how many
    size: i64 = 0  # public

    def __init__(self, cards: list[int], size: i64) -> None:
        self.cards = cards
        self.size = size


@final
class State:
    """Filled in by `setup.new_game`, by `imagine` and by `clone`."""

    seats: i64 = 0  # public
    duel: bool = False  # public: two players and the Croupier
    strict_claim: bool = False  # public: MR27
    memory_aid: bool = False  # public: MR4
    absent: i64 = 0  # public: the nation that does not take part
    starter: i64 = 0  # public
    phase: i64 = TURN  # public
    active: i64 = 0  # public: whose turn it is
    actor: i64 = 0  # public: who decides
    target: i64 = NONE  # public: who was offered a bribe, or is blackmailed
    turn: i64 = 1  # public: turns begun, the Croupier's not counted
    evening: i64 = 1  # public (MR33)
    house: i64 = 0  # public (MR33): francs
    gone: i64 = 0  # public (MR33): eliminated seats, as bits
    francs: list[int]  # public (MR33), by place
    cleared: list[bool]  # public (MR33), by place: which side of the token is up (M1.5)
    identity: list[int]  # owner, by place; the Croupier's is hidden
    second: list[int]  # owner, by place: a player's freelancer in a duel, else NONE
    known: list[int]  # owner, by place: the observers that know the identity, as bits
    known_second: list[int]  # owner, by place: the same of the second identity
    asked: list[int]  # public, by place: the seats that may know an identity, as bits
    denied: list[int]  # public, by place: the agents it is known not to be, as bits (MR17)
    hands: list[Hand]  # see Hand, by place
    deck: Deck  # see Deck
    discard: list[int]  # public (MR4): kinds; the top is the last, all that others cover was seen
    met: list[int]  # owner, by nation: the observers that have seen its letter (MR46), as bits
    offered: i64 = NONE  # owner: the kind that the active player offers
    box: i64 = NONE  # hidden: the letter that is out; public after the end
    glimpse: i64 = NONE  # owner: what the active player is being shown; else NONE
    ending: i64 = 0  # public: an index of ENDINGS
    winners: i64 = 0  # public: seats as bits

    def clone(self) -> "State":
        twin = State()
        twin.seats = self.seats
        twin.duel = self.duel
        twin.strict_claim = self.strict_claim
        twin.memory_aid = self.memory_aid
        twin.absent = self.absent
        twin.starter = self.starter
        twin.phase = self.phase
        twin.active = self.active
        twin.actor = self.actor
        twin.target = self.target
        twin.turn = self.turn
        twin.evening = self.evening
        twin.house = self.house
        twin.gone = self.gone
        twin.francs = self.francs[:]
        twin.cleared = self.cleared[:]
        twin.identity = self.identity[:]
        twin.second = self.second[:]
        twin.known = self.known[:]
        twin.known_second = self.known_second[:]
        twin.asked = self.asked[:]
        twin.denied = self.denied[:]
        twin.hands = [hand.clone() for hand in self.hands]
        twin.deck = Deck(self.deck.cards[:], self.deck.size)
        twin.discard = self.discard[:]
        twin.met = self.met[:]
        twin.offered = self.offered
        twin.box = self.box
        twin.glimpse = self.glimpse
        twin.ending = self.ending
        twin.winners = self.winners
        return twin
