"""Rows at which seats hear, remember and think: for beliefs, and for opponents that play inside.

Each seat has its own memory, and each bot sits behind the glass wall, as at any table. That is many
times slower than rows at which nobody listens, and bots think as long as they think.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from brushpass.bots.bot import Bot
from brushpass.bots.seeds import bot_chance
from brushpass.bots.wall import Walled
from brushpass.core.about import Options
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from brushpass.core.memory import Memory
from brushpass.core.observation import Part, width, write_belief
from brushpass.core.post import Post
from brushpass.core.rows import Rows
from brushpass.core.wire import encode


class Attended(Rows):
    """`bots` play all seats but the learner's, in the order of the letters; none of them: all seats
    are the learner's. `seat` is the learner's; None: another in each game, by luck."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        count: int,
        *,
        bots: Sequence[Bot] = (),
        seat: int | None = 0,
        beliefs: bool = False,
        **terms: Any,
    ) -> None:
        self.beliefs = beliefs
        self.asked = game.observer.questions(options) if beliefs and game.observer else ()
        super().__init__(game, options, count, **terms)
        self.seen = self.width - width(tuple([question.part for question in self.asked]))
        self.bots = tuple(bots)
        self.seat = seat
        self.learners = [seat or 0] * count
        self.posts = [Post(options.seats) for _ in range(count)]
        self.memories: list[dict[int, Memory]] = [{} for _ in range(count)]
        self.players: list[dict[int, Walled]] = [{} for _ in range(count)]
        self.wits: list[list[Chance]] = [[] for _ in range(count)]
        for row in range(count):
            self.seed(row, row)

    def describe(self) -> tuple[Part, ...]:
        return (*super().describe(), *[question.part for question in self.asked])

    def ear(self) -> Any:
        """Here facts go to those who listen."""
        return None

    def seed(self, row: int, seed: int) -> None:
        super().seed(row, seed)
        self.wits[row] = [bot_chance(seed, seat) for seat in range(self.options.seats)]

    def deal(self, row: int) -> None:
        self.posts[row] = Post(self.options.seats)
        self.tells[row] = self.game.face.teller(self.posts[row])
        self.memories[row] = {}
        if self.bots:
            self.invite(row)
        super().deal(row)

    def invite(self, row: int) -> None:
        self.dismiss(row)
        if self.seat is None:
            self.learners[row] = self.lucks[row].pick(self.options.seats)
        seats = [seat for seat in range(self.options.seats) if seat != self.learners[row]]
        self.players[row] = {
            seat: Walled(bot, self.options, seat, self.wits[row][seat])
            for seat, bot in zip(seats, self.bots, strict=True)
        }

    def dismiss(self, row: int) -> None:
        for player in self.players[row].values():
            player.leave()
        self.players[row] = {}

    def to_act(self, row: int) -> tuple[int, ...]:
        """Bots decide until the learner must, or the game is over."""
        if not self.bots:
            return super().to_act(row)
        learner, state = self.learners[row], self.states[row]
        while seats := self.game.to_act(state):
            if learner in seats:
                return (learner,)
            # Sealed: all who are asked decide before anything is played.
            decided = [(seat, self.decide(row, seat)) for seat in seats]
            for seat, action in decided:
                self.game.follow(
                    state, seat, self.game.actions[action], self.lucks[row], self.tells[row]
                )
        return ()

    def decide(self, row: int, seat: int) -> int:
        for listener, letters in enumerate(self.posts[row].take()[:-1]):
            if listener in self.players[row] and self.players[row][listener].listens:
                self.players[row][listener].hear([encode(letter) for letter in letters], False)
        player = self.players[row][seat]
        view = encode(self.view(row, seat)) if player.looks else b""
        options = self.game.legal(self.states[row], seat)
        return player.choose(view, tuple([option.id for option in options]))

    def view(self, row: int, seat: int) -> Any:
        memories = self.memories[row]
        if seat not in memories:
            memories[seat] = self.game.memory(self.options, seat)
        for letter in self.posts[row].unheard(seat):
            memories[seat].hear(letter)
        return self.game.see(self.states[row], seat, memories[seat])

    def write(self, row: int, seat: int, to: vec[u8], at: int) -> None:
        super().write(row, seat, to, at)
        if self.beliefs:
            belief = self.game.face.belief(self.view(row, seat))
            write_belief(self.asked, belief, to, at + self.seen)

    def leave(self) -> None:
        """Ends what bots have started outside."""
        for row in range(self.count):
            self.dismiss(row)
        for bot in self.bots:
            bot.close()
