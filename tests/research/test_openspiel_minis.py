"""The ends of real games are small enough to be solved exactly, by the rules as they are."""

import pickle
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.refusal import Refusal
from brushpass.core.table import replay
from brushpass.core.wire import encode
from brushpass.research.openspiel.efg import tree
from brushpass.research.openspiel.opening import MINI, SHELF, Opening, minis, read_opening
from tests.architecture.tree import ROOT
from tests.research.walking import walk

every_mini = pytest.mark.parametrize("name", minis())


def load(name: str) -> Any:
    return pyspiel.load_game(f"brushpass_{name}(opening=mini)")


@cache
def tree_of(name: str) -> str:
    return tree(load(name))


def records_of(name: str) -> Opening:
    return read_opening(find_game(name).about, MINI)


def ways(name: str) -> list[Any]:
    """The first state in which a seat decides, by record."""
    root = load(name).new_initial_state()
    if not root.is_chance_node():
        return [root]
    odds = root.chance_outcomes()
    assert odds == [(number, 1 / len(odds)) for number in range(len(odds))]
    return [root.child(number) for number, _ in odds]


def test_there_are_minis() -> None:
    assert minis() == ["double_agent", "kompromat", "microfilms", "spy_tactics"]


@every_mini
def test_a_mini_goes_on_where_a_record_ends(name: str) -> None:
    """And everybody remembers how it began."""
    for record, state in zip(records_of(name), ways(name), strict=True):
        table = replay(record)
        assert state.current_player() == table.to_act()[0]
        assert state.legal_actions() == sorted(o.id for o in table.legal(state.current_player()))
        for seat in range(record.options.seats):
            assert state.information_state_string(seat) == encode(table.view(seat)).decode()


@every_mini
def test_what_luck_picks_among_the_records_is_hidden(name: str) -> None:
    """To everybody they looked the same, word for word; each seat knows which of its own it is."""
    tables = [replay(record) for record in records_of(name)]
    heard = {tuple([encode(news) for news in table.post.boxes[-1]]) for table in tables}
    assert len(heard) == 1
    seats = range(tables[0].options.seats)
    known = [tuple([encode(table.view(seat)) for seat in seats]) for table in tables]
    assert len(set(known)) == len(tables)
    if len(tables) > 1:
        for seat in (0, 1):
            assert 1 < len({views[seat] for views in known}) < len(tables)


@every_mini
def test_a_mini_is_an_openspiel_game_like_any_other(name: str) -> None:
    game = load(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)
    for state in walk(game, seed=1):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()


@cache
def solved(name: str) -> tuple[list[float], list[float]]:
    """How exploitable the average policy is after 1, 10 and 100 iterations; what the game is worth
    to each."""
    game = pyspiel.load_efg_game(tree_of(name))
    solver = pyspiel.CFRPlusSolver(game)
    exploitable = []
    for more in (1, 9, 90):
        for _ in range(more):
            solver.evaluate_and_update_policy()
        exploitable.append(pyspiel.exploitability(game, solver.tabular_average_policy()))
    root = game.new_initial_state()
    return exploitable, pyspiel.expected_returns(root, solver.tabular_average_policy(), -1, False)


@every_mini
def test_exact_cfr_solves_a_mini(name: str) -> None:
    exploitable, values = solved(name)
    assert exploitable[0] > 0.05, "to play at random is a mistake here"
    assert exploitable[2] < exploitable[1] < exploitable[0]
    assert exploitable[2] < 0.002
    assert sum(values) == pytest.approx(0.0)
    assert -0.95 < values[0] < 0.95, "luck, and what is hidden, still decide"


@every_mini
def test_the_tree_is_the_game(name: str) -> None:
    """A random walk through both comes to the same returns."""
    game = load(name)
    small = pyspiel.load_efg_game(tree_of(name))
    for seed in range(20):
        chance = Fast(seed)
        ours, theirs = game.new_initial_state(), small.new_initial_state()
        while not ours.is_terminal():
            assert ours.current_player() == theirs.current_player()
            nth = chance.pick(len(ours.legal_actions()))
            labels = [theirs.action_to_string(a) for a in theirs.legal_actions()]
            assert len(labels) == len(ours.legal_actions())
            chosen = str(ours.legal_actions()[nth])
            ours.apply_action(int(chosen))
            theirs.apply_action(theirs.legal_actions()[labels.index(chosen)])
        assert theirs.is_terminal()
        assert theirs.returns() == ours.returns()


@every_mini
def test_hidden_cards_are_hidden_in_the_tree(name: str) -> None:
    """Information sets have several nodes: players do not know which they are in."""
    nodes = [line.split()[2:4] for line in tree_of(name).splitlines() if line[0] == "p"]
    assert len({tuple(node) for node in nodes}) < 0.8 * len(nodes)


@every_mini
def test_the_page_about_research_tells_how_large_it_is_and_what_it_is_worth(name: str) -> None:
    lines = tree_of(name).splitlines()[1:]
    decisions = [tuple(line.split()[2:4]) for line in lines if line[0] == "p"]
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    sizes = (
        f"| {len(lines)} | {len(decisions)} | {len(set(decisions))} | {solved(name)[1][0]:.2f} |"
    )
    assert sizes in page


@every_mini
def test_two_decide_and_one_wins_what_the_other_loses(name: str) -> None:
    """So that CFR keeps its promise. In Spy Tactics two more sit there, who are out already."""
    lines = tree_of(name).splitlines()
    assert {line.split()[2] for line in lines if line[0] == "p"} == {"1", "2"}
    for line in lines:
        if line[0] == "t":
            payoffs = [float(word) for word in line.split("{ ")[1].split()[:2]]
            assert payoffs[0] == -payoffs[1]


def test_the_mini_of_double_agent_has_two_agents_left() -> None:
    for record in records_of("double_agent"):
        view = replay(record).view(None)
        assert view.delivered.bit_count() == 4
        assert [side.deck for side in view.sides] == [0, 0]


def test_the_mini_of_spy_tactics_has_three_codes_and_two_rounds() -> None:
    for record in records_of("spy_tactics"):
        table = replay(record)
        assert table.view(None).round == 5
        assert table.to_act() == (0, 1)
        assert [len(table.legal(seat)) for seat in (0, 1)] == [3, 3]


def test_sampled_luck_has_no_tree() -> None:
    with pytest.raises(Refusal, match="sampled luck has no tree: load the game with chance=ex"):
        tree(pyspiel.load_game("brushpass_kompromat(opening=mini,chance=sampled)"))


def test_any_record_can_be_an_opening(tmp_path: Path) -> None:
    (record,) = records_of("microfilms")
    table = replay(record, 3)
    path = tmp_path / "game.txt"
    path.write_text(table.record().to_text(), "utf-8")
    game = pyspiel.load_game("brushpass_microfilms", {"opening": str(path)})
    assert game.new_initial_state().current_player() == table.to_act()[0]
    with pytest.raises(Refusal, match="the tree has more than 100 nodes: take a longer opening"):
        tree(game, most=100)


def test_an_opening_after_which_nothing_is_left(tmp_path: Path) -> None:
    (record,) = records_of("microfilms")
    *_, state = walk(load("microfilms"), seed=2)
    path = tmp_path / "game.txt"
    path.write_text(replace(record, steps=record.steps + state.moment.past.steps).to_text())
    with pytest.raises(Refusal, match="its game is over: nothing is left to decide"):
        pyspiel.load_game("brushpass_microfilms", {"opening": str(path)})


def test_records_that_luck_cannot_pick_among(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    (one,) = [record.to_text() for record in records_of("kompromat")]
    other = one.replace("option memory_aid off", "option memory_aid on")
    for text, said in (
        (one + other, "its records were played at different tables"),
        (one * 129, "it has 129 records, and 128 are the most"),
        (f"{one}and\n{one}", "line .*"),
        (f"and\n{one}", "line 1: "),
    ):
        path.write_text(text, "utf-8")
        with pytest.raises(Refusal, match=f"cannot be played: {said}"):
            pyspiel.load_game("brushpass_kompromat", {"opening": str(path)})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("brushpass_redacted(opening=mini)", "redacted has no mini: allowed: double_agent"),
        ("brushpass_kompromat(opening=nowhere)", "opening 'nowhere' is no file that can be read"),
        (
            f"brushpass_kompromat(opening={SHELF / 'microfilms.txt'})",
            "cannot be played: it is a game of microfilms, not of kompromat",
        ),
        (f"brushpass_kompromat(opening={__file__})", "cannot be played: line 1: "),
        (
            "brushpass_microfilms(opening=mini,strict_claim=True)",
            "played at another table: leave out mode, players, settings",
        ),
    ],
)
def test_an_opening_that_cannot_be(text: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        pyspiel.load_game(text)
    assert said in str(refused.value)
