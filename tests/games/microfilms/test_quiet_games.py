"""Conformity in later evenings, which random players hardly reach: they attempt to win too soon.

Here nobody reveals or claims, so the deck runs out again and again. Against the Croupier's francs
there is less time, so players draw while they can.
"""

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.actions import (
    DRAW,
    Blackmail,
    Bribe,
    Claim,
    Draw,
    Reveal,
    Steal,
)
from brushpass.games.microfilms.rules.state import State
from tests.conformity.cells import Cell
from tests.conformity.leaks.bent import Bent
from tests.conformity.play import walk
from tests.conformity.round_trips import check_round_trips
from tests.conformity.two_worlds import check_two_worlds


class Quiet(Bent):
    """The same game without two kinds of attempts."""

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        legal = tuple(a for a in super().legal(s, seat) if not isinstance(a, (Claim, Reveal)))
        if s.duel and DRAW in legal:
            return tuple(a for a in legal if isinstance(a, (Draw, Steal, Blackmail, Bribe)))
        return legal


def cell(seats: int) -> Cell:
    mode = GAME.about.modes[1 if seats == 2 else 0]
    return Cell(Quiet(GAME), mode, seats)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_several_evenings_pass(seats: int) -> None:
    games = 200 if seats == 2 else 20  # there one in twenty has a second
    evenings = {world.s.evening for seed in range(games) for world in walk(cell(seats), seed)}
    assert {1, 2} <= evenings
    assert seats == 2 or 3 in evenings


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_imagined_truths_fit_in_later_evenings(seats: int) -> None:
    check_round_trips(cell(seats), 120)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_told_the_same_looks_the_same_in_later_evenings(seats: int) -> None:
    assert check_two_worlds(cell(seats), 120).different > 60


def test_MR31_quiet_games_end_within_the_longest() -> None:
    for seats in (2, 6):
        here = cell(seats)
        for seed in range(10):
            chance, decisions = Fast(seed), 0
            s = here.game.setup(here.options(), chance, here.game.silent)
            while here.game.to_act(s):
                (seat,) = here.game.to_act(s)
                legal = here.game.legal(s, seat)
                here.game.play(s, seat, legal[chance.pick(len(legal))], chance, here.game.silent)
                decisions += 1
            assert decisions <= here.mode.longest
