"""What is told after the end of a game: its record, its replay, what could have been known."""

from starlette.responses import PlainTextResponse, Response

from brushpass.core.seats import seat_of
from brushpass.server.lines import line_of
from brushpass.server.live.archive import Kind
from brushpass.server.live.house import House
from brushpass.server.live.room import Room
from brushpass.server.store.rows import ResultRow
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.streams import Audience
from brushpass.server.web.answers import LINES
from brushpass.server.web.call import Call, bearer, person_of
from brushpass.server.web.packing import packed


async def record(call: Call) -> Response:
    assert call.room is not None
    result = await _declassified(call)
    return PlainTextResponse(
        result.record,
        headers={"content-disposition": f'attachment; filename="{call.room.code}.txt"'},
    )


async def replay(call: Call) -> Response:
    return await _told(call, "replay")


async def replay_beliefs(call: Call) -> Response:
    return await _told(call, "beliefs")


async def _told(call: Call, kind: Kind) -> Response:
    result = await _declassified(call)
    seat = _audience(call, result)
    data = await call.house.archive.tell(kind, seat, result, line_of(call.address))
    return packed(call.request, data, LINES)


def _audience(call: Call, result: ResultRow) -> Audience:
    text = call.request.query_params.get("seat")
    return None if text is None else seat_of(text, result.seats)


async def _declassified(call: Call) -> ResultRow:
    assert call.room is not None
    return await declassified(call.house, call.room, bearer(call.request))


async def declassified(house: House, room: Room, token: str | None) -> ResultRow:
    """After the end all may be told: to those of the table, and to whoever has a link to it if
    spectators were welcome."""
    async with room.settled() as table:
        alone = table.settings.watch == "nobody"
    if alone:
        person = await person_of(house, room, token)
        if not table.may_look(person):
            raise Refused("not_yours", "you are no longer at this table")
    result = await house.store.result(room.code)
    if result is None:
        raise Refused("too_late", "this is told after the end of the game")
    return result
