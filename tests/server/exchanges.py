"""People whose clients take part in the exchange before a deal: at a table in this process, or over
a socket.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from brushpass.bots.question import Question
from brushpass.bots.registry import find_bot
from brushpass.bots.seated import Inside
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Committed, Fast
from brushpass.core.exchange import bot_seed
from brushpass.core.record import Record
from brushpass.core.table import Table
from brushpass.core.wire import encode
from brushpass.server.live.listener import Listener
from brushpass.server.tables import commands as c
from brushpass.server.tables.decide import started
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import PLAYING
from brushpass.server.witness import Witness
from tests.server.client import Live
from tests.server.worlds import World, gathered

Frame = dict[str, Any]


class Person:
    """`shown`: what the server makes of a `table` frame for this person; an honest one, nothing."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.witness = Witness(world.code)
        self.shown: Callable[[Frame], Frame] = lambda frame: frame
        self.frames: list[Frame] = []
        self._listener: Listener | None = None

    async def come(self) -> None:
        self._listener = await self.world.room.follow(self.number, 0, False)
        await self.hear()

    async def hear(self) -> None:
        """All that waits, and an answer to it if one is due."""
        assert self._listener is not None
        for line in b"\n".join(await gathered(self._listener)).splitlines():
            frame = json.loads(line)
            if frame["type"] == "table":
                frame = self.shown(frame)
                if self.witness.look(frame, self.number):
                    await self.reveal()
            self.frames.append(frame)

    async def seal(self) -> None:
        await self.world.room.command(self.number, c.Seal("seal", self.witness.hash))
        self.witness.was_sealed()

    async def reveal(self) -> None:
        await self.world.room.command(self.number, c.Reveal("reveal", self.witness.nonce))
        self.witness.was_revealed()

    def check(self, record: Record | None = None) -> list[str]:
        play = self.world.room.table.play
        assert play is not None
        record = record or Record.from_text(play.record().to_text())
        return self.witness.check(record, self.number)


async def seated(world: World, people: int) -> list[Person]:
    """Everybody has sealed a number of their own."""
    found = [Person(world, number) for number in range(people)]
    for person in found:
        await person.come()
        await person.seal()
    return found


async def start(world: World, people: list[Person]) -> None:
    await world.room.change(started)
    for person in people:
        await person.hear()
    for person in people:
        await person.hear()  # that it is dealt


async def play_on(world: World, decisions: int = 10_000) -> None:
    """People decide by turns, to the end if that is not far."""
    for _ in range(decisions):
        table = world.room.table
        if table.life != PLAYING or table.play is None:
            return
        seat = table.play.undecided[0]
        if table.seats[seat].played_by is None:
            person = table.seats[seat].person
            assert person is not None
            options = table.play.options(seat)
            await world.choose(person, options[table.play.requests[seat] % len(options)].id)
        else:
            await world.until(partial(_further, world, table.number))


def _further(world: World, than: int) -> bool:
    return world.room.table.number > than


async def refusal(world: World, person: int, command: c.AnyCommand) -> Refused:
    try:
        await world.room.command(person, command)
    except Refused as refused:
        return refused
    raise AssertionError(f"{command} was not refused")


async def seal(live: Live, witness: Witness) -> None:
    assert (await live.send("seal", hash=witness.hash))["type"] == "done"
    witness.was_sealed()


async def reveal(live: Live, witness: Witness) -> None:
    seat = live.latest["welcome"]["seat"]
    await live.until(lambda: live.latest["table"]["deal"]["head"])
    assert witness.look(live.latest["table"], seat)
    assert (await live.send("reveal", nonce=witness.nonce))["type"] == "done"
    witness.was_revealed()


def recomputed(record: Record, seat: int, luck: bytes) -> list[bool]:
    """Whether the Recruit in that seat would have decided so with the seeds of this luck."""
    game = find_game(record.game)
    bot = find_bot("recruit", game)
    table = Table(game, record.options, Committed(record.luck()), record.commitment)
    same: list[bool] = []
    for step in record.steps:
        if step.seat == seat:
            options = tuple(option.id for option in table.legal(seat))
            view = encode(table.view(seat))
            asked = Question.put(game, record.options, seat, view, (), options, bot.budget)
            chance = Fast(bot_seed(luck, seat, len(same) + 1))
            same.append(Inside(bot, chance).answer(asked) == step.action)
        table.play(step.seat, game.actions[step.action])
    return same
