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
BLACKMAILED: Final = 3  # M5.8 to M5.10: pay, defend or refuse
DISCARD: Final = 4  # M6.2: which card goes
OVER: Final = 5

DEALT: Final = 0  # the lot of a card that came with the deal; others bear the number of their deck


@final
class Pack:
    """The cards of a hand or of the draw deck, and what each observer can say about them.

    An observer is sure of so many cards of each kind at least (MR41). Nobody needs that for the own
    hand, where it stays at nothing.
    """

    cards: list[int]  # owner, by kind: how many; of the deck hidden
    size: i64 = 0  # public
    sure: list[int]  # owner, by observer * KINDS + kind; the last observer's are public
    was: list[int]  # owner, by observer: kinds that were seen here and may be gone (MR42), as bits
    lacks: list[int]  # owner, by observer: kinds that are known not to be here (MR44), as bits
    glances: list[int]  # public: who may have seen a card here (MR45), see glances.py
    among: list[int]  # owner, by glance: the cards on which it may have fallen
    unsure: i64 = 0  # public: seats that may have lost sight of cards, as bits
    held: i64 = 0  # public: at least so many were here when the deck was shuffled, or dealt (MR43)

    def __init__(self, observers: i64) -> None:
        self.cards = [0] * KINDS
        self.sure = [0] * (observers * KINDS)
        self.was = [0] * observers
        self.lacks = [0] * observers
        self.glances = []
        self.among = []

    def sure_of(self, observer: i64) -> list[int]:
        """What an observer is sure of, by kind."""
        return self.sure[observer * KINDS : observer * KINDS + KINDS]

    def make_sure(self, observer: i64, cards: list[int]) -> None:
        self.sure[observer * KINDS : observer * KINDS + KINDS] = cards

    def clone(self) -> "Pack":
        twin = Pack(0)
        twin.cards = self.cards[:]
        twin.size = self.size
        twin.sure = self.sure[:]
        twin.was = self.was[:]
        twin.lacks = self.lacks[:]
        twin.glances = self.glances[:]
        twin.among = self.among[:]
        twin.unsure = self.unsure
        twin.held = self.held
        return twin


@final
class Case:
    """One account of the cards that have left the decks, as one observer can tell (lots.py)."""

    cards: list[int]  # owner, in order: each card's place, lot, and kind if known (accounts.py)
    pools: list[int]  # owner, by deck: what it held and was not shuffled again, counts of kinds
    weight: i64 = 1  # owner

    def __init__(self, cards: list[int], pools: list[int], weight: i64) -> None:
        self.cards = cards
        self.pools = pools
        self.weight = weight


@final
class State:
    """Filled in by `setup.new_game`, by `imagine` and by `clone`."""

    seats: i64 = 0  # public
    duel: bool = False  # public: two players and the Croupier
    strict_claim: bool = False  # public: MR27
    absent: i64 = 0  # public: the nation that does not take part
    starter: i64 = 0  # public
    phase: i64 = TURN  # public
    active: i64 = 0  # public: whose turn it is
    actor: i64 = 0  # public: who decides
    target: i64 = NONE  # public: who was offered a bribe, or is blackmailed
    turn: i64 = 1  # public: turns begun, the Croupier's not counted
    evening: i64 = 1  # public
    house: i64 = 0  # public: francs
    gone: i64 = 0  # public: eliminated seats, as bits
    francs: list[int]  # public, by place
    cleared: list[bool]  # public, by place
    identity: list[int]  # owner, by place; the Croupier's is hidden
    second: list[int]  # owner, by place: a player's freelancer in a duel, else NONE
    known: list[int]  # owner, by place: the observers that know the identity, as bits
    known_second: list[int]  # owner, by place: the same of the second identity
    asked: list[int]  # public, by place: the seats that may know an identity, as bits
    denied: list[int]  # public, by place: the agents it is known not to be, as bits (MR17)
    hands: list[Pack]  # see Pack, by place
    deck: Pack  # see Pack
    shuffled: list[int]  # public, by kind: what the deck was shuffled from; none in evening one
    draws: list[int]  # public, by place: cards drawn from that deck; not counted in evening one
    drawn: list[int]  # owner, by seat * KINDS + kind: the same cards, as their drawer saw them
    discard: list[int]  # public: kinds; the top is the last
    lots: list[list[Case]]  # owner, by observer: see lots.py
    met: list[int]  # owner, by observer: letters that it has seen (MR46), kinds as bits
    missed: list[int]  # public: the two locations that a broker named and was wrong, or none
    stands: i64 = 0  # owner: the observers for whom that still holds (MR44), as bits
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
        twin.deck = self.deck.clone()
        twin.shuffled = self.shuffled[:]
        twin.draws = self.draws[:]
        twin.drawn = self.drawn[:]
        twin.discard = self.discard[:]
        twin.lots = self.lots[:]  # cases never change
        twin.met = self.met[:]
        twin.missed = self.missed[:]
        twin.stands = self.stands
        twin.offered = self.offered
        twin.box = self.box
        twin.glimpse = self.glimpse
        twin.ending = self.ending
        twin.winners = self.winners
        return twin
