"""Seats are numbers in data and letters to people: 0 is A. A table may give them names."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from brushpass.core.refusal import unknown

LETTERS: Final = "ABCDEFGHI"


_names: Final[ContextVar[Sequence[str]]] = ContextVar("names", default=LETTERS)


def letter(seat: int) -> str:
    return LETTERS[seat]


def called(seat: int) -> str:
    """As sentences call the seat: its letter, or the name that the table goes by just now."""
    return _names.get()[seat]


@contextmanager
def calling(names: Sequence[str]) -> Iterator[None]:
    """Inside, sentences use these names, one a seat."""
    before = _names.set(names)
    try:
        yield
    finally:
        _names.reset(before)


def seat_of(text: str, seats: int) -> int:
    """The seat that a person means by a letter."""
    seat = LETTERS[:seats].find(text.upper()) if len(text) == 1 else -1
    if seat < 0:
        raise unknown("seat", text, LETTERS[:seats])
    return seat
