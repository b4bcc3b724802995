"""States can be kept, stored and resampled, in both kinds of chance."""

import pickle
from typing import Any

import pyspiel
import pytest

from brushpass.core.chance import Fast
from brushpass.core.refusal import Refusal
from brushpass.research.openspiel import resampler
from tests.conformity.cells import Cell
from tests.research.walking import decisions, load, walk

both = pytest.mark.parametrize("chance", ["explicit", "sampled"])


def shown(state: Any) -> Any:
    """All that can be asked of a state."""
    seats = range(state.num_players())
    return (
        str(state),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(seat) for seat in seats],
    )


def stored(state: Any) -> Any:
    """As text and back. Pickling does the same, but not where luck is sampled: OpenSpiel then asks
    for the generator's state, which a game written in Python has no way to give."""
    return state.get_game().deserialize_state(state.serialize())


def finish(state: Any, seed: int) -> list[float]:
    chance = Fast(seed)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[chance.pick(len(actions))])
    return list(state.returns())


@both
def test_a_clone_stays_as_it_was(cell: Cell, chance: str) -> None:
    kept = []
    for number, state in enumerate(walk(load(cell, chance), seed=1)):
        if number % 20 == 0:
            kept.append((state.clone(), shown(state)))
    assert len(kept) > 1 or number < 20
    for clone, before in kept:
        assert shown(clone) == before


@both
def test_a_state_can_be_stored_anywhere_in_a_game(cell: Cell, chance: str) -> None:
    for number, state in enumerate(walk(load(cell, chance), seed=2)):
        if number < 3 or number % 40 == 0 or state.is_terminal():
            again = stored(state)
            assert shown(again) == shown(state)
            if chance == "explicit":
                assert shown(pickle.loads(pickle.dumps(state))) == shown(state)
                assert finish(again, number) == finish(state.clone(), number)


def test_sampled_luck_is_repeatable_from_its_seed(cell: Cell) -> None:
    ends = [
        [str(state) for state in walk(load(cell, "sampled", seed), 3)][-1] for seed in (1, 1, 2)
    ]
    assert ends[0] == ends[1]
    assert ends[1] != ends[2]


@both
def test_a_resampled_state_keeps_what_the_player_knows(cell: Cell, chance: str) -> None:
    luck = Fast(4)
    for state in decisions(load(cell, chance), seed=4, every=12):
        player = state.current_player()
        twin = resampler(luck)(state, player)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        assert shown(stored(twin)) == shown(twin)
        assert len(finish(twin, 1)) == cell.seats
        for other in set(range(cell.seats)) - {player}:
            twin = state.resample_from_infostate(other, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert twin.information_state_string(other) == state.information_state_string(other)


def test_resampling_uses_nothing_but_what_the_player_knows(cell: Cell) -> None:
    different = 0
    for seed in range(3):
        for number, state in enumerate(decisions(load(cell), seed=5 + seed, every=10)):
            player = state.current_player()
            other_truth = resampler(Fast(number))(state, player)
            different += shown(other_truth)[4] != shown(state)[4]
            first = resampler(Fast(6))(state, player)
            second = resampler(Fast(6))(other_truth, player)
            assert shown(first) == shown(second)
    assert different  # else there was nothing to hide


def test_nothing_can_be_imagined_while_luck_decides() -> None:
    state = pyspiel.load_game("brushpass_kompromat").new_initial_state()
    with pytest.raises(Refusal, match="where a seat decides, not where luck does"):
        resampler(Fast(1))(state, 0)
