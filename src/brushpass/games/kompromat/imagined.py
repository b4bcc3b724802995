"""Questions answered from an imagined state."""

from typing import final

from mypy_extensions import i64

from brushpass.games.kompromat.questions import Questions
from brushpass.games.kompromat.state import Stack, State


@final
class Imagined(Questions):
    def __init__(self, s: State, me: i64) -> None:
        super().__init__(me, s.round, s.phase, s.after, s.place)
        self.s = s
        self.mission = s.mission
        self.counter = s.counter
        self.won = s.won[me]
        self.won_by_them = s.won[1 - me]
        self.deck = s.decks[me]
        self.hand = s.hand[me]
        self.tokens = s.tokens[me]
        self.items = s.items[me]

    def mine(self, place: i64) -> Stack:
        return self.s.stack(self.me, place)

    def added(self, seat: i64, place: i64) -> i64:
        return self.s.added(seat, place)

    def settled(self, seat: i64) -> i64:
        return self.s.total(seat)

    def cards_left(self) -> i64:
        return self.s.decks[self.they].size()

    def count(self, place: i64) -> i64:
        return len(self.s.stack(self.they, place).cards)

    def covered(self, place: i64) -> bool:
        return self.s.stack(self.they, place).covered() != 0

    def first(self, place: i64) -> i64:
        return self.s.stack(self.they, place).cards[0]

    def shown(self, place: i64, change: i64) -> i64:
        return self.s.stack(self.they, place).best(self.added(self.they, place) + change)
