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
        clock: frames.ClockInfo | None,
    ) -> Listener:
        """From the event after `seen`; from a fresh view if that is unknown or long ago."""
        if not table.may_look(person):
            raise Refused("not_yours", "you cannot watch this table")
        own = [listener for listener in self.listeners if listener.person == person]
        if len(own) >= MOST_DEVICES:
            self.remove(own[0], "You follow this table in too many places.", again=False)
        audience = table.seat_of(person)
        listener = Listener(person, audience, blocks)
        last = len(table.streams.of(audience))
        if seen is None or not max(0, last - MOST_MISSED) <= seen <= last:
            seen = last
        listener.tell([door.welcome(table, person, seen), *door.events(table, audience, seen)])
        listener.show("table", door.table_frame(table))
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

    def tell(self, table: LiveTable, clock: frames.ClockInfo | None) -> None:
        """What is new since the last time."""
        around = door.table_frame(table)
        views: Views = {}
        fresh = {who: door.events(table, who, told) for who, told in self._told.items()}
        for listener in list(self.listeners):
            if not table.may_look(listener.person):
                self.remove(listener, "You are no longer at this table.", again=False)
                continue
            audience = table.seat_of(listener.person)
            if audience == listener.audience:
                listener.tell(fresh[audience])
            else:  # sat down or stood up: another stream, from where it is now
                listener.audience = audience
                number = len(table.streams.of(audience))
                listener.tell([door.welcome(table, listener.person, number)])
            if around != self._around:
                listener.show("table", around)
            _show(listener, table, clock, views)
        self._around = around
        audiences = {listener.audience for listener in self.listeners}
        self._told = {who: len(table.streams.of(who)) for who in audiences}

    def show_presence(self, here: set[int]) -> None:
        frame = door.here(here)
        for listener in self.listeners:
            listener.show("here", frame)


def _show(
    listener: Listener, table: LiveTable, clock: frames.ClockInfo | None, views: Views
) -> None:
    if table.play is not None:
        key = (listener.audience, listener.blocks)
        if key not in views:
            views[key] = door.view_frame(table, key[0], clock, key[1])
        listener.show("view", views[key])
