"""The core is slim: what a command needs beyond it comes as an extra, and who lacks it is told."""

import subprocess
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from brushpass.cli.extras import EXTRAS
from tests.architecture.tree import ROOT
from tests.cli.slim import lay_out

try:
    REQUIRED = [Requirement(text) for text in distribution("brushpass").requires or ()]
except PackageNotFoundError:
    pytest.skip("brushpass is not installed, only its sources are there", allow_module_level=True)


@pytest.fixture(scope="session")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with what `pip install brushpass` brings."""
    return lay_out(tmp_path_factory.mktemp("core"))


@pytest.fixture(scope="session")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay_out(tmp_path_factory.mktemp("arena"), ["tournament"])


def run(python: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Isolated, so that neither this folder nor the environment of the tests is found."""
    return subprocess.run(
        [python, "-I", *arguments], input=typed, capture_output=True, text=True, cwd=python.parent
    )


def brushpass(python: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run(python, "-m", "brushpass", *arguments, typed=typed)


def test_the_core_environment_has_none_of_the_extras_packages(core: Path) -> None:
    """So that the tests below mean something."""
    modules = [*EXTRAS, "ray", "numpy", "gymnasium", "pettingzoo", "pyspiel"]
    code = f"from importlib.util import find_spec; print([m for m in {modules} if find_spec(m)])"
    assert run(core, "-c", code).stdout == "[]\n"


def test_the_readmes_game_is_played_with_the_core_alone(core: Path) -> None:
    (code,) = [
        block.partition("```")[0]
        for block in (ROOT / "README.md").read_text("utf-8").split("```python\n")[1:]
    ]
    done = run(core, "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "rules kompromat",
        "bots",
        "observe kompromat",
        "bench kompromat --seconds 0.01",
        "bench kompromat --research --seconds 0.01",
        "simulate kompromat --games 1 --bots case_officer,fox --simulations 8",
        "serve --help",
    ],
)
def test_a_command_that_needs_no_extra(core: Path, command: str) -> None:
    done = brushpass(core, *command.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_game_is_played_in_the_terminal_then_verified_and_replayed(
    core: Path, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.txt")
    played = brushpass(core, "play", "kompromat", "--seed=7", "--record", file, typed="1\n" * 2000)
    assert (played.returncode, played.stderr) == (0, "")
    for command in ("verify", "replay"):
        done = brushpass(core, command, file)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_bot_of_ones_own_visits_a_server_with_the_core_alone(core: Path) -> None:
    """It gets as far as the server, which is not there."""
    there = ["--server", "http://127.0.0.1:1", "--name", "Ann"]
    done = brushpass(core, "bot", "clerk", *there)
    assert done.returncode == 2
    assert "Connection refused" in done.stderr
    assert "pip install" not in done.stderr


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        ("serve --port 0", "uvicorn", "server"),
        ("admin tables", "sqlalchemy", "server"),
        ("admin close ABC --why x", "sqlalchemy", "server"),
        ("admin delete --older-than 9", "sqlalchemy", "server"),
        ("tournament kompromat --deals 1", "openskill", "tournament"),
        ("strength --deals 1", "openskill", "tournament"),
    ],
)
def test_a_command_that_lacks_its_extra_says_how_to_install_it(
    core: Path, command: str, package: str, extra: str
) -> None:
    done = brushpass(core, *command.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"brushpass: this needs {package}, which is not installed: "
        f"pip install 'brushpass[{extra}]'\n"
    )


def test_a_bot_that_lacks_its_extra_says_how_to_install_it(core: Path) -> None:
    done = brushpass(core, "simulate", "kompromat", "--bots", "openspiel_ismcts,clerk")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "brushpass: the bot 'openspiel_ismcts' needs more than is installed here: "
        "OpenSpiel is missing: pip install 'brushpass[openspiel]'\n"
    )


def test_with_its_extra_a_tournament_is_played_but_not_on_a_cluster(
    arena: Path, tmp_path: Path
) -> None:
    there = ["--out", str(tmp_path / "duel")]
    duel = ["tournament", "kompromat", "--deals", "1", "--workers", "1"]
    done = brushpass(arena, *duel, *there)
    assert (done.returncode, done.stderr) == (0, "")
    done = brushpass(arena, "tournament", "kompromat", "--deals", "2", "--ray", *there)
    assert (done.returncode, done.stderr) == (
        2,
        "brushpass: --ray needs Ray, which is not installed: pip install 'brushpass[ray]'\n",
    )


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ("gym", "Gymnasium is missing"),
        ("pettingzoo", "PettingZoo is missing"),
        ("openspiel", "OpenSpiel is missing"),
    ],
)
def test_a_laboratory_that_is_missing_is_named_where_it_is_imported(
    core: Path, extra: str, said: str
) -> None:
    done = run(core, "-c", f"import brushpass.research.{extra}")
    assert done.returncode == 1
    assert done.stderr.endswith(f"ImportError: {said}: pip install 'brushpass[{extra}]'\n")


def test_whatever_is_said_to_come_with_an_extra_does() -> None:
    """And all that the extras of commands bring is known."""
    for extra in ("server", "tournament"):
        brought = {need.name for need in REQUIRED if f'extra == "{extra}"' in str(need.marker)}
        named = [module for module, brings in EXTRAS.items() if brings == extra]
        packages = {packages_distributions()[module][0].lower() for module in named}
        assert brought == packages
