"""Tensors are the rows of the games' observers, in named parts; OpenSpiel's learners take them."""

from itertools import islice
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.observation import width, write_belief, zeros
from brushpass.core.table import Table
from brushpass.research.openspiel import resampler
from tests.conformity.cells import Cell, cells_of
from tests.research.walking import decisions, load, replayed

KINDS = list(rl_environment.ObservationType)


def row_of(table: Table, seat: int, beliefs: bool) -> list[int]:
    """As written by the game's observer, at a table of our own."""
    observer = table.game.observer
    assert observer is not None
    asked = observer.questions(table.options) if beliefs else ()
    seen = width(observer.parts(table.options))
    row = zeros(seen + width(tuple(question.part for question in asked)))
    observer.write(table.state, seat, row, 0)
    write_belief(asked, table.game.face.belief(table.view(seat)), row, seen)
    return list(memoryview(row))


def test_tensors_are_the_rows_of_the_observer(cell: Cell) -> None:
    game = load(cell)
    for state in islice(decisions(game, seed=1, every=7), 8):
        table = replayed(cell, state)
        for seat in range(cell.seats):
            row = row_of(table, seat, beliefs=False)
            assert state.observation_tensor(seat) == row
            assert state.information_state_tensor(seat) == row_of(table, seat, beliefs=True)
    assert game.observation_tensor_shape() == [len(row)]


def test_an_observer_has_every_part_by_its_name(cell: Cell) -> None:
    game = load(cell)
    assert cell.game.observer is not None
    parts = cell.game.observer.parts(cell.options())
    asked = tuple(question.part for question in cell.game.observer.questions(cell.options()))
    observation, known = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for one, expected in ((observation, parts), (known, (*parts, *asked))):
        assert [*one.dict] == [part.name for part in expected]
        assert [piece.size for piece in one.dict.values()] == [part.size for part in expected]
        assert sum(piece.size for piece in one.dict.values()) == one.tensor.size
    for state in islice(decisions(game, seed=2, every=20), 5):
        seat = state.current_player()
        observation.set_from(state, seat)
        assert observation.tensor.tolist() == state.observation_tensor(seat)
        pieces = numpy.concatenate([piece.ravel() for piece in observation.dict.values()])
        assert (pieces == observation.tensor).all()
        for part in parts:
            assert observation.dict[part.name].shape == (part.shape or (1,))
            assert observation.dict[part.name].max() <= part.high


def test_before_the_deal_there_is_nothing_to_observe(game: AnyGame) -> None:
    state = load(cells_of(game)[0], "sampled").new_initial_state()
    for tensor in (state.observation_tensor(0), state.information_state_tensor(0)):
        assert len(tensor) > 100
        assert not any(tensor)


def test_a_spectator_has_text_and_no_tensor() -> None:
    game = pyspiel.load_game("brushpass_kompromat")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, kind)
    assert observation.tensor is None
    for state in decisions(game, seed=3, every=50):
        observation.set_from(state, 0)
        assert observation.string_from(state, 0)


def test_in_an_imagined_truth_the_player_sees_the_same_table(cell: Cell) -> None:
    """There whatever it had concluded counts as seen."""
    luck, game = Fast(4), load(cell, "sampled")
    real, imagined = make_observation(game), make_observation(game)
    for state in islice(decisions(game, seed=4, every=10), 12):
        player = state.current_player()
        real.set_from(state, player)
        imagined.set_from(resampler(luck)(state, player), player)
        for name, piece in real.dict.items():
            if name.endswith("seen"):
                assert (imagined.dict[name] >= piece).all(), name
            else:
                assert (imagined.dict[name] == piece).all(), name


def episode(env: Any, agents: list[Any]) -> Any:
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.current_player()].step(step).action])
    for agent in agents:
        agent.step(step)
    return step


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name.lower())
def test_openspiels_learners_play_every_game_in_its_environment(cell: Cell, kind: Any) -> None:
    env = rl_environment.Environment(load(cell, "sampled"), observation_type=kind)
    actions = env.action_spec()["num_actions"]
    learner = QLearner(player_id=0, num_actions=actions)
    others = [RandomAgent(seat, actions) for seat in range(1, cell.seats)]
    last = episode(env, [learner, *others])
    assert sum(last.rewards) == pytest.approx(0.0)
    assert len(last.observations["info_state"][0]) == env.observation_spec()["info_state"][0]
    assert learner._q_values


@pytest.mark.parametrize("name", ["double_agent", "spy_tactics"])
def test_openspiels_sampling_solver_takes_games_of_bounded_length(name: str) -> None:
    """In games without a bound its probabilities become zero, and it divides by them."""
    solver = OutcomeSamplingSolver(pyspiel.load_game(f"brushpass_{name}"))
    solver.iteration()
    assert len(solver._infostates) > 10
