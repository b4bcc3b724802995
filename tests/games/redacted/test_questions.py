"""The questions of the rules of thumb: a view and a state answer alike what is certain."""

from collections.abc import Iterator

import pytest

from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    FACTIONS,
    HIDDEN,
    KINDS,
    WEAPONS,
)
from brushpass.games.redacted.thought.imagined import Imagined
from brushpass.games.redacted.thought.prices import price
from brushpass.games.redacted.thought.questions import Questions
from brushpass.games.redacted.thought.seen import Seen
from tests.conformity.cells import Cell, cells_of

PUBLIC = [name for name in Questions.__annotations__ if name != "items"]


def moments(cell: Cell) -> Iterator[tuple[Table, int]]:
    """Decisions of one game in which Clerks play, and of one in which every other is random."""
    for seed in range(2):
        chance = Fast(seed)
        table = Table(GAME, cell.options(), chance)
        while seats := table.to_act():
            seat = seats[chance.pick(len(seats))]
            legal = table.legal(seat)
            if len(legal) > 1:
                yield table, seat
            action = GAME.thought.rollout(table.state, seat, legal, chance)
            if seed and chance.pick(2):
                action = legal[chance.pick(len(legal))]
            table.play(seat, action)


def nobody_was_arrested(table: Table) -> bool:
    """Else a view counts deals where an imagined player takes shares (R14)."""
    return not table.state.arrested and not table.state.cleared


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_what_all_see_and_the_own_hand_are_the_same(cell: Cell) -> None:
    for table, me in moments(cell):
        seen, imagined = Seen(table.view(me)), Imagined(table.state, me)
        for name in PUBLIC:
            assert getattr(seen, name) == getattr(imagined, name), name
        assert sorted(seen.items) == sorted(imagined.items)
        for weapon in range(WEAPONS):
            assert seen.in_hand(weapon) == imagined.in_hand(weapon)
            assert seen.owned(weapon) == imagined.owned(weapon)
        assert seen.guard_weapons() == imagined.guard_weapons()
        assert seen.floppy() == imagined.floppy()
        assert seen.taken() == imagined.taken()


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_what_an_imagined_player_is_sure_of_is_so_in_the_view(cell: Cell) -> None:
    for table, me in moments(cell):
        seen, imagined = Seen(table.view(me)), Imagined(table.state, me)
        for faction in range(len(FACTIONS)):
            if faction in seen.factions:
                assert seen.enemy(faction) == pytest.approx(imagined.enemy(faction))
        for other in range(seen.seats):
            if other == me:
                continue
            assert seen.knows_loyalty(other) == imagined.knows_loyalty(other)
            for share, quick in (
                (seen.friend(other), imagined.friend(other)),
                (seen.wanted(other), imagined.wanted(other)),
            ):
                if nobody_was_arrested(table) or quick in (0.0, 1.0):
                    assert share == pytest.approx(quick)
            for kind in range(KINDS):
                assert seen.items_of(other).count(kind) >= imagined.items_of(other).count(kind)
        for colour in range(2):
            assert imagined.inside(colour) in (HIDDEN, seen.inside(colour))


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_who_has_just_come_knows_as_much_as_an_imagined_player(cell: Cell) -> None:
    for table, me in moments(cell):
        view, legal, seed = GAME.see(table.state, me, None), table.legal(me), table.state.round
        for kind in Imagined(table.state, me).items:
            assert price(Seen(view), kind) == price(Imagined(table.state, me), kind)
        if nobody_was_arrested(table):
            advised = GAME.thought.advise(view, legal, Fast(seed))
            assert GAME.thought.rollout(table.state, me, legal, Fast(seed)) is advised
