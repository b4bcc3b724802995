"""Rows of tables show what the game itself shows, row by row, for whole games and the next ones."""

import pytest

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal
from brushpass.core.rows import Rows
from tests.conformity import effort
from tests.conformity.cells import Cell
from tests.conformity.observations import observed
from tests.conformity.test_observations import every_observed_cell

ROWS = 3


class Alone:
    """One table, driven as anybody would drive it."""

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.luck = Fast(seed)
        self.games = 0
        self.deal()

    def deal(self) -> None:
        self.state = self.game.setup(self.options, self.luck, self.game.silent)

    @property
    def actor(self) -> int:
        return self.game.to_act(self.state)[0]

    @property
    def menu(self) -> tuple[Action, ...]:
        return self.game.legal(self.state, self.actor)

    def sees(self, seat: int) -> bytes:
        return observed(self.game, self.options, self.state, seat)


@every_observed_cell
def test_a_row_is_a_table_of_its_own_step_by_step(seen: Cell) -> None:
    for options in seen.all_options():
        check_rows(seen, options, 2 + effort.pairs() // 200)


def check_rows(seen: Cell, options: Options, games: int) -> None:
    rows = Rows(seen.game, options, ROWS)
    alone = [Alone(seen.game, options, 10 + row) for row in range(ROWS)]
    for row in range(ROWS):
        rows.seed(row, 10 + row)
        rows.begin(row)
    chooser = Fast(1)
    while min(table.games for table in alone) < games:
        actions = []
        for row, table in enumerate(alone):
            same_as_alone(rows, row, table)
            actions.append(table.menu[chooser.pick(len(table.menu))].id)
        rows.step(actions)
        for row, table in enumerate(alone):
            actor = table.actor
            table.game.play(
                table.state, actor, table.game.actions[actions[row]], table.luck, table.game.silent
            )
            assert rows.acted[row] == actor
            result = table.game.result(table.state)
            rewards = [rows.rewards[row * seen.seats + seat] for seat in range(seen.seats)]
            assert rows.over[row] == (result is not None)
            if result is None:
                assert not any(rewards)
                continue
            assert (tuple(rewards), rows.endings[row]) == (result.zero_sum, result.ending)
            size = rows.width
            assert bytes(rows.finals)[row * size : (row + 1) * size] == table.sees(actor)
            table.games += 1
            table.deal()


def same_as_alone(rows: Rows, row: int, table: Alone) -> None:
    size, actions = rows.width, rows.actions
    assert rows.actors[row] == table.actor
    at = rows.page(row)
    assert bytes(rows.observations)[at : at + size] == table.sees(table.actor)
    mask = bytes(rows.masks)[row * actions : (row + 1) * actions]
    assert [action.id for action in table.menu] == [
        rows.option(row, nth) for nth in range(rows.options_at(row))
    ]
    assert {action.id for action in table.menu} == {n for n, allowed in enumerate(mask) if allowed}
    assert set(mask) <= {0, 1}


@every_observed_cell
def test_an_action_that_is_no_option_ends_the_game_of_its_row_alone(seen: Cell) -> None:
    rows = Rows(seen.game, seen.options(), 2, penalty=-3.0)
    for row in range(2):
        rows.begin(row)
    for number in (len(seen.game.actions), -1, None):
        wrong = bytes(rows.masks).index(0) if number is None else number
        actor = rows.actors[0]
        rows.step([wrong, rows.option(1, 0)])
        assert (rows.illegal[0], rows.over[0], rows.endings[0]) == (1, 1, "illegal action")
        rewards = [rows.rewards[seat] for seat in range(seen.seats)]
        assert rewards == [-3.0 if seat == actor else 0.0 for seat in range(seen.seats)]
        assert not rows.illegal[1]
        rows.step([rows.option(0, 0), rows.option(1, 0)])
        assert not rows.illegal[0]
        assert not rows.over[0]
        assert not any(rows.rewards[seat] for seat in range(seen.seats))


@every_observed_cell
def test_points_that_shape_rewards_add_up_to_those_made(seen: Cell) -> None:
    rows = Rows(seen.game, seen.options(), 1, again=False, shaping=0.5)
    chance = Fast(3)
    rows.begin(0)
    assert seen.game.observer is not None
    before = [seen.game.observer.points(rows.states[0], seat) for seat in range(seen.seats)]
    made = [0.0] * seen.seats
    while not rows.over[0]:
        rows.play(0, rows.option(0, chance.pick(rows.options_at(0))))
        for seat in range(seen.seats):
            made[seat] += rows.rewards[seat]
    for seat in range(seen.seats):
        gained = seen.game.observer.points(rows.states[0], seat) - before[seat]
        result = seen.game.result(rows.states[0])
        assert result is not None
        assert made[seat] == pytest.approx(result.zero_sum[seat] + 0.5 * gained)
    with pytest.raises(Refusal, match="the game is over: reset before another step"):
        rows.play(0, 0)
