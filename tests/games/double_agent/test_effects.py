"""D5 Cards with a text, and the actions of our reconstruction."""

import pytest

from brushpass.core.knowledge import only
from brushpass.games.double_agent.cards import HIDDEN, QUESTION
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import AIMING
from brushpass.games.double_agent.wire import (
    Drew,
    Moved,
    Nosed,
    Read,
    Shredded,
    Swapped,
    TookBack,
    Watched,
)
from tests.games.double_agent.scenario import DULL, A, B, Scene, agent, kind, kinds

TOKENS = ((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5))


def with_card(card: str) -> Scene:
    return Scene([card, *DULL[:4]], tokens=TOKENS)


def test_D5_3_clues_show_all_opposing_files_at_one_agent() -> None:
    scene = with_card("Clues").put(B, "S", "Top Secret Files", "Nosy").put(B, "M", "Secret Files")
    scene.act("play clues")
    assert scene.legal() == ["agent s", "agent m"]
    scene.act("agent s")
    assert scene.view(A).sides[B].files[agent("S")].cards == kinds(["Top Secret Files", "Nosy"])
    assert scene.view(A).sides[B].files[agent("M")].cards == [HIDDEN]


def test_DR31_what_clues_show_is_seen_by_their_player_alone_and_all_see_where() -> None:
    scene = with_card("Clues").put(B, "S", "Top Secret Files", "Nosy").put(B, "M", "Secret Files")
    scene.act("play clues", "agent s")
    assert scene.told(A, Read) == [Read(A, agent("S"), kinds(["Top Secret Files", "Nosy"]))]
    for seat in (B, None):
        assert scene.told(seat, Read) == [Read(A, agent("S"), [HIDDEN, HIDDEN])]
    assert scene.view(None).sides[B].files[agent("S")].cards == [HIDDEN, HIDDEN]
    assert scene.view(None).sides[B].files[agent("S")].known == [3, 3], "everybody sees who knows"


def test_DR31_what_was_read_stays_known_and_later_files_do_not() -> None:
    scene = with_card("Clues").put(B, "S", "Top Secret Files").put(B, "M", "Minor Files")
    scene.act("play clues", "agent s").file("Files", "S")
    assert scene.view(A).sides[B].files[agent("S")].cards == [kind("Top Secret Files"), HIDDEN]


def test_D5_4_nosy_asks_for_one_more_file() -> None:
    scene = with_card("Nosy").put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    scene.act("play nosy", "agent l")
    assert scene.told(B, Nosed) == [Nosed(A, agent("L"))]
    scene.turn_of(A).file("Files", "L")
    assert scene.delivered() == ""


def test_DR24_one_counter_for_an_agent_and_it_leaves_with_the_agent() -> None:
    scene = with_card("Nosy").put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    scene.s.extra = 1 << agent("L") | 1 << agent("B")
    scene.act("play nosy")
    assert scene.legal() == [f"agent {letter}" for letter in "samp"]
    scene.act("agent s").turn_of(A).file("Files", "L").turn_of(A).file("Files", "L")
    assert scene.delivered() == "L"
    assert scene.s.extra == 1 << agent("B") | 1 << agent("S")


@pytest.mark.parametrize(
    "card", ["Nosy", "Clues", "Surveillance", "Pressure", "Exfiltration", "Shredder", "Turncoat"]
)
def test_DR23_no_action_at_a_delivered_agent(card: str) -> None:
    scene = with_card(card)
    for letter in "SA":
        scene.put(A, letter, "Minor Files").put(B, letter, "Minor Files")
    scene.deliver("L", "B").act(f"play {card.lower()}")
    assert scene.s.phase == AIMING
    assert not {"l", "b"} & {word for name in scene.legal() for word in name.split()}


def test_DR25_surveillance_shows_an_opposing_token_to_its_player_alone() -> None:
    scene = with_card("Surveillance").act("play surveillance", "agent m")
    assert scene.told(A, Watched) == [Watched(A, agent("M"), 4)]
    for seat in (B, None):
        assert scene.told(seat, Watched) == [Watched(A, agent("M"), HIDDEN)]
    assert scene.view(A).sides[B].tokens == [HIDDEN] * 4 + [4, HIDDEN]
    assert scene.view(None).sides[B].tokens == [HIDDEN] * 6
    scene.rest()
    assert scene.view(A).sides[B].tokens[agent("M")] == 4, "what was seen stays known"


def test_DR26_pressure_moves_a_counter_active_or_not_without_turning_it() -> None:
    scene = with_card("Pressure").counter("L", 0)
    scene.s.active = 1 << agent("S")
    scene.act("play pressure")
    assert scene.legal() == [f"agent {letter}" for letter in "bsamp"], "L stands on A's end"
    scene.act("agent s")
    assert scene.s.influence[agent("S")] == 0
    assert scene.s.active == 1 << agent("S")
    assert scene.told(None, Moved) == [Moved(A, agent("S"), 0, False)]
    other = with_card("Pressure").act("play pressure", "agent b")
    assert other.s.influence[agent("B")] == 1
    assert other.s.active == 0


def test_DR26_the_other_player_moves_it_the_other_way() -> None:
    scene = Scene(DULL, ["Pressure", *DULL[:4]], first=B).act("play pressure", "agent s")
    assert scene.s.influence[agent("S")] == 2


def test_DR27_exfiltration_takes_an_own_file_back_and_nothing_is_drawn_with_five_in_hand() -> None:
    scene = with_card("Exfiltration").put(A, "S", "Minor Files", "Top Secret Files")
    scene.put(B, "S", "Secret Files").put(A, "P", "Minor Files")
    scene.act("play exfiltration")
    assert scene.legal() == ["own s 1", "own s 2", "own p 1"]
    drawn = len(scene.told(A, Drew))
    scene.act("own s 2")
    assert scene.hand(A) == sorted([*DULL[:4], "Top Secret Files"], key=kind)
    assert scene.files(A, "S").kinds == kinds(["Minor Files"])
    assert len(scene.told(A, Drew)) == drawn
    assert scene.seat == B


def test_DR27_its_owner_alone_is_told_the_card() -> None:
    scene = with_card("Exfiltration").put(A, "S", "Minor Files", "Nosy")
    scene.act("play exfiltration", "own s 2")
    assert scene.told(A, TookBack) == [TookBack(A, agent("S"), 1, QUESTION, kind("Nosy"))]
    for seat in (B, None):
        assert scene.told(seat, TookBack) == [TookBack(A, agent("S"), 1, QUESTION, HIDDEN)]


def test_DR28_the_shredder_removes_a_file_of_either_side_unseen() -> None:
    scene = with_card("Shredder").put(A, "S", "Minor Files").put(B, "S", "Nosy", "Secret Files")
    scene.act("play shredder")
    assert scene.legal() == ["own s 1", "their s 1", "their s 2"]
    scene.act("their s 1")
    assert scene.files(B, "S").kinds == kinds(["Secret Files"])
    assert scene.s.discards[B] == []
    assert scene.view(A).sides[B].shredded.cards == [HIDDEN]


def test_DR34_the_owner_of_a_shredded_file_knows_it_the_others_know_its_back() -> None:
    scene = with_card("Shredder").put(B, "S", "Nosy", "Secret Files")
    scene.act("play shredder", "their s 1")
    assert scene.told(B, Shredded) == [Shredded(A, B, agent("S"), 0, QUESTION, kind("Nosy"))]
    for seat in (A, None):
        assert scene.told(seat, Shredded) == [Shredded(A, B, agent("S"), 0, QUESTION, HIDDEN)]
        assert scene.view(seat).sides[B].shredded.backs == [QUESTION]
    assert scene.view(B).sides[B].shredded.cards == kinds(["Nosy"])


def test_DR34_who_had_read_a_file_still_knows_it_when_it_is_shredded() -> None:
    scene = Scene(["Clues", "Shredder", *DULL[:3]]).put(B, "S", "Nosy", "Secret Files")
    scene.put(B, "L", "Minor Files").act("play clues", "agent s")
    scene.turn_of(A).act("play shredder", "their s 1")
    assert scene.view(A).sides[B].shredded.cards == kinds(["Nosy"])
    assert scene.view(None).sides[B].shredded.cards == [HIDDEN]


def test_DR34_an_own_file_that_is_shredded_is_known_to_its_owner_alone() -> None:
    scene = with_card("Shredder").put(A, "S", "Nosy", "Secret Files")
    scene.act("play shredder", "own s 1")
    assert scene.view(A).sides[A].shredded.cards == kinds(["Nosy"])
    assert scene.view(B).sides[A].shredded.cards == [HIDDEN]
    assert scene.told(B, Shredded) == [Shredded(A, A, agent("S"), 0, QUESTION, HIDDEN)]


def test_DR29_reassignment_swaps_two_own_tokens() -> None:
    scene = with_card("Reassignment").deliver("B").act("play reassignment")
    assert len(scene.legal()) == 10
    assert "swap l b" not in scene.legal()
    scene.act("swap l p")
    assert scene.s.tokens[A] == [1, 4, 3, 2, 2, 5]
    assert scene.s.tokens[B] == list(TOKENS[B])


def test_DR30_turncoat_swaps_two_opposing_tokens_unseen() -> None:
    scene = with_card("Turncoat").act("play turncoat", "swap l p")
    assert scene.s.tokens[B] == [5, 2, 2, 3, 4, 1]
    assert scene.s.tokens[A] == list(TOKENS[A])
    assert scene.view(A).sides[B].tokens == [HIDDEN] * 6
    assert scene.view(B).sides[B].tokens == [5, 2, 2, 3, 4, 1], "the owner follows the tokens"


@pytest.mark.parametrize(("card", "owner"), [("Reassignment", A), ("Turncoat", B)])
def test_DR32_all_see_whose_tokens_are_swapped_and_where(card: str, owner: int) -> None:
    scene = with_card(card).act(f"play {card.lower()}", "swap b m")
    for seat in (A, B, None):
        assert scene.told(seat, Swapped) == [Swapped(A, owner, agent("B"), agent("M"))]


def test_DR32_what_is_known_of_a_token_goes_along_with_it() -> None:
    scene = Scene(
        ["Surveillance", "Turncoat", *DULL[:3]], ["Reassignment", *DULL[:4]], tokens=TOKENS
    )
    scene.act("play surveillance", "agent p")
    assert scene.view(A).sides[B].tokens == [HIDDEN] * 5 + [5]
    scene.act("play reassignment", "swap l p")
    assert scene.view(A).sides[B].tokens == [5] + [HIDDEN] * 5
    scene.act("play turncoat", "swap l s")
    assert scene.view(A).sides[B].tokens == [HIDDEN, HIDDEN, 5, HIDDEN, HIDDEN, HIDDEN]
    assert scene.s.tokens[B] == [2, 2, 5, 3, 4, 1]
    assert scene.view(None).sides[B].token_known == [only(B)] * 2 + [3] + [only(B)] * 3


def test_DR32_a_swap_of_unknown_tokens_teaches_nothing() -> None:
    scene = with_card("Turncoat")
    before = GAME.face.belief(scene.view(A))
    scene.act("play turncoat", "swap l p")
    after = GAME.face.belief(scene.view(A))
    assert before is not None
    assert after is not None
    assert before.questions == after.questions
