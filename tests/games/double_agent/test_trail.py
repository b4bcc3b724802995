"""DR33: a card that was taken back, and what the others still know of it."""

from brushpass.games.double_agent.cards import NONE, QUESTION, ZERO_SEVEN
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.hand import into_hand
from tests.games.double_agent.scenario import DULL, A, B, Position, agent, kind


def taken_back(
    card: str, read: bool, rest: tuple[str, ...] = DULL[:4], open_backs: bool = False
) -> Position:
    """A takes this card back from Agent S; B had read it there, or not. B is to play."""
    position = Position(
        ["Exfiltration", *rest],
        ["Clues", *DULL[:4]],
        draws=["Secret Files"],
        open_backs=open_backs,
    )
    position.put(A, "S", card, "Minor Files")
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


def test_DR33_open_backs_show_a_card_taken_back_without_being_remembered() -> None:
    position = taken_back("Top Secret Files", read=False, open_backs=True)
    assert position.view(B).sides[A].backs.count(ZERO_SEVEN) == 1
    assert position.taken_back(B, A).shown == NONE


def test_DR33_open_backs_show_when_it_has_left_the_hand() -> None:
    position = taken_back("Top Secret Files", read=True, open_backs=True)
    assert not position.taken_back(B, A).left
    position.turn_of(A).file("Top Secret Files", "L")
    for seat in (A, B):
        assert position.taken_back(seat, A).left
    assert not position.taken_back(None, A).left, "spectators know nothing of this card"
    belief = GAME.face.belief(position.view(B))
    assert belief is not None
    (file,) = [q for q in belief.questions if q.about == "A's file 1 at Agent L (0/7)"]
    assert file.counts.keys() == {"Top Secret Files"}


def test_DR33_it_has_not_left_while_another_with_its_back_is_in_hand() -> None:
    rest = ("Personal Files", *DULL[:3])
    position = taken_back("Top Secret Files", read=True, rest=rest, open_backs=True)
    position.turn_of(A).file("Top Secret Files", "L")
    assert not position.taken_back(B, A).left
    position.turn_of(A).file("Personal Files", "M")
    assert position.taken_back(B, A).left
    maybe = position.taken_back(B, A).maybe
    assert (maybe[agent("L")], maybe[agent("M")]) == (0b1, 0b10)


def test_DR33_what_is_laid_after_it_left_the_hand_is_another() -> None:
    position = taken_back("Top Secret Files", read=True, open_backs=True)
    position.turn_of(A).file("Top Secret Files", "L")
    position.s.decks[A].remove(kind("Personal Files"))
    into_hand(position.s, A, kind("Personal Files"))
    position.tell.drew(A, kind("Personal Files"), ZERO_SEVEN, position.s.tops[A])
    position.turn_of(A).file("Personal Files", "P")
    assert position.taken_back(B, A).maybe[agent("L")] == 0b1
    assert position.taken_back(B, A).maybe[agent("P")] == 0


def test_DR33_closed_backs_never_show_that_it_has_left_the_hand() -> None:
    position = taken_back("Top Secret Files", read=True)
    position.turn_of(A).file("Top Secret Files", "L")
    assert not position.taken_back(B, A).left
