"""A record is the game: it replays to the same truth, up to any step."""

from typing import Any

from brushpass.core.chance import Fast, secret_from_seed
from brushpass.core.record import Record
from brushpass.core.table import Table, replay, verify
from tests.conformity.cells import Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.play import some_decision
from tests.conformity.streams import Stream, stream

KEEP_EVERY = 10
MOST_KEPT = 30  # moments of one game: long ones have hundreds


def check_record(cell: Cell, seed: int) -> None:
    chance = Fast(seed)
    secret = secret_from_seed(seed)
    table = Table.committed(cell.game, cell.some_options(chance), secret)
    kept = {0: _shown(table)}
    while table.to_act():
        table.play(*some_decision(cell.game, table.state, chance))
        if len(table.steps) % KEEP_EVERY == 0:
            kept[len(table.steps)] = _shown(table)
    end, last = len(table.steps), _shown(table)
    record = table.record()
    assert Record.from_text(record.to_text()) == record, f"{cell}: the text is another record"
    for steps, shown in list(kept.items())[:: 1 + len(kept) // MOST_KEPT]:
        _must_equal(cell, steps, _shown(replay(record, steps)), shown)
    revealed = record.reveal(secret)
    assert Record.from_text(revealed.to_text()) == revealed
    for whole in (replay(Record.from_text(record.to_text())), verify(revealed)):
        _must_equal(cell, end, _shown(whole), last)
        assert whole.record() == record


def _shown(table: Table) -> tuple[Any, list[Stream]]:
    return dump(table.state), [stream(box) for box in table.post.boxes]


def _must_equal(cell: Cell, steps: int, again: tuple[Any, Any], first: tuple[Any, Any]) -> None:
    assert again[0] == first[0], (
        f"{cell}: after {steps} steps the replay differs: {where_different(again[0], first[0])}"
    )
    assert again[1] == first[1], f"{cell}: after {steps} steps the replay told something else"
