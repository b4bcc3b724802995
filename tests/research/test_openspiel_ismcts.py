"""OpenSpiel's search plays our games, within its budget and from nothing but its view."""

from collections.abc import Sequence
from itertools import count

import pyspiel
import pytest
from msgspec.structs import replace
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.match import play_out
from brushpass.bots.question import Asked
from brushpass.bots.recruit import Recruit
from brushpass.bots.search.clock import Clock
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.table import Table
from brushpass.research.openspiel import resampler
from brushpass.research.openspiel.ismcts import OpenSpielIsmcts, Search
from tests.conformity.cells import Cell, cells_of
from tests.conformity.play import moments
from tests.research.walking import decisions, load


def asked(cell: Cell, seed: int, budget: Budget) -> Asked:
    """What a seat knows and may do where it has a choice; not always the first seat to act."""
    game, chance = cell.game, Fast(seed)
    for world in moments(cell, seed, 40):
        for seat in reversed(game.to_act(world.s)):
            options = game.legal(world.s, seat)
            if len(options) > 1:
                return Asked(world.see(seat), (), options, budget, Fast(chance.pick(1000)))
    raise AssertionError(f"no choice in a whole game of {cell}")


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_openspiels_own_bot_answers_legally(game: AnyGame, chance: str) -> None:
    table = load(cells_of(game)[0], chance)
    random = RandomState(1)
    bot = ISMCTSBot(table, RandomRolloutEvaluator(1, random), 1.4, 4, random_state=random)
    for state in decisions(table, seed=1, every=40):
        assert bot.step(state) in state.legal_actions()  # resamples by the state's own method
        bot.set_resampler(resampler(Fast(1)))
        assert bot.step(state) in state.legal_actions()


def test_the_bot_gives_a_probability_to_every_option(cell: Cell) -> None:
    question = asked(cell, 1, Budget())
    options = len(question.options)
    question = replace(question, budget=Budget(simulations=options + 3))
    shares = OpenSpielIsmcts(cell.game).policy(question)
    assert len(shares) == options
    assert min(shares) > 0  # each option is tried once before any is tried again
    assert sum(shares) == pytest.approx(1)


def test_simulations_alone_make_an_answer_repeatable(game: AnyGame) -> None:
    cell, bot = cells_of(game)[0], OpenSpielIsmcts(game)
    first, again = [bot.policy(asked(cell, 2, Budget(simulations=20))) for _ in range(2)]
    assert first == again


def test_it_takes_exactly_the_simulations_it_was_given() -> None:
    table = pyspiel.load_game("brushpass_double_agent(chance=sampled)")
    state = next(decisions(table, seed=3))
    for simulations in (1, 2, 37):
        clock = Clock(simulations, None)
        visits = Search(table, Fast(1)).visits(state, clock)
        assert clock.done == simulations
        assert sum(visits.values()) == simulations - 1  # the first only opens the root


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that passes a millisecond whenever it is looked at."""
    looks = count()
    monkeypatch.setattr("brushpass.bots.search.clock.perf_counter", lambda: next(looks) / 1000)
    game = find_game("double_agent")
    OpenSpielIsmcts(game).policy(asked(cells_of(game)[0], 4, Budget(milliseconds=50)))
    assert next(looks) == 51  # after fifty simulations, and not one more


@pytest.mark.parametrize("budget", [Budget(simulations=0), Budget(simulations=1)])
def test_without_time_to_think_all_options_are_alike(budget: Budget) -> None:
    game = find_game("double_agent")
    question = asked(cells_of(game)[0], 5, budget)
    options = len(question.options)
    assert OpenSpielIsmcts(game).policy(question) == [1 / options] * options


def test_without_a_budget_it_takes_its_own() -> None:
    class Hasty(OpenSpielIsmcts):
        budget = Budget(simulations=9)

    game = find_game("spy_tactics")
    cell, bot = cells_of(game)[0], Hasty(game)
    own = bot.policy(asked(cell, 6, Budget()))
    assert own == bot.policy(asked(cell, 6, Budget(simulations=9)))


def won(cell: Cell, bots: Sequence[type[Bot]], seed: int, budget: Budget) -> tuple[int, ...]:
    table = Table(cell.game, cell.options(), Fast(seed))
    seats = [
        Walled(bot(cell.game), table.options, seat, Fast(seed + seat), budget)
        for seat, bot in enumerate(bots)
    ]
    play_out(table, seats)
    assert [seat.faults for seat in seats] == [[]] * cell.seats
    result = cell.game.result(table.state)
    assert result is not None
    return result.winners


def test_it_plays_whole_games_behind_the_glass_wall(game: AnyGame) -> None:
    cell = cells_of(game)[-1]
    bots = [OpenSpielIsmcts, *[Recruit] * (cell.seats - 1)]
    won(cell, bots, seed=7, budget=Budget(simulations=2))


def test_thinking_pays_against_recruits() -> None:
    (cell,) = [cell for cell in cells_of(find_game("microfilms")) if cell.seats == 2]
    score = 0
    for seed in range(12):
        seat = seed % 2
        bots = [OpenSpielIsmcts, Recruit] if seat == 0 else [Recruit, OpenSpielIsmcts]
        winners = won(cell, bots, 100 + seed, Budget(simulations=40))
        score += (seat in winners) - (1 - seat in winners)
    assert score >= 6
