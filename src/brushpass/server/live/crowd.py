"""Those who follow a table, each told what its audience may know."""

from typing import Final

from brushpass.server import door, frames
from brushpass.server.live.listener import Listener
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.streams import Audience
from brushpass.server.tables.table import LiveTable

MOST_MISSED: Final = 5_000  # events; a client further behind gets a fresh view instead
MOST_DEVICES: Final = 8  # connections of one person; the oldest gives way

Views = dict[tuple[Audience, bool], bytes]


class Crowd:
    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._told: dict[Audience, int] = {}  # how far each audience's events were broadcast
        self._around = b""  # the table around the game, as last broadcast

    def admit(
        self,
        table: LiveTable,
        person: int,
        seen: int | None,
        blocks: bool,
        covered: bool,
        clock: frames.ClockInfo | None,
        recess: frames.RecessInfo | None,
    ) -> Listener:
        """From the event after `seen`; from a fresh view if that is unknown or long ago."""
        if not table.may_look(person):
            raise Refused("not_yours", "you cannot watch this table")
        own = [listener for listener in self.listeners if listener.person == person]
        if len(own) >= MOST_DEVICES:
            self.remove(own[0], "You follow this table in too many places.", again=False)
        listener = Listener(person, blocks, covered)
        audience = listener.audience = _audience(listener, table)
        last = len(table.streams.of(audience))
        if seen is None or not max(0, last - MOST_MISSED) <= seen <= last:
            seen = last
        listener.tell(
            [door.welcome(table, person, audience, seen), *door.events(table, audience, seen)]
        )
        listener.show("table", door.table_frame(table, recess))
        _show(listener, table, clock, {})
        self._told.setdefault(audience, last)
        self.listeners.append(listener)
        return listener

    def remove(self, listener: Listener, text: str = "", again: bool = True) -> None:
        listener.close(text, again)
        if listener in self.listeners:
            self.listeners.remove(listener)

    def dismiss(self, text: str, again: bool = True) -> None:
        """Everybody; mostly to come back for a fresh view."""
        for listener in list(self.listeners):
            self.remove(listener, text, again)

    def tell(
        self,
        table: LiveTable,
        clock: frames.ClockInfo | None,
        recess: frames.RecessInfo | None,
    ) -> None:
        """What is new since the last time."""
        around = door.table_frame(table, recess)
        views: Views = {}
        fresh = {who: door.events(table, who, told) for who, told in self._told.items()}
        for listener in list(self.listeners):
            if not table.may_look(listener.person):
                self.remove(listener, "You are no longer at this table.", again=False)
                continue
            audience = _audience(listener, table)
            if audience == listener.audience:
                listener.tell(fresh[audience])
            else:  # sat down or stood up: another stream, from where it is now
                listener.audience = audience
                listener.shown = -1
                number = len(table.streams.of(audience))
                listener.tell([door.welcome(table, listener.person, audience, number)])
            if around != self._around:
                listener.show("table", around)
            _show(listener, table, clock, views)
            listener.cut()
        self._around = around
        audiences = {listener.audience for listener in self.listeners}
        self._told = {who: len(table.streams.of(who)) for who in audiences}

    def show_presence(self, frame: bytes) -> None:
        for listener in self.listeners:
            listener.show("here", frame)
            listener.cut()


def _audience(listener: Listener, table: LiveTable) -> Audience:
    return None if listener.covered else table.seat_of(listener.person)


def _show(
    listener: Listener, table: LiveTable, clock: frames.ClockInfo | None, views: Views
) -> None:
    shown = table.shown[-1 if listener.audience is None else listener.audience]
    if table.play is not None and listener.shown != shown:
        listener.shown = shown
        key = (listener.audience, listener.blocks)
        if key not in views:
            views[key] = door.view_frame(table, key[0], clock, key[1])
        listener.show("view", views[key])
