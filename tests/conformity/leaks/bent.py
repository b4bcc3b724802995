"""A game with something bent: every method is the real game's until one is overridden.

It is Kompromat unless another game is named; what follows the class is for its leaks.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from brushpass.core.result import Result
from brushpass.games.kompromat.cards import PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import DRAWING, Stack, State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.wire import View
from tests.conformity.hearing import listening


class Bent(AnyGame):
    def __init__(self, game: AnyGame = GAME) -> None:
        self.game = game
        self.about = game.about
        self.actions = game.actions
        self.silent = game.silent
        self.thought = game.thought
        self.face = game.face
        self.observer = game.observer

    def setup(self, options: Options, chance: Chance, tell: Any) -> Any:
        return self.game.setup(options, chance, tell)

    def to_act(self, s: Any) -> tuple[int, ...]:
        return self.game.to_act(s)

    def legal(self, s: Any, seat: int) -> tuple[Action, ...]:
        return self.game.legal(s, seat)

    def follow(self, s: Any, seat: int, action: Action, chance: Chance, tell: Any) -> None:
        self.game.follow(s, seat, action, chance, tell)

    def memory(self, options: Options, seat: int | None) -> Any:
        return self.game.memory(options, seat)

    def see(self, s: Any, seat: int | None, memory: Any) -> Any:
        return self.game.see(s, seat, memory)

    def imagine(self, v: Any, chance: Chance) -> Any:
        return self.game.imagine(v, chance)

    def clone(self, s: Any) -> Any:
        return self.game.clone(s)

    def result(self, s: Any) -> Result | None:
        return self.game.result(s)


def covered(s: State, seat: int) -> list[int]:
    """The cards of this player that lie face down."""
    stacks = [s.stack(seat, place) for place in range(PLACES)]
    return [
        card for stack in stacks for index, card in enumerate(stack.cards) if stack.face_down(index)
    ]


def drawing_over(s: State) -> bool:
    """The player whose attempt it is has gone over 21."""
    return s.phase == DRAWING and stack_at_hand(s).over()


def stack_at_hand(s: State) -> Stack:
    return s.stack(s.actor, s.place)


def reworded(tell: Tell, **words: Callable[..., None]) -> Tell:
    """Passes every fact on, some of them in other words."""

    def hear(fact: str, args: tuple[Any, ...]) -> None:
        words.get(fact, getattr(tell, fact))(*args)

    bent: Tell = listening(GAME, hear)
    return bent


def with_side(view: View, seat: int, **changes: Any) -> View:
    sides = list(view.sides)
    sides[seat] = msgspec.structs.replace(sides[seat], **changes)
    return msgspec.structs.replace(view, sides=sides)
