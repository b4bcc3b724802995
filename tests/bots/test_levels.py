"""The ladder: every level gives probabilities, repeats itself, and looks like a player."""

from collections import Counter
from itertools import count
from typing import Any

import pytest

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.case_officer import CaseOfficer
from brushpass.bots.field_agent import FieldAgent
from brushpass.bots.manner import Manner
from brushpass.bots.match import play_out
from brushpass.bots.question import Asked
from brushpass.bots.registry import BOTS, find_bot
from brushpass.bots.seeds import bot_chance, game_secret
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.table import Table

FEW = Budget(simulations=6)


def first_choice(name: str, budget: Budget) -> tuple[Any, Asked]:
    """A moment of a game in which there is something to decide."""
    game, chance = find_game(name), Fast(2)
    table = Table(game, game.about.options(), chance)
    for _ in range(12):
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.pick(len(legal))])
    while len(table.legal(seat := table.to_act()[0])) == 1:
        table.play(seat, table.legal(seat)[0])
    return game, Asked(table.view(seat), (), table.legal(seat), budget, Fast(9))


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bot", BOTS)
def test_a_policy_is_a_probability_for_each_option_and_repeatable(name: str, bot: str) -> None:
    policies = []
    for _ in range(2):
        game, asked = first_choice(name, FEW)
        policies.append(find_bot(bot, game).policy(asked))
    assert policies[0] == policies[1]
    assert len(policies[0]) == len(asked.options)
    assert sum(policies[0]) == pytest.approx(1.0)
    assert min(policies[0]) >= 0.0


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("level", [FieldAgent, CaseOfficer])
def test_whoever_searches_keeps_to_its_time(
    name: str, level: type[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock that passes a millisecond whenever it is looked at: the last look is one too late,
    and one more may be for how much is spent."""
    game, asked = first_choice(name, level.budget)
    looks = count()
    monkeypatch.setattr("brushpass.bots.search.clock.perf_counter", lambda: next(looks) / 1000)
    level(game).policy(asked)
    assert level.budget.milliseconds is not None
    assert 2 < next(looks) <= level.budget.milliseconds + 3


def test_strength_sharpens_and_indifference_flattens() -> None:
    preferences = [4.0, 2.0, 1.0, 0.0]
    assert Manner(strength=0.0).settle(preferences) == [0.25] * 4
    assert Manner(strength=1.0).settle(preferences) == pytest.approx([4 / 7, 2 / 7, 1 / 7, 0])
    assert Manner(strength=9.0).settle(preferences)[0] > 0.99
    assert Manner().settle([0.0, 0.0]) == [0.5, 0.5]


def test_a_short_memory_keeps_the_latest() -> None:
    assert Manner(memory=2).remembered([1, 2, 3, 4]) == [3, 4]
    assert Manner().remembered([1, 2]) == [1, 2]
    assert list(Manner(memory=0).remembered([1, 2])) == []


def test_a_bluff_acts_as_if_it_held_something_else() -> None:
    """Kompromat, total of exactly 21: nobody draws to that, but a bluffer acts out other hands."""
    game, asked = at_twenty_one(FEW)
    sober = [float(option.name == "stop") for option in asked.options]
    feigned = Manner(bluff=0.5).pretend(game, asked, sober)
    assert sum(feigned) == pytest.approx(1.0)
    by_name = dict(zip([option.name for option in asked.options], feigned, strict=True))
    assert by_name["stop"] >= 0.5
    assert by_name["draw"] > 0.0
    assert Manner().pretend(game, asked, sober) == sober


def at_twenty_one(budget: Budget) -> tuple[Any, Asked]:
    game, chance = find_game("kompromat"), Fast(1)
    while True:
        table = Table(game, game.about.options(), chance)
        while seats := table.to_act():
            seat = seats[0]
            view, legal = table.view(seat), table.legal(seat)
            names = {option.name for option in legal}
            stack = view.sides[seat].stacks[view.place].cards
            if {"draw", "stop"} <= names and len(stack) > 2 and twenty_one(stack):
                return game, Asked(view, (), legal, budget, Fast(3))
            table.play(seat, legal[chance.pick(len(legal))])


def twenty_one(stack: list[int]) -> bool:
    """Without a 1/11 or the half; by face value."""
    return min(stack) > 1 and sum(stack) == 21


@pytest.mark.parametrize("level", [FieldAgent, CaseOfficer])
def test_nobody_who_thinks_draws_to_twenty_one(level: type[Bot]) -> None:
    game, asked = at_twenty_one(Budget(simulations=60))
    policy = level(game).policy(asked)
    taken = dict(zip([option.name for option in asked.options], policy, strict=True))
    assert taken["draw"] < 0.05


@pytest.mark.parametrize("bot", ["field_agent", "case_officer"])
def test_thinking_beats_luck(bot: str) -> None:
    """Double Agent, both ways round: with very few simulations already."""
    game = find_game("double_agent")
    wins: Counter[bool] = Counter()
    for deal in range(8):
        for seat in range(2):
            table = Table.committed(game, game.about.options(), game_secret(5, deal))
            bots = [find_bot("recruit", game), find_bot("recruit", game)]
            bots[seat] = find_bot(bot, game)
            budget = Budget(simulations=2)
            players = [
                Walled(one, table.options, s, bot_chance(deal, s), budget)
                for s, one in enumerate(bots)
            ]
            play_out(table, players)
            result = game.result(table.state)
            assert result is not None
            wins[seat in result.winners] += 1
    assert wins[True] >= 11


def test_personas_say_who_they_are() -> None:
    assert [name for name in BOTS if name not in ("recruit", "clerk", "field_agent")] == [
        "case_officer",
        "rookie",
        "gambler",
        "sleeper",
        "fox",
    ]
    for bot in BOTS.values():
        assert 10 < len(bot.words) < 90
