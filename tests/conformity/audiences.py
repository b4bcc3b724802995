"""Words for who may learn an argument of a fact, for the FACTS of a game's `secrets.py`.

A rule takes the fact's arguments by name and the number of seats and gives the audiences that
may learn the value: seats, and None for spectators. A game can write rules of its own.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tests.conformity.cells import Audience

Facts = Mapping[str, Any]
May = Callable[[Facts, int], set[Audience]]


def everybody(facts: Facts, seats: int) -> set[Audience]:
    return {*range(seats), None}


def address(facts: Facts, seats: int) -> set[Audience]:
    """Everybody, too. The teller reads this seat to know whom to tell, so it stays as it is."""
    return everybody(facts, seats)


def nobody(facts: Facts, seats: int) -> set[Audience]:
    """Told to the teller alone."""
    return set()


def only(*arguments: str) -> May:
    """The seats that these arguments name."""
    return lambda facts, seats: {facts[argument] for argument in arguments}


def players_but(argument: str) -> May:
    """Every seat except the one that this argument names, and no spectator."""
    return lambda facts, seats: {seat for seat in range(seats) if seat != facts[argument]}
