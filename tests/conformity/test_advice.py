"""A game's own advice is one of the options, from what the seat knows alone."""

from brushpass.core.chance import Fast
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Cell
from tests.conformity.play import many_moments

MOMENTS = 100


def test_advice_is_legal_and_follows_from_view_and_luck(cell: Cell) -> None:
    game = cell.game
    for number, world in many_moments(cell, MOMENTS):
        for seat in game.to_act(world.s):
            view, legal = world.see(seat), game.legal(world.s, seat)
            advice = game.thought.advise(view, legal, Fast(number))
            assert advice in legal
            again = game.thought.advise(
                decode(encode(view), game.face.view_type()), legal, Fast(number)
            )
            assert advice is again
