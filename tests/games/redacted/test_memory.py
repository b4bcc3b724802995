"""Memories of items: never wrong, and never behind what a look leaves on a card."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.knowledge import EVERYBODY, NOBODY
from brushpass.core.table import Table
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules import setup
from brushpass.games.redacted.rules.cards import DIPLOMATIQUE, HIDDEN
from brushpass.games.redacted.rules.places import BURIED, lay, lift
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.view import see_items
from tests.conformity.cells import Cell, cells_of
from tests.games.redacted.scenario import item
from tests.games.redacted.secrets import unthinkable

LOOK_EVERY = 5


def known(view: View) -> list[list[int]]:
    """What the viewer can name, place by place."""
    places = [*[agent.items for agent in view.agents], view.tiles, view.buried, view.dropped]
    return [[kind for kind in kinds if kind >= 0] for kinds in places]


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_RR57_the_truth_is_never_ruled_out_and_marks_never_know_more(cell: Cell) -> None:
    for seed in range(3):
        chance = Fast(seed)
        table = Table(GAME, cell.options(), Fast(seed + 100))
        while seats := table.to_act():
            for audience in cell.audiences:
                if chance.pick(LOOK_EVERY) == 0:
                    view = table.view(audience)
                    assert unthinkable(table.state, view) == ""
                    marks = known(GAME.see(table.state, audience, None))
                    for less, more in zip(marks, known(view), strict=True):
                        assert all(less.count(kind) <= more.count(kind) for kind in less)
            legal = table.legal(seats[0])
            table.play(seats[0], legal[chance.pick(len(legal))])


def buried(*cards: tuple[str, int]) -> State:
    """Items face down, with the seats that know them as bits."""
    s = setup.blank(DIPLOMATIQUE, 4, 20, 0)
    for name, knowers in cards:
        lay(s, item(name), BURIED, knowers)
    return s


@pytest.mark.parametrize("hidden", ["Key", "Bomb"])
def test_who_knows_two_keys_knows_one_when_one_goes_openly_whatever_the_third_is(
    hidden: str,
) -> None:
    for order in range(3):
        cards = [("Key", 0b11), ("Key", 0b01)]
        cards.insert(order, (hidden, NOBODY))
        s = buried(*cards)
        lift(s, item("Key"), BURIED, EVERYBODY)
        assert see_items(s, BURIED, 0, None) == [item("Key"), HIDDEN]
        assert see_items(s, BURIED, 1, None) == [HIDDEN, HIDDEN]


def test_who_does_not_see_which_item_goes_no_longer_knows_the_rest() -> None:
    s = buried(("Key", 0b11), ("Bomb", 0b11))
    lift(s, item("Key"), BURIED, 0b01)
    assert see_items(s, BURIED, 0, None) == [item("Bomb")]
    assert see_items(s, BURIED, 1, None) == [HIDDEN]
