"""The power goes at any moment: no acknowledged entry is lost on SQLite.

What the store does to its files is recorded from below SQLite; then a disk that loses its power at
some moment of the recording is made up, opened, and looked through.
"""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.power.disk import Deed, File, read_trace

LOSSES = int(os.environ.get("BRUSHPASS_POWER_LOSSES", "200"))
POWER = Path(__file__).parent / "power"
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

pytestmark = pytest.mark.skipif(COMPILER is None, reason="recording writes needs a C compiler")


def record(folder: Path, synchronous: str) -> list[Deed]:
    assert COMPILER is not None
    library, files, trace = folder / "record.so", folder / "files", folder / "trace"
    files.mkdir()
    subprocess.run(
        [COMPILER, "-shared", "-fPIC", "-O1", "-o", library, POWER / "record.c", "-ldl"], check=True
    )
    subprocess.run(
        [sys.executable, POWER / "busy_store.py", files, synchronous],
        env={
            **os.environ,
            "LD_PRELOAD": str(library),
            "POWER_FOLDER": str(files),
            "POWER_TRACE": str(trace),
        },
        check=True,
        timeout=300,
    )
    return list(read_trace(trace))


def lose_power(deeds: list[Deed], folder: Path, times: int, luck: random.Random) -> int:
    """How many of so many losses took an acknowledged entry with them."""
    first = next(n for n, deed in enumerate(deeds) if deed.name == "acknowledged")
    moments = sorted(luck.randrange(first, len(deeds) + 1) for _ in range(times))
    files: dict[str, File] = {}
    acknowledged: set[tuple[str, int]] = set()
    done = harmed = 0
    for moment in moments:
        for deed in deeds[done:moment]:
            if deed.name == "acknowledged":
                code, number = deed.data.split()
                acknowledged.add((code.decode(), int(number)))
            elif deed.kind == "u":
                files.pop(deed.name, None)
            else:
                files.setdefault(deed.name, File()).do(deed)
        done = moment
        kept = look(files, folder, luck)
        harmed += not acknowledged <= kept
    return harmed


def look(files: dict[str, File], folder: Path, luck: random.Random) -> set[tuple[str, int]]:
    """The entries that SQLite finds after a loss; it must be able to read the file at all."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, file in files.items():
        (folder / name).write_bytes(file.after_a_loss(luck))
    connection = sqlite3.connect(folder / "tables.db")
    try:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        there = connection.execute("select 1 from sqlite_master where name = 'entries'").fetchone()
        kept = set(connection.execute("select code, number from entries") if there else [])
    finally:
        connection.close()
    for code in {code for code, _ in kept}:
        numbers = sorted(number for other, number in kept if other == code)
        assert numbers == list(range(1, len(numbers) + 1))  # no gap
    return kept


def test_no_acknowledged_entry_is_lost_with_the_power(tmp_path: Path) -> None:
    deeds = record(tmp_path, "full")
    synced = {deed.name for deed in deeds[len(deeds) // 2 :] if deed.kind == "s"}
    assert synced == {"tables.db", "tables.db-wal"}  # checkpoints were recorded too
    assert lose_power(deeds, tmp_path / "after", LOSSES, random.Random(1)) == 0


def test_the_setting_that_the_server_refuses_would_lose_some(tmp_path: Path) -> None:
    """Else the test above would prove nothing."""
    deeds = record(tmp_path, "normal")
    assert lose_power(deeds, tmp_path / "after", 50, random.Random(2)) > 10
