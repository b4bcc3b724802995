"""A first game on a server: nobody else's, kept through kills, and no game that counts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from brushpass.server.store.opening import find_store
from tests.server.client import Live, Server
from tests.server.learner import GAMES, lessons_of
from tests.server.process import Process


def following(live: Live) -> Any:
    """Answers as the guide says, and where it leaves the choice, the first."""

    def pick(request: dict[str, Any]) -> int:
        accepted: list[int] = live.latest["view"]["guide"]["accepted"]
        assert accepted
        return accepted[0]

    return pick


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_from_the_first_page_to_the_last(address: str, game: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ticket = await server.open_table(game=game, guided=True)
            async with server.live(ticket) as live:
                await live.play(following(live))
                assert live.over
                await live.until(lambda: live.latest["view"]["request"] is None)
                guide, first = live.latest["view"]["guide"], lessons_of(game)
                assert [page["title"] for page in guide["pages"]] == [
                    *[one.title for one in first.lessons],
                    first.end.title,
                ]
                assert (guide["of"], guide["accepted"]) == (first.pages, [])

    asyncio.run(story())


def test_no_page_is_told_before_its_decision(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ticket = await server.open_table(game="microfilms", guided=True)
            async with server.live(ticket) as live:
                await live.until(lambda: live.request is not None)
                for told in range(1, 4):
                    assert len(live.latest["view"]["guide"]["pages"]) == told
                    later = lessons_of("microfilms").lessons[told]
                    assert not any(later.text[0] in message for message in live.raw)
                    await live.play(following(live), most=1)
                    await live.until(
                        lambda told=told: len(live.latest["view"]["guide"]["pages"]) > told
                    )

    asyncio.run(story())


def test_another_answer_gets_a_kind_sentence_and_nothing_is_lost(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ticket = await server.open_table(game="kompromat", guided=True)
            async with server.live(ticket) as live:
                await live.until(lambda: live.request is not None)
                request, number = live.request, live.number
                assert request is not None
                (accepted,) = live.latest["view"]["guide"]["accepted"]
                other = next(o["id"] for o in request["options"] if o["id"] != accepted)
                answer = await live.send("choose", request=request["number"], option=other)
                assert answer["code"] == "wrong"
                assert answer["text"] == lessons_of("kompromat").lessons[0].otherwise
                assert (live.request, live.number) == (request, number)

    asyncio.run(story())


def test_it_is_nobody_elses_and_no_list_has_it(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ticket = await server.open_table(game="spy_tactics", guided=True)
            async with server.live(ticket):
                lobby = (await server.get("api/lobby")).json()
                listed = [table["code"] for table in [*lobby["open"], *lobby["watchable"]]]
                assert ticket["code"] not in listed
                for watch in (False, True):
                    path = f"/api/tables/{ticket['code']}/join"
                    joining = await server.post(path, {"name": "Bob", "watch": watch})
                    assert joining.status_code in (403, 409), joining.text
                mine = {"code": ticket["code"], "token": ticket["token"]}
                own = await server.post("/api/own", {"tickets": [mine]})
                assert own.json() == {"tables": []}

    asyncio.run(story())


def test_what_has_no_place_in_it_is_refused(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ticket = await server.open_table(game="kompromat", guided=True)
            for answer in [
                await server.do(ticket, "say", text="x"),
                await server.do(ticket, "replace", seat=0, name="clerk"),
                await server.do(ticket, "rematch"),
            ]:
                assert (answer.status_code, answer.json()["code"]) == (400, "wrong")
            for table in [
                {"game": "kompromat", "guided": True, "seats": 2},
                {"game": "kompromat", "guided": True, "talk": False},
                {"game": "chess", "guided": True},
            ]:
                answer = await server.post("/api/tables", {"name": "Ada", "table": table})
                assert (answer.status_code, answer.json()["code"]) == (400, "wrong")

    asyncio.run(story())


def test_whoever_leaves_it_for_good_closes_it(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            ticket = await server.open_table(game="kompromat", guided=True)
            assert (await server.do(ticket, "leave")).status_code == 200
            invitation = (await server.get(f"api/tables/{ticket['code']}")).json()
            assert invitation["life"] == "closed"

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_where_it_was_left_after_a_kill(
    game: str, database: str, tmp_path: Path
) -> None:
    async def some(address: str, ticket: dict[str, Any]) -> list[str]:
        async with Server(address) as server, server.live(ticket) as live:
            await live.until(lambda: "view" in live.latest)
            await live.play(following(live), most=4)
            await live.until(lambda: live.request is not None)
            return [page["title"] for page in live.latest["view"]["guide"]["pages"]]

    async def opened(address: str) -> dict[str, Any]:
        async with Server(address) as server:
            return await server.open_table(game=game, guided=True)

    async def kept() -> tuple[str, Any]:
        store = find_store(database)
        await store.open(lambda code, number: None)
        row, result = await store.table(ticket["code"]), await store.result(ticket["code"])
        await store.close()
        assert row is not None
        return row.life, result

    titles = [one.title for one in lessons_of(game).lessons]
    with Process(database, tmp_path / "log") as process:
        ticket = asyncio.run(opened(process.address))
        assert asyncio.run(some(process.address, ticket)) == titles[:5]
        process.kill()
        process.start()
        assert asyncio.run(some(process.address, ticket)) == titles[:9]
        process.stop()
    assert asyncio.run(kept()) == ("guided", None)
