"""Bots on the command line: listed, budgeted, brought along, and reported when they fail."""

import json
from pathlib import Path

import pytest

from brushpass.bots.registry import BOTS
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
SECRET = "my hand holds a seven"
CRASHES = f"def play(view, options):\n    raise ValueError({SECRET!r})\n"


@pytest.fixture
def crashing(tmp_path: Path) -> Path:
    file = tmp_path / "my_bot.py"
    file.write_text(CRASHES)
    return file


def test_the_list_of_bots(run: Run) -> None:
    done = run("bots")
    assert (done.code, done.err) == (0, "")
    for name, bot in BOTS.items():
        assert name in done.out
        assert bot.words.split()[0] in done.out
    assert "my_bot.py" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    listed = json.loads(run("bots", "--json").out)
    assert [row["bot"] for row in listed][: len(BOTS)] == list(BOTS)


def test_the_list_names_what_other_packages_add(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that works, and one that needs what is not installed."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "abroad.py").write_text(
        "from brushpass.bots.recruit import Recruit\n"
        "class Stranger(Recruit): name, words = 'stranger', 'comes from abroad'\n"
    )
    (tmp_path / "limping.py").write_text("import no_such_module\n")
    notes = tmp_path / "abroad-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: abroad\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(
        "[brushpass.bots]\nstranger = abroad:Stranger\nlame = limping:Bot\n"
    )
    done = run("bots")
    assert (done.code, done.err) == (0, "")
    assert "comes from abroad" in done.out
    said = " ".join(done.out.split())
    assert "The bot 'lame' needs more than is installed here: No module named" in said
    names = [row["bot"] for row in json.loads(run("bots", "--json").out)]
    assert "stranger" in names
    assert "lame" not in names


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--time soon", "--time must be a whole number from 1 to 3600000, not 'soon'"),
        ("--time 0", "--time must be a whole number from 1"),
        ("--simulations 0", "--simulations must be a whole number from 1 up"),
        ("--grace -1", "--grace must be a whole number from 0 to 3600000"),
        ("--bots nowhere.py", "there is no file nowhere.py to play as a bot"),
        ("--bots cmd:", "'cmd:' must be followed by a command"),
        ("--bots cmd:false", "does not start: ended in the middle of the game with exit code 1"),
        ("--bots cmd:cat", "'cmd:cat' does not start: wrote "),
        ("--bots broken.py", "'broken.py' does not start: SyntaxError: "),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_refusals(
    run: Run,
    command: str,
    arguments: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.py").write_text("def play(view, options)\n")
    done = run(command, "kompromat", *arguments.split())
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert sentence in done.err


def test_a_budget_reaches_the_bots(run: Run, tmp_path: Path) -> None:
    file, log = tmp_path / "my_bot.py", tmp_path / "log"
    file.write_text(
        "def play(view, options, budget):\n"
        f"    open({str(log)!r}, 'w').write(repr(budget))\n"
        "    return options[-1]\n"
    )
    budget = ["--time", 70, "--simulations", 9, "--grace", 5000]
    assert run("simulate", "kompromat", "--games", 1, "--bots", file, *budget).code == 0
    assert log.read_text() == repr({"simulations": 9, "milliseconds": 70, "deadline": 5350})


def test_one_s_own_bot_in_any_seat_is_counted_by_its_name(run: Run) -> None:
    done = run(
        "simulate", "kompromat", "--games", 2, "--bots", f"recruit,{EXAMPLE}", "--rotate", "--json"
    )
    figures = json.loads(done.out)
    assert sorted(row["bot"] for row in figures["by_bot"]) == sorted([str(EXAMPLE), "recruit"])
    assert figures["faults"] == []


def test_lost_turns_are_counted(run: Run, crashing: Path) -> None:
    arguments = ["simulate", "kompromat", "--games", 2, "--bots", f"{crashing},recruit"]
    faults = json.loads(run(*arguments, "--json").out)["faults"]
    assert [(row["bot"], row["fault"]) for row in faults] == [
        (str(crashing), "crash"),
        (str(crashing), "out"),
    ]
    assert faults[0]["turns"] == 8
    assert faults[1]["turns"] > 8
    assert faults[0]["last_details"].endswith(f"ValueError: {SECRET}")
    page = run(*arguments).out
    assert "Played by the Clerk for" in page
    assert f"ValueError: {SECRET}" in page


def test_a_person_hears_of_lost_turns_but_of_no_secret_before_the_end(
    run: Run, crashing: Path
) -> None:
    done = run("play", "kompromat", "--bots", crashing, "--seed", 3, typed=["1"] * 2000)
    assert done.code == 0
    game, _, after = done.out.partition("The deal was sealed with this secret:")
    said = " ".join(game.split())
    assert said.count("crashed: the Clerk plays for it this time.") == 4
    assert said.count("is out: the Clerk plays for it from here on.") == 1
    assert SECRET not in game
    assert SECRET in after
