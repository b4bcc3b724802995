"""DR33: a card that was taken back, and what the others still know of it."""

from brushpass.games.double_agent.cards import NONE, QUESTION, ZERO_SEVEN
from tests.games.double_agent.scenario import DULL, A, B, Scene, agent, kind


def taken_back(card: str, read: bool, rest: tuple[str, ...] = DULL[:4]) -> Scene:
    """A takes this card back from Agent S; B had read it there, or not. B is to play."""
    scene = Scene(["Exfiltration", *rest], ["Clues", *DULL[:4]]).put(A, "S", card, "Minor Files")
    scene.put(A, "M", "Minor Files")
    if read:
        scene.turn_of(B).act("play clues", "agent s")
    return scene.turn_of(A).act("play exfiltration", "own s 1")


def test_DR33_all_know_that_a_card_with_this_back_is_in_hand() -> None:
    scene = taken_back("Top Secret Files", read=False)
    for seat in (A, B, None):
        assert scene.taken_back(seat, A).shown == ZERO_SEVEN
        assert scene.taken_back(seat, A).card == NONE


def test_DR33_until_a_card_with_this_back_is_laid() -> None:
    scene = taken_back("Top Secret Files", read=False)
    scene.turn_of(A).file("Files", "L")
    assert scene.taken_back(B, A).shown == ZERO_SEVEN, "another back says nothing"
    scene.turn_of(A).file("Top Secret Files", "L")
    assert scene.taken_back(B, A).shown == NONE


def test_DR33_or_played() -> None:
    scene = taken_back("Nosy", read=False)
    assert scene.taken_back(B, A).shown == QUESTION
    scene.turn_of(A).act("play nosy", "agent l")
    assert scene.taken_back(B, A).shown == NONE


def test_DR33_who_had_read_it_knows_which_card_it_is_and_spectators_do_not() -> None:
    scene = taken_back("Top Secret Files", read=True)
    assert scene.taken_back(B, A).card == kind("Top Secret Files")
    assert scene.taken_back(A, A).card == kind("Top Secret Files"), "A saw that B read it"
    assert scene.taken_back(None, A).card == NONE


def test_DR33_a_card_with_the_same_back_may_be_that_one() -> None:
    scene = taken_back("Top Secret Files", read=True, rest=("Personal Files", *DULL[:3]))
    scene.turn_of(A).file("Files", "L").turn_of(A).file("Personal Files", "L")
    assert scene.taken_back(B, A).maybe[agent("L")] == 0b10
    assert scene.taken_back(None, A).maybe[agent("L")] == 0
    assert scene.taken_back(B, A).card == kind("Top Secret Files")


def test_DR33_when_it_turns_out_to_be_another_the_card_is_still_in_hand() -> None:
    scene = taken_back("Top Secret Files", read=True, rest=("Personal Files", *DULL[:3]))
    scene.turn_of(A).file("Personal Files", "L")
    scene.put(B, "L", "Secret Files").deliver("B").turn_of(A).file("Files", "L")
    assert scene.delivered() == "LB"
    assert scene.taken_back(B, A).card == kind("Top Secret Files")
    assert not any(scene.taken_back(B, A).maybe)


def test_DR33_when_it_turns_up_the_trail_ends() -> None:
    scene = taken_back("Top Secret Files", read=True)
    scene.turn_of(A).file("Top Secret Files", "L")
    scene.put(B, "L", "Secret Files").deliver("B").turn_of(A).file("Files", "L")
    assert scene.taken_back(B, A).card == NONE


def test_DR33_reading_it_again_ends_the_trail_too() -> None:
    scene = taken_back("Top Secret Files", read=True)
    scene.turn_of(A).file("Top Secret Files", "L")
    assert scene.taken_back(B, A).card != NONE
    scene.s.hands[B].append(kind("Clues"))
    scene.turn_of(B).act("play clues", "agent l")
    assert scene.taken_back(B, A).card == NONE
    assert not any(scene.taken_back(B, A).maybe)


def test_DR33_playing_it_ends_the_trail_and_playing_another_does_not() -> None:
    scene = taken_back("Nosy", read=True, rest=("Surveillance", *DULL[:3]))
    scene.turn_of(A).act("play surveillance", "agent l")
    assert scene.taken_back(B, A).card == kind("Nosy")
    assert scene.taken_back(B, A).shown == NONE
    scene.turn_of(A).act("play nosy", "agent l")
    assert scene.taken_back(B, A).card == NONE


def test_DR33_a_possible_card_that_is_shredded_stays_possible() -> None:
    scene = taken_back("Top Secret Files", read=True, rest=("Personal Files", *DULL[:3]))
    scene.turn_of(A).file("Personal Files", "L")
    scene.s.hands[B].append(kind("Shredder"))
    scene.turn_of(B).act("play shredder", "their l 1")
    assert scene.taken_back(B, A).maybe_shredded == 1
    assert scene.taken_back(None, A).maybe_shredded == 0
