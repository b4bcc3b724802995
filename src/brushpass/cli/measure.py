"""How fast a game's rules are at one table. Also a program of its own, for `bench --against`:

    python -P measure.py GAME MODE SEATS

measures whichever Brushpass Python finds, that of an earlier commit too. So this file names only
what has long been the same: a table, and what it shows, whatever that is made from.
"""

import json
import sys
from collections.abc import Callable
from statistics import median
from time import process_time  # what others do on the same machine is not counted
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from brushpass.core import game as core_game
from brushpass.core.about import Options
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Chance, Fast
from brushpass.core.playout import random_playout
from brushpass.core.refusal import Refusal
from brushpass.core.table import Table

if TYPE_CHECKING:
    from brushpass.core.game import AnyGame

SLICES: Final = 5  # machines are noisy: the middle slice of five counts
POSITIONS: Final = 64
TABLES: Final = 32
# Between two looks at the clock, which take some microseconds each:
DECISIONS: Final = 1000
CLONES: Final = 256
CALLS: Final = 32

FIGURES: Final = {
    "decisions_per_second": "decisions, loop in Python",
    "inside_per_second": "decisions, loop inside",
    "with_view_per_second": "decisions at a live table, each with a view",
    "clones_per_second": "clones",
    "sees_per_second": "views at a live table",
    "imagines_per_second": "imagined truths",
    "simulations_per_second": "simulations of the Case officer",
}


def compiled() -> bool:
    return not str(core_game.__file__).endswith(".py")


def measure(game: "AnyGame", options: Options, seconds: float) -> dict[str, Any]:
    """Random play at one table; `seconds` for each figure, taking turns with the others."""
    bench = Bench(game, options)
    slices: dict[str, list[float]] = {name: [] for name in FIGURES}
    for _ in range(SLICES):
        for name, speeds in slices.items():
            speeds.append(bench.speed(name, seconds / SLICES))
    return {
        "game": game.about.name,
        "mode": options.mode,
        "seats": options.seats,
        **{name: median(speeds) for name, speeds in slices.items()},
        "compiled": compiled(),
        "python": sys.version.split()[0],
    }


class Moment(NamedTuple):
    state: Any
    seat: int
    view: Any
    options: tuple[Any, ...]


def moments(game: "AnyGame", options: Options, chance: Chance) -> list[Moment]:
    """A truth, who is to decide and what that seat knows, from whole random games: an opening alone
    would flatter."""
    found: list[Moment] = []
    while len(found) < POSITIONS:
        table = Table(game, options, chance)
        while seats := table.to_act():
            seat = seats[0]
            legal = table.legal(seat)
            if chance.pick(10) == 0:
                found.append(Moment(game.clone(table.state), seat, table.view(seat), legal))
            table.play(seat, legal[chance.pick(len(legal))])
    return [found[chance.pick(len(found))] for _ in range(POSITIONS)]


class Live:
    """A table where messages are delivered and remembered; after the last decision, another."""

    def __init__(self, game: "AnyGame", options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.chance = Fast(seed)
        self.table = Table(game, options, self.chance)

    def decide(self, look: bool = False) -> None:
        while not (seats := self.table.to_act()):
            self.table = Table(self.game, self.options, self.chance)
        seat = seats[0]
        if look:
            self.table.view(seat)
        legal = self.table.legal(seat)
        self.table.play(seat, legal[self.chance.pick(len(legal))])

    def look(self) -> int:
        """Everybody hears the news, and looks."""
        for seat in range(self.options.seats):
            self.table.view(seat)
        return self.options.seats


class Bench:
    def __init__(self, game: "AnyGame", options: Options) -> None:
        self.game = game
        self.options = options
        self.chance = Fast(1)
        self.moments = moments(game, options, self.chance)
        self.open = [moment for moment in self.moments if len(moment.options) > 1]
        self.live = Live(game, options, 1)
        self.tables = [Live(game, options, 2 + number) for number in range(TABLES)]
        for number, live in enumerate(self.tables):
            for _ in range(4 * number):  # so that they are not all at their openings
                live.decide()
            live.look()
        self._turn = 0
        self._works: dict[str, Callable[[], int]] = {
            "decisions_per_second": self.drive,
            "inside_per_second": self.playout,
            "with_view_per_second": self.drive_and_look,
            "clones_per_second": self.clone,
            "sees_per_second": self.see,
            "imagines_per_second": self.imagine,
            "simulations_per_second": self.search,
        }

    def speed(self, figure: str, seconds: float) -> float:
        work = self._works[figure]
        done, spent = 0, 0.0
        while spent < seconds or not done:
            if figure == "sees_per_second":  # of views alone, so there must be news already
                for live in self.tables:
                    live.decide()
            began = process_time()
            done += work()
            spent += process_time() - began
        return done / spent

    def drive(self) -> int:
        game, chance, silent = self.game, self.chance, self.game.silent
        decisions = 0
        while decisions < DECISIONS:
            state = game.setup(self.options, chance, silent)
            while seats := game.to_act(state):
                legal = game.legal(state, seats[0])
                game.play(state, seats[0], legal[chance.pick(len(legal))], chance, silent)
                decisions += 1
        return decisions

    def playout(self) -> int:
        decisions = 0
        while decisions < DECISIONS:
            state = self.game.setup(self.options, self.chance, self.game.silent)
            decisions += random_playout(self.game, state, self.chance)
        return decisions

    def drive_and_look(self) -> int:
        for _ in range(CALLS):
            self.live.decide(look=True)
        return CALLS

    def clone(self) -> int:
        for _ in range(CLONES // POSITIONS):
            for moment in self.moments:
                self.game.clone(moment.state)
        return CLONES

    def see(self) -> int:
        return sum(live.look() for live in self.tables)

    def imagine(self) -> int:
        for moment in self.moments:
            self.game.imagine(moment.view, self.chance)
        return POSITIONS

    def search(self) -> int:
        """From moments with something to decide, as they come."""
        from brushpass.bots.search.clock import Clock
        from brushpass.bots.search.tree import Tree
        from brushpass.bots.search.worlds import Worlds

        self._turn = (self._turn + 1) % len(self.open)
        moment = self.open[self._turn]
        worlds = Worlds(self.game, moment.view, moment.seat, (), self.chance)
        clock = Clock(CALLS, None)
        Tree(self.game, worlds, self.chance).grow(moment.options, clock)
        return clock.done


def answer(game_name: str, mode: str, seats: str) -> None:
    """Say what can be measured here; then, line by line: which figure, and for how many seconds."""
    try:
        game = find_game(game_name)
        options = game.about.options(mode, int(seats))
    except Refusal:
        say({"figures": []})
        return
    bench = Bench(game, options)
    figures = [name for name in FIGURES if able(bench, name)]
    python = sys.version.split()[0]
    say({"figures": figures, "compiled": compiled(), "python": python, "file": core_game.__file__})
    for line in sys.stdin:
        name, seconds = line.split()
        say(bench.speed(name, float(seconds)))


def able(bench: Bench, name: str) -> bool:
    """Not every version has, or had, everything; what was tried once is warm, too."""
    try:
        bench.speed(name, 0.0)
    except (ImportError, AttributeError, TypeError):
        return False
    return True


def say(data: Any) -> None:
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    answer(*sys.argv[1:])
