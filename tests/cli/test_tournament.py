import json
import sys
from pathlib import Path

import pytest

from brushpass.bots.recruit import Recruit
from brushpass.bots.registry import BOTS
from brushpass.core.catalogue import games
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal

SPY = ["tournament", "spy_tactics", "--workers", 1]


def test_the_page_for_people(run: Run, tmp_path: Path) -> None:
    done = run(*SPY, "--deals", 3, "--out", tmp_path / "out")
    assert (done.code, done.err) == (0, "")
    for words in ("Gain among", "Role", "Vex", "Rating", "3 deals, 30 games", "results.svg"):
        assert words in done.out
    table = [line for line in done.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, table)) <= 80


def test_many_bots_fit_on_a_page(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"a_long_name_{number}" for number in range(6)]
    for name in names:
        monkeypatch.setitem(BOTS, name, type(name, (Recruit,), {"name": name}))
    done = run(
        *["tournament", "double_agent", "--bots", ",".join(names), "--deals", 1, "--workers", 1],
        *["--out", tmp_path / "out"],
    )
    assert (done.code, done.err) == (0, "")
    lines = [line.rstrip() for line in done.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 80
    # The cross-table in two parts, and the ratings
    assert [sum(line.startswith(name) for line in lines) >= 3 for name in names] == [True] * 6
    assert sum(line.startswith("Gain against") for line in lines) == 2


def test_the_same_as_data_on_the_screen_and_in_the_folder(run: Run, tmp_path: Path) -> None:
    done = run(*SPY, "--deals", 2, "--out", tmp_path / "out", "--json")
    data = json.loads(done.out)
    assert data == json.loads((tmp_path / "out" / "results.json").read_text())
    assert (data["deals"], data["games"]) == (2, 20)
    for row in data["comparisons"]:
        assert row["gain"]["low"] <= row["gain"]["mean"] <= row["gain"]["high"]
    assert {row["bot"] for row in data["ratings"]} == {"recruit", "clerk"}


@pytest.mark.parametrize("game", games())
def test_every_mode_of_every_game_can_be_a_tournament(run: Run, tmp_path: Path, game: str) -> None:
    for mode in games()[game].about.modes:
        out = tmp_path / mode.name
        done = run("tournament", game, "--mode", mode.name, "--deals", 1, "--out", out, "--json")
        assert (done.code, done.err) == (0, "")
        seatings = 2 if mode.seats[0] == 2 else 2 * mode.seats[0] + 2
        assert json.loads(done.out)["games"] == seatings


def test_records_of_a_tournament_verify_and_replay(run: Run, tmp_path: Path) -> None:
    run(*SPY, "--deals", 1, "--out", tmp_path / "out")
    record = tmp_path / "out" / "records" / "000" / "000010.txt"
    assert run("verify", record).code == 0
    assert run("replay", record, "--seat", "C").code == 0


def test_a_bot_from_a_file_takes_part(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def play(view, options):\n    return options[0]\n")
    few = ["--deals", 1, "--out", tmp_path / "out", "--json"]
    done = run("tournament", "kompromat", "--bots", f"recruit,{file}", *few)
    assert done.code == 0, done.err
    assert {row["bot"] for row in json.loads(done.out)["ratings"]} == {"recruit", str(file)}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "clerk"], "--bots must name two bots or more, not only 'clerk'"),
        (["--bots", "clerk,clerk"], "--bots names clerk twice"),
        (["--bots", "clerk,clark"], "unknown bot 'clark': did you mean 'clerk'?"),
        (["--bots", "clerk,"], "unknown bot ''"),
        (["--bots", "clerk,no_such_bot.py"], "there is no file no_such_bot.py"),
        (["--deals", "0"], "--deals must be a whole number from 1"),
        (["--deals", "many"], "--deals must be a whole number from 1"),
        (["--workers", "0"], "--workers must be a whole number from 1 to 256"),
        (["--time", "-1"], "--time must be a whole number from 1"),
        (["--seats", "40"], "has no table for 40"),
        (["--ray", "auto", "--workers", "2"], "--workers is for this machine"),
        (["--ray", "--workers", "2"], "--workers is for this machine"),
        (["--workers", "2", "--ray"], "--workers is for this machine"),
        (["--out", "nowhere/out"], "there is no folder nowhere to make 'out' in"),
        (["--out", sys.executable], "is there already and is no folder"),
    ],
)
def test_refusals_are_one_sentence_and_leave_nothing(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("tournament", "spy_tactics", *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert words in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_tournament_is_refused(run: Run, tmp_path: Path) -> None:
    run(*SPY, "--deals", 1, "--out", tmp_path / "out")
    done = run(*SPY, "--deals", 1, "--seed", 9, "--out", tmp_path / "out")
    assert done.code == 2
    assert "holds another tournament (seed 0, not 9)" in done.err
    assert run(*SPY, "--deals", 1, "--seed", 9, "--out", tmp_path / "out", "--force").code == 0


def test_a_person_who_waits_sees_a_bar(tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    with Terminal(["tournament", "spy_tactics", "--deals", "4000", "--out", out]) as terminal:
        terminal.wait_until_shown("Spy Tactics")
        terminal.interrupt()
        assert terminal.leave() == 130
        assert "the same command goes on" in " ".join(terminal.text.split())
        assert "Traceback" not in terminal.text


def test_strength_plays_the_same_games_anywhere_unless_told_otherwise(
    run: Run, tmp_path: Path
) -> None:
    few = ["--bots", "clerk,field_agent", "--cells", "kompromat", "--deals", 1, "--workers", 1]
    for number, (budget, words) in enumerate(
        (
            ([], "| 120 simulations |"),
            (["--pace", 1], "| 40 simulations |"),
            (["--simulations", 8], "| 8 simulations |"),
            (["--time", 5], "| 5 ms |"),
        )
    ):
        done = run("strength", *few, *budget, "--out", tmp_path / str(number))
        assert (done.code, done.err) == (0, "")
        assert words in done.out


def test_strength_puts_its_table_into_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- strength: written by `make strength` -->\n<!-- end of strength -->\n")
    few = ["--bots", "recruit,clerk", "--deals", 1, "--workers", 1, "--out", tmp_path / "out"]
    first = run("strength", *few, "--cells", "kompromat", "--write", page)
    assert (first.code, first.err) == (0, "")
    assert "| Kompromat, 2 | clerk | recruit | 1 |" in page.read_text()
    again = run("strength", *few, "--cells", "double_agent", "--write", page)
    assert again.code == 0
    assert page.read_text().count("| clerk | recruit |") == 2
    for wrong, words in (
        (["--bots", "clerk"], "two levels or more"),
        (["--cells", "chess"], "unknown cell 'chess'"),
        (["--pace", 3, "--simulations", 8], "cannot be given with --simulations"),
        (["--write", tmp_path / "none.md"], "No such file"),
    ):
        done = run("strength", *few, *wrong)
        assert done.code == 2
        assert words in done.err
