"""What leaves the table: the view of a seat, the messages, and who learns which fact.

`Teller` is the page to read when auditing this game's secrets. Cards are given by kind
(cards.py): NONE (-1) is no card, HIDDEN (-2) a card that the reader does not know.
"""

from collections.abc import Sequence

from brushpass.core.post import Post
from brushpass.core.wire import Message, Wire
from brushpass.games.kompromat.cards import HIDDEN
from brushpass.games.kompromat.tell import Tell


class StackView(Wire, frozen=True, forbid_unknown_fields=True):
    cards: list[int]  # own cards, and what lies face up; else HIDDEN
    up: int  # positions face up, as bits
    gone: int  # positions emptied by a Stun Gun, as bits


class Side(Wire, frozen=True, forbid_unknown_fields=True):
    """One player, as the viewer sees them."""

    stacks: list[StackView]  # by mission
    newspapers: list[int]  # laid against this player, by mission
    deck: int  # cards left to draw
    top: list[int]  # the part of the deck whose order its owner knows; the next card comes last
    hand: int  # the turn's first card before it is laid
    tokens: int
    items: int  # held and unused, as bits by item
    used: int
    won: list[int]  # missions collected
    total: int  # in halves, once the mission being resolved is judged; else NO_TOTAL
    elevens: int  # 1/11 cards counted as eleven at the mission being resolved
    vesper: int  # halves added there


class Page(Wire, frozen=True, forbid_unknown_fields=True):
    """What the viewer remembers of the attempts of this round, by seat * PLACES + place."""

    drawn_on: list[int]  # the most cards that lay there when another was drawn
    room: list[
        int
    ]  # what those came to at most, in halves; the last of them may be back on the deck


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    memory_aid: bool  # a display may show own covered cards after the attempt (KR23)
    round: int
    starter: int
    phase: int
    actor: int
    place: int
    passes: int
    after: int
    asked: int
    missions: list[int]  # what is left in the mission deck, by kind
    mission: list[int]  # by place
    counter: list[int]  # marks under each mission
    sides: list[Side]  # by seat
    loser: int
    memory: Page | None  # None to somebody who has just come to the table


class Laid(Message, frozen=True, forbid_unknown_fields=True):
    round: int
    starter: int
    missions: list[int]
    counters: list[int]


class Drew(Message, frozen=True, forbid_unknown_fields=True):
    """`place` is NONE for a turn's first card."""

    seat: int
    place: int
    card: int


class Attempted(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    card: int


class Stopped(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int


class TurnedUp(Message, frozen=True, forbid_unknown_fields=True):
    """`by` is who turned the cards: their owner at the reveal, or the other with a Drone."""

    seat: int
    place: int
    cards: list[int]
    by: int


class CountedElevens(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    elevens: int


class Total(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    halves: int


class Failed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int


class Perfect(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    discarded: bool


class Collected(Message, frozen=True, forbid_unknown_fields=True):
    """`seat` is NONE when nobody takes the mission."""

    seat: int
    place: int
    mission: int
    why: str


class Tokens(Message, frozen=True, forbid_unknown_fields=True):
    """How many somebody holds now, and what changed it."""

    seat: int
    tokens: int
    why: str


class Passed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class Used(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    item: int
    usb: bool


class TookBack(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    card: int


class Flew(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    source: int
    target: int


class LaidNewspaper(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int


class Looked(Message, frozen=True, forbid_unknown_fields=True):
    """Cards in the order they will be drawn."""

    seat: int
    cards: list[int]


class Stunned(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    index: int
    card: int


class Adjusted(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    place: int
    change: int


class Finished(Message, frozen=True, forbid_unknown_fields=True):
    ending: str
    winner: int
    points: list[int]


AnyMessage = (
    Laid
    | Drew
    | Attempted
    | Stopped
    | TurnedUp
    | CountedElevens
    | Total
    | Failed
    | Perfect
    | Collected
    | Tokens
    | Passed
    | Used
    | TookBack
    | Flew
    | LaidNewspaper
    | Looked
    | Stunned
    | Adjusted
    | Finished
)


class Teller(Tell):
    """Who learns each fact."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def laid(
        self, nth: int, starter: int, missions: Sequence[int], counters: Sequence[int]
    ) -> None:
        self.post.all(Laid(nth, starter, list(missions), list(counters)))

    def drew_first(self, seat: int, card: int) -> None:
        self.post.only(seat, Drew(seat, -1, card))
        self.post.others(seat, Drew(seat, -1, HIDDEN))

    def attempted(self, seat: int, place: int, card: int) -> None:
        self.post.all(Attempted(seat, place, card))

    def drew(self, seat: int, place: int, card: int) -> None:
        self.post.only(seat, Drew(seat, place, card))
        self.post.others(seat, Drew(seat, place, HIDDEN))

    def stopped(self, seat: int, place: int) -> None:
        self.post.all(Stopped(seat, place))

    def turned_up(self, seat: int, place: int, cards: Sequence[int]) -> None:
        self.post.all(TurnedUp(seat, place, list(cards), seat))

    def counted_elevens(self, seat: int, place: int, elevens: int) -> None:
        self.post.all(CountedElevens(seat, place, elevens))

    def total(self, seat: int, place: int, halves: int) -> None:
        self.post.all(Total(seat, place, halves))

    def failed(self, seat: int, place: int) -> None:
        self.post.all(Failed(seat, place))

    def perfect(self, seat: int, place: int, discarded: bool) -> None:
        self.post.all(Perfect(seat, place, discarded))

    def collected(self, seat: int, place: int, mission: int, why: str) -> None:
        self.post.all(Collected(seat, place, mission, why))

    def uncollected(self, place: int, mission: int, why: str) -> None:
        self.post.all(Collected(-1, place, mission, why))

    def tokens(self, seat: int, tokens: int, why: str) -> None:
        self.post.all(Tokens(seat, tokens, why))

    def passed(self, seat: int) -> None:
        self.post.all(Passed(seat))

    def used(self, seat: int, item: int, usb: bool) -> None:
        self.post.all(Used(seat, item, usb))

    def turned_by_drone(self, seat: int, place: int, cards: Sequence[int]) -> None:
        self.post.all(TurnedUp(1 - seat, place, list(cards), seat))

    def took_back(self, seat: int, place: int, card: int) -> None:
        self.post.only(seat, TookBack(seat, place, card))
        self.post.others(seat, TookBack(seat, place, HIDDEN))

    def flew(self, seat: int, source: int, target: int) -> None:
        self.post.all(Flew(seat, source, target))

    def laid_newspaper(self, seat: int, place: int) -> None:
        self.post.all(LaidNewspaper(seat, place))

    def looked(self, seat: int, cards: Sequence[int]) -> None:
        self.post.only(seat, Looked(seat, list(cards)))
        self.post.others(seat, Looked(seat, [HIDDEN] * len(cards)))

    def stunned(self, seat: int, place: int, index: int, card: int) -> None:
        # The owner laid the card and knows which one it was; the other never sees it (KR33).
        self.post.only(1 - seat, Stunned(seat, place, index, card))
        self.post.others(1 - seat, Stunned(seat, place, index, HIDDEN))

    def adjusted(self, seat: int, place: int, change: int) -> None:
        self.post.all(Adjusted(seat, place, change))

    def finished(self, ending: str, winner: int, points: Sequence[int]) -> None:
        self.post.all(Finished(ending, winner, list(points)))
