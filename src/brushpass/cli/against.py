"""What a bench is compared with: pure Python, another commit, or what an earlier run saved."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from brushpass.cli.commit import find_commit, installed, is_compiled
from brushpass.cli.in_turn import HERE, in_turn
from brushpass.cli.measure import FIGURES, compiled, measure
from brushpass.cli.pure import pure_copy
from brushpass.cli.recordfile import shown
from brushpass.cli.saved import read_saved, saved_row
from brushpass.core.about import Options
from brushpass.core.game import AnyGame

Tables = Sequence[tuple[AnyGame, Options]]
Row = dict[str, Any]


class Comparison(NamedTuple):
    rows: Iterator[Row]
    data: dict[str, Any]
    words: str


def alone(tables: Tables, seconds: float) -> Iterator[Row]:
    for game, options in tables:
        yield measure(game, options, seconds)


def against(what: str, tables: Tables, seconds: float) -> Comparison:
    path = Path(what)
    if path.is_file() or path.suffix == ".json":
        return against_file(path, tables, seconds)
    return against_commit(what, tables, seconds)


def against_file(path: Path, tables: Tables, seconds: float) -> Comparison:
    saved = read_saved(path)
    before = [saved_row(saved, game.about.name, options, path) for game, options in tables]
    rows = (
        compared(now, "before", then)
        for now, then in zip(alone(tables, seconds), before, strict=True)
    )
    return Comparison(
        rows,
        {"against": {"file": str(path)}},
        f"Before: from another run, saved in {shown(path)}. The machine may have been busier or "
        "idler then, or another one: small differences say nothing.",
    )


def against_commit(what: str, tables: Tables, seconds: float) -> Comparison:
    commit = find_commit(what)
    pure = not compiled() or os.environ.get("BRUSHPASS_PURE") == "1"
    folder = installed(commit, pure)
    words = f"Before: commit {commit.name}. Now: this installation. Measured in turn, in one run."
    like = compiled() and not is_compiled(folder)
    if like:
        why = "BRUSHPASS_PURE=1" if pure else "there is no C compiler to build the commit with"
        words += f" Both in pure Python: {why}."
    rows = beside(folder, like, tables, seconds)
    return Comparison(rows, {"against": {"commit": commit.number}}, words)


def beside(folder: Path, pure: bool, tables: Tables, seconds: float) -> Iterator[Row]:
    """What lies in the folder was before; now is this installation, or its copy in pure Python."""
    with ExitStack() as stack:
        now = stack.enter_context(pure_copy()) if pure else HERE
        for game, options in tables:
            name = game.about.name
            pair = in_turn(now, folder, name, options, seconds)
            if pair:
                yield compared(pair[0], "before", pair[1])
            else:
                table = {"mode": options.mode, "seats": options.seats}
                yield {"game": name, **table, "before": None, "ratio": {}}


def beside_pure(tables: Tables, seconds: float) -> Iterator[Row]:
    with pure_copy() as folder:
        for game, options in tables:
            pair = in_turn(HERE, folder, game.about.name, options, seconds)
            assert pair
            yield compared(pair[0], "pure", pair[1])


def compared(now: Row, name: str, other: Row) -> Row:
    both = [figure for figure in FIGURES if figure in now and figure in other]
    return {**now, name: other, "ratio": {figure: now[figure] / other[figure] for figure in both}}
