"""Seats people and bots at a table and plays it to the end."""

from collections.abc import Sequence
from typing import Protocol

from brushpass.core.action import Action
from brushpass.core.table import Table
from brushpass.core.wire import Message, Wire


class Player(Protocol):
    @property
    def looks(self) -> bool:
        """Whether a view must be built for it."""
        ...

    def hear(self, messages: Sequence[Message], own: bool) -> None:
        """What the seat is told. `own`: about the seat's own step."""
        ...

    def choose(self, view: Wire | None, options: Sequence[Action]) -> Action: ...


def play_out(table: Table, players: Sequence[Player]) -> None:
    deliver(table, players, None)
    while acting := table.to_act():
        # Sealed: all who are asked decide before anything is played, so nobody can answer to an
        # answer.
        decided = [(seat, decide(table, seat, players[seat])) for seat in acting]
        for seat, action in decided:
            table.play(seat, action)
            deliver(table, players, seat)


def deliver(table: Table, players: Sequence[Player], by: int | None) -> None:
    boxes = table.post.take()
    for seat, player in enumerate(players):
        player.hear(boxes[seat], seat == by)


def decide(table: Table, seat: int, player: Player) -> Action:
    view = table.view(seat) if player.looks else None
    return player.choose(view, table.legal(seat))
