"""What an environment is asked for, in plain values, so that it can be asked for in any process."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from brushpass.bots.registry import find_any_bot
from brushpass.core.about import Options, Value
from brushpass.core.catalogue import find_game
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal
from brushpass.core.result import ZERO_SUM
from brushpass.core.rows import Rows
from brushpass.research.attended import Attended


@dataclass(frozen=True)
class Terms:
    game: str
    mode: str | None = None
    seats: int | None = None
    settings: Mapping[str, Value] = field(default_factory=dict)
    opponents: str | Sequence[str] | None = None  # None: every row is the seat to act
    seat: int | None = 0  # the learner's among opponents; None: another in each game
    reward: str = ZERO_SUM
    shaping: float = 0.0
    penalty: float = -1.0
    beliefs: bool = False

    @staticmethod
    def of(given: dict[str, Any]) -> "Terms":
        """Refuses what is of the wrong kind."""
        try:
            return msgspec.convert(given, Terms)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$.")
            raise Refusal(f"{where.rstrip('`')}: {what[:1].lower()}{what[1:]}") from None

    @property
    def rules(self) -> AnyGame:
        return find_game(self.game)

    @property
    def options(self) -> Options:
        return self.rules.about.options(self.mode, self.seats, self.settings)

    def rows(self, count: int, again: bool) -> Rows:
        game, options = self.rules, self.options
        if self.seat is not None and not 0 <= self.seat < options.seats:
            raise Refusal(f"seat must be from 0 to {options.seats - 1}, or None, not {self.seat}")
        bots = [find_any_bot(name, game) for name in self.names(options.seats - 1)]
        if not bots and not self.beliefs:
            return Rows(game, options, count, again, self.reward, self.shaping, self.penalty)
        return Attended(
            game,
            options,
            count,
            bots=bots,
            seat=self.seat,
            beliefs=self.beliefs,
            again=again,
            reward=self.reward,
            shaping=self.shaping,
            penalty=self.penalty,
        )

    def names(self, others: int) -> list[str]:
        """A single name is meant for all of them."""
        if self.opponents is None:
            return []
        names = [self.opponents] if isinstance(self.opponents, str) else list(self.opponents)
        if len(names) == 1:
            names *= others
        if len(names) != others:
            raise Refusal(
                f"opponents must be one name, or one for each of the {others} others, "
                f"not {len(names)}"
            )
        return names
