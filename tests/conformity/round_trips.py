"""`imagine` inverts `see`, and knows nothing but the view."""

from typing import Any

from brushpass.core.chance import Fast
from brushpass.core.playout import random_playout
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Audience, Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.play import many_moments, walk
from tests.conformity.streams import whom


def check_round_trips(cell: Cell, count: int, seed: int = 0) -> None:
    game, audiences = cell.game, cell.audiences
    elsewhere = next(walk(cell, -1))
    for number, s in many_moments(cell, count, seed):
        audience = audiences[number % len(audiences)]
        _check_round_trip(cell, audience, s, number)
        _must_know_the_view_alone(cell, audience, s, elsewhere)
        second = game.imagine(game.see(s, audience, None), Fast(number))
        decisions = random_playout(game, second, Fast(number))
        assert decisions <= cell.mode.longest, f"{cell}: an imagined truth takes {decisions}"
        elsewhere = s


def _check_round_trip(cell: Cell, audience: Audience, s: Any, number: int) -> None:
    game = cell.game
    view = game.see(s, audience, None)
    second = game.imagine(view, Fast(number))
    seen = game.see(second, audience, None)
    assert seen == view, (
        f"{cell}: {whom(audience)} sees something else in the truth imagined from its view: "
        f"{where_different(dump(view), dump(seen))}"
    )
    to_act, other = game.to_act(s), game.to_act(second)
    assert to_act == other, f"{cell}: to act are {to_act}, but {other} in an imagined truth"
    for truth, kind in ((s, "true"), (second, "imagined")):
        wrong = impossible(cell, truth)
        assert not wrong, f"{cell}: a truth that is {kind} cannot have come about: {wrong}"


def impossible(cell: Cell, s: Any) -> str:
    """Why play cannot have led here, as far as the game's `secrets.py` can tell."""
    check = getattr(cell.secrets, "impossible", None)
    return str(check(s)) if check else ""


def _must_know_the_view_alone(cell: Cell, audience: Audience, s: Any, elsewhere: Any) -> None:
    """Whatever was looked at last: the same view and the same luck imagine the same truth."""
    game = cell.game
    view = encode(game.see(s, audience, None))
    imagined = []
    for looked_at in (s, elsewhere):
        game.see(looked_at, audience, None)
        imagined.append(dump(game.imagine(decode(view, game.face.view_type()), Fast(7))))
    assert imagined[0] == imagined[1], (
        f"{cell}: what {whom(audience)} imagines depends on more than its view: "
        f"{where_different(imagined[0], imagined[1])}"
    )
