"""What is imagined of the cards against all that can be true for all that a seat was told.

possible.py follows the messages of one seat and knows nothing of lots and cases. It is compared
with the rules played by all luck there is first, then everything that is imagined with it.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from brushpass.core.chance import Branch, Chance, Fast
from brushpass.core.post import Post
from brushpass.core.wire import encode
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.memory.lots import MANY, hide
from brushpass.games.microfilms.rules.cards import CARD_WORDS, KINDS
from brushpass.games.microfilms.rules.setup import new_game
from brushpass.games.microfilms.rules.state import DISCARD, OFFER, OVER, State
from brushpass.games.microfilms.speech.messages import Began, Dealt
from brushpass.games.microfilms.speech.wire import View
from tests.games.microfilms.courses import SAMPLES, THREE, Fixed, misfit
from tests.games.microfilms.possible import Possible, World, world_of
from tests.games.microfilms.scenario import ACTION, Board, Position, kind

Busy = dict[str, int]

# How often an action of each kind is taken: by somebody, and where cards keep changing hands.
PLAIN: Busy = {}
TRADING: Busy = {"draw": 4, "take": 6, "bribe": 4, "accept": 99, "refuse": 99, "offer": 1}
TRADING |= {"discard": 1, "pay": 2, "interrogate": 1}
ATTEMPTS = ("claim", "reveal", "expose", "locate", "arrest")  # they end a game too soon


def wander(seats: int, seed: int, style: Busy) -> Iterator[tuple[Board, list[list[Any]]]]:
    """A game, and after each step what every seat was told in it."""
    chance = Fast(seed)
    board = Board(seats, chance)
    s = board.s
    while s.phase != OVER:
        yield board, board.post.take()
        (seat,) = GAME.to_act(s)
        legal = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ATTEMPTS]
        weights = [style.get(action.name.split()[0], 0 if style else 1) for action in legal]
        weights = weights if sum(weights) else [1] * len(legal)
        action = legal[chance.draw(weights, sum(weights))]
        GAME.play(s, seat, action, chance, board.tell)


def heard(seat: int, seats: int, messages: list[Any]) -> Possible:
    possible = Possible(seat, seats)
    possible.hear(messages)
    return possible


def imagined(view: View, chance: Chance, count: int) -> list[World]:
    return [world_of(GAME.imagine(view, chance)) for _ in range(count)]


# The oracle itself


def course(luck: Fixed, names: tuple[str, ...]) -> tuple[State, list[Any]]:
    """Played by the rules; luck chooses cards that players choose. And what A was told."""
    post = Post(3)
    tell = GAME.face.teller(post)
    s = new_game(3, False, False, False, luck, tell)
    for seat in range(3):
        s.house -= 6 - s.francs[seat]
        s.francs[seat] = 6
    s.cleared = [True] * 3
    for name in names:
        (seat,) = GAME.to_act(s)
        words = name
        if s.phase in (DISCARD, OFFER):
            card = luck.draw(s.hands[seat].cards, s.hands[seat].size)
            words = f"{name} {CARD_WORDS[card]}"
        GAME.play(s, seat, ACTION[words], luck, tell)
    return s, post.box(0)


@pytest.mark.parametrize(
    "names",
    [
        ("pass", "draw", "pay blackmail b", "refuse", "pay interrogate b"),
        ("pass", "draw", "bribe b", "accept", "pass", "pass", "discard", "take top"),
        ("pass", "draw", "pass", "pass", "bribe c", "offer", "accept", "pay blackmail b", "refuse"),
    ],
)
def test_possible_worlds_are_those_of_all_luck_there_is(names: tuple[str, ...]) -> None:
    found: dict[tuple[bytes, ...], dict[World, Fraction]] = {}
    messages: dict[tuple[bytes, ...], list[Any]] = {}
    branch = Branch()
    while True:
        luck = Fixed(branch, THREE)
        s, told = course(luck, names)
        if luck.possible:
            # Who is who is dealt apart from the cards.
            key = tuple(encode(message) for message in told if not identity_seen(message))
            messages[key] = told
            worlds = found.setdefault(key, {})
            worlds[world_of(s)] = worlds.get(world_of(s), Fraction(0)) + branch.probability
        if not branch.advance():
            break
    assert max(map(len, found.values())) > 50
    for key, worlds in found.items():
        possible = heard(0, 3, messages[key])
        total, ours = sum(worlds.values()), sum(possible.worlds.values())
        shares = {world: weight / total for world, weight in worlds.items()}
        assert shares == {world: Fraction(n, ours) for world, n in possible.worlds.items()}


def identity_seen(message: Any) -> bool:
    return getattr(message, "seen", 0) >= KINDS


# Against what is imagined


@pytest.mark.parametrize("style", [PLAIN, TRADING])
@pytest.mark.parametrize("seats", [2, 3])
def test_MR47_nothing_is_imagined_that_a_seat_can_rule_out(seats: int, style: Busy) -> None:
    """And the truth is never ruled out."""
    evenings, unsure = set(), 0
    for seed in range(8):
        chance = Fast(seed)
        seat = seed % seats
        possible = Possible(seat, seats)
        for board, told in wander(seats, seed, style):
            possible.hear(told[seat])
            assert world_of(board.s) in possible.worlds
            cases = board.page(seat).cases
            unsure += len(cases) > 1
            assert len(cases) < MANY / 2  # so nothing was forgotten
            if chance.pick(5) == 0:
                evenings.add(board.s.evening)
                met = imagined(board.view(seat), chance, 8)
                assert set(met) <= set(possible.worlds)
    assert unsure > 20
    assert seats == 2 or {1, 2, 3} <= evenings


def told_of(position: Position, seat: int) -> Possible:
    """From the deal on."""
    hand = position.deal[seat]
    dealt = [Dealt(n, -2, -2, hand if n == seat else -2) for n in range(position.seats)]
    possible = heard(seat, position.seats, [Began(position.s.absent, 0, []), *dealt])
    possible.hear(position.told(seat))
    return possible


def ace_taken_back() -> Position:
    """A discards the Ace; B takes it and keeps it with a letter."""
    position = Position(francs={0: 4, 1: 6, 2: 6}, cleared=[0, 1, 2])
    position.act("draw", "draw", "pass", draws=["ace", "letter usa"])
    position.act("draw", "discard ace", draws=["microfilm usa"])
    return position.act("take top", "discard cash out card")


def then_blackmail() -> Position:
    """C takes one of the two cards: A, who saw neither, knows that B or C has the Ace."""
    return ace_taken_back().act("pay blackmail b", "refuse", draws=["ace"])


def then_a_bribe() -> Position:
    """B, left with one card, gives it to C too, and C passes one of three on."""
    position = then_blackmail().act("pass", "bribe c", "accept")
    return position.act("bribe b", "offer ace", "accept")


def two_unseen_moves() -> Position:
    """B takes one of the two cards of C back."""
    return then_blackmail().act("pass", "pay blackmail c", "refuse", draws=["cash out card"])


def seen_again_in_part() -> Position:
    """C, a Suspect now, draws and discards a card that may be the drawn one or another."""
    position = two_unseen_moves().act("draw", draws=["steal card"])
    return position.act("discard steal card")


@pytest.mark.parametrize(
    ("begun", "least"),
    [
        (ace_taken_back, 20),
        (then_blackmail, 20),
        (then_a_bribe, 20),
        (two_unseen_moves, 20),
        (seen_again_in_part, 20),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_MR42_a_card_that_was_known_is_somewhere_and_as_likely_as_luck_makes_it(
    begun: Any, least: int, seat: int
) -> None:
    position = begun()
    possible = told_of(position, seat)
    assert world_of(position.s) in possible.worlds
    if seat == 0:
        assert len(possible.worlds) >= least
    met = imagined(position.view(seat), Fast(seat), SAMPLES)
    assert misfit(possible.worlds, met) < 5


def test_MR42_the_ace_is_in_one_of_the_two_hands() -> None:
    position = then_blackmail()
    assert position.sure(0, 1) == position.sure(0, 2) == []
    for hands, _ in imagined(position.view(0), Fast(1), 300):
        assert (kind("ace") in hands[1]) != (kind("ace") in hands[2])


def test_MR42_a_viewer_that_forgets_it_would_be_found() -> None:
    position = then_blackmail()
    possible = told_of(position, 0)
    mine = position.memory(0).mine
    mine.lots.cases = [hide(case, mine.sure) for case in mine.lots.cases]
    view = GAME.see(position.s, 0, position.memory(0))
    with pytest.raises(AssertionError, match="no luck leads to"):
        misfit(possible.worlds, imagined(view, Fast(1), SAMPLES))


@cache
def later_positions(evening: int) -> list[tuple[int, View, dict[World, int]]]:
    """Moments of three games when several cases are open, and the worlds that are possible."""
    found: list[tuple[int, View, dict[World, int]]] = []
    for seed in range(40):
        seat = seed % 3
        possible = Possible(seat, 3)
        for board, told in wander(3, seed, TRADING):
            possible.hear(told[seat])
            unsure = len(board.page(seat).cases) > 2
            if board.s.evening == evening and unsure and len(possible.worlds) > 8:
                found.append((seed, board.view(seat), possible.worlds))
                break
        if len(found) == 3:
            return found
    raise AssertionError(f"too few games come to evening {evening}")


@pytest.mark.parametrize("nth", [0, 1, 2])
@pytest.mark.parametrize("evening", [2, 3, 4])
def test_MR43_MR47_worlds_of_later_evenings_come_as_often_as_luck_makes_them(
    evening: int, nth: int
) -> None:
    seed, view, worlds = later_positions(evening)[nth]
    assert misfit(worlds, imagined(view, Fast(seed), SAMPLES)) < 5
