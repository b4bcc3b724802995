"""Brushpass as an environment of verifiers: a model in one seat, bots in the others.

A task is a deal. The table plays the user: it shows what the model's seat may read, takes the
answer, and shows the table again until the game is over.
"""

import itertools
from collections.abc import Iterator
from typing import Any

import verifiers.v1 as vf

from brushpass.research.text import TextTable

__all__ = ["BrushpassEnv", "BrushpassTaskset"]


class BrushpassConfig(vf.TasksetConfig):
    game: str = "kompromat"
    seats: int | None = None
    bots: str = "clerk"
    seat: int = 0  # the model's
    retries: int = 2


class BrushpassData(vf.TaskData):
    info: dict[str, Any]
    """The table's terms and its seed, from which the env deals the same cards again."""


class BrushpassTask(vf.Task[BrushpassData, vf.State, vf.TaskConfig]):
    pass


class BrushpassEnvConfig(vf.EnvConfig):
    player: vf.AgentConfig = vf.AgentConfig()


def dealt(info: dict[str, Any]) -> TextTable:
    seats = TextTable(info["game"], seats=info["seats"]).options.seats
    bots = {seat: info["bots"] for seat in range(seats) if seat != info["seat"]}
    table = TextTable(info["game"], seats=seats, bots=bots, retries=info["retries"])
    table.reset(info["seed"])
    return table


class BrushpassEnv(vf.Env[BrushpassEnvConfig]):
    async def run(self, task: Any, agents: Any) -> None:
        info = task.data.info
        table, seat = dealt(info), info["seat"]
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()  # the first observation is the task's prompt
            while not segment.terminated and not table.over:
                outcome = table.act(seat, segment.last_reply or "")
                if table.over:
                    break
                again = "" if outcome.move else f"{outcome.words}.\n\n"
                segment = await interaction.turn(again + table.observe(seat))
        table.close()
        trace, tally = interaction.trace, table.tallies[seat]
        result = table.result
        trace.record_reward("result", 0.0 if result is None else result.honest[seat], 1.0)
        for name in ("decisions", "unreadable", "illegal", "forfeits"):
            trace.record_metric(name, float(getattr(tally, name)))


class BrushpassTaskset(vf.Taskset[BrushpassTask, BrushpassConfig]):
    INFINITE = True

    def load(self) -> Iterator[BrushpassTask]:
        terms = self.config.model_dump(include={"game", "seats", "bots", "seat", "retries"})
        for seed in itertools.count():
            info = {**terms, "seed": seed}
            table = dealt(info)
            data = BrushpassData(
                name=f"{self.config.game}#{seed}",
                system_prompt=table.introduction(self.config.seat),
                prompt=table.observe(self.config.seat),
                info=info,
            )
            table.close()
            yield BrushpassTask(data, self.config.task)
