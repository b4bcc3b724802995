"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief
from brushpass.core.words import Words
from brushpass.games.microfilms.rules import actions, ending
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    CARD_NAMES,
    CARD_WORDS,
    CASH_OUT,
    CLEARED_LIMIT,
    CROUPIER_WINS,
    HIDDEN,
    IDENTITY_NAMES,
    INTERROGATE,
    KINDS,
    LETTER,
    MICROFILM,
    NATION_NAMES,
    NATIONS,
    NONE,
    STEAL,
    SUSPECT_LIMIT,
)
from brushpass.games.microfilms.rules.state import (
    BLACKMAILED,
    BRIBED,
    DISCARD,
    OFFER,
    OVER,
    TURN,
    State,
)
from brushpass.games.microfilms.rules.tell import Tell
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

    def words(self) -> Words[View]:
        return MicrofilmsWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "nation_names": NATION_NAMES,
            "nations": NATIONS,
            "card_names": CARD_NAMES,
            "card_words": CARD_WORDS,
            "card_uses": USES,
            "kinds": KINDS,
            "microfilm": MICROFILM,
            "letter": LETTER,
            "ace": ACE,
            "steal": STEAL,
            "interrogate": INTERROGATE,
            "cash_out": CASH_OUT,
            "bloodstained": BLOODSTAINED,  # kinds as bits
            "identity_names": IDENTITY_NAMES,
            "identity_goals": GOALS,
            "none": NONE,
            "hidden": HIDDEN,
            # As options name them: seats, the Croupier, the two decks.
            "aim_words": [actions.aim_word(aim) for aim in range(actions.LOCATIONS)],
            "croupier": actions.CROUPIER,
            "deck": actions.DECK,
            "discards": actions.DISCARDS,
            "turn": TURN,
            "offer": OFFER,
            "bribed": BRIBED,
            "blackmailed": BLACKMAILED,
            "discard": DISCARD,
            "over": OVER,
            "endings": ending.ENDINGS,
            "hand_limits": [SUSPECT_LIMIT, CLEARED_LIMIT],  # of a Suspect, of a Cleared player
            "croupier_wins": CROUPIER_WINS,  # francs
        }

    def belief(self, v: View) -> Belief | None:
        return belief.belief(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)
