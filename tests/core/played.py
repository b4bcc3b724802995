"""A game played at random, for the tests of records and tables."""

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast, secret_from_seed
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.table import Table

SECRET = secret_from_seed(2026)


def game() -> AnyGame:
    return find_game("kompromat")


def played(steps: int | None, secret: bytes = SECRET, choices: int = 1) -> Table:
    """A committed table after so many random steps, or after the end."""
    table = Table.committed(game(), game().about.options(), secret)
    chooser = Fast(choices)
    while table.to_act() and (steps is None or len(table.steps) < steps):
        (seat,) = table.to_act()
        legal = table.legal(seat)
        table.play(seat, legal[chooser.pick(len(legal))])
    return table


def revealed(steps: int | None) -> Record:
    return played(steps).record().reveal(SECRET)
