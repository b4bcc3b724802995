"""What leaves the table: the view of a seat, the messages, and who learns which fact.

`Teller` is the page to read when auditing this game's secrets. Codes and teams are given by number
(cards.py), sets of codes and seats as bits: NONE (-1) is nothing, HIDDEN (-2) what the reader does
not know.
"""

from collections.abc import Sequence

from brushpass.core.post import Post
from brushpass.core.wire import Message, Wire
from brushpass.games.spy_tactics.cards import HIDDEN
from brushpass.games.spy_tactics.tell import Tell


class Agent(Wire, frozen=True, forbid_unknown_fields=True):
    """One agent, as the viewer sees them."""

    team: int  # own, looked at, or shown at the end; else HIDDEN
    seen: int  # whose alignments this agent has looked at
    points: int
    out: int  # the round that eliminated them, or 0
    discard: int  # own, or exposed; else HIDDEN
    exposed: bool  # the discard was guessed by somebody
    missed: int  # codes that were wrongly guessed as the discard
    hand: list[int]  # own: how many of each code; empty for others
    cards: int  # how many cards there are in hand
    face_up: list[int]  # how many of each code lie on the table
    passed: int  # the card passed on in round one: known to giver and receiver
    named: int  # the code that the others may not activate this round
    face_down: int  # the code chosen but not yet revealed
    aim: int  # the seat or code it is aimed at; public once resolved, until the next reveal
    guess: int  # the code guessed with HydroCluster, likewise


class Page(Wire, frozen=True, forbid_unknown_fields=True):
    """What agents proved who had nothing to activate (SR14): by seat, codes as bits."""

    lacks: list[int]  # codes of which they have none, in hand or face up
    lacks_two: list[int]  # one at most


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    round: int
    phase: int
    waiting: int  # seats that have still to decide
    agents: list[Agent]  # by seat
    played: list[list[int]]  # by round from 0 and seat; NOTHING, or NONE once out
    halves: list[int]  # the score of each team, in halves, at the end; empty before
    memory: Page | None  # None to somebody who has just come to the table


class Dealt(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    team: int


class Discarded(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    code: int


class Began(Message, frozen=True, forbid_unknown_fields=True):
    round: int


class Revealed(Message, frozen=True, forbid_unknown_fields=True):
    codes: list[int]  # by seat; NOTHING for no code, NONE for an eliminated agent


class Scored(Message, frozen=True, forbid_unknown_fields=True):
    gains: list[int]  # by seat
    points: list[int]


class Examined(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    team: int


class Passed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    receiver: int
    code: int


class Received(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    giver: int
    code: int


class TookBack(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    code: int


class Named(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    code: int


class Guessed(Message, frozen=True, forbid_unknown_fields=True):
    seat: int
    target: int
    code: int
    right: bool


class Eliminated(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class Finished(Message, frozen=True, forbid_unknown_fields=True):
    ending: str
    winners: list[int]
    teams: list[int]  # by seat
    halves: list[int]  # the score of each team, in halves


AnyMessage = (
    Dealt
    | Discarded
    | Began
    | Revealed
    | Scored
    | Examined
    | Passed
    | Received
    | TookBack
    | Named
    | Guessed
    | Eliminated
    | Finished
)


class Teller(Tell):
    """Who learns each fact."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def dealt(self, seat: int, team: int) -> None:
        self.post.only(seat, Dealt(seat, team))

    def discarded(self, seat: int, code: int) -> None:
        self.post.only(seat, Discarded(seat, code))

    def began(self, nth: int) -> None:
        self.post.all(Began(nth))

    def revealed(self, codes: Sequence[int]) -> None:
        self.post.all(Revealed(list(codes)))

    def scored(self, gains: Sequence[int], points: Sequence[int]) -> None:
        self.post.all(Scored(list(gains), list(points)))

    def examined(self, seat: int, target: int, team: int) -> None:
        # SR40: the others, spectators too, see that it happens.
        self.post.only(seat, Examined(seat, target, team))
        self.post.others(seat, Examined(seat, target, HIDDEN))

    def passed(self, seat: int, receiver: int, code: int) -> None:
        self.post.only(seat, Passed(seat, receiver, code))
        self.post.others(seat, Passed(seat, receiver, HIDDEN))

    def received(self, seat: int, giver: int, code: int) -> None:
        self.post.only(seat, Received(seat, giver, code))

    def took_back(self, seat: int, code: int) -> None:
        self.post.all(TookBack(seat, code))

    def named(self, seat: int, code: int) -> None:
        self.post.all(Named(seat, code))

    def guessed(self, seat: int, target: int, code: int, right: bool) -> None:
        self.post.all(Guessed(seat, target, code, right))

    def eliminated(self, seat: int) -> None:
        self.post.all(Eliminated(seat))

    def finished(
        self,
        ending: str,
        winners: Sequence[int],
        teams: Sequence[int],
        halves: Sequence[int],
    ) -> None:
        self.post.all(Finished(ending, list(winners), list(teams), list(halves)))
