"""What leaves the table: the view of a seat, the messages, and who learns which fact.

`Teller` is the page to read when auditing this game's secrets. Cards are given by kind
(cards.py): NONE (-1) is no card, HIDDEN (-2) a card or token that the reader does not know. Sets
of agents and of seats are bits.
"""

from collections.abc import Sequence

from brushpass.core.post import Post
from brushpass.core.wire import Message, Wire
from brushpass.games.double_agent.cards import HIDDEN
from brushpass.games.double_agent.tell import Tell


class FilesView(Wire, frozen=True, forbid_unknown_fields=True):
    """Cards that lie face down, in the order in which they came there."""

    cards: list[int]  # own cards, and what the viewer has read with Clues; else HIDDEN
    backs: list[int]
    known: list[int]  # the seats that know each card


class Side(Wire, frozen=True, forbid_unknown_fields=True):
    """One player, as the viewer sees them."""

    turns: int  # completed
    tokens: list[int]  # loyalty tokens placed so far, by agent
    token_known: list[int]  # the seats that know each token
    files: list[FilesView]  # by agent
    shredded: FilesView  # own cards out of the game face down
    hand: list[int]
    backs: list[int]  # of the hand, in ascending order; none if backs are not open (DR7)
    deck: int  # cards left to draw
    top: int  # the back of the next one; NONE if there is none, or backs are not open (DR7)
    discards: list[int]  # own cards out of the game face up
    scored: list[int]  # cards taken: owner * KINDS + kind
    filing: int  # the card chosen as a file, before it is laid


class DeliveryView(Wire, frozen=True, forbid_unknown_fields=True):
    """How the check of an agent's loyalty came out."""

    winner: int
    loyalty: list[int]  # by seat, all told
    points: int


class TakenBack(Wire, frozen=True, forbid_unknown_fields=True):
    """What the viewer remembers of a card that one player took back (DR33)."""

    shown: int  # a back that is known to be in this hand, or NONE; where backs are open, they show
    card: int  # the card that the opponent had read when it was taken back; NONE to spectators
    left: bool  # open backs have shown that it is not in hand any more
    maybe: list[int]  # by agent: positions of the files that may be that card, as bits
    maybe_shredded: int  # the same among the files out of the game


class Page(Wire, frozen=True, forbid_unknown_fields=True):
    taken_back: list[TakenBack]  # by seat


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    open_backs: bool
    phase: int
    first: int
    actor: int
    influence: list[int]  # by agent: space 0 is next to A, 3 next to B; NONE once delivered
    active: int
    extra: int  # agents with a "+1 file" counter
    delivered: int
    deliveries: list[DeliveryView | None]  # by agent
    needed: list[int]  # by agent: so many files are enough (D4.1, D4.10, DR17)
    set_off: list[int]  # by agent: who delivers if one more file is laid there (D4.11)
    using: int  # the action being aimed
    sides: list[Side]  # by seat
    memory: Page | None  # None to somebody who has just come to the table


class Placed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    agent: int
    value: int


class Began(Message, frozen=True, forbid_unknown_fields=True):
    first: int


class Dealt(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    cards: list[int]
    backs: list[int]  # none if backs are not open (DR7)
    top: int  # the back of the next card, as in a Side


class Drew(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int
    back: int  # NONE if backs are not open (DR7)
    top: int


class Filed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    agent: int
    back: int
    card: int


class Played(Message, frozen=True, forbid_unknown_fields=True):
    """As an action, face up."""

    seat: int
    card: int


class Moved(Message, frozen=True, forbid_unknown_fields=True):
    """An influence counter. `active`: it was the influence move, so the counter was turned."""

    seat: int
    agent: int
    space: int
    active: bool


class Revealed(Message, frozen=True, forbid_unknown_fields=True):
    """Tokens and files of an agent whose loyalty is checked, by seat."""

    agent: int
    tokens: list[int]
    files: list[list[int]]


class Trapped(Message, frozen=True, forbid_unknown_fields=True):
    """The file that a Booby-Trapped Case destroyed."""

    agent: int
    owner: int
    card: int


class Delivered(Message, frozen=True, forbid_unknown_fields=True):
    agent: int
    winner: int
    loyalty: list[int]  # by seat, all told
    points: int


class Fizzled(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int  # an action without a target


class Nosed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    agent: int


class Read(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    agent: int
    cards: list[int]


class Watched(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    agent: int
    value: int


class TookBack(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    agent: int
    index: int
    back: int
    card: int


class Shredded(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    owner: int
    agent: int
    index: int
    back: int
    card: int


class Swapped(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    owner: int
    one: int
    other: int


class Finished(Message, frozen=True, forbid_unknown_fields=True):
    """Points and numbers of cards in the scoring piles, by seat."""

    ending: str
    winner: int
    points: list[int]
    cards: list[int]


AnyMessage = (
    Placed
    | Began
    | Dealt
    | Drew
    | Filed
    | Played
    | Moved
    | Revealed
    | Trapped
    | Delivered
    | Fizzled
    | Nosed
    | Read
    | Watched
    | TookBack
    | Shredded
    | Swapped
    | Finished
)


class Teller(Tell):
    """Who learns each fact."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def placed(self, seat: int, agent: int, value: int) -> None:
        # Nobody else is told anything, so the order in which the two place cannot matter (DR8).
        self.post.only(seat, Placed(seat, agent, value))

    def began(self, first: int) -> None:
        self.post.all(Began(first))

    def dealt(self, seat: int, cards: Sequence[int], backs: Sequence[int], top: int) -> None:
        self.post.only(seat, Dealt(seat, list(cards), list(backs), top))
        self.post.others(seat, Dealt(seat, [HIDDEN] * len(cards), list(backs), top))

    def drew(self, seat: int, card: int, back: int, top: int) -> None:
        self.post.only(seat, Drew(seat, card, back, top))
        self.post.others(seat, Drew(seat, HIDDEN, back, top))

    def filed(self, seat: int, agent: int, back: int, card: int) -> None:
        self.post.only(seat, Filed(seat, agent, back, card))
        self.post.others(seat, Filed(seat, agent, back, HIDDEN))

    def played(self, seat: int, card: int) -> None:
        self.post.all(Played(seat, card))

    def moved(self, seat: int, agent: int, space: int, active: bool) -> None:
        self.post.all(Moved(seat, agent, space, active))

    def revealed(self, agent: int, tokens: Sequence[int], files: Sequence[Sequence[int]]) -> None:
        self.post.all(Revealed(agent, list(tokens), [list(side) for side in files]))

    def trapped(self, agent: int, owner: int, card: int) -> None:
        self.post.all(Trapped(agent, owner, card))

    def delivered(self, agent: int, winner: int, loyalty: Sequence[int], points: int) -> None:
        self.post.all(Delivered(agent, winner, list(loyalty), points))

    def fizzled(self, seat: int, card: int) -> None:
        self.post.all(Fizzled(seat, card))

    def nosed(self, seat: int, agent: int) -> None:
        self.post.all(Nosed(seat, agent))

    def read(self, seat: int, agent: int, cards: Sequence[int]) -> None:
        # The owner knows the files anyway, and is told no more than that they were read.
        self.post.only(seat, Read(seat, agent, list(cards)))
        self.post.others(seat, Read(seat, agent, [HIDDEN] * len(cards)))

    def watched(self, seat: int, agent: int, value: int) -> None:
        self.post.only(seat, Watched(seat, agent, value))
        self.post.others(seat, Watched(seat, agent, HIDDEN))

    def took_back(self, seat: int, agent: int, index: int, back: int, card: int) -> None:
        # An opponent who has read the card knows it from then.
        self.post.only(seat, TookBack(seat, agent, index, back, card))
        self.post.others(seat, TookBack(seat, agent, index, back, HIDDEN))

    def shredded(self, seat: int, owner: int, agent: int, index: int, back: int, card: int) -> None:
        # Whoever removes the other's file does not see it (DR28); its owner knows it (DR34).
        self.post.only(owner, Shredded(seat, owner, agent, index, back, card))
        self.post.others(owner, Shredded(seat, owner, agent, index, back, HIDDEN))

    def swapped(self, seat: int, owner: int, one: int, other: int) -> None:
        self.post.all(Swapped(seat, owner, one, other))

    def finished(
        self, ending: str, winner: int, points: Sequence[int], cards: Sequence[int]
    ) -> None:
        self.post.all(Finished(ending, winner, list(points), list(cards)))
