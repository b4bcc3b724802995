"""Nobody imagines what cannot be, and everything that can: against all worlds, in random play."""

from collections.abc import Hashable, Sequence

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.actions import Go, Show
from brushpass.games.redacted.rules.cards import DANGER_ZONE, WEAPONS
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View
from tests.games.redacted.possible import MOST, follow, told, truth
from tests.games.redacted.scenario import Position, room
from tests.games.redacted.worlds import Imagine, World, dealt, forgetful, shrunk

STEPS = 60
IMAGINED = 12
FEW = 4  # truths that must all come to mind
ENOUGH = 400
CROWDED = {"A": "Entrance", "B": "Ballroom", "C": "Office", "D": "X-ray"}
GUARDED = {"A": "Helipad", "B": "terrace Storage"}


def lively(s: State, seat: int, legal: Sequence[Action], chance: Fast) -> Action:
    """To where the others are, and often with a weapon."""
    crowd = set(s.room) | set(s.guards)
    eager: list[Action] = [a for a in legal if isinstance(a, Go) and a.room in crowd]
    eager += [a for a in legal if isinstance(a, Show) and a.card < WEAPONS]
    eager += [
        a for a in legal if a.name in ("steal", "search storage", "knock out", "draw weapons")
    ]
    options = eager if eager and chance.pick(3) else legal
    return options[chance.pick(len(options))]


def all_come_to_mind(view: View, possible: set[Hashable], chance: Fast, imagine: Imagine) -> bool:
    missing = set(possible)
    for _ in range(ENOUGH):
        missing.discard(truth(imagine(view, chance)))
        if not missing:
            return True
    return False


def check(group: list[World], viewer: int, chance: Fast, imagine: Imagine = GAME.imagine) -> int:
    """Plays one of the worlds on; gives the steps in which something was hidden."""
    memory = group[0].memory("ABCD"[viewer])
    worlds = [world.s for world in group]
    s = GAME.clone(worlds[chance.pick(len(worlds))])
    checked = 0
    for _ in range(STEPS):
        view = GAME.see(s, viewer, memory)
        possible = {truth(world) for world in worlds}
        for _ in range(IMAGINED):
            assert truth(imagine(view, chance)) in possible, "imagined, and cannot be"
        if len(possible) <= FEW:
            assert all_come_to_mind(view, possible, chance, imagine), "never imagined, but can be"
        for world in worlds:
            assert GAME.see(world, viewer, memory) == view, "told the same, but it looks different"
        checked += len(possible) > 1
        if not GAME.to_act(s):
            break
        seat = GAME.to_act(s)[0]
        action = lively(s, seat, GAME.legal(s, seat), chance)
        heard = told(s, seat, action, chance, viewer)
        for message in heard:
            memory.hear(message)
        worlds = follow(worlds, seat, action, heard, viewer)
        if len(worlds) > MOST:
            break
        assert truth(s) in {truth(world) for world in worlds}
    return checked


def embassy(viewer: int, seed: int) -> list[World]:
    """All deals of four items that look the same to the viewer."""
    names = ("Key", "Key", "Bomb", "Contraband", "Hidden Weapon")
    worlds = dealt(shrunk(Position(CROWDED), *names), "A", "B", "B", "C")
    who = "ABCD"[viewer]
    seen = worlds[seed * 7 % len(worlds)].view(who)
    return [world for world in worlds if world.view(who) == seen]


def danger_zone(viewer: int) -> list[World]:
    there = room("Gallery")
    position = Position(GUARDED, mission=DANGER_ZONE, guards=[there], prize=there)
    position = shrunk(position, "Key", "Contraband", "grey Floppy 2", "First Aid Kit")
    return dealt(position, "AB"[1 - viewer])


@pytest.mark.parametrize("viewer", range(4))
def test_RR57_RR58_nobody_imagines_what_the_embassy_rules_out(viewer: int) -> None:
    assert sum(check(embassy(viewer, seed), viewer, Fast(seed)) for seed in range(3)) > 30


@pytest.mark.parametrize("viewer", range(2))
def test_RR57_RR58_nobody_imagines_what_the_danger_zone_rules_out(viewer: int) -> None:
    assert sum(check(danger_zone(viewer), viewer, Fast(seed)) for seed in range(4)) > 30


@pytest.mark.parametrize("part", ["items", "weapons"])
def test_who_forgets_imagines_what_cannot_be(part: str) -> None:
    def check_some(imagine: Imagine) -> None:
        for seed in range(12):
            check(embassy(3, seed), 3, Fast(seed), imagine)

    with pytest.raises(AssertionError, match="cannot be"):
        check_some(forgetful(part))
