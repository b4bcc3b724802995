"""Figures that `brushpass bench --json` wrote earlier, read back to compare with."""

import json
import math
from pathlib import Path
from typing import Any, Final

from brushpass.cli.measure import FIGURES
from brushpass.cli.recordfile import shown
from brushpass.core.about import Options
from brushpass.core.refusal import Refusal

LARGEST: Final = 8 * 1024 * 1024  # a row takes some hundred bytes

Rows = dict[tuple[str, str, int], dict[str, Any]]


def read_saved(path: Path) -> Rows:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Refusal(f"cannot read {shown(path)}: {error.strerror}") from None
    try:
        if len(data) > LARGEST:
            raise ValueError
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise Refusal(f"{shown(path)} is not JSON: save it with `brushpass bench --json`") from None
    try:
        rows = {(row["game"], row["mode"], row["seats"]): row for row in found["games"]}
        sound = all(is_row(row) for row in rows.values())
    except (KeyError, TypeError):
        sound = False
    if not sound:
        raise Refusal(f"{shown(path)} was not saved with `brushpass bench --json`")
    return rows


def is_row(row: dict[str, Any]) -> bool:
    figures = [row[name] for name in FIGURES if name in row]
    numbers = all(type(figure) in (int, float) and 0 < figure < math.inf for figure in figures)
    return bool(figures) and numbers and {"compiled", "python"} <= row.keys()


def saved_row(rows: Rows, game: str, options: Options, path: Path) -> dict[str, Any]:
    row = rows.get((game, options.mode, options.seats))
    if row is None:
        table = f"{game} ({options.mode}, {options.seats} seats)"
        raise Refusal(f"{shown(path)} has no figures of {table}: name a table that it has")
    return row
