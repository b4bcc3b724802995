"""Builds the position a rule is about: wanted tokens, hands, files and draws.

Cards go by their names, agents by their letters. `A` and `B` are the seats 0 and 1.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from brushpass.core.chance import Chance
from brushpass.core.knowledge import EVERYBODY, only
from brushpass.core.post import Post
from brushpass.core.wire import Message, encode
from brushpass.games.double_agent.cards import AGENT_NAMES, BACKS, HAND, NAMES
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import MOVING, OVER, PLAYING, Files, State
from brushpass.games.double_agent.wire import TakenBack, Teller, View

A, B = 0, 1
ACTION = {action.name: action for action in GAME.actions}

DULL = ("Files", "Files", "Files", "Important Files", "Important Files")  # a hand of no interest


def kind(name: str) -> int:
    return NAMES.index(name)


def kinds(names: Sequence[str]) -> list[int]:
    return [kind(name) for name in names]


def agent(letter: str) -> int:
    return AGENT_NAMES.index(letter)


class Deal(Chance):
    """Deals what a test wants; where it wants nothing, the first kind there is."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.wanted: tuple[list[int], list[int]] = ([], [])
        self.state: State | None = None

    def pick(self, n: int) -> int:
        assert n == 2, "the only lot that is no card is the first player"
        return self.first

    def draw(self, counts: list[int], size: int) -> int:
        assert sum(counts) == size
        assert self.state is not None
        wanted = self.wanted[A if self.state.decks[A].counts is counts else B]
        if not wanted:
            return next(kind for kind, count in enumerate(counts) if count)
        drawn = wanted.pop(0)
        assert counts[drawn], f"no {NAMES[drawn]} is left in this pile"
        return drawn


class Position:
    """A game after the set-up, with A to play, the influence moves done unless a test wants them.

    `tokens` are the loyalty tokens of A and of B, in the order of the row. Backs are open (DR7)
    where a test is about them.
    """

    def __init__(
        self,
        hand: Sequence[str] = DULL,
        other_hand: Sequence[str] = DULL,
        *,
        tokens: tuple[Sequence[int], Sequence[int]] = ((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5)),
        first: int = A,
        turns: int = 3,
        draws: Sequence[str] = (),
        other_draws: Sequence[str] = (),
        open_backs: bool = False,
    ) -> None:
        self.options = GAME.about.options(settings={"open_backs": open_backs})
        self.post = Post(2)
        self.tell = Teller(self.post)
        self.deal = Deal(first)
        for seat, (wanted, then) in enumerate(((hand, draws), (other_hand, other_draws))):
            assert len(wanted) == HAND
            self.deal.wanted[seat].extend(kinds(wanted) + kinds(then))
        self.s = GAME.setup(self.options, self.deal, self.tell)
        self.deal.state = self.s
        for nth in range(5):
            for seat in (A, B):
                GAME.play(self.s, seat, ACTION[f"token {tokens[seat][nth]}"], self.deal, self.tell)
        self.s.turns = [turns, turns]

    # Preparing

    def put(self, seat: int, where: str, *cards: str) -> "Position":
        """Files that this seat laid earlier, from its draw pile."""
        for card in kinds(cards):
            self.s.decks[seat].remove(card)
            self.files(seat, where).add(card, BACKS[card], only(seat))
            if self.s.open_backs:
                self.tell.drew(seat, card, BACKS[card], self.s.tops[seat])
            self.tell.filed(seat, agent(where), BACKS[card], card)
        return self

    def spend(self, seat: int, *cards: str) -> "Position":
        """Cards of the draw pile that are out of the game already."""
        for card in kinds(cards):
            self.s.decks[seat].remove(card)
            self.s.discards[seat].append(card)
        return self

    def deliver(self, *letters: str) -> "Position":
        """Agents who delivered earlier, with nothing to take."""
        for where in letters:
            self.s.delivered |= 1 << agent(where)
            self.s.influence[agent(where)] = -1
            for seat in (A, B):
                self.s.token_known[seat][agent(where)] = EVERYBODY
        return self

    def counter(self, where: str, space: int) -> "Position":
        self.s.influence[agent(where)] = space
        return self

    def turn_of(self, seat: int) -> "Position":
        self.s.actor = seat
        self.s.phase = PLAYING
        return self

    # Playing on

    @property
    def seat(self) -> int:
        (seat,) = GAME.to_act(self.s)
        return seat

    def legal(self) -> list[str]:
        return [action.name for action in GAME.legal(self.s, self.seat)]

    def act(self, *names: str) -> "Position":
        for name in names:
            GAME.play(self.s, self.seat, ACTION[name], self.deal, self.tell)
        return self

    def file(self, card: str, where: str) -> "Position":
        return self.act(f"file {card.lower().replace('-', ' ')}", f"agent {where.lower()}")

    def rest(self) -> "Position":
        """The player to act does something of no interest, if there is anything to do."""
        seat = self.seat
        while self.s.phase != OVER and self.s.actor == seat:
            before = self.s.turns[seat]
            self.act(self.legal()[0])
            if self.s.turns[seat] != before:
                break
        return self

    def push(self, where: str) -> "Position":
        assert self.s.phase == MOVING
        return self.act(f"agent {where.lower()}")

    # Looking at it

    def files(self, seat: int, where: str) -> Files:
        return self.s.files_of(seat, agent(where))

    def view(self, seat: int | None) -> View:
        memory = GAME.memory(self.options, seat)
        for message in self.post.box(seat):
            memory.hear(message)
        return GAME.see(self.s, seat, memory)

    def taken_back(self, seat: int | None, owner: int) -> TakenBack:
        """What this seat remembers of a card that the owner took back."""
        page = self.view(seat).memory
        assert page is not None
        return page.taken_back[owner]

    def hand(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.s.hands[seat]]

    def scored(self, seat: int) -> list[str]:
        """Cards as 'B Files'."""
        return [
            f"{'AB'[card // len(NAMES)]} {NAMES[card % len(NAMES)]}" for card in self.s.scored[seat]
        ]

    def delivered(self) -> str:
        return "".join(name for i, name in enumerate(AGENT_NAMES) if self.s.delivered >> i & 1)

    def told(self, seat: int | None, *types: type[Message]) -> list[Message]:
        return [m for m in self.post.box(seat) if not types or isinstance(m, types)]

    def letters(self, seat: int | None) -> list[bytes]:
        """Everything that a seat was told, as it goes over the wire."""
        return [encode(message) for message in self.post.box(seat)]


def shows(s: State, view: View) -> bool:
    """Whether the table of this truth looks as the view has it."""
    return GAME.see(s, view.seat, None) == replace(view, memory=None)
