"""The checks of the conformity suite that guard secrets, small enough to run once a leak."""

from collections.abc import Callable
from typing import Final

from tests.conformity.all_worlds import check_all_worlds, check_imagination
from tests.conformity.canaries import check_canaries
from tests.conformity.cells import Cell
from tests.conformity.endings import check_random_game
from tests.conformity.facts import check_facts
from tests.conformity.keepsakes import check_clones_stay, check_sights_stay
from tests.conformity.memories import check_memories
from tests.conformity.observations import check_blind, check_bounds, check_claims
from tests.conformity.refusals import check_refusals
from tests.conformity.round_trips import check_round_trips
from tests.conformity.two_worlds import check_pairs_meant_something, check_two_worlds


def two_worlds(cell: Cell) -> None:
    check_pairs_meant_something(cell, check_two_worlds(cell, 250))


def all_worlds(cell: Cell) -> None:
    for seed in range(2):
        assert check_all_worlds(cell, seed, 800) > 0


def round_trips(cell: Cell) -> None:
    check_round_trips(cell, 150)
    check_imagination(cell, 0, 300)


def canaries(cell: Cell) -> None:
    assert check_canaries(cell, 6) > 0


def facts(cell: Cell) -> None:
    check_facts(cell, 15)


def refusals(cell: Cell) -> None:
    check_refusals(cell, 50)


def random_play(cell: Cell) -> None:
    for seed in range(5):
        check_random_game(cell, cell.options(), seed)


def memories(cell: Cell) -> None:
    for seed in range(3):
        assert check_memories(cell, seed) > 0


def keepsakes(cell: Cell) -> None:
    for seed in range(3):
        check_clones_stay(cell, seed)
        check_sights_stay(cell, seed)


def bounds(cell: Cell) -> None:
    check_bounds(cell, 100)


def blind(cell: Cell) -> None:
    check_blind(cell, 100)


def claims(cell: Cell) -> None:
    check_claims(cell, 300)


CHECKS: Final[dict[str, Callable[[Cell], None]]] = {
    check.__name__: check
    for check in (
        two_worlds,
        all_worlds,
        round_trips,
        canaries,
        facts,
        refusals,
        random_play,
        memories,
        keepsakes,
        bounds,
        blind,
        claims,
    )
}
