"""Leaks through what a seat is asked, offered and refused."""

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.refusal import IllegalAction
from brushpass.games.kompromat.actions import STOP
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import State
from brushpass.games.kompromat.tell import Tell
from tests.conformity.leaks.bent import Bent, covered, drawing_over, reworded


class OptionMissing(Bent):
    """An option is missing while the other has an odd sum of covered cards."""

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        legal = GAME.legal(s, seat)
        return legal[:-1] if len(legal) > 1 and sum(covered(s, 1 - seat)) % 2 else legal


class OptionsInOtherOrder(Bent):
    """Nothing is missing, but the order tells as much."""

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        legal = GAME.legal(s, seat)
        return legal[::-1] if sum(covered(s, 1 - seat)) % 2 else legal


class SkippedOver21(Bent):
    """Who is over 21 is not asked: the stop happens by itself, and nobody is told."""

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        GAME.follow(s, seat, action, chance, tell)
        if drawing_over(s):
            muted = reworded(tell, stopped=lambda seat, place: None)
            GAME.follow(s, s.actor, STOP, chance, muted)


class StoppedByItself(Bent):
    """The same, told in the usual words: they come without a decision."""

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        GAME.follow(s, seat, action, chance, tell)
        if drawing_over(s):
            GAME.follow(s, s.actor, STOP, chance, tell)


class OtherToActOver21(Bent):
    """The other seems to be next while a player over 21 has yet to stop."""

    def to_act(self, s: State) -> tuple[int, ...]:
        return (1 - s.actor,) if drawing_over(s) else GAME.to_act(s)

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        return (STOP,) if drawing_over(s) and seat != s.actor else GAME.legal(s, seat)


class RefusalNamesCard(Bent):
    """A refusal gives the other's covered cards as its reason."""

    def play(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        try:
            super().play(s, seat, action, chance, tell)
        except IllegalAction as refusal:
            raise IllegalAction(f"{refusal}, against {covered(s, 1 - seat)}") from None
