"""What is remembered of an attempt: from messages alone, and never against the truth."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.wire import decode, encode
from brushpass.games.kompromat.cards import LIMIT, PLACES
from brushpass.games.kompromat.drawn import Drawn
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.imagine import fits
from brushpass.games.kompromat.wire import Page
from tests.games.kompromat.scenario import ACTION, Position

AUDIENCES = (0, 1, None)


def remembered(position: Position, seat: int | None) -> Page:
    page = position.view(seat).memory
    assert page is not None
    return page


def stack(position: Position, place: int) -> tuple[int, int]:
    """How many cards of A's stack were drawn on, and their room; all remember the same."""
    pages = [remembered(position, seat) for seat in AUDIENCES]
    assert pages[0] == pages[1] == pages[2]
    return pages[0].drawn_on[place], pages[0].room[place]


def test_K3_6_all_but_the_last_card_were_drawn_on() -> None:
    position = Position(["10 5 2"]).attempt(0, stop=False)
    assert stack(position, 0) == (2, LIMIT)
    assert stack(position, 1) == (0, LIMIT)


def test_K6_13_what_lay_below_a_card_that_went_back_was_drawn_on() -> None:
    position = Position(["10 5 2"], items=(["GPS Tracker"], [])).attempt(0, stop=False)
    assert stack(position.act("gps tracker"), 0) == (2, LIMIT)
    assert stack(position.act("draw"), 0) == (2, LIMIT)
    assert stack(position.act("draw"), 0) == (3, LIMIT)


def test_KR32_it_flies_with_the_stack() -> None:
    position = Position(["10 5 2"], items=(["GPS Tracker", "Jetpack"], [])).attempt(0, stop=False)
    position.act("gps tracker", "jetpack 1 3")
    assert stack(position, 0) == (0, LIMIT)
    assert stack(position, 2) == (2, LIMIT)


def test_KR31_a_card_that_was_drawn_on_lies_open_elsewhere() -> None:
    position = Position(["10 5 6 9"], ["4"], items=(["GPS Tracker", "USB Stick"], []))
    position.attempt(0, stop=False).act("gps tracker", "usb gps tracker", "stop")
    assert stack(position, 0) == (3, LIMIT)
    position.attempt(0).act("attempt 2")
    assert stack(position, 0) == (2, LIMIT - 12)


def test_K5_1_the_next_round_begins_with_nothing() -> None:
    position = Position(["10 5 2"], ["4 6"]).next_round()
    assert remembered(position, None) == Page([0] * 2 * PLACES, [LIMIT] * 2 * PLACES)


def some_game(seed: int) -> Position:
    """One that has every item that moves cards, on either side."""
    items = ["GPS Tracker", "USB Stick", "Jetpack", "Night Vision"]
    held = ([], items) if seed % 2 else (items, [])
    return Position(items=held, starter=seed % 2)


def step(position: Position, chance: Fast) -> None:
    """At random, but cards are drawn and taken back more often."""
    legal = position.legal()
    wanted = [name for name in legal if "gps" in name] if chance.pick(3) == 0 else []
    if not wanted and "draw" in legal and chance.pick(2):
        wanted = ["draw"]
    names = wanted or legal
    action = ACTION[names[chance.pick(len(names))]]
    GAME.play(position.s, position.seat, action, chance, position.tell)


@pytest.mark.parametrize("seed", range(40))
def test_the_truth_is_possible_to_every_memory(seed: int) -> None:
    position, chance = some_game(seed), Fast(seed)
    for _ in range(60):
        step(position, chance)
        for seat in AUDIENCES:
            view = position.view(seat)
            for owner in range(2):
                assert fits(position.s, owner, Drawn(view, owner))
                stranger = GAME.see(position.s, seat, None)
                assert fits(position.s, owner, Drawn(stranger, owner)), "one who has just come"


def test_a_memory_is_a_function_of_what_was_told() -> None:
    position, chance = some_game(1), Fast(1)
    memories = {seat: GAME.memory(GAME.about.options(), seat) for seat in AUDIENCES}
    heard = dict.fromkeys(AUDIENCES, 0)
    for _ in range(60):
        step(position, chance)
        for seat in AUDIENCES:
            memories[seat] = memories[seat].clone()
            for message in position.post.box(seat)[heard[seat] :]:
                memories[seat].hear(decode(encode(message), GAME.face.message_type()))
            heard[seat] = len(position.post.box(seat))
            assert encode(memories[seat].page()) == encode(remembered(position, seat))
