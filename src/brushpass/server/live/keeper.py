"""Looks after one table: bots decide, clocks run out, the absent are replaced. No table freezes.

Of several workers exactly one keeps a table; if it dies, the store lets another one do it.
"""

import asyncio
import logging
import math
from collections import defaultdict
from functools import partial
from typing import Final

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question
from brushpass.server import door
from brushpass.server.figures import figures
from brushpass.server.live.duties import choice, deal, stand_up
from brushpass.server.live.room import Room
from brushpass.server.live.standing import recess_left
from brushpass.server.live.thinker import bot_of
from brushpass.server.live.thinking import Thinkers, Thought
from brushpass.server.live.time import Time
from brushpass.server.store.store import Store
from brushpass.server.tables import entries as e
from brushpass.server.tables.patience import patience
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import CLOSED, OPEN, PLAYING, LiveTable

NEVER: Final = math.inf
LONGEST_REST: Final = 3600.0  # seconds until a look that nothing calls for
LOOK_AGAIN: Final = 2.0  # seconds, for a table that another worker keeps, or after a fault
WRITE_DOWN: Final = 10.0  # seconds of running clocks that a crash may forget

REVEAL: Final = 5.0  # seconds from the start until the deal, for those who sealed a number
CARRIES_ON: Final = 4  # how many times as quick

log = logging.getLogger(__name__)


class Keeper:
    def __init__(
        self, room: Room, store: Store, time: Time, thinkers: Thinkers, pace: float
    ) -> None:
        self.room = room
        self._store = store
        self._time = time
        self._thinkers = thinkers
        self._pace = pace
        self._away: dict[int, float] = {}  # for how many seconds each person is not connected
        self.keeps = False  # whether it is ours to look after
        self.rests = False  # whether nothing is due until something changes
        self._dealing: float | None = None  # since when numbers are awaited
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: which request
        self._told: defaultdict[int, list[bytes]] = defaultdict(list)  # seats where bots listen

    async def run(self) -> None:
        while self.room.table.life != CLOSED:
            self.room.changed.clear()
            try:
                self.keeps = await self._store.keep(self.room.code)
                delay = await self.look() if self.keeps else LOOK_AGAIN
                self.rests = not self.keeps or (delay == NEVER and not self._thinking)
            except Exception:
                log.exception("a table could not be looked after")
                delay = LOOK_AGAIN
            await self._time.wait(self.room.changed, min(delay, LONGEST_REST))

    def stop(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()

    async def look(self) -> float:
        """Do what is due now; the seconds until something may be due."""
        now = self._time.now()
        self._away = self.room.away()
        if self.room.table.recess is not None:
            return max(0.01, await self._recess(self.room.table.recess.seat, now))
        delays = [NEVER, *await self._host()]
        if self.room.table.life == OPEN:
            delays += await self._free_seats()
        if self.room.table.life == PLAYING and self.room.table.play is None:
            return max(0.01, await self._deal(now))
        if self.room.table.life == PLAYING:
            self._let_bots_think()
            for seat in self.room.table.running():
                delays += await self._person(seat, now)
            delays += await self._write_down(now)
        return max(0.01, min(delays))

    async def _free_seats(self) -> list[float]:
        """Before the start, while anybody waits: seats of whom the table is not to wait for any
        longer."""
        table = self.room.table
        delays: list[float] = []
        for seat in table.seats:
            person = seat.person
            if person is None or person not in self._away or table.people[person].program:
                continue
            kept = patience(table, seat)
            if not self.room.here or kept is None:
                continue
            left = kept - self._away[person]
            if left > 0:
                delays.append(left)
                continue
            await self.room.change(partial(stand_up, person, self.room.here))
        return delays

    async def _deal(self, now: float) -> float:
        """Seconds until the cards are dealt without the numbers that are not in."""
        if self._dealing is None:
            self._dealing = now
        left = REVEAL - (now - self._dealing)
        if left <= 0:
            await self.room.change(deal)
        return left

    async def _person(self, seat: int, now: float) -> list[float]:
        """Somebody who is to decide, and has not: is there time left, is anybody there?"""
        table = self.room.table
        person = table.seats[seat].person
        assert person is not None
        if table.seats[seat].missed:
            await self._missed(seat, person)
            return []
        delays: list[float] = []
        overtime = False
        if table.settings.clock.per != "none":
            left = table.clocks.left[seat] - self.room.stopwatch.spent(seat, now)
            overtime = left <= 0
            delays.append(left / 1000)
        away = 0.0
        if person in self._away:
            away = self._away[person]
            delays.append(table.settings.grace - away)
        if overtime or away >= table.settings.grace:
            await self.room.change(lambda table: self._miss(table, seat, overtime))
            return [0.0]
        return delays

    def _miss(self, table: LiveTable, seat: int, overtime: bool) -> e.AnyEntry | None:
        if seat not in table.running() or table.seats[seat].missed:
            return None
        if table.settings.absence == "bot":
            return e.TookOver(seat, table.settings.stand_in)
        return e.Missed(seat, overtime, self.room.stopwatch.spent(seat, self._time.now()))

    async def _missed(self, seat: int, person: int) -> None:
        table = self.room.table
        clock_out = table.settings.clock.per != "none" and table.clocks.left[seat] == 0
        if person in self.room.here and not clock_out:
            await self.room.change(lambda table: e.Came(seat) if table.seats[seat].missed else None)
            return
        others = {
            other.person
            for other in table.seats
            if other.person in self.room.here and other.person != person and not other.stand_in
        }
        votes = len(table.seats[seat].votes & others)
        if votes * 2 > len(others):
            bot = table.settings.stand_in
            await self.room.change(
                lambda table: e.TookOver(seat, bot) if table.seats[seat].missed else None
            )

    async def _write_down(self, now: float) -> list[float]:
        table, watch = self.room.table, self.room.stopwatch
        if table.settings.clock.per == "none" or not any(
            table.clocks.left[seat] for seat in watch.running
        ):
            return []
        # A clock of days is written down less often, or its log would be nothing else.
        often = max(WRITE_DOWN, table.clocks.whole / 100_000)
        longest = max(watch.spent(seat, now) for seat in watch.running)
        if longest >= often * 1000:
            await self.write_down()
            return [often]
        return [often - longest / 1000]

    async def _recess(self, caller: int, now: float) -> float:
        """Seconds until something is to be done about a break."""
        left = recess_left(self.room.table, self.room.rest, now) / 1000
        if not left:
            await self.room.change(self._resume)
            return 0.0
        unwritten = self.room.rest.spent(caller, now) / 1000
        if unwritten >= WRITE_DOWN:
            await self.write_down()
            return min(left, WRITE_DOWN)
        return min(left, WRITE_DOWN - unwritten)

    def _resume(self, table: LiveTable) -> e.AnyEntry | None:
        over = table.recess and not recess_left(table, self.room.rest, self._time.now())
        return e.Resumed() if over else None

    async def write_down(self) -> None:
        """Charge the running clocks, or the break, with what they have shown so far."""

        def charge(table: LiveTable) -> e.AnyEntry | None:
            now, watch = self._time.now(), self.room.stopwatch
            if table.recess is not None:
                return e.Rested(self.room.rest.spent(table.recess.seat, now))
            left = table.clocks.left
            spent = {seat: watch.spent(seat, now) for seat in table.running() if left[seat]}
            return e.Clocked(spent) if spent and table.settings.clock.per != "none" else None

        await self.room.change(charge)

    async def _host(self) -> list[float]:
        """A host who is away passes the table on to somebody who is there."""
        table = self.room.table
        if table.host not in self._away:
            return []
        away = self._away[table.host]
        if away < table.settings.grace:
            return [table.settings.grace - away]
        was, here = table.host, sorted(self.room.here)
        heirs = [p for p in here if table.may_look(p)]
        heirs.sort(key=lambda person: (table.seat_of(person) is None, person))
        if heirs:
            await self.room.change(
                lambda table: e.HandedOver(heirs[0]) if table.host == was else None
            )
        return []

    def _let_bots_think(self) -> None:
        table = self.room.table
        assert table.play is not None
        for seat in table.play.undecided:
            bot = table.seats[seat].played_by
            request = table.play.requests[seat]
            if bot is None or self._thinking.get(seat, (0, None))[0] == request:
                continue
            self._thinking[seat] = (request, asyncio.create_task(self._think(seat, request, bot)))

    async def _think(self, seat: int, request: int, bot: str) -> None:
        try:
            begun = self._time.now()
            beat = self._beat(seat)
            question = await self._question(seat, request, bot)
            if question is None:
                return
            thought = await self._thinkers.think(
                bot, (self.room.code, seat), *question, self.room.line
            )
            figures.observe("brushpass_thinking_seconds", thought.seconds, bot=bot)
            if thought.fault is not None:
                figures.add("brushpass_bot_faults_total", bot=bot, how=thought.fault.name.lower())
                log.error("a bot lost a turn", extra={"bot": bot, "why": str(thought.fault)})
            if beat:
                await self._wait_for_the_beat(begun, thought, usual(question[0].budget), beat)
            await self.room.change(choice(seat, request, thought))
        except Refused as refusal:
            log.warning("a bot's decision was not kept", extra={"why": refusal.code})
        finally:
            # Whether kept or not: if the request still stands, somebody must think again.
            if self._thinking.get(seat, (0, None))[0] == request:
                del self._thinking[seat]
            self.room.changed.set()

    def _beat(self, seat: int) -> float:
        """Whoever decides after their own decision carries on, as everybody sees: a walk, a draw.
        That is waited for a fraction as long."""
        play = self.room.table.play
        assert play is not None
        steps = play.table.steps
        return self._pace / CARRIES_ON if steps and steps[-1].seat == seat else self._pace

    async def _wait_for_the_beat(
        self, begun: float, thought: Thought, usual: float, beat: float
    ) -> None:
        """The time taken says nothing about what the bot holds: as long as it usually thinks, even
        if it was done at once, and then to the next whole beat."""
        gone = self._time.now() - begun
        taken = gone + max(0.0, usual - thought.seconds)
        await self._time.sleep(beat * math.ceil(taken / beat) - gone)

    async def _question(self, seat: int, request: int, name: str) -> tuple[Question, int] | None:
        """With the bot's luck for it; None if nothing is asked any more."""
        async with self.room.settled() as table:
            if table.play is None or table.play.requests[seat] != request:
                return None
            bot = bot_of(name, table.settings.game)
            told = self._hear(table, seat) if bot.listens else []
            question = door.question(table, seat, told, bot.budget)
            return None if question is None else (question, table.play.seed(seat))

    def _hear(self, table: LiveTable, seat: int) -> list[bytes]:
        told = self._told[seat]
        told += door.told(table, seat, len(told))
        return told


def usual(budget: Budget) -> float:
    """Seconds that a bot takes at least, whatever it holds: a forced move is thought over too."""
    return 0.05 + 1.5 * (budget.milliseconds or 0.0) / 1000
