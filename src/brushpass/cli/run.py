"""A run of games between bots, each game repeatable from the run's seed and its own number."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.fault import Fault
from brushpass.bots.match import play_out
from brushpass.bots.seeds import bot_chance, game_secret, game_seed
from brushpass.bots.wall import Walled, sitting
from brushpass.cli.recordfile import shown, write_record
from brushpass.cli.tally import Tally
from brushpass.core.about import Options
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.playout import random_playout
from brushpass.core.refusal import Refusal
from brushpass.core.table import Table


class Run:
    def __init__(
        self,
        game: AnyGame,
        options: Options,
        bots: Sequence[Bot],
        seed: int,
        rotate: bool = False,
        records: Path | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.bots = list(bots)
        self.seed = seed
        self.rotate = rotate
        self.records = records
        self.budget = budget
        self.tally = Tally()
        self.faults: list[Fault] = []
        # If nobody looks and nothing is kept, the rules can play on by themselves, much faster.
        self._blind = records is None and not any(bot.looks for bot in bots)

    def play(self, number: int) -> None:
        """Games are counted from 1."""
        bots = self.bots_of(number)
        state, decisions = self._play_blind(number) if self._blind else self._play(number, bots)
        result = self.game.result(state)
        assert result is not None
        roles = [self.game.role(state, seat) for seat in range(self.options.seats)]
        self.tally.add(result, decisions, [bot.name for bot in bots], roles)

    def bots_of(self, number: int) -> list[Bot]:
        """By seat. Rotated, every bot has sat everywhere after as many games as there are seats."""
        shift = (number - 1) % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def _play_blind(self, number: int) -> tuple[Any, int]:
        chance = Fast(game_seed(self.seed, number))
        state = self.game.setup(self.options, chance, self.game.silent)
        return state, random_playout(self.game, state, chance)

    def _play(self, number: int, bots: Sequence[Bot]) -> tuple[Any, int]:
        secret = game_secret(self.seed, number)
        table = Table.committed(self.game, self.options, secret)
        luck = game_seed(self.seed, number)
        players = [
            Walled(bot, self.options, seat, bot_chance(luck, seat), self.budget)
            for seat, bot in enumerate(bots)
        ]
        with sitting(players):
            play_out(table, players)
        self.faults += [fault for player in players for fault in player.faults]
        if self.records is not None:
            self.records.mkdir(exist_ok=True)
            name = f"{self.game.about.name}-{self.seed}-{number:06d}.txt"
            write_record(self.records / name, table.record().reveal(secret))
        return table.state, len(table.steps)


def check_folder(folder: Path, force: bool) -> None:
    """Refuse before the first game what would fail after it, or overwrite something."""
    if folder.exists() and not folder.is_dir():
        raise Refusal(f"{shown(folder)} is there already and is no folder")
    if folder.exists() and any(folder.iterdir()) and not force:
        raise Refusal(f"the folder {shown(folder)} is not empty: choose another, or add --force")
    if not folder.exists() and not folder.parent.is_dir():
        raise Refusal(f"there is no folder {shown(folder.parent)} to make {folder.name!r} in")
    if not os.access(folder if folder.exists() else folder.parent, os.W_OK):
        raise Refusal(f"nothing may be written in {shown(folder)}")
