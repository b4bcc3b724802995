"""Bots of another package that fail in every way: each loses its turn to the Clerk, by name."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Server
from tests.server.conftest import STORES, new_database
from tests.server.process import Process

# As another package brings them: entry points that the server and its thinkers find.
BOTS = """
import os, time
from brushpass.bots.bot import Bot

class Faulty(Bot):
    words = "fails"

class Crashes(Faulty):
    name = "crashes"
    def choose(self, asked):
        raise ValueError(f"HELD {asked.view}")

class Dies(Faulty):
    name = "dies"
    def choose(self, asked):
        os._exit(3)

class Hangs(Faulty):
    name = "hangs"
    def choose(self, asked):
        time.sleep(3600)

class Raves(Faulty):
    name = "raves"
    def choose(self, asked):
        return "HELD"
"""
# How each fails, and how many of its turns are waited for: a lost process takes its time.
FAULTS = {
    "crashes": ("crashed", 1000),
    "raves": ("gave no valid answer", 1000),
    "dies": ("crashed", 2),
    "hangs": ("answered too late", 1),
}


def package(folder: Path) -> Path:
    info = folder / "faulty-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "faulty.py").write_text(BOTS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    lines = [f"{name} = faulty:{name.title()}" for name in FAULTS]
    (info / "entry_points.txt").write_text("\n".join(["[brushpass.bots]", *lines, ""]))
    return folder


@pytest.fixture(scope="module", params=STORES)
def faulty(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("faulty")
    database = new_database(request, folder)
    with Process(database, folder / "log", package(folder / "packages")) as process:
        yield process


@pytest.mark.parametrize("bot", FAULTS)
def test_it_loses_its_turn_to_the_clerk_and_the_game_goes_on(bot: str, faulty: Process) -> None:
    kind, turns = FAULTS[bot]
    said = f"The bot {bot} (B) {kind}: the Clerk plays this turn for it."

    async def story(process: Process) -> None:
        async with Server(process.address) as server:
            host = await server.open_table(game="kompromat")
            live = server.live(host)
            live.number = 0
            await live.open()
            assert (await live.send("bot", seat=1, name=bot))["type"] == "done"
            assert (await live.send("start"))["type"] == "done"

            def lost() -> int:
                return sum(event.get("text") == said for event in live.events)

            asked = 0
            while not live.over and lost() < turns:
                await live.until(lambda after=asked: live._asked(after) or lost() >= turns)
                if live.request is not None and live.request["number"] > asked:
                    asked = live.request["number"]
                    option = live.request["options"][0]["id"]
                    await live.send("choose", request=asked, option=option)
            assert lost() > 0
            assert "HELD" not in json.dumps([live.events, live.latest])
            assert live.over or lost() == turns
            await live.close()

    asyncio.run(story(faulty))
    text = faulty.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    lost = [line for line in lines if line["says"] == "a bot lost a turn" and line["bot"] == bot]
    assert {line["why"] for line in lost} == {kind}
    assert "HELD" not in text
