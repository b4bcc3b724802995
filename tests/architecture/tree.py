"""The files of this repository, apart from what tools have made."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "brushpass" / "games"

MADE: Final = {"node_modules", "build", "dist", "__pycache__"}
KEPT: Final = {".ci", ".github"}


def files(folder: Path = ROOT) -> Iterator[Path]:
    for where, folders, names in os.walk(folder):
        folders[:] = [
            name
            for name in folders
            if name in KEPT or not (name.startswith(".") or name in MADE or name.endswith("-info"))
        ]
        yield from (Path(where, name) for name in names if not name.startswith(".coverage"))


def game_folders() -> list[Path]:
    return sorted(file.parent for file in GAMES.glob("*/game.py"))
