"""Leaks through memory: truths that remember, forget or share too much."""

from typing import Any

from brushpass.core.chance import Chance
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import State
from brushpass.games.kompromat.wire import View
from tests.conformity.leaks.bent import Bent


class ImagineRemembers(Bent):
    """`imagine` returns the truth that was looked at last."""

    last: State | None = None

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        self.last = GAME.clone(s)
        return GAME.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        return GAME.clone(self.last) if self.last else GAME.imagine(v, chance)


class ImaginePeeks(Bent):
    """`imagine` deals anew but takes the first card in hand from the truth."""

    last: State | None = None

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        self.last = GAME.clone(s)
        return GAME.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        s = GAME.imagine(v, chance)
        if self.last:
            s.hand = self.last.hand[:]
        return s


class ImagineForgets(Bent):
    """`imagine` shuffles away what a player knows of the top of the deck."""

    def imagine(self, v: View, chance: Chance) -> State:
        s = GAME.imagine(v, chance)
        for deck in s.decks:
            deck.shuffle()
        return s


class CloneShares(Bent):
    """A clone deals from the same decks as the original."""

    def clone(self, s: State) -> State:
        twin = GAME.clone(s)
        twin.decks = s.decks
        return twin
