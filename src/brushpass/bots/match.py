"""Seats people and bots at a table and plays it to the end."""

from collections.abc import Sequence
from typing import Protocol

from brushpass.core.action import Action
from brushpass.core.table import Table
from brushpass.core.wire import encode


class Player(Protocol):
    """Gets bytes and numbers of the table, and nothing else."""

    @property
    def looks(self) -> bool:
        """Whether a view must be built for it."""
        ...

    @property
    def listens(self) -> bool:
        """Whether it must be told."""
        ...

    def hear(self, messages: Sequence[bytes], own: bool) -> None:
        """What the seat is told. `own`: about the seat's own step."""
        ...

    def choose(self, view: bytes, options: tuple[int, ...]) -> int: ...


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
        if player.listens:
            player.hear([encode(message) for message in boxes[seat]], seat == by)


def decide(table: Table, seat: int, player: Player) -> Action:
    view = encode(table.view(seat)) if player.looks else b""
    options = tuple([option.id for option in table.legal(seat)])
    return table.game.actions[player.choose(view, options)]
