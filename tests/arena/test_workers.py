"""Processes that are really killed."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest

from brushpass.arena.tournament import on_this_machine, run
from brushpass.arena.workers import play_in_workers
from brushpass.core.refusal import Refusal
from tests.arena.plans import lasting, plan_of

PATIENCE = 240.0  # seconds after which something hangs: a busy machine is no failure
BOTS = "recruit,clerk"


def start(folder: Path, deals: int, *more: str) -> subprocess.Popen[str]:
    command = ["tournament", "spy_tactics", "--bots", BOTS, "--deals", str(deals)]
    return subprocess.Popen(
        [sys.executable, "-m", "brushpass", *command, "--out", str(folder), "--seed", "1", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.02)


def lines(folder: Path) -> int:
    log = folder / "games.jsonl"
    return log.read_bytes().count(b"\n") if log.exists() else 0


def alive(session: int) -> list[int]:
    """The processes that are left of one started in a session of its own."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, _, _, its = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # ended meanwhile
        if int(its) == session and state != "Z":
            found.append(int(folder.name))
    return found


def test_a_killed_tournament_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    plan, deals, folder = plan_of("spy_tactics"), 100, tmp_path / "killed"
    halfway = 0
    for more in (20, 60, 110):
        process = start(folder, deals, "--workers", "2")
        wait_for(lambda more=more: lines(folder) >= more)  # type: ignore[misc]
        process.kill()
        process.communicate()
        halfway += lines(folder) < 10 * deals
        wait_for(lambda process=process: not alive(process.pid))  # type: ignore[misc]
    assert halfway  # whoever is busy may come too late for some of them
    process = start(folder, deals, "--workers", "2")
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert lines(folder) == 10 * deals
    run(plan, deals, tmp_path / "whole", on_this_machine(1), lambda done, total: None)
    killed, whole = (
        lasting(json.loads((tmp_path / name / "results.json").read_text()))
        for name in ("killed", "whole")
    )
    assert killed == whole


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_everything_at_once_and_says_how_to_go_on(tmp_path: Path, workers: str) -> None:
    process = start(tmp_path / "out", 100_000, "--workers", workers)
    wait_for(lambda: lines(tmp_path / "out") > 5)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everyone in the group
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert err.startswith("brushpass: stopped after ")
    assert err.count("\n") == 1
    assert "the same command goes on" in err
    wait_for(lambda: alive(process.pid) == [])


def test_ctrl_c_before_the_workers_are_ready_prints_no_traceback(tmp_path: Path) -> None:
    process = start(tmp_path / "out", 1000, "--workers", "2")
    wait_for((tmp_path / "out" / "games.jsonl").exists)
    wait_for(lambda: len(alive(process.pid)) > 2)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    # Mostly after none of them; on a busy machine we may be late, and they ready.
    assert re.match(r"brushpass: stopped after \d+ of 10000 games", err), err
    assert err.count("\n") == 1


def test_a_worker_that_is_killed_is_noticed() -> None:
    games = play_in_workers(plan_of("spy_tactics"), range(1, 1001), 2)
    next(games)
    active_children()[0].kill()
    with pytest.raises(Refusal, match="exit code -9"):
        list(games)


def test_closing_early_leaves_no_process_behind() -> None:
    games = play_in_workers(plan_of("spy_tactics"), range(1, 1001), 2)
    next(games)
    assert len(active_children()) == 2
    games.close()
    assert active_children() == []


def test_a_fault_of_ours_in_a_worker_reaches_the_parent() -> None:
    broken = plan_of("spy_tactics", pairs=[("clerk", "recruit")])
    broken.budgets.pop("clerk")
    with pytest.raises(KeyError) as caught:
        list(play_in_workers(broken, range(1, 6), 2))
    assert any("in play" in note for note in caught.value.__notes__)
