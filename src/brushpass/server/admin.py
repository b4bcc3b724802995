"""What whoever runs the server can do beside it: look, close, delete. It needs the database only.

A running server learns of it as one worker learns of another: from the log.
"""

from time import time
from typing import Final

import msgspec

from brushpass.core.refusal import Refusal
from brushpass.core.wire import Wire
from brushpass.server.store.rows import Append, EntryRow
from brushpass.server.store.store import Store
from brushpass.server.tables import entries as e
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import CLOSED, GUIDED, OPEN, OVER, PLAYING
from brushpass.server.tables.text import read_reason

STRANDED: Final = "stranded"  # opened with other rules than there are now
LIVES: Final = (OPEN, PLAYING, OVER, CLOSED, STRANDED)
DONE: Final = (OPEN, OVER, CLOSED, STRANDED, GUIDED)  # may be deleted: not what is played
DAY: Final = 86_400
AT_ONCE: Final = 100  # tables deleted in one transaction, so that nobody waits for long
TRIES: Final = 20


class TableInfo(Wire, frozen=True, forbid_unknown_fields=True):
    code: str
    life: str
    game: str
    mode: str
    seats: int
    people: list[str]
    bots: list[str]
    opened: float  # days ago
    changed: float


async def list_tables(store: Store, life: str | None, most: int) -> list[TableInfo]:
    """The newest change first."""
    now, found = time(), []
    for row in await store.overview(LIVES if life is None else [life], most):
        settings = msgspec.json.decode(row.settings, type=Settings)
        people, bots = _who(await store.log(row.code))
        found.append(
            TableInfo(
                row.code,
                row.life,
                row.game,
                settings.mode or "",
                settings.seats or 0,
                people,
                bots,
                (now - row.created_at) / DAY,
                (now - row.changed_at) / DAY,
            )
        )
    return found


def _who(log: list[EntryRow]) -> tuple[list[str], list[str]]:
    people: list[str | None] = []
    bots: dict[int, str | None] = {}
    for row in log:
        match e.read(row.data):
            case e.Joined(name=name):
                people.append(name)
            case e.Left(person=person):
                people[person] = None
            case e.Botted(seat=seat, bot=bot):
                bots[seat] = bot
            case e.Sat(seat=seat):
                bots.pop(seat, None)
    return [name for name in people if name], [bot for _, bot in sorted(bots.items()) if bot]


async def close_table(store: Store, code: str, why: str) -> None:
    closed = e.write(e.Closed(read_reason(why)))
    for _ in range(TRIES):
        row = await store.table(code)
        if row is None:
            raise Refusal(f"there is no table {code}")
        if row.life == CLOSED:
            raise Refusal(f"table {code} is closed already")
        number = await store.last(code) + 1
        append = Append(code, EntryRow(number, None, None, closed), time(), CLOSED, 0)
        if await store.append(append):
            return
    raise Refusal(f"table {code} changes too quickly: try again")


async def delete_tables(store: Store, days: int) -> int:
    """Those at which nothing happened for so many days, and that are not being played."""
    deleted = 0
    while codes := await store.quiet(DONE, time() - days * DAY, AT_ONCE):
        await store.drop(*codes)
        deleted += len(codes)
    return deleted
