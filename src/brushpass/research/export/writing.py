"""Writes games as lines: all of them or none, packed if the file's name says so."""

import gzip
import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from brushpass.core.refusal import BadRecord, Refusal
from brushpass.core.wire import encode
from brushpass.research.export.rows import TruthRow
from brushpass.research.export.sources import Found
from brushpass.research.export.walk import Walk

PACKED: Final = 6  # gzip's usual effort

Line = Callable[[bytes], object]  # takes one


def write(
    games: Iterable[Found],
    line: Line,
    truth: bool,
    text: bool,
    done: Callable[[], None] = lambda: None,
) -> int:
    """How many games were written."""
    count = 0
    for game in games:
        try:
            for row in Walk(game.id, game.read(), game.players, text).rows():
                if truth or not isinstance(row, TruthRow):
                    line(encode(row) + b"\n")
        except BadRecord as error:
            told = str(error)
            raise Refusal(told if game.where in told else f"{game.where}: {told}") from None
        count += 1
        done()
    return count


class File:
    """A file that appears under its name when it is whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._draft = path.with_name(f".{path.name}.part")

    def __enter__(self) -> Line:
        with ExitStack() as stack:
            file = stack.enter_context(self._draft.open("wb"))
            line: Line = file.write
            if self._path.suffix == ".gz":  # without a date, so that equal games are equal files
                packed = gzip.GzipFile("", "wb", PACKED, file, mtime=0)
                line = stack.enter_context(packed).write
            self._open = stack.pop_all()
        return line

    def __exit__(self, kind: object, error: object, at: object) -> None:
        self._open.close()
        if kind is None:
            os.replace(self._draft, self._path)
        else:
            self._draft.unlink()
