"""A break that a player has called by the rules of a game: no clock runs until it is over."""

from dataclasses import dataclass, field
from typing import Final

LONGEST: Final = 300_000  # milliseconds


@dataclass
class Recess:
    seat: int  # who called it
    spent: int = 0  # milliseconds, as the log says
    mark: int = 0  # changes whenever what passed so far is written down
    back: set[int] = field(default_factory=set)  # seats that want to go on

    def rest(self, spent: int) -> None:
        self.spent += spent
        self.mark += 1

    def is_over(self, bots: set[int], seats: int) -> bool:
        """The caller or more than half want to go on. Bots do as soon as anybody does."""
        if self.seat in self.back | bots:
            return True
        return bool(self.back) and 2 * len(self.back | bots) > seats
