"""The glass wall: a bot sees what its seat sees, and nothing it holds leads to the truth.

Views and messages cross the wall as bytes, options as numbers. Whatever the rules left hanging on
a view by mistake, a shared list or a stray attribute, stays on the other side. And whatever goes
wrong behind the wall stays there too: a bot that fails loses its turn to the Clerk.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from traceback import format_exc
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.clerk import Clerk
from brushpass.bots.fault import Failure, Fault, Kind
from brushpass.bots.outside import Outside, Seated
from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from brushpass.core.wire import Message, Wire, decode, encode


def view_through_glass(game: AnyGame, view: Wire) -> Any:
    return decode(encode(view), game.face.view_type())


def message_through_glass(game: AnyGame, message: Message) -> Any:
    return decode(encode(message), game.face.message_type())


class Walled:
    """A bot behind the wall, in its seat at a table. `faults` are the turns that it lost."""

    def __init__(
        self,
        bot: Bot,
        chance: Chance,
        budget: Budget | None = None,
        report: Callable[[Fault], None] | None = None,
    ) -> None:
        self.bot = bot
        self.looks = bot.looks
        self.faults: list[Fault] = []
        self._told: list[Any] = []
        self._chance = chance
        self._budget = bot.budget if budget is None else budget
        self._report = report
        self._clerk = Clerk(bot.game)

    def sit(self, options: Options, seat: int) -> None:
        if isinstance(self.bot, Outside):
            self.bot = self.bot.seated(options, seat)

    def leave(self) -> None:
        if isinstance(self.bot, Seated):
            self.bot.close()

    def hear(self, messages: Sequence[Message], own: bool) -> None:
        if self.bot.listens:
            self._told += [message_through_glass(self.bot.game, message) for message in messages]

    def choose(self, view: Wire | None, options: Sequence[Action]) -> Action:
        """`view` may be None for a bot that does not look."""
        game = self.bot.game
        seen = None if view is None else view_through_glass(game, view)
        offered = tuple([game.actions[option.id] for option in options])
        try:
            chosen = self.bot.choose(seen, self._told, offered, self._budget, self._chance)
            if chosen not in offered:
                raise Failure(Kind.NONSENSE, f"chose {chosen!r}, which is not among its options")
            return chosen
        except Failure as failure:
            self._fault(failure)
        except Exception as error:
            self._fault(Failure(Kind.CRASH, f"{type(error).__name__}: {error}", format_exc()))
        if seen is None:
            return offered[self._chance.pick(len(offered))]
        return self._clerk.choose(seen, self._told, offered, self._budget, self._chance)

    def _fault(self, failure: Failure) -> None:
        fault = Fault(self.bot.name, failure.kind, failure.words, failure.details)
        self.faults.append(fault)
        if self._report is not None:
            self._report(fault)


@contextmanager
def sitting(bots: Mapping[int, Walled], options: Options) -> Iterator[None]:
    """By seat, for one game. While they sit, bots from outside have processes of their own."""
    try:
        for seat, bot in bots.items():
            bot.sit(options, seat)
        yield
    finally:
        for bot in bots.values():
            bot.leave()
