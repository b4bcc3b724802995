"""What a display is told of totals and points is what the rules make of them."""

import pytest

from brushpass.games.kompromat.cards import EQUIPMENT, FATAL, LIMIT, NONE, PLACES, halves
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.reading import read
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.state import DRAWING
from brushpass.games.kompromat.wire import Side, StackView
from tests.conformity.cells import cells_of
from tests.conformity.play import walk

CELL = cells_of(GAME)[0]
SEEDS = range(20)


def test_own_totals_are_those_that_the_rules_come_to() -> None:
    compared = 0
    for seed in SEEDS:
        for world in walk(CELL, seed):
            for seat in range(2):
                mine = read(world.see(seat)).sides[seat]
                for place in range(PLACES):
                    stack = world.s.stack(seat, place)
                    told = mine.stacks[place]
                    assert (told.total is None) == (stack.count() == 0)
                    if told.total is not None:
                        compared += 1
                        assert told.total == world.s.best(seat, place)
                        assert told.over == (told.total > LIMIT)
    assert compared > 1000


def test_a_total_is_not_told_before_its_last_card_is_seen() -> None:
    for seed in SEEDS:
        for world in walk(CELL, seed):
            for seat, viewer in [(0, 1), (1, 0), (0, None), (1, None)]:
                told = read(world.see(viewer)).sides[seat]
                for place in range(PLACES):
                    if world.s.stack(seat, place).covered():
                        assert told.stacks[place].total is None
                        assert not told.stacks[place].over


def test_K7_3_points_so_far_are_those_that_the_end_would_count() -> None:
    for seed in SEEDS:
        for world in walk(CELL, seed):
            told = read(world.see(None)).sides
            assert [side.points for side in told] == [points(world.s, seat) for seat in range(2)]


def test_K3_7_only_who_draws_looks_at_covered_cards() -> None:
    for world in walk(CELL, 3):
        for viewer in (0, 1, None):
            drawing = world.s.phase == DRAWING and world.s.actor == viewer
            assert read(world.see(viewer)).looks_at == (world.s.place if drawing else NONE)


def test_K4_9_the_tokens_at_stake_are_the_marks_of_the_mission_attempted() -> None:
    staked = set()
    for seed in SEEDS:
        for world in walk(CELL, seed):
            told = [side.stake for side in read(world.see(None)).sides]
            marks = world.s.counter[world.s.place] if world.s.phase == DRAWING else 0
            expected = [0, 0]
            expected[world.s.actor] = min(marks, FATAL - world.s.tokens[world.s.actor])
            assert told == expected
            staked.add(sum(told))
    assert len(staked) > 2


def test_unseen_cards_and_seen_ones_make_up_the_deck() -> None:
    for world in walk(CELL, 5):
        for viewer in (0, 1, None):
            view = world.see(viewer)
            for side, told in zip(view.sides, read(view).sides, strict=True):
                seen = [card for card in known(side) if card >= 0]
                whole = [told.unseen[kind] + seen.count(kind) for kind in range(len(EQUIPMENT))]
                assert whole == EQUIPMENT


def known(side: Side) -> list[int]:
    return [card for stack in side.stacks for card in stack.cards] + side.top + [side.hand]


@pytest.mark.parametrize(
    ("cards", "newspapers", "halved"),
    [([10, 1], 0, 42), ([10, 9, 1], 0, 40), ([1, 1], 0, 24), ([10, 1], 1, 28), ([0, 7], 1, 21)],
)
def test_K4_3_K6_15_a_1_11_counts_eleven_where_that_fits(
    cards: list[int], newspapers: int, halved: int
) -> None:
    view = next(iter(walk(CELL, 1))).see(0)
    side = view.sides[0]
    side.stacks[0] = StackView(cards, 1, 0)
    side.newspapers[0] = newspapers
    told = read(view).sides[0].stacks[0]
    assert told.total == halved
    assert told.newspapers == newspapers * 2 * 3
    assert halves(cards[0]) <= halved
