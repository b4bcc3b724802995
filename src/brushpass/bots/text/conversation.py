"""Asks a program in words, and asks again where its answer cannot be taken."""

from collections.abc import Callable
from typing import Final

from brushpass.bots.fault import Failure, Kind
from brushpass.bots.question import Question
from brushpass.bots.text.answer import NotOffered, Unreadable, read_move
from brushpass.bots.text.cost import Cost
from brushpass.bots.text.prompt import introduction, observation, offers_of
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

RETRIES: Final = 2

Say = Callable[[str, str], str]  # an introduction and a text go out, an answer comes back


class Conversation:
    """Of one seat in one game."""

    def __init__(self, game: AnyGame) -> None:
        self.cost = Cost()
        self._game = game
        self._heard = 0  # messages that the seat knew when it last decided

    def decide(self, question: Question, say: Say) -> int:
        game = self._game
        intro = introduction(game, question.seats, question.seat)
        asked = observation(game, question, self._heard)
        self._heard = question.heard + len(question.told)
        offers = offers_of(game, question)
        text = asked
        for _ in range(RETRIES + 1):
            self.cost.calls += 1
            self.cost.read += len(intro) + len(text)
            answer = say(intro, text)
            self.cost.written += len(answer)
            try:
                return question.options[read_move(answer, game, offers)]
            except (Unreadable, NotOffered) as wrong:
                self._count(wrong)
                last = str(wrong)
                text = f"{last[:1].upper()}{last[1:]}.\n\n{asked}"
        raise Failure(Kind.NONSENSE, f"gave {RETRIES + 1} answers that could not be taken: {last}")

    def _count(self, wrong: Refusal) -> None:
        if isinstance(wrong, NotOffered):
            self.cost.illegal += 1
        else:
            self.cost.unreadable += 1
