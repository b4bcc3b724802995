"""`brushpass tournament --pool`: players in words against frozen opponents, forfeits apart."""

import json
from pathlib import Path
from typing import Any

import pytest

from brushpass.arena import pool
from brushpass.bots.budget import Budget
from tests.cli.conftest import Run

TINY = pool.Pool("pool-1", {"recruit": Budget(), "clerk": Budget()}, seed=5, deals=1)
CALM = "def answer(text):\n    return 'Hm.\\n[1]'\n"
SILLY = "def answer(text):\n    return '[99]'\n"


@pytest.fixture
def cup(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setitem(pool.POOLS, "pool-1", TINY)
    monkeypatch.chdir(tmp_path)
    Path("calm.py").write_text(CALM)
    Path("silly.py").write_text(SILLY)

    def call(*more: Any) -> Any:
        players = ["--bots", "calm.py,silly.py", "--pool", "pool-1", "--workers", 1]
        return run("tournament", "double_agent", *players, "--out", "cup", *more)

    return call


def test_the_page_names_the_pool_and_tells_forfeits_from_defeats(cup: Any) -> None:
    done = cup()
    assert (done.code, done.err) == (0, "")
    assert "Against pool-1: recruit, clerk; seed 5; Brushpass " in done.out
    assert "1 deals, 8 games" in done.out
    for words in ("Turns", "Unreadable", "Illegal", "Calls", "Characters read", "a minute"):
        assert words in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_same_as_data(cup: Any) -> None:
    data = json.loads(cup("--json").out)
    assert data["tournament"]["pool"] == "pool-1"
    bots = {bot["bot"]: bot for bot in data["bots"]}
    assert "cost" not in bots["clerk"]
    calm, silly = bots["calm.py"], bots["silly.py"]
    assert (calm["faults"], calm["chairs"], calm["defeats_with_forfeits"]) == (0, 4, 0)
    assert calm["cost"]["written"] == 7 * calm["cost"]["calls"]
    assert silly["cost"]["illegal"] == silly["cost"]["calls"] == 3 * silly["faults"] > 0
    assert silly["defeats_with_forfeits"] == silly["defeats"]
    assert data["decisions_per_minute"]["calm.py"] > 0


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seed", "3"], "--seed is the pool's own: 5"),
        (["--pool", "pool-7"], "unknown pool 'pool-7'"),
        (["--bots", "clerk"], "clerk is one of pool-1"),
    ],
)
def test_what_would_not_compare_is_refused(cup: Any, more: list[str], words: str) -> None:
    done = cup(*more)
    assert done.code == 2
    assert words in done.err
