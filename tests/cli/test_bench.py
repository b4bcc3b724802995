import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from brushpass.cli.against import beside
from brushpass.cli.environments import PLACE
from brushpass.cli.measure import FIGURES, compiled
from brushpass.cli.peers import PEERS
from brushpass.cli.pure import pure_copy
from brushpass.core.catalogue import find_game, games
from brushpass.core.refusal import Refusal
from tests.architecture.tree import ROOT
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is about how fast it is, only about what is said of it."""
    monkeypatch.setattr("brushpass.cli.measure.SLICES", 1)
    monkeypatch.setattr("brushpass.cli.laboratory.SLICES", 1)


def test_every_table_has_every_figure(run: Run) -> None:
    done = run("bench", "--seconds", 0.001, "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)["games"]
    assert list(dict.fromkeys(row["game"] for row in found)) == list(games())
    for row in found:
        assert row["compiled"] is compiled()
        assert all(row[name] > 0 for name in FIGURES)
    tables = [(row["game"], row["mode"], row["seats"]) for row in found]
    for game in games().values():
        first = game.about.modes[0]
        assert (game.about.name, first.name, max(first.seats)) in tables
        for mode in game.about.modes:
            assert (game.about.name, mode.name, min(mode.seats)) in tables
    assert len(set(tables)) == len(tables)


def test_environments_for_learning_beside_those_of_others(run: Run) -> None:
    done = run("bench", "--research", "--seconds", 0.001, "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert {row["game"] for row in found["tables"]} == {
        name for name, game in games().items() if game.observer is not None
    }
    for row in found["tables"]:
        assert row["table_per_second"] > 0
        assert list(row["rows_per_second"]) == ["64", "256", "1024"]
        assert min(row["rows_per_second"].values()) > 0
    assert found["peers"]["OpenSpiel leduc_poker"] > 0
    assert set(found["peers"]) == set(PEERS)
    page = run("bench", "double_agent", "--research", "--seconds", 0.001).out
    assert "Double Agent, 2 " in page
    assert "OpenSpiel oh_hell" in page


def test_what_was_measured_of_environments_is_written_into_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    measure = ("bench", "kompromat", "--research", "--seconds", 0.001, "--write", page)
    page.write_text(f"before\n{PLACE.begin}\nold\n{PLACE.end}\nafter\n")
    assert run(*measure).code == 0
    before, said, rows, after = page.read_text().replace(f"\n{PLACE.end}", "").split("\n\n")
    assert before == f"before\n{PLACE.begin}"
    assert after == "after\n"
    assert "processor time, 0.001 s a figure, load " in said
    table = [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows.splitlines()]
    assert table[0] == ["Table", "One table", "64 rows", "256 rows", "1,024 rows"]
    assert table[2][0] == "Kompromat, 2"
    assert [row[0] for row in table[3:]] == list(PEERS)
    assert len({len(row) for row in table}) == 1


def test_a_page_that_cannot_take_it_is_refused_before_anything_is_measured(
    run: Run, tmp_path: Path
) -> None:
    page = tmp_path / "page.md"
    page.write_text("no place\n")
    done = run("bench", "--research", "--seconds", 3600, "--write", page)
    assert (done.code, done.out) == (2, "")
    assert "the page has no place for the table: the lines <!-- bench: written by" in done.err
    done = run("bench", "--research", "--seconds", 3600, "--write", tmp_path / "nowhere.md")
    assert (done.code, done.out) == (2, "")
    assert done.err == f"brushpass: {tmp_path / 'nowhere.md'}: No such file or directory\n"
    done = run("bench", "--write", page)
    assert done.err == (
        "brushpass: --write is for the page about research: ask for --research too\n"
    )


@pytest.mark.parametrize("other", ["--compare", "--answers", "--against=HEAD"])
def test_environments_are_a_bench_of_their_own(run: Run, other: str) -> None:
    done = run("bench", "kompromat", "--research", other)
    assert done.code == 2
    assert "and --research are two benches: ask for one of them" in done.err


def test_one_table_by_its_mode_and_seats(run: Run) -> None:
    line = ["bench", "microfilms", "--seconds", 0.001, "--json"]
    for chosen, table in {
        ("--seats", 6): ("standard", 6),
        ("--mode", "croupier"): ("croupier", 2),
        ("--mode", "standard", "--seats", 4): ("standard", 4),
    }.items():
        (row,) = json.loads(run(*line, *chosen).out)["games"]
        assert (row["mode"], row["seats"]) == table


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

    monkeypatch.setattr("brushpass.cli.against.measure", interrupt)
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


def test_against_what_an_earlier_run_saved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    file.write_text(run("bench", "kompromat", "--seconds", 0.001, "--json").out)
    line = ["bench", "kompromat", "--seconds", 0.001, "--against", file]
    found = json.loads(run(*line, "--json").out)
    assert found["against"] == {"file": str(file)}
    (row,) = found["games"]
    assert [row["before"]] == json.loads(file.read_text())["games"]
    for name in FIGURES:
        assert row["ratio"][name] == row[name] / row["before"][name]
    page = run(*line)
    assert (page.code, page.err) == (0, "")
    assert all(word in page.out for word in ("another run", "Before", "Now", "Ratio"))


def test_only_figures_that_both_have_are_compared(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    table = {"game": "kompromat", "mode": "standard", "seats": 2}
    old = {**table, "clones_per_second": 7, "compiled": True, "python": "3.10.0"}
    file.write_text(json.dumps({"games": [old]}))
    done = run("bench", "kompromat", "--seconds", 0.001, "--against", file)
    text = " ".join(done.out.split())
    assert "(before: compiled, Python 3.10.0)" in text
    others = [words for name, words in FIGURES.items() if name != "clones_per_second"]
    assert f"Only one of the two has a figure for: {'; '.join(others)}." in text


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one commit: Brushpass as it is here. One stands in a folder of it."""
    ours = tmp_path / "ours"
    ours.mkdir()
    for name in ("LICENSE", "pyproject.toml", "README.md", "setup.py", ".gitignore"):
        shutil.copy(ROOT / name, ours)
    unneeded = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src", ours / "src", ignore=unneeded)
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)  # a hook that runs the tests sets them
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    git(ours, "init")
    git(ours, "add", ".")
    git(ours, "commit", "-m", "all of it")
    monkeypatch.chdir(ours / "src")
    return ours


def git(folder: Path, *arguments: str) -> str:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    command = ["git", *who, *arguments]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def head(folder: Path) -> str:
    return git(folder, "rev-parse", "HEAD")


def test_against_a_commit_measured_in_turn(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiling would take minutes; where there is no compiler, both are measured uncompiled."""
    line = ["bench", "kompromat", "--seconds", 0.001, "--against", "HEAD"]
    with monkeypatch.context() as without:
        without.setattr("brushpass.cli.against.compiled", lambda: True)
        without.delenv("BRUSHPASS_PURE", raising=False)
        without.setenv("CC", "no_such_compiler")
        page = run(*line)
    assert page.code == 0
    assert page.err.startswith("Building ")
    assert page.err.count("\n") == 1
    text = " ".join(page.out.split())
    assert all(word in text for word in ("(all of it)", "in one run", "Before", "Now", "Ratio"))
    assert "Both in pure Python: there is no C compiler" in text

    monkeypatch.setenv("BRUSHPASS_PURE", "1")
    done = run(*line, "--json")
    assert (done.code, done.err) == (0, "")  # built already
    found = json.loads(done.out)
    assert found["against"] == {"commit": head(checkout)}
    (row,) = found["games"]
    assert row["before"]["compiled"] is row["compiled"] is False
    for name in FIGURES:
        assert row["ratio"][name] == row[name] / row["before"][name]


def test_a_version_without_the_table_is_not_measured() -> None:
    with pure_copy() as folder:
        shutil.rmtree(folder / "brushpass" / "games" / "kompromat")
        game = find_game("kompromat")
        (row,) = beside(folder, False, [(game, game.about.options())], 0.001)
    assert (row["game"], row["before"], row["ratio"]) == ("kompromat", None, {})


def test_a_version_without_bots_is_measured_without_them() -> None:
    with pure_copy() as folder:
        shutil.rmtree(folder / "brushpass" / "bots")
        game = find_game("kompromat")
        (row,) = beside(folder, False, [(game, game.about.options())], 0.001)
    assert FIGURES.keys() - row["ratio"].keys() == {"simulations_per_second"}


def test_a_version_that_does_not_start_says_why() -> None:
    with pure_copy() as folder:
        (folder / "brushpass" / "core" / "table.py").write_text("raise RuntimeError('no table')")
        game = find_game("kompromat")
        with pytest.raises(Refusal, match="cannot be measured: RuntimeError: no table"):
            list(beside(folder, False, [(game, game.about.options())], 0.001))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not JSON"),
        (b"\x7fELF\x00\x80\xff", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"[]", "was not saved with `brushpass bench --json`"),
        (b'{"answers_ms": {}}', "was not saved with `brushpass bench --json`"),
        (b'{"games": [{"game": "kompromat"}]}', "was not saved with"),
        (b'{"games": [{"game": "kompromat", "mode": "standard", "seats": []}]}', "was not saved"),
        (b'{"games": []}', "has no figures of kompromat (standard, 2 seats)"),
    ],
)
def test_files_that_are_no_bench(run: Run, content: bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    file.write_bytes(content)
    done = run("bench", "kompromat", "--against", file)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert sentence in done.err


@pytest.mark.parametrize("figure", ["0", "-1", "true", "NaN", "Infinity", '"7"'])
def test_figures_that_are_no_figures(run: Run, figure: str, tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    table = '"game": "kompromat", "mode": "standard", "seats": 2, "compiled": true, "python": "3"'
    file.write_text(f'{{"games": [{{{table}, "clones_per_second": {figure}}}]}}')
    assert "was not saved with" in run("bench", "kompromat", "--against", file).err


def test_what_is_neither_file_nor_commit(
    run: Run, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(what: str) -> str:
        done = run("bench", "kompromat", "--against", what)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        return done.err

    assert "cannot read nowhere.json: No such file" in refused("nowhere.json")
    assert "'nowhere': no such file, and no such commit" in refused("nowhere")
    git(checkout, "rm", "-r", "--quiet", "--cached", "src")
    git(checkout, "commit", "--message", "nothing left")
    assert "there is no Brushpass to build in" in refused("HEAD")
    monkeypatch.setattr("brushpass.cli.commit.find_spec", lambda _: None)
    assert "setuptools and mypy and msgspec must be installed" in refused("HEAD~1")
    monkeypatch.chdir(tmp_path)
    assert "'HEAD': no such file, and this is not a git checkout" in refused("HEAD")
    monkeypatch.setenv("PATH", "")
    assert "'HEAD': no such file, and no git to find a commit" in refused("HEAD")


def test_a_commit_that_cannot_be_built(run: Run, checkout: Path) -> None:
    (checkout / "setup.py").write_text("raise SystemExit('no builder today')")
    git(checkout, "commit", "--all", "--message", "a slip")
    done = run("bench", "kompromat", "--against", "HEAD")
    assert (done.code, done.out) == (2, "")
    assert "(a slip) cannot be built: no builder today" in done.err
    assert not list((checkout / ".build" / "against").iterdir())
