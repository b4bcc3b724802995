"""What others have learnt by looking is imagined as likely as in all worlds, counted exactly."""

from collections.abc import Hashable

import pytest

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import NEUTRAL_SEEN, WEAPON_SEEN
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View
from tests.games.redacted.scenario import Position
from tests.games.redacted.worlds import compare, groups, one, play


def seen_by_a(s: State) -> Hashable:
    """Whether A knows C's loyalty."""
    return s.learnt[0] >> 2 & 1


def ignorant(view: View, chance: Fast) -> State:
    """A planted bias: others learn nothing."""
    s = GAME.imagine(view, chance)
    s.learnt[0] = 1
    return s


def test_R5_3_RR58_others_have_learnt_what_an_interrogation_may_show() -> None:
    position = Position({"A": "Entrance", "B": "Vault", "C": "Ballroom"})
    fight = ("A: go ballroom", "A: show knife", "C: show neutral", "A: pass", "C: pass")
    for viewer in ("B", "C"):
        worlds = play(one(position), viewer, *fight, "A: interrogate", "C: choose ...")
        group = groups(worlds, viewer)[0]
        compare(group, viewer, seen_by_a)
        with pytest.raises(AssertionError, match="imagined"):
            compare(group, viewer, seen_by_a, ignorant)
    assert {world.memory("A").weapons.looks.seen for world in group} >= {NEUTRAL_SEEN, WEAPON_SEEN}


def test_R9_3_RR58_others_have_learnt_what_a_hack_may_show() -> None:
    position = Position({"A": "Computer", "C": "Vault"}, turn="C")
    steps = ("C: go radio", "C: call uk helicopter", "A: hack")
    group = groups(play(one(position), "B", *steps), "B")[0]
    compare(group, "B", seen_by_a)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", seen_by_a, ignorant)


def test_R14_2_RR58_interpol_has_seen_the_loyalty_of_whom_it_arrested() -> None:
    position = Position({"A": "Entrance", "B": "Vault", "C": "Ballroom"}, mission=2)
    position.go("Ballroom").fight("knife", "neutral").act("arrest")
    imagined = GAME.imagine(position.view("B"), Fast(1))
    assert imagined.learnt[0] >> 2 & 1
    assert not imagined.learnt[3] >> 2 & 1
