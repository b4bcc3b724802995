"""Seats are numbers in data and letters to people: 0 is A."""

from typing import Final

from brushpass.core.refusal import unknown

LETTERS: Final = "ABCDEFGHI"


def letter(seat: int) -> str:
    return LETTERS[seat]


def seat_of(text: str, seats: int) -> int:
    """The seat that a person means by a letter."""
    seat = LETTERS[:seats].find(text.upper()) if len(text) == 1 else -1
    if seat < 0:
        raise unknown("seat", text, LETTERS[:seats])
    return seat
