"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief, Wire
from brushpass.core.words import Words
from brushpass.games.kompromat import (
    belief,
    cards,
    reading,
)
from brushpass.games.kompromat.state import CHOOSING, DRAWING, OPENING, OVER, WINDOW, State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.wire import AnyMessage, Teller, View
from brushpass.games.kompromat.words import KompromatWords


def mission_card(kind: int) -> dict[str, Any]:
    """What is printed on it."""
    name = cards.MISSION_NAMES[kind]
    if kind < cards.FIRST_ITEM:
        return {"name": name, "kind": "Target", "worth": cards.TARGET_POINTS[kind], "unit": "VP"}
    if kind < cards.CODE:
        return {"name": name, "kind": "Item", "worth": cards.ITEM_POINTS, "unit": "VP"}
    return {"name": name, "kind": name, "worth": cards.SET_POINTS[2], "unit": "a pair"}


class KompromatFace(Face[State, View, Tell]):
    def teller(self, post: Post) -> Tell:
        return Teller(post)

    def view_type(self) -> Any:
        return View

    def message_type(self) -> Any:
        return AnyMessage

    def reading_type(self) -> Any:
        return reading.Reading

    def reading(self, v: View) -> Wire:
        return reading.read(v)

    def words(self) -> Words[View]:
        return KompromatWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "equipment": cards.EQUIPMENT_NAMES,
            "missions": [mission_card(kind) for kind in range(cards.FIRST_COUNTER)],
            "items": list(range(cards.FIRST_ITEM, cards.CODE)),  # as missions
            "rounds": cards.ROUNDS,
            "fatal": cards.FATAL,
            "limit": cards.LIMIT,
            "no_total": cards.NO_TOTAL,
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
