"""Of which lot each card may be: the cases that one observer keeps."""

from itertools import product

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.cards import KINDS, STEAL
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.lay import lay
from brushpass.games.microfilms.state import DEALT, DRAWN, HELD, OVER, State
from brushpass.games.microfilms.unseen import Split, Unseen
from brushpass.games.microfilms.wire import View
from tests.games.microfilms.scenario import Scene, kind


def unknown(scene: Scene, seat: int, place: int) -> set[tuple[int, int, int]]:
    """For each case its weight, and the unknown cards of a hand that were dealt and held."""
    return {
        (case.weight, case.unknown_at(place, DEALT), case.unknown_at(place, HELD))
        for case in scene.s.lots[seat]
    }


def test_MR43_an_action_card_that_is_discarded_may_have_been_dealt_or_drawn() -> None:
    scene = Scene(seats=3).give(1, "interrogate card").drop(1, "interrogate card")
    assert unknown(scene, 0, 1) == {(1, 1, 0), (1, 0, 0)}
    assert {case.discard_at(0) for case in scene.s.lots[0]} == {DEALT, DRAWN}
    (own,) = scene.s.lots[1]  # B knows which it was
    assert own.discard_at(0) == DRAWN
    assert own.sure_at(1, kind("cash out card"), DEALT) == 1


def test_MR43_an_item_that_is_discarded_was_drawn() -> None:
    scene = Scene(seats=3).give(1, "ace").drop(1, "ace")
    assert unknown(scene, 0, 1) == {(1, 1, 0)}


def test_MR43_a_card_goes_unseen_with_its_lot() -> None:
    scene = Scene(seats=3, cleared=[1]).give(1, "ace").turn_of(1)
    scene.act("bribe c", "offer ace", "accept")
    assert unknown(scene, 0, 1) == {(1, 1, 0), (1, 0, 0)}
    for case in scene.s.lots[0]:
        assert case.unknown_at(1, DEALT) + case.unknown_at(2, DEALT) == 2
    assert unknown(scene, 1, 2) == {(1, 1, 0)}  # B knows that the Ace went
    assert unknown(scene, 2, 1) == {(1, 1, 0)}  # so does C


def test_MR43_a_discard_is_taken_back_with_its_lot() -> None:
    scene = Scene(seats=3, cleared=[2]).give(1, "interrogate card").drop(1, "interrogate card")
    scene.turn_of(2).act("take top")
    lots = {case.sure_at(2, kind("interrogate card"), DEALT) for case in scene.s.lots[0]}
    assert lots == {0, 1}
    assert all(case.discards == 0 for case in scene.s.lots[0])
    for case in scene.s.lots[0]:
        taken = case.sure_at(2, kind("interrogate card"), DEALT)
        assert taken + case.unknown_at(1, DEALT) == 1


def test_MR43_what_is_in_a_hand_at_the_shuffle_is_held_and_dealt_cards_stay_dealt() -> None:
    dealt = ("cash out card", "cash out card", "interrogate card")  # so one is not in the deck
    scene = Scene(dealt=dealt).give(1, "ace").second_evening()
    assert unknown(scene, 0, 1) == {(1, 1, 1)}
    scene.give(1, "interrogate card").drop(1, "interrogate card")
    assert {case[1:] for case in unknown(scene, 0, 1)} == {(1, 1), (0, 1), (1, 0)}


def test_MR43_a_card_that_is_seen_has_its_lot() -> None:
    scene = Scene(seats=3, francs={0: 1}).give(1, "ace")
    scene.act("pay interrogate b", draws=["cash out card"])
    assert unknown(scene, 0, 1) == {(1, 0, 0), (1, 1, 0)}
    for case in scene.s.lots[0]:
        assert case.sure_at(1, kind("cash out card"), DEALT) + case.unknown_at(1, DEALT) == 1
    other = Scene(seats=3, francs={0: 1}).give(1, "ace").act("pay interrogate b", draws=["ace"])
    assert unknown(other, 0, 1) == {(1, 1, 0)}


def admits(split: Split, v: View, s: State, one_lot: bool) -> bool:
    """By brute force: whether the cards as they lie can be of the lots that a case says."""
    slots: list[tuple[int, int]] = []  # place and kind of each card that the viewer does not see
    for place, player in enumerate(v.players):
        for card in range(KINDS):
            slots += [(place, card)] * (s.hands[place].cards[card] - player.hand.sure[card])
    for lots in product((DRAWN, DEALT, HELD), repeat=len(slots)):
        held = [0] * KINDS
        at = [[0, 0, 0] for _ in v.players]
        for (place, card), lot in zip(slots, lots, strict=True):
            at[place][lot] += 1
            held[card] += lot != DRAWN
            if lot == DEALT and card < STEAL:
                break
        else:
            wanted = zip(split.drawn_at, split.dealt_at, split.held_at, strict=True)
            if at != [list(numbers) for numbers in wanted]:
                continue
            held[s.box] += 1
            if one_lot or held == split.held_lot:
                return True
    return False


@pytest.mark.parametrize("seats", [2, 3])
def test_MR47_the_truth_is_never_ruled_out(seats: int) -> None:
    checked = 0
    for seed in range(5):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(seats=seats), chance, GAME.silent)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            quiet = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ("claim", "reveal")]
            GAME.play(s, seat, quiet[chance.pick(len(quiet))], chance, GAME.silent)
            if s.phase == OVER:
                break
            v = GAME.see(s, chance.pick(seats))
            unseen = Unseen(v)
            assert any(admits(split, v, s, unseen.one_lot) for split in unseen.splits)
            checked += 1
    assert checked > 30 * seats


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_MR47_whatever_is_imagined_every_seat_in_it_can_imagine_on(seats: int) -> None:
    chance = Fast(seats)
    s = GAME.setup(GAME.about.options(seats=seats), chance, GAME.silent)
    while GAME.to_act(s):
        (seat,) = GAME.to_act(s)
        quiet = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ("claim", "reveal")]
        GAME.play(s, seat, quiet[chance.pick(len(quiet))], chance, GAME.silent)
        imagined = GAME.imagine(GAME.see(s, seat), chance)
        for other in range(seats):
            lay(Unseen(GAME.see(imagined, other)), chance)
