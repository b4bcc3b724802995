"""What a tournament is, as data. Equal plans play the same games, on whatever machine."""

from collections.abc import Sequence

import msgspec

from brushpass import __version__
from brushpass.bots.budget import Budget
from brushpass.bots.outside import GRACE
from brushpass.bots.registry import find_any_bot
from brushpass.core.about import Options, Value
from brushpass.core.catalogue import find_game
from brushpass.core.game import AnyGame

Pair = tuple[str, str]  # a challenger, and the bot that it plays against or among
Seating = tuple[str, ...]  # the name of a bot for each seat


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    rules: int
    mode: str
    seats: int
    settings: dict[str, Value]
    pairs: tuple[Pair, ...]
    seed: int
    budgets: dict[str, Budget]  # by bot
    grace: float  # seconds beyond its time that a bot from outside gets
    version: str  # bots may play better in the next one
    pool: str = ""  # the frozen opponents, if it is played against those

    @staticmethod
    def make(
        game: AnyGame,
        options: Options,
        pairs: Sequence[Pair],
        seed: int,
        budget: Budget | None = None,
        grace: float = GRACE,
    ) -> "Plan":
        """Without a budget every bot takes its own."""
        names = dict.fromkeys(name for pair in pairs for name in pair)
        return Plan(
            game.about.name,
            game.about.rules,
            options.mode,
            options.seats,
            dict(options.settings),
            tuple(pairs),
            seed,
            {bot: budget or find_any_bot(bot, game, grace).budget for bot in names},
            grace,
            __version__,
        )

    def in_pool(self, pool: str, budgets: dict[str, Budget]) -> "Plan":
        return msgspec.structs.replace(self, pool=pool, budgets=self.budgets | budgets)

    def at_pace(self, pace: int) -> "Plan":
        """Every bot's time as so many simulations a millisecond, for a machine that is not idle."""
        return msgspec.structs.replace(
            self, budgets={bot: paced(budget, pace) for bot, budget in self.budgets.items()}
        )

    @property
    def options(self) -> Options:
        return find_game(self.game).about.options(self.mode, self.seats, self.settings)

    @property
    def bots(self) -> list[str]:
        return list(self.budgets)


def paced(budget: Budget, pace: int) -> Budget:
    if budget.milliseconds is None:
        return budget
    return Budget(simulations=round(pace * budget.milliseconds))


def everyone_against_everyone(bots: Sequence[str]) -> list[Pair]:
    return [(bot, other) for bot in bots for other in bots if bot != other]


def ladder(levels: Sequence[str]) -> list[Pair]:
    """Each level against the one below it; the lowest comes first."""
    return list(zip(levels[1:], levels, strict=False))
