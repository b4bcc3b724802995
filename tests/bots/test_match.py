"""Seats that decide at once do so before anything is revealed."""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.match import play_out
from brushpass.core.action import Action, numbered


class Sealed:
    """A table where all three seats choose at once, twice; it shows what was played already."""

    def __init__(self) -> None:
        self.played: list[tuple[int, Action]] = []
        self.post = self.game = self
        self.actions = numbered([Action(f"{seat} answers") for seat in range(3)])

    def take(self) -> list[list[int]]:
        return [[len(self.played)]] * 3

    def to_act(self) -> tuple[int, ...]:
        return tuple(range(len(self.played) % 3, 3)) if len(self.played) < 6 else ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        return (self.game.actions[seat],)

    def view(self, seat: int) -> int:
        return len(self.played)

    def play(self, seat: int, action: Action) -> None:
        self.played.append((seat, action))


class Looker:
    def __init__(self, looks: bool, listens: bool) -> None:
        self.looks = looks
        self.listens = listens
        self.seen: list[bytes] = []
        self.heard: list[tuple[bytes, bool]] = []

    def hear(self, messages: Sequence[bytes], own: bool) -> None:
        self.heard += [(message, own) for message in messages]

    def choose(self, view: bytes, options: tuple[int, ...]) -> int:
        self.seen.append(view)
        return options[0]


def test_nobody_answers_to_an_answer() -> None:
    table: Any = Sealed()
    players = [Looker(True, True), Looker(False, True), Looker(True, False)]
    play_out(table, players)
    assert [player.seen for player in players] == [[b"0", b"3"], [b"", b""], [b"0", b"3"]]
    assert [seat for seat, _ in table.played] == [0, 1, 2, 0, 1, 2]
    for seat, player in enumerate(players[:2]):
        assert player.heard == [
            (b"%d" % step, step % 3 == (seat + 1) % 3 and step > 0) for step in range(7)
        ]
    assert players[2].heard == []
