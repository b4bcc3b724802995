"""Who won and why, once everything is turned up."""

import pytest

from brushpass.core.words import Score
from brushpass.games.microfilms.game import GAME
from tests.games.microfilms.scenario import Position

WORDS = GAME.face.words()


def told(position: Position) -> tuple[Score, Score, Score]:
    identity, side, decided = WORDS.scores(position.view(None))
    for seat in range(position.s.seats):
        assert WORDS.scores(position.view(seat)) == [identity, side, decided]
    return identity, side, decided


def test_MR40_before_the_end_nothing_is_said() -> None:
    assert WORDS.scores(Position(cleared=[0]).view(0)) == []


@pytest.mark.parametrize(
    ("lone", "shown", "rule", "won", "deed"),
    [
        ("ussr", "ussr", "M7.3", [1, 1, 0], "showed a microfilm of the other side"),
        ("china", "usa", "M7.4", [1, 0, 0], "showed a microfilm of the other side"),
        ("ussr", "usa", "M7.5", [0, 0, 1], "showed the wrong microfilm"),
    ],
)
def test_M7_3_M7_4_M7_5_the_end_says_who_stood_with_whom_and_what_was_shown(
    lone: str, shown: str, rule: str, won: list[int], deed: str
) -> None:
    position = Position(lone=lone, cleared=[0]).give(0, f"microfilm {shown}")
    position.act(f"reveal {shown}")
    identity, side, decided = told(position)
    assert "China" in identity.notes[0]
    assert side.notes.count("stood alone") == 1
    assert sum(note.startswith("allied with") for note in side.notes) == 2
    assert (decided.rule, decided.points) == (rule, won)
    assert decided.notes[0] == deed


def test_M7_7_M7_11_a_freelancer_s_claim_and_who_was_out_before_are_told() -> None:
    position = Position("usa", "ussr", "china", "hitman", cleared=[3]).turn_of(3)
    position.give(1, "ace").act("shoot b")
    identity, side, decided = told(position)
    assert identity.notes[3] == "hitman"
    assert side.notes[3] == "for themselves"
    assert (decided.rule, decided.points) == ("M7.7", [0, 0, 0, 1])
    assert decided.notes == ["", "", "", "found the Ace of Spades"]
