"""The generator of `make load`, in small: what it counts is on disk. How fast it is, is no test."""

import asyncio
import sqlite3
from pathlib import Path

from tests.load.crowd import Crowd
from tests.load.runs import FEWEST, most, steady
from tests.server.process import Process
from tests.server.waiting import until


def test_every_decision_among_idle_sockets_is_acknowledged(database: str, tmp_path: Path) -> None:
    games = ["kompromat", "spy_tactics"]
    with Process(database, tmp_path / "log") as process:
        outcome = asyncio.run(steady(process, 40, 20, 50, 2.0, games))
    assert outcome.moves >= FEWEST
    assert outcome.refused == outcome.lost == 0
    assert process.faults() == []


def test_every_acknowledged_move_is_an_entry(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with Process(str(database), tmp_path / "log") as process:
        # No warming up: on a quick machine so few games are over before it ends.
        outcome = asyncio.run(most(process, 10, 1.0, ["kompromat"], warm_up=0.0))
    with sqlite3.connect(database) as connection:
        chosen = "select count(*) from entries where cast(data as text) like '%\"chose\"%'"
        assert connection.execute(chosen).fetchone()[0] >= outcome.moves >= FEWEST
    connection.close()


def test_games_begin_anew_so_that_nobody_runs_out_of_them(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        crowd = Crowd(process.config.port)
        try:
            await crowd.seat(2, ["kompromat", "redacted"])
            crowd.figures.hurry = True
            await crowd.begin()
            await until(lambda: crowd.figures.games >= 4)
            assert crowd.figures.refused == []
        finally:
            crowd.close()

    with Process(str(tmp_path / "a.db"), tmp_path / "log") as process:
        asyncio.run(story(process))
    assert process.faults() == []
