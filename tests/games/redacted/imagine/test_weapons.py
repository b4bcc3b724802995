"""Imagined weapons, kept, spent and shown, are as likely as in all worlds, counted exactly."""

from collections.abc import Hashable

import pytest
from msgspec.structs import replace

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import DANGER_ZONE, NONE
from brushpass.games.redacted.rules.state import SNEAK, State
from brushpass.games.redacted.speech.wire import View
from tests.games.redacted.scenario import Position, room
from tests.games.redacted.worlds import World, compare, forgetful, groups, one, play


def arsenals(s: State) -> Hashable:
    return tuple(s.weapons), tuple(s.spent)


def at_the_armoury(worlds: list[World], who: int) -> list[World]:
    """It is this seat's turn, in the Armoury."""
    for world in worlds:
        s = world.s
        s.room = [room("Vault") + i for i in range(s.seats)]
        s.room[who] = s.start = room("X-ray")
        s.barred = 1 << s.start
    return worlds


VISIT = (": go armoury", ": draw weapons", ": choose ...")


def visits(world: World) -> list[tuple[int, int]]:
    """What A knows was kept in the Armoury, and put back."""
    return [(visit.kept, visit.put_back) for visit in world.memory("A").weapons.visits]


def blind_to_what_went_back(view: View, chance: Fast) -> State:
    """A planted bias: as if nothing had gone back."""
    assert view.memory is not None
    weapons = view.memory.weapons
    weapons = replace(weapons, visits=[replace(one, put_back=NONE) for one in weapons.visits])
    return GAME.imagine(replace(view, memory=replace(view.memory, weapons=weapons)), chance)


def test_R7_3_RR58_weapons_put_back_were_in_the_deck_then() -> None:
    """F took a weapon; then A saw two and put one back; B took one after that."""
    worlds = at_the_armoury(one(Position({}, seats=6, turn="F")), 5)
    worlds = at_the_armoury(play(worlds, "A", *(f"F{step}" for step in VISIT)), 0)
    worlds = at_the_armoury(play(worlds, "A", *(f"A{step}" for step in VISIT)), 1)
    worlds = play(worlds, "A", *(f"B{step}" for step in VISIT))
    found = [group for group in groups(worlds, "A") if visits(group[0])[1] == (0, 1)]
    first = lambda s: tuple(s.weapons[15:])  # noqa: E731
    compare(found[0], "A", arsenals, n=600)
    compare(found[0], "A", first, n=2500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(found[0], "A", first, blind_to_what_went_back, n=2500)


def test_R4_9_weapons_spent_unseen_are_any_of_those_in_hand() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    steps = ("A: go ballroom", "A: show ...", "B: show neutral", "A: pass", "B: pass")
    group = next(g for g in groups(play(one(position), "D", *steps), "D") if sum(g[0].s.spent))
    compare(group, "D", arsenals)


def cards_shown(s: State) -> Hashable:
    return tuple(s.shown), tuple(s.spent), tuple(s.guard_cards.kinds)


def blind_to_the_outcome(view: View, chance: Fast) -> State:
    """A planted bias: any weapon may have been shown."""
    s = GAME.imagine(view, chance)
    s.shown[0] = chance.pick(3)
    return s


def test_RR14_a_running_fight_is_imagined_with_its_outcome() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    worlds = play(one(position), "D", "A: go ballroom", "A: show ...", "B: show ...")
    found = groups(worlds, "D")
    assert len(found) == 6, "no Attack, one by A, one by B, both with three outcomes"
    for group in found:
        compare(group, "D", cards_shown)
    both = next(group for group in found if group[0].s.attacked == 0b11)
    with pytest.raises(AssertionError, match="imagined"):
        compare(both, "D", cards_shown, blind_to_the_outcome)


def test_R4_10_after_a_combat_item_nobody_was_friendly_and_the_cards_stay() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "D": "Vault"}, {"A": ["Hidden Weapon"]})
    steps = ("A: go ballroom", "A: show ...", "B: show ...", "A: use hidden weapon")
    for group in groups(play(one(position), "D", *steps), "D"):
        compare(group, "D", cards_shown)


def test_R16_9_the_guard_s_weapon_fits_the_outcome_that_all_hear() -> None:
    there = room("Gallery")
    position = Position({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    found = groups(play(one(position), "B", "A: go gallery", "A: show ..."), "B")
    assert len(found) == 4, "no Attack, or one with three outcomes"
    for group in found:
        compare(group, "B", cards_shown)
    attack = next(group for group in found if group[0].s.attacked)
    with pytest.raises(AssertionError, match="imagined"):
        compare(attack, "B", cards_shown, blind_to_the_outcome)


FOUGHT = ("A: go ballroom", "A: show ...", "B: show ...", "A: pass", "B: pass")


def test_RR58_an_earlier_fight_still_tells_what_both_have_spent() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    found = [g for g in groups(play(one(position), "D", *FOUGHT), "D") if sum(g[0].s.spent) == 2]
    assert len(found) == 3, "three outcomes"
    for group in found:
        compare(group, "D", arsenals)
        with pytest.raises(AssertionError, match="imagined"):
            compare(group, "D", arsenals, forgetful("weapons"))


def test_RR58_fights_in_a_row_tell_of_all_who_fought() -> None:
    """A and B drew, then B and C: A and C have spent the same weapon if that was a draw too."""
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Office", "D": "Vault"})
    steps = ("A: go jamming", "B: go office", "B: show ...", "C: show ...", "B: pass", "C: pass")
    both = [world for world in play(one(position), "D", *FOUGHT) if sum(world.s.spent) == 2]
    tied = next(g for g in groups(both, "D") if g[0].s.top().kind == SNEAK)
    for group in groups(play(tied, "D", *steps), "D"):
        compare(group, "D", arsenals, n=1500)


def test_RR58_fights_after_a_visit_to_the_armoury_tell_of_the_new_weapon() -> None:
    """A took a weapon, and beat or drew with B, who has one weapon left that all know."""
    worlds = at_the_armoury(one(Position({}, seats=4)), 0)
    worlds = play(worlds, "D", *(f"A{step}" for step in VISIT))
    for world in worlds:
        s = world.s
        s.room = [room("Entrance"), room("Ballroom"), room("Vault"), room("Telex")]
        s.turn, s.start, s.barred, s.halt = 0, s.room[0], 1 << s.room[0], 0
        s.frames[-1].seat = 0
    for group in groups(play(worlds, "D", *FOUGHT), "D"):
        compare(group, "D", arsenals, n=1200)


def test_RR58_an_earlier_fight_with_a_guard_tells_of_both_weapons() -> None:
    there = room("Gallery")
    position = Position({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    worlds = play(one(position), "B", "A: go gallery", "A: show ...", "A: pass")
    found = [group for group in groups(worlds, "B") if sum(group[0].s.spent)]
    assert len(found) == 3, "three outcomes"
    for group in found:
        compare(group, "B", cards_shown)
        with pytest.raises(AssertionError, match="imagined"):
            compare(group, "B", cards_shown, forgetful("weapons"))


def test_RR58_a_guard_s_weapon_that_one_sees_tells_of_those_before() -> None:
    """After A's fight B meets a guard too, and sees a weapon that A's guard cannot have had."""
    there = room("Gallery")
    position = Position({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    worlds = play(one(position), "B", "A: go gallery", "A: show ...", "A: pass")
    won = next(g for g in groups(worlds, "B") if sum(g[0].s.spent) and not g[0].s.guards)
    for world in won:
        s = world.s
        s.guards = [there]
        s.room = [room("Vault"), room("Helipad")]
        s.frames[-1].seat = s.turn = 1
        s.start, s.barred, s.halt = room("Helipad"), 0, 0
    for group in groups(play(won, "B", "B: go gallery", "B: show knife", "B: pass"), "B"):
        compare(group, "B", cards_shown)
