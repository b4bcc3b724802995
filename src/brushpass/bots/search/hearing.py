"""What each seat was told since a truth was imagined, as one number a seat."""

from collections.abc import Collection

from brushpass.core.post import Post
from brushpass.core.wire import Message, encode


class Hearing(Post):
    """Takes every letter in, and keeps of it only what tells it from another one.

    Seats that were told the same have the same number, in whatever truth; by all odds (one in 2^64)
    others have not.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.told: list[int] = [0] * seats

    def begin(self) -> None:
        for seat in range(len(self.told)):
            self.told[seat] = 0

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
