"""What audiences are told. Who learns what is said in `teller.py`.

Cards are given by kind (cards.py): NONE (-1) is no card, HIDDEN (-2) a card or an identity that the
reader does not know.
"""

from brushpass.core.wire import Message


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
    card: int


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
