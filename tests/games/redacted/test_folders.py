"""The rules know nothing of memories, bots and words; a memory knows nothing of the truth."""

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.tree import ROOT

GAME: Final = "brushpass.games.redacted"
FOLDER: Final = ROOT / "src" / Path(*GAME.split("."))
# What a memory is made of; the rest of its room looks at the table beside it.
REMEMBERING: Final = (
    "arsenals",
    "everybody",
    "exposure",
    "groups",
    "items",
    "ledger",
    "looks",
    "memory",
    "unknowns",
    "weapons",
    "weighing",
    "witnessed",
)


def imported(file: Path) -> set[str]:
    """Modules of this game, as `rules.state`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(GAME):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.removeprefix(f"{GAME}.") for name in found}


@pytest.mark.parametrize("file", sorted((FOLDER / "rules").glob("*.py")), ids=lambda f: f.name)
def test_a_file_of_the_rules_imports_rules_alone(file: Path) -> None:
    assert all(name.startswith("rules.") for name in imported(file))


@pytest.mark.parametrize("name", REMEMBERING)
def test_what_remembers_never_names_a_state(name: str) -> None:
    names = imported(FOLDER / "memory" / f"{name}.py")
    assert not any(other.startswith(("rules.state", "thought.")) for other in names)
