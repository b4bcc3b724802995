"""What one observer can tell of the cards that left the decks: the cases that it keeps."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.memory import lots
from brushpass.games.microfilms.memory.cases import (
    DEALT,
    OPEN,
    UNKNOWN,
    Case,
    copies,
    kind_of,
    written_card,
)
from brushpass.games.microfilms.rules.cards import KINDS
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.thought.sampling import sample
from brushpass.games.microfilms.thought.unseen import Unseen
from tests.games.microfilms.admits import admits, at
from tests.games.microfilms.scenario import Board, Position, kind

INTERROGATE = kind("interrogate card")
CASH_OUT = kind("cash out card")
ACE = kind("ace")


def kept(board: Board, seat: int | None) -> list[Case]:
    return board.memory(seat).mine.lots.cases


def cases(position: Position, seat: int, *places: int) -> dict[tuple[object, ...], int]:
    """What an observer thinks possible at some places, with weights."""
    return {
        tuple(at(case, place) for place in places): case.weight for case in kept(position, seat)
    }


def test_MR43_an_action_card_that_is_discarded_may_have_been_dealt_or_drawn() -> None:
    position = Position(seats=3).give(1, "interrogate card").drop(1, "interrogate card")
    assert cases(position, 0, 1) == {(((DEALT, UNKNOWN),),): 1, (((1, UNKNOWN),),): 1}
    assert cases(position, 1, 1) == {(((1, CASH_OUT),),): 1}  # B knows which it was


def test_MR43_an_item_that_is_discarded_was_drawn() -> None:
    position = Position(seats=3).give(1, "ace").drop(1, "ace")
    assert cases(position, 0, 1, OPEN) == {(((DEALT, UNKNOWN),), ((1, ACE),)): 1}


def test_MR43_a_card_goes_unseen_with_its_lot() -> None:
    position = Position(seats=3, cleared=[1]).give(1, "ace").turn_of(1)
    position.act("bribe c", "offer ace", "accept")
    dealt, drawn = (DEALT, UNKNOWN), (1, UNKNOWN)
    assert cases(position, 0, 1, 2) == {
        ((drawn,), (dealt, dealt)): 1,
        ((dealt,), (dealt, drawn)): 1,
    }
    assert cases(position, 1, 2) == {((dealt, (1, ACE)),): 1}  # B knows that the Ace went
    assert cases(position, 2, 1) == {((dealt,),): 1}  # so does C


def test_MR42_a_card_that_was_seen_is_in_every_case() -> None:
    position = Position(seats=3, cleared=[1]).bury("ace").turn_of(1).act("take top")
    position.turn_of(1).act("bribe c", "offer cash out card", "accept")
    dealt, ace = (DEALT, UNKNOWN), (1, ACE)
    assert cases(position, 0, 1, 2) == {((dealt,), (dealt, ace)): 1, ((ace,), (dealt, dealt)): 1}
    position.drop(1, "ace")
    assert cases(position, 0, 1, 2) == {((), (dealt, dealt)): 1}


def test_MR41_a_kind_that_is_seen_again_is_the_same_card_or_another() -> None:
    position = Position(seats=3, francs={0: 2}).give(1, "cash out card")
    for _ in range(2):
        position.turn_of(0).act("pay interrogate b", draws=["cash out card"])
    dealt, drawn, seen = (DEALT, UNKNOWN), (1, UNKNOWN), (1, CASH_OUT)
    # One card twice, or both in one of two orders.
    assert cases(position, 0, 1) == {((dealt, seen),): 1, ((seen, drawn),): 1, ((seen, seen),): 2}


def test_MR43_cards_in_hands_keep_their_lots_at_a_shuffle() -> None:
    dealt = ("cash out card", "cash out card", "interrogate card")  # so one is not in the deck
    position = Position(dealt=dealt).give(1, "ace").second_evening()
    assert cases(position, 0, 1) == {(((DEALT, UNKNOWN), (1, UNKNOWN)),): 1}
    position.give(1, "interrogate card")
    assert cases(position, 0, 1) == {(((DEALT, UNKNOWN), (1, UNKNOWN), (2, UNKNOWN)),): 1}
    (case,) = kept(position, 0)
    assert [copies(case.pools[1], card) for card in range(KINDS)] == position.page(0).shuffled


def test_MR43_every_deck_of_which_a_card_may_be_left_is_remembered() -> None:
    position = Position().second_evening().give(1, "ace").second_evening().give(2, "letter usa")
    (case,) = kept(position, 0)
    assert at(case, 1) == ((DEALT, UNKNOWN), (2, UNKNOWN))
    assert at(case, 2) == ((DEALT, UNKNOWN), (3, UNKNOWN))
    assert copies(case.pools[1], ACE) == 1
    position.drop(1, "ace").second_evening()
    (case,) = kept(position, 0)
    assert len(case.pools) == 3  # of the second deck nothing is left
    assert at(case, 2) == ((DEALT, UNKNOWN), (2, UNKNOWN))


def test_MR44_a_case_goes_when_a_hand_is_found_to_lack_its_card() -> None:
    position = Position("usa", "ussr", "china", "hitman", cleared=[1, 3]).bury("ace")
    position.turn_of(1).act("take top")
    position.turn_of(1).act("bribe c", "offer ace", "accept")
    assert len(kept(position, 0)) == 2
    position.turn_of(3).act("shoot b")
    (case,) = kept(position, 0)
    assert (1, ACE) in at(case, 2)


def test_what_is_too_much_is_forgotten_but_not_what_an_observer_is_sure_of() -> None:
    position = (
        Position(seats=3, cleared=[1]).second_evening().bury("ace").turn_of(1).act("take top")
    )
    case = kept(position, 0)[0]
    assert lots.forget(case, position.memory(0).mine.sure).cards == case.cards
    position.turn_of(1).act("bribe c", "offer cash out card", "accept")
    assert len(kept(position, 0)) == 2
    weak = [lots.forget(case, position.memory(0).mine.sure) for case in kept(position, 0)]
    assert all(ACE not in [kind_of(card) for card in case.cards] for case in weak)
    position.memory(0).mine.lots.cases = weak
    view = GAME.see(position.s, 0, position.memory(0))
    for seed in range(50):
        assert GAME.see(GAME.imagine(view, Fast(seed)), 0, position.memory(0)) == view


def test_equal_cases_are_one_and_weights_stay_small() -> None:
    card, other = written_card(0, 1, ACE), written_card(1, 1, ACE)
    many = [Case([card], [0], 6), Case([other], [0], 9), Case([card], [0], 12)]
    assert [(case.cards, case.weight) for case in lots.merged(many)] == [([card], 2), ([other], 1)]
    heavy = lots.merged([Case([card], [0], 1 << 50), Case([other], [0], 3)])
    assert [case.weight for case in heavy] == [lots.HEAVY, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_MR47_the_truth_is_never_ruled_out(seats: int) -> None:
    """Not by what failed attempts tell, and not if cases are forgotten."""
    checked = 0
    for seed in range(6):
        chance = Fast(seed)
        board = Board(seats, chance)
        s = board.s
        while s.phase != OVER:
            if chance.pick(3) == 0:
                observer = chance.pick(seats + 1)
                memory = board.memory(None if observer == seats else observer)
                here = memory.mine.lots.cases
                assert any(admits(case, s) for case in here)
                assert any(admits(lots.forget(case, memory.mine.sure), s) for case in here)
                checked += 1
            (seat,) = GAME.to_act(s)
            quiet = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ("claim", "reveal")]
            GAME.play(s, seat, quiet[chance.pick(len(quiet))], chance, board.tell)
    assert checked > 20


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_MR47_whatever_is_imagined_every_seat_in_it_can_imagine_on(seats: int) -> None:
    chance = Fast(seats)
    board = Board(seats, chance)
    s = board.s
    while GAME.to_act(s):
        (seat,) = GAME.to_act(s)
        quiet = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ("claim", "reveal")]
        GAME.play(s, seat, quiet[chance.pick(len(quiet))], chance, board.tell)
        imagined = GAME.imagine(board.view(seat), chance)
        for other in range(seats):
            sample(Unseen(GAME.see(imagined, other, None)), chance)
