"""`brushpass export`: from records, tournaments, servers, and from games that it lets bots play."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.server.client import Server
from tests.server.inside import serving

PLAY = ["export", "--play", "double_agent", "--bots", "clerk", "--workers", 1]


def rows(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_record_to_the_screen(run: Run, record: Path) -> None:
    done = run("export", record)
    assert (done.code, done.err) == (0, "")
    first, *_, last = rows(done.out)
    assert (first["row"], first["id"], first["players"]) == ("game", record.stem, ["", ""])
    assert last["row"] == "truth"


def test_without_the_truth_and_with_text(run: Run, record: Path) -> None:
    found = rows(run("export", record, "--no-truth", "--text").out)
    assert {row["row"] for row in found} == {"game", "step", "end"}
    steps = [row for row in found if row["row"] == "step"]
    assert all(("\n2. " in (row["text"] or "")) == (len(row["options"]) > 1) for row in steps)


def test_games_are_played_written_and_more_are_added_to_those_there(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    done = run(*PLAY, "--games", 2, "--out", file)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("2 games, ")
    two = file.read_text()
    kept = tmp_path / "games.jsonl.games" / "games.jsonl"
    before = kept.read_text()
    assert run(*PLAY, "--games", 3, "--out", file, "--force").code == 0
    assert kept.read_text().startswith(before), "what was played is not played again"
    assert file.read_text().startswith(two)
    assert len({row["id"] for row in rows(file.read_text())}) == 3
    assert run(*PLAY, "--games", 2, "--out", file, "--force").code == 0
    assert file.read_text() == two


def test_equal_games_are_equal_files_packed_or_not(run: Run, tmp_path: Path) -> None:
    names = ["a.jsonl", "b.jsonl.gz", "c.jsonl.gz"]
    for name in names:
        assert run(*PLAY, "--games", 1, "--out", tmp_path / name).code == 0
    plain, one, two = ((tmp_path / name).read_bytes() for name in names)
    assert one == two
    assert gzip.decompress(one) == plain


def test_a_tournament_is_exported_with_who_sat_where(run: Run, tmp_path: Path) -> None:
    folder, file = tmp_path / "cup", tmp_path / "cup.jsonl"
    assert (
        run("tournament", "double_agent", "--deals", 1, "--workers", 1, "--out", folder).code == 0
    )
    assert run("export", folder, "--out", file).code == 0
    games = [row for row in rows(file.read_text()) if row["row"] == "game"]
    assert [game["id"] for game in games] == ["cup/000001", "cup/000002"]
    assert sorted(game["players"] for game in games) == [["clerk", "recruit"], ["recruit", "clerk"]]


def test_of_a_server_only_tables_that_might_be_watched_and_no_names(
    run: Run, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.db")

    async def story() -> str:
        async with serving(database) as (_, address), Server(address) as server:
            codes = []
            for watch in ("everybody", "nobody"):
                host = await server.open_table("Ada Lovelace", watch=watch)
                codes.append(host["code"])
                await server.do(host, "bot", seat=1, name="recruit")
                await server.do(host, "start")
                async with server.live(host) as live:
                    await live.play()
            return str(codes[0])

    open_one = asyncio.run(story())
    done = run("export", "--database", database)
    assert (done.code, done.err) == (0, "")
    found = rows(done.out)
    assert {row["id"] for row in found} == {open_one}
    assert found[0]["players"] == ["person", "recruit"]
    assert "Lovelace" not in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "name records or folders, or give --database, or --play GAME"),
        (["a.txt", "--play", "kompromat"], "name records or folders"),
        (["a.txt"], "there is no file a.txt"),
        (["a.txt", "--games", "3"], "add --play GAME"),
        (["--play", "kompromat"], "--play needs a file to write to"),
        (["--play", "chess", "--out", "x"], "unknown game 'chess'"),
        (["--play", "kompromat", "--bots", "nobody", "--out", "x"], "unknown bot 'nobody'"),
        (["--play", "kompromat", "--games", "no", "--out", "x"], "--games must be"),
        (["--database", "missing.db"], "missing.db"),
        (["empty"], "there are no records in empty"),
        (["bad"], "bad/a.txt: line 1: this is no Brushpass record"),
    ],
)
def test_what_cannot_be_exported_is_refused_and_leaves_nothing_behind(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "a.txt").write_text("nothing\n")
    done = run("export", *arguments)
    assert (done.code, done.out) == (2, "")
    assert words in done.err
    assert done.err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad", "empty"]


def test_a_bad_record_among_good_ones_is_named_and_no_file_is_left(
    run: Run, record: Path, tmp_path: Path
) -> None:
    text = record.read_text()
    (record.parent / "zzz.txt").write_text(text.replace("attempt 1", "attempt 2", 1))
    out = tmp_path / "out.jsonl"
    done = run("export", record.parent, "--out", out)
    assert done.code == 2
    assert "zzz.txt: step" in done.err
    assert list(tmp_path.glob("*out*")) + list(tmp_path.glob(".*")) == []


def test_the_schema_is_printed(run: Run) -> None:
    assert set(json.loads(run("export", "--schema").out)["$defs"]) >= {"StepRow", "TruthRow"}
