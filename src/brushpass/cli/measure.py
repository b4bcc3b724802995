"""How fast a game's rules are: each figure measured in slices, taking turns with the others."""

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, Final

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.tree import Tree
from brushpass.bots.search.worlds import Worlds
from brushpass.core import game as core_game
from brushpass.core.about import Options
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import AnyGame
from brushpass.core.playout import random_playout

SLICES: Final = 5  # machines are noisy: the middle slice of five counts
POSITIONS: Final = 64
CALLS: Final = 32  # between two looks at the clock

FIGURES: Final = {
    "decisions_per_second": "decisions, loop in Python",
    "inside_per_second": "decisions, loop inside",
    "with_view_per_second": "decisions, each with a view",
    "clones_per_second": "clones",
    "sees_per_second": "views",
    "imagines_per_second": "imagined truths",
    "simulations_per_second": "simulations of the Case officer",
}


def compiled() -> bool:
    return not str(core_game.__file__).endswith(".py")


def measure(game: AnyGame, seconds: float) -> dict[str, Any]:
    """Random play in the first mode at its smallest table; `seconds` for each figure."""
    options = game.about.options()
    bench = Bench(game)
    works: dict[str, Callable[[], int]] = {
        "decisions_per_second": bench.drive,
        "inside_per_second": bench.playout,
        "with_view_per_second": bench.drive_and_look,
        "clones_per_second": bench.clone,
        "sees_per_second": bench.see,
        "imagines_per_second": bench.imagine,
        "simulations_per_second": bench.search,
    }
    slices: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(SLICES):
        for name, work in works.items():
            slices[name].append(speed(work, seconds / SLICES))
    return {
        "game": game.about.name,
        "mode": options.mode,
        "seats": options.seats,
        **{name: median(speeds) for name, speeds in slices.items()},
        "compiled": compiled(),
        "python": sys.version.split()[0],
    }


def speed(work: Callable[[], int], seconds: float) -> float:
    """`work` says how much it did."""
    done, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds or not done:
        done += work()
    return done / spent


def moments(game: AnyGame, options: Options, chance: Chance) -> list[tuple[Any, int]]:
    """Truths and who is to decide, from whole random games: an opening alone would flatter."""
    found: list[tuple[Any, int]] = []
    while len(found) < POSITIONS:
        state = game.setup(options, chance, game.silent)
        while seats := game.to_act(state):
            if chance.pick(10) == 0:
                found.append((game.clone(state), seats[0]))
            legal = game.legal(state, seats[0])
            game.play(state, seats[0], legal[chance.pick(len(legal))], chance, game.silent)
    return [found[chance.pick(len(found))] for _ in range(POSITIONS)]


class Bench:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.options = game.about.options()
        self.chance = Fast(1)
        self.positions = moments(game, self.options, self.chance)
        self.views = [game.see(state, seat, None) for state, seat in self.positions]
        self._turn = 0

    def drive(self) -> int:
        game, chance, silent = self.game, self.chance, self.game.silent
        state, decisions = game.setup(self.options, chance, silent), 0
        while seats := game.to_act(state):
            legal = game.legal(state, seats[0])
            game.play(state, seats[0], legal[chance.pick(len(legal))], chance, silent)
            decisions += 1
        return decisions

    def drive_and_look(self) -> int:
        game, chance, silent = self.game, self.chance, self.game.silent
        state, decisions = game.setup(self.options, chance, silent), 0
        while seats := game.to_act(state):
            game.see(state, seats[0], None)
            legal = game.legal(state, seats[0])
            game.play(state, seats[0], legal[chance.pick(len(legal))], chance, silent)
            decisions += 1
        return decisions

    def playout(self) -> int:
        state = self.game.setup(self.options, self.chance, self.game.silent)
        return random_playout(self.game, state, self.chance)

    def clone(self) -> int:
        for state, _ in self._some():
            self.game.clone(state)
        return CALLS

    def see(self) -> int:
        for state, seat in self._some():
            self.game.see(state, seat, None)
        return CALLS

    def imagine(self) -> int:
        self._turn = (self._turn + CALLS) % POSITIONS
        for view in self.views[self._turn : self._turn + CALLS]:
            self.game.imagine(view, self.chance)
        return CALLS

    def search(self) -> int:
        """From moments with something to decide, as they come."""
        while True:
            self._turn = (self._turn + 1) % POSITIONS
            state, seat = self.positions[self._turn]
            options = self.game.legal(state, seat)
            if len(options) > 1:
                break
        worlds = Worlds(self.game, self.views[self._turn], seat, (), self.chance)
        clock = Clock(CALLS, None)
        Tree(self.game, worlds, self.chance).grow(options, clock)
        return clock.done

    def _some(self) -> list[tuple[Any, int]]:
        self._turn = (self._turn + CALLS) % POSITIONS
        return self.positions[self._turn : self._turn + CALLS]
