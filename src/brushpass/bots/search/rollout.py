"""Playing an imagined truth on by rules of thumb, and what came of it."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.courses import Course, alone
from brushpass.bots.search.luck import Luck
from brushpass.core.action import Action
from brushpass.core.game import AnyGame
from brushpass.core.result import Result
from brushpass.core.thought import Tuning

WON: Final = 1.0
LOST: Final = -1.0
CLEARLY: Final = 0.2


class Beyond:
    """What comes after an option is taken: here, everybody follows rules of thumb."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def open_to(
        self, s: Any, seat: int, legal: Sequence[Action], prior: list[float]
    ) -> list[Course]:
        """What is compared: options as they stand."""
        return alone(legal, prior)

    def listen(self, truth: Any) -> Any:
        """A tell for what is played from here on, in a clone of this truth."""
        return self.game.silent

    def did(self, seat: int, action: Action) -> None:
        """A seat has taken an option."""

    def play_on(self, s: Any, luck: Luck, until: int) -> None:
        roll_out(self.game, s, luck, until)


def roll_out(game: AnyGame, s: Any, luck: Luck, until: int) -> None:
    """As far as the game's horizon; where there is nothing to decide costs nothing."""
    silent = game.silent
    left: i64 = game.thought.tuning(s).horizon
    endless = left == 0
    while True:
        acting = game.to_act(s)
        if not acting:
            return
        seat = acting[0]
        legal = game.legal(s, seat)
        if len(legal) == 1:
            game.follow(s, seat, legal[0], luck, silent)
            continue
        if until >= 0:
            now: i64 = game.thought.turns(s)
            if now >= until:
                return
            luck.begin(now)
        elif left == 0 and not endless:
            return
        left -= 1
        action = game.thought.rollout(s, seat, legal, luck)
        game.follow(s, seat, action, luck, silent)


def last_turn(game: AnyGame, s: Any) -> int:
    """The one at whose beginning imagined games stop that begin here; -1: after some decisions."""
    turns = game.thought.turns(s)
    return turns if turns < 0 else turns + game.thought.tuning(s).horizon


def standing(game: AnyGame, s: Any, seat: int) -> float:
    """What the game came to for a seat, from -1 to 1."""
    result = game.result(s)
    if result is None:
        return game.thought.evaluate(s, seat)
    return worth(result, seat, game.thought.tuning(s))


def worth(result: Result, seat: int, tuning: Tuning) -> float:
    """Winning first; a clear win is a little better than a narrow one: it tells skill from luck."""
    won = WON if seat in result.winners else LOST
    if len(result.winners) == len(result.points):
        won = tuning.all_won
    elif not result.winners:
        won = tuning.none_won
    return (1.0 - CLEARLY) * won + CLEARLY * margin(result.points, seat)


def margin(points: tuple[float, ...], seat: int) -> float:
    """How far the seat is above the middle of the points: from -1 to 1."""
    most, least = max(points), min(points)
    return (2.0 * points[seat] - most - least) / (abs(most) + abs(least) + 1.0)
