"""The generator of `make load`, in small: what it counts is on disk."""

import asyncio
import sqlite3
from pathlib import Path

from tests.load.runs import most, steady
from tests.server.process import Process


def test_a_steady_rate_among_idle_sockets_is_kept(database: str, tmp_path: Path) -> None:
    games = ["kompromat", "spy_tactics"]
    with Process(database, tmp_path / "log") as process:
        outcome = asyncio.run(steady(process, 40, 20, 50, 3.0, games))
    assert outcome.refused == outcome.lost == 0
    assert outcome.rate > 10  # 50 were asked for, on a machine that may be busy with other tests
    assert process.faults() == []


def test_every_acknowledged_move_is_an_entry(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with Process(str(database), tmp_path / "log") as process:
        # No warming up: on a quick machine so few games are over before it ends.
        outcome = asyncio.run(most(process, 10, 2.0, ["kompromat"], warm_up=0.0))
    with sqlite3.connect(database) as connection:
        chosen = "select count(*) from entries where cast(data as text) like '%\"chose\"%'"
        assert connection.execute(chosen).fetchone()[0] >= outcome.moves > 20
    connection.close()
