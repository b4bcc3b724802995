"""What somebody gets who comes to a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ticket:
    """The token is told once."""

    code: str
    person: int
    token: str
