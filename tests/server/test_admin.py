"""`brushpass admin`, beside a running server and without one."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from brushpass.cli import main
from tests.server.client import Server
from tests.server.process import Process


async def admin(*arguments: str) -> Any:
    """What it prints with --json; a process of its own, as the server's is."""
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "brushpass", "admin", *arguments, "--json"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_tables_are_listed_closed_and_deleted_beside_a_server(
    database: str, tmp_path: Path
) -> None:
    async def story(process: Process) -> None:
        where = ("--database", database)
        async with Server(process.address) as server:
            host = await server.open_table("Ada")
            other = await server.open_table("Eve", game="microfilms", seats=3)
            guest = await server.join(host["code"], "Bob")
            await server.do(other, "bot", seat=2, name="clerk")
            await server.do(guest, "ready")
            await server.do(host, "start")
            found = {table["code"]: table for table in await admin("tables", *where)}
            assert found[host["code"]]["life"] == "playing"
            assert found[host["code"]]["people"] == ["Ada", "Bob"]
            assert found[other["code"]]["bots"] == ["clerk"]
            assert found[other["code"]]["opened"] < 0.01
            assert "secret" not in json.dumps(list(found.values()))
            open_ones = await admin("tables", "--life", "open", *where)
            assert [table["code"] for table in open_ones] == [other["code"]]

            async with server.live(host) as a, server.live(guest) as b:
                await admin("close", host["code"].lower(), "--why", "Good night.", *where)
                for live in (a, b):
                    await live.until(lambda live=live: live.bye is not None)
                    assert live.bye == {
                        "type": "bye",
                        "text": "The table is closed.",
                        "again": False,
                    }
                    assert live.events[-1]["text"] == "The table is closed: Good night."
            late = await server.do(guest, "say", text="hello?")
            assert (late.status_code, late.json()["code"]) == (409, "too_late")

            # Neither the young nor, whatever its age, one that is played.
            playing = await server.open_table()
            await server.do(playing, "bot", seat=1, name="recruit")
            await server.do(playing, "start")
            assert await admin("delete", "--older-than", "1", *where) == {"deleted": 0}
            assert await admin("delete", "--older-than", "0", *where) == {"deleted": 2}
            left = [table["code"] for table in await admin("tables", *where)]
            assert left == [playing["code"]]
            assert (await server.do(playing, "say", text="still here")).status_code == 200

    log = tmp_path / "log"
    with Process(database, log) as process:
        asyncio.run(story(process))
    assert process.faults() == []


def test_it_works_without_a_server_and_says_so_in_words(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(process: Process) -> str:
        async with Server(process.address) as server:
            code: str = (await server.open_table("Ada"))["code"]
            return code

    with Process(database, tmp_path / "log") as process:
        code = asyncio.run(story(process))
    where = ["--database", database]
    assert main(["admin", "tables", *where]) == 0
    listed = capsys.readouterr().out
    assert code in listed
    assert "Ada" in listed
    assert main(["admin", "close", code, "--why", "x", *where]) == 0
    assert capsys.readouterr().out == f"Table {code} is closed.\n"
    for arguments, said in (
        (["close", code, "--why", "x"], f"table {code} is closed already"),
        (["close", "NOSUCH", "--why", "x"], "there is no table NOSUCH"),
        (["close", code, "--why", " "], "a reason has 1 to 500 signs"),
        (["tables", "--life", "dead"], "unknown life 'dead'"),
        (["tables", "--most", "0"], "--most must be a whole number from 1 up"),
        (["delete", "--older-than", "-1"], "--older-than must be a whole number"),
        (["close", code], "missing option '--why'"),
        (["burn"], "unknown command 'burn'"),
    ):
        database_too = where if arguments != ["burn"] else []
        assert main(["admin", *arguments, *database_too]) == 2
        err = capsys.readouterr().err
        assert said in err
        assert err.count("\n") == 1
    assert main(["admin", "delete", "--older-than", "0", *where]) == 0
    assert capsys.readouterr().out == "1 tables deleted.\n"


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("nowhere.db", "there is no database nowhere.db"),
        ("postgresql://nobody@127.0.0.1:9/x", "cannot use the PostgreSQL database"),
        ("mysql://x/y", "--database is a file, or postgresql://"),
    ],
)
def test_a_database_that_is_not_there_is_said_so(
    database: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "tables", "--database", database]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_no_database_of_ours_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.db"
    file.write_bytes(b"")
    assert main(["admin", "tables", "--database", str(file)]) == 2
    assert "start the server of this version with it first" in capsys.readouterr().err
    file.write_bytes(b"not a database at all" * 100)
    assert main(["admin", "tables", "--database", str(file)]) == 2
    assert "cannot use" in capsys.readouterr().err
