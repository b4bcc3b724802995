"""Whole tournaments between real bots: what they find, and that nothing but the plan decides it."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from brushpass.arena.plan import Plan, everyone_against_everyone
from brushpass.arena.results import Results
from brushpass.arena.tournament import on_this_machine, run
from brushpass.bots.budget import Budget
from brushpass.bots.clerk import Clerk
from brushpass.bots.registry import BOTS
from brushpass.core.catalogue import find_game
from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.arena.plans import lasting, plan_of


def quiet(done: int, total: int) -> None:
    pass


def play(plan: Plan, deals: int, folder: Path, workers: int = 1) -> Results:
    return run(plan, deals, folder, on_this_machine(workers), quiet)


def written(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_text())
    return found


@pytest.mark.parametrize(("game", "seats"), [("kompromat", 2), ("spy_tactics", 4)])
def test_a_bot_gains_exactly_nothing_over_its_twin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    class Twin(Clerk):
        name = "twin"

    monkeypatch.setitem(BOTS, "twin", Twin)
    plan = plan_of(game, seats, pairs=everyone_against_everyone(["clerk", "twin"]))
    results = play(plan, 4, tmp_path / "out")
    assert [comparison.gain.mean for comparison in results.comparisons] == [0, 0]
    for comparison in results.comparisons:
        assert comparison.won == comparison.rival_won
        assert all(gain.mean == 0 for _, gain in comparison.roles.values())
    assert results.ratings[0].mu == results.ratings[1].mu


@pytest.mark.parametrize(("game", "seats"), [("kompromat", 2), ("spy_tactics", 4)])
def test_the_clerk_is_found_to_be_better_than_the_recruit(
    tmp_path: Path, game: str, seats: int
) -> None:
    results = play(plan_of(game, seats), 16, tmp_path / "out")
    found = {comparison.pair: comparison for comparison in results.comparisons}
    better, worse = found["clerk", "recruit"], found["recruit", "clerk"]
    assert better.gain.low > 0 > worse.gain.high
    assert [rating.bot for rating in results.ratings] == ["clerk", "recruit"]
    if seats == 2:
        assert better.gain.mean == -worse.gain.mean
        assert better.won == worse.rival_won


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    plan = plan_of("microfilms", 3, budget=Budget(simulations=2))
    for workers in (1, 2, 3):
        play(plan, 3, tmp_path / str(workers), workers)
    one, two, three = (lasting(written(tmp_path / str(n))) for n in (1, 2, 3))
    assert one == two == three
    records = [sorted((tmp_path / str(n) / "records").rglob("*.txt")) for n in (1, 3)]
    assert [file.read_text() for file in records[0]] == [file.read_text() for file in records[1]]


def test_more_deals_go_on_from_those_that_were_played(tmp_path: Path) -> None:
    plan = plan_of("spy_tactics")
    play(plan, 2, tmp_path / "grown")
    before = (tmp_path / "grown" / "games.jsonl").read_bytes()
    play(plan, 4, tmp_path / "grown")
    assert (tmp_path / "grown" / "games.jsonl").read_bytes().startswith(before)
    play(plan, 4, tmp_path / "at once")
    assert lasting(written(tmp_path / "grown")) == lasting(written(tmp_path / "at once"))
    assert play(plan, 2, tmp_path / "grown").deals == 2


def test_every_record_is_the_game_that_was_counted(tmp_path: Path) -> None:
    play(plan_of("microfilms", 3), 2, tmp_path / "out")
    games = list(map(json.loads, (tmp_path / "out" / "games.jsonl").read_text().splitlines()))
    assert len(games) == 2 * (2 * 3 + 2)
    secrets = set()
    for game in games:
        number = game["game"]
        path = tmp_path / "out" / "records" / "000" / f"{number:06d}.txt"
        record = Record.from_text(path.read_text())
        table = verify(record)
        result = find_game("microfilms").result(table.state)
        assert result is not None
        assert (result.ending, list(result.winners)) == (game["ending"], game["winners"])
        assert len(record.steps) == game["steps"]
        secrets.add((game["deal"], record.secret))
    assert len(secrets) == 2  # one deal, one secret, whoever sits where


def test_roles_are_counted_where_a_game_has_them(tmp_path: Path) -> None:
    results = play(plan_of("microfilms", 3), 3, tmp_path / "out")
    for comparison in results.comparisons:
        assert set(comparison.roles) <= set(find_game("microfilms").about.modes[0].roles)
        assert comparison.roles


def test_a_bot_that_crashes_loses_its_turns_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clumsy(Clerk):
        name = "clumsy"

        def choose(self, *_: Any) -> Any:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    results = play(plan_of("kompromat", pairs=[("clumsy", "recruit")]), 1, tmp_path / "out")
    clumsy, recruit = results.conduct
    assert clumsy.faults > 0 == recruit.faults
    assert {fault.bot for fault in results.faults} == {"clumsy"}
    assert written(tmp_path / "out")["bots"][0]["faults"] == clumsy.faults


def test_the_picture_shows_every_bot(tmp_path: Path) -> None:
    for game, seats, rows in (("kompromat", 2, 1), ("spy_tactics", 4, 2)):
        play(plan_of(game, seats), 2, tmp_path / game)
        svg = Xml.parse(tmp_path / game / "results.svg").getroot()
        words = ["".join(text.itertext()) for text in svg.iter("{http://www.w3.org/2000/svg}text")]
        names = [word for word in words if "clerk" in word or "recruit" in word]
        assert len(names) == rows + 2  # gains, then ratings
        dots = list(svg.iter("{http://www.w3.org/2000/svg}circle"))
        assert len(dots) == rows + 2
        width = float(svg.attrib["width"])
        assert all(0 < float(dot.attrib["cx"]) < width for dot in dots)
