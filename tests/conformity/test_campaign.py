"""A campaign goes on where it was stopped, and says what it did."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformity import campaign
from tests.conformity.campaign import Done, Piece
from tests.conformity.cells import all_cells

CELL = str(all_cells()[0])
PIECE = Piece("two_worlds", CELL, 3, 40)


def run(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "tests.conformity.campaign", "--out", str(folder), "--seed", "3"]
    return subprocess.run([*line, *more], capture_output=True, text=True)


def test_every_cell_gets_all_its_pairs_and_games() -> None:
    work = list(campaign.pieces(5, 2500, 100))
    assert len(set(work)) == len(work)
    for check, whole in (("two_worlds", 2500), ("round_trips", 2500), ("canaries", 100)):
        mine = [p for p in work if (p.check, p.cell) == (check, CELL)]
        if check != "canaries":
            assert sum(piece.count for piece in mine) == whole
        assert sorted(p.seed for p in mine) == [
            5 + sum(other.count for other in mine[:n]) for n in range(len(mine))
        ]


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    first = run(tmp_path, "--pairs", "1", "--games", "0")
    assert first.returncode == 0, first.stderr
    lines = (tmp_path / "3.jsonl").read_text()
    assert " 0 pieces done" in first.stdout
    again = run(tmp_path, "--pairs", "1", "--games", "0")
    assert f"{len(lines.splitlines())} pieces done, 0 to do" in again.stdout
    assert (tmp_path / "3.jsonl").read_text() == lines
    assert "differences: 0" in again.stdout


def test_a_difference_is_told_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> int:
        raise AssertionError("seat 1 sees it")

    monkeypatch.setitem(campaign.CHECKS, "two_worlds", wrong)
    monkeypatch.setattr(campaign, "nice", lambda _: 0)
    done = campaign.carry_out(PIECE)
    assert "seat 1 sees it" in done.found
    (tmp_path / "3.jsonl").write_text(
        json.dumps({"piece": PIECE.__dict__, "found": done.found}) + "\n"
    )
    assert campaign.read(tmp_path / "3.jsonl") == [done]
    assert "40 pairs of worlds" in campaign.figure([done, Done(PIECE, "")][:1], 3)
    assert "differences: 1" in campaign.figure([done], 3)


def test_the_figure_goes_into_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"a\n{campaign.BEGIN}\nold\n{campaign.END}\nb\n")
    campaign.write(page, "new")
    assert page.read_text() == f"a\n{campaign.BEGIN}\nnew\n{campaign.END}\nb\n"
