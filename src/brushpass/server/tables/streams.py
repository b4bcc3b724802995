"""What each audience was told, numbered for it alone."""

from typing import Any

from msgspec import Struct

from brushpass.core.result import Result

Audience = int | None  # a seat, or None: everybody else


class Fact(Struct, frozen=True, gc=False):
    """Something the game told."""

    message: Any


class Note(Struct, frozen=True, gc=False):
    """Something that happened at the table around the game, as a sentence."""

    text: str


class Talk(Struct, frozen=True, gc=False):
    person: int
    name: str
    text: str


class End(Struct, frozen=True, gc=False):
    """The game is over; the secret behind its luck may be told."""

    result: Result
    secret: str


Event = Fact | Note | Talk | End


class Streams:
    """One for each seat and, last, one for spectators. An event's number is its place, from 1."""

    def __init__(self, seats: int) -> None:
        self._events: list[list[Event]] = [[] for _ in range(seats + 1)]
        self._told: list[list[Any]] = [[] for _ in self._events]  # facts alone

    def of(self, audience: Audience) -> list[Event]:
        return self._events[-1 if audience is None else audience]

    def told(self, seat: int, after: int) -> list[Any]:
        """By the game, after so many messages."""
        return self._told[seat][after:]

    def all(self, event: Event) -> None:
        for events in self._events:
            events.append(event)

    def deliver(self, boxes: list[list[Any]]) -> None:
        for place, box in enumerate(boxes):
            self._events[place] += [Fact(message) for message in box]
            self._told[place] += box
