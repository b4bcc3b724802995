"""What the seats of a table are called, in sentences and on the screen."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from brushpass.core.seats import letter

# Bots sit under a name of their own; their level is told beside it.
CODENAMES: Final = ("Orlov", "Wren", "Ines", "Tomas", "Adler", "Lux", "Vesna", "Hale", "Brandt")


def seat_names(people: Sequence[str | None]) -> list[str]:
    """One a seat, no two alike; None where no person sits."""
    plain = [CODENAMES[seat] if name is None else name for seat, name in enumerate(people)]
    often = Counter(name.casefold() for name in plain)
    return [
        f"{name} ({letter(seat)})" if often[name.casefold()] > 1 else name
        for seat, name in enumerate(plain)
    ]
