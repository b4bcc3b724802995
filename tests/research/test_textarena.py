"""TextArena's interface, with a scripted player in place of a model."""

import re
from random import Random
from typing import Any

import pytest

from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal

textarena: Any = pytest.importorskip("textarena", reason="textarena is not installed here")
# Only then: to import it registers environments there.
research: Any = pytest.importorskip("brushpass.research.textarena")


def make(game: AnyGame, **terms: Any) -> Any:
    env = textarena.make(research.environment_id(game.about.name), **terms)
    env.reset(num_players=game.about.modes[0].seats[0], seed=1)
    return env


def test_scripted_players_play_a_whole_game_through_its_registered_id(game: AnyGame) -> None:
    env = make(game)
    luck, done, seen = Random(1), False, set()
    while not done:
        seat, text = env.get_observation()
        assert text.startswith(game.about.title) == (seat not in seen), "introduced once"
        seen.add(seat)
        options = len(re.findall(r"^\d+\. ", text, re.MULTILINE))
        done, told = env.step(f"[{luck.randint(1, options)}]")
        assert told["came"] == "played"
    rewards, tallies = env.close()
    assert sorted(rewards) == list(range(env.table.options.seats))
    assert all(-1 <= reward <= 1 for reward in rewards.values())
    assert sum(tally["forfeits"] for tally in tallies.values()) == 0


def test_an_answer_without_a_move_is_asked_for_again_then_forfeited(game: AnyGame) -> None:
    env = make(game, retries=1)
    seat, _ = env.get_observation()
    assert env.step("tea?")[1]["came"] == "unreadable"
    again, text = env.get_observation()
    assert again == seat
    assert text.startswith("there is no move in this answer")
    assert env.step("[99]")[1]["came"] == "forfeit"
    told = env.close()[1][seat]
    assert (told["unreadable"], told["illegal"], told["forfeits"]) == (1, 1, 1)


def test_bots_take_seats_and_bad_calls_are_refused(game: AnyGame) -> None:
    env = make(game, bots="clerk")
    while not env.table.over:
        assert env.get_observation()[0] == 0
        env.step("1")
    with pytest.raises(Refusal, match="the game is over"):
        env.step("1")
    with pytest.raises(Refusal, match="no table for"):
        env.reset(num_players=99)
