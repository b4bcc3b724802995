"""Where finished games are found: records, the folder of a tournament, a server's tables."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from brushpass.arena.archive import kept, record_path
from brushpass.core.catalogue import find_game
from brushpass.core.record import Record
from brushpass.core.refusal import Refusal

if TYPE_CHECKING:
    from brushpass.server.store.store import Store

ReadRecord = Callable[[Path], Record]


@dataclass(frozen=True)
class Found:
    """One game that can be exported; its record is read when its turn comes."""

    id: str
    where: str  # for whoever is told what is wrong with it
    players: list[str]
    read: Callable[[], Record]


def on_disk(paths: Iterable[Path], read: ReadRecord) -> Iterator[Found]:
    """Records, folders of records, and folders of tournaments."""
    for path in paths:
        if (path / "games.jsonl").is_file():
            yield from tournament(path, read)
        elif path.is_dir():
            files = sorted(path.rglob("*.txt"))
            if not files:
                raise Refusal(f"there are no records in {path}: a record's name ends in .txt")
            for file in files:
                yield _record(str(file.relative_to(path).with_suffix("")), file, read)
        else:
            yield _record(path.stem, path, read)


def _record(name: str, file: Path, read: ReadRecord) -> Found:
    return Found(name, str(file), [], lambda: read(file))


def tournament(folder: Path, read: ReadRecord, name: str = "") -> Iterator[Found]:
    for played in kept(folder):
        file = record_path(folder, played.game)
        found = _record(f"{name or folder.name}/{played.game:06d}", file, read)
        yield Found(found.id, found.where, list(played.seating), found.read)


async def on_a_server(store: "Store") -> list[Found]:
    """Finished tables at which spectators were welcome: what anybody may read anyway. Who the
    people were is not told, only which seats bots had."""
    from brushpass.server.tables.settings import Settings

    found = []
    for life in ("over", "closed"):
        for code in sorted(await store.codes(life)):
            row, result = await store.table(code), await store.result(code)
            if row is None or result is None or row.rules != find_game(row.game).about.rules:
                continue  # not finished, or of rules that cannot be followed any more
            if msgspec.json.decode(row.settings, type=Settings).watch == "nobody":
                continue
            seats = msgspec.json.decode(result.players, type=list[dict[str, str | None]])
            players = [seat["bot"] or "person" for seat in seats]
            found.append(_table(code, players, result.record))
    return found


def _table(code: str, players: list[str], text: str) -> Found:
    return Found(code, f"table {code}", players, lambda: Record.from_text(text))
