"""D4 Checking loyalty."""

from itertools import permutations

import pytest

from brushpass.games.double_agent.cards import HIDDEN, NONE
from brushpass.games.double_agent.loyalty import deliver, needed
from brushpass.games.double_agent.state import PLAYING
from brushpass.games.double_agent.wire import Delivered, DeliveryView, Revealed, Trapped
from tests.games.double_agent.scenario import A, B, Position, agent, kind, kinds

# A's tokens rise towards P, B's towards L.
TOKENS = ((1, 2, 2, 3, 4, 5), (5, 4, 3, 2, 2, 1))
HAND = ["Files", "Files", "Files", "Booby-Trapped Case", "Personal Files"]
PLAIN = ("Minor Files", "Minor Files", "Secret Files")  # worth 6


def check(
    token: int,
    other: int,
    space: int,
    hand_card: str = "Files",
    files: tuple[str, ...] = (),
    others: tuple[str, ...] = PLAIN,
) -> Position:
    """A lays the last file before Agent L, where the tokens are these."""
    rest = [2, 2, 1, 3, 4, 5]
    tokens = [[token], [other]]
    for seat in (A, B):
        left = rest[:]
        left.remove(tokens[seat][0])
        tokens[seat] += left
    position = Position(HAND, tokens=(tokens[A], tokens[B])).counter("L", space)
    position.put(A, "L", *files).put(B, "L", *others)
    return position.file(hand_card, "L")


def test_D4_1_the_fourth_file_has_loyalty_checked() -> None:
    position = Position(HAND, tokens=TOKENS).put(A, "L", "Minor Files").put(B, "L", "Secret Files")
    position.file("Files", "L")
    assert position.delivered() == ""
    position.turn_of(A).file("Files", "L")
    assert position.delivered() == "L"


@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_D4_1_no_matter_who_laid_the_files(own: int) -> None:
    position = Position(HAND, tokens=TOKENS)
    position.put(A, "L", *["Secret Files", "Minor Files", "Minor Files"][:own])
    position.put(B, "L", *["Secret Files", "Minor Files", "Minor Files"][own:])
    position.file("Files", "L")
    assert position.delivered() == "L"


def test_D4_2_both_tokens_are_revealed_to_all() -> None:
    position = check(4, 1, 1)
    for seat in (A, B, None):
        view = position.view(seat)
        assert [side.tokens[agent("L")] for side in view.sides] == [4, 1]
        revealed = position.told(seat, Revealed)[0]
        assert isinstance(revealed, Revealed)
        assert revealed.tokens == [4, 1]
    assert position.view(B).sides[A].tokens[1:] == [HIDDEN] * 5


@pytest.mark.parametrize(("space", "loyalty"), [(0, [4, 3]), (1, [3, 3]), (2, [3, 3]), (3, [3, 4])])
def test_D4_3_the_end_space_adds_one(space: int, loyalty: list[int]) -> None:
    position = check(3, 3, space)
    delivered = position.told(None, Delivered)[0]
    assert isinstance(delivered, Delivered)
    assert delivered.loyalty == loyalty


def test_D4_4_the_files_of_both_sides_are_revealed_to_all() -> None:
    position = check(4, 1, 1)
    for seat in (A, B, None):
        revealed = position.told(seat, Revealed)[0]
        assert isinstance(revealed, Revealed)
        assert revealed.files == [kinds(["Files"]), kinds(PLAIN)]


@pytest.mark.parametrize(("token", "other", "winner"), [(4, 1, A), (1, 4, B), (2, 5, B)])
def test_D4_6_the_higher_loyalty_takes_all_files(token: int, other: int, winner: int) -> None:
    position = check(token, other, 1)
    assert position.scored(winner) == ["A Files", *(f"B {card}" for card in PLAIN)]
    assert position.scored(1 - winner) == []
    for seat in (A, B, None):
        delivered = position.told(seat, Delivered)[0]
        assert isinstance(delivered, Delivered)
        assert (delivered.winner, delivered.points) == (winner, 8)


@pytest.mark.parametrize(("space", "winner"), [(1, A), (2, B)])
def test_D4_7_a_tie_goes_to_the_side_of_the_counter(space: int, winner: int) -> None:
    assert check(2, 2, space).scored(winner) != []


def test_D4_7_the_published_example_four_against_three_and_a_counter() -> None:
    position = check(3, 4, 0)  # the counter gives A the fourth point, and the tie
    assert position.scored(A) != []


def test_D4_8_counter_and_tokens_leave_and_no_card_can_be_laid_there() -> None:
    position = check(4, 1, 1)
    assert position.s.influence[agent("L")] == NONE
    assert position.files(A, "L").count() == position.files(B, "L").count() == 0
    position.act("file files")
    assert "agent l" not in position.legal()


def test_D4_9_the_turn_goes_on_where_it_was() -> None:
    position = check(4, 1, 1)
    assert position.s.phase == PLAYING
    assert position.seat == B
    assert len(position.s.hands[A]) == 5, "A has drawn"


def test_D4_10_three_files_are_enough_beside_a_delivered_agent() -> None:
    position = Position(HAND, tokens=TOKENS).deliver("S").put(B, "A", "Minor Files", "Minor Files")
    position.put(B, "P", "Secret Files", "Secret Files")
    position.file("Files", "A")
    assert position.delivered() == "SA"
    position.turn_of(A).file("Files", "P")
    assert position.delivered() == "SA", "P has no delivered neighbour"


def test_D4_11_the_published_example_a_chain_that_a_counter_stops() -> None:
    position = Position(HAND, tokens=TOKENS)
    position.put(A, "S", "Minor Files", "Minor Files").put(B, "S", "Secret Files")
    position.put(B, "B", "Secret Files", "Minor Files").put(A, "B", "Secret Files")
    position.put(B, "A", "Minor Files", "Top Secret Files").put(A, "A", "Secret Files")
    position.s.extra = 1 << agent("A")
    position.file("Files", "S")
    assert position.delivered() == "BS"
    assert [m.agent for m in position.told(None, Delivered) if isinstance(m, Delivered)] == [2, 1]


def test_DR17_three_for_good_one_more_with_a_counter() -> None:
    both = 1 << agent("B") | 1 << agent("A")
    assert needed(0, 0, agent("S")) == 4
    assert needed(1 << agent("B"), 0, agent("S")) == 3
    assert needed(both, 0, agent("S")) == 3
    assert needed(0, 1 << agent("S"), agent("S")) == 5
    assert needed(both, 1 << agent("S"), agent("S")) == 4
    assert needed(1 << agent("L"), 0, agent("S")) == 4


def test_DR17_with_a_counter_the_fifth_file_is_the_one() -> None:
    position = Position(HAND, tokens=TOKENS).put(B, "L", *PLAIN)
    position.s.extra = 1 << agent("L")
    position.file("Files", "L")
    assert position.delivered() == ""
    position.turn_of(A).file("Files", "L")
    assert position.delivered() == "L"


def test_DR18_the_agent_of_the_file_first_then_from_the_left() -> None:
    position = Position(HAND, tokens=TOKENS)
    position.put(B, "A", *PLAIN)
    position.put(A, "S", *PLAIN)
    position.put(B, "M", "Secret Files", "Important Files", "Nosy")
    position.put(A, "B", "Secret Files", "Important Files", "Nosy")
    position.file("Files", "A")
    order = [m.agent for m in position.told(None, Delivered) if isinstance(m, Delivered)]
    assert order == [agent(letter) for letter in "ASBM"]


def test_DR18_any_other_order_comes_to_the_same() -> None:
    ends = set()
    for order in permutations("LBSA"):
        position = Position(HAND, tokens=TOKENS)
        position.put(A, "L", *PLAIN).put(B, "B", *PLAIN, "Booby-Trapped Case")
        position.put(A, "S", "Secret Files", "Important Files", "Nosy", "Top Secret Files")
        position.put(B, "A", "Secret Files", "Important Files", "Nosy")
        for letter in order:
            deliver(position.s, agent(letter), position.tell)
        piles = tuple(tuple(sorted(pile)) for pile in position.s.scored)
        ends.add((piles, tuple(map(tuple, position.s.discards)), position.s.delivered))
    assert len(ends) == 1


def test_DR19_counter_and_personal_files_both_count() -> None:
    position = check(1, 2, 0, hand_card="Personal Files")
    delivered = position.told(None, Delivered)[0]
    assert isinstance(delivered, Delivered)
    assert delivered.loyalty == [3, 2]
    assert delivered.winner == A


def test_D5_1_personal_files_add_one_for_the_player_who_laid_them() -> None:
    position = check(3, 3, 2, hand_card="Personal Files")
    assert position.scored(A) != []
    other = check(3, 3, 1, others=("Personal Files", "Minor Files", "Secret Files"))
    assert other.scored(B) != []


def test_DR21_personal_files_stay_as_a_file_worth_nothing() -> None:
    position = check(3, 3, 2, hand_card="Personal Files")
    assert position.scored(A) == ["A Personal Files", *(f"B {card}" for card in PLAIN)]
    delivered = position.told(None, Delivered)[0]
    assert isinstance(delivered, Delivered)
    assert delivered.points == 6


def test_D5_2_DR20_the_case_destroys_the_best_file_of_either_side_and_itself() -> None:
    position = check(4, 1, 1, hand_card="Booby-Trapped Case")
    assert position.scored(A) == ["B Minor Files", "B Minor Files"]
    assert position.s.discards == [kinds(["Booby-Trapped Case"]), kinds(["Secret Files"])]
    for seat in (A, B, None):
        assert position.told(seat, Trapped) == [Trapped(agent("L"), B, kind("Secret Files"))]


def test_D5_2_DR20_it_hits_its_owner_too() -> None:
    files = ("Top Secret Files",)
    position = check(4, 1, 1, hand_card="Booby-Trapped Case", files=files, others=PLAIN[:2])
    assert position.s.discards[A] == kinds(["Top Secret Files", "Booby-Trapped Case"])
    assert position.scored(A) == ["B Minor Files", "B Minor Files"]


def test_DR20_among_equals_A_before_B_and_the_older_one_first() -> None:
    files = ("Minor Files", "Secret Files")
    position = check(4, 1, 1, "Booby-Trapped Case", files=files, others=("Secret Files",))
    assert position.s.discards == [kinds(["Secret Files", "Booby-Trapped Case"]), []]
    position = check(4, 1, 1, "Booby-Trapped Case", ("Shredder", "Secret Files"), ("Minor Files",))
    assert position.s.discards[A] == kinds(["Shredder", "Booby-Trapped Case"])


def test_D4_5_two_cases_destroy_one_file() -> None:
    others = ("Booby-Trapped Case", "Minor Files", "Secret Files")
    position = check(4, 1, 1, "Booby-Trapped Case", others=others)
    assert position.scored(A) == ["B Minor Files"]
    assert position.s.discards[B] == kinds(["Secret Files", "Booby-Trapped Case"])
    assert position.s.discards[A] == kinds(["Booby-Trapped Case"])
    assert len(position.told(None, Trapped)) == 1


def test_DR21_personal_files_count_even_if_the_case_destroys_them() -> None:
    position = Position(HAND, tokens=((3, 1, 2, 2, 4, 5), (3, 1, 2, 2, 4, 5))).deliver("B")
    position.counter("L", 2).put(B, "L", "Booby-Trapped Case").spend(B, "Personal Files")
    position.files(A, "L").add(kind("Personal Files"), 4, 1)
    position.s.hands[A].remove(kind("Personal Files"))
    position.file("Booby-Trapped Case", "L")
    delivered = position.told(None, Delivered)[0]
    assert isinstance(delivered, Delivered)
    assert (delivered.loyalty, delivered.winner, delivered.points) == ([4, 3], A, 0)
    assert position.scored(A) == []
    assert kind("Personal Files") in position.s.discards[A]


def test_DR22_tokens_scoring_piles_and_played_cards_are_open() -> None:
    position = check(4, 1, 1)
    views = [position.view(seat) for seat in (A, B, None)]
    for side in (A, B):
        assert len({tuple(view.sides[side].scored) for view in views}) == 1
        assert len({tuple(view.sides[side].discards) for view in views}) == 1
        assert len({view.sides[side].tokens[agent("L")] for view in views}) == 1


def test_D4_11_a_view_says_who_would_deliver_with_one_more_file() -> None:
    position = Position().put(A, "S", *PLAIN).put(B, "A", "Minor Files", "Minor Files")
    position.put(A, "A", "Secret Files").put(B, "M", "Important Files", "Secret Files")
    position.put(B, "P", "Nosy")
    chain = sum(1 << agent(letter) for letter in "SA")
    assert position.view(B).set_off == [0, 0, chain, chain, 0, 0]
    position.put(B, "M", "Secret Files")
    longer = chain | 1 << agent("M")
    assert position.view(None).set_off == [0, 0, longer, longer, longer, 0]
    position.s.extra |= 1 << agent("A")
    view = position.view(A)
    assert view.needed == [4, 4, 4, 5, 4, 4]
    assert view.set_off == [0, 0, 1 << agent("S"), 0, 1 << agent("M"), 0]


def test_a_view_remembers_how_each_check_came_out() -> None:
    position = Position(tokens=((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5))).counter("P", 0)
    position.put(B, "P", *PLAIN).file("Files", "P")
    for seat in (A, B, None):
        *others, last = position.view(seat).deliveries
        assert others == [None] * 5
        assert last == DeliveryView(B, [2, 5], 8)
    assert position.view(A).needed == [4, 4, 4, 4, 3, 4]
