"""Who is at a table, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from brushpass.core.exchange import Place


@dataclass
class Person:
    name: str
    program: bool
    mark: str = ""  # from where they came
    hash: str | None = None  # of the number that they add to the luck of the deal
    gone: bool = False
    kicked: bool = False


@dataclass
class Seat:
    person: int | None = None
    bot: str | None = None  # ours, from the start
    stand_in: str | None = None  # ours, in place of the person
    ready: bool = False
    missed: bool = False  # its person does not decide
    left: bool = False  # its person has left for good, unless they return
    votes: set[int] = field(default_factory=set)

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot or self.stand_in


def places(seats: Sequence[Seat], people: Sequence[Person]) -> list[Place]:
    """Who sits where when the deal is sealed, and the hashes that they sent."""
    found: list[Place] = []
    for seat in seats:
        if seat.person is None:
            found.append(Place("bot", seat.bot or ""))
        else:
            person = people[seat.person]
            found.append(Place("program" if person.program else "person", hash=person.hash))
    return found
