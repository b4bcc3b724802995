"""What a bot is: a view and the options go in, one of the options comes out."""

from collections.abc import Sequence
from typing import Any, ClassVar

from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game


class Bot:
    """Holds the rules of the game it plays, never a state of it.

    Its luck is its own `chance`: a bot that drew on the table's luck would learn of the deal and
    change it.
    """

    name: ClassVar[str]  # what people type
    words: ClassVar[str]  # one line for people
    looks: ClassVar[bool] = True  # whether it needs a view at all; without one games run faster

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game

    def choose(self, view: Any, options: Sequence[Action], chance: Chance) -> Action:
        raise NotImplementedError
