"""Imagined contents of briefcases are as likely as in all worlds, counted exactly."""

from collections.abc import Hashable

import pytest

from brushpass.core.chance import Fast
from brushpass.core.knowledge import NOBODY
from brushpass.core.piles import Pile
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.memory.unknowns import BAG, spot
from brushpass.games.redacted.rules.cards import HIDDEN, KINDS
from brushpass.games.redacted.rules.hands import draw, use_up
from brushpass.games.redacted.rules.places import BURIED, lay
from brushpass.games.redacted.rules.state import State
from tests.games.redacted.scenario import Position, item, seat
from tests.games.redacted.worlds import (
    compare,
    forgetful,
    groups,
    play,
    shrunk,
    with_briefcases,
    without,
)


def tiles(s: State) -> Hashable:
    return tuple(tuple(tile.kinds) for tile in s.tiles), tuple(s.hands[0].kinds)


KEY_LEFT = spot(BAG, item("Key"))
CRACKER = {"A": ["red Briefcase", "Code Cracker"]}


def test_R12_2_closed_briefcases_are_as_likely_as_the_set_up_makes_them() -> None:
    position = Position({"A": "Vault"})
    group = groups(with_briefcases(position), "B")[0]
    compare(group, "B", tiles, n=2500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", tiles, without(sealed=0))


def test_R12_2_who_has_looked_into_one_briefcase_judges_the_other_by_it() -> None:
    worlds = play(with_briefcases(Position({"A": "Vault"}, CRACKER)), "A", "A: crack red briefcase")
    found = groups(worlds, "A")
    for group in (found[0], found[-1]):
        compare(group, "A", tiles)
    after = play(found[0], "A", "A: take it", "A: pass")
    compare(groups(after, "A")[0], "A", tiles)


@pytest.mark.parametrize("steps", [["A: take it", "A: put ..."], ["A: take it", "A: pass"]])
def test_RR40_after_something_was_taken_out_the_set_up_still_counts(steps: list[str]) -> None:
    position = Position({"A": "Vault"}, CRACKER)
    worlds = play(with_briefcases(position), "B", "A: crack red briefcase", *steps)
    group = groups(worlds, "B")[0]
    compare(group, "B", tiles, n=1500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", tiles, forgetful("items"), n=1500)


def test_RR40_all_see_who_holds_the_briefcase_that_is_opened() -> None:
    position = Position({"A": "Vault"}, CRACKER, tiles=["Bomb", "Key"]).act("crack red briefcase")
    for who in ("B", None):
        assert position.view(who).agents[0].items == [item("red Briefcase")]
    assert position.page("A").items.exposed == [-2 & ~1]


def a_key_is_used() -> Position:
    """The deck is made anew of a Key and a Code Cracker that lay face down. A draws and uses a Key.

    If that was the card from face down, only a Code Cracker is left for the red tile; but none is
    ever dealt there (R12.2).
    """
    position = shrunk(Position({"A": "Vault"}, tiles=["Key", None]), "Key", "Code Cracker")
    s = position.s
    s.removed, s.discard, s.items = s.discard, [0] * KINDS, Pile([0] * KINDS)
    s.discard[item("Key")] = 1
    lay(s, item("Code Cracker"), BURIED, NOBODY)
    position.recount()
    position.tell.drew(seat("A"), draw(s, seat("A"), position.luck(kinds=["Key"]).fate), True)
    use_up(s, seat("A"), item("Key"))
    position.tell.used(seat("A"), item("Key"))
    return position


def tile_and_deck(s: State) -> Hashable:
    return tuple(s.tiles[0].kinds), tuple(s.items.counts)


def test_R12_2_RR57_a_case_that_leaves_no_card_for_a_tile_is_not_imagined() -> None:
    position = a_key_is_used()
    view = position.view("B")
    assert len(position.page("B").items.cases) == 2
    assert view.tiles[0] == HIDDEN
    for seed in range(20):
        imagined = GAME.imagine(view, Fast(seed))
        assert GAME.see(imagined, seat("B"), position.memory(seat("B"))) == view
        assert tile_and_deck(imagined) == tile_and_deck(position.s)


def test_R12_2_RR57_who_kept_only_such_cases_imagines_what_is_certain() -> None:
    position = a_key_is_used()
    memory = position.memory(seat("B"))
    memory.items.cases = [case for case in memory.items.cases if KEY_LEFT in case.spots]
    memory.items.hazy = True
    view = position.view("B")
    assert len(position.page("B").items.cases) == 1
    for seed in range(20):
        imagined = GAME.imagine(view, Fast(seed))
        assert GAME.see(imagined, seat("B"), memory) == view
        assert tile_and_deck(imagined) == tile_and_deck(position.s)
