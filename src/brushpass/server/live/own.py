"""The tables that somebody has been at, whatever became of them."""

from dataclasses import dataclass

import msgspec

from brushpass.server.live.house import House
from brushpass.server.store.rows import ResultRow, TableRow
from brushpass.server.tables import entries as e
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.settings import Settings
from brushpass.server.tables.table import LiveTable
from brushpass.server.tokens import CODE, TOKEN, hash_of


@dataclass(frozen=True)
class Own:
    row: TableRow
    names: list[str]  # by seat; nothing where nobody sits
    seat: int | None
    result: ResultRow | None


async def own_table(house: House, code: str, token: str) -> Own | None:
    """None: the token is of nobody at that table."""
    if not CODE.fullmatch(code) or not TOKEN.fullmatch(token):
        return None
    person = await house.store.person(hash_of(token), code)
    row = await house.store.table(code)
    if person is None or row is None:
        return None
    result = await house.store.result(code)
    try:
        table = await _seated(house, row)
    except Refused:  # of rules that cannot be played any more
        return Own(row, [] if result is None else _players(result), None, result)
    names = ["" if seat.free else name for name, seat in zip(table.names, table.seats, strict=True)]
    return Own(row, names, table.seat_of(person), result)


async def _seated(house: House, row: TableRow) -> LiveTable:
    """As they sat when the game began, or sit now; nothing of the game is played for it."""
    table = LiveTable(row, msgspec.json.decode(row.settings, type=Settings))
    for entry in await house.store.log(row.code):
        if isinstance(e.read(entry.data), e.Started):
            break
        table.apply(entry)
    return table


def _players(result: ResultRow) -> list[str]:
    players = msgspec.json.decode(result.players, type=list[dict[str, str | None]])
    return [player["name"] or player["bot"] or "" for player in players]
