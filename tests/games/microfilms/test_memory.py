"""A memory follows from messages alone, and is right; marks are never ahead of it."""

from collections.abc import Iterator

import pytest

from brushpass.core.chance import Fast
from brushpass.core.wire import decode, encode
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.memory.heard import as_all_heard
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.messages import AnyMessage
from tests.games.microfilms.scenario import Board
from tests.games.microfilms.secrets import unthinkable

SEATS = [2, 3, 4, 5, 6]
GAMES = 6
HASTY = ("claim", "reveal")  # they end most games in the first evening


def games(seats: int) -> Iterator[Board]:
    """After every step of some games. In the first ones nobody ends them early."""
    for seed in range(GAMES):
        chance = Fast(1000 * seats + seed)
        board = Board(seats, chance)
        yield board
        while GAME.to_act(board.s):
            (seat,) = GAME.to_act(board.s)
            legal = GAME.legal(board.s, seat)
            if seed < GAMES - 2:
                legal = tuple(a for a in legal if a.name.split()[0] not in HASTY)
            GAME.play(board.s, seat, legal[chance.pick(len(legal))], chance, board.tell)
            yield board


def audiences(board: Board) -> list[int | None]:
    return [*range(board.seats), None]


@pytest.mark.parametrize("seats", SEATS)
def test_equal_messages_make_equal_pages(seats: int) -> None:
    """Heard one by one or all at once, sent over a wire or not, by a clone or by the first one."""
    for board in games(seats):
        for audience in audiences(board):
            board.page(audience)
        if GAME.to_act(board.s):
            continue
        for audience in audiences(board):
            one, two = (GAME.memory(board.options, audience) for _ in range(2))
            for nth, told in enumerate(board.post.box(audience)):
                one.hear(decode(encode(told), AnyMessage))
                two.hear(told)
                if nth % 9 == 0:
                    kept, two = two, two.clone()
                    page = encode(kept.page())
                    two.page()
                    assert encode(one.page()) == page
            assert encode(one.page()) == encode(two.page()) == encode(board.page(audience))


@pytest.mark.parametrize("seats", SEATS)
def test_a_clone_goes_its_own_way(seats: int) -> None:
    board = next(games(seats))
    for audience in audiences(board):
        memory = board.memory(audience)
        before = encode(memory.page())
        twin = memory.clone()
        for told in board.post.box(audience)[-1:]:
            twin.hear(told)
        board.tell.took_nothing(0, 1)
        assert encode(memory.page()) == before


@pytest.mark.parametrize("seats", SEATS)
def test_as_all_heard_it_is_what_spectators_were_told(seats: int) -> None:
    for board in games(seats):
        public = [encode(message) for message in board.post.box(None)]
        for seat in range(seats):
            heard = [encode(as_all_heard(message)) for message in board.post.box(seat)]
            assert heard == public
        board.memory(None)
        board.post.take()


@pytest.mark.parametrize("seats", SEATS)
def test_MR41_marks_know_what_memories_are_sure_of(seats: int) -> None:
    """Of hands they know the same; a memory adds what it concludes, and never less than that."""
    for board in games(seats):
        for audience in audiences(board):
            observer = seats if audience is None else audience
            mine = board.memory(audience).mine
            everybody = board.memory(audience).everybody
            for place, hand in enumerate(board.s.hands):
                sure = hand.cards if place == audience else hand.sure_of(observer)
                assert mine.sure[place] == sure
                assert everybody.sure[place] == hand.sure_of(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_MR47_what_a_memory_holds_is_true_and_the_truth_is_possible_to_it(seats: int) -> None:
    for board in games(seats):
        s = board.s
        for audience in audiences(board):
            memory = board.memory(audience)
            check_packs(board, audience)
            assert not unthinkable(s, board.view(audience))
            assert memory.discard == s.discard
            assert memory.evening == s.evening


def check_packs(board: Board, audience: int | None) -> None:
    s, memory = board.s, board.memory(audience)
    packs = [*(hand.cards for hand in s.hands), s.deck.cards]
    for number, cards in enumerate(packs):
        pack = memory.packs[number]
        assert pack.size == sum(cards)
        assert 0 <= pack.held <= pack.size or number == len(s.hands)
        if number == audience:
            for glance in board.page(audience).hands[number].glances:
                assert glance.still or not glance.among
                assert len(glance.among) <= glance.total - glance.identities
                for kind in glance.among:
                    assert glance.among.count(kind) <= cards[kind]


@pytest.mark.parametrize("seats", SEATS)
def test_MR45_nobody_is_sure_of_more_than_others_think_possible(seats: int) -> None:
    for board in games(seats):
        if board.s.phase == OVER:
            continue
        packs = board.memory(None).packs
        for place, hand in enumerate(board.s.hands):
            public = sum(hand.sure_of(seats))
            for seat in range(seats):
                if seat != place:
                    assert sum(hand.sure_of(seat)) - public <= packs[place].may_know(seat)


@pytest.mark.parametrize("seats", SEATS)
def test_who_has_only_just_come_imagines_what_the_table_shows(seats: int) -> None:
    for nth, board in enumerate(games(seats)):
        audience = audiences(board)[nth % (seats + 1)]
        view = GAME.see(board.s, audience, None)
        assert view.memory is None
        truth = GAME.imagine(view, Fast(nth))
        assert GAME.see(truth, audience, None) == view
