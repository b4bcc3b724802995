"""What each seat was told and did since a truth was imagined, as one number a seat."""

from collections.abc import Collection

from brushpass.core.action import Action
from brushpass.core.post import Post
from brushpass.core.wire import Message, encode


class Hearing(Post):
    """Takes every letter in, and keeps of it only what tells it from another one.

    A seat that was told the same and did the same has the same number, in whatever truth; by all
    odds (one in 2^64) it has another one otherwise.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.told: list[int] = [0] * seats

    def begin(self) -> None:
        for seat in range(len(self.told)):
            self.told[seat] = 0

    def did(self, seat: int, action: Action) -> None:
        """Sealed choices are told to nobody, but whoever made one knows it."""
        self.told[seat] = hash((self.told[seat], action.id))

    def all(self, message: Message) -> None:
        word = hash(encode(message))
        for seat in range(len(self.told)):
            self.told[seat] = hash((self.told[seat], word))

    def only(self, seat: int, message: Message) -> None:
        self.told[seat] = hash((self.told[seat], encode(message)))

    def others(self, seat: int, message: Message) -> None:
        word = hash(encode(message))
        for other in range(len(self.told)):
            if other != seat:
                self.told[other] = hash((self.told[other], word))

    def some(self, seats: Collection[int], message: Message, closed: Message) -> None:
        for seat in range(len(self.told)):
            self.only(seat, message if seat in seats else closed)
