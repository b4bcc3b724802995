"""Imagined contents of briefcases are as likely as in all worlds, counted exactly."""

from collections.abc import Hashable

import pytest

from brushpass.games.redacted.state import State
from tests.games.redacted.scenario import Scene, item
from tests.games.redacted.worlds import compare, groups, play, with_briefcases, without


def tiles(s: State) -> Hashable:
    return tuple(tuple(tile.kinds) for tile in s.tiles), tuple(s.hands[0].kinds)


CRACKER = {"A": ["red Briefcase", "Code Cracker"]}


def test_R12_2_closed_briefcases_are_as_likely_as_the_set_up_makes_them() -> None:
    scene = Scene({"A": "Vault"})
    group = groups(with_briefcases(scene), "B")[0]
    compare(group, "B", tiles, n=2500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", tiles, without(sealed=0))


def test_R12_2_who_has_looked_into_one_briefcase_judges_the_other_by_it() -> None:
    worlds = play(with_briefcases(Scene({"A": "Vault"}, CRACKER)), "A", "A: crack red briefcase")
    found = groups(worlds, "A")
    for group in (found[0], found[-1]):
        compare(group, "A", tiles)
    after = play(found[0], "A", "A: take it", "A: pass")
    compare(groups(after, "A")[0], "A", tiles)


@pytest.mark.parametrize("steps", [["A: take it", "A: put ..."], ["A: take it", "A: pass"]])
def test_RR40_after_something_was_taken_out_the_set_up_still_counts(steps: list[str]) -> None:
    scene = Scene({"A": "Vault"}, CRACKER)
    worlds = play(with_briefcases(scene), "B", "A: crack red briefcase", *steps)
    group = groups(worlds, "B")[0]
    compare(group, "B", tiles, n=1500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", tiles, without(cases=[], spots=[]), n=1500)


def test_RR40_all_see_who_holds_the_briefcase_that_is_opened() -> None:
    scene = Scene({"A": "Vault"}, CRACKER, tiles=["Bomb", "Key"]).act("crack red briefcase")
    for who in ("B", None):
        assert scene.view(who).agents[0].items == [item("red Briefcase")]
    assert scene.view("A").exposed == [-2 & ~1]
