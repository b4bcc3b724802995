"""D3 A turn."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.double_agent.cards import HIDDEN, NONE, QUESTION, ZERO_SEVEN
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, PLAYING
from brushpass.games.double_agent.wire import Dealt, Delivered, Drew, Filed, Fizzled, Moved, Played
from tests.games.double_agent.scenario import A, B, Position, agent, kind, kinds

MIXED = ["Files", "Important Files", "Top Secret Files", "Clues", "Turncoat"]


def test_D3_1_D3_3_a_simple_file_is_laid_a_file_action_card_laid_or_played() -> None:
    position = Position(MIXED)
    assert position.legal() == [
        "file files",
        "file important files",
        "file top secret files",
        "file clues",
        "play clues",
        "file turncoat",
        "play turncoat",
    ]
    with pytest.raises(IllegalAction):
        position.act("file secret files")


def test_D3_1_cards_of_one_kind_are_one_option() -> None:
    assert Position(["Files", "Files", "Files", "Secret Files", "Secret Files"]).legal() == [
        "file files",
        "file secret files",
    ]


def test_D3_1_one_card_a_turn_then_the_other() -> None:
    position = Position(MIXED).file("Files", "L")
    assert position.seat == B
    assert position.s.phase == PLAYING


def test_D3_2_a_file_lies_face_down_on_the_own_side_its_back_for_all_to_see() -> None:
    position = Position(MIXED).file("Top Secret Files", "S")
    files = [position.view(seat).sides[A].files[agent("S")] for seat in (A, B, None)]
    assert [seen.cards for seen in files] == [[kind("Top Secret Files")], [HIDDEN], [HIDDEN]]
    assert all(seen.backs == [ZERO_SEVEN] for seen in files)
    assert position.view(None).sides[B].files[agent("S")].backs == []
    assert position.told(A, Filed) == [
        Filed(A, agent("S"), ZERO_SEVEN, kind("Top Secret Files")),
    ]
    for seat in (B, None):
        assert position.told(seat, Filed) == [Filed(A, agent("S"), ZERO_SEVEN, HIDDEN)]


def test_D3_2_files_lie_in_the_order_in_which_they_came() -> None:
    position = Position(MIXED).file("Important Files", "S").rest().file("Files", "S")
    assert position.view(B).sides[A].files[agent("S")].backs == [2, 1]


def test_D3_2_a_file_can_be_laid_before_any_agent() -> None:
    position = Position(MIXED).act("file files")
    assert position.s.phase == FILING
    assert position.legal() == [f"agent {letter}" for letter in "lbsamp"]


def test_D3_2_which_card_is_about_to_be_laid_is_the_players_secret() -> None:
    views = []
    for card in ("files", "top secret files", "clues"):
        position = Position(MIXED).act(f"file {card}")
        assert isinstance(position.told(B)[-1], Dealt), "nothing was told since the set-up"
        views.append([position.view(seat) for seat in (B, None)])
        assert position.view(B).sides[A].filing == HIDDEN
        assert position.view(A).sides[A].filing == kind(card.title())
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("seat", [A, B])
def test_D3_4_one_question_mark_before_each_agent_on_both_sides_together(seat: int) -> None:
    position = Position(MIXED).put(seat, "S", "Nosy")
    position.act("file clues")
    assert position.legal() == [f"agent {letter}" for letter in "lbamp"]


def test_D3_4_other_backs_do_not_count() -> None:
    position = Position(MIXED).put(B, "S", "Top Secret Files").act("file clues")
    assert "agent s" in position.legal()


def test_D3_4_a_question_mark_without_any_room_can_only_be_played() -> None:
    position = Position(["Clues", "Shredder", "Files", "Files", "Files"])
    for seat, letter, card in zip(
        (A, A, A, B, B, B),
        "LBSAMP",
        ("Nosy", "Pressure", "Turncoat", "Nosy", "Pressure", "Turncoat"),
        strict=True,
    ):
        position.put(seat, letter, card)
    assert position.legal() == ["file files", "play clues", "play shredder"]


def test_DR11_a_question_mark_that_is_gone_makes_room() -> None:
    position = Position(["Shredder", "Clues", "Files", "Files", "Files"]).put(
        B, "S", "Nosy", "Minor Files"
    )
    position.act("play shredder", "their s 1").rest().act("file clues")
    assert "agent s" in position.legal()


def test_DR11_a_question_mark_that_was_taken_back_makes_room() -> None:
    position = Position(["Exfiltration", "Clues", "Files", "Files", "Files"]).put(
        A, "S", "Nosy", "Minor Files"
    )
    position.act("play exfiltration", "own s 1").rest().act("file clues")
    assert "agent s" in position.legal()


def test_D3_5_a_question_mark_laid_as_a_file_has_its_value_and_no_text() -> None:
    position = Position(
        ["Nosy", "Files", "Files", "Files", "Important Files"],
        tokens=((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5)),
    )
    position.put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    position.file("Nosy", "L")
    assert position.s.extra == 0
    assert [m.points for m in position.told(A, Delivered) if isinstance(m, Delivered)] == [7]


def test_D3_6_an_action_is_carried_out_at_once_and_leaves_the_game() -> None:
    position = Position(["Nosy", "Files", "Files", "Files", "Important Files"])
    position.act("play nosy")
    assert position.s.phase == AIMING
    for seat in (A, B, None):
        assert position.told(seat, Played) == [Played(A, kind("Nosy"))]
        assert position.view(seat).using == kind("Nosy")
    position.act("agent s")
    assert position.s.extra == 1 << agent("S")
    assert position.s.discards[A] == kinds(["Nosy"])
    assert position.s.scored == [[], []]
    assert position.seat == B


@pytest.mark.parametrize("card", ["Clues", "Exfiltration"])
def test_DR10_an_action_without_a_target_is_played_without_effect(card: str) -> None:
    position = Position([card, "Files", "Files", "Files", "Important Files"])
    position.act(f"play {card.lower()}")
    assert position.told(B, Fizzled) == [Fizzled(A, kind(card))]
    assert position.s.discards[A] == [kind(card)]
    assert position.seat == B


def test_DR10_a_simple_file_fits_before_any_agent_that_has_not_delivered() -> None:
    position = Position(MIXED).deliver("L", "A")
    for letter, card in zip("BSMP", ("Minor Files", "Secret Files", "Nosy", "Clues"), strict=True):
        position.put(B, letter, card)
    position.act("file files")
    assert position.legal() == [f"agent {letter}" for letter in "bsmp"]


def test_D3_7_in_the_first_three_turns_a_counter_is_moved_towards_the_own_side() -> None:
    position = Position(turns=0).file("Files", "L")
    assert position.s.phase == MOVING
    assert position.seat == A
    position.push("L")
    assert position.s.influence[agent("L")] == 0
    assert position.s.active == 1 << agent("L")
    for seat in (A, B, None):
        assert position.told(seat, Moved) == [Moved(A, agent("L"), 0, True)]
    position.file("Files", "P").push("S")
    assert position.s.influence[agent("S")] == 2


def test_D3_7_there_is_no_influence_move_from_the_fourth_turn_on() -> None:
    position = Position(turns=2)
    position.file("Files", "L").push("L")
    position.file("Files", "L").push("B")
    position.file("Files", "P")
    assert position.seat == B


def test_D3_8_an_active_counter_cannot_be_chosen_again() -> None:
    position = Position(turns=0).file("Files", "L").push("L").file("Files", "M")
    assert position.legal() == [f"agent {letter}" for letter in "bsamp"]


def test_D3_8_after_three_turns_each_all_counters_have_moved() -> None:
    position = Position(["Files", "Files", "Files", "Secret Files", "Secret Files"], turns=0)
    for letter in "LBSAM":
        position.act(position.legal()[0], f"agent {letter.lower()}")
        position.push(letter)
    position.act(position.legal()[0], "agent p")
    assert position.s.active == 63, "the sixth moved without asking"
    assert position.s.turns == [3, 3]
    assert position.s.influence == [0, 3, 0, 3, 0, 3]


def test_DR13_the_influence_move_follows_an_action_too() -> None:
    position = Position(["Nosy", "Files", "Files", "Files", "Important Files"], turns=0)
    position.act("play nosy", "agent l")
    assert position.s.phase == MOVING


def test_DR13_a_counter_of_a_delivered_agent_or_on_the_own_end_cannot_move() -> None:
    position = Position(turns=0).deliver("L").counter("S", 0).file("Files", "P")
    assert position.legal() == [f"agent {letter}" for letter in "bamp"]


def test_DR13_without_a_counter_to_move_there_is_no_move() -> None:
    position = Position(turns=0)
    for letter in "LBSAMP":
        position.counter(letter, 0)
    position.file("Files", "P")
    assert position.seat == B
    assert position.s.active == 0


def test_DR13_DR16_a_single_counter_moves_without_asking() -> None:
    position = Position(turns=0)
    for letter in "LBSAM":
        position.counter(letter, 0)
    position.file("Files", "L")
    assert position.s.influence[agent("P")] == 1
    assert position.seat == B


def test_DR12_loyalty_is_checked_before_the_influence_move() -> None:
    position = Position(turns=0, tokens=((2, 5, 4, 3, 2, 1), (2, 1, 2, 3, 4, 5)))
    position.counter("L", 2).put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    position.file("Files", "L")
    assert position.delivered() == "L"
    assert position.scored(B) != [], "the counter stood on B's side"
    assert position.s.phase == MOVING
    assert "agent l" not in position.legal()


def test_D3_9_the_player_draws_back_to_five() -> None:
    position = Position(MIXED, draws=["Nosy"])
    before = len(position.told(B, Drew))
    position.file("Files", "L")
    assert position.hand(A) == ["Important Files", "Top Secret Files", "Nosy", "Clues", "Turncoat"]
    assert position.told(A, Drew)[-1] == Drew(A, kind("Nosy"), NONE, NONE)
    assert position.told(B, Drew)[before:] == [Drew(A, HIDDEN, NONE, NONE)]
    assert position.s.decks[A].size() == 16


def test_D3_10_an_empty_draw_pile_leaves_the_cards_in_hand() -> None:
    position = Position(MIXED)
    empty(position, A)
    position.file("Files", "L")
    assert len(position.s.hands[A]) == 4
    position.rest()
    assert position.seat == A
    assert "file important files" in position.legal()


def test_DR15_a_player_without_cards_is_passed_over() -> None:
    position = Position(MIXED)
    empty(position, B)
    position.s.discards[B] += position.s.hands[B]
    position.s.hands[B] = []
    position.file("Files", "L")
    assert position.seat == A
    assert position.s.turns == [4, 3]


def test_DR14_own_files_can_be_looked_at_the_other_sees_number_order_and_backs() -> None:
    position = Position(MIXED).file("Clues", "M").rest().file("Top Secret Files", "M").rest()
    own, other = (
        position.view(A).sides[A].files[agent("M")],
        position.view(B).sides[A].files[agent("M")],
    )
    assert own.cards == kinds(["Clues", "Top Secret Files"])
    assert other.cards == [HIDDEN, HIDDEN]
    assert own.backs == other.backs == [QUESTION, ZERO_SEVEN]


def test_DR16_what_can_only_go_to_one_place_goes_there_without_asking() -> None:
    position = Position(["Clues", "Nosy", "Files", "Files", "Files"])
    for letter, card in zip(
        "LBSAM", ("Pressure", "Turncoat", "Shredder", "Surveillance", "Reassignment"), strict=True
    ):
        position.put(A, letter, card)
    position.act("file clues")
    assert position.files(A, "P").kinds == kinds(["Clues"])
    assert position.seat == B
    other = Position(["Nosy", "Files", "Files", "Files", "Important Files"]).deliver(
        "L", "B", "S", "A"
    )
    other.s.extra = 1 << agent("M")
    other.act("play nosy")
    assert other.s.extra == 1 << agent("M") | 1 << agent("P")


def empty(position: Position, seat: int) -> None:
    """The draw pile is used up."""
    deck = position.s.decks[seat]
    while deck.size():
        position.s.discards[seat].append(deck.draw(position.deal))


def test_nobody_decides_before_their_turn() -> None:
    position = Position(MIXED)
    assert position.view(None).actor == A
    assert position.view(None).using == NONE
