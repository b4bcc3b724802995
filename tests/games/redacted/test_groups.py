"""What is remembered of weapons that only their owners have seen."""

from itertools import product

from brushpass.games.redacted.memory.arsenals import Arsenals
from brushpass.games.redacted.memory.groups import (
    TO_BIND,
    TO_BLUR,
    TOGETHER,
    WIDTH,
    Group,
    Held,
    apart,
    certain,
    settled,
)


def group(ways: int) -> Group:
    """Two owners bound together in so many ways: the more one holds, the less the other does."""
    cards = (
        [a, b, 0, 0, 0, 0, 0, 0, -1, b, a, 0, 0, 0, 0, 0, 0, -1]
        for a, b in product(range(30), repeat=2)
    )
    return Group([1, 2], [Held(1, held) for held, _ in zip(cards, range(ways), strict=False)])


def test_RR59_up_to_three_hundred_ways_are_remembered_together() -> None:
    (kept,) = apart(group(TOGETHER))
    assert kept.owners == [1, 2]
    assert len(kept.cases) == TOGETHER


def test_RR59_in_more_ways_each_owner_is_remembered_alone() -> None:
    bound = group(TOGETHER + 1)
    kept = apart(bound)
    assert [one.owners for one in kept] == [[1], [2]]
    for at, one in enumerate(kept):
        possible = {tuple(case.cards[at * WIDTH : (at + 1) * WIDTH]) for case in bound.cases}
        assert {tuple(case.cards) for case in one.cases} == possible


def test_RR59_only_as_many_owners_are_taken_out_as_it_needs() -> None:
    bound = group(TOGETHER // 3)
    more = [[0, 0, n, 0, 0, 0, 0, 0, -1] for n in range(4)]
    cases = [Held(1, first + case.cards) for first in more for case in bound.cases]
    alone, rest = apart(Group([0, 1, 2], cases))
    assert (alone.owners, rest.owners) == ([0], [1, 2])
    assert [case.cards for case in rest.cases] == [case.cards for case in bound.cases]


def two_pairs(ways: int) -> Arsenals:
    """Agents 0 and 1 are bound together in so many ways, and so are 2 and 3."""
    cards = [
        [a, b, 1, 0, 0, 0, 0, 0, -1, b, a, 1, 0, 0, 0, 0, 0, -1]
        for a, b in product(range(10), repeat=2)
    ]
    known = Arsenals([], 4)
    known.groups = [
        Group(owners, [Held(1, held) for held in cards[:ways]]) for owners in ([0, 1], [2, 3])
    ]
    return known


def test_RR59_up_to_three_thousand_ways_a_fight_binds_the_groups_of_both() -> None:
    known = two_pairs(54)
    assert 54 * 54 < TO_BIND < 55 * 55
    known.heard(0, 2, 0)
    assert [group.owners for group in known.groups] == [[0, 1, 2, 3]]


def test_RR59_in_more_ways_only_those_who_fight_are_bound() -> None:
    known = two_pairs(55)
    known.heard(0, 2, 0)
    assert [sorted(group.owners) for group in known.groups] == [[0, 2], [1], [3]]
    fight, alone, _ = known.groups
    assert {(case.cards[8], case.cards[17]) for case in fight.cases} == {(0, 0), (1, 1), (2, 2)}
    assert len(alone.cases) == 55


def test_RR59_of_two_who_may_hold_too_much_only_what_is_certain_is_kept() -> None:
    """Each holds a knife, has spent brass knuckles, has a garrotte in either place, and 14 more."""
    known = Arsenals([], 2)
    cases = [
        Held(1, [a, b + held, 15 - a - b, 1 - held, 1, 1 - held, 0, held, -1])
        for a, b in product(range(15), repeat=2)
        for held in range(2)
        if a + b < 15
    ]
    known.groups = [settled([owner], cases[:]) for owner in range(2)]
    first, second = known.groups
    assert len(first.cases) * len(second.cases) > TO_BLUR
    sure = certain(first, 0)
    known.heard(0, 1, 0)
    (fight,) = known.groups
    assert {(case.cards[8], case.cards[17]) for case in fight.cases} == {(0, 0), (1, 1), (2, 2)}
    assert len(fight.cases) < 100
    assert sure == [0, 0, 1, 1, 0, 0, 0, 1, 0]
    for case in fight.cases:
        for base in (0, 9):
            assert sum(case.cards[base : base + 4]) == 15
            assert sum(case.cards[base + 4 : base + 8]) == 3
