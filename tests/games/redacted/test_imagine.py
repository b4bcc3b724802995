"""Imagined worlds are as likely as the real ones: compared with all worlds, counted exactly."""

from collections.abc import Callable, Hashable

import msgspec
import pytest

from brushpass.core.chance import Fast
from brushpass.core.knowledge import Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.cards import (
    DANGER_ZONE,
    HIDDEN,
    KINDS,
    NEUTRAL_SEEN,
    NONE,
    WEAPON_SEEN,
)
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.hands import recycle, use_up
from brushpass.games.redacted.state import SNEAK, State
from brushpass.games.redacted.wire import View
from tests.games.redacted.scenario import Scene, item, room, seat
from tests.games.redacted.worlds import (
    Imagine,
    World,
    compare,
    dealt,
    groups,
    one,
    play,
    with_briefcases,
)

THEFT = ("A: go entrance", "A: go ballroom", "A: show neutral", "C: show knife", "A: pass")
ROOMS = {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom", "D": "Office"}


def without(**fields: object) -> Imagine:
    """A planted bias: as if the seat did not know this."""

    def imagine(view: View, chance: Fast) -> State:
        return GAME.imagine(msgspec.structs.replace(view, **fields), chance)

    return imagine


def hands(s: State) -> Hashable:
    return tuple(tuple(hand.kinds) for hand in s.hands), tuple(s.buried.kinds)


# Items in hands


def test_RR57_after_a_theft_the_item_is_here_or_there() -> None:
    scene = Scene(ROOMS, {"A": ["Key", "Bomb"]})
    worlds = play(dealt(scene, "C"), "B", *THEFT, "C: pass", "C: steal")
    group = groups(worlds, "B")[0]
    assert GAME.see(group[0].s, 1).agents[0].items == [HIDDEN]
    compare(group, "B", hands)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", hands, without(cases=[], spots=[]))


def test_RR57_after_two_thefts_from_one_hand_each_item_is_in_one_of_three() -> None:
    scene = Scene(ROOMS | {"D": "Jamming"}, {"A": ["Key", "Bomb", "Bulletproof Vest"]})
    steps = ("C: pass", "C: steal", "C: go jamming", "D: knock out", "D: steal")
    group = groups(play(one(scene), "B", *THEFT, *steps), "B")[0]
    compare(group, "B", hands)
    assert len({hands(world.s) for world in group}) == 6


def test_RR57_an_item_given_to_another_may_be_stolen_from_there() -> None:
    """B gave A a Bomb; A holds two more that B has not seen, and C steals one of the three."""
    rooms = {"A": "ground Staircase", "B": "Entrance", "C": "Ballroom"}
    scene = Scene(rooms, {"B": ["Bomb"]})
    gift = ("A: go entrance", "A: show neutral", "B: show friendly", "A: give nothing")
    robbed = (
        "A: go ballroom",
        "A: show neutral",
        "C: show knife",
        "A: pass",
        "C: pass",
        "C: steal",
    )
    worlds = play(dealt(scene, "A", "A"), "B", *gift, "B: give bomb", *robbed)
    group = groups(worlds, "B")[0]
    bombs = lambda s: tuple(hand.kinds.count(item("Bomb")) for hand in s.hands)  # noqa: E731
    compare(group, "B", bombs)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", bombs, without(cases=[], spots=[]))


def test_RR57_a_gift_between_others_is_any_of_the_giver_s_items() -> None:
    scene = Scene(ROOMS, {"A": ["Key", "Key", "Bomb"]})
    gift = ("A: go entrance", "A: go ballroom", "A: show friendly", "C: show neutral")
    group = groups(play(one(scene), "B", *gift, "A: give ...", "C: give nothing"), "B")[0]
    assert GAME.see(group[0].s, 1).agents[0].items == [item("Key"), HIDDEN]
    compare(group, "B", hands)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", hands, without(cases=[], spots=[]))


def test_RR57_R11_7_what_was_dropped_is_any_item_but_contraband() -> None:
    rooms = {"A": "terrace Staircase", "B": "X-ray"}
    scene = Scene(rooms, {"A": ["Key", "Bomb", "Contraband"]})
    steps = ("A: go security hq", "A: go gallery", "A: go terrace storage", "A: search storage")
    group = groups(play(one(scene), "B", *steps, "A: drop ..."), "B")[0]
    compare(group, "B", hands)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", hands, without(cases=[], spots=[]))


def test_R11_7_nobody_who_saw_nothing_imagines_contraband_among_the_dropped() -> None:
    scene = Scene({"A": "Gallery"}, {"B": ["Key"] * 3})
    steps = ("A: go terrace storage", "A: search storage", "A: drop ...")
    names = ("Contraband", "Contraband", "Bomb", "Code Cracker", "Bulletproof Vest")
    group = groups(play(dealt(shrunk(scene, *names), "A", "A", "A"), "B", *steps), "B")[0]
    compare(group, "B", hands)


def shrunk(scene: Scene, *names: str) -> Scene:
    """Nearly all items lie in the open: a deck small enough to count."""
    left = [0] * KINDS
    for name in names:
        left[item(name)] += 1
    for kind in range(KINDS):
        scene.s.discard[kind] = scene.s.items.counts[kind] - left[kind]
    scene.s.items = Pile(left)
    return scene


def test_RR31_RR57_a_deck_made_anew_holds_what_all_have_seen_discarded() -> None:
    scene = Scene({"A": "Gallery", "C": "Office"})
    worlds = dealt(shrunk(scene, "Bomb", "Code Cracker", "Bulletproof Vest", "Key"), "C", "C")
    for world in worlds:  # what is left of the deck lies face down in the discard
        world.s.buried = Cards()
        for kind, count in enumerate(world.s.items.counts):
            for _ in range(count):
                world.s.buried.add(kind, 0)
        world.s.items = Pile([0] * KINDS)
    worlds = play(worlds, "B", "A: go terrace storage", "A: search storage")
    group = groups(worlds, "B")[0]
    drawn = lambda s: (s.hands[0].kinds[0], tuple(s.hands[2].kinds))  # noqa: E731
    compare(group, "B", drawn, n=2000)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", drawn, without(cases=[], spots=[]))


def in_hands(*names: str) -> Callable[[State], Hashable]:
    """How many of these each agent holds."""
    kinds = [item(name) for name in names]
    return lambda s: tuple(hand.kinds.count(kind) for hand in s.hands for kind in kinds)


def used(worlds: list[World], who: str, name: str) -> list[World]:
    """Somebody openly uses an item; worlds in which they cannot are left out."""
    found = [world for world in worlds if item(name) in world.s.hands[seat(who)].kinds]
    for world in found:
        use_up(world.s, seat(who), item(name))
    return found


def mixed_twice() -> list[World]:
    """C holds one unseen item and steals one of A's two; D steals one of C's two."""
    scene = Scene(ROOMS | {"D": "Jamming"}, {"A": ["Key", "Bomb"]})
    steps = ("C: pass", "C: steal", "C: go jamming", "D: knock out", "D: steal")
    return play(dealt(scene, "C"), "B", *THEFT, *steps)


def test_RR57_an_item_that_mixes_twice_unseen_is_where_it_can_be() -> None:
    where = in_hands("Key", "Bomb")
    group = groups(mixed_twice(), "B")[0]
    compare(group, "B", where, n=1500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", where, without(cases=[], spots=[]))


def test_RR57_what_appears_after_two_mixings_may_be_that_item_or_another() -> None:
    """D uses a Key: A's, or the one that C may have had."""
    where = in_hands("Key", "Bomb", "Bulletproof Vest")
    group = groups(used(groups(mixed_twice(), "B")[0], "D", "Key"), "B")[0]
    compare(group, "B", where, n=1500)
    group = groups(used(group, "C", "Bomb"), "B")[0]
    compare(group, "B", where, n=1500)


def test_RR57_R11_7_after_a_drop_and_a_new_deck_nobody_imagines_contraband_dropped() -> None:
    """B knows A's three items. One of them is dropped, and the deck is made anew."""
    rooms = {"A": "terrace Staircase", "B": "X-ray"}
    scene = Scene(rooms, {"A": ["Key", "Bomb", "Contraband"]})
    scene = shrunk(scene, "Key", "Night Vision Goggles")
    for kind in range(KINDS):
        scene.s.removed[kind] += scene.s.discard[kind]
        scene.s.discard[kind] = 0
    scene.s.items.remove(item("Key"))
    scene.s.discard[item("Key")] = 1
    steps = ("A: go security hq", "A: go gallery", "A: go terrace storage", "A: search storage")
    group = groups(play(one(scene), "B", *steps, "A: drop ..."), "B")[0]
    for world in group:
        recycle(world.s)
    everywhere = lambda s: (hands(s), tuple(s.items.counts))  # noqa: E731
    compare(group, "B", everywhere)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", everywhere, without(cases=[], spots=[]))


# Briefcases


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


# Weapons


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


def test_R7_3_RR58_weapons_put_back_were_in_the_deck_then() -> None:
    """F took a weapon; then A saw two and put one back; B took one after that."""
    worlds = at_the_armoury(one(Scene({}, seats=6, turn="F")), 5)
    worlds = at_the_armoury(play(worlds, "A", *(f"F{step}" for step in VISIT)), 0)
    worlds = at_the_armoury(play(worlds, "A", *(f"A{step}" for step in VISIT)), 1)
    worlds = play(worlds, "A", *(f"B{step}" for step in VISIT))
    found = [
        group
        for group in groups(worlds, "A")
        if group[0].s.kept[1] == 0 and group[0].s.put_back[1] == 1
    ]
    first = lambda s: tuple(s.weapons[15:])  # noqa: E731
    compare(found[0], "A", arsenals, n=600)
    compare(found[0], "A", first, n=2500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(found[0], "A", first, without(put_back=[NONE] * 3), n=2500)


def test_R4_9_weapons_spent_unseen_are_any_of_those_in_hand() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    steps = ("A: go ballroom", "A: show ...", "B: show neutral", "A: pass", "B: pass")
    group = next(g for g in groups(play(one(scene), "D", *steps), "D") if sum(g[0].s.spent))
    compare(group, "D", arsenals)


# Fights


def cards_shown(s: State) -> Hashable:
    return tuple(s.shown), tuple(s.spent), tuple(s.guard_cards.kinds)


def blind_to_the_outcome(view: View, chance: Fast) -> State:
    """A planted bias: any weapon may have been shown."""
    s = GAME.imagine(view, chance)
    s.shown[0] = chance.pick(3)
    return s


def test_RR14_a_running_fight_is_imagined_with_its_outcome() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    worlds = play(one(scene), "D", "A: go ballroom", "A: show ...", "B: show ...")
    found = groups(worlds, "D")
    assert len(found) == 6, "no Attack, one by A, one by B, both with three outcomes"
    for group in found:
        compare(group, "D", cards_shown)
    both = next(group for group in found if group[0].s.attacked == 0b11)
    with pytest.raises(AssertionError, match="imagined"):
        compare(both, "D", cards_shown, blind_to_the_outcome)


def test_R4_10_after_a_combat_item_nobody_was_friendly_and_the_cards_stay() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "D": "Vault"}, {"A": ["Hidden Weapon"]})
    steps = ("A: go ballroom", "A: show ...", "B: show ...", "A: use hidden weapon")
    for group in groups(play(one(scene), "D", *steps), "D"):
        compare(group, "D", cards_shown)


def test_R16_9_the_guard_s_weapon_fits_the_outcome_that_all_hear() -> None:
    there = room("Gallery")
    scene = Scene({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    found = groups(play(one(scene), "B", "A: go gallery", "A: show ..."), "B")
    assert len(found) == 4, "no Attack, or one with three outcomes"
    for group in found:
        compare(group, "B", cards_shown)
    attack = next(group for group in found if group[0].s.attacked)
    with pytest.raises(AssertionError, match="imagined"):
        compare(attack, "B", cards_shown, blind_to_the_outcome)


FOUGHT = ("A: go ballroom", "A: show ...", "B: show ...", "A: pass", "B: pass")


def test_RR58_an_earlier_fight_still_tells_what_both_have_spent() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    found = [g for g in groups(play(one(scene), "D", *FOUGHT), "D") if sum(g[0].s.spent) == 2]
    assert len(found) == 3, "three outcomes"
    for group in found:
        compare(group, "D", arsenals)
        with pytest.raises(AssertionError, match="imagined"):
            compare(group, "D", arsenals, without(arms=[]))


def test_RR58_fights_in_a_row_tell_of_all_who_fought() -> None:
    """A and B drew, then B and C: A and C have spent the same weapon if that was a draw too."""
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Office", "D": "Vault"})
    steps = ("A: go jamming", "B: go office", "B: show ...", "C: show ...", "B: pass", "C: pass")
    both = [world for world in play(one(scene), "D", *FOUGHT) if sum(world.s.spent) == 2]
    tied = next(g for g in groups(both, "D") if g[0].s.top().kind == SNEAK)
    for group in groups(play(tied, "D", *steps), "D"):
        compare(group, "D", arsenals, n=1500)


def test_RR58_fights_after_a_visit_to_the_armoury_tell_of_the_new_weapon() -> None:
    """A took a weapon, and beat or drew with B, who has one weapon left that all know."""
    worlds = at_the_armoury(one(Scene({}, seats=4)), 0)
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
    scene = Scene({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    worlds = play(one(scene), "B", "A: go gallery", "A: show ...", "A: pass")
    found = [group for group in groups(worlds, "B") if sum(group[0].s.spent)]
    assert len(found) == 3, "three outcomes"
    for group in found:
        compare(group, "B", cards_shown)
        with pytest.raises(AssertionError, match="imagined"):
            compare(group, "B", cards_shown, without(arms=[]))


def test_RR58_a_guard_s_weapon_that_one_sees_tells_of_those_before() -> None:
    """After A's fight B meets a guard too, and sees a weapon that A's guard cannot have had."""
    there = room("Gallery")
    scene = Scene({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there])
    worlds = play(one(scene), "B", "A: go gallery", "A: show ...", "A: pass")
    won = next(g for g in groups(worlds, "B") if sum(g[0].s.spent) and not g[0].s.guards)
    for world in won:
        s = world.s
        s.guards = [there]
        s.room = [room("Vault"), room("Helipad")]
        s.frames[-1].seat = s.turn = 1
        s.start, s.barred, s.halt = room("Helipad"), 0, 0
    for group in groups(play(won, "B", "B: go gallery", "B: show knife", "B: pass"), "B"):
        compare(group, "B", cards_shown)


# Looks


def seen_by_a(s: State) -> Hashable:
    card = s.glimpse[1]
    kind = card if card >= NEUTRAL_SEEN else "loyalty"
    return s.glimpse[0], kind, s.learnt[0] >> 2 & 1, s.added[0]


def ignorant(view: View, chance: Fast) -> State:
    """A planted bias: others learn nothing."""
    s = GAME.imagine(view, chance)
    s.learnt[0] = 1
    return s


def test_R5_3_RR58_others_have_learnt_what_an_interrogation_may_show() -> None:
    scene = Scene({"A": "Entrance", "B": "Vault", "C": "Ballroom"})
    fight = ("A: go ballroom", "A: show knife", "C: show neutral", "A: pass", "C: pass")
    for viewer in ("B", "C"):
        worlds = play(one(scene), viewer, *fight, "A: interrogate", "C: choose ...")
        group = groups(worlds, viewer)[0]
        compare(group, viewer, seen_by_a)
        with pytest.raises(AssertionError, match="imagined"):
            compare(group, viewer, seen_by_a, ignorant)
    assert {world.s.glimpse[1] for world in group} >= {NEUTRAL_SEEN, WEAPON_SEEN}


def test_R9_3_RR58_others_have_learnt_what_a_hack_may_show() -> None:
    scene = Scene({"A": "Computer", "C": "Vault"}, turn="C")
    steps = ("C: go radio", "C: call uk helicopter", "A: hack")
    group = groups(play(one(scene), "B", *steps), "B")[0]
    compare(group, "B", seen_by_a)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", seen_by_a, ignorant)


def test_R14_2_RR58_interpol_has_seen_the_loyalty_of_whom_it_arrested() -> None:
    scene = Scene({"A": "Entrance", "B": "Vault", "C": "Ballroom"}, mission=2)
    scene.go("Ballroom").fight("knife", "neutral").act("arrest")
    imagined = GAME.imagine(scene.view("B"), Fast(1))
    assert imagined.learnt[0] >> 2 & 1
    assert not imagined.learnt[3] >> 2 & 1


# Danger Zone


def objectives(s: State) -> Hashable:
    hand = tuple(s.hands[0].kinds)
    left = tuple(kind for kind, n in enumerate(s.objectives.counts) if n)
    return hand, tuple(s.dropped.kinds), tuple(s.buried.kinds), left


def test_R16_8_RR50_objectives_are_where_the_other_can_have_taken_them() -> None:
    there = room("Gallery")
    scene = Scene({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there], prize=there)
    fight = ("A: go gallery", "A: show knife", "A: pass", "A: take it")
    shrunk(scene, "Key", "Key", "Contraband", "grey Floppy 2", "USA intel", "Microfilm 2")
    worlds = play(dealt(scene, "A", "A"), "B", *fight)
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
        compare(group, "B", objectives, without(cases=[], spots=[]), n=1000)
