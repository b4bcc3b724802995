"""What is remembered of weapons that only their owners have seen."""

from itertools import product

from brushpass.games.redacted.memory.groups import TOGETHER, WIDTH, Group, Held, apart


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
