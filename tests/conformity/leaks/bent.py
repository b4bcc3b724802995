"""Kompromat with something bent: every method is the real game's until a leak overrides it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from brushpass.core.about import Options
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game, Result
from brushpass.core.post import Post
from brushpass.core.words import Words
from brushpass.games.kompromat.cards import PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import DRAWING, Stack, State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.wire import View
from tests.conformity.hearing import listening


class Bent(Game[State, View, Tell]):
    def __init__(self) -> None:
        self.about = GAME.about
        self.actions = GAME.actions
        self.silent = GAME.silent

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        return GAME.setup(options, chance, tell)

    def to_act(self, s: State) -> tuple[int, ...]:
        return GAME.to_act(s)

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        return GAME.legal(s, seat)

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        GAME.follow(s, seat, action, chance, tell)

    def see(self, s: State, seat: int | None) -> View:
        return GAME.see(s, seat)

    def imagine(self, v: View, chance: Chance) -> State:
        return GAME.imagine(v, chance)

    def clone(self, s: State) -> State:
        return GAME.clone(s)

    def result(self, s: State) -> Result | None:
        return GAME.result(s)

    def teller(self, post: Post) -> Tell:
        return GAME.teller(post)

    def view_type(self) -> Any:
        return GAME.view_type()

    def message_type(self) -> Any:
        return GAME.message_type()

    def words(self) -> Words[View]:
        return GAME.words()

    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return GAME.advise(v, options, chance)


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
