"""`imagine` inverts `see`, and knows nothing but the view."""

from typing import Any

from brushpass.core.chance import Fast
from brushpass.core.playout import random_playout
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Audience, Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.play import many_sights, walk
from tests.conformity.streams import whom
from tests.conformity.worlds import World


def check_round_trips(cell: Cell, count: int, seed: int = 0) -> None:
    elsewhere = next(walk(cell, -1))
    for number, world, audience in many_sights(cell, count, seed):
        second = _check_round_trip(cell, audience, world, number)
        _must_know_the_view_alone(cell, audience, world, elsewhere)
        _must_do_without_memory(cell, audience, world.s, number)
        decisions = random_playout(cell.game, second.s, Fast(number))
        assert decisions <= cell.mode.longest, f"{cell}: an imagined truth takes {decisions}"
        elsewhere = world


def _check_round_trip(cell: Cell, audience: Audience, world: World, number: int) -> World:
    game = cell.game
    view = world.see(audience)
    second = world.imagined(audience, Fast(number))
    seen = second.see(audience)
    assert seen == view, (
        f"{cell}: {whom(audience)} sees something else in the truth imagined from its view: "
        f"{where_different(dump(view), dump(seen))}"
    )
    to_act, other = game.to_act(world.s), game.to_act(second.s)
    assert to_act == other, f"{cell}: to act are {to_act}, but {other} in an imagined truth"
    for truth, kind in ((world.s, "true"), (second.s, "imagined")):
        wrong = impossible(cell, truth)
        assert not wrong, f"{cell}: a truth that is {kind} cannot have come about: {wrong}"
        wrong = unthinkable(cell, truth, view)
        assert not wrong, f"{cell}: {whom(audience)} rules out a truth that is {kind}: {wrong}"
    return second


def impossible(cell: Cell, s: Any) -> str:
    """Why play cannot have led here, as far as the game's `secrets.py` can tell."""
    check = getattr(cell.secrets, "impossible", None)
    return str(check(s)) if check else ""


def unthinkable(cell: Cell, s: Any, view: Any) -> str:
    """Why a memory, by the page in this view, does not hold this truth possible, likewise."""
    check = getattr(cell.secrets, "unthinkable", None)
    return str(check(s, view)) if check else ""


def _must_do_without_memory(cell: Cell, audience: Audience, s: Any, number: int) -> None:
    """Who has just come to the table can imagine how it may have come to what it shows."""
    game = cell.game
    view = game.see(s, audience, None)
    second = game.imagine(decode(encode(view), game.face.view_type()), Fast(number))
    seen = game.see(second, audience, None)
    assert seen == view, (
        f"{cell}: {whom(audience)}, just come, sees something else in the truth imagined from its "
        f"view: {where_different(dump(view), dump(seen))}"
    )


def _must_know_the_view_alone(
    cell: Cell, audience: Audience, world: World, elsewhere: World
) -> None:
    """Whatever was looked at last: the same view and the same luck imagine the same truth."""
    game = cell.game
    view = world.sight(audience)
    imagined = []
    for looked_at in (world, elsewhere):
        looked_at.see(audience)
        imagined.append(dump(game.imagine(decode(view, game.face.view_type()), Fast(7))))
    assert imagined[0] == imagined[1], (
        f"{cell}: what {whom(audience)} imagines depends on more than its view: "
        f"{where_different(imagined[0], imagined[1])}"
    )
