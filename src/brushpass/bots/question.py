"""A decision put to a bot: one value, whoever answers it and wherever."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from brushpass.bots.budget import Budget
from brushpass.core.about import Options, Value
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame


class Question(Struct, frozen=True):
    """All that a bot gets of a table, as bytes and numbers: nothing in it leads to the truth.

    It is made once, where the table is, and opened once, where the bot is. It has everything from
    the first message on, so that anybody can take over the seat with it; on its way to somebody who
    has heard some of that already, it is shortened.
    """

    game: str
    mode: str
    seats: int
    settings: Mapping[str, Value]
    seat: int
    view: bytes  # JSON; empty for a bot that does not look
    told: tuple[bytes, ...]  # each message as JSON; none for a bot that does not listen
    options: tuple[int, ...]
    budget: Budget
    heard: int = 0  # so many messages came before those in `told`

    @classmethod
    def put(
        cls,
        game: AnyGame,
        table: Options,
        seat: int,
        view: bytes,
        told: Sequence[bytes],
        options: Sequence[int],
        budget: Budget,
    ) -> Self:
        """Bots need no rest, and are not asked whether they want one."""
        return cls(
            game.about.name,
            table.mode,
            table.seats,
            table.settings,
            seat,
            view,
            tuple(told),  # the seat may be told more while a bot in another thread thinks
            tuple([option for option in options if not game.actions[option].recess]),
            budget,
        )

    def after(self, heard: int) -> tuple[bytes, ...]:
        """What the seat was told after so many messages."""
        return self.told[heard - self.heard :]

    def shortened(self, heard: int) -> Self:
        return replace(self, told=self.after(heard), heard=heard)


class Asked(Struct, frozen=True):
    """A question, opened inside the wall."""

    view: Any  # None for a bot that does not look
    told: Sequence[Any]  # from the first message on; none for a bot that does not listen
    options: Sequence[Action]
    budget: Budget
    chance: Chance
