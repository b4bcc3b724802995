import json

import pytest

from brushpass.cli.measure import FIGURES, compiled
from brushpass.core.catalogue import games
from tests.cli.conftest import Run


def test_every_game_has_every_figure(run: Run) -> None:
    done = run("bench", "--seconds", 0.02, "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)["games"]
    assert [row["game"] for row in found] == list(games())
    for row in found:
        assert row["compiled"] is compiled()
        assert all(row[name] > 0 for name in FIGURES)


def test_compared_with_pure_python_in_a_process_of_its_own(run: Run) -> None:
    done = run("bench", "kompromat", "--seconds", 0.05, "--compare", "--json")
    assert (done.code, done.err) == (0, "")
    (row,) = json.loads(done.out)["games"]
    assert row["pure"]["compiled"] is False
    for name in FIGURES:
        assert row["ratio"][name] == row[name] / row["pure"][name]


def test_ctrl_c_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("brushpass.cli.bench.measure", interrupt)
    done = run("bench")
    assert (done.code, done.out, done.err) == (130, "", "brushpass: stopped\n")


def test_the_page_for_people(run: Run) -> None:
    done = run("bench", "kompromat", "--seconds", 0.01)
    assert "kompromat (standard, 2 seats)" in done.out
    assert all(words in done.out for words in FIGURES.values())


def test_how_long_each_level_thinks_in_every_mode(run: Run) -> None:
    """That whoever searches keeps to its time is in bots/test_levels.py."""
    done = run("bench", "microfilms", "--answers", "--seconds", 0.01, "--json")
    assert (done.code, done.err) == (0, "")
    times = json.loads(done.out)["answers_ms"]["microfilms"]
    assert set(times) == {"standard", "croupier"}
    for levels in times.values():
        assert list(levels) == ["clerk", "field_agent", "case_officer"]
        assert min(levels.values()) > 0
    page = run("bench", "kompromat", "--answers", "--seconds", 0.01)
    assert page.code == 0
    assert all(word in page.out for word in ("Median answer, ms", "kompromat", "case_officer"))
