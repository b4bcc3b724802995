"""The folder of a tournament. Whatever ends the program, the games finished by then are kept.

tournament.json         the plan
games.jsonl             a line for each finished game, in the order they finished
records/000/000017.txt  game 17, for `brushpass replay` and `brushpass verify`
results.json, .svg      at the end
"""

import fcntl
import json
import os
import shutil
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from brushpass.arena.plan import Plan
from brushpass.arena.played import Played
from brushpass.arena.schedule import Schedule
from brushpass.core.refusal import Refusal

MADE: Final = ("games.jsonl", "records", "results.json", "results.svg")  # besides the plan
IN_A_FOLDER: Final = 1000  # records; file browsers stay quick


class Archive:
    """Open for one process at a time; close it."""

    def __init__(self, folder: Path, plan: Plan, force: bool = False) -> None:
        self.folder = folder
        self.plan = plan
        self.games: dict[int, Played] = {}
        with ExitStack() as on_failure:
            on_failure.callback(os.close, lock := take(folder))
            prepare(folder, plan, force)
            self._log = on_failure.enter_context((folder / "games.jsonl").open("a+b"))
            self._read()
            on_failure.pop_all()
        self._lock = lock

    def _read(self) -> None:
        schedule = Schedule(self.plan)
        self._log.seek(0)
        whole = 0
        for number, line in enumerate(self._log, 1):
            if not line.endswith(b"\n"):
                break  # the program was ended while it wrote this line
            whole += len(line)
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise self._damaged(number, str(error)) from None
            where = schedule.deal(played.game), schedule.seating(played.game)
            if played.game < 1 or (played.deal, played.seating) != where:
                raise self._damaged(number, "the game is not of this tournament")
            self.games[played.game] = played
        self._log.truncate(whole)

    def _damaged(self, line: int, why: str) -> Refusal:
        where = self.folder / "games.jsonl"
        return Refusal(f"{where} is damaged in line {line}: {why}; choose another folder")

    def keep(self, played: Played, record: str) -> None:
        """The record first: a game that is listed can be replayed."""
        path = record_path(self.folder, played.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record, "utf-8", newline="\n")
        self._log.write(msgspec.json.encode(played) + b"\n")
        self._log.flush()
        self.games[played.game] = played

    def missing(self, wanted: Iterable[int]) -> list[int]:
        return [game for game in wanted if game not in self.games]

    def write(self, name: str, text: str) -> None:
        """All of it or nothing."""
        draft = self.folder / f".{name}"
        draft.write_text(text, "utf-8")
        os.replace(draft, self.folder / name)

    def close(self) -> None:
        self._log.close()
        os.close(self._lock)


def record_path(folder: Path, game: int) -> Path:
    return folder / "records" / f"{game // IN_A_FOLDER:03d}" / f"{game:06d}.txt"


def kept(folder: Path) -> list[Played]:
    """The games in a folder, in order, whoever may be playing more there just now."""
    lines = (folder / "games.jsonl").read_bytes().split(b"\n")[:-1]  # the last may not be whole
    try:
        games = [msgspec.json.decode(line, type=Played) for line in lines]
    except msgspec.DecodeError as error:
        raise Refusal(f"{folder / 'games.jsonl'} is damaged: {error}") from None
    return sorted(games, key=lambda played: played.game)


def take(folder: Path) -> int:
    """Makes the folder if need be, and locks it. The lock ends with the process at the latest."""
    if folder.exists() and not folder.is_dir():
        raise Refusal(f"{folder} is there already and is no folder")
    if not folder.exists() and not folder.parent.is_dir():
        raise Refusal(f"there is no folder {folder.parent} to make {folder.name!r} in")
    folder.mkdir(exist_ok=True)
    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Refusal(f"another process is playing the tournament in {folder}") from None
    return lock


def prepare(folder: Path, plan: Plan, force: bool) -> None:
    """An empty folder becomes this plan's; that of another plan is refused, or emptied by force."""
    sheet, draft = folder / "tournament.json", folder / ".tournament.json"
    if sheet.exists():
        difference = compare(sheet, plan)
        if difference is None:
            return
        if not force:
            raise Refusal(
                f"{folder} holds another tournament ({difference}): choose another folder, "
                "or add --force to give up its games"
            )
        for name in MADE:
            forget(folder / name)
    elif set(folder.iterdir()) - {draft}:
        # Not even by force: what lies there is not ours.
        raise Refusal(f"the folder {folder} holds something else: choose another")
    draft.write_text(json.dumps(msgspec.to_builtins(plan), indent=2) + "\n", "utf-8")
    os.replace(draft, sheet)


def forget(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        with suppress(FileNotFoundError):
            path.unlink()


def compare(sheet: Path, plan: Plan) -> str | None:
    """The first thing in which the plan on disk is another one, in words."""
    try:
        there: Any = json.loads(sheet.read_bytes())
    except ValueError:
        there = None
    if not isinstance(there, dict):
        return "its tournament.json cannot be read"
    # As plain data on both sides: a tuple and a list are the same list in a file.
    here = json.loads(msgspec.json.encode(plan))
    for name in here:
        if there.get(name) != here[name]:
            if isinstance(here[name], (dict, list)):
                return f"other {name}"
            return f"{name} {there.get(name)}, not {here[name]}"
    return None
