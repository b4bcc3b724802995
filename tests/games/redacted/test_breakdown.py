"""What a mission came to, and why."""

from collections.abc import Callable

import pytest

from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    DOUBLE_BLIND,
    TWO_MAN_RULE,
)
from tests.games.redacted.scenario import Position, room

WORDS = GAME.face.words()


def zone(at: str, *held: str, **fields: object) -> Position:
    """A and what it holds, in the Danger Zone; B is out of the way."""
    rooms = {"A": at, "B": "Office"}
    return Position(rooms, {"A": list(held)}, mission=DANGER_ZONE, **fields)  # type: ignore[arg-type]


def escorted() -> Position:
    return zone("Security HQ", vip=room("Security HQ")).act("escort telex")


def decrypted() -> Position:
    position = zone("Security HQ", "Microfilm 2").go("Telex").act("use microfilm 2")
    return position.go("Kitchen").act("stop", "pass")


def uploaded() -> Position:
    return zone("Security HQ", "grey Floppy 2", unjammed=True).go("Telex").act("use grey floppy 2")


def delivered() -> Position:
    return zone("Gallery", "USA intel", helicopter=1).go("Helipad").act("use usa intel")


@pytest.mark.parametrize(
    ("played", "text", "rule", "points"),
    [
        (escorted, "VIP escorted", "R16.12", 3),
        (decrypted, "Microfilm decrypted", "R16.13", 1),
        (uploaded, "Floppy uploaded", "R16.14", 1),
        (delivered, "Intel delivered", "R16.15", 2),
    ],
)
def test_R16_12_R16_13_R16_14_R16_15_points_are_told_by_what_brought_them(
    played: Callable[[], Position], text: str, rule: str, points: int
) -> None:
    position = played()
    for who in ("A", "B", None):
        view = position.view(who)
        (row,) = WORDS.scores(view)
        assert (row.text, row.rule, row.points) == (text, rule, [points, 0])
        assert [agent.points for agent in view.agents] == row.points


def test_R16_15_two_deliveries_are_shown_as_such() -> None:
    position = Position({"A": "Gallery"}, mission=DANGER_ZONE, points=[4, 0])
    position.s.tasks = [0, 0, 0, 2, 0, 0, 0, 0]
    (row,) = WORDS.scores(position.view("A"))
    assert (row.text, row.rule) == ("Intel delivered", "R16.15")
    assert (row.points, row.notes) == ([4, 0], ["2 × 2", ""])


def test_R12_4_the_end_says_who_stood_where_and_who_escaped() -> None:
    position = Position({"A": "Gallery", "B": "Vault"}, {"A": ["USSR intel"]}, helicopter=0)
    assert WORDS.scores(position.view("A")) == []
    position.go("Helipad").act("board helicopter")
    for who in ("A", "D", None):
        side, end = WORDS.scores(position.view(who))
        assert side.notes == ["UK", "UK", "USSR", "USSR"]
        assert end.rule == "R12.4"
        assert end.points == [1, 1, 0, 0]
        assert end.notes == ["escaped with an enemy's intel", "", "", ""]


def test_R12_5_whose_helicopters_are_gone_is_told() -> None:
    position = Position(
        {"A": "Gallery", "B": "Vault"}, {"A": ["Bomb"]}, helicopter=1, lost=[0, 1, 0, 0]
    )
    position.go("Helipad").act("use bomb")
    _, end = WORDS.scores(position.view(None))
    assert end.rule == "R12.5"
    assert end.notes[0] == "blew up the last helicopter"
    assert end.notes[2:] == ["had no helicopter left"] * 2


@pytest.mark.parametrize("mission", [TWO_MAN_RULE, DOUBLE_BLIND, BEDFELLOWS])
def test_before_the_end_nothing_says_who_stands_where(mission: int) -> None:
    assert WORDS.scores(Position({"A": "Gallery"}, mission=mission).view("A")) == []


def test_R13_1_R13_4_RR5_teams_are_told_by_their_colours() -> None:
    position = Position(
        {"A": "Cellar", "C": "Security HQ"}, {"A": ["red Floppy"]}, mission=TWO_MAN_RULE
    )
    position.go("Computer").act("use red floppy")
    side, end = WORDS.scores(position.view(None))
    assert side.notes == ["red team", "red team", "blue team", "blue team"]
    assert (end.rule, end.notes[0], end.points) == ("R13.4", "ran the virus", [1, 1, 0, 0])


def test_R15_1_R15_5_allies_are_told_apart_from_the_lone_agent() -> None:
    position = Position(
        {"A": "Gallery"}, {"A": ["USA intel"]}, mission=BEDFELLOWS, letters=0b011, helicopter=0
    )
    position.go("Helipad").act("board helicopter")
    side, end = WORDS.scores(position.view(None))
    assert side.notes == ["UK, allied", "USSR, allied", "USA, alone"]
    assert (end.rule, end.points) == ("R15.5", [1, 1, 0])
