"""Seats that decide at once do so before anything is revealed."""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.match import play_out


class Sealed:
    """A table where all three seats choose at once, twice; it shows what was played already."""

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []
        self.post = self

    def take(self) -> list[list[int]]:
        return [[len(self.played)]] * 3

    def to_act(self) -> tuple[int, ...]:
        return tuple(range(len(self.played) % 3, 3)) if len(self.played) < 6 else ()

    def legal(self, seat: int) -> tuple[str, ...]:
        return (f"{seat} answers",)

    def view(self, seat: int) -> int:
        return len(self.played)

    def play(self, seat: int, action: str) -> None:
        self.played.append((seat, action))


class Looker:
    def __init__(self, looks: bool) -> None:
        self.looks = looks
        self.seen: list[Any] = []
        self.heard: list[tuple[int, bool]] = []

    def hear(self, messages: Sequence[Any], own: bool) -> None:
        self.heard += [(message, own) for message in messages]

    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        self.seen.append(view)
        return options[0]


def test_nobody_answers_to_an_answer() -> None:
    table: Any = Sealed()
    players = [Looker(True), Looker(False), Looker(True)]
    play_out(table, players)
    assert [player.seen for player in players] == [[0, 3], [None, None], [0, 3]]
    assert [seat for seat, _ in table.played] == [0, 1, 2, 0, 1, 2]
    for seat, player in enumerate(players):
        assert player.heard == [
            (step, step % 3 == (seat + 1) % 3 and step > 0) for step in range(7)
        ]
