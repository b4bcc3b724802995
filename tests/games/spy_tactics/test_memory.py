"""What the cards on the table prove, and what is remembered: from messages alone, never wrong."""

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import decode, encode
from brushpass.games.spy_tactics.cards import CODES
from brushpass.games.spy_tactics.discards import Proof
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import State
from brushpass.games.spy_tactics.wire import Page, View
from tests.games.spy_tactics.scenario import DF, DW, EL, HC, JK, SF, SS, TL, Position

LIKED = ("nothing", "jackknife", "starfrost", "darkwind", "take back")


def bits(*codes: int) -> int:
    return sum(1 << code for code in codes)


def remembered(view: View) -> Page:
    assert view.memory is not None
    return view.memory


def test_SR14_who_activates_nothing_has_only_what_was_banned_or_lies_there() -> None:
    position = Position("CCCTTTVVV", "TL HC HC HC HC HC HC HC HC")
    for code in ("DW", "DF", "El"):
        position.play(" ".join([code] * 9))
    position.play(
        "JK SF SF SF JK JK JK JK JK",
        "b name hydrocluster",
        "c name starfrost",
        "d name stormsabre",
    )
    assert remembered(position.view(8)) == Page([0] * 9, [0] * 9)
    position.play("- JK JK JK TL TL TL TL TL")
    page = remembered(position.view(8))
    assert page.lacks == [bits(TL)] + [0] * 8
    assert page.lacks_two == [bits(DW, DF, EL, JK, TL)] + [0] * 8
    assert not page.lacks[0] & bits(HC, SF, SS), "these were banned"


def test_SR10_two_copies_were_shown_even_if_one_was_taken_back() -> None:
    position = Position("CCTV", "TL HC SS DF")
    position.play("JK JK DW DW", "a pass electrum", "b pass stormsabre").play("SS El El El")
    assert Proof(position.view(3), 0).owns_two == 0
    position.play("SS SF SF SF", "b name thornlily", "c name thornlily", "d name thornlily")
    assert Proof(position.view(3), 0).owns_two == bits(SS)
    position.play("DW El DF JK", "a take back stormsabre")
    assert position.face_up(0).count("SS") == 1
    assert Proof(position.view(3), 0).owns_two == bits(SS)


def some_action(legal: tuple[Action, ...], chance: Fast) -> Action:
    """Cards go around, and back, and codes are banned more often than at random."""
    liked = [action for action in legal if any(word in action.name for word in LIKED)]
    options = liked if liked and chance.pick(2) else list(legal)
    return options[chance.pick(len(options))]


def step(table: Table, chance: Fast) -> None:
    seats = table.to_act()
    seat = seats[chance.pick(len(seats))]
    table.play(seat, some_action(table.legal(seat), chance))


def possible(s: State, v: View, seat: int) -> bool:
    """Whether the seat owns what it is said to own."""
    proof = Proof(v, seat)
    for code in range(CODES):
        copies = s.hands[seat * CODES + code] + s.face_up[seat * CODES + code]
        at_least = 2 if proof.owns_two >> code & 1 else proof.owns >> code & 1
        at_most = 0 if proof.lacks >> code & 1 else 1 if proof.lacks_two >> code & 1 else 2
        if not at_least <= copies <= at_most:
            return False
    return bool(s.discards[seat] < 0 or proof.possible >> s.discards[seat] & 1)


@pytest.mark.parametrize("seats", range(4, 10))
@pytest.mark.parametrize("seed", range(10))
def test_the_truth_is_possible_to_every_memory(seats: int, seed: int) -> None:
    table, chance = Table(GAME, GAME.about.options(None, seats), Fast(seed)), Fast(-seed)
    while table.to_act():
        viewer = (*range(seats), None)[chance.pick(seats + 1)]
        for view in (table.view(viewer), GAME.see(table.state, viewer, None)):
            assert all(possible(table.state, view, seat) for seat in range(seats))
        step(table, chance)


@pytest.mark.parametrize("seats", [4, 9])
def test_a_memory_is_a_function_of_what_was_told(seats: int) -> None:
    table, chance = Table(GAME, GAME.about.options(None, seats), Fast(seats)), Fast(-seats)
    audiences = (*range(seats), None)
    memories = {seat: GAME.memory(table.options, seat) for seat in audiences}
    heard = dict.fromkeys(audiences, 0)
    while table.to_act():
        for seat in audiences:
            memories[seat] = memories[seat].clone()
            for message in table.post.box(seat)[heard[seat] :]:
                memories[seat].hear(decode(encode(message), GAME.face.message_type()))
            heard[seat] = len(table.post.box(seat))
            assert encode(memories[seat].page()) == encode(table.view(seat).memory)
            assert table.view(seat).memory == table.view(None).memory, "all of it is public"
        step(table, chance)


def test_who_has_just_come_remembers_no_agent_who_activated_nothing() -> None:
    view = GAME.see(Position("CCTV", "TL").play("JK DW DW DW").s, 0, None)
    assert view.memory is None
    assert Proof(view, 1).lacks == Proof(view, 1).lacks_two == 0
    assert Proof(view, 1).owns == bits(DW)
    assert Proof(view, 0).owns == bits(JK)
