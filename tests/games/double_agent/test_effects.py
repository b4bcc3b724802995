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
from tests.games.double_agent.scenario import DULL, A, B, Position, agent, kind, kinds

TOKENS = ((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5))


def with_card(card: str) -> Position:
    return Position([card, *DULL[:4]], tokens=TOKENS)


def test_D5_3_clues_show_all_opposing_files_at_one_agent() -> None:
    position = (
        with_card("Clues").put(B, "S", "Top Secret Files", "Nosy").put(B, "M", "Secret Files")
    )
    position.act("play clues")
    assert position.legal() == ["agent s", "agent m"]
    position.act("agent s")
    assert position.view(A).sides[B].files[agent("S")].cards == kinds(["Top Secret Files", "Nosy"])
    assert position.view(A).sides[B].files[agent("M")].cards == [HIDDEN]


def test_DR31_what_clues_show_is_seen_by_their_player_alone_and_all_see_where() -> None:
    position = (
        with_card("Clues").put(B, "S", "Top Secret Files", "Nosy").put(B, "M", "Secret Files")
    )
    position.act("play clues", "agent s")
    assert position.told(A, Read) == [Read(A, agent("S"), kinds(["Top Secret Files", "Nosy"]))]
    for seat in (B, None):
        assert position.told(seat, Read) == [Read(A, agent("S"), [HIDDEN, HIDDEN])]
    assert position.view(None).sides[B].files[agent("S")].cards == [HIDDEN, HIDDEN]
    assert position.view(None).sides[B].files[agent("S")].known == [3, 3], (
        "everybody sees who knows"
    )


def test_DR31_what_was_read_stays_known_and_later_files_do_not() -> None:
    position = with_card("Clues").put(B, "S", "Top Secret Files").put(B, "M", "Minor Files")
    position.act("play clues", "agent s").file("Files", "S")
    assert position.view(A).sides[B].files[agent("S")].cards == [kind("Top Secret Files"), HIDDEN]


def test_D5_4_nosy_asks_for_one_more_file() -> None:
    position = with_card("Nosy").put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    position.act("play nosy", "agent l")
    assert position.told(B, Nosed) == [Nosed(A, agent("L"))]
    position.turn_of(A).file("Files", "L")
    assert position.delivered() == ""


def test_DR24_one_counter_for_an_agent_and_it_leaves_with_the_agent() -> None:
    position = with_card("Nosy").put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    position.s.extra = 1 << agent("L") | 1 << agent("B")
    position.act("play nosy")
    assert position.legal() == [f"agent {letter}" for letter in "samp"]
    position.act("agent s").turn_of(A).file("Files", "L").turn_of(A).file("Files", "L")
    assert position.delivered() == "L"
    assert position.s.extra == 1 << agent("B") | 1 << agent("S")


@pytest.mark.parametrize(
    "card", ["Nosy", "Clues", "Surveillance", "Pressure", "Exfiltration", "Shredder", "Turncoat"]
)
def test_DR23_no_action_at_a_delivered_agent(card: str) -> None:
    position = with_card(card)
    for letter in "SA":
        position.put(A, letter, "Minor Files").put(B, letter, "Minor Files")
    position.deliver("L", "B").act(f"play {card.lower()}")
    assert position.s.phase == AIMING
    assert not {"l", "b"} & {word for name in position.legal() for word in name.split()}


def test_DR25_surveillance_shows_an_opposing_token_to_its_player_alone() -> None:
    position = with_card("Surveillance").act("play surveillance", "agent m")
    assert position.told(A, Watched) == [Watched(A, agent("M"), 4)]
    for seat in (B, None):
        assert position.told(seat, Watched) == [Watched(A, agent("M"), HIDDEN)]
    assert position.view(A).sides[B].tokens == [HIDDEN] * 4 + [4, HIDDEN]
    assert position.view(None).sides[B].tokens == [HIDDEN] * 6
    position.rest()
    assert position.view(A).sides[B].tokens[agent("M")] == 4, "what was seen stays known"


def test_DR26_pressure_moves_a_counter_active_or_not_without_turning_it() -> None:
    position = with_card("Pressure").counter("L", 0)
    position.s.active = 1 << agent("S")
    position.act("play pressure")
    assert position.legal() == [f"agent {letter}" for letter in "bsamp"], "L stands on A's end"
    position.act("agent s")
    assert position.s.influence[agent("S")] == 0
    assert position.s.active == 1 << agent("S")
    assert position.told(None, Moved) == [Moved(A, agent("S"), 0, False)]
    other = with_card("Pressure").act("play pressure", "agent b")
    assert other.s.influence[agent("B")] == 1
    assert other.s.active == 0


def test_DR26_the_other_player_moves_it_the_other_way() -> None:
    position = Position(DULL, ["Pressure", *DULL[:4]], first=B).act("play pressure", "agent s")
    assert position.s.influence[agent("S")] == 2


def test_DR27_exfiltration_takes_an_own_file_back_and_nothing_is_drawn_with_five_in_hand() -> None:
    position = with_card("Exfiltration").put(A, "S", "Minor Files", "Top Secret Files")
    position.put(B, "S", "Secret Files").put(A, "P", "Minor Files")
    position.act("play exfiltration")
    assert position.legal() == ["own s 1", "own s 2", "own p 1"]
    drawn = len(position.told(A, Drew))
    position.act("own s 2")
    assert position.hand(A) == sorted([*DULL[:4], "Top Secret Files"], key=kind)
    assert position.files(A, "S").kinds == kinds(["Minor Files"])
    assert len(position.told(A, Drew)) == drawn
    assert position.seat == B


def test_DR27_its_owner_alone_is_told_the_card() -> None:
    position = with_card("Exfiltration").put(A, "S", "Minor Files", "Nosy")
    position.act("play exfiltration", "own s 2")
    assert position.told(A, TookBack) == [TookBack(A, agent("S"), 1, QUESTION, kind("Nosy"))]
    for seat in (B, None):
        assert position.told(seat, TookBack) == [TookBack(A, agent("S"), 1, QUESTION, HIDDEN)]


def test_DR28_the_shredder_removes_a_file_of_either_side_unseen() -> None:
    position = with_card("Shredder").put(A, "S", "Minor Files").put(B, "S", "Nosy", "Secret Files")
    position.act("play shredder")
    assert position.legal() == ["own s 1", "their s 1", "their s 2"]
    position.act("their s 1")
    assert position.files(B, "S").kinds == kinds(["Secret Files"])
    assert position.s.discards[B] == []
    assert position.view(A).sides[B].shredded.cards == [HIDDEN]


def test_DR34_the_owner_of_a_shredded_file_knows_it_the_others_know_its_back() -> None:
    position = with_card("Shredder").put(B, "S", "Nosy", "Secret Files")
    position.act("play shredder", "their s 1")
    assert position.told(B, Shredded) == [Shredded(A, B, agent("S"), 0, QUESTION, kind("Nosy"))]
    for seat in (A, None):
        assert position.told(seat, Shredded) == [Shredded(A, B, agent("S"), 0, QUESTION, HIDDEN)]
        assert position.view(seat).sides[B].shredded.backs == [QUESTION]
    assert position.view(B).sides[B].shredded.cards == kinds(["Nosy"])


def test_DR34_who_had_read_a_file_still_knows_it_when_it_is_shredded() -> None:
    position = Position(["Clues", "Shredder", *DULL[:3]]).put(B, "S", "Nosy", "Secret Files")
    position.put(B, "L", "Minor Files").act("play clues", "agent s")
    position.turn_of(A).act("play shredder", "their s 1")
    assert position.view(A).sides[B].shredded.cards == kinds(["Nosy"])
    assert position.view(None).sides[B].shredded.cards == [HIDDEN]


def test_DR34_an_own_file_that_is_shredded_is_known_to_its_owner_alone() -> None:
    position = with_card("Shredder").put(A, "S", "Nosy", "Secret Files")
    position.act("play shredder", "own s 1")
    assert position.view(A).sides[A].shredded.cards == kinds(["Nosy"])
    assert position.view(B).sides[A].shredded.cards == [HIDDEN]
    assert position.told(B, Shredded) == [Shredded(A, A, agent("S"), 0, QUESTION, HIDDEN)]


def test_DR29_reassignment_swaps_two_own_tokens() -> None:
    position = with_card("Reassignment").deliver("B").act("play reassignment")
    assert len(position.legal()) == 10
    assert "swap l b" not in position.legal()
    position.act("swap l p")
    assert position.s.tokens[A] == [1, 4, 3, 2, 2, 5]
    assert position.s.tokens[B] == list(TOKENS[B])


def test_DR30_turncoat_swaps_two_opposing_tokens_unseen() -> None:
    position = with_card("Turncoat").act("play turncoat", "swap l p")
    assert position.s.tokens[B] == [5, 2, 2, 3, 4, 1]
    assert position.s.tokens[A] == list(TOKENS[A])
    assert position.view(A).sides[B].tokens == [HIDDEN] * 6
    assert position.view(B).sides[B].tokens == [5, 2, 2, 3, 4, 1], "the owner follows the tokens"


@pytest.mark.parametrize(("card", "owner"), [("Reassignment", A), ("Turncoat", B)])
def test_DR32_all_see_whose_tokens_are_swapped_and_where(card: str, owner: int) -> None:
    position = with_card(card).act(f"play {card.lower()}", "swap b m")
    for seat in (A, B, None):
        assert position.told(seat, Swapped) == [Swapped(A, owner, agent("B"), agent("M"))]


def test_DR32_what_is_known_of_a_token_goes_along_with_it() -> None:
    position = Position(
        ["Surveillance", "Turncoat", *DULL[:3]], ["Reassignment", *DULL[:4]], tokens=TOKENS
    )
    position.act("play surveillance", "agent p")
    assert position.view(A).sides[B].tokens == [HIDDEN] * 5 + [5]
    position.act("play reassignment", "swap l p")
    assert position.view(A).sides[B].tokens == [5] + [HIDDEN] * 5
    position.act("play turncoat", "swap l s")
    assert position.view(A).sides[B].tokens == [HIDDEN, HIDDEN, 5, HIDDEN, HIDDEN, HIDDEN]
    assert position.s.tokens[B] == [2, 2, 5, 3, 4, 1]
    assert position.view(None).sides[B].token_known == [only(B)] * 2 + [3] + [only(B)] * 3


def test_DR32_a_swap_of_unknown_tokens_teaches_nothing() -> None:
    position = with_card("Turncoat")
    before = GAME.face.belief(position.view(A))
    position.act("play turncoat", "swap l p")
    after = GAME.face.belief(position.view(A))
    assert before is not None
    assert after is not None
    assert before.questions == after.questions
