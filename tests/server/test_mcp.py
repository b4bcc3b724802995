"""Assistants play whole games with the SDK's own client, over HTTP and at standard output."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brushpass.core.catalogue import games
from brushpass.core.record import Record
from brushpass.core.table import verify
from brushpass.server.mcp.tools import TOOLS
from tests.server.assistant import Assistant, over_http, over_stdio
from tests.server.process import Process


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("mcp")
    with Process(str(folder / "tables.db"), folder / "log") as process:
        yield process
        assert process.faults() == []


async def seated(ada: Assistant, bob: Assistant, game: str) -> list[dict[str, Any]]:
    """At a table of the game's fewest seats, bots in all that are left."""
    seats = games()[game].about.modes[0].seats[0]
    bots = ["recruit"] * (seats - 2)
    _, first = await ada.ask("open_table", game=game, name="Ada", seats=seats, bots=bots)
    _, second = await bob.ask("join_table", table=first["table"].lower(), name="Bob")
    return [first, second]


async def finish(players: list[Assistant], at: list[dict[str, Any]]) -> None:
    """Until both have seen the end, then what all may know."""
    await asyncio.gather(*[player.play(**at[n]) for n, player in enumerate(players)])
    told = [await player.ask("read_result", **at[n]) for n, player in enumerate(players)]
    assert told[0] == told[1]
    text, data = told[0]
    assert data["verdict"] in text
    verify(Record.from_text(data["record"]))


@pytest.mark.parametrize("game", games())
def test_a_whole_game_over_http_with_seat_tokens_as_bearers(process: Process, game: str) -> None:
    async def story() -> None:
        async with over_http(process.address) as ada, over_http(process.address) as bob:
            first, second = await seated(ada, bob, game)
        async with (
            over_http(process.address, first["token"]) as ada,
            over_http(process.address, second["token"]) as bob,
        ):
            assert (await ada.ask("start_game"))[1]["life"] == "playing"
            await finish([ada, bob], [{}, {}])
            secret, heard = first["token"], "".join(bob.heard)
            assert secret not in heard

    asyncio.run(story())


def test_whole_games_of_all_five_between_two_programs_at_standard_output(process: Process) -> None:
    async def story() -> None:
        server = ["--server", process.address]
        async with over_stdio(*server) as ada, over_stdio(*server) as bob:
            names = [tool.name for tool in (await ada.client.list_tools()).tools]
            assert names == [tool.name for tool in TOOLS]
            for game in games():
                first, second = await seated(ada, bob, game)
                at = [{"table": first["table"]}, {"table": second["table"]}]
                assert (await ada.ask("start_game"))[1]["life"] == "playing"
                await finish([ada, bob], at)

    asyncio.run(story())


def test_alone_an_assistant_has_tables_of_its_own_that_a_browser_can_join() -> None:
    async def story() -> None:
        async with over_stdio() as ada:
            text, data = await ada.ask("open_table", game="double_agent", bots=["recruit"])
            assert data["link"].startswith("http://127.0.0.1:")
            assert data["token"] not in text, "the process remembers it"
            assert "1. token 1: Loyalty 1" in text
            for moves in range(4):
                await ada.step(moves)
            text, data = await ada.ask("leave_table")
            assert text.startswith("You have left table ")

    asyncio.run(story())


def test_rules_are_read_by_number_and_tables_found_in_the_lobby(process: Process) -> None:
    async def story() -> None:
        async with over_http(process.address) as ada:
            assert "kompromat: Kompromat" in (await ada.ask("list_games"))[0]
            assert (await ada.ask("read_rules", game="kompromat", number="k3.2"))[0] == (
                "K3.2 The player lays it face up beside a mission."
            )
            text, data = await ada.ask("read_rules", game="kompromat", number="K3")
            assert text.count("\n") + 1 == len(data["rules"]) == 12
            assert "K7 The end of the game" in (await ada.ask("read_rules", game="kompromat"))[0]
            _, mine = await ada.ask("open_table", game="kompromat", listed=True)
            assert mine["table"] in (await ada.ask("list_tables"))[0]

    asyncio.run(story())


def test_what_was_told_comes_once_and_again_if_asked_for(process: Process) -> None:
    async def story() -> None:
        async with over_http(process.address) as ada, over_http(process.address) as bob:
            first, second = await seated(ada, bob, "kompromat")
            mine, yours = {"token": first["token"]}, {"token": second["token"]}
            await ada.ask("start_game", **mine)
            await ada.ask("say", text="Nice weather.", **mine)
            text, data = await bob.ask("observe", **yours)
            assert "- Ada says: Nice weather." in text
            assert "Nice weather" not in (await bob.ask("observe", **yours))[0]
            again, all_of_it = await bob.ask("observe", since=0, **yours)
            assert "- Ada says: Nice weather." in again
            assert [event["number"] for event in all_of_it["told"]] == list(
                range(1, data["number"] + 1)
            )

    asyncio.run(story())


def test_the_log_of_the_server_names_no_token(process: Process, tmp_path: Path) -> None:
    async def story() -> str:
        async with over_http(process.address) as ada:
            _, data = await ada.ask("open_table", game="kompromat", bots=["clerk"])
            return str(data["token"])

    assert asyncio.run(story()) not in process.log.read_text()
