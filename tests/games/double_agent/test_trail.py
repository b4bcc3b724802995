"""DR33: a card that was taken back, and what the others still know of it."""

from brushpass.games.double_agent.cards import NONE, QUESTION, ZERO_SEVEN
from tests.games.double_agent.scenario import DULL, A, B, Position, agent, kind


def taken_back(card: str, read: bool, rest: tuple[str, ...] = DULL[:4]) -> Position:
    """A takes this card back from Agent S; B had read it there, or not. B is to play."""
    position = Position(["Exfiltration", *rest], ["Clues", *DULL[:4]]).put(
        A, "S", card, "Minor Files"
    )
    position.put(A, "M", "Minor Files")
    if read:
        position.turn_of(B).act("play clues", "agent s")
    return position.turn_of(A).act("play exfiltration", "own s 1")


def test_DR33_all_know_that_a_card_with_this_back_is_in_hand() -> None:
    position = taken_back("Top Secret Files", read=False)
    for seat in (A, B, None):
        assert position.taken_back(seat, A).shown == ZERO_SEVEN
        assert position.taken_back(seat, A).card == NONE


def test_DR33_until_a_card_with_this_back_is_laid() -> None:
    position = taken_back("Top Secret Files", read=False)
    position.turn_of(A).file("Files", "L")
    assert position.taken_back(B, A).shown == ZERO_SEVEN, "another back says nothing"
    position.turn_of(A).file("Top Secret Files", "L")
    assert position.taken_back(B, A).shown == NONE


def test_DR33_or_played() -> None:
    position = taken_back("Nosy", read=False)
    assert position.taken_back(B, A).shown == QUESTION
    position.turn_of(A).act("play nosy", "agent l")
    assert position.taken_back(B, A).shown == NONE


def test_DR33_who_had_read_it_knows_which_card_it_is_and_spectators_do_not() -> None:
    position = taken_back("Top Secret Files", read=True)
    assert position.taken_back(B, A).card == kind("Top Secret Files")
    assert position.taken_back(A, A).card == kind("Top Secret Files"), "A saw that B read it"
    assert position.taken_back(None, A).card == NONE


def test_DR33_a_card_with_the_same_back_may_be_that_one() -> None:
    position = taken_back("Top Secret Files", read=True, rest=("Personal Files", *DULL[:3]))
    position.turn_of(A).file("Files", "L").turn_of(A).file("Personal Files", "L")
    assert position.taken_back(B, A).maybe[agent("L")] == 0b10
    assert position.taken_back(None, A).maybe[agent("L")] == 0
    assert position.taken_back(B, A).card == kind("Top Secret Files")


def test_DR33_when_it_turns_out_to_be_another_the_card_is_still_in_hand() -> None:
    position = taken_back("Top Secret Files", read=True, rest=("Personal Files", *DULL[:3]))
    position.turn_of(A).file("Personal Files", "L")
    position.put(B, "L", "Secret Files").deliver("B").turn_of(A).file("Files", "L")
    assert position.delivered() == "LB"
    assert position.taken_back(B, A).card == kind("Top Secret Files")
    assert not any(position.taken_back(B, A).maybe)


def test_DR33_when_it_turns_up_the_trail_ends() -> None:
    position = taken_back("Top Secret Files", read=True)
    position.turn_of(A).file("Top Secret Files", "L")
    position.put(B, "L", "Secret Files").deliver("B").turn_of(A).file("Files", "L")
    assert position.taken_back(B, A).card == NONE


def test_DR33_reading_it_again_ends_the_trail_too() -> None:
    position = taken_back("Top Secret Files", read=True)
    position.turn_of(A).file("Top Secret Files", "L")
    assert position.taken_back(B, A).card != NONE
    position.s.hands[B].append(kind("Clues"))
    position.turn_of(B).act("play clues", "agent l")
    assert position.taken_back(B, A).card == NONE
    assert not any(position.taken_back(B, A).maybe)


def test_DR33_playing_it_ends_the_trail_and_playing_another_does_not() -> None:
    position = taken_back("Nosy", read=True, rest=("Surveillance", *DULL[:3]))
    position.turn_of(A).act("play surveillance", "agent l")
    assert position.taken_back(B, A).card == kind("Nosy")
    assert position.taken_back(B, A).shown == NONE
    position.turn_of(A).act("play nosy", "agent l")
    assert position.taken_back(B, A).card == NONE


def test_DR33_a_possible_card_that_is_shredded_stays_possible() -> None:
    position = taken_back("Top Secret Files", read=True, rest=("Personal Files", *DULL[:3]))
    position.turn_of(A).file("Personal Files", "L")
    position.s.hands[B].append(kind("Shredder"))
    position.turn_of(B).act("play shredder", "their l 1")
    assert position.taken_back(B, A).maybe_shredded == 1
    assert position.taken_back(None, A).maybe_shredded == 0
