"""How fast environments are for those who learn from them: ours, and others that are installed.

Everywhere random play, whole games one after the other, with the mask of allowed actions and an
observation as numbers at each decision.
"""

from collections.abc import Callable
from contextlib import suppress
from statistics import median
from time import process_time
from typing import Any, Final

from brushpass.cli.measure import DECISIONS, SLICES
from brushpass.cli.peers import PEERS
from brushpass.core.about import Options
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.rows import Rows

ROWS: Final = (64, 256, 1024)  # the more tables, the less of them a cache holds

Work = Callable[[], int]  # some decisions; how many


def speeds(works: dict[str, Work], seconds: float) -> dict[str, float]:
    """Decisions a second, of each in turn; the middle of some slices counts."""
    slices: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(SLICES):
        for name, work in works.items():
            slices[name].append(speed(work, seconds / SLICES))
    return {name: median(found) for name, found in slices.items()}


def speed(work: Work, seconds: float) -> float:
    done, spent = 0, 0.0
    while spent < seconds or not done:
        began = process_time()
        done += work()
        spent += process_time() - began
    return done / spent


def ours(game: AnyGame, options: Options, seconds: float) -> dict[str, Any]:
    """None: without the extra `gym` there are no rows."""
    works = {"table": one_table(game, options)}
    with suppress(ImportError):
        works |= {str(rows): many_rows(game, options, rows) for rows in ROWS}
    found = speeds(works, seconds)
    return {
        "game": game.about.name,
        "mode": options.mode,
        "seats": options.seats,
        "table_per_second": found["table"],
        "rows_per_second": {str(rows): found.get(str(rows)) for rows in ROWS},
    }


def one_table(game: AnyGame, options: Options) -> Work:
    """Driven from Python, a call for each option and each step."""
    rows, chance = Rows(game, options, 1), Fast(1)
    rows.begin(0)

    def work() -> int:
        play, option, count, pick = rows.play, rows.option, rows.options_at, chance.pick
        for _ in range(DECISIONS):
            play(0, option(0, pick(count(0))))
        return DECISIONS

    return work


def many_rows(game: AnyGame, options: Options, rows: int) -> Work:
    """A vector environment, stepped with random options that NumPy draws."""
    import numpy

    from brushpass.research.gym.choosing import random_actions
    from brushpass.research.gym.vector import BrushpassVectorEnv

    env: Any = BrushpassVectorEnv(
        rows, copy=False, game=game.about.name, mode=options.mode, seats=options.seats
    )
    random = numpy.random.default_rng(1)
    masks = env.reset(seed=1)[1]["action_mask"]

    def work() -> int:
        env.step(random_actions(masks, random))
        return rows

    return work


def theirs(seconds: float) -> dict[str, float | None]:
    """None: not installed here."""
    works: dict[str, Work] = {}
    for name, peer in PEERS.items():
        with suppress(ImportError):
            works[name] = peer()
    found = speeds(works, seconds)
    return {name: found.get(name) for name in PEERS}
