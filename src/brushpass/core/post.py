"""Delivers what the rules tell. Every letter names its readers; there is no default."""

from collections.abc import Collection

from mypy_extensions import mypyc_attr

from brushpass.core.wire import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Post:
    """One box for each seat and one, the last, for spectators. Boxes know nothing of each other."""

    def __init__(self, seats: int) -> None:
        self.boxes: list[list[Message]] = [[] for _ in range(seats + 1)]
        self._kept: list[list[Message]] = [[] for _ in self.boxes]  # taken, and not heard yet
        self._heard = [0] * len(self.boxes)  # of the letters that are still in the box

    def all(self, message: Message) -> None:
        for box in self.boxes:
            box.append(message)

    def only(self, seat: int, message: Message) -> None:
        if not 0 <= seat < len(self.boxes) - 1:
            raise ValueError(f"{seat} is no seat: a letter to one seat must name one")
        self.boxes[seat].append(message)

    def others(self, seat: int, message: Message) -> None:
        """Everybody but this seat, spectators too."""
        for owner, box in enumerate(self.boxes):
            if owner != seat:
                box.append(message)

    def some(self, seats: Collection[int], message: Message, closed: Message) -> None:
        """One letter to these seats, and another in its place to everybody else."""
        for seat, box in enumerate(self.boxes[:-1]):
            box.append(message if seat in seats else closed)
        self.boxes[-1].append(closed)

    def box(self, seat: int | None) -> list[Message]:
        return self.boxes[-1 if seat is None else seat]

    def take(self) -> list[list[Message]]:
        """Empty all boxes."""
        taken = self.boxes
        for place, box in enumerate(taken):
            self._kept[place] += box[self._heard[place] :]
            self._heard[place] = 0
        self.boxes = [[] for _ in taken]
        return taken

    def unheard(self, seat: int | None) -> list[Message]:
        """All letters to an audience since this was last asked, for its memory; taken or not."""
        place = -1 if seat is None else seat
        letters = self._kept[place] + self.boxes[place][self._heard[place] :]
        self._kept[place] = []
        self._heard[place] = len(self.boxes[place])
        return letters
