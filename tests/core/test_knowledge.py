"""Who knows what, against brute force: a seat knows what holds in every world it cannot exclude.

A world is a guess: a kind for every card that the seat does not know, and for every card that
slipped away unseen, which one it was. How many cards of a kind a seat knows to lie in a place is
the least number over all worlds that fit what it saw.
"""

from collections.abc import Iterator
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brushpass.core.knowledge import EVERYBODY, NOBODY, Cards, knows, only

SEAT = 1
KINDS = range(4)  # one more than the tests lay, so that an unknown card can be something else
Laid = list[tuple[int, bool]]  # kind, and whether the seat knows it


def place(laid: Laid) -> Cards:
    cards = Cards()
    for kind, known in laid:
        cards.add(kind, only(SEAT) if known else NOBODY)
    return cards


def worlds(laid: Laid) -> list[list[int]]:
    """All kinds that the cards of a place may have, as far as the seat can tell."""
    return [list(world) for world in product(*[[k] if known else KINDS for k, known in laid])]


def known_counts(cards: Cards) -> list[int]:
    pairs = zip(cards.kinds, cards.known, strict=True)
    seen = [kind for kind, knowers in pairs if knows(knowers, SEAT)]
    return [seen.count(kind) for kind in KINDS]


def least_counts(places: list[list[int]]) -> list[int]:
    return [min(place.count(kind) for place in places) for kind in KINDS]


LAID = st.lists(st.tuples(st.integers(0, 2), st.booleans()), max_size=3)
SOME = st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=1, max_size=4)


@given(SOME, LAID, st.data())
def test_a_card_that_slips_away_unseen(source: Laid, target: Laid, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(source) - 1))
    left, reached = place(source), place(target)
    left.slip(index, reached, NOBODY)
    guesses = [
        (world[:gone] + world[gone + 1 :], [*there, world[gone]])
        for world in worlds(source)
        for gone in range(len(world))
        for there in worlds(target)
    ]
    assert known_counts(left) == least_counts([stays for stays, _ in guesses])
    assert known_counts(reached) == least_counts([there for _, there in guesses])


@given(SOME, LAID, st.data())
def test_a_witness_sees_which_card_goes(source: Laid, target: Laid, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(source) - 1))
    left, reached = place(source), place(target)
    left.slip(index, reached, only(SEAT))
    guesses = [
        (world[:index] + world[index + 1 :], [*there, world[index]])
        for world in worlds(source)
        if world[index] == source[index][0]
        for there in worlds(target)
    ]
    assert known_counts(left) == least_counts([stays for stays, _ in guesses])
    assert known_counts(reached) == least_counts([there for _, there in guesses])


@given(SOME, LAID, st.data())
def test_a_card_moved_in_the_open(source: Laid, target: Laid, data: st.DataObject) -> None:
    """All see which card moves, but only who knew it knows what it is."""
    index = data.draw(st.integers(0, len(source) - 1))
    left, reached = place(source), place(target)
    left.move(index, reached)
    assert left.kinds == [kind for i, (kind, _) in enumerate(source) if i != index]
    assert reached.kinds[-1] == source[index][0]
    guesses = [
        (world[:index] + world[index + 1 :], [*there, world[index]])
        for world in worlds(source)
        for there in worlds(target)
    ]
    assert known_counts(left) == least_counts([stays for stays, _ in guesses])
    assert known_counts(reached) == least_counts([there for _, there in guesses])


@given(SOME, st.data())
def test_after_a_shuffle_it_is_known_what_is_here_but_not_which_is_which(
    laid: Laid, data: st.DataObject
) -> None:
    """So a card that is then moved in the open is any of them."""
    index = data.draw(st.integers(0, len(laid) - 1))
    cards, reached = place(laid), Cards()
    before = known_counts(cards)
    cards.shuffle()
    assert known_counts(cards) == before
    cards.move(index, reached)
    guesses = [
        (world[:gone] + world[gone + 1 :], [world[gone]])
        for world in worlds(laid)
        for gone in range(len(world))
    ]
    assert known_counts(cards) == least_counts([stays for stays, _ in guesses])
    assert known_counts(reached) == least_counts([there for _, there in guesses])


def test_a_shuffle_does_not_betray_that_the_other_cards_are_alike() -> None:
    """Two worlds: the seat knows the first card of two, and the second is or is not of its kind.

    What the seat can still tell afterwards must not depend on the card that it never saw.
    """
    left = []
    for second in (0, 1):
        cards = place([(0, True), (second, False)])
        cards.shuffle()
        left.append(known_counts(cards))
    assert left[0] == left[1]


# After a blind move a seat knows that certain cards are there, but not which of them they are.


def after_a_blind_move() -> Cards:
    """A seat knew two cards of kind 0 among three; the third, also a 0, slipped away unseen.

    To the seat, the two cards that are left are two 0s, or a 0 and the one it never saw.
    """
    cards = place([(0, True), (0, True), (0, False)])
    cards.slip(2, Cards(), NOBODY)
    assert known_counts(cards) == [1, 0, 0, 0]
    return cards


@pytest.mark.parametrize("index", [0, 1])
def test_a_glance_after_a_blind_move_may_be_at_the_card_known_before(index: int) -> None:
    """The seat looks at one of the two and sees a 0: it knows of one 0, as before."""
    cards = after_a_blind_move()
    cards.show(index, only(SEAT))
    assert known_counts(cards) == [1, 0, 0, 0]


@pytest.mark.parametrize("index", [0, 1])
def test_an_open_move_after_a_blind_one_may_be_of_any_card(index: int) -> None:
    """One of the two is moved in the open, face down: it may be a 0, and so may the other."""
    cards, hand = after_a_blind_move(), Cards()
    cards.move(index, hand)
    assert known_counts(hand) == [0, 0, 0, 0]
    assert known_counts(cards) == [0, 0, 0, 0]


@pytest.mark.parametrize("index", [0, 1])
def test_a_witnessed_move_after_a_blind_one_leaves_what_may_be_anything(index: int) -> None:
    """The seat sees that a 0 goes; the last card may be the one it never saw."""
    cards, hand = after_a_blind_move(), Cards()
    cards.slip(index, hand, only(SEAT))
    assert known_counts(hand) == [1, 0, 0, 0]
    assert known_counts(cards) == [0, 0, 0, 0]


STEPS = st.lists(st.tuples(st.booleans(), st.integers(0, 9)), max_size=4)


@given(LAID, LAID, STEPS)
def test_blind_moves_to_and_fro_never_make_knowledge_up(
    first: Laid, second: Laid, steps: list[tuple[bool, int]]
) -> None:
    """Knowledge may be given up, never made up: no claim that some world denies."""
    places = [place(first), place(second)]
    guesses = {(tuple(sorted(a)), tuple(sorted(b))) for a in worlds(first) for b in worlds(second)}
    for forward, n in steps:
        source, target = (0, 1) if forward else (1, 0)
        if not places[source].kinds:
            continue
        places[source].slip(n % len(places[source].kinds), places[target], NOBODY)
        followed = set()
        for guess in guesses:
            for gone, kind in enumerate(guess[source]):
                stays = guess[source][:gone] + guess[source][gone + 1 :]
                grown = tuple(sorted((*guess[target], kind)))
                followed.add((stays, grown) if source == 0 else (grown, stays))
        guesses = followed
        for i in (0, 1):
            sure = least_counts([list(guess[i]) for guess in guesses])
            claimed = known_counts(places[i])
            assert all(c <= s for c, s in zip(claimed, sure, strict=True)), (claimed, sure)


World = tuple[tuple[int, ...], tuple[int, ...]]  # the kinds in two places, in order
OPERATIONS = st.lists(
    st.tuples(
        st.sampled_from(["blind", "witnessed", "open", "show", "show all", "shuffle"]),
        st.integers(0, 1),
        st.integers(0, 9),
    ),
    max_size=5,
)


def without(kinds: tuple[int, ...], index: int) -> tuple[int, ...]:
    return kinds[:index] + kinds[index + 1 :]


def follow(guesses: set[World], what: str, at: int, index: int, truth: list[int]) -> set[World]:
    """The worlds that the seat cannot exclude after something happened in place `at`.

    `truth` are the kinds there before it. Cards close ranks behind one that goes; after a blind
    move the seat does not know where the gap was, after a shuffle not where anything is.
    """
    followed = set()
    for guess in guesses:
        here, there = guess[at], guess[1 - at]
        if what == "shuffle":
            found = [(order, there) for order in permutations(here)]
        elif what == "show":
            found = [(here, there)] if here[index] == truth[index] else []
        elif what == "show all":
            found = [(here, there)] if list(here) == truth else []
        elif what == "blind":
            found = [(without(here, n), (*there, here[n])) for n in range(len(here))]
        elif what == "witnessed" and here[index] != truth[index]:
            found = []
        else:
            found = [(without(here, index), (*there, here[index]))]
        followed |= {(a, b) if at == 0 else (b, a) for a, b in found}
    return followed


def after_each(
    first: Laid, second: Laid, operations: list[tuple[str, int, int]]
) -> Iterator[tuple[list[Cards], set[World]]]:
    """Both places, and every pair of worlds that the seat can still think of."""
    places = [place(first), place(second)]
    guesses = {(tuple(a), tuple(b)) for a in worlds(first) for b in worlds(second)}
    for what, at, n in operations:
        here = places[at]
        if not here.kinds:
            continue
        index = n % len(here.kinds)
        before = here.kinds[:]
        if what == "shuffle":
            here.shuffle()
        elif what == "show":
            here.show(index, only(SEAT))
        elif what == "show all":
            here.show_all(only(SEAT))
        elif what == "open":
            here.move(index, places[1 - at])
        else:
            here.slip(index, places[1 - at], only(SEAT) if what == "witnessed" else NOBODY)
        guesses = follow(guesses, what, at, index, before)
        yield places, guesses


@settings(max_examples=500)
@given(LAID, LAID, OPERATIONS)
def test_whatever_happens_nothing_is_claimed_that_some_world_denies(
    first: Laid, second: Laid, operations: list[tuple[str, int, int]]
) -> None:
    """Glances, open, witnessed and blind moves and shuffles, in any order."""
    for places, guesses in after_each(first, second, operations):
        assert (tuple(places[0].kinds), tuple(places[1].kinds)) in guesses, "the truth is possible"
        for i in (0, 1):
            sure = least_counts([list(guess[i]) for guess in guesses])
            claimed = known_counts(places[i])
            assert all(c <= s for c, s in zip(claimed, sure, strict=True)), (claimed, sure)


@settings(max_examples=300)
@given(LAID, LAID, OPERATIONS)
def test_a_seat_that_can_tell_cards_apart_is_right_about_each_place(
    first: Laid, second: Laid, operations: list[tuple[str, int, int]]
) -> None:
    """Where the seat is not among the `mixed`, a mark says what lies in that very place."""
    for places, guesses in after_each(first, second, operations):
        for i in (0, 1):
            if knows(places[i].mixed, SEAT):
                continue
            for position, knowers in enumerate(places[i].known):
                if knows(knowers, SEAT):
                    assert len({guess[i][position] for guess in guesses}) == 1


# Sets of seats


@pytest.mark.parametrize("seat", range(9))
def test_a_set_of_one_seat(seat: int) -> None:
    assert [other for other in range(9) if knows(only(seat), other)] == [seat]
    assert not knows(only(seat), None)


def test_everybody_includes_the_spectators_and_nobody_excludes_all() -> None:
    assert all(knows(EVERYBODY, seat) for seat in (*range(9), None))
    assert not any(knows(NOBODY, seat) for seat in (*range(9), None))


def test_a_secret_of_all_seats_is_still_hidden_from_spectators() -> None:
    assert not knows(only(0) | only(1), None)


def test_showing_a_card_adds_to_those_who_know_it() -> None:
    cards = Cards()
    cards.add(5, only(0))
    cards.add(6, NOBODY)
    cards.show(0, only(2))
    assert cards.known == [only(0) | only(2), NOBODY]
    cards.show_all(EVERYBODY)
    assert cards.known == [EVERYBODY, EVERYBODY]


def test_different_seats_lose_sight_independently() -> None:
    cards, hand = Cards(), Cards()
    cards.add(3, only(0) | only(1))
    cards.add(4, only(1))
    cards.add(3, only(2))
    cards.slip(0, hand, only(2))
    assert hand.kinds == [3]
    assert knows(hand.known[0], 2)
    assert not knows(hand.known[0], 0)
    assert not knows(hand.known[0], 1)
    assert cards.known == [NOBODY, only(2)]


def test_an_open_card_that_slips_away_is_open_no_more() -> None:
    cards, hand = Cards(), Cards()
    cards.add(3, EVERYBODY)
    cards.add(4, EVERYBODY)
    cards.slip(1, hand, only(0))
    assert [seat for seat in (0, 1, 2, None) if knows(hand.known[0], seat)] == [0]
    assert [seat for seat in (0, 1, 2, None) if knows(cards.known[0], seat)] == [0]


def test_the_only_card_of_an_open_place_cannot_slip_away_unseen() -> None:
    cards, hand = Cards(), Cards()
    cards.add(3, EVERYBODY)
    cards.slip(0, hand, NOBODY)
    assert hand.known == [EVERYBODY]


def test_a_clone_shares_nothing() -> None:
    cards = place([(0, True), (1, False)])
    twin = cards.clone()
    twin.show_all(EVERYBODY)
    twin.add(2, NOBODY)
    twin.move(0, Cards())
    assert cards.kinds == [0, 1]
    assert cards.known == [only(SEAT), NOBODY]
