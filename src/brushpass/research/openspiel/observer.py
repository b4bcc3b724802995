"""What OpenSpiel's observers see: the view of a seat as canonical JSON, and nothing else.

A view holds all that its seat knows, with the page of its memory, so it serves as observation and
as information state alike. It is knowledge, not history: two pasts that leave a seat knowing the
same are one information state. In imagined truths, where nobody remembers, it is `minds.Notes`.
"""

from typing import Any

import pyspiel

from brushpass.core.refusal import Refusal
from brushpass.research.openspiel.state import BrushpassState


class ViewObserver:
    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise Refusal(f"observers take no parameters, but got: {', '.join(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Refusal("no observer may know what all players know: allowed: one, or none")
        self._spectates = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: BrushpassState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: BrushpassState, player: int) -> str:
        return state.moment.sight(None if self._spectates else player).decode()
