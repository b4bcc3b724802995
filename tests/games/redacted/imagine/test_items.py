"""Imagined items in hands are as likely as in all worlds, counted exactly."""

from collections.abc import Callable, Hashable

import pytest

from brushpass.core.chance import Fast
from brushpass.core.knowledge import NOBODY, Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.memory.items import shuffle_together
from brushpass.games.redacted.memory.ledger import NOTHING_DEALT, Case
from brushpass.games.redacted.memory.memory import RedactedMemory
from brushpass.games.redacted.memory.unknowns import spot
from brushpass.games.redacted.rules.cards import HIDDEN, KINDS, LETTER, item_totals
from brushpass.games.redacted.rules.hands import recycle, use_up
from brushpass.games.redacted.rules.places import BURIED, DECK, lay
from brushpass.games.redacted.rules.state import State
from tests.games.redacted.scenario import Position, item, seat
from tests.games.redacted.worlds import World, compare, dealt, forgetful, groups, one, play, shrunk

THEFT = ("A: go entrance", "A: go ballroom", "A: show neutral", "C: show knife", "A: pass")
ROOMS = {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom", "D": "Office"}


def hands(s: State) -> Hashable:
    return tuple(tuple(hand.kinds) for hand in s.hands), tuple(s.buried.kinds)


def test_RR57_after_a_theft_the_item_is_here_or_there() -> None:
    position = Position(ROOMS, {"A": ["Key", "Bomb"]})
    worlds = play(dealt(position, "C"), "B", *THEFT, "C: pass", "C: steal")
    group = groups(worlds, "B")[0]
    assert group[0].view("B").agents[0].items == [HIDDEN]
    compare(group, "B", hands)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", hands, forgetful("items"))


def test_RR57_after_two_thefts_from_one_hand_each_item_is_in_one_of_three() -> None:
    position = Position(ROOMS | {"D": "Jamming"}, {"A": ["Key", "Bomb", "Bulletproof Vest"]})
    steps = ("C: pass", "C: steal", "C: go jamming", "D: knock out", "D: steal")
    group = groups(play(one(position), "B", *THEFT, *steps), "B")[0]
    compare(group, "B", hands)
    assert len({hands(world.s) for world in group}) == 6


def test_RR57_an_item_given_to_another_may_be_stolen_from_there() -> None:
    """B gave A a Bomb; A holds two more that B has not seen, and C steals one of the three."""
    rooms = {"A": "ground Staircase", "B": "Entrance", "C": "Ballroom"}
    position = Position(rooms, {"B": ["Bomb"]})
    gift = ("A: go entrance", "A: show neutral", "B: show friendly", "A: give nothing")
    robbed = (
        "A: go ballroom",
        "A: show neutral",
        "C: show knife",
        "A: pass",
        "C: pass",
        "C: steal",
    )
    worlds = play(dealt(position, "A", "A"), "B", *gift, "B: give bomb", *robbed)
    group = groups(worlds, "B")[0]
    bombs = lambda s: tuple(hand.kinds.count(item("Bomb")) for hand in s.hands)  # noqa: E731
    compare(group, "B", bombs)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", bombs, forgetful("items"))


def test_RR57_a_gift_between_others_is_any_of_the_giver_s_items() -> None:
    position = Position(ROOMS, {"A": ["Key", "Key", "Bomb"]})
    gift = ("A: go entrance", "A: go ballroom", "A: show friendly", "C: show neutral")
    group = groups(play(one(position), "B", *gift, "A: give ...", "C: give nothing"), "B")[0]
    assert group[0].view("B").agents[0].items == [item("Key"), HIDDEN]
    compare(group, "B", hands)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", hands, forgetful("items"))


def test_RR57_R11_7_what_was_dropped_is_any_item_but_contraband() -> None:
    rooms = {"A": "terrace Staircase", "B": "X-ray"}
    position = Position(rooms, {"A": ["Key", "Bomb", "Contraband"]})
    steps = ("A: go security hq", "A: go gallery", "A: go terrace storage", "A: search storage")
    group = groups(play(one(position), "B", *steps, "A: drop ..."), "B")[0]
    compare(group, "B", hands)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", hands, forgetful("items"))


def test_R11_7_nobody_who_saw_nothing_imagines_contraband_among_the_dropped() -> None:
    position = Position({"A": "Gallery"}, {"B": ["Key"] * 3})
    steps = ("A: go terrace storage", "A: search storage", "A: drop ...")
    names = ("Contraband", "Contraband", "Bomb", "Code Cracker", "Bulletproof Vest")
    group = groups(play(dealt(shrunk(position, *names), "A", "A", "A"), "B", *steps), "B")[0]
    compare(group, "B", hands)


def test_RR31_RR57_a_deck_made_anew_holds_what_all_have_seen_discarded() -> None:
    position = Position({"A": "Gallery", "C": "Office"})
    worlds = dealt(shrunk(position, "Bomb", "Code Cracker", "Bulletproof Vest", "Key"), "C", "C")
    for world in worlds:  # what is left of the deck lies face down in the discard
        world.s.buried = Cards()
        for kind, count in enumerate(world.s.items.counts):
            for _ in range(count):
                world.s.buried.add(kind, 0)
        world.s.items = Pile([0] * KINDS)
        world.recount()
    worlds = play(worlds, "B", "A: go terrace storage", "A: search storage")
    group = groups(worlds, "B")[0]
    drawn = lambda s: (s.hands[0].kinds[0], tuple(s.hands[2].kinds))  # noqa: E731
    compare(group, "B", drawn, n=2000)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", drawn, forgetful("items"))


def in_hands(*names: str) -> Callable[[State], Hashable]:
    """How many of these each agent holds."""
    kinds = [item(name) for name in names]
    return lambda s: tuple(hand.kinds.count(kind) for hand in s.hands for kind in kinds)


def used(worlds: list[World], who: str, name: str) -> list[World]:
    """Somebody openly uses an item; worlds in which they cannot are left out."""
    found = [world for world in worlds if item(name) in world.s.hands[seat(who)].kinds]
    for world in found:
        use_up(world.s, seat(who), item(name))
        world.say("used", seat(who), item(name))
    return found


def mixed_twice() -> list[World]:
    """C holds one unseen item and steals one of A's two; D steals one of C's two."""
    position = Position(ROOMS | {"D": "Jamming"}, {"A": ["Key", "Bomb"]})
    steps = ("C: pass", "C: steal", "C: go jamming", "D: knock out", "D: steal")
    return play(dealt(position, "C"), "B", *THEFT, *steps)


def test_RR57_an_item_that_mixes_twice_unseen_is_where_it_can_be() -> None:
    where = in_hands("Key", "Bomb")
    group = groups(mixed_twice(), "B")[0]
    compare(group, "B", where, n=1500)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", where, forgetful("items"))


def test_RR57_what_appears_after_two_mixings_may_be_that_item_or_another() -> None:
    """D uses a Key: A's, or the one that C may have had."""
    where = in_hands("Key", "Bomb", "Bulletproof Vest")
    group = groups(used(groups(mixed_twice(), "B")[0], "D", "Key"), "B")[0]
    compare(group, "B", where, n=1500)
    group = groups(used(group, "C", "Bomb"), "B")[0]
    compare(group, "B", where, n=1500)


def made_anew(index: int, memory: RedactedMemory) -> None:
    known = memory.items
    shuffle_together(known, BURIED, DECK, [item("Key")])
    known.discard = [0] * KINDS


def test_RR57_R11_7_after_a_drop_and_a_new_deck_nobody_imagines_contraband_dropped() -> None:
    """B knows A's three items. One of them is dropped, and the deck is made anew."""
    rooms = {"A": "terrace Staircase", "B": "X-ray"}
    position = Position(rooms, {"A": ["Key", "Bomb", "Contraband"]})
    position = shrunk(position, "Key", "Night Vision Goggles")
    for kind in range(KINDS):
        position.s.removed[kind] += position.s.discard[kind]
        position.s.discard[kind] = 0
    position.s.items.remove(item("Key"))
    position.s.discard[item("Key")] = 1
    position.recount()
    steps = ("A: go security hq", "A: go gallery", "A: go terrace storage", "A: search storage")
    group = groups(play(one(position), "B", *steps, "A: drop ..."), "B")[0]
    for world in group:
        recycle(world.s)
        world.log += (made_anew,)
    everywhere = lambda s: (hands(s), tuple(s.items.counts))  # noqa: E731
    compare(group, "B", everywhere)
    with pytest.raises(AssertionError, match="imagined"):
        compare(group, "B", everywhere, forgetful("items"))


def test_RR57_two_equal_items_seen_at_once_are_two_of_those_that_are_left() -> None:
    """Perhaps two of the three Kits were discarded: then C could not show two."""
    position = Position(ROOMS, {"C": ["First Aid Kit", "First Aid Kit", "Bomb"]})
    s, kit = position.s, item("First Aid Kit")
    assert item_totals(s.mission, s.factions)[kit] == 3
    lay(s, item("Key"), BURIED, NOBODY)
    lay(s, item("Key"), BURIED, NOBODY)
    known = position.recount().memory(seat("B")).items
    perhaps = [spot(BURIED, kit)] * 2
    known.cases = [Case(1, NOTHING_DEALT, []), Case(5, NOTHING_DEALT, perhaps)]
    position.tell.scanned(seat("B"), seat("C"), s.hands[seat("C")].kinds)
    assert position.page("B").items.cases == []
    assert position.view("B").agents[seat("C")].items == sorted(s.hands[seat("C")].kinds)


def test_R15_1_a_letter_that_may_have_been_discarded_may_not_be_in_the_game() -> None:
    position = Position({"A": "Vault", "B": "X-ray", "C": "Office"}, mission=3)
    s, viewer = position.s, seat("B")
    s.items.remove(item("Key"))
    lay(s, item("Key"), BURIED, NOBODY)
    letters = [LETTER + faction for faction in s.factions]
    discarded = [[], *[[spot(BURIED, letter)] for letter in letters]]
    memory = position.recount().memory(viewer)
    memory.items.cases = [Case(1, NOTHING_DEALT, spots) for spots in discarded]
    view, chance, imagined = position.view("B"), Fast(1), set()
    for _ in range(200):
        truth = GAME.imagine(view, chance)
        assert GAME.see(truth, viewer, memory) == view
        imagined.add(truth.buried.kinds[0])
    assert imagined > set(letters)
