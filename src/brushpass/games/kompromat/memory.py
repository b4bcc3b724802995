"""What an audience remembers of attempts, because the table shows it no more.

Whoever drew another card was not over 21 before (K3.6). That a card lies on others tells as much at
any time; but a GPS Tracker takes cards back (K6.13), and then more cards had been drawn on than
there are cards below the last one.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from brushpass.core.memory import Memory
from brushpass.games.kompromat.cards import LIMIT, PLACES, halves
from brushpass.games.kompromat.wire import Attempted, Drew, Flew, Laid, Page, TookBack

STACKS: Final = 2 * PLACES


@final
class KompromatMemory(Memory):
    """Lists by seat * PLACES + place. All of it is public."""

    def __init__(self) -> None:
        self.lying: list[int] = [0] * STACKS  # cards that lie there, or lay there (KR33)
        self.drawn_on: list[int] = [0] * STACKS  # the most cards when another was drawn
        self.room: list[int] = [LIMIT] * STACKS  # what those came to at most, in halves

    def hear(self, message: Any) -> None:
        if isinstance(message, Drew):
            if message.place >= 0:
                self.drew(message.seat * PLACES + message.place)
        elif isinstance(message, Attempted):
            self.settle_taken_back(message.seat, message.card)
            self.lying[message.seat * PLACES + message.place] = 1
        elif isinstance(message, TookBack):
            self.lying[message.seat * PLACES + message.place] -= 1
        elif isinstance(message, Flew):
            self.flew(
                message.seat * PLACES + message.source, message.seat * PLACES + message.target
            )
        elif isinstance(message, Laid):
            self.lying = [0] * STACKS
            self.drawn_on = [0] * STACKS
            self.room = [LIMIT] * STACKS

    def drew(self, stack: i64) -> None:
        self.drawn_on[stack] = max(self.drawn_on[stack], self.lying[stack])
        self.lying[stack] += 1

    def settle_taken_back(self, seat: i64, card: i64) -> None:
        """After two GPS Trackers in one attempt, this card lay there when another was drawn.

        It was within 21 together with the cards before it (K3.6), and everybody sees that now.
        """
        for stack in range(seat * PLACES, seat * PLACES + PLACES):
            if self.drawn_on[stack] > self.lying[stack]:
                self.drawn_on[stack] = self.lying[stack]
                self.room[stack] -= halves(card)

    def flew(self, source: i64, target: i64) -> None:
        for of_stacks in (self.lying, self.drawn_on, self.room):
            of_stacks[source], of_stacks[target] = of_stacks[target], of_stacks[source]

    def clone(self) -> "KompromatMemory":
        twin = KompromatMemory()
        twin.lying = self.lying[:]
        twin.drawn_on = self.drawn_on[:]
        twin.room = self.room[:]
        return twin

    def page(self) -> Page:
        return Page(self.drawn_on[:], self.room[:])
