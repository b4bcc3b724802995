"""Seats that decide at once do so before anything is revealed."""

from collections.abc import Sequence
from typing import Any

from brushpass.cli.match import play_out


class Sealed:
    """A table where all three seats choose at once, twice; it shows what was played already."""

    def __init__(self) -> None:
        self.played: list[tuple[int, str]] = []

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

    def choose(self, view: Any, options: Sequence[Any]) -> Any:
        self.seen.append(view)
        return options[0]


def test_nobody_answers_to_an_answer() -> None:
    table: Any = Sealed()
    players = [Looker(True), Looker(False), Looker(True)]
    steps = []
    play_out(table, players, lambda: steps.append(len(table.played)))
    assert [player.seen for player in players] == [[0, 3], [None, None], [0, 3]]
    assert [seat for seat, _ in table.played] == [0, 1, 2, 0, 1, 2]
    assert steps == [1, 2, 3, 4, 5, 6]
