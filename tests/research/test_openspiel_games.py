"""Our games pass OpenSpiel's own checks, and are still our games."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Branch
from brushpass.core.game import AnyGame
from brushpass.core.playout import outcomes
from brushpass.core.wire import encode
from tests.conformity.cells import Cell, cells_of
from tests.research.walking import decisions, load, replayed, walk

FEW = 400  # outcomes of one action


def test_openspiel_finds_nothing_wrong(cell: Cell) -> None:
    pyspiel.random_sim_test(load(cell), num_sims=1, serialize=True, verbose=False)


def test_history_is_a_record_and_leads_to_the_same_returns_and_views(cell: Cell) -> None:
    game = load(cell)
    for number, state in enumerate(walk(game, seed=1)):
        if state.is_chance_node() or (number % 9 and not state.is_terminal()):
            continue
        table = replayed(cell, state)
        for seat in range(cell.seats):
            known = encode(table.view(seat)).decode()
            assert state.information_state_string(seat) == known
            assert state.observation_string(seat) == known
            mine = [] if seat != state.current_player() else table.legal(seat)
            assert state.legal_actions(seat) == sorted(action.id for action in mine)
        result = cell.game.result(table.state)
        assert state.is_terminal() == (result is not None)
        assert state.returns() == pytest.approx(result.zero_sum if result else [0.0] * cell.seats)


@pytest.mark.parametrize(("returns", "sums"), [("zero_sum", "ZERO_SUM"), ("honest", "GENERAL_SUM")])
def test_returns_are_of_the_kind_that_the_game_announces(returns: str, sums: str) -> None:
    """Against the Croupier both may win or lose."""
    table = f"brushpass_microfilms(mode=croupier,chance=sampled,returns={returns})"
    game = pyspiel.load_game(table)
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, sums)
    assert str(pyspiel.load_game(str(game))) == str(game)
    met = set()
    for seed in range(40):
        *_, state = walk(game, seed)
        result = game.sitting.rules.result(state.moment.truth)
        assert result is not None
        assert tuple(state.returns()) == getattr(result, returns)
        assert all(game.min_utility() <= one <= game.max_utility() for one in state.returns())
        met.add(tuple(state.returns()))
    shared = {(0.0, 0.0)} if returns == "zero_sum" else {(-0.5, -0.5)}
    assert met >= {(1.0, -1.0), (-1.0, 1.0)} | shared


def test_nobody_knows_anything_before_the_deal(game: AnyGame) -> None:
    state = load(cells_of(game)[0], "sampled").new_initial_state()
    assert state.is_chance_node()
    assert state.information_state_string(0) == ""


def test_no_pick_is_from_more_than_the_game_announces(cell: Cell) -> None:
    game = load(cell)
    most = game.max_chance_outcomes()
    for state in walk(game, seed=2):
        if state.is_chance_node():
            assert all(0 <= outcome < most for outcome, _ in state.chance_outcomes())


def leaves(state: Any) -> dict[tuple[int, ...], float]:
    """Every way that luck can go from here to the next decision, or nothing if there are many."""
    found: dict[tuple[int, ...], float] = {}
    waiting: list[tuple[Any, float, tuple[int, ...]]] = [(state, 1.0, ())]
    while waiting:
        here, probability, picks = waiting.pop()
        if not here.is_chance_node():
            found[picks] = probability
            continue
        for outcome, part in here.chance_outcomes():
            waiting.append((here.child(outcome), probability * part, (*picks, outcome)))
        if len(found) + len(waiting) > FEW:
            return {}
    return found


def test_chance_nodes_have_the_outcomes_and_odds_of_the_rules(game: AnyGame) -> None:
    cell = cells_of(game)[0]
    compared = 0
    for state in decisions(load(cell), seed=3):
        for number in state.legal_actions():
            found = leaves(state.child(number))
            if len(found) > 1:
                truth = replayed(cell, state).state
                action = game.actions[number]
                expected = outcomes(game, truth, state.current_player(), action)
                assert found == pytest.approx({tuple(p): float(odds) for odds, p, _ in expected})
                compared += 1
    assert compared or game.about.name == "spy_tactics"  # whose only luck is the deal


def test_the_deal_has_the_odds_of_the_rules() -> None:
    game = find_game("spy_tactics")
    expected: dict[tuple[int, ...], float] = {}
    branch = Branch()
    going = True
    while going:
        game.setup(game.about.options(), branch, game.silent)
        expected[tuple(branch.picks)] = float(branch.probability)
        going = branch.advance()
    assert len(expected) > 1
    assert leaves(load(cells_of(game)[0]).new_initial_state()) == pytest.approx(expected)


def test_sealed_choices_tell_the_others_nothing() -> None:
    asked = 0
    for cell in cells_of(find_game("spy_tactics")):
        for state in decisions(load(cell), seed=4, every=5):
            chooser = state.current_player()
            if len(replayed(cell, state).to_act()) == 1:
                continue
            asked += 1
            children = [state.child(action) for action in state.legal_actions()]
            for seat in set(range(cell.seats)) - {chooser}:
                assert len({child.information_state_string(seat) for child in children}) == 1
    assert asked > 20


def test_a_spectator_observes_what_a_spectator_sees(cell: Cell) -> None:
    game = load(cell)
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, kind)
    for state in decisions(game, seed=5, every=25):
        seen = encode(replayed(cell, state).view(None)).decode()
        assert observation.string_from(state, 0) == seen
