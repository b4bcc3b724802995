"""What a process of the bots has heard of each seat, so that it is told only what is new."""

from typing import Final

MOST: Final = 256  # seats; whose turn is longest ago is forgotten, and told everything again

Seat = tuple[str, int]  # at the table with this code


class Ears:
    """The process has so many ears, by number, and hears with one of them for each seat."""

    def __init__(self) -> None:
        # Which ear, and how many messages it has heard: whose turn is longest ago comes first.
        self._seats: dict[Seat, tuple[int, int]] = {}

    def tell(self, seat: Seat, told: int) -> tuple[int, int]:
        """The ear for this seat and how many messages it had heard; now it is told so many."""
        ear, heard = self._seats.pop(seat) if seat in self._seats else (self._free(), 0)
        self._seats[seat] = ear, told
        return ear, heard

    def _free(self) -> int:
        if len(self._seats) < MOST:
            return len(self._seats)
        return self._seats.pop(next(iter(self._seats)))[0]
