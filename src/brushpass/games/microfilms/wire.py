"""What leaves the table: the view of a seat, the messages, and who learns which fact.

`Teller` is the page to read when auditing this game's secrets. Cards are given by kind
(cards.py): NONE (-1) is no card, HIDDEN (-2) a card or an identity that the reader does not know.
"""

from collections.abc import Sequence

from brushpass.core.post import Post
from brushpass.core.wire import Message, Wire
from brushpass.games.microfilms.cards import HIDDEN, NONE
from brushpass.games.microfilms.tell import Tell


class PackView(Wire, frozen=True, forbid_unknown_fields=True):
    """The cards of a hand or of the draw deck, as the viewer can tell."""

    size: int
    sure: list[int]  # by kind: so many at least; of the own hand exactly
    public: list[int]  # by kind: so many at least, as everybody knows
    was: int  # kinds that the viewer saw here and that may be gone, as bits (MR42)
    public_was: int  # the same for everybody
    lacks: int  # kinds that the viewer knows not to be here (MR44), as bits
    public_lacks: int  # the same for everybody
    glances: list[int]  # who may have seen a card here (MR45), five numbers each: see glances.py
    among: list[int]  # of the own hand, by glance: the cards on which it may have fallen
    unsure: int  # seats that may have lost sight of cards here, as bits
    held: int  # at least so many were here when the deck was shuffled, or dealt (MR43)


class Player(Wire, frozen=True, forbid_unknown_fields=True):
    """One place at the table; the Croupier's is behind the last seat."""

    hand: PackView
    francs: int
    cleared: bool
    out: bool
    identity: int
    second: int  # the freelancer of a player in a duel, else NONE
    revealed: bool  # whether everybody knows the identity
    second_revealed: bool
    asked: int  # the seats that may know an identity, as bits
    denied: int  # the agents it is known not to be, as bits (MR17)


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    seats: int
    duel: bool
    strict_claim: bool
    absent: int  # the nation that does not take part
    starter: int
    phase: int
    active: int
    actor: int
    target: int
    turn: int
    evening: int
    house: int
    players: list[Player]
    deck: PackView
    shuffled: list[int]  # by kind: what the deck was shuffled from
    draws: list[int]  # by place: cards drawn since
    drawn: list[int]  # by kind: those of the viewer
    discard: list[int]  # the top is the last
    lots: list[int]  # every case of which cards may be where, for all it knows: see lots.py
    met: int  # letters that the viewer has seen (MR46), kinds as bits
    public_met: int  # letters that everybody has seen
    missed: list[int]  # the two locations that a broker named and was wrong, or none (MR44)
    stands: bool  # whether the letters cannot lie so, for all that the viewer knows
    public_stands: bool  # the same for everybody
    offered: int
    box: int
    glimpse: int  # what the viewer is being shown right now, else NONE
    ending: int
    winners: int


class Began(Message, frozen=True, forbid_unknown_fields=True):
    absent: int
    starter: int
    francs: list[int]


class Dealt(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    identity: int
    second: int
    card: int


class Turn(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    turn: int


class Drew(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int


class TookTop(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int


class Passed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    francs: int


class Bribed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int


class Offered(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    card: int


class Accepted(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    card: int


class Declined(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    francs: int


class Spent(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int


class Paid(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    francs: int


class Stole(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    francs: int


class CashedOut(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    francs: int


class Interrogated(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    seen: int  # a kind of card, or an identity's number behind the last kind


class Blackmailed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int


class PaidOff(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    francs: int


class Blowback(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int


class Refused(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    card: int  # NONE if there was none to take


class Discarded(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int
    francs: int


class Shuffled(Message, frozen=True, forbid_unknown_fields=True):
    evening: int
    cards: int


class Attempted(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    identity: int
    aims: list[int]  # locations as actions name them
    card: int


class Checked(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    right: bool


class SawIdentity(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    identity: int


class SawCards(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int  # a location as actions name them
    cards: list[int]  # how many of each kind


class Eliminated(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    cards: list[int]  # in the order they went onto the discard deck
    francs: int


class CroupierDrew(Message, frozen=True, forbid_unknown_fields=True):
    pass


class CroupierPlayed(Message, frozen=True, forbid_unknown_fields=True):
    """`discarded` is NONE if he held two cards."""

    francs: int
    discarded: int


class Finished(Message, frozen=True, forbid_unknown_fields=True):
    """In a duel, the second identities follow the first ones."""

    ending: str
    winners: list[int]
    box: int
    identities: list[int]
    hands: list[list[int]]


AnyMessage = (
    Began
    | Dealt
    | Turn
    | Drew
    | TookTop
    | Passed
    | Bribed
    | Offered
    | Accepted
    | Declined
    | Spent
    | Paid
    | Stole
    | CashedOut
    | Interrogated
    | Blackmailed
    | PaidOff
    | Blowback
    | Refused
    | Discarded
    | Shuffled
    | Attempted
    | Checked
    | SawIdentity
    | SawCards
    | Eliminated
    | CroupierDrew
    | CroupierPlayed
    | Finished
)


class Teller(Tell):
    """Who learns each fact."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def began(self, absent: int, starter: int, francs: Sequence[int]) -> None:
        self.post.all(Began(absent, starter, list(francs)))

    def dealt(self, seat: int, identity: int, second: int, card: int) -> None:
        self.post.only(seat, Dealt(seat, identity, second, card))
        self.post.others(seat, Dealt(seat, HIDDEN, HIDDEN, HIDDEN))

    def turn(self, seat: int, nth: int) -> None:
        self.post.all(Turn(seat, nth))

    def drew(self, seat: int, card: int) -> None:
        self.post.only(seat, Drew(seat, card))
        self.post.others(seat, Drew(seat, HIDDEN))

    def took_top(self, seat: int, card: int) -> None:
        self.post.all(TookTop(seat, card))

    def passed(self, seat: int, francs: int) -> None:
        self.post.all(Passed(seat, francs))

    def bribed(self, seat: int, target: int) -> None:
        self.post.all(Bribed(seat, target))

    def offered(self, seat: int, target: int, card: int) -> None:
        self.post.only(seat, Offered(seat, target, card))
        self.post.others(seat, Offered(seat, target, HIDDEN))

    def accepted(self, seat: int, target: int, card: int) -> None:
        # The Croupier, who may be one of the two, has no box.
        closed = Accepted(seat, target, HIDDEN)
        self.post.some((seat, target), Accepted(seat, target, card), closed)

    def declined(self, seat: int, target: int, francs: int) -> None:
        self.post.all(Declined(seat, target, francs))

    def spent(self, seat: int, card: int) -> None:
        self.post.all(Spent(seat, card))

    def paid(self, seat: int, francs: int) -> None:
        self.post.all(Paid(seat, francs))

    def stole(self, seat: int, target: int, francs: int) -> None:
        self.post.all(Stole(seat, target, francs))

    def cashed_out(self, seat: int, francs: int) -> None:
        self.post.all(CashedOut(seat, francs))

    def interrogated(self, seat: int, target: int, seen: int) -> None:
        # M5.5: the one who was interrogated is told no more than the rest.
        self.post.only(seat, Interrogated(seat, target, seen))
        self.post.others(seat, Interrogated(seat, target, HIDDEN))

    def blackmailed(self, seat: int, target: int) -> None:
        self.post.all(Blackmailed(seat, target))

    def paid_off(self, seat: int, target: int, francs: int) -> None:
        self.post.all(PaidOff(seat, target, francs))

    def blowback(self, seat: int, target: int) -> None:
        self.post.all(Blowback(seat, target))

    def refused(self, seat: int, target: int, card: int) -> None:
        closed = Refused(seat, target, HIDDEN)
        self.post.some((seat, target), Refused(seat, target, card), closed)

    def took_nothing(self, seat: int, target: int) -> None:
        self.post.all(Refused(seat, target, NONE))

    def discarded(self, seat: int, card: int, francs: int) -> None:
        self.post.all(Discarded(seat, card, francs))

    def shuffled(self, evening: int, cards: int) -> None:
        self.post.all(Shuffled(evening, cards))

    def attempted(self, seat: int, identity: int, aims: Sequence[int], card: int) -> None:
        self.post.all(Attempted(seat, identity, list(aims), card))

    def checked(self, seat: int, right: bool) -> None:
        self.post.all(Checked(seat, right))

    def saw_identity(self, seat: int, target: int, identity: int) -> None:
        self.post.only(seat, SawIdentity(seat, target, identity))
        self.post.others(seat, SawIdentity(seat, target, HIDDEN))

    def saw_cards(self, seat: int, target: int, cards: Sequence[int]) -> None:
        self.post.only(seat, SawCards(seat, target, list(cards)))
        self.post.others(seat, SawCards(seat, target, []))

    def eliminated(self, seat: int, cards: Sequence[int], francs: int) -> None:
        self.post.all(Eliminated(seat, list(cards), francs))

    def croupier_drew(self) -> None:
        self.post.all(CroupierDrew())

    def croupier_played(self, francs: int, discarded: int) -> None:
        self.post.all(CroupierPlayed(francs, discarded))

    def finished(
        self,
        ending: str,
        winners: Sequence[int],
        box: int,
        identities: Sequence[int],
        hands: Sequence[Sequence[int]],
    ) -> None:
        cards = [list(hand) for hand in hands]
        self.post.all(Finished(ending, list(winners), box, list(identities), cards))
