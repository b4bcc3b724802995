"""How people come to a table: what an invitation says, and what it does not."""

import asyncio
import secrets

from brushpass.server.live.house import House
from brushpass.server.live.reception import join, open_table
from brushpass.server.live.thinking import Thinkers
from brushpass.server.live.time import Time
from brushpass.server.store.opening import find_store
from brushpass.server.tables.settings import Settings
from brushpass.server.web.call import person_of
from tests.server.client import Server
from tests.server.postgres import Postgres
from tests.server.waiting import PATIENCE


def test_an_invitation_says_who_sits_there_and_nothing_of_the_game(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table("Ada", game="spy_tactics", seats=4, watch="nobody")
            path = f"/api/tables/{host['code']}"
            await server.join(host["code"], "Bob", seat=2)
            await server.do(host, "bot", seat=1, name="clerk")
            async with server.live(host), asyncio.timeout(PATIENCE):
                before = (await server.get(path)).json()
                while not before["seats"][0]["here"]:  # another worker could have heard it first
                    before = (await server.get(path)).json()
            assert before["host"] == "Ada"
            assert before["life"] == "open"
            assert before["watch"] is False
            assert before["seats"] == [
                {"name": "Ada", "free": False, "bot": None, "here": True},
                {"name": "Wren", "free": False, "bot": "clerk", "here": True},
                {"name": "Bob", "free": False, "bot": None, "here": False},
                {"name": "", "free": True, "bot": None, "here": False},
            ]
            assert host["token"] not in str(before)
            wrong = [await server.get(f"/api/tables/{code}") for code in ("ABCDEF", "x")]
            assert [answer.json()["code"] for answer in wrong] == ["unknown", "unknown"]

    asyncio.run(story())


def test_no_id_that_somebody_gives_a_command_is_taken(address: str) -> None:
    """The server seats newcomers and programs itself: that uses up none of their ids."""

    async def story() -> None:
        async with Server(address) as server:
            host = await server.open_table()
            guest = await server.join(host["code"])
            async with server.live(host) as live:
                for own in ("join", "accept", "decline", "sit"):
                    say = {"do": "say", "id": own, "text": f"called {own}"}
                    path = f"/api/tables/{host['code']}/commands"
                    assert (await server.post(path, say, guest["token"])).status_code == 200
                    await live.until(lambda own=own: f"called {own}" in str(live.events))

    asyncio.run(story())


def test_a_newcomer_is_known_to_a_worker_that_nobody_told(
    postgres: Postgres,
) -> None:
    """They came to one worker, and ask another before the news of it are there."""

    async def story() -> None:
        one, two = [find_store(database) for _ in range(2)]
        thinkers = Thinkers(1)
        first, second = [
            House(store, Time(), secrets.token_bytes, thinkers, 0.0) for store in (one, two)
        ]
        for store in (one, two):
            await store.open(lambda code, number: None)  # no news ever arrive
        try:
            host = await open_table(first, Settings("kompromat"), "Ada")
            near, far = [await house.room(host.code) for house in (first, second)]
            guest = await join(first, near, "Bob", None, False, None)
            assert len(far.table.people) == 1
            person = await person_of(second, far, guest.token)
            assert far.table.may_look(person)
            assert far.table.seat_of(person) == 1
        finally:
            thinkers.close()
            for store in (one, two):
                await store.close()

    database = postgres.database()
    asyncio.run(story())


def test_ones_own_tables_are_told_with_game_people_result_and_date(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            over = await server.open_table("Ada", game="double_agent")
            bob = await server.join(over["code"], "Bob")
            await server.do(bob, "ready")
            async with server.live(over) as a, server.live(bob) as b:
                await a.send("start")
                await asyncio.gather(a.play(), b.play())
                winners = a.events[-1]["winners"]
            waits = await server.open_table("Ada", game="kompromat")
            tickets = [{"code": one["code"], "token": one["token"]} for one in (over, waits)]
            odd = [{"code": over["code"], "token": waits["token"]}, {"code": "x", "token": "y"}]
            answer = await server.post("/api/own", {"tickets": tickets + odd})
            told = answer.json()["tables"]
            assert [one.pop("at") > 1e9 for one in told] == [True, True]
            assert told == [
                {
                    "code": over["code"],
                    "game": "double_agent",
                    "life": "over",
                    "names": ["Ada", "Bob"],
                    "seat": 0,
                    "winners": winners,
                },
                {
                    "code": waits["code"],
                    "game": "kompromat",
                    "life": "open",
                    "names": ["Ada", ""],
                    "seat": 0,
                    "winners": None,
                },
            ]

    asyncio.run(story())
