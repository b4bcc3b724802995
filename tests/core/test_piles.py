"""Piles without an order, under a top whose order somebody has seen."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.core.chance import Branch, Fast, Script
from brushpass.core.piles import Pile

COUNTS = st.lists(st.integers(0, 4), min_size=1, max_size=6)


def cards(pile: Pile) -> "Counter[int]":
    """Everything in a pile, whether its place is known or not."""
    held = Counter({kind: count for kind, count in enumerate(pile.counts) if count})
    return held + Counter(pile.top)


def test_a_new_pile_has_no_order() -> None:
    pile = Pile([2, 0, 3])
    assert pile.size() == pile.below == 5
    assert pile.top == []


def test_a_pile_does_not_keep_the_list_it_was_made_from() -> None:
    counts = [1, 1]
    pile = Pile(counts)
    pile.draw(Fast(1))
    assert counts == [1, 1]


@given(COUNTS, st.integers(0, 10**6))
def test_drawing_a_pile_out_gives_exactly_its_cards(counts: list[int], seed: int) -> None:
    pile = Pile(counts)
    chance = Fast(seed)
    drawn = Counter(pile.draw(chance) for _ in range(sum(counts)))
    assert drawn == Counter({kind: count for kind, count in enumerate(counts) if count})
    assert pile.size() == 0


def test_a_card_put_back_is_the_next_one_and_needs_no_luck() -> None:
    pile = Pile([0, 2, 1])
    nothing_to_pick = Script([])
    pile.put_back(0)
    pile.put_back(2)
    assert pile.size() == 5
    assert pile.draw(nothing_to_pick) == 2
    assert pile.draw(nothing_to_pick) == 0
    assert pile.size() == pile.below == 3


def test_looking_shows_the_cards_in_the_order_they_will_be_drawn() -> None:
    pile = Pile([1, 1, 1, 1])
    seen = pile.look(3, Fast(4))
    assert pile.size() == 4
    assert pile.below == 1
    assert [pile.draw(Script([])) for _ in range(3)] == seen


def test_looking_again_shows_the_same_and_then_more() -> None:
    pile = Pile([2, 2, 2])
    first = pile.look(2, Fast(4))
    assert pile.look(2, Script([])) == first
    assert pile.look(1, Script([])) == first[:1]
    more = pile.look(4, Fast(5))
    assert more[:2] == first
    assert [pile.draw(Script([])) for _ in range(4)] == more


def test_looking_after_a_card_was_put_back_begins_with_it() -> None:
    pile = Pile([3, 0, 0])
    pile.put_back(2)
    assert pile.look(2, Fast(1)) == [2, 0]
    pile.put_back(1)
    assert pile.look(3, Script([])) == [1, 2, 0]


@pytest.mark.parametrize("n", [0, 1, 5, 9])
def test_looking_at_more_than_there_are_shows_all(n: int) -> None:
    pile = Pile([1, 2])
    pile.put_back(1)
    assert len(pile.look(n, Fast(1))) == min(n, 4)
    assert pile.size() == 4


def test_looking_is_as_likely_as_drawing() -> None:
    branch = Branch()
    looked = {}
    while True:
        pile = Pile([2, 1])
        order = tuple(pile.look(2, branch))
        looked[order] = branch.probability
        if not branch.advance():
            break
    assert {order: str(p) for order, p in looked.items()} == {
        (0, 0): "1/3",
        (0, 1): "1/3",
        (1, 0): "1/3",
    }


def test_a_shuffle_forgets_the_known_top() -> None:
    pile = Pile([1, 1, 1])
    pile.look(2, Fast(1))
    pile.shuffle()
    assert pile.top == []
    assert pile.counts == [1, 1, 1]
    assert pile.below == 3


def test_shuffling_a_card_in_forgets_the_known_top_too() -> None:
    pile = Pile([1, 1, 0])
    pile.look(1, Fast(1))
    pile.shuffle_in(2)
    assert pile.top == []
    assert pile.counts == [1, 1, 1]
    assert pile.size() == 3


def test_a_card_is_removed_from_the_part_without_order_only() -> None:
    pile = Pile([1, 1])
    pile.put_back(1)
    pile.remove(1)
    assert pile.counts == [1, 0]
    assert pile.top == [1]
    with pytest.raises(ValueError, match="no card of kind 1 in the pile"):
        pile.remove(1)
    assert pile.size() == 2, "a refusal changes nothing"


def test_refilling_brings_all_cards_back() -> None:
    full = Pile([2, 1])
    pile = full.clone()
    chance = Fast(3)
    pile.put_back(pile.draw(chance))
    pile.draw(chance)
    pile.draw(chance)
    pile.refill(full)
    assert (pile.counts, pile.below, pile.top) == ([2, 1], 3, [])
    pile.draw(chance)
    assert full.counts == [2, 1], "the full pile stays full"


def test_a_clone_shares_nothing() -> None:
    pile = Pile([1, 2, 3])
    pile.put_back(1)
    twin = pile.clone()
    assert (twin.counts, twin.below, twin.top) == (pile.counts, pile.below, pile.top)
    twin.draw(Script([]))
    twin.draw(Fast(1))
    twin.shuffle_in(2)
    assert (pile.counts, pile.below, pile.top) == ([1, 2, 3], 6, [1])


OPERATIONS = st.lists(st.tuples(st.sampled_from("dblsiR"), st.integers(0, 5)), max_size=30)


@given(COUNTS, OPERATIONS, st.integers(0, 10**6))
def test_no_card_is_ever_lost_or_made(
    counts: list[int], operations: list[tuple[str, int]], seed: int
) -> None:
    """Against a table on which every card is accounted for."""
    pile = Pile(counts)
    chance = Fast(seed)
    out: Counter[int] = Counter()
    everything = cards(pile)
    for operation, n in operations:
        if operation == "d" and pile.size() > 0:
            expected = pile.top[-1] if pile.top else None
            drawn = pile.draw(chance)
            assert expected in (None, drawn)
            out[drawn] += 1
        elif operation == "b" and out:
            card = next(iter(out.elements()))
            out -= Counter([card])
            pile.put_back(card)
            assert pile.top[-1] == card
        elif operation == "l":
            seen = pile.look(n, chance)
            assert seen == pile.top[::-1][: len(seen)]
        elif operation == "s":
            pile.shuffle()
        elif operation == "i" and out:
            card = next(iter(out.elements()))
            out -= Counter([card])
            pile.shuffle_in(card)
        elif operation == "R" and n < len(counts) and pile.counts[n]:
            pile.remove(n)
            out[n] += 1
        assert cards(pile) + out == everything
        assert pile.size() == sum(cards(pile).values())
        assert pile.below == sum(pile.counts)
        assert all(count >= 0 for count in pile.counts)
