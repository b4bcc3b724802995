"""D3 A turn."""

import pytest

from brushpass.core.refusal import IllegalAction
from brushpass.games.double_agent.cards import HIDDEN, NONE, QUESTION, ZERO_SEVEN
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, PLAYING
from brushpass.games.double_agent.wire import Delivered, Drew, Filed, Fizzled, Moved, Played
from tests.games.double_agent.scenario import A, B, Scene, agent, kind, kinds

MIXED = ["Files", "Important Files", "Top Secret Files", "Clues", "Turncoat"]


def test_D3_1_D3_3_a_simple_file_is_laid_a_file_action_card_laid_or_played() -> None:
    scene = Scene(MIXED)
    assert scene.legal() == [
        "file files",
        "file important files",
        "file top secret files",
        "file clues",
        "play clues",
        "file turncoat",
        "play turncoat",
    ]
    with pytest.raises(IllegalAction):
        scene.act("file secret files")


def test_D3_1_cards_of_one_kind_are_one_option() -> None:
    assert Scene(["Files", "Files", "Files", "Secret Files", "Secret Files"]).legal() == [
        "file files",
        "file secret files",
    ]


def test_D3_1_one_card_a_turn_then_the_other() -> None:
    scene = Scene(MIXED).file("Files", "L")
    assert scene.seat == B
    assert scene.s.phase == PLAYING


def test_D3_2_a_file_lies_face_down_on_the_own_side_its_back_for_all_to_see() -> None:
    scene = Scene(MIXED).file("Top Secret Files", "S")
    files = [scene.view(seat).sides[A].files[agent("S")] for seat in (A, B, None)]
    assert [seen.cards for seen in files] == [[kind("Top Secret Files")], [HIDDEN], [HIDDEN]]
    assert all(seen.backs == [ZERO_SEVEN] for seen in files)
    assert scene.view(None).sides[B].files[agent("S")].backs == []
    assert scene.told(A, Filed) == [
        Filed(A, agent("S"), ZERO_SEVEN, kind("Top Secret Files")),
    ]
    for seat in (B, None):
        assert scene.told(seat, Filed) == [Filed(A, agent("S"), ZERO_SEVEN, HIDDEN)]


def test_D3_2_files_lie_in_the_order_in_which_they_came() -> None:
    scene = Scene(MIXED).file("Important Files", "S").rest().file("Files", "S")
    assert scene.view(B).sides[A].files[agent("S")].backs == [2, 1]


def test_D3_2_a_file_can_be_laid_before_any_agent() -> None:
    scene = Scene(MIXED).act("file files")
    assert scene.s.phase == FILING
    assert scene.legal() == [f"agent {letter}" for letter in "lbsamp"]


def test_D3_2_which_card_is_about_to_be_laid_is_the_players_secret() -> None:
    views = []
    for card in ("files", "top secret files", "clues"):
        scene = Scene(MIXED).act(f"file {card}")
        assert scene.told(B)[-1] == Drew(B, scene.told(B)[-1].card)  # type: ignore[attr-defined]
        views.append([scene.view(seat) for seat in (B, None)])
        assert scene.view(B).sides[A].filing == HIDDEN
        assert scene.view(A).sides[A].filing == kind(card.title())
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("seat", [A, B])
def test_D3_4_one_question_mark_before_each_agent_on_both_sides_together(seat: int) -> None:
    scene = Scene(MIXED).put(seat, "S", "Nosy")
    scene.act("file clues")
    assert scene.legal() == [f"agent {letter}" for letter in "lbamp"]


def test_D3_4_other_backs_do_not_count() -> None:
    scene = Scene(MIXED).put(B, "S", "Top Secret Files").act("file clues")
    assert "agent s" in scene.legal()


def test_D3_4_a_question_mark_without_any_room_can_only_be_played() -> None:
    scene = Scene(["Clues", "Shredder", "Files", "Files", "Files"])
    for seat, letter, card in zip(
        (A, A, A, B, B, B),
        "LBSAMP",
        ("Nosy", "Pressure", "Turncoat", "Nosy", "Pressure", "Turncoat"),
        strict=True,
    ):
        scene.put(seat, letter, card)
    assert scene.legal() == ["file files", "play clues", "play shredder"]


def test_DR11_a_question_mark_that_is_gone_makes_room() -> None:
    scene = Scene(["Shredder", "Clues", "Files", "Files", "Files"]).put(
        B, "S", "Nosy", "Minor Files"
    )
    scene.act("play shredder", "their s 1").rest().act("file clues")
    assert "agent s" in scene.legal()


def test_DR11_a_question_mark_that_was_taken_back_makes_room() -> None:
    scene = Scene(["Exfiltration", "Clues", "Files", "Files", "Files"]).put(
        A, "S", "Nosy", "Minor Files"
    )
    scene.act("play exfiltration", "own s 1").rest().act("file clues")
    assert "agent s" in scene.legal()


def test_D3_5_a_question_mark_laid_as_a_file_has_its_value_and_no_text() -> None:
    scene = Scene(
        ["Nosy", "Files", "Files", "Files", "Important Files"],
        tokens=((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5)),
    )
    scene.put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    scene.file("Nosy", "L")
    assert scene.s.extra == 0
    assert [m.points for m in scene.told(A, Delivered) if isinstance(m, Delivered)] == [7]


def test_D3_6_an_action_is_carried_out_at_once_and_leaves_the_game() -> None:
    scene = Scene(["Nosy", "Files", "Files", "Files", "Important Files"])
    scene.act("play nosy")
    assert scene.s.phase == AIMING
    for seat in (A, B, None):
        assert scene.told(seat, Played) == [Played(A, kind("Nosy"))]
        assert scene.view(seat).using == kind("Nosy")
    scene.act("agent s")
    assert scene.s.extra == 1 << agent("S")
    assert scene.s.discards[A] == kinds(["Nosy"])
    assert scene.s.scored == [[], []]
    assert scene.seat == B


@pytest.mark.parametrize("card", ["Clues", "Exfiltration"])
def test_DR10_an_action_without_a_target_is_played_without_effect(card: str) -> None:
    scene = Scene([card, "Files", "Files", "Files", "Important Files"])
    scene.act(f"play {card.lower()}")
    assert scene.told(B, Fizzled) == [Fizzled(A, kind(card))]
    assert scene.s.discards[A] == [kind(card)]
    assert scene.seat == B


def test_DR10_a_simple_file_fits_before_any_agent_that_has_not_delivered() -> None:
    scene = Scene(MIXED).deliver("L", "A")
    for letter, card in zip("BSMP", ("Minor Files", "Secret Files", "Nosy", "Clues"), strict=True):
        scene.put(B, letter, card)
    scene.act("file files")
    assert scene.legal() == [f"agent {letter}" for letter in "bsmp"]


def test_D3_7_in_the_first_three_turns_a_counter_is_moved_towards_the_own_side() -> None:
    scene = Scene(turns=0).file("Files", "L")
    assert scene.s.phase == MOVING
    assert scene.seat == A
    scene.push("L")
    assert scene.s.influence[agent("L")] == 0
    assert scene.s.active == 1 << agent("L")
    for seat in (A, B, None):
        assert scene.told(seat, Moved) == [Moved(A, agent("L"), 0, True)]
    scene.file("Files", "P").push("S")
    assert scene.s.influence[agent("S")] == 2


def test_D3_7_there_is_no_influence_move_from_the_fourth_turn_on() -> None:
    scene = Scene(turns=2)
    scene.file("Files", "L").push("L")
    scene.file("Files", "L").push("B")
    scene.file("Files", "P")
    assert scene.seat == B


def test_D3_8_an_active_counter_cannot_be_chosen_again() -> None:
    scene = Scene(turns=0).file("Files", "L").push("L").file("Files", "M")
    assert scene.legal() == [f"agent {letter}" for letter in "bsamp"]


def test_D3_8_after_three_turns_each_all_counters_have_moved() -> None:
    scene = Scene(["Files", "Files", "Files", "Secret Files", "Secret Files"], turns=0)
    for letter in "LBSAM":
        scene.act(scene.legal()[0], f"agent {letter.lower()}")
        scene.push(letter)
    scene.act(scene.legal()[0], "agent p")
    assert scene.s.active == 63, "the sixth moved without asking"
    assert scene.s.turns == [3, 3]
    assert scene.s.influence == [0, 3, 0, 3, 0, 3]


def test_DR13_the_influence_move_follows_an_action_too() -> None:
    scene = Scene(["Nosy", "Files", "Files", "Files", "Important Files"], turns=0)
    scene.act("play nosy", "agent l")
    assert scene.s.phase == MOVING


def test_DR13_a_counter_of_a_delivered_agent_or_on_the_own_end_cannot_move() -> None:
    scene = Scene(turns=0).deliver("L").counter("S", 0).file("Files", "P")
    assert scene.legal() == [f"agent {letter}" for letter in "bamp"]


def test_DR13_without_a_counter_to_move_there_is_no_move() -> None:
    scene = Scene(turns=0)
    for letter in "LBSAMP":
        scene.counter(letter, 0)
    scene.file("Files", "P")
    assert scene.seat == B
    assert scene.s.active == 0


def test_DR13_DR16_a_single_counter_moves_without_asking() -> None:
    scene = Scene(turns=0)
    for letter in "LBSAM":
        scene.counter(letter, 0)
    scene.file("Files", "L")
    assert scene.s.influence[agent("P")] == 1
    assert scene.seat == B


def test_DR12_loyalty_is_checked_before_the_influence_move() -> None:
    scene = Scene(turns=0, tokens=((2, 5, 4, 3, 2, 1), (2, 1, 2, 3, 4, 5)))
    scene.counter("L", 2).put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    scene.file("Files", "L")
    assert scene.delivered() == "L"
    assert scene.scored(B) != [], "the counter stood on B's side"
    assert scene.s.phase == MOVING
    assert "agent l" not in scene.legal()


def test_D3_9_the_player_draws_back_to_five() -> None:
    scene = Scene(MIXED, draws=["Nosy"])
    before = len(scene.told(B, Drew))
    scene.file("Files", "L")
    assert scene.hand(A) == ["Important Files", "Top Secret Files", "Nosy", "Clues", "Turncoat"]
    assert scene.told(A, Drew)[-1] == Drew(A, kind("Nosy"))
    assert scene.told(B, Drew)[before:] == [Drew(A, HIDDEN)]
    assert scene.s.decks[A].size() == 16


def test_D3_10_an_empty_draw_pile_leaves_the_cards_in_hand() -> None:
    scene = Scene(MIXED)
    empty(scene, A)
    scene.file("Files", "L")
    assert len(scene.s.hands[A]) == 4
    scene.rest()
    assert scene.seat == A
    assert "file important files" in scene.legal()


def test_DR15_a_player_without_cards_is_passed_over() -> None:
    scene = Scene(MIXED)
    empty(scene, B)
    scene.s.discards[B] += scene.s.hands[B]
    scene.s.hands[B] = []
    scene.file("Files", "L")
    assert scene.seat == A
    assert scene.s.turns == [4, 3]


def test_DR14_own_files_can_be_looked_at_the_other_sees_number_order_and_backs() -> None:
    scene = Scene(MIXED).file("Clues", "M").rest().file("Top Secret Files", "M").rest()
    own, other = scene.view(A).sides[A].files[agent("M")], scene.view(B).sides[A].files[agent("M")]
    assert own.cards == kinds(["Clues", "Top Secret Files"])
    assert other.cards == [HIDDEN, HIDDEN]
    assert own.backs == other.backs == [QUESTION, ZERO_SEVEN]


def test_DR16_what_can_only_go_to_one_place_goes_there_without_asking() -> None:
    scene = Scene(["Clues", "Nosy", "Files", "Files", "Files"])
    for letter, card in zip(
        "LBSAM", ("Pressure", "Turncoat", "Shredder", "Surveillance", "Reassignment"), strict=True
    ):
        scene.put(A, letter, card)
    scene.act("file clues")
    assert scene.files(A, "P").kinds == kinds(["Clues"])
    assert scene.seat == B
    other = Scene(["Nosy", "Files", "Files", "Files", "Important Files"]).deliver(
        "L", "B", "S", "A"
    )
    other.s.extra = 1 << agent("M")
    other.act("play nosy")
    assert other.s.extra == 1 << agent("M") | 1 << agent("P")


def empty(scene: Scene, seat: int) -> None:
    """The draw pile is used up."""
    deck = scene.s.decks[seat]
    while deck.size():
        scene.s.discards[seat].append(deck.draw(scene.deal))


def test_nobody_decides_before_their_turn() -> None:
    scene = Scene(MIXED)
    assert scene.view(None).actor == A
    assert scene.view(None).using == NONE
