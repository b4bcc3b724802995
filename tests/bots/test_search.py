"""The search: finds the best play where it is known, and weighs truths by conduct."""

from typing import Any

import pytest

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.compare import compare, explore
from brushpass.bots.search.courses import alone
from brushpass.bots.search.gains import Gains
from brushpass.bots.search.luck import Luck
from brushpass.bots.search.node import Node
from brushpass.bots.search.rollout import Beyond, last_turn, roll_out, standing, worth
from brushpass.bots.search.tree import Tree
from brushpass.bots.search.worlds import MOST, Worlds
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.result import Result
from brushpass.core.thought import Tuning
from tests.bots.small_games import (
    CALL,
    DOWN,
    FOLD,
    PAPER,
    UP,
    Climbing,
    Fifteen,
    HighCard,
    Stairs,
    Throws,
)


def test_a_clock_runs_out_after_its_simulations() -> None:
    clock = Clock(4, None)
    spent = []
    while clock.goes_on():
        spent.append(clock.spent())
        clock.done += 1
    assert spent == [0.0, 0.25, 0.5, 0.75]
    assert clock.spent() == 1.0


def test_a_clock_runs_out_after_its_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("brushpass.bots.search.clock.perf_counter", lambda: now)
    clock = Clock(None, 31.25)
    spent = []
    while clock.goes_on():
        spent.append(clock.spent())
        clock.done += 1
        now += 1 / 128  # a quarter of it, exactly
    assert spent == [0.0, 0.25, 0.5, 0.75]
    assert clock.spent() == 1.0


def test_a_clock_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Clock(None, None)


def test_to_win_alone_is_best_and_not_to_win_worst() -> None:
    alone, together = Result("over", [1], [3, 9]), Result("over", [0, 1], [9, 9])
    narrowly, nobody = Result("over", [1], [8, 9]), Result("over", [], [4, 4])
    for tuning in (Tuning(), Tuning(all_won=0.2, none_won=-0.2)):
        won = [worth(result, 1, tuning) for result in (alone, narrowly, together)]
        lost = [worth(result, 0, tuning) for result in (alone, narrowly, nobody)]
        assert 1.0 >= won[0] > won[1] > won[2] > 0.0
        assert -1.0 <= lost[0] < lost[1] < lost[2] < 0.0


@pytest.mark.parametrize("name", games())
def test_a_rollout_stops_at_the_horizon_and_is_valued_there(name: str) -> None:
    game = find_game(name)
    stopped = False  # some tables have games that may end before the horizon
    for mode in game.about.modes:
        seats = mode.seats[0]
        state = game.setup(game.about.options(mode.name, seats), Fast(4), game.silent)
        turns = game.thought.turns(state)
        roll_out(game, state, Luck(5), last_turn(game, state))
        if turns >= 0 and game.result(state) is None:
            assert game.thought.turns(state) == turns + game.thought.tuning(state).horizon
        stopped |= game.result(state) is None
        values = [standing(game, state, seat) for seat in range(seats)]
        assert all(-1.0 <= value <= 1.0 for value in values)
    assert stopped == bool(game.thought.tuning(state).horizon)


@pytest.mark.parametrize("card", [1, 8])
def test_both_searches_call_with_a_high_card_and_fold_a_low_one(card: int) -> None:
    game, chance = HighCard(), Fast(card)
    view = game.see([card, 0, -1], 0, None)
    worlds = Worlds(game, view, 0, (), chance)
    call, fold = compare(game, worlds, (CALL, FOLD), Beyond(game), Clock(400, None), chance)
    assert (call > fold) == (card == 8)
    called, folded = Tree(game, worlds, chance).grow((CALL, FOLD), Clock(400, None))
    assert (called > folded) == (card == 8)


def test_a_clear_answer_ends_the_thinking() -> None:
    game, chance, clock = HighCard(), Fast(3), Clock(100_000, None)
    worlds = Worlds(game, game.see([9, 0, -1], 0, None), 0, (), chance)
    compare(game, worlds, (CALL, FOLD), Beyond(game), clock, chance)
    assert clock.done < 2000


def test_the_worse_options_are_dropped_so_that_the_better_are_tried_more_often() -> None:
    game, chance = Fifteen(), Fast(3)
    worlds = Worlds(game, game.see([], 0, None), 0, (), chance)
    open_to = alone(game.actions, [1 / 15] * 15)
    found = Gains([course.prior for course in open_to], 0.1)
    explore(game, worlds, open_to, found, Beyond(game), Clock(3000, None), chance)
    best = len(game.actions) - 1
    assert found.seen[best] == max(found.seen)
    assert sorted(found.seen)[1] < 0.2 * found.seen[best]
    assert found.readiness()[best] == 1.0


def test_a_step_is_worth_where_it_leads() -> None:
    """One step up alone gains nothing, because rules of thumb turn back at once. It needs an aim,
    or the foresight of the steps that follow; a Field agent has neither."""
    game, chance = Stairs(), Fast(3)
    for knows_aims, foresight in ((False, 0), (True, 0), (False, 4)):
        game.thought = Climbing(knows_aims, foresight)
        worlds = Worlds(game, game.see([0, 0], 0, None), 0, (), chance)
        up, down = Tree(game, worlds, chance).grow((UP, DOWN), Clock(400, None))
        assert (up > down) == (knows_aims or foresight > 0)
        up, down = compare(game, worlds, (UP, DOWN), Beyond(game), Clock(400, None), chance)
        assert up < down


def test_where_options_hardly_differ_more_is_needed_to_leave_the_advice() -> None:
    for usual, convinced in ((0.1, True), (0.02, False)):
        found = Gains([0.1, 0.8, 0.1], usual)
        for _ in range(40):
            found.learn(0, 0.1)
        for gain in (0.4, -0.25) * 10:  # a mean above zero that may be luck
            found.learn(2, gain)
        assert found.readiness()[0] == 1.0
        assert (found.value(2) > 0.0) == convinced


def test_luck_is_the_same_in_a_turn_however_much_was_used_up_before() -> None:
    thrifty, lavish, other = Luck(7), Luck(7), Luck(8)
    for _ in range(5):
        lavish.pick(6)
    for luck in (thrifty, lavish, other):
        luck.begin(3)
    rolls = [[luck.pick(1000) for _ in range(20)] for luck in (thrifty, lavish, other)]
    assert rolls[0] == rolls[1] != rolls[2]
    thrifty.begin(3)  # goes on, and does not repeat itself
    assert [thrifty.pick(1000) for _ in range(20)] != rolls[0]
    thrifty.begin(4)
    assert [thrifty.pick(1000) for _ in range(20)] != rolls[0]


def test_luck_favours_nothing() -> None:
    first = [0] * 6
    for seed in range(200):
        luck = Luck(seed)
        for turn in range(60):
            luck.begin(turn)
            first[luck.pick(6)] += 1
    assert all(abs(count - 2000) < 200 for count in first)  # five standard deviations


def test_nothing_is_preferred_to_the_advice_without_evidence() -> None:
    found = Gains([0.1, 0.8, 0.1], 0.1)
    assert found.readiness()[1] == 1.0
    for gain in (0.3, -0.2, 0.2, -0.2):  # a mean above zero, by luck
        found.learn(0, gain)
    assert found.readiness()[1] == 1.0
    for _ in range(40):
        found.learn(2, 0.1)
    assert found.readiness()[2] == 1.0
    assert found.clear(2)
    assert not found.clear(0)


def test_conduct_decides_which_truths_are_thought_about() -> None:
    """With a six one calls, unless the other's conduct was that of a seven or more."""
    game = HighCard()
    view = game.see([6, 0, -1], 0, None)
    calls = []
    for told in ((), ("strong",)):
        chance = Fast(3)
        high = 0.0
        for _ in range(40):
            worlds = Worlds(game, view, 0, told, chance)
            high += sum(worlds.pick()[1] >= 7 for _ in range(50)) / 2000
        calls.append((high, Tree(game, worlds, chance).grow((CALL, FOLD), Clock(600, None))))
    (plain, (called, folded)), (warned, (still_called, now_folded)) = calls
    assert plain == pytest.approx(0.3, abs=0.04)
    assert warned > 0.65
    assert called > folded
    assert still_called < now_folded


def test_no_truth_dies_of_one_odd_move() -> None:
    game, chance = HighCard(), Fast(3)
    worlds = Worlds(game, game.see([6, 0, -1], 0, None), 0, ("strong",), chance)
    assert any(worlds.pick()[1] < 7 for _ in range(500))


@pytest.mark.parametrize("told", [(), ("strong",)])
def test_truths_are_imagined_once_and_used_again(told: tuple[str, ...]) -> None:
    game, chance = HighCard(), Fast(3)
    worlds = Worlds(game, game.see([6, 0, -1], 0, None), 0, told, chance)
    picked = {id(worlds.pick()) for _ in range(20 * MOST)}
    assert len(worlds.truths) == MOST
    assert len(picked) > 0.9 * MOST


def strategy(game: Throws, seat: int) -> list[float]:
    """The mean of a few searches."""
    state = [-1, -1]
    options = game.legal(state, seat)
    shares = [0.0] * len(options)
    for seed in range(1, 5):
        chance = Fast(seed)
        worlds = Worlds(game, game.see(state, seat, None), seat, (), chance)
        found = Tree(game, worlds, chance).grow(options, Clock(3000, None))
        shares = [share + one / sum(found) / 4 for share, one in zip(shares, found, strict=True)]
    return shares


def test_at_once_regret_finds_the_mixed_equilibrium() -> None:
    """Rock, paper, scissors: a third each. A maximiser would pick one."""
    assert strategy(Throws(), 0) == pytest.approx([1 / 3] * 3, abs=0.12)


def test_at_once_regret_finds_an_uneven_equilibrium() -> None:
    """Without paper, seat 0's rock loses to paper and its scissors to rock: seat 1 never throws
    scissors, which beat nothing that seat 0 has."""
    rock, _, scissors = strategy(Throws(PAPER), 1)
    assert scissors < 0.1
    assert rock > 0.8  # it beats scissors and ties with rock; paper loses to scissors


def test_what_a_seat_cannot_tell_apart_shares_a_node() -> None:
    """Three throws that seat 0 may have sealed, and one node for seat 1, which sees none."""
    game, chance = Throws(), Fast(1)
    tree = Tree(game, Worlds(game, game.see([-1, -1], 0, None), 0, (), chance), chance)
    tree.grow(game.actions, Clock(200, None))
    assert len(tree.nodes) == 1


def test_rules_of_thumb_lead_until_there_is_evidence() -> None:
    node = Node(alone((UP, DOWN), [0.8, 0.2]), False)
    assert node.best() == 0
    for _ in range(50):
        node.learn(0, -1.0)
    assert node.best() == 1


@pytest.mark.parametrize("name", games())
def test_the_same_seed_gives_the_same_tree(name: str) -> None:
    game = find_game(name)

    def grown() -> Any:
        chance = Fast(6)
        state = game.setup(game.about.options(), chance, game.silent)
        seat = game.to_act(state)[0]
        tree = Tree(game, Worlds(game, game.see(state, seat, None), seat, (), chance), chance)
        return tree.grow(game.legal(state, seat), Clock(12, None)), len(tree.nodes)

    assert grown() == grown()
