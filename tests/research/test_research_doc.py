"""The page about research is true: its Python runs, and its tables are right."""

import re
import subprocess
import sys

from brushpass.core.observation import width
from brushpass.core.rows import REWARDS
from brushpass.research.gym import environment_id
from tests.architecture.tree import ROOT
from tests.conformity.cells import all_cells

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
TRAINS, STEPS, ZOO, SEARCHES, SOLVES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_rows_are_stepped() -> None:
    assert run(STEPS).startswith("(1024, 408) (1024, 2) [")


def test_the_learner_asks_for_an_environment_that_there_is() -> None:
    """The package that learns is none of ours; what it is given is."""
    (env,) = re.findall(r"env = gymnasium.make\(.*\)\n", TRAINS)
    masks = "env.reset(seed=1)\nprint(env.get_wrapper_attr('action_masks')().sum())"
    assert run(f"import gymnasium\nimport brushpass.research.gym\n{env}{masks}") == "4\n"


def test_agents_play_a_game_and_the_end_is_rendered() -> None:
    assert "Mission" in run(ZOO)


def test_the_example_plays_a_game_of_double_agent() -> None:
    assert run(SEARCHES) in ("[1.0, -1.0]\n", "[-1.0, 1.0]\n", "[0.0, 0.0]\n")


def test_the_example_solves_a_mini() -> None:
    assert 0 <= float(run(SOLVES)) < 0.002


def test_the_table_lists_every_environment() -> None:
    lines = []
    for cell in all_cells():
        if cell.game.observer is not None:
            numbers = width(cell.game.observer.parts(cell.options()))
            name = environment_id(cell.game.about.name)
            table = f"{cell.mode.name}, {cell.seats} seats"
            lines.append(f"| `{name}` | {table} | {numbers} | {len(cell.game.actions)} |")
    listed = [line for line in PAGE.splitlines() if line.startswith("| `brushpass/")]
    assert listed == lines


def test_every_reward_is_described() -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith("| `reward` |")]
    assert set(re.findall(r'`"(\w+)"`', row)) == set(REWARDS)


def test_the_citation_names_this_version() -> None:
    cited, built = (
        re.findall(rf"^version{sign}(.+)$", (ROOT / name).read_text("utf-8"), re.MULTILINE)
        for name, sign in (("CITATION.cff", ": "), ("pyproject.toml", " = "))
    )
    assert [f'"{version}"' for version in cited] == built
