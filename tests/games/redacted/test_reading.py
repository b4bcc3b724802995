"""What a display is told of the house is what the rules make of it."""

from brushpass.core.game import AnyGame
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules import guards
from brushpass.games.redacted.rules.cards import DANGER_ZONE, HIDDEN, NONE, TWO_MAN_RULE
from brushpass.games.redacted.rules.embassy import ROOMS, STAIRCASES
from brushpass.games.redacted.rules.hands import is_full
from brushpass.games.redacted.rules.places import BURIED, DECK
from brushpass.games.redacted.rules.presence import is_dark
from brushpass.games.redacted.rules.roles import role
from brushpass.games.redacted.speech.page import ItemCase, ItemsPage, Spot
from brushpass.games.redacted.speech.reading import Lot, dealt, lots, read
from tests.conformity.cells import cells_of
from tests.conformity.play import walk

ANY: AnyGame = GAME


def test_R10_1_rooms_are_dark_where_nobody_meets() -> None:
    seen = set()
    for cell in cells_of(ANY):
        for world in walk(cell, 1):
            told = read(world.see(None))
            assert told.dark == [room for room in range(ROOMS) if is_dark(world.s, room)]
            assert told.locked == (NONE if world.s.lock == NONE else STAIRCASES[world.s.lock])
            seen.add(bool(told.dark))
    assert seen == {False, True}


def test_R3_5_only_the_injured_are_told_how_far_they_may_walk() -> None:
    for cell in cells_of(ANY):
        for world in walk(cell, 2):
            most = read(world.see(0)).most_steps
            assert most == (2 if world.s.is_injured(world.s.turn) else NONE)


def test_R1_4_there_is_room_for_items_as_long_as_a_hand_is_not_full() -> None:
    rooms = set()
    for cell in cells_of(ANY):
        for world in walk(cell, 2):
            for viewer in (0, None):
                told = read(world.see(viewer)).room
                assert [room == 0 for room in told] == [
                    is_full(world.s, seat) for seat in range(cell.seats)
                ]
                rooms.update(told)
    assert rooms == {0, 1, 2, 3}


def test_R16_5_R16_6_the_alert_level_and_its_limit_are_those_of_the_rules() -> None:
    levels = set()
    for cell in cells_of(ANY):
        for world in walk(cell, 3):
            danger = read(world.see(1)).danger
            assert (danger is not None) == (world.s.mission == DANGER_ZONE)
            if danger is not None and world.s.alerts:
                assert danger.level == guards.level(world.s)
                assert danger.limit == guards.threshold(world.s, world.s.alerts[-1])
                levels.add(danger.level)
    assert len(levels) > 3


def test_RR5_in_the_two_man_rule_each_is_told_their_own_team_alone() -> None:
    for cell in cells_of(ANY):
        world = next(iter(walk(cell, 4)))
        for seat in range(cell.seats):
            team = role(world.s, seat) if world.s.mission == TWO_MAN_RULE else ""
            assert read(world.see(seat)).team == team
        assert read(world.see(None)).team == ""


def case(*spots: tuple[int, int], first: tuple[int, int] = (HIDDEN, HIDDEN)) -> ItemCase:
    return ItemCase(1, list(first), [Spot(place, card) for place, card in spots])


def test_RR57_an_item_surely_lies_in_one_of_the_places_of_all_cases() -> None:
    page = ItemsPage([], [case((0, 3), (1, 5)), case((1, 3), (0, -7))], False, [])
    assert lots(page) == [Lot(3, 1, [0, 1])]
    may_be_in_deck = ItemsPage([], [case((0, 3)), case((DECK, 3))], False, [])
    assert lots(may_be_in_deck) == []
    twice = ItemsPage([], [case((0, 3), (BURIED, 3)), case((1, 3), (BURIED, 3))], False, [])
    assert lots(twice) == [Lot(3, 2, [0, 1, BURIED])]


def test_RR57_what_a_briefcase_held_first_is_told_if_all_cases_agree() -> None:
    page = ItemsPage([], [case(first=(4, 2)), case(first=(4, HIDDEN))], False, [])
    assert dealt(page) == [4, NONE]
