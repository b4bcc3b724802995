"""Whole games over real sockets, with markers in place of secrets: every byte of every audience."""

import asyncio
import os
from collections.abc import Sequence
from typing import Any

import pytest

from brushpass.core.chance import Fast
from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.tables.play import Play
from brushpass.server.witness import Witness
from tests.conformity.cells import Cell, all_cells
from tests.server.client import Live, Server
from tests.server.exchanges import reveal, seal
from tests.server.inside import serving
from tests.server.waiting import until

GAMES = int(os.environ.get("BRUSHPASS_LIVE_CANARY_GAMES", "1"))
EVERY = 8  # decisions between looks
MOST = 120  # decisions of one game that are played

Ticket = dict[str, Any]


def first_cells() -> list[Cell]:
    """One of each game: its first mode, the fewest seats."""
    found: dict[str, Cell] = {}
    for cell in all_cells():
        found.setdefault(cell.game.about.name, cell)
    return list(found.values())


@pytest.mark.parametrize("cell", first_cells(), ids=str)
def test_no_marker_and_no_secret_crosses_a_socket(cell: Cell, database: str) -> None:
    async def story() -> None:
        planted = 0
        async with serving(database) as (house, address), Server(address) as server:
            for number in range(GAMES):
                planted += await one_game(cell, house, server, Fast(number))
        assert planted > 0

    asyncio.run(story())


async def one_game(cell: Cell, house: House, server: Server, chance: Fast) -> int:
    tickets = await seated(cell, server)
    lives = [server.live(ticket) for ticket in tickets]
    for live in lives:
        live.number = 0
        await live.open()
    witnesses = [Witness(tickets[0]["code"]) for _ in range(cell.seats)]
    for live, witness in zip(lives, witnesses, strict=False):
        await seal(live, witness)
    assert (await lives[0].send("start"))["type"] == "done"
    for live, witness in zip(lives, witnesses, strict=False):
        await reveal(live, witness)
    room = await house.room(tickets[0]["code"])
    play = room.table.play
    assert play is not None
    planted = moves = 0
    while play.undecided and moves < MOST:
        waiting = play.undecided
        seat = waiting[chance.pick(len(waiting))]
        request = play.requests[seat]
        options = play.options(seat)
        option = options[chance.pick(len(options))].id
        answer = await lives[seat].send("choose", request=request, option=option)
        assert answer["type"] == "done", answer
        if room.table.recess is not None:
            assert (await lives[seat].send("resume"))["type"] == "done"
        moves += 1
        if moves % EVERY == 0 and play.undecided:
            await settled(lives, room)
            search(lives, tickets, play)
            planted += await look(cell, play, server, tickets)
    for live in lives:
        await live.close()
    return planted


async def seated(cell: Cell, server: Server) -> list[Ticket]:
    """By seat, and a spectator."""
    mode = cell.mode.name
    host = await server.open_table(game=cell.game.about.name, mode=mode, seats=cell.seats)
    code = host["code"]
    tickets = [host, *[await server.join(code, f"P{n}") for n in range(1, cell.seats)]]
    for ticket in tickets[1:]:
        assert (await server.do(ticket, "ready")).status_code == 200
    return [*tickets, await server.join(code, "Watcher", watch=True)]


async def settled(lives: Sequence[Live], room: Room) -> None:
    """Everybody was told the last step; the last to listen is the spectator."""
    streams = room.table.streams
    last = [len(streams.of(seat)) for seat in [*range(len(lives) - 1), None]]
    await until(lambda: [live.number for live in lives] == last)


def search(lives: Sequence[Live], tickets: Sequence[Ticket], play: Play) -> None:
    """What came in the course of play: never the table's secret, its luck or anybody's number, and
    never another's token."""
    nonces = [place.nonce for place in play.deal.places if place.nonce]
    hidden = [play.deal.secret.hex(), play.deal.luck.hex(), *nonces]
    assert len(hidden) == len(lives) + 1, "all but the spectator have added a number"
    for live, own in zip(lives, tickets, strict=True):
        text = "".join(live.raw)
        assert not any(one in text for one in hidden)
        assert not any(ticket["token"] in text for ticket in tickets if ticket is not own)


async def look(cell: Cell, play: Play, server: Server, tickets: Sequence[Ticket]) -> int:
    """With the truth full of markers, all that an audience can ask for."""
    truth: Any = play.table.state
    planted = 0
    for audience in cell.audiences:
        play.table.state = cell.game.clone(truth)
        markers = [str(marker) for marker in cell.secrets.plant(play.table.state, audience)]
        planted += len(markers)
        ticket = tickets[-1 if audience is None else audience]
        text = await everything(server, ticket)
        play.table.state = truth
        assert '"type":"view"' in text
        assert [marker for marker in markers if marker in text] == []
    return planted


async def everything(server: Server, ticket: Ticket) -> str:
    live = server.live(ticket)
    live.number = 0
    await live.open(blocks=True)
    await live.until(lambda: "view" in live.latest)
    refused = await live.send("choose", request=0, option=0)
    await live.close()
    text = "".join(live.raw) + str(refused)
    url = f"/api/tables/{ticket['code']}"
    headers = {"Authorization": f"Bearer {ticket['token']}"}
    async with server.http.stream("GET", f"{url}/stream?seen=0", headers=headers) as stream:
        async for line in stream.aiter_lines():
            text += line
            if '"type":"view"' in line:
                break
    for path in (f"{url}/dossier", f"{url}/record", f"{url}/replay", "/api/lobby", "/metrics"):
        text += (await server.get(path, ticket["token"])).text
    return text
