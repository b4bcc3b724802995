"""Games played from here to the end, and everything that can happen in a few steps."""

from fractions import Fraction
from typing import Any, TypeVar

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Branch, Chance
from brushpass.core.game import Game

S = TypeVar("S")


def random_playout(game: Game[S, Any, Any, Any], s: S, chance: Chance) -> int:
    """Play random legal actions to the end; the number of decisions taken."""
    silent = game.silent
    decisions: i64 = 0
    while True:
        seats = game.to_act(s)
        if not seats:
            return decisions
        seat = seats[0]
        legal = game.legal(s, seat)
        action = legal[chance.pick(len(legal))]
        game.follow(s, seat, action, chance, silent)
        decisions += 1


def outcomes(
    game: Game[S, Any, Any, Any], s: S, seat: int, action: Action
) -> list[tuple[Fraction, list[int], S]]:
    """All that luck can make of an action: probability, picks and the state that follows."""
    found = []
    branch = Branch()
    while True:
        after = game.clone(s)
        game.play(after, seat, action, branch, game.silent)
        found.append((branch.probability, branch.picks, after))
        if not branch.advance():
            return found


def perft(game: Game[S, Any, Any, Any], s: S, depth: int) -> int:
    """How many ways the next `depth` decisions can go, luck included."""
    seats = game.to_act(s)
    if depth == 0 or not seats:
        return 1
    ways = 0
    for action in game.legal(s, seats[0]):
        for _, _, after in outcomes(game, s, seats[0], action):
            ways += perft(game, after, depth - 1)
    return ways
