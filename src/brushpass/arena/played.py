"""One game of a tournament, played and summed up."""

from collections.abc import Generator
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from brushpass.arena.plan import Plan, Seating
from brushpass.arena.schedule import Schedule
from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.fault import Fault
from brushpass.bots.match import play_out
from brushpass.bots.registry import find_any_bot
from brushpass.bots.seeds import bot_chance, game_secret, game_seed
from brushpass.bots.text.cost import Cost
from brushpass.bots.wall import Walled, sitting
from brushpass.core.about import Options
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Chance
from brushpass.core.result import Result
from brushpass.core.table import Table

DIGITS: Final = 4  # of a millisecond


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: int
    deal: int
    seating: Seating
    ending: str
    winners: tuple[int, ...]
    points: tuple[float, ...]
    roles: tuple[str, ...]
    steps: int
    faults: tuple[Fault, ...]  # turns that bots lost, without the details
    answer_ms: tuple[float | None, ...]  # by seat: the median; None if it never had a choice
    drawn: bool = False
    costs: tuple[Cost | None, ...] = ()  # by seat: what those took who are asked in words

    @property
    def result(self) -> Result:
        return Result(self.ending, self.winners, self.points, self.drawn)


# A game in figures and its record, one game after the other. Closing it ends what plays them.
Finished = Generator[tuple[Played, str], None, None]


class Parlour:
    """Plays games of a plan. Keeps its bots from game to game; close it to end them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.schedule = Schedule(plan)
        self._game = find_game(plan.game)
        self._options = plan.options
        self._bots: dict[str, Bot] = {}

    def play(self, number: int) -> tuple[Played, str]:
        """The game in figures, and its record."""
        deal, seating = self.schedule.deal(number), self.schedule.seating(number)
        secret = game_secret(self.plan.seed, deal)
        table = Table.committed(self._game, self._options, secret)
        players = [self._seat(name, seat, deal) for seat, name in enumerate(seating)]
        try:
            with sitting(players):
                play_out(table, players)
        except Exception as fault:
            fault.add_note(f"in game {number}: deal {deal}, {', '.join(seating)}")
            raise
        result = self._game.result(table.state)
        assert result is not None
        seats = range(len(seating))
        played = Played(
            game=number,
            deal=deal,
            seating=seating,
            ending=result.ending,
            winners=result.winners,
            points=result.points,
            roles=tuple(self._game.role(table.state, seat) for seat in seats),
            steps=len(table.steps),
            faults=tuple(
                replace(fault, details="") for player in players for fault in player.faults
            ),
            answer_ms=tuple(player.median_ms() for player in players),
            drawn=result.drawn,
            costs=tuple(player.cost for player in players),
        )
        return played, table.record().reveal(secret).to_text()

    def _seat(self, name: str, seat: int, deal: int) -> "Timed":
        if name not in self._bots:
            self._bots[name] = find_any_bot(name, self._game, self.plan.grace)
        # Whoever sits here draws on the same luck: a bot in place of its equal changes nothing,
        # so the games of one deal differ by decisions alone.
        chance = bot_chance(game_seed(self.plan.seed, deal), seat)
        return Timed(self._bots[name], self._options, seat, chance, self.plan.budgets[name])

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()


class Timed(Walled):
    """Its answers are timed where there was something to choose."""

    def __init__(self, bot: Bot, table: Options, seat: int, chance: Chance, budget: Budget) -> None:
        super().__init__(bot, table, seat, chance, budget)
        self._seconds: list[float] = []

    def choose(self, view: bytes, options: tuple[int, ...]) -> int:
        began = perf_counter()
        chosen = super().choose(view, options)
        if len(options) > 1:
            self._seconds.append(perf_counter() - began)
        return chosen

    def median_ms(self) -> float | None:
        return round(1000 * median(self._seconds), DIGITS) if self._seconds else None
