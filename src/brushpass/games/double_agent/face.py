"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief, Wire
from brushpass.core.words import Words
from brushpass.games.double_agent import (
    belief,
    cards,
    reading,
)
from brushpass.games.double_agent.spoken import MARKS, short_word
from brushpass.games.double_agent.state import PHASES, State
from brushpass.games.double_agent.tell import Tell
from brushpass.games.double_agent.wire import AnyMessage, Teller, View
from brushpass.games.double_agent.words import DoubleAgentWords


class DoubleAgentFace(Face[State, View, Tell]):
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
        return DoubleAgentWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "phases": PHASES,
            "letters": cards.AGENT_NAMES,
            "people": cards.PEOPLE,
            "backs": cards.BACK_NAMES,
            "cards": [
                {
                    "name": card.name,
                    "short": short_word(kind),
                    "text": card.text,
                    "value": card.value,
                    "back": card.back,
                    "mark": MARKS.get(card.source, ""),
                    "note": card.note,
                    "action": cards.is_action(kind),
                }
                for kind, card in enumerate(cards.CARDS)
            ],
            "ends": cards.ENDS,
        }

    def belief(self, v: View) -> Belief | None:
        return belief.believe(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)
