"""Luck: five kinds of it, each uniform, repeatable and exact where it says so."""

import hashlib
import hmac
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.core.chance import (
    SECRET_BYTES,
    Branch,
    Chance,
    Committed,
    Fast,
    Recorder,
    Script,
    ScriptError,
    commitment,
    pick_large,
    pick_weighted,
    secret_from_seed,
)
from brushpass.core.piles import Pile

# The highest chi-square that luck exceeds once in 100,000, by degrees of freedom.
CRITICAL = {1: 19.6, 2: 23.1, 5: 31.0, 12: 44.6, 23: 62.6, 28: 70.5, 51: 103.5, 119: 191.0}


def chi_square(seen: Mapping[Any, int], cells: int, total: int) -> float:
    mean = total / cells
    return sum((count - mean) ** 2 / mean for count in seen.values()) + mean * (cells - len(seen))


# Committed


def published_stream(secret: bytes, asked: list[int]) -> Iterator[int]:
    """A second implementation, from the documentation alone.

    The words are HMAC-SHA256(secret, counter), the counter as eight bytes with the highest first,
    of which the first four bytes are a number, the highest first. With n to pick from, a word from
    floor(2^32 / n) * n upwards is thrown away; any other is divided by floor(2^32 / n).
    """
    counter = 0
    for n in asked:
        share = 2**32 // n
        while True:
            message = bytes((counter >> shift) & 0xFF for shift in range(56, -8, -8))
            block = hmac.new(secret, message, hashlib.sha256).digest()
            counter += 1
            word = block[0] * 2**24 + block[1] * 2**16 + block[2] * 2**8 + block[3]
            if word < share * n:
                yield word // share
                break


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.one_of(st.integers(1, 60), st.integers(1, 2**32)), max_size=40),
)
def test_committed_follows_the_published_stream(secret: bytes, asked: list[int]) -> None:
    chance = Committed(secret)
    assert [chance.pick(n) for n in asked] == list(published_stream(secret, asked))


def test_committed_throws_away_the_words_that_would_favour_some() -> None:
    """With n just over half of all words, nearly every second word is thrown away."""
    n = 2**31 + 1
    secret = secret_from_seed(5)
    asked = [n] * 50
    chance = Committed(secret)
    picks = [chance.pick(each) for each in asked]
    assert picks == list(published_stream(secret, asked))
    words = [
        int.from_bytes(hmac.digest(secret, k.to_bytes(8, "big"), "sha256")[:4], "big")
        for k in range(200)
    ]
    assert picks == [word for word in words if word < n][:50]


def test_committed_takes_any_number_up_to_two_to_the_32() -> None:
    secret = secret_from_seed(6)
    assert Committed(secret).pick(2**32) == next(published_stream(secret, [2**32]))
    assert [Committed(secret).pick(1)] == [0]


@pytest.mark.parametrize("n", [0, -1])
def test_committed_refuses_to_pick_from_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        Committed(secret_from_seed(1)).pick(n)


def test_committed_refuses_to_pick_from_more_than_a_word_can_tell_apart() -> None:
    """In another process, because it must not wait for a word that never comes."""
    program = (
        "from brushpass.core.chance import Committed\n"
        "try: Committed(bytes(32)).pick(2**32 + 1)\n"
        "except ValueError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a secret has {SECRET_BYTES} bytes, not {length}"):
        Committed(bytes(length))


def test_the_commitment_is_a_hash_of_the_secret_and_nothing_else() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == hashlib.sha256(b"brushpass deal 1\n" + secret).hexdigest()
    assert (
        commitment(bytes(32)) == "7675594185a66a35163dd3b4eedce32d09af2a1fe7064a80a1e7278b04a0a88e"
    )


def test_a_seed_is_a_secret_for_repeatable_games() -> None:
    assert secret_from_seed(7) == hashlib.sha256(b"brushpass seed 7").digest()
    assert len({secret_from_seed(seed) for seed in range(-50, 50)}) == 100
    assert all(len(secret_from_seed(seed)) == SECRET_BYTES for seed in range(5))


# Fast


def multiply_with_carry(seed: int, asked: list[int]) -> list[int]:
    """Marsaglia's generator, with numbers of any size."""
    digest = hashlib.sha256(f"brushpass fast chance {seed}".encode()).digest()
    word = int.from_bytes(digest[:4], "big")
    carry = 1 + int.from_bytes(digest[4:8], "big") % 698_769_067
    picks = []
    for n in asked:
        carry, word = divmod(698_769_069 * word + carry, 2**32)
        picks.append(word * n // 2**32)
    return picks


@given(st.integers(-(2**40), 2**40), st.lists(st.integers(1, 2**31 - 1), max_size=60))
def test_fast_never_outgrows_64_bits(seed: int, asked: list[int]) -> None:
    """So that it gives the same picks compiled and interpreted."""
    chance = Fast(seed)
    assert [chance.pick(n) for n in asked] == multiply_with_carry(seed, asked)


def test_fast_gives_the_same_picks_in_every_build() -> None:
    chance = Fast(0)
    assert [chance.pick(52) for _ in range(12)] == [11, 21, 40, 32, 16, 36, 17, 22, 37, 34, 35, 18]
    chance = Fast(2026)
    picks = [chance.pick(1 << 31) for _ in range(4)]
    assert picks == [1662686398, 1016048409, 826242970, 1817701470]
    chance = Fast(-5)
    assert [chance.pick(n) for n in range(1, 15)] == [0, 0, 2, 3, 1, 0, 4, 0, 1, 2, 6, 9, 3, 9]


def test_committed_gives_the_same_picks_in_every_build() -> None:
    chance = Committed(secret_from_seed(1))
    assert [chance.pick(29) for _ in range(10)] == [23, 20, 19, 8, 26, 20, 23, 19, 24, 10]


# Uniformity

SOURCES: dict[str, Callable[[int], Chance]] = {
    "fast": Fast,
    "committed": lambda seed: Committed(secret_from_seed(seed)),
    "recorded": lambda seed: Recorder(Committed(secret_from_seed(seed + 1000))),
}


@pytest.mark.parametrize("kind", ["fast", "committed", "recorded"])
@pytest.mark.parametrize("n", [2, 3, 6, 13, 29, 52])
def test_every_pick_is_equally_likely(kind: str, n: int) -> None:
    chance = SOURCES[kind](n)
    seen = Counter(chance.pick(n) for _ in range(8000))
    assert set(seen) == set(range(n))
    assert chi_square(seen, n, 8000) < CRITICAL[n - 1]


def test_replayed_picks_are_as_likely_as_those_written_down() -> None:
    recorder = Recorder(Fast(3))
    for _ in range(6000):
        recorder.pick(6)
    script = Script(recorder.take())
    seen = Counter(script.pick(6) for _ in range(6000))
    assert chi_square(seen, 6, 6000) < CRITICAL[5]


@pytest.mark.parametrize("kind", ["fast", "committed", "recorded"])
def test_every_order_of_a_pile_is_equally_likely(kind: str) -> None:
    chance = SOURCES[kind](77)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pile = Pile([1, 1, 1, 1, 1])
        orders[tuple(pile.draw(chance) for _ in range(5))] += 1
    assert len(orders) == 120
    assert chi_square(orders, 120, 6000) < CRITICAL[119]


@pytest.mark.parametrize("kind", ["fast", "committed", "recorded"])
def test_neighbouring_picks_have_nothing_to_do_with_each_other(kind: str) -> None:
    chance = SOURCES[kind](78)
    pairs = Counter((chance.pick(2), chance.pick(3)) for _ in range(6000))
    assert chi_square(pairs, 6, 6000) < CRITICAL[5]


def test_seeds_give_unrelated_first_picks() -> None:
    seen = Counter(Fast(seed).pick(6) for seed in range(6000))
    assert chi_square(seen, 6, 6000) < CRITICAL[5]


# Drawing from a pile


def test_a_draw_is_one_pick_from_the_cards_side_by_side() -> None:
    counts = [2, 0, 3, 1]
    assert [Script([ticket]).draw(counts, 6) for ticket in range(6)] == [0, 0, 2, 2, 2, 3]


def test_a_draw_with_counts_that_do_not_add_up_is_refused() -> None:
    with pytest.raises(ValueError, match="do not add up"):
        Script([5]).draw([1, 2], 6)


def test_chance_itself_has_no_luck() -> None:
    with pytest.raises(NotImplementedError):
        Chance().pick(2)


# Recorder and Script


@given(st.integers(0, 10**6), st.lists(st.integers(1, 100), max_size=30))
def test_what_is_recorded_can_be_replayed(seed: int, asked: list[int]) -> None:
    recorder = Recorder(Fast(seed))
    picks = [recorder.pick(n) for n in asked]
    taken = recorder.take()
    assert taken == picks
    assert recorder.take() == []
    script = Script(taken)
    assert [script.pick(n) for n in asked] == picks
    script.finish()


def test_recorded_draws_can_be_replayed_as_draws() -> None:
    recorder = Recorder(Committed(secret_from_seed(3)))
    pile = Pile([3, 2, 4])
    drawn = [pile.draw(recorder) for _ in range(9)]
    script = Script(recorder.take())
    pile = Pile([3, 2, 4])
    assert [pile.draw(script) for _ in range(9)] == drawn
    script.finish()


def test_a_recorder_takes_step_by_step() -> None:
    recorder = Recorder(Script([4, 1, 0, 2]))
    recorder.pick(5)
    recorder.pick(2)
    assert recorder.take() == [4, 1]
    recorder.pick(1)
    assert recorder.take() == [0]


def test_a_script_that_is_too_short_is_refused() -> None:
    script = Script([1])
    script.pick(2)
    with pytest.raises(ScriptError, match="a pick from 7 is needed after the last one"):
        script.pick(7)


@pytest.mark.parametrize("picked", [3, 4, -1])
def test_a_script_refuses_what_cannot_have_been_picked(picked: int) -> None:
    with pytest.raises(ScriptError, match=rf"pick {picked} is not one of 0\.\.2"):
        Script([picked]).pick(3)


def test_a_script_with_picks_left_over_is_refused() -> None:
    script = Script([0, 0, 0])
    script.pick(1)
    with pytest.raises(ScriptError, match="2 more picks are written down"):
        script.finish()


# Branch


def paths(step: Callable[[Chance], tuple[int, ...]]) -> list[tuple[Fraction, list[int], object]]:
    branch = Branch()
    found: list[tuple[Fraction, list[int], object]] = []
    while True:
        result = step(branch)
        found.append((branch.probability, branch.picks, result))
        if not branch.advance():
            return found


def test_branching_over_picks_walks_through_every_outcome() -> None:
    found = paths(lambda chance: (chance.pick(2), chance.pick(3)))
    assert [result for _, _, result in found] == list(product(range(2), range(3)))
    assert {p for p, _, _ in found} == {Fraction(1, 6)}


def test_a_step_without_luck_has_one_path() -> None:
    assert paths(lambda chance: (7,)) == [(Fraction(1), [], (7,))]


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(sum), st.integers(1, 3))
def test_branching_over_draws_matches_brute_force(counts: list[int], length: int) -> None:
    """Against all orders of cards that can be told apart."""
    length = min(length, sum(counts))

    def deal(chance: Chance) -> tuple[int, ...]:
        pile = Pile(counts)
        return tuple(pile.draw(chance) for _ in range(length))

    found = paths(deal)
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    orders = Counter(permutations(cards, length))
    everything = sum(orders.values())
    assert sum(p for p, _, _ in found) == 1
    assert {result: p for p, _, result in found} == {
        order: Fraction(count, everything) for order, count in orders.items()
    }
    assert len(found) == len(orders), "cards of one kind are one outcome"


def dependent(chance: Chance) -> tuple[int, ...]:
    """How much luck is needed depends on the luck before."""
    pile = Pile([2, 1, 3])
    first = pile.draw(chance)
    if first == 0:
        return (first,)
    rolls = [chance.pick(first + 1)]
    if rolls[0]:
        rolls.append(pile.draw(chance))
    return (first, *rolls)


def test_a_path_of_any_shape_is_a_script_to_the_same_result() -> None:
    found = paths(dependent)
    assert sum(p for p, _, _ in found) == 1
    assert len({tuple(picks) for _, picks, _ in found}) == len(found)
    for _, picks, result in found:
        script = Script(picks)
        assert dependent(script) == result
        script.finish()


def test_branch_probabilities_match_sampling() -> None:
    exact = {str(result): float(p) for p, _, result in paths(dependent)}
    chance = Fast(8)
    seen = Counter(str(dependent(chance)) for _ in range(8000))
    assert set(seen) == set(exact)
    assert all(abs(seen[r] / 8000 - p) < 0.025 for r, p in exact.items())


def test_a_large_pick_is_even() -> None:
    chance = Fast(9)
    n = 3 << 40
    thirds = Counter(pick_large(n, chance) // (1 << 40) for _ in range(3000))
    assert set(thirds) == {0, 1, 2}
    assert max(thirds.values()) < 1130

    class Stuck(Chance):
        def pick(self, n: int) -> int:
            return n - 1

    assert 0 <= pick_large(n, Stuck()) < n, "a chance that always says the same ends as well"


def test_nothing_is_picked_where_nothing_weighs() -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        pick_weighted([0, 0], Fast(1))


def test_a_weighted_pick_is_as_likely_as_it_weighs() -> None:
    chance = Fast(3)
    picked = Counter(pick_weighted([1, 0, 3], chance) for _ in range(4000))
    assert set(picked) == {0, 2}
    assert abs(picked[0] - 1000) < 120
