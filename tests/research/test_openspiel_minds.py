"""Sights follow from what a seat was told, in dealt games and in imagined truths."""

from typing import Any

from brushpass.core.chance import Chance, Fast, Script
from brushpass.core.wire import encode
from brushpass.research.openspiel import resampler
from tests.conformity.cells import Cell
from tests.conformity.streams import stream
from tests.conformity.worlds import World
from tests.research.test_openspiel_states import both, stored
from tests.research.walking import decisions, load

FURTHER = 8  # decisions
TRIES = 6


def sights(state: Any) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


def any_step(state: Any, chance: Chance) -> None:
    """One decision, and luck up to the next one."""
    going = not state.is_terminal()
    while going:
        actions = state.legal_actions()
        state.apply_action(actions[chance.pick(len(actions))])
        going = state.is_chance_node()


def same_step(one: Any, two: Any, chance: Chance) -> bool:
    """The same decision in both, if there is one; the luck may differ."""
    shared = sorted(set(one.legal_actions()) & set(two.legal_actions()))
    if one.current_player() != two.current_player() or not shared:
        return False
    action, seed = shared[chance.pick(len(shared))], chance.pick(1000)
    for state in (one, two):
        luck = Fast(seed)
        state.apply_action(action)
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[luck.pick(len(outcomes))])
    return True


def since(cell: Cell, before: Any, state: Any, seat: int) -> list[Any]:
    """What the seat did and was told, and who was to act, since an earlier state."""
    world = World(cell.game, cell.options(), cell.game.clone(before.moment.truth))
    acting = cell.game.to_act(world.s)
    lines: list[Any] = []
    for step in state.moment.past.steps[len(before.moment.past.steps) :]:
        action = cell.game.actions[step.action]
        if step.seat == seat:
            lines.append(action.name)
        lines += stream(world.play(step.seat, action, Script(list(step.picks)))[seat])
        if acting != cell.game.to_act(world.s):
            acting = cell.game.to_act(world.s)
            lines.append(acting)
    return lines


def parted(cell: Cell, before: Any, seat: int, chance: Chance) -> tuple[Any, Any] | None:
    """Two ways to go on of which the seat is told the same, if they are found soon."""
    one = before.clone()
    any_step(one, chance)
    for _ in range(TRIES):
        two = before.clone()
        any_step(two, chance)
        if str(one) != str(two) and since(cell, before, one, seat) == since(
            cell, before, two, seat
        ):
            return one, two
    return None


def test_who_was_told_the_same_has_the_same_information_state(cell: Cell) -> None:
    chance = Fast(1)
    compared = 0
    for state in decisions(load(cell), seed=1, every=3):
        actor = state.current_player()
        seat = (actor + 1 + chance.pick(cell.seats - 1)) % cell.seats
        pair = parted(cell, state, seat, chance)
        while pair and since(cell, state, pair[0], seat) == since(cell, state, pair[1], seat):
            known = [one.information_state_string(seat) for one in pair]
            assert known[0] == known[1]
            compared += 1
            if compared % FURTHER == 0 or not same_step(*pair, chance):
                break
    assert compared


def test_in_imagined_truths_equal_sights_mean_told_the_same_and_able_to_do_the_same(
    cell: Cell,
) -> None:
    chance = Fast(2)
    same = different = 0
    for state in decisions(load(cell), seed=2, every=10):
        twins = [resampler(chance)(state, state.current_player()) for _ in range(2)]
        starts = [twin.clone() for twin in twins]
        first = [sights(twin) for twin in twins]
        for _ in range(FURTHER):
            if not same_step(twins[0], twins[1], chance):
                break
            for seat in range(cell.seats):
                had = [
                    (first[n][seat], since(cell, starts[n], twin, seat))
                    for n, twin in enumerate(twins)
                ]
                known = [twin.information_state_string(seat) for twin in twins]
                assert (known[0] == known[1]) == (had[0] == had[1])
                if known[0] == known[1]:
                    same += 1
                    assert table(cell, twins[0], seat) == table(cell, twins[1], seat)
                else:
                    different += 1
    assert same
    assert different


def table(cell: Cell, state: Any, seat: int) -> Any:
    """What the table shows to a seat, and what it can do there."""
    seen = encode(cell.game.see(state.moment.truth, seat, None))
    return seen, state.current_player(), state.legal_actions(seat)


def test_in_an_imagined_truth_others_have_just_come_to_the_table(cell: Cell) -> None:
    for state in decisions(load(cell), seed=3, every=30):
        player = state.current_player()
        twin = resampler(Fast(3))(state, player)
        for seat in set(range(cell.seats)) - {player}:
            seen = encode(cell.game.see(twin.moment.truth, seat, None))
            assert twin.information_state_string(seat) == seen.decode()


@both
def test_memories_do_not_cross(cell: Cell, chance: str) -> None:
    """Neither from a clone to its original nor back, whoever looks first."""
    luck = Fast(4)
    for number, state in enumerate(decisions(load(cell, chance), seed=4, every=25)):
        for original in (state.clone(), resampler(luck)(state, state.current_player())):
            expected = sights(stored(original))
            if number % 2:
                assert sights(original) == expected
            clone = original.clone()
            for _ in range(FURTHER):
                any_step(clone, luck)
                sights(clone)
            later = sights(clone)
            assert sights(original) == expected
            for _ in range(FURTHER):
                any_step(original, luck)
            assert sights(original) == sights(stored(original))
            assert sights(clone) == later == sights(stored(clone))


@both
def test_an_imagined_truth_can_be_imagined_from_when_it_was_played_on(
    cell: Cell, chance: str
) -> None:
    luck = Fast(5)
    for state in decisions(load(cell, chance), seed=5, every=40):
        twin = resampler(luck)(state, state.current_player())
        for _ in range(FURTHER):
            any_step(twin, luck)
            if twin.is_terminal():
                break
            player = twin.current_player()
            again = resampler(luck)(twin, player)
            assert table(cell, again, player) == table(cell, twin, player)
            known = again.information_state_string(player)
            assert known == twin.information_state_string(player)
            assert sights(stored(again)) == sights(again)
