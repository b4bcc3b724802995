"""Many tables of one game side by side, for programs that learn: a step is one call.

A row is a table, seen by the seat that is to decide there; where several decide at once, sealed, by
one after the other. Each row has luck of its own, from its own seed, so it goes the same whichever
others stand beside it. All that a step brings is in buffers that NumPy views without a copy.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import AnyGame
from brushpass.core.observation import Observer, Part, clear, width, zeros
from brushpass.core.refusal import Refusal, unknown
from brushpass.core.result import HONEST, ZERO_SUM, Result

POINTS: Final = "points"
REWARDS: Final = (ZERO_SUM, HONEST, POINTS)
NOTHING: Final[tuple[Action, ...]] = ()


def observer_of(game: AnyGame) -> Observer[Any]:
    if game.observer is None:
        raise Refusal(f"{game.about.name} has no observations yet")
    return game.observer


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """`again`: where a game is over another begins in the same step, and what it ended with is in
    `finals`. Otherwise the row stands still until it is dealt again.

    An action that is not among the options ends its game: its seat gets `penalty`, the others
    nothing.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        count: int,
        again: bool = True,
        reward: str = ZERO_SUM,
        shaping: float = 0.0,
        penalty: float = -1.0,
    ) -> None:
        if count < 1:
            raise Refusal(f"there must be one row at least, not {count}")
        if reward not in REWARDS:
            raise unknown("reward", reward, REWARDS)
        observer = observer_of(game)
        self.game = game
        self.options = options
        self.observer = observer
        self.parts: tuple[Part, ...] = self.describe()
        self.count: i64 = count
        self.seats: i64 = options.seats
        self.width: i64 = width(self.parts)
        self.actions: i64 = len(game.actions)
        self.again = again
        self.reward = reward
        self.shaping = shaping
        self.penalty = penalty
        self.states: list[Any] = [None] * count
        self.lucks: list[Chance] = [Fast(row) for row in range(count)]
        self.ears: list[Any] = [self.ear() for _ in range(count)]
        self.tells: list[Any] = [game.silent] * count
        # With ears each seat has a page of its own in a row, of which only what changed is written.
        self.pages: i64 = 1 if self.ears[0] is None else options.seats
        self.menus: list[tuple[Action, ...]] = [NOTHING] * count  # the options of the seat to act
        self.endings: list[str] = [""] * count  # how the game ended that a row ended last
        self.observations: vec[u8] = zeros(self.count * self.pages * self.width)
        self.masks: vec[u8] = zeros(self.count * self.actions)  # 1 for each option
        self.actors: vec[u8] = zeros(self.count)  # the seat to act
        self.acted: vec[u8] = zeros(self.count)  # the seat that acted in this step
        self.over: vec[u8] = zeros(self.count)  # 1 if a game was over with it
        self.illegal: vec[u8] = zeros(self.count)  # 1 if by an action that was no option
        self.finals: vec[u8] = zeros(self.count * self.width)  # then, what that seat saw at the end
        self.rewards: vec[float] = vec[float]([0.0] * (count * options.seats))  # of this step
        self.points: vec[float] = vec[float]([0.0] * (count * options.seats))  # so far, to shape by

    def describe(self) -> tuple[Part, ...]:
        return self.observer.parts(self.options)

    def ear(self) -> Any:
        return self.observer.ear()

    def seed(self, row: int, seed: int) -> None:
        self.lucks[row] = Fast(seed)

    def begin(self, row: i64) -> None:
        """Another game, whatever became of the one before."""
        self.forget(row)
        self.deal(row)

    def deal(self, row: i64) -> None:
        """With the luck that goes on."""
        if self.pages > 1:
            self.ears[row] = self.tells[row] = self.ear()
        self.states[row] = self.game.setup(self.options, self.lucks[row], self.tells[row])
        if self.shaping != 0.0:
            for seat in range(self.seats):
                points = self.observer.points(self.states[row], seat)
                self.points[row * self.seats + seat] = points
        self.look(row)

    def step(self, actions: list[int]) -> None:
        """A decision at every table."""
        for row in range(self.count):
            self.play(row, actions[row])

    def play(self, row: i64, action: i64) -> None:
        if self.over[row]:
            if not self.again:
                raise Refusal("the game is over: reset before another step")
            self.forget(row)
        seat = self.actors[row]
        self.acted[row] = seat
        if action < 0 or action >= self.actions or not self.masks[row * self.actions + action]:
            self.end_badly(row)
            return
        self.game.follow(
            self.states[row],
            i64(seat),
            self.game.actions[action],
            self.lucks[row],
            self.tells[row],
        )
        if self.shaping != 0.0:
            self.shape(row)
        self.look(row)

    def options_at(self, row: i64) -> i64:
        """How many the seat to act has."""
        return len(self.menus[row])

    def option(self, row: i64, nth: i64) -> i64:
        """The number of one of them."""
        return self.menus[row][nth].id

    def look(self, row: i64) -> None:
        """Show who is to act now, or how it ended."""
        seats = self.to_act(row)
        if not seats:
            self.end(row)
            return
        seat: i64 = seats[0]
        self.actors[row] = u8(seat)
        self.offer(row, self.game.legal(self.states[row], seat))
        at = self.page(row)
        if self.pages > 1:
            self.observer.rewrite(self.states[row], seat, self.ears[row], self.observations, at)
        else:
            clear(self.observations, at, at + self.width)
            self.write(row, seat, self.observations, at)

    def page(self, row: i64) -> i64:
        """Where in `observations` stands what the seat to act observes."""
        if self.pages == 1:
            return row * self.width
        return (row * self.pages + i64(self.actors[row])) * self.width

    def to_act(self, row: i64) -> tuple[int, ...]:
        return self.game.to_act(self.states[row])

    def offer(self, row: i64, menu: tuple[Action, ...]) -> None:
        at = row * self.actions
        masks = self.masks
        before = self.menus[row]
        if menu is before:
            return
        for action in before:
            masks[at + i64(action.id)] = 0
        for action in menu:
            masks[at + i64(action.id)] = 1
        self.menus[row] = menu

    def write(self, row: i64, seat: i64, to: vec[u8], at: i64) -> None:
        """What the seat observes; into zeros."""
        self.observer.write(self.states[row], seat, to, at)

    def shape(self, row: i64) -> None:
        """Points as they are made: what a seat gained in this step, at the price named."""
        for seat in range(self.seats):
            at = row * self.seats + seat
            points = self.observer.points(self.states[row], seat)
            self.rewards[at] = self.shaping * (points - self.points[at])
            self.points[at] = points

    def end(self, row: i64) -> None:
        result: Result | None = self.game.result(self.states[row])
        assert result is not None
        self.endings[row] = result.ending
        if self.reward == ZERO_SUM:
            rewards = result.zero_sum
        else:
            rewards = result.honest if self.reward == HONEST else result.points
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] += rewards[seat]
        self.close(row)

    def end_badly(self, row: i64) -> None:
        self.illegal[row] = 1
        self.endings[row] = "illegal action"
        self.rewards[row * self.seats + i64(self.acted[row])] += self.penalty
        self.close(row)

    def close(self, row: i64) -> None:
        self.over[row] = 1
        to = self.finals if self.again else self.observations
        at = row * self.width if self.again else self.page(row)
        clear(to, at, at + self.width)
        self.write(row, i64(self.acted[row]), to, at)
        if self.again:
            self.deal(row)
        else:
            self.offer(row, NOTHING)

    def forget(self, row: i64) -> None:
        """What the step before brought."""
        self.over[row] = 0
        self.illegal[row] = 0
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0
