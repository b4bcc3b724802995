"""The whole truth of a game. Each field is public, its owner's, or hidden from all."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.piles import Pile
from brushpass.games.double_agent.cards import AGENTS, NONE, QUESTION

PLACING: Final = 0  # both put their loyalty tokens before the agents
PLAYING: Final = 1  # lay a file or play an action?
FILING: Final = 2  # a file is chosen: before which agent?
AIMING: Final = 3  # an action is played: at what?
MOVING: Final = 4  # the influence move of the first three turns
OVER: Final = 5
PHASES: Final = ["placing", "playing", "filing", "aiming", "moving", "over"]


@final
class Files:
    """One player's cards in one place, face down, in the order in which they came there."""

    kinds: list[int]  # owner (DR14)
    backs: list[int]  # public (DR14)
    known: list[int]  # public: the seats that know the card, as bits

    def __init__(self) -> None:
        self.kinds = []
        self.backs = []
        self.known = []

    def add(self, kind: i64, back: i64, known: i64) -> None:
        self.kinds.append(kind)
        self.backs.append(back)
        self.known.append(known)

    def count(self) -> i64:
        return len(self.backs)

    def has_question(self) -> bool:
        return any(back == QUESTION for back in self.backs)  # `in` would compare objects

    def move(self, index: i64, to: "Files") -> None:
        """In the open: whoever knew the card still knows it."""
        to.add(self.kinds[index], self.backs[index], self.known[index])
        self.remove(index)

    def remove(self, index: i64) -> None:
        self.kinds.pop(index)
        self.backs.pop(index)
        self.known.pop(index)

    def clear(self) -> None:
        self.kinds.clear()
        self.backs.clear()
        self.known.clear()

    def clone(self) -> "Files":
        twin = Files()
        twin.kinds = self.kinds[:]
        twin.backs = self.backs[:]
        twin.known = self.known[:]
        return twin


@final
class Delivery:
    """How the check of an agent's loyalty came out; never changed."""

    def __init__(self, winner: i64, loyalty: list[int], points: i64) -> None:
        self.winner = winner  # public
        self.loyalty = loyalty  # public, by seat: all told
        self.points = points  # public


@final
class State:
    """Filled in by `setup.new_game`, by `imagine` and by `clone`. Sets of agents are bits."""

    phase: i64 = PLACING  # public
    first: i64 = NONE  # public: who began
    actor: i64 = NONE  # public: whose turn it is; NONE while tokens are placed
    turns: list[int]  # public, by seat: turns completed
    tokens: list[list[int]]  # owner, by seat and agent: loyalty tokens placed, also when revealed
    token_known: list[list[int]]  # public, by seat and agent: the seats that know it, as bits
    influence: list[int]  # public, by agent: the space of the counter
    active: i64 = 0  # public: agents whose counter was turned to its active side (D1.1)
    extra: i64 = 0  # public: agents with a "+1 file" counter
    delivered: i64 = 0  # public: agents whose loyalty was checked
    deliveries: list[Delivery | None]  # public, by agent
    files: list[Files]  # see Files, by seat * AGENTS + agent
    shredded: list[Files]  # see Files, by owner: out of the game face down
    open_backs: bool = False  # public: whether all see the backs of hands and draw piles (DR7)
    hands: list[list[int]]  # owner, by seat: kinds in ascending order
    backs: list[list[int]]  # public, by seat: of the hand, in ascending order; empty if not open
    decks: list[Pile]  # hidden, by seat
    tops: list[int]  # public, by seat: the back on top of the draw pile; NONE if not open or empty
    discards: list[list[int]]  # public (DR22), by owner: cards out of the game face up
    scored: list[list[int]]  # public (DR22), by seat: owner * KINDS + kind of each card taken
    filing: i64 = NONE  # owner: the card chosen in FILING, still in hand
    using: i64 = NONE  # public: the action played in AIMING

    def files_of(self, seat: i64, agent: i64) -> Files:
        return self.files[seat * AGENTS + agent]

    def open(self, agent: i64) -> bool:
        return not (self.delivered >> agent) & 1

    def clone(self) -> "State":
        twin = State()
        twin.phase = self.phase
        twin.first = self.first
        twin.actor = self.actor
        twin.turns = self.turns[:]
        twin.tokens = [self.tokens[0][:], self.tokens[1][:]]
        twin.token_known = [self.token_known[0][:], self.token_known[1][:]]
        twin.influence = self.influence[:]
        twin.active = self.active
        twin.extra = self.extra
        twin.delivered = self.delivered
        twin.deliveries = self.deliveries[:]
        twin.files = [files.clone() for files in self.files]
        twin.shredded = [self.shredded[0].clone(), self.shredded[1].clone()]
        twin.open_backs = self.open_backs
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.backs = [self.backs[0][:], self.backs[1][:]]
        twin.decks = [self.decks[0].clone(), self.decks[1].clone()]
        twin.tops = self.tops[:]
        twin.discards = [self.discards[0][:], self.discards[1][:]]
        twin.scored = [self.scored[0][:], self.scored[1][:]]
        twin.filing = self.filing
        twin.using = self.using
        return twin
