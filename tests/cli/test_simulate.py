import json
from pathlib import Path
from typing import Any

import pytest

from brushpass.core.catalogue import find_game, games
from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.cli.conftest import Run

SPEED = ("seconds", "games_per_second", "decisions_per_second")


def figures(run: Run, *arguments: Any) -> dict[str, Any]:
    done = run("simulate", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def lasting(data: dict[str, Any]) -> dict[str, Any]:
    """Without what depends on the machine."""
    return {key: value for key, value in data.items() if key not in SPEED}


@pytest.mark.parametrize("bots", ["recruit", "clerk", "clerk,recruit"])
def test_the_same_seed_gives_the_same_figures(run: Run, bots: str) -> None:
    def again(seed: int) -> dict[str, Any]:
        return lasting(figures(run, "kompromat", "--games", 3, "--seed", seed, "--bots", bots))

    assert again(7) == again(7)
    assert again(7)["lengths"] != again(8)["lengths"]


@pytest.mark.parametrize("game", games())
def test_the_figures_add_up(run: Run, game: str) -> None:
    for mode in find_game(game).about.modes:
        for seats in mode.seats:
            table = ["--mode", mode.name, "--seats", seats]
            data = figures(run, game, *table, "--games", 6)
            assert data["games"] == 6
            assert sum(data["endings"].values()) == 6
            assert data["decisions"] == round(data["lengths"]["mean"] * 6)
            assert data["lengths"]["min"] <= data["lengths"]["median"] <= data["lengths"]["max"]
            assert data["lengths"]["max"] <= mode.longest
            assert data["decisions_per_second"] > 0
            assert [row["seat"] for row in data["by_seat"]] == list("ABCDEFGHI"[:seats])
            for row in [*data["by_seat"], *data["by_bot"], *data["by_role"]]:
                assert row["low"] <= row["share"] == row["wins"] / row["games"] <= row["high"]


def test_two_kinds_of_bots_are_counted_apart(run: Run) -> None:
    data = figures(run, "kompromat", "--games", 20, "--bots", "clerk,recruit")
    better, worse = data["by_bot"]
    assert (better["bot"], worse["bot"]) == ("clerk", "recruit")
    assert better["wins"] > worse["wins"]
    assert [row["wins"] for row in data["by_seat"]] == [better["wins"], worse["wins"]]


def test_rotated_bots_sit_everywhere_equally_often(run: Run) -> None:
    arguments = ["kompromat", "--games", 20, "--bots", "clerk,recruit"]
    data = figures(run, *arguments, "--rotate")
    better, worse = data["by_bot"]
    assert better["games"] == worse["games"] == 20
    seats = [row["wins"] for row in data["by_seat"]]
    assert min(seats) > 4  # the better bot wins from either seat
    assert seats != [better["wins"], worse["wins"]]


def test_records_are_written_and_verify(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    bots = ["--bots", "clerk,recruit"]
    kept = figures(run, "kompromat", "--games", 3, "--seed", 4, "--records", folder, *bots)
    texts = [file.read_text() for file in sorted(folder.iterdir())]
    assert len(set(texts)) == 3
    tables = [verify(Record.from_text(text)) for text in texts]
    assert sum(len(table.steps) for table in tables) == kept["decisions"]
    # A bot's own luck is not the table's, so writing a game down does not change it.
    assert lasting(figures(run, "kompromat", "--games", 3, "--seed", 4, *bots)) == lasting(kept)


def test_random_bots_alone_need_neither_table_nor_views(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brushpass.cli.run.Table", None)
    assert figures(run, "kompromat", "--games", 2)["games"] == 2
    assert run("simulate", "kompromat", "--games", 2, "--bots", "clerk").code == 70


def test_the_page_for_people(run: Run) -> None:
    done = run("simulate", "kompromat", "--games", 4, "--bots", "clerk,recruit")
    assert (done.code, done.err) == (0, "")
    for words in ("A (clerk)", "B (recruit)", "95 % interval", "Ending", "a second"):
        assert words in done.out
    assert max(map(len, done.out.splitlines())) <= 80
