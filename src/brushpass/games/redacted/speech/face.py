"""What surfaces need of this game, wired up."""

from typing import Any

from brushpass.core.face import Face
from brushpass.core.post import Post
from brushpass.core.wire import Belief, Wire
from brushpass.core.words import Words
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.rules.tell import Tell
from brushpass.games.redacted.speech import lexicon, reading
from brushpass.games.redacted.speech.messages import AnyMessage
from brushpass.games.redacted.speech.teller import Teller
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.speech.words import RedactedWords
from brushpass.games.redacted.thought import belief


class RedactedFace(Face[State, View, Tell]):
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
        return RedactedWords()

    def lexicon(self) -> dict[str, Any]:
        return lexicon.lexicon()

    def belief(self, v: View) -> Belief | None:
        return belief.believe(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)
