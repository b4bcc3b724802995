"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief, Wire
from brushpass.core.words import Words
from brushpass.games.microfilms.rules import actions, ending
from brushpass.games.microfilms.rules.cards import (
    ACE,
    ACTION_KINDS,
    BLOODSTAINED,
    CARD_NAMES,
    CROUPIER_WINS,
    HIDDEN,
    IDENTITY_NAMES,
    KINDS,
    NATION_NAMES,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.state import (
    BLACKMAILED,
    BRIBED,
    OFFER,
    OVER,
    State,
)
from brushpass.games.microfilms.rules.tell import Tell
from brushpass.games.microfilms.speech import reading
from brushpass.games.microfilms.speech.messages import AnyMessage
from brushpass.games.microfilms.speech.news import GOALS, USES
from brushpass.games.microfilms.speech.teller import Teller
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.speech.words import MicrofilmsWords
from brushpass.games.microfilms.thought import belief


class MicrofilmsFace(Face[State, View, Tell]):
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
        return MicrofilmsWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "nation_names": NATION_NAMES,
            "nations": NATIONS,
            "cards": [
                {
                    "name": name,
                    "sort": "Action" if ACTION_KINDS >> kind & 1 else "Item",
                    "nation": NATION_NAMES[kind % NATIONS] if kind < ACE else "",
                    "stained": BLOODSTAINED >> kind & 1 == 1,
                    "use": USES[kind],
                }
                for kind, name in enumerate(CARD_NAMES)
            ],
            "kinds": KINDS,
            "identity_names": IDENTITY_NAMES,
            "identity_goals": GOALS,
            "none": NONE,
            "hidden": HIDDEN,
            # In actions and facts seats have their numbers, and so have the Croupier and the decks.
            "croupier": actions.CROUPIER,
            "deck": actions.DECK,
            "discards": actions.DISCARDS,
            "offer": OFFER,
            "bribed": BRIBED,
            "blackmailed": BLACKMAILED,
            "over": OVER,
            "endings": ending.ENDINGS,
            "croupier_wins": CROUPIER_WINS,  # francs
        }

    def belief(self, v: View) -> Belief | None:
        return belief.belief(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)
