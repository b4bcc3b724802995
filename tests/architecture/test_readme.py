"""The README is true: its Python runs, its commands exist, its table is the catalogue's."""

import re
import subprocess
import sys

from brushpass.core.catalogue import games
from tests.architecture.tree import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def test_the_twelve_lines_of_python_play_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.splitlines()) <= 12
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(("six rounds", "nine tokens"))


def test_every_command_in_the_readme_exists() -> None:
    for line in re.findall(r"^brushpass (\w+)", README, re.MULTILINE):
        done = subprocess.run(
            [sys.executable, "-m", "brushpass", line, "--help"], capture_output=True, text=True
        )
        assert done.returncode == 0, line


def test_every_make_target_in_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"\bmake (\w+)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_table_lists_every_game_with_its_seats() -> None:
    rows = {row.split("|")[1].strip(): row for row in README.splitlines() if row.startswith("| ")}
    for game in games().values():
        seats = {n for mode in game.about.modes for n in mode.seats}
        row = rows[game.about.title]
        assert str(min(seats)) in row
        assert str(max(seats)) in row
