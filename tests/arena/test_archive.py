import json
from contextlib import closing
from pathlib import Path

import pytest

from brushpass.arena.archive import Archive
from brushpass.arena.plan import Plan
from brushpass.arena.tournament import on_this_machine, run
from brushpass.core.refusal import Refusal
from tests.arena.plans import lasting, plan_of


def play(plan: Plan, folder: Path, deals: int = 2, force: bool = False) -> None:
    run(plan, deals, folder, on_this_machine(1), lambda done, total: None, force)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    play(plan_of(), tmp_path / "out")
    return tmp_path / "out"


def games(folder: Path) -> dict[int, object]:
    with closing(Archive(folder, plan_of())) as archive:
        return dict(archive.games)


def test_a_torn_last_line_is_played_again(folder: Path) -> None:
    whole, log = games(folder), folder / "games.jsonl"
    results = json.loads((folder / "results.json").read_text())
    log.write_bytes(log.read_bytes()[:-20])
    assert len(games(folder)) == len(whole) - 1
    play(plan_of(), folder)
    assert set(games(folder)) == set(whole)
    assert lasting(json.loads((folder / "results.json").read_text())) == lasting(results)


@pytest.mark.parametrize("damage", [b"{}\n", b"not json\n", b"\xff\xfe\n", b"\n"])
def test_a_damaged_line_is_named(folder: Path, damage: bytes) -> None:
    log = folder / "games.jsonl"
    first, rest = log.read_bytes().split(b"\n", 1)
    log.write_bytes(first + b"\n" + damage + rest)
    with pytest.raises(Refusal, match=r"games\.jsonl is damaged in line 2"):
        games(folder)


def test_a_game_of_other_bots_is_no_game_of_this_tournament(folder: Path) -> None:
    log = folder / "games.jsonl"
    log.write_bytes(log.read_bytes().replace(b'"clerk"', b'"other"', 1))
    with pytest.raises(Refusal, match="not of this tournament"):
        games(folder)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (plan_of(seed=2), "seed 1, not 2"),
        (plan_of(seats=5), "seats 4, not 5"),
        (plan_of("kompromat"), "game spy_tactics, not kompromat"),
        (plan_of(pairs=[("clerk", "recruit")]), "other pairs"),
    ],
)
def test_a_folder_of_another_tournament_is_refused(folder: Path, other: Plan, words: str) -> None:
    before = games(folder)
    with pytest.raises(Refusal, match=words):
        play(other, folder)
    assert games(folder) == before


def test_force_gives_up_the_other_tournament_and_nothing_else(folder: Path) -> None:
    (folder / "notes.txt").write_text("mine")
    play(plan_of(seed=2), folder, deals=1, force=True)
    assert len(list((folder / "records").rglob("*.txt"))) == 10
    assert (folder / "notes.txt").read_text() == "mine"


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for force in (False, True):
        with pytest.raises(Refusal, match="holds something else"):
            play(plan_of(), tmp_path, force=force)
    with pytest.raises(Refusal, match="is no folder"):
        play(plan_of(), tmp_path / "notes.txt")
    with pytest.raises(Refusal, match="there is no folder"):
        play(plan_of(), tmp_path / "nowhere" / "out")


def test_a_folder_is_open_for_one_at_a_time(folder: Path) -> None:
    with closing(Archive(folder, plan_of())):
        with pytest.raises(Refusal, match="another process"):
            Archive(folder, plan_of())
        with pytest.raises(Refusal, match="another process"):
            Archive(folder, plan_of(seed=2), force=True)
    games(folder)
