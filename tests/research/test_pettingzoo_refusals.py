"""What a PettingZoo environment is asked for wrongly is refused in one sentence."""

import subprocess
import sys
from typing import Any

import numpy
import pettingzoo
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from brushpass.core.refusal import Refusal
from brushpass.research.pettingzoo.parallel import BrushpassParallelEnv

KOMPROMAT = "brushpass/Kompromat-v0"
SPY_TACTICS = "brushpass/SpyTactics-v0"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"mode": "long"}, "unknown mode of spy_tactics 'long'"),
        ({"seats": 3}, "spy_tactics has no table for 3: allowed: 4, "),
        ({"settings": {"speed": 1}}, "unknown option of spy_tactics 'speed'"),
        ({"reward": "gold"}, "unknown reward 'gold'"),
        ({"illegal": "forgive"}, "unknown answer to an illegal action 'forgive'"),
        ({"render_mode": "rgb_array"}, "unknown render mode 'rgb_array': allowed: ansi, human"),
        ({"max_cycles": 0}, "max_cycles must be 1 or more, or None, not 0"),
        ({"opponents": "clerk"}, "unknown argument of the environment 'opponents'"),
        ({"seat": 1}, "unknown argument of the environment 'seat'"),
    ],
)
@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_unknown_terms(kind: Any, asked: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal, match=words):
        pettingzoo.make(kind, SPY_TACTICS, **asked)


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_a_game_that_is_not_there(kind: Any) -> None:
    with pytest.raises(Exception, match="Nosuch"):
        pettingzoo.make(kind, "brushpass/Nosuch-v0")


def test_a_game_in_which_nobody_chooses_at_once() -> None:
    with pytest.raises(Exception, match="Kompromat"):
        pettingzoo.make("parallel", KOMPROMAT)
    with pytest.raises(Refusal, match="nobody chooses at once in kompromat: make an 'aec'"):
        BrushpassParallelEnv(game="kompromat")


def both() -> list[Any]:
    return [pettingzoo.make("aec", SPY_TACTICS), pettingzoo.make("parallel", SPY_TACTICS)]


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    for env in both():
        for ask in (lambda env=env: env.step({}), env.state, env.render):
            with pytest.raises(Refusal, match="the first game has not begun: reset it first"):
                ask()
    with pytest.raises(Refusal, match="the first game has not begun"):
        both()[0].last()


def test_a_closed_environment() -> None:
    for env in both():
        env.reset(seed=1)
        env.close()
        env.close()
        for ask in (lambda env=env: env.step({}), env.reset, env.state):
            with pytest.raises(Refusal, match="the environment is closed: make another"):
                ask()


def test_an_agent_that_is_not_there() -> None:
    one, all_at_once = both()
    one.reset(seed=1)
    all_at_once.reset(seed=1)
    for ask in (one.observe, one.action_space, one.observation_space, all_at_once.action_space):
        with pytest.raises(Refusal, match="unknown agent 'player_9'"):
            ask("player_9")
    with pytest.raises(Refusal, match="unknown agent 'player_9'"):
        all_at_once.step({"player_9": 0})


def test_nothing_is_rendered_unless_it_was_asked_for() -> None:
    for env in both():
        env.reset(seed=1)
        with pytest.raises(Refusal, match="make it with render_mode='ansi' or 'human'"):
            env.render()


@pytest.mark.parametrize("action", [None, 1.0, "draw", True, numpy.bool_(True), [0, 1]])
def test_an_action_that_is_no_whole_number(action: Any) -> None:
    one, all_at_once = both()
    one.reset(seed=1)
    all_at_once.reset(seed=1)
    with pytest.raises(Refusal, match="an action must be one whole number"):
        one.step(action)
    with pytest.raises(Refusal, match="an action must be one whole number"):
        all_at_once.step(dict.fromkeys(all_at_once.agents, action))


def test_an_agent_that_forgot_to_choose() -> None:
    env = pettingzoo.make("parallel", SPY_TACTICS)
    env.reset(seed=1)
    with pytest.raises(Refusal, match="player_1 is to choose now, but there is no action of it"):
        env.step({"player_0": 0})


def test_a_step_after_the_end() -> None:
    one, all_at_once = both()
    one.reset(seed=1)
    one.step(-1)
    with pytest.raises(Refusal, match="the game is over for player_0: its last step is None"):
        one.step(0)
    while one.agents:
        one.step(None)
    with pytest.raises(Refusal, match="the game is over: reset before another step"):
        one.step(None)
    all_at_once.reset(seed=1)
    all_at_once.step(dict.fromkeys(all_at_once.agents, -1))
    with pytest.raises(Refusal, match="the game is over: reset before another step"):
        all_at_once.step({})
    for env in (one, all_at_once):
        env.reset()
        assert len(env.agents) == 4


def test_an_illegal_action_ends_the_game_as_pettingzoos_wrapper_ends_it() -> None:
    ours = pettingzoo.make("aec", KOMPROMAT, penalty=-5.0)
    theirs = TerminateIllegalWrapper(pettingzoo.make("aec", KOMPROMAT, illegal="raise"), -5.0)
    for env in (ours, theirs):
        env.reset(seed=1)
        env.last()
    wrong = int(ours.infos[ours.agent_selection]["action_mask"].argmin())
    offender = ours.agent_selection
    for env in (ours, theirs):
        env.step(wrong)
    for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
        assert getattr(ours, name) == getattr(theirs.unwrapped, name), name
    assert ours.rewards[offender] == -5.0
    assert ours.infos[offender]["ending"] == "illegal action"
    for env in (ours, theirs):
        while env.agents:
            env.last()
            env.step(None)


def test_everyone_who_does_wrong_at_once_pays() -> None:
    env = pettingzoo.make("parallel", SPY_TACTICS)
    env.reset(seed=1)
    _, rewards, over, cut, infos = env.step(
        {"player_0": 0, "player_1": -1, "player_2": 0, "player_3": 66}
    )
    assert list(rewards.values()) == [0.0, -1.0, 0.0, -1.0]
    assert all(over.values())
    assert all(cut.values())
    assert all(info["illegal"] for info in infos.values())


def test_an_illegal_action_raises_if_asked_to_and_nothing_is_played() -> None:
    one = pettingzoo.make("aec", KOMPROMAT, illegal="raise")
    one.reset(seed=1)
    before = one.state()
    for action in (121, -1):
        with pytest.raises(Refusal, match=rf"action {action} is not possible now: allowed: "):
            one.step(action)
    assert (one.state() == before).all()
    assert one.agents
    all_at_once = pettingzoo.make("parallel", SPY_TACTICS, illegal="raise")
    all_at_once.reset(seed=1)
    with pytest.raises(Refusal, match="action 66 is not possible now: allowed: "):
        all_at_once.step({**dict.fromkeys(all_at_once.agents, 0), "player_3": 66})
    assert not all_at_once.step(dict.fromkeys(all_at_once.agents, 0))[2]["player_3"]


def test_without_pettingzoo_the_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import brushpass.research.pettingzoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.endswith("PettingZoo is missing: pip install 'brushpass[pettingzoo]'\n")
