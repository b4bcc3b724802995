"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief, Wire
from brushpass.core.words import Words
from brushpass.games.spy_tactics import (
    belief,
    reading,
)
from brushpass.games.spy_tactics.cards import (
    CODE_NAMES,
    CODES,
    HIDDEN,
    NONE,
    NOTHING,
    ROUNDS,
    TEAM_NAMES,
)
from brushpass.games.spy_tactics.spoken import GIST, effect
from brushpass.games.spy_tactics.state import PHASE_NAMES, State
from brushpass.games.spy_tactics.tell import Tell
from brushpass.games.spy_tactics.wire import AnyMessage, Teller, View
from brushpass.games.spy_tactics.words import SpyTacticsWords


class SpyTacticsFace(Face[State, View, Tell]):
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
        return SpyTacticsWords()

    def lexicon(self) -> dict[str, Any]:
        """What a code does: by round from 0 and code, its effect and what may go wrong."""
        return {
            "NONE": NONE,
            "HIDDEN": HIDDEN,
            "NOTHING": NOTHING,
            "TEAMS": TEAM_NAMES,
            "CODES": CODE_NAMES,
            "GIST": GIST,
            "EFFECTS": [
                [effect(code, nth)[:2] for code in range(CODES)] for nth in range(1, ROUNDS + 1)
            ],
            "PHASES": PHASE_NAMES,
        }

    def belief(self, v: View) -> Belief | None:
        return belief.belief(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)
