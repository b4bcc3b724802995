"""What seats of one table can conclude: counted once, however often it is asked for."""

from brushpass.core.wire import Belief
from brushpass.server import door
from brushpass.server.tables.table import LiveTable


class Dossiers:
    def __init__(self) -> None:
        self._counted: dict[int, tuple[int, Belief | None]] = {}  # by seat, and of which view

    def of(self, table: LiveTable, seat: int) -> Belief | None:
        shown, belief = self._counted.get(seat, (-1, None))
        if shown != table.shown[seat]:
            belief = door.dossier(table, seat)
            self._counted[seat] = table.shown[seat], belief
        return belief
