"""What a bot is: what one seat knows goes in, a probability for each of its options comes out."""

from collections.abc import Sequence
from typing import ClassVar

from brushpass.bots.budget import Budget
from brushpass.bots.question import Asked
from brushpass.bots.seated import Inside, Seated
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

SHARES = 1 << 30  # a probability is drawn with this precision


class Bot:
    """Holds the rules of the game it plays, never a state of it, and remembers nothing.

    All it knows is what it is asked: the view, and what its seat was told from the first message
    on. So it can take over a seat at any moment, and run in another process. Its luck is its own
    `chance`: a bot that drew on the table's luck would learn of the deal and change it.
    """

    name: str  # what people type
    words: ClassVar[str]  # one line for people
    looks: ClassVar[bool] = True  # whether it needs a view at all; without one games run faster
    listens: ClassVar[bool] = False  # whether it needs what it was told
    budget: Budget = Budget()  # what it takes if nothing is said

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def policy(self, asked: Asked) -> Sequence[float]:
        """For each option in turn how likely the bot takes it; together 1."""
        raise NotImplementedError

    def choose(self, asked: Asked) -> Action:
        """One option, drawn from the policy."""
        return asked.options[draw(self.policy(asked), asked.chance)]

    def seated(self, chance: Chance) -> Seated:
        return Inside(self, chance)

    def close(self) -> None:
        """Ends what the bot may have started outside."""


def draw(probabilities: Sequence[float], chance: Chance) -> int:
    shares = [int(SHARES * probability) for probability in probabilities]
    return chance.draw(shares, sum(shares))
