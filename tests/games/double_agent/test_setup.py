"""D2 Set-up."""

from itertools import permutations

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from brushpass.core.post import Post
from brushpass.core.wire import encode
from brushpass.games.double_agent.cards import HIDDEN, NAMES, NONE, QUESTION, ZERO_SEVEN
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import PLACING, PLAYING, State
from brushpass.games.double_agent.wire import Began, Dealt, Drew, Placed, Teller
from tests.conformity.dump import dump
from tests.games.double_agent.scenario import ACTION, A, B, Position, kinds


def new_game() -> State:
    return GAME.setup(GAME.about.options(), Fast(1), GAME.silent)


def place(s: State, seat: int, *values: int, chance: Chance | None = None) -> None:
    for value in values:
        GAME.play(s, seat, ACTION[f"token {value}"], chance or Fast(1), GAME.silent)


def menu(s: State, seat: int) -> list[str]:
    return [action.name for action in GAME.legal(s, seat)]


def test_D2_1_counters_start_inactive_three_on_each_side() -> None:
    s = new_game()
    assert s.active == 0
    assert sum(space <= 1 for space in s.influence) == 3
    assert sum(space >= 2 for space in s.influence) == 3


def test_D2_2_DR8_a_token_before_each_agent_along_the_row() -> None:
    s = new_game()
    place(s, A, 3, 1, 5)
    assert s.tokens[A] == [3, 1, 5]
    assert menu(s, A) == ["token 2", "token 4"]
    place(s, A, 2, 2)
    assert s.tokens[A] == [3, 1, 5, 2, 2, 4], "the last token needs no decision"


def test_DR8_two_equal_tokens_left_are_still_asked_about() -> None:
    s = new_game()
    place(s, A, 1, 3, 4, 5)
    assert menu(s, A) == ["token 2"]
    assert GAME.to_act(s) == (A, B)


def test_DR8_each_places_at_their_own_pace() -> None:
    s = new_game()
    place(s, B, 1, 2, 3)
    assert GAME.to_act(s) == (A, B)
    place(s, B, 4, 5)
    assert GAME.to_act(s) == (A,)
    assert menu(s, B) == []
    place(s, A, 1, 2, 3, 4)
    assert s.phase == PLACING
    place(s, A, 5)
    assert s.phase == PLAYING


def test_D2_2_DR8_the_number_of_tokens_can_be_seen_their_values_cannot() -> None:
    s = new_game()
    place(s, A, 5, 4)
    for seat in (B, None):
        assert GAME.see(s, seat, None).sides[A].tokens == [HIDDEN, HIDDEN]
    assert GAME.see(s, A, None).sides[A].tokens == [5, 4]
    t = new_game()
    place(t, A, 1, 2)
    assert GAME.see(s, B, None) == GAME.see(t, B, None)
    assert GAME.see(s, None, None) == GAME.see(t, None, None)


def test_D2_2_nobody_else_is_told_anything_about_a_token() -> None:
    position = Position(tokens=((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5)))
    assert [m.value for m in position.told(A, Placed) if isinstance(m, Placed)] == [
        5,
        4,
        3,
        2,
        2,
        1,
    ]
    assert all(isinstance(m, Placed) and m.seat == A for m in position.told(A, Placed))
    assert position.told(None, Placed) == []
    assert position.told(B)[6] == Began(A), "after the own six tokens the play begins"


SOME = [ACTION[f"token {value}"] for value in (3, 1, 4, 2, 5)]
OTHERS = [ACTION[f"token {value}"] for value in (5, 2, 2, 1, 4)]


def arrive(order: list[int]) -> tuple[object, list[list[bytes]]]:
    """The truth and everything told, when choices arrive in this order of seats."""
    post, chance = Post(2), Fast(7)
    tell = Teller(post)
    s = GAME.setup(GAME.about.options(), chance, tell)
    left: list[list[Action]] = [SOME[:], OTHERS[:]]
    for seat in order:
        GAME.play(s, seat, left[seat].pop(0), chance, tell)
    return dump(s), [[encode(message) for message in box] for box in post.boxes]


def test_DR8_the_order_in_which_tokens_arrive_changes_nothing() -> None:
    expected = arrive([A] * 5 + [B] * 5)
    orders = {tuple(order) for order in permutations([A, A, A, B, B, B])}
    for order in sorted(orders):
        assert arrive([A, B, *order, B, A]) == expected
        assert arrive([B, A, *order, A, B]) == expected
    assert arrive([B] * 5 + [A] * 5) == expected


def test_D2_3_DR9_five_cards_each_dealt_when_all_tokens_stand() -> None:
    s = new_game()
    place(s, A, 1, 2, 3, 4, 5)
    assert s.hands == [[], []]
    place(s, B, 1, 2, 3, 4, 5)
    for seat in (A, B):
        assert len(s.hands[seat]) == 5
        assert s.decks[seat].size() == 17


def test_D2_3_a_hand_is_its_owners_and_only_its_size_is_known() -> None:
    hand = ["Clues", "Files", "Nosy", "Secret Files", "Turncoat"]
    position = Position(hand)
    assert position.view(A).sides[A].hand == sorted(kinds(hand))
    for seat in (B, None):
        assert position.view(seat).sides[A].hand == [HIDDEN] * 5
        assert position.told(seat, Dealt)[A] == Dealt(A, [HIDDEN] * 5, [], NONE)


def test_DR7_all_see_the_backs_of_a_hand_and_of_the_top_of_a_draw_pile() -> None:
    hand = ["Clues", "Files", "Nosy", "Secret Files", "Turncoat"]
    position = Position(hand, draws=["Top Secret Files", "Minor Files"], open_backs=True)
    backs = [1, 3, QUESTION, QUESTION, QUESTION]
    for seat in (A, B, None):
        side = position.view(seat).sides[A]
        assert (side.backs, side.top) == (backs, ZERO_SEVEN)
    assert position.told(B, Dealt)[A] == Dealt(A, [HIDDEN] * 5, backs, ZERO_SEVEN)
    position.file("Files", "L")
    for seat in (A, B, None):
        side = position.view(seat).sides[A]
        assert (side.backs, side.top) == ([3, ZERO_SEVEN, *[QUESTION] * 3], 0)
    assert position.told(B, Drew) == [Drew(A, HIDDEN, ZERO_SEVEN, 0)]


def test_DR7_an_empty_draw_pile_shows_nothing() -> None:
    position = Position(open_backs=True)
    s = position.s
    rest = [kind for kind, count in enumerate(s.decks[A].counts) for _ in range(count)]
    position.spend(A, *[NAMES[kind] for kind in rest])
    assert s.tops[A] != NONE
    position.file("Files", "L")
    assert (s.decks[A].size(), s.tops[A]) == (0, NONE)


def test_DR7_cards_with_the_same_backs_cannot_be_told_apart() -> None:
    one = Position(["Clues", "Files", "Nosy", "Secret Files", "Turncoat"], open_backs=True)
    two = Position(["Shredder", "Files", "Clues", "Secret Files", "Pressure"], open_backs=True)
    assert one.letters(B) == two.letters(B)
    assert encode(one.view(B)) == encode(two.view(B))


def test_DR7_closed_backs_show_neither_hand_nor_draw_pile() -> None:
    one = Position(["Clues", "Files", "Nosy", "Secret Files", "Turncoat"])
    two = Position(["Minor Files", "Minor Files", "Top Secret Files", "Personal Files", "Shredder"])
    assert one.letters(B) == two.letters(B)
    assert encode(one.view(B)) == encode(two.view(B))


@pytest.mark.parametrize("first", [A, B])
def test_D2_4_DR9_the_first_player_is_drawn_by_lot(first: int) -> None:
    position = Position(first=first)
    assert position.s.first == first
    assert position.seat == first
    for seat in (A, B, None):
        assert position.told(seat, Began) == [Began(first)]


def test_D2_4_nobody_is_first_before_all_tokens_stand() -> None:
    s = new_game()
    assert GAME.see(s, None, None).first == NONE
