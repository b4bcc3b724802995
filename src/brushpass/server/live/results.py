"""What is written down when a game is over."""

import msgspec

from brushpass.server.store.rows import ResultRow
from brushpass.server.tables.table import LiveTable


def result_row(table: LiveTable, at: float) -> ResultRow:
    """With the whole record: it must be readable when the rules have changed."""
    assert table.play is not None
    result = table.game.result(table.play.table.state)
    assert result is not None
    players = [
        {
            "name": None if seat.person is None else table.people[seat.person].name,
            "bot": seat.played_by,
        }
        for seat in table.seats
    ]
    return ResultRow(
        table.code,
        table.game.about.name,
        table.options.mode,
        table.options.seats,
        msgspec.json.encode(players),
        result.ending,
        msgspec.json.encode(result.winners),
        msgspec.json.encode(result.points),
        table.play.record().to_text(),
        at,
    )
