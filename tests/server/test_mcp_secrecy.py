"""No tool tells a seat what it may not know, and none obeys whom it should not."""

import asyncio
import sys
from typing import Any, Final

import pytest

from brushpass.core.chance import Fast
from brushpass.server.live.house import House
from brushpass.server.mcp import sitting
from brushpass.server.mcp.caller import Caller
from brushpass.server.mcp.endpoint import MISSING
from brushpass.server.mcp.protocol import answer
from brushpass.server.mcp.sitting import Sittings
from brushpass.server.mcp.tools import TOOLS
from brushpass.server.tables.refused import Refused
from brushpass.server.web.limits import Connections, Limits
from brushpass.server.web.openings import Openings
from tests.conformity.cells import Cell
from tests.server.assistant import over_http
from tests.server.client import Server
from tests.server.inside import serving
from tests.server.test_canaries_live import first_cells
from tests.server.waiting import until

MOST: Final = 60  # decisions of one game
EVERY: Final = 12  # decisions between looks

# What is asked of each tool by somebody who wants to know too much.
CALLS: Final[dict[str, list[dict[str, Any]]]] = {
    "list_games": [{}],
    "read_rules": [{"game": "kompromat"}],
    "list_tables": [{}],
    "open_table": [{"game": "kompromat", "bots": ["x"]}],
    "join_table": [{"table": "CODE", "name": "Eve", "seat": 0}],
    "start_game": [{}],
    "observe": [{}, {"since": 0}],
    "decide": [{"move": "nothing"}, {"move": 99}, {"move": 0}],
    "wait": [{"seconds": 0}],
    "say": [{"text": ""}],
    "resume": [{}],
    "leave_table": [],  # below
    "read_result": [{}],
}


def test_every_tool_is_asked() -> None:
    assert set(CALLS) == {tool.name for tool in TOOLS}


def caller_of(house: House, token: str | None) -> Caller:
    """Who has just come, so that everything is told anew."""
    seen = Sittings(house, Connections(1000))
    return Caller(house, seen, Openings(1000), "127.0.0.1", "http://here", token)


async def said(caller: Caller, tool: str, arguments: dict[str, Any]) -> str:
    try:
        reply = await answer(caller, tool, arguments)
    except Refused as refusal:
        return str(refusal)
    return reply.text + str(reply.data)


async def everything(house: House, token: str, code: str) -> str:
    caller = caller_of(house, token)
    text = ""
    for tool, calls in CALLS.items():
        for arguments in calls:
            full = {**arguments, "table": code} if "table" in arguments else arguments
            text += await said(caller, tool, full)
    await caller.sittings.close()
    return text


@pytest.mark.parametrize("cell", first_cells(), ids=str)
def test_no_marker_is_in_any_answer_of_any_tool(cell: Cell, tmp_path: Any) -> None:
    async def story() -> None:
        database = str(tmp_path / "tables.db")
        async with serving(database) as (house, address), Server(address) as server:
            assert await one_game(cell, house, server, Fast(1)) > 0

    asyncio.run(story())


async def one_game(cell: Cell, house: House, server: Server, luck: Fast) -> int:
    game, mode = cell.game.about.name, cell.mode.name
    tickets = [await server.open_table(game=game, mode=mode, seats=cell.seats)]
    code = tickets[0]["code"]
    for number in range(1, cell.seats):
        tickets.append(await server.join(code, f"P{number}"))
        await server.do(tickets[-1], "ready")
    tickets.append(await server.join(code, "Watcher", watch=True))
    await server.do(tickets[0], "start")
    play = (await house.room(code)).table.play
    assert play is not None
    planted = 0
    callers = [caller_of(house, ticket["token"]) for ticket in tickets]
    for moves in range(MOST):
        if not play.undecided:
            break
        seat = play.undecided[luck.pick(len(play.undecided))]
        text = await said(callers[seat], "observe", {"since": 0})
        assert play.deal.secret.hex() not in text
        assert not any(ticket["token"] in text for ticket in tickets)
        options = [each for each in play.options(seat) if not each.recess]
        option = options[luck.pick(len(options))]
        assert (await said(callers[seat], "decide", {"move": option.name})).startswith("Done")
        if moves % EVERY == 0 and play.undecided:
            planted += await look(cell, house, code, play, tickets)
    for caller in callers:
        await caller.sittings.close()
    return planted


async def look(cell: Cell, house: House, code: str, play: Any, tickets: list[Any]) -> int:
    truth, planted = play.table.state, 0
    for audience in cell.audiences:
        play.table.state = cell.game.clone(truth)
        markers = [str(marker) for marker in cell.secrets.plant(play.table.state, audience)]
        planted += len(markers)
        token = tickets[-1 if audience is None else audience]["token"]
        text = await everything(house, token, code)
        play.table.state = truth
        assert "'view': {" in text
        assert [marker for marker in markers if marker in text] == []
    return planted


# What somebody without a seat is told by the tools that need one.
AT_TABLE: Final = ("start_game", "observe", "decide", "wait", "say", "resume", "read_result")
NEEDED: Final[dict[str, dict[str, Any]]] = {"decide": {"move": 1}, "say": {"text": "hello"}}


@pytest.mark.parametrize("tool", [*AT_TABLE, "leave_table"])
def test_a_tool_obeys_nobody_but_the_people_of_its_table(tool: str, tmp_path: Any) -> None:
    async def story() -> None:
        database = str(tmp_path / "tables.db")
        async with serving(database) as (house, address), Server(address) as server:
            host = await server.open_table(watch="nobody")
            kicked = await server.join(host["code"], "Kicked")
            await server.do(host, "kick", person=kicked["person"])
            stranger = await server.open_table("Stranger")
            tokens = {
                "absent": None,
                "garbled": "x",
                "unknown": "A" * 43,
                "stranger": stranger["token"],
                "kicked": kicked["token"],
            }
            found = {}
            for who, token in tokens.items():
                async with over_http(address, token) as assistant:
                    at = {"table": host["code"], **NEEDED.get(tool, {})}
                    _, data = await assistant.ask(tool, **at)
                    found[who] = data["code"]
            assert found == {**dict.fromkeys(tokens, "no_token"), "kicked": "not_yours"}
            assert (await house.room(host["code"])).table.life == "open"

    asyncio.run(story())


def test_nonsense_is_answered_in_a_sentence_and_the_table_goes_on(tmp_path: Any) -> None:
    async def story() -> None:
        database = str(tmp_path / "tables.db")
        async with serving(database) as (_, address), over_http(address) as ada:
            text, data = await ada.ask("open_table", game="kompromat", bots=["recruit"])
            token = {"token": data["token"]}
            wrong: list[tuple[str, dict[str, Any], str]] = [
                ("dance", {}, "there is no tool 'dance'"),
                ("decide", {}, "missing required field `move`"),
                ("decide", {"move": {"a": 1}}, "expected `int | str`"),
                ("decide", {"move": "dance", **token}, "this game has no move 'dance'"),
                ("decide", {"move": 77, **token}, "there is no option 77"),
                ("decide", {"move": "x" * 3000, **token}, "this game has no move"),
                ("wait", {"seconds": 1e9, **token}, "`float` <= 50"),
                ("say", {"text": "", **token}, "1 to 500 signs"),
                ("observe", {"since": -1, **token}, "`int` >= 0"),
                ("observe", {"table": "ZZZZZZ", **token}, "there is no table ZZZZZZ"),
                ("read_result", token, "after the end"),
                ("start_game", token, "the game has begun"),
                ("resume", token, "no bot sits in your place"),
                ("open_table", {"game": "chess"}, "unknown game 'chess'"),
                ("open_table", {"game": "kompromat", "bots": ["x", "y"]}, "1 bots at most"),
                ("open_table", {"game": "kompromat", "bots": ["nobody"]}, "unknown bot"),
                ("join_table", {"table": data["table"]}, "the game has begun"),
                ("read_rules", {"game": "kompromat", "number": "Z9"}, "no rule or section 'Z9'"),
            ]
            while not data["options"]:
                _, data = await ada.ask("wait", **token)
            for tool, arguments, words in wrong:
                text, answered = await ada.ask(tool, **arguments)
                assert "code" in answered, tool
                assert words in text, (tool, text)
                assert len(text) < 400
            _, after = await ada.ask("decide", move=1, **token)
            assert after["life"] == "playing"
            text, late = await ada.ask("decide", move=1, **token)
            assert late.get("code") in (None, "too_late")

    asyncio.run(story())


def test_too_large_too_fast_and_from_another_site(tmp_path: Any) -> None:
    async def story() -> None:
        slow = Limits(burst=4, rate=0.001)
        database = str(tmp_path / "tables.db")
        async with serving(database, limits=slow) as (_, address), Server(address) as server:
            headers = {"accept": "application/json, text/event-stream"}
            large = await server.http.post("/mcp", json={"x": "y" * 9000}, headers=headers)
            assert large.status_code == 413
            elsewhere = {**headers, "origin": "https://evil.example"}
            asked = await server.http.post("/mcp", json={}, headers=elsewhere)
            assert asked.status_code == 403
            codes = [
                (await server.http.post("/mcp", json={}, headers=headers)).status_code
                for _ in range(5)
            ]
            assert codes[-1] == 429

    asyncio.run(story())


def test_a_dead_assistant_is_missed_and_the_clerk_plays_on(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "LINGER", 0.0)
    monkeypatch.setattr(sitting, "LOOK", 0.01)

    async def story() -> None:
        database = str(tmp_path / "tables.db")
        async with serving(database) as (house, address), Server(address) as server:
            host = await server.open_table(grace=5)
            async with over_http(address) as bob:
                _, data = await bob.ask("join_table", table=host["code"])
            assert data["seat"] == 1
            await server.do(host, "start")
            room = await house.room(host["code"])
            async with server.live(host) as live:
                # Whoever begins: the host attempts a mission and stops, then the other is asked.
                playing = asyncio.create_task(live.play(lambda r: r["options"][-1]["id"], most=2))
                await until(lambda: room.table.seats[1].stand_in == "clerk")
                await playing
            monkeypatch.setattr(sitting, "LINGER", 1e6)
            async with over_http(address, data["token"]) as bob:
                assert "A bot plays for you" in (await bob.ask("observe"))[0]
                assert "A bot plays for you" not in (await bob.ask("resume"))[0]

    asyncio.run(story())


def test_a_server_without_the_extra_says_what_to_install(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.streamable_http_manager", None)

    async def story() -> None:
        database = str(tmp_path / "tables.db")
        async with serving(database) as (_, address), Server(address) as server:
            asked = await server.http.post("/mcp", json={})
            assert (asked.status_code, asked.json()["text"]) == (404, MISSING)

    asyncio.run(story())
