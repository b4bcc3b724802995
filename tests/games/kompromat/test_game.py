"""Kompromat as the contract sees it."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.refusal import IllegalAction
from brushpass.core.wire import encode
from brushpass.games.kompromat.actions import ACTIONS, ATTEMPT, Attempt, Jetpack, StunGun, UseItem
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import State
from tests.games.kompromat.scenario import ACTION, Position


def test_actions_are_numbered_and_named_once() -> None:
    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS)))
    assert len({action.name for action in ACTIONS}) == len(ACTIONS)
    assert GAME.actions is ACTIONS


def test_K6_14_no_action_flies_nowhere_and_K6_17_none_shoots_the_first_card() -> None:
    assert all(a.source != a.target for a in ACTIONS if isinstance(a, Jetpack))
    assert all(a.index > 0 for a in ACTIONS if isinstance(a, StunGun))
    assert len([a for a in ACTIONS if isinstance(a, Jetpack)]) == 2 * 12
    assert len([a for a in ACTIONS if isinstance(a, StunGun)]) == 2 * 4 * 7
    assert {a.usb for a in ACTIONS if isinstance(a, UseItem)} == {False, True}


def everything(s: State) -> list[bytes]:
    return [encode(GAME.see(s, seat, None)) for seat in (0, 1, None)]


def test_a_refusal_leaves_the_state_as_it_was() -> None:
    for seed in range(5):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(), chance, GAME.silent)
        while GAME.to_act(s):
            before = everything(s)
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            for action in ACTIONS[:: 1 + seed * 7]:
                for asker in (0, 1):
                    if asker == seat and action in legal:
                        continue
                    with pytest.raises(IllegalAction):
                        GAME.play(s, asker, action, chance, GAME.silent)
            assert everything(s) == before
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, GAME.silent)


def test_an_action_of_the_same_name_from_elsewhere_is_refused() -> None:
    position = Position()
    with pytest.raises(IllegalAction):
        GAME.play(position.s, 0, Attempt(0), position.deal, position.tell)
    GAME.play(position.s, 0, ATTEMPT[0], position.deal, position.tell)


def test_a_clone_shares_nothing_with_its_original() -> None:
    """Every past clone stays what it was while the game goes on."""
    chance = Fast(11)
    s = GAME.setup(GAME.about.options(), chance, GAME.silent)
    past: list[tuple[State, list[bytes]]] = []
    while GAME.to_act(s):
        past.append((GAME.clone(s), everything(s)))
        (seat,) = GAME.to_act(s)
        legal = GAME.legal(s, seat)
        GAME.play(s, seat, legal[chance.pick(len(legal))], chance, GAME.silent)
    for clone, views in past:
        assert everything(clone) == views


def test_a_clone_goes_on_like_its_original() -> None:
    chance = Fast(12)
    s = GAME.setup(GAME.about.options(), chance, GAME.silent)
    for step in range(60):
        (seat,) = GAME.to_act(s)
        legal = GAME.legal(s, seat)
        action = legal[chance.pick(len(legal))]
        twin = GAME.clone(s)
        GAME.play(twin, seat, action, Fast(step), GAME.silent)
        GAME.play(s, seat, action, Fast(step), GAME.silent)
        assert everything(s) == everything(twin)


def test_options_are_without_duplicates_and_never_empty_for_who_is_to_act() -> None:
    for seed in range(20):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(), chance, GAME.silent)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(ACTIONS[action.id] is action for action in legal)
            assert GAME.legal(s, 1 - seat) == ()
            GAME.follow(s, seat, legal[chance.pick(len(legal))], chance, GAME.silent)


def test_the_words_of_an_action_are_what_people_type() -> None:
    assert ACTION["stun gun 1 2"].id >= 0
    assert ACTION["usb vesper -1"].id >= 0
    assert all(action.name == action.name.lower() for action in ACTIONS)
