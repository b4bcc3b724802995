"""What a seat can conclude follows from its view alone."""

from brushpass.core.wire import Belief, decode, encode
from tests.conformity.cells import Cell
from tests.conformity.play import many_sights

MOMENTS = 40


def test_a_belief_is_made_from_the_view_and_holds_the_truth_possible(cell: Cell) -> None:
    game = cell.game
    for _, world, audience in many_sights(cell, MOMENTS):
        view = world.see(audience)
        belief = game.face.belief(view)
        if belief is None:
            continue
        truths = game.face.truths(world.s)
        assert game.face.belief(decode(encode(view), game.face.view_type())) == belief
        assert decode(encode(belief), Belief) == belief
        assert belief.worlds > 0
        for question in belief.questions:
            assert sum(question.counts.values()) > 0, question
            assert min(question.counts.values()) >= 0, question
            assert question.counts.get(truths[question.about], 0) > 0, (question, truths)
