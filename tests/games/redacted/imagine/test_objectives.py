"""Imagined objectives in the Danger Zone are as likely as in all worlds, counted exactly."""

from collections.abc import Hashable

import pytest

from brushpass.games.redacted.rules.cards import DANGER_ZONE
from brushpass.games.redacted.rules.state import State
from tests.games.redacted.scenario import Position, room
from tests.games.redacted.worlds import compare, dealt, forgetful, groups, play, shrunk


def objectives(s: State) -> Hashable:
    hand = tuple(s.hands[0].kinds)
    left = tuple(kind for kind, n in enumerate(s.objectives.counts) if n)
    return hand, tuple(s.dropped.kinds), tuple(s.buried.kinds), left


def test_R16_8_RR50_objectives_are_where_the_other_can_have_taken_them() -> None:
    there = room("Gallery")
    position = Position(
        {"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there], prize=there
    )
    fight = ("A: go gallery", "A: show knife", "A: pass", "A: take it")
    shrunk(position, "Key", "Key", "Contraband", "grey Floppy 2", "USA intel", "Microfilm 2")
    worlds = play(dealt(position, "A", "A"), "B", *fight)
    for group in groups(worlds, "B"):
        compare(group, "B", objectives, n=1000)
    for world in worlds:
        world.s.room[0] = room("Helipad")  # to walk on in the same turn
        world.s.barred, world.s.halt, world.s.steps = 0, 0, 0
    search = ("A: go gallery", "A: go terrace storage", "A: search storage", "A: drop ...")
    found = groups(play(worlds, "B", *search), "B")
    for dropped in (True, False):
        group = next(g for g in found if bool(g[0].s.dropped.kinds) == dropped)
        compare(group, "B", objectives, n=1000)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", objectives, forgetful("items"), n=1000)
