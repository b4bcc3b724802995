"""The example for verifiers, with a scripted player in place of a model."""

import asyncio
import sys
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from brushpass.core.game import AnyGame
from tests.architecture.tree import ROOT

pytest.importorskip("verifiers", reason="verifiers is not installed here")


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "verifiers"))
    sys.modules.pop("brushpass_tables", None)
    return pytest.importorskip("brushpass_tables")


class Scripted:
    """Speaks as an agent of verifiers does, without a model behind it."""

    def __init__(self, replies: list[str]) -> None:
        self.replies = replies
        self.read: list[str] = []
        self.rewards: dict[str, float] = {}
        self.metrics: dict[str, float] = {}
        self.trace = SimpleNamespace(
            record_reward=lambda name, value, weight: self.rewards.update({name: value}),
            record_metric=lambda name, value: self.metrics.update({name: value}),
        )

    @asynccontextmanager
    async def interaction(self, task: Any) -> Any:
        self.read = [task.data.prompt]
        yield self

    async def turn(self, text: str | None = None) -> Any:
        if text is not None:
            self.read.append(text)
        reply = self.replies[len(self.read) % len(self.replies)]
        return SimpleNamespace(terminated=False, last_reply=reply)


def loaded(game: str, **terms: Any) -> Any:
    loaders: Any = pytest.importorskip("verifiers.v1.utils.loaders")
    chosen = {"taskset": {"id": "brushpass-tables", "game": game, **terms}}
    return loaders.load_environment(loaders.resolve_env_config(chosen))


def played(game: str, replies: list[str], **terms: Any) -> Scripted:
    env, player = loaded(game, **terms), Scripted(replies)
    asyncio.run(env.run(next(iter(env.taskset)), SimpleNamespace(player=player)))
    return player


def test_verifiers_finds_the_environment_by_its_id(tables: Any) -> None:
    env = loaded("microfilms")
    assert isinstance(env, tables.BrushpassEnv)
    assert env.taskset.config.game == "microfilms"


def test_a_scripted_player_plays_a_whole_game(tables: Any, game: AnyGame) -> None:
    player = played(game.about.name, ["Hm. [1]"])
    assert -1 <= player.rewards["result"] <= 1
    assert player.metrics["decisions"] == len(player.read) > 0
    assert player.metrics["forfeits"] == 0
    assert all("\n1. " in text for text in player.read)


def test_nonsense_is_asked_again_and_forfeits_are_counted(tables: Any) -> None:
    player = played("double_agent", ["tea?", "[99]"], retries=1, seat=1)
    assert player.metrics["forfeits"] == player.metrics["decisions"] > 0
    assert player.metrics["unreadable"] + player.metrics["illegal"] == len(player.read)
    assert player.read[1].startswith(("there is no option 99", "there is no move"))


def test_tasks_are_deals_that_can_be_dealt_again(tables: Any) -> None:
    config = tables.BrushpassConfig(id="brushpass_tables", game="spy_tactics")
    first, second = (
        [task.data for task, _ in zip(tables.BrushpassTaskset(config), "ab", strict=False)]
        for _ in "12"
    )
    assert first == second
    assert [data.info["seed"] for data in first] == [0, 1]
    assert "You are A." in first[0].system_prompt
