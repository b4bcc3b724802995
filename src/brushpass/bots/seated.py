"""A bot in its seat for one game. Wherever it runs, a question goes in and an option comes out."""

from traceback import format_exc
from typing import TYPE_CHECKING, Any

from brushpass.bots.fault import Failure, Kind
from brushpass.bots.question import Asked, Question
from brushpass.bots.text.cost import Cost
from brushpass.core.chance import Chance
from brushpass.core.wire import decoder

if TYPE_CHECKING:
    from brushpass.bots.bot import Bot


class Seated:
    cost: Cost | None = None  # of somebody who is asked in words

    def answer(self, question: Question) -> int:
        """One of the options, or a Failure."""
        raise NotImplementedError

    def close(self) -> None:
        """After the game: ends what was started for it."""


class Inside(Seated):
    """In this process. Questions are opened here, and nowhere else."""

    def __init__(self, bot: "Bot", chance: Chance, told: list[Any] | None = None) -> None:
        self._bot = bot
        self._chance = chance
        self._actions = bot.game.actions
        self._view = decoder(bot.game.face.view_type())
        self._message = decoder(bot.game.face.message_type())
        self._told = [] if told is None else told  # all that was opened already

    def answer(self, question: Question) -> int:
        asked = self._open(question)
        try:
            chosen = self._bot.choose(asked)
        except Failure:
            raise
        except Exception as error:
            words = f"{type(error).__name__}: {error}"
            raise Failure(Kind.CRASH, words, format_exc()) from None
        if chosen not in asked.options:
            raise Failure(Kind.NONSENSE, f"chose {chosen!r}, which is not among its options")
        return chosen.id

    def _open(self, question: Question) -> Asked:
        view = self._view.decode(question.view) if question.view else None
        if self._bot.listens:
            new = question.after(len(self._told))
            self._told += [self._message.decode(message) for message in new]
        actions = self._actions
        options = tuple([actions[option] for option in question.options])
        return Asked(view, self._told, options, question.budget, self._chance)
