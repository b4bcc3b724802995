"""Leaks and faults in what a seat observes as numbers."""

from librt.vecs import vec
from mypy_extensions import u8

from brushpass.core.about import Options
from brushpass.core.observation import Asked, Observer, Part, width
from brushpass.games.kompromat.cards import NONE
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.observation import PARTS, KompromatObserver
from brushpass.games.kompromat.state import State
from tests.conformity.leaks.bent import Bent, covered

STARTS = {part.name: width(PARTS[:number]) for number, part in enumerate(PARTS)}


class BentObserver(Observer[State]):
    """The real observer's row, in which one number is then bent."""

    def __init__(self) -> None:
        self.real = KompromatObserver()

    def parts(self, options: Options) -> tuple[Part, ...]:
        return self.real.parts(options)

    def questions(self, options: Options) -> tuple[Asked, ...]:
        return self.real.questions(options)

    def write(self, s: State, seat: int, to: vec[u8], at: int) -> None:
        self.real.write(s, seat, to, at)
        self.bend(s, seat, to, at)

    def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
        raise NotImplementedError


class Observed(Bent):
    observes: type[BentObserver]

    def __init__(self) -> None:
        super().__init__(GAME)
        self.observer = self.observes()


class HandInObservation(Observed):
    """The other's first card is told before it is laid."""

    class observes(BentObserver):
        def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
            if s.hand[1 - seat] != NONE:
                to[at + STARTS["hand"] + s.hand[1 - seat]] = u8(1)


class CoveredCardsInObservation(Observed):
    """Whether an odd number of the other's covered cards is high is told as who passed."""

    class observes(BentObserver):
        def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
            high = sum(card > 6 for card in covered(s, 1 - seat))
            to[at + STARTS["passes"]] = u8(high % 2)


class DeckInObservation(Observed):
    """What is left in the other's deck is told instead of one's own."""

    class observes(BentObserver):
        def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
            for kind, left in enumerate(s.decks[1 - seat].counts):
                to[at + STARTS["my deck"] + kind] = u8(left)


class PartForgotten(Observed):
    """Nobody is told who holds which tokens."""

    class observes(BentObserver):
        def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
            to[at + STARTS["tokens"]] = to[at + STARTS["tokens"] + 1] = u8(0)


class NumberOutOfBounds(Observed):
    """The rounds are counted from seven."""

    class observes(BentObserver):
        def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
            to[at + STARTS["round"]] = u8(s.round + 6)


class RowOverrun(Observed):
    """The first number of the next row is written too."""

    class observes(BentObserver):
        def bend(self, s: State, seat: int, to: vec[u8], at: int) -> None:
            to[at + width(PARTS)] = u8(1)
