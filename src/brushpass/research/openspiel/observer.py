"""What OpenSpiel's observers see: as text, the view of a seat as canonical JSON, and nothing else;
as a tensor, the row that the game's own observer writes for that seat.

A view holds all that its seat knows, with the page of its memory, so it serves as observation and
as information state alike. It is knowledge, not history: two pasts that leave a seat knowing the
same are one information state. In imagined truths, where nobody remembers, it is `minds.Notes`.
A row is less: the table as the seat sees it, and for information states what the seat concludes.
"""

from typing import Any

import numpy
import pyspiel

from brushpass.core.observation import clear, width, write_belief, zeros
from brushpass.core.refusal import Refusal
from brushpass.core.rows import observer_of
from brushpass.core.wire import decode
from brushpass.research.openspiel.sitting import Sitting
from brushpass.research.openspiel.state import BrushpassState


class ViewObserver:
    """`dict` has the parts of the row by their names, each being a view of `tensor`."""

    def __init__(self, sitting: Sitting, kind: Any, params: Any) -> None:
        if params:
            raise Refusal(f"observers take no parameters, but got: {', '.join(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Refusal("no observer may know what all players know: allowed: one, or none")
        self._spectates = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._spectates:  # rows are written for seats
            return
        self._rules = sitting.rules
        self._observer = observer_of(sitting.rules)
        seen = self._observer.parts(sitting.options)
        self._seen = width(seen)
        self._asked = self._observer.questions(sitting.options) if kind.perfect_recall else ()
        parts = (*seen, *[question.part for question in self._asked])
        self._row = zeros(width(parts))
        self._bytes = numpy.frombuffer(memoryview(self._row), numpy.uint8)
        self.tensor = numpy.zeros(width(parts), numpy.float32)
        at = 0
        for part in parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape or (1,))
            at += part.size

    def set_from(self, state: BrushpassState, player: int) -> None:
        """Zeros before the deal."""
        if self._spectates:
            return
        clear(self._row, 0, len(self._row))
        moment = state.moment
        if moment.truth is not None:
            self._observer.write(moment.truth, player, self._row, 0)
            minds = moment.minds() if self._asked else None  # only beliefs need to know them
            if minds is not None:
                view = decode(minds.view(player), self._rules.face.view_type())
                write_belief(self._asked, self._rules.face.belief(view), self._row, self._seen)
        self.tensor[:] = self._bytes

    def string_from(self, state: BrushpassState, player: int) -> str:
        return state.moment.sight(None if self._spectates else player).decode()
