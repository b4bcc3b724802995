"""Two versions of Brushpass, measured in turn: both meet the same noise of the machine."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from typing import IO, Any, Final

import brushpass
from brushpass.cli import measure
from brushpass.cli.stop import OWN_FAULT, Stop
from brushpass.core.about import Options
from brushpass.core.refusal import Refusal

HERE: Final = Path(brushpass.__file__).parents[1]


class Side:
    """One version at one table, in a process of its own, which measures when it is asked."""

    def __init__(self, folder: Path, process: "subprocess.Popen[str]", errors: IO[str]) -> None:
        self._folder = folder
        self._process = process
        self._errors = errors
        said = self._hear()
        self.figures: list[str] = said["figures"]
        self.compiled: bool = said.get("compiled", False)
        self.python: str = said.get("python", "")
        self._slices: dict[str, list[float]] = {name: [] for name in self.figures}
        if self.figures and not Path(said["file"]).is_relative_to(folder):
            raise Stop(OWN_FAULT, f"{said['file']} was measured instead of what is in {folder}")

    def take(self, figure: str, seconds: float) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{figure} {seconds}\n")
        self._process.stdin.flush()
        self._slices[figure].append(self._hear())

    def medians(self) -> dict[str, float]:
        return {name: median(slices) for name, slices in self._slices.items() if slices}

    def _hear(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._errors.seek(0)
            said = self._errors.read().strip().splitlines() or ["it said nothing"]
            raise Refusal(f"what lies in {self._folder} cannot be measured: {said[-1]}")
        return json.loads(line)


@contextmanager
def side(folder: Path, game: str, options: Options) -> Iterator[Side]:
    """The version that lies in a folder, as `pip install --target` would lay it."""
    command = [sys.executable, "-P", measure.__file__, game, options.mode, str(options.seats)]
    with TemporaryFile("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            yield Side(folder, process, errors)
        finally:
            process.kill()
            process.communicate()


def in_turn(
    now: Path, other: Path, game: str, options: Options, seconds: float
) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """The figures that both can give, each measured for `seconds` a side; None if the other version
    has no such table."""
    with side(other, game, options) as before, side(now, game, options) as after:
        figures = [name for name in after.figures if name in before.figures]
        if not figures:
            return None
        for number in range(measure.SLICES):
            for name in figures:
                for one in (before, after) if number % 2 else (after, before):
                    one.take(name, seconds / measure.SLICES)
    table = {"game": game, "mode": options.mode, "seats": options.seats}
    rows = [
        {**table, **one.medians(), "compiled": one.compiled, "python": one.python}
        for one in (after, before)
    ]
    return rows[0], rows[1]
