"""Conformity in later evenings, which random players hardly reach: they attempt to win too soon.

Here nobody reveals or claims, so the deck runs out again and again. Against the Croupier's francs
there is less time, so players draw while they can.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from brushpass.core.about import Options
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import Action, Game, Result
from brushpass.core.post import Post
from brushpass.games.microfilms.actions import DRAW, Blackmail, Bribe, Claim, Draw, Reveal, Steal
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.state import State
from brushpass.games.microfilms.tell import Tell
from brushpass.games.microfilms.wire import View
from tests.conformity.cells import Cell
from tests.conformity.play import walk
from tests.conformity.round_trips import check_round_trips
from tests.conformity.two_worlds import check_two_worlds


class Quiet(Game[State, View, Tell]):
    """The same game without two kinds of attempts."""

    def __init__(self) -> None:
        self.about = GAME.about
        self.actions = GAME.actions
        self.silent = GAME.silent

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        return GAME.setup(options, chance, tell)

    def to_act(self, s: State) -> tuple[int, ...]:
        return GAME.to_act(s)

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        legal = tuple(a for a in GAME.legal(s, seat) if not isinstance(a, (Claim, Reveal)))
        if s.duel and DRAW in legal:
            return tuple(a for a in legal if isinstance(a, (Draw, Steal, Blackmail, Bribe)))
        return legal

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        GAME.follow(s, seat, action, chance, tell)

    def see(self, s: State, seat: int | None) -> View:
        return GAME.see(s, seat)

    def imagine(self, v: View, chance: Chance) -> State:
        return GAME.imagine(v, chance)

    def clone(self, s: State) -> State:
        return GAME.clone(s)

    def result(self, s: State) -> Result | None:
        return GAME.result(s)

    def teller(self, post: Post) -> Tell:
        return GAME.teller(post)

    def view_type(self) -> Any:
        return View

    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return GAME.advise(v, options, chance)


def cell(seats: int) -> Cell:
    mode = GAME.about.modes[1 if seats == 2 else 0]
    return Cell(Quiet(), mode, seats)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_several_evenings_pass(seats: int) -> None:
    evenings = {s.evening for seed in range(20) for s in walk(cell(seats), seed)}
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
