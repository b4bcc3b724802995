"""What each audience is told, as bytes."""

from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from brushpass.core.post import Post
from brushpass.core.wire import Message, encode
from tests.conformity.cells import Audience

Stream = tuple[bytes, ...]


def stream(box: list[Message]) -> Stream:
    return tuple(encode(message) for message in box)


class World:
    """One truth, with the post that carries what is told in it."""

    def __init__(self, game: AnyGame, s: Any, seats: int) -> None:
        self.game = game
        self.s = s
        self.post = Post(seats)
        self.tell = game.face.teller(self.post)

    def play(self, seat: int, action: Action, chance: Chance) -> list[Stream]:
        """What each box was told by this step; the spectators' box is the last."""
        self.game.play(self.s, seat, action, chance, self.tell)
        return [stream(box) for box in self.post.take()]


def box_of(audience: Audience) -> int:
    return -1 if audience is None else audience


def whom(audience: Audience) -> str:
    return "a spectator" if audience is None else f"seat {audience}"
