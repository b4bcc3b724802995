"""Every table can be asked for, and what cannot be had is refused in a sentence."""

import subprocess
import sys
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from brushpass.core.catalogue import games
from brushpass.core.refusal import IllegalAction, Refusal
from brushpass.research.openspiel.parameters import WORD
from tests.conformity.cells import Cell
from tests.research.walking import decisions, load, walk


def test_every_game_is_registered() -> None:
    assert {f"brushpass_{name}" for name in games()} <= set(pyspiel.registered_names())


def test_every_setting_arrives_and_the_text_of_a_game_loads_the_same_game(cell: Cell) -> None:
    name = f"brushpass_{cell.game.about.name}"
    for options in cell.all_options():
        params = {"mode": options.mode, "players": options.seats, **options.settings}
        if params.get("rounds") == "none":
            params["rounds"] = WORD
        game = pyspiel.load_game(name, params)
        assert game.sitting.options == options
        assert pyspiel.load_game(str(game)).sitting.options == options


def test_what_is_not_said_is_left_to_the_mode() -> None:
    for rules in games().values():
        game = pyspiel.load_game(f"brushpass_{rules.about.name}")
        assert game.sitting.options == rules.about.options()
    danger = pyspiel.load_game("brushpass_redacted(mode=danger_zone)")
    assert danger.sitting.options.settings == {"alert": "standard", "rounds": 40}


def test_a_switch_has_one_default_in_all_modes() -> None:
    """OpenSpiel cannot leave a bool unsaid."""
    for rules in games().values():
        switches = {
            (setting.name, setting.default)
            for mode in rules.about.modes
            for setting in mode.settings
            if isinstance(setting.default, bool)
        }
        assert len({name for name, value in switches}) == len(switches)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("brushpass_kompromat(players=3)", "kompromat has no table for 3: allowed: 2"),
        ("brushpass_kompromat(mode=standart)", "did you mean 'standard'?"),
        ("brushpass_kompromat(chance=none)", "unknown kind of chance 'none'"),
        ("brushpass_kompromat(returns=fair)", "unknown kind of returns 'fair'"),
        ("brushpass_redacted(rounds=7)", "allowed: 40, 60, none"),
        ("brushpass_microfilms(strict_claim=True)", "unknown option of microfilms 'strict_claim'"),
    ],
)
def test_a_table_that_does_not_exist_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refusal, match=r"allowed: .+") as refused:
        pyspiel.load_game(text)
    assert said in str(refused.value)


def some_decision(game: Any) -> Any:
    return next(decisions(game, seed=1))


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_an_impossible_action_is_refused_and_changes_nothing(cell: Cell, chance: str) -> None:
    state = some_decision(load(cell, chance))
    before = str(state), state.history(), state.legal_actions()
    actions = set(range(len(cell.game.actions)))
    impossible = [*sorted(actions - set(state.legal_actions()))[:3], len(actions), -7]
    for action in impossible:
        with pytest.raises(IllegalAction, match="allowed: "):
            state.apply_action(action)
    assert (str(state), state.history(), state.legal_actions()) == before
    state.apply_action(state.legal_actions()[0])


def test_nothing_can_be_done_after_the_end(cell: Cell) -> None:
    *_, state = walk(load(cell), seed=2)
    for action in range(3):
        with pytest.raises(IllegalAction, match="the game is over"):
            state.apply_action(action)


def test_an_impossible_pick_is_refused() -> None:
    state = pyspiel.load_game("brushpass_kompromat").new_initial_state()
    with pytest.raises(IllegalAction, match="luck cannot pick 127 now: allowed: 0, "):
        state.apply_action(127)
    assert state.is_chance_node()


def test_no_observer_knows_what_all_seats_know() -> None:
    game = pyspiel.load_game("brushpass_kompromat")
    everything, own = [
        pyspiel.IIGObservationType(perfect_recall=True, private_info=private)
        for private in (pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    ]
    with pytest.raises(Refusal, match="no observer may know what all players know"):
        make_observation(game, everything)
    with pytest.raises(Refusal, match="observers take no parameters, but got: size"):
        make_observation(game, own, {"size": 1})


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_a_program_that_loaded_a_game_ends_in_peace() -> None:
    done = run(
        "import pyspiel, brushpass.research.openspiel\n"
        "state = pyspiel.load_game('brushpass_kompromat').new_initial_state()\n"
        "print(state.clone().is_chance_node())"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


def test_without_openspiel_the_sentence_says_what_to_install() -> None:
    done = run("import sys; sys.modules['pyspiel'] = None; import brushpass.research.openspiel")
    assert done.stderr.endswith("OpenSpiel is missing: pip install 'brushpass[openspiel]'\n")
