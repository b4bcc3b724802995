"""The glass wall: a bot sees what its seat sees, and nothing it holds leads to the truth.

Views and messages cross the wall as bytes, options as numbers. Whatever the rules left hanging on
a view by mistake, a shared list or a stray attribute, stays on the other side. And whatever goes
wrong behind the wall stays there too: a bot that fails loses its turn to the Clerk.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.clerk import Clerk
from brushpass.bots.fault import Failure, Fault
from brushpass.bots.question import Question
from brushpass.bots.seated import Seated
from brushpass.bots.text.cost import Cost
from brushpass.core.about import Options
from brushpass.core.chance import Chance


def answered(
    question: Question, bot: Seated, clerk: Seated, chance: Chance
) -> tuple[int, Failure | None]:
    """Somebody always answers. With how the bot lost its turn, if it did.

    Where there is no choice, nobody is asked.
    """
    if len(question.options) == 1:
        return question.options[0], None
    try:
        return bot.answer(question), None
    except Failure as failure:
        lost = failure
    try:
        return clerk.answer(question), lost
    except Failure:  # anything is better than a table that stands still
        return question.options[chance.pick(len(question.options))], lost


class Walled:
    """A bot behind the wall, in its seat at a table. `faults` are the turns that it lost."""

    def __init__(
        self,
        bot: Bot,
        table: Options,
        seat: int,
        chance: Chance,
        budget: Budget | None = None,
        report: Callable[[Fault], None] | None = None,
    ) -> None:
        self.bot = bot
        self.looks = bot.looks
        self.listens = bot.listens
        self.faults: list[Fault] = []
        self._table = table
        self._seat = seat
        self._told: list[bytes] = []
        self._chance = chance
        self._budget = bot.budget if budget is None else budget
        self._report = report
        self._seated = bot.seated(chance)
        self._clerk = Clerk(bot.game).seated(chance)

    @property
    def cost(self) -> Cost | None:
        return self._seated.cost

    def leave(self) -> None:
        self._seated.close()

    def hear(self, messages: Sequence[bytes], own: bool) -> None:
        self._told += messages

    def choose(self, view: bytes, options: tuple[int, ...]) -> int:
        """`view` may be empty for a bot that does not look."""
        question = Question.put(
            self.bot.game, self._table, self._seat, view, self._told, options, self._budget
        )
        chosen, lost = answered(question, self._seated, self._clerk, self._chance)
        if lost is not None:
            self._lose(lost)
        return chosen

    def _lose(self, failure: Failure) -> None:
        fault = Fault(self.bot.name, failure.kind, failure.words, failure.details)
        self.faults.append(fault)
        if self._report is not None:
            self._report(fault)


@contextmanager
def sitting(bots: Sequence[Walled]) -> Iterator[None]:
    """For one game, at whose end bots from outside have no processes any more."""
    try:
        yield
    finally:
        for bot in bots:
            bot.leave()
