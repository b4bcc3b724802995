"""Whole games over the network: people, bots and spectators at real servers with real stores."""

import asyncio
from typing import Any

import pytest

from brushpass.core.catalogue import games
from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.server.client import Live, Server
from tests.server.waiting import PATIENCE


async def seated(server: Server, **table: Any) -> list[dict[str, Any]]:
    """A table with a person in every seat, ready."""
    host = await server.open_table(**table)
    tickets = [host]
    while (await server.join_or_none(host["code"], f"P{len(tickets)}", tickets)) is not None:
        pass
    for ticket in tickets[1:]:
        assert (await server.do(ticket, "ready")).status_code == 200
    return tickets


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_game_between_people_can_be_verified(address: str, game: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            tickets = await seated(server, game=game)
            watcher = await server.join(tickets[0]["code"], "Watcher", watch=True)
            async with asyncio.TaskGroup() as group:
                lives = [server.live(ticket) for ticket in [*tickets, watcher]]
                for live in lives:
                    await live.open()
                assert (await lives[0].send("start"))["type"] == "done"
                plays = [group.create_task(live.play()) for live in lives[:-1]]
            await lives[-1].until(lambda: lives[-1].over)
            assert sum(play.result() for play in plays) > 0
            assert lives[-1].request is None
            for live in lives:
                await live.close()
            answer = await server.get(f"/api/tables/{tickets[0]['code']}/record", watcher["token"])
            record = Record.from_text(answer.text)
            verify(record)
            assert len(record.steps) == sum(play.result() for play in plays)
            await check_replays(server, tickets[0], lives)

    asyncio.run(story())


async def check_replays(server: Server, ticket: dict[str, Any], lives: list[Live]) -> None:
    """After the end anybody may see the game from each seat: the same facts in the same words."""
    letters = "ABCDEFGHI"[: len(lives) - 1]
    for seat, live in zip([*letters, None], lives, strict=True):
        query = {} if seat is None else {"seat": seat}
        lines = await server.get(f"/api/tables/{ticket['code']}/replay", ticket["token"], **query)
        frames = [line for line in lines.text.splitlines() if '"type":"news"' in line]
        heard = [event["text"] for event in live.events if event["type"] == "news"]
        assert len(frames) == len(heard)


@pytest.mark.parametrize("game", sorted(games()))
def test_bots_of_every_game_fill_the_seats_beside_one_person(address: str, game: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table(game=game)
            async with server.live(host) as live:
                await live.until(lambda: "table" in live.latest)
                for seat in range(1, len(live.latest["table"]["seats"])):
                    assert (await live.send("bot", seat=seat, name="clerk"))["type"] == "done"
                assert (await live.send("start"))["type"] == "done"
                assert await live.play() > 0
                assert live.over

    asyncio.run(story())


def test_simultaneous_choices_can_be_changed_until_the_last_is_in(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            tickets = await seated(server, game="spy_tactics", seats=4)
            lives = [server.live(ticket) for ticket in tickets]
            for live in lives:
                await live.open()
            await lives[0].send("start")
            for live in lives:
                await live.until(lambda live=live: live.request is not None)
            first = lives[0].request
            assert first is not None
            one, two = [option["id"] for option in first["options"][:2]]
            for option in (one, two):
                answer = await lives[0].send("choose", request=first["number"], option=option)
                assert answer["type"] == "done"
                await lives[0].until(
                    lambda option=option: (lives[0].request or {}).get("chosen") == option
                )
            await lives[1].until(lambda: lives[1].latest["view"]["waiting"] == [1, 2, 3])
            for live in lives[1:]:
                request = live.request
                assert request is not None
                option = request["options"][0]["id"]
                await live.send("choose", request=request["number"], option=option)
            await lives[0].until(lambda: (lives[0].request or {}).get("number") == 2)
            for live in lives:
                await live.close()

    asyncio.run(story())


def test_a_table_can_make_choices_final(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            tickets = await seated(server, game="spy_tactics", seats=4, change=False)
            async with server.live(tickets[0]) as live:
                await live.send("start")
                await live.until(lambda: live.request is not None)
                assert live.request is not None
                choice = {"request": 1, "option": live.request["options"][0]["id"]}
                assert (await live.send("choose", **choice))["type"] == "done"
                assert (await live.send("choose", **choice))["code"] == "too_late"

    asyncio.run(story())


def test_a_command_that_comes_twice_is_carried_out_once(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            async with server.live(host) as live:
                before = len(live.events)
                for _ in range(3):
                    answer = await live.send("say", known="once", text="Good evening")
                    assert answer == {"type": "done", "id": "once"}
                again = {"do": "say", "id": "once", "text": "Good evening"}
                url = f"/api/tables/{host['code']}/commands"
                assert (await server.post(url, again, host["token"])).json()["type"] == "done"
                await live.send("say", text="Bye")
                talk = [event["text"] for event in live.events[before:] if "name" in event]
                assert talk == ["Good evening", "Bye"]

    asyncio.run(story())


def test_a_rematch_rotates_the_seats_and_keeps_the_tokens(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            tickets = await seated(server, game="double_agent")
            lives = [server.live(ticket) for ticket in tickets]
            for live in lives:
                await live.open()
            assert (await lives[0].send("rematch"))["code"] == "too_late"
            await lives[0].send("start")
            await asyncio.gather(*[live.play() for live in lives])
            answers = await asyncio.gather(*[live.send("rematch") for live in lives])
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            await lives[1].until(lambda: lives[1].latest["table"]["rematch"] is not None)
            code = lives[1].latest["table"]["rematch"]
            for seat, (live, ticket) in enumerate(zip(lives, tickets, strict=True)):
                await live.close()
                async with server.live({**ticket, "code": code}) as again:
                    assert again.latest["welcome"]["seat"] == 1 - seat

    asyncio.run(story())


def test_the_lobby_lists_open_and_watchable_tables_only(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            listed = await server.open_table()
            hidden = await server.open_table(listed=False)
            playing = await server.open_table()
            closed = await server.open_table(watch="link")
            for ticket in (playing, closed):
                await server.do(ticket, "bot", seat=1, name="recruit")
                assert (await server.do(ticket, "start")).status_code == 200
            deserted = await server.open_table()
            people = [server.live(ticket) for ticket in (listed, hidden, playing, closed)]
            for live in people:
                await live.open()
            waiting, watchable = set(), set()
            async with asyncio.timeout(PATIENCE):
                while listed["code"] not in waiting or playing["code"] not in watchable:
                    lobby = (await server.get("/api/lobby")).json()
                    waiting = {table["code"] for table in lobby["open"]}
                    watchable = {table["code"] for table in lobby["watchable"]}
            assert not waiting & {hidden["code"], deserted["code"], playing["code"]}
            assert closed["code"] not in watchable
            for live in people:
                await live.close()

    asyncio.run(story())


def test_talk_can_be_switched_off_and_spectators_are_silent_during_play(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            quiet = await server.open_table(talk=False)
            answer = await server.do(quiet, "say", text="psst")
            assert answer.json()["text"] == "there is no table talk at this table"
            host = await server.open_table()
            watcher = await server.join(host["code"], "Watcher", watch=True)
            assert (await server.do(watcher, "say", text="hello")).status_code == 200
            await server.do(host, "bot", seat=1, name="recruit")
            await server.do(host, "start")
            assert (await server.do(watcher, "say", text="he bluffs!")).status_code == 403

    asyncio.run(story())


def test_a_seat_can_be_taken_up_on_another_device(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            link, token = host["seat_link"].split("#")
            assert link == host["link"]
            async with server.live(host) as one, server.live({**host, "token": token}) as two:
                assert one.latest["welcome"]["seat"] == two.latest["welcome"]["seat"] == 0
                await one.send("say", text="from the telephone")
                await two.until(lambda: any(e["type"] == "talk" for e in two.events))

    asyncio.run(story())


def test_the_host_sends_away_hands_over_and_is_followed(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table(game="microfilms", seats=3)
            bob, eve = [await server.join(host["code"], name) for name in ("Bob", "Eve")]
            async with server.live(eve) as live:
                assert (await server.do(bob, "kick", person=2)).status_code == 403
                assert (await server.do(host, "kick", person=2)).status_code == 200
                await live.until(lambda: live.bye is not None)
                assert live.bye is not None
                assert not live.bye["again"]
            assert (await server.do(host, "hand_over", person=1)).status_code == 200
            assert (await server.do(host, "bot", seat=2, name="clerk")).status_code == 403
            assert (await server.do(bob, "bot", seat=2, name="clerk")).status_code == 200
            assert (await server.do(bob, "leave")).status_code == 200
            async with server.live(host) as live:
                assert live.latest["welcome"]["host"]

    asyncio.run(story())


def test_a_person_replaced_by_a_bot_may_return(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            tickets = await seated(server, game="kompromat")
            await server.do(tickets[0], "start")
            async with server.live(tickets[0]) as live:
                answer = await live.send("replace", seat=1, name="recruit")
                assert answer["code"] == "not_yours"  # nobody decides for another
                own = await server.do(tickets[1], "replace", seat=1, name="recruit")
                assert own.status_code == 200
                await live.play(most=5)
            choice = {"request": 1, "option": 0}
            assert (await server.do(tickets[1], "choose", **choice)).status_code == 409
            assert (await server.do(tickets[1], "return")).status_code == 200
            async with server.live(tickets[1]) as other, server.live(tickets[0]) as live:
                both = await asyncio.gather(live.play(), other.play())
                assert min(both) > 0

    asyncio.run(story())
