"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief
from brushpass.core.words import Words
from brushpass.games.kompromat import (
    belief,
    cards,
)
from brushpass.games.kompromat.state import CHOOSING, DRAWING, OPENING, OVER, WINDOW, State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.wire import AnyMessage, Teller, View
from brushpass.games.kompromat.words import KompromatWords


class KompromatFace(Face[State, View, Tell]):
    def teller(self, post: Post) -> Tell:
        return Teller(post)

    def view_type(self) -> Any:
        return View

    def message_type(self) -> Any:
        return AnyMessage

    def words(self) -> Words[View]:
        return KompromatWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "equipment": cards.EQUIPMENT_NAMES,
            "copies": cards.EQUIPMENT,
            "missions": cards.MISSION_NAMES,
            "target_points": cards.TARGET_POINTS,
            "set_points": cards.SET_POINTS,
            "item_points": cards.ITEM_POINTS,
            "first_item": cards.FIRST_ITEM,
            "code": cards.CODE,
            "document": cards.DOCUMENT,
            "rounds": cards.ROUNDS,
            "fatal": cards.FATAL,
            "limit": cards.LIMIT,
            "no_total": cards.NO_TOTAL,
            "eleven": cards.ELEVEN,
            "newspaper_halves": cards.NEWSPAPER_HALVES,
            "phases": {
                "opening": OPENING,
                "choosing": CHOOSING,
                "drawing": DRAWING,
                "window": WINDOW,
                "over": OVER,
            },
        }

    def belief(self, v: View) -> Belief | None:
        return belief.believe(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)
