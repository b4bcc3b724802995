"""Delivers what the rules tell. Every letter names its readers; there is no default."""

from brushpass.core.wire import Message


class Post:
    """One box for each seat and one, the last, for spectators. Boxes know nothing of each other."""

    def __init__(self, seats: int) -> None:
        self.boxes: list[list[Message]] = [[] for _ in range(seats + 1)]

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

    def box(self, seat: int | None) -> list[Message]:
        return self.boxes[-1 if seat is None else seat]

    def take(self) -> list[list[Message]]:
        """Empty all boxes."""
        taken = self.boxes
        self.boxes = [[] for _ in taken]
        return taken
