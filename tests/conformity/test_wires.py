"""Views and messages survive the wire, and nothing else does."""

from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.post import Post
from brushpass.core.wire import Message, Wire
from tests.conformity.cells import Cell, cells_of
from tests.conformity.play import moments
from tests.conformity.wires import check_closed, check_wires, message_types

GAMES = 5
PATIENCE = 200


def test_views_and_messages_come_back_equal(cell: Cell) -> None:
    for seed in range(GAMES):
        check_wires(cell, seed)


def test_unknown_fields_are_refused(cell: Cell) -> None:
    for world in moments(cell, 1, 5):
        for audience in cell.audiences:
            check_closed(cell, world.see(audience), cell.game.face.view_type())
    post = Post(cell.seats)
    cell.game.setup(cell.options(), Fast(1), cell.game.face.teller(post))
    for box in post.boxes:
        for message in box:
            check_closed(cell, message, cell.game.face.message_type())


def test_every_type_is_frozen_and_closed(game: AnyGame) -> None:
    assert issubclass(game.face.view_type(), Wire)
    for kind in message_types(game):
        assert issubclass(kind, Message), kind
    for kind in [game.face.view_type(), game.face.reading_type(), *message_types(game)]:
        assert kind.__struct_config__.frozen, kind
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_every_message_is_met_in_random_play(game: AnyGame) -> None:
    missing = message_types(game)
    for seed in range(PATIENCE):
        for cell in cells_of(game):
            missing -= check_wires(cell, seed, views=False)
        if not missing:
            return
    raise AssertionError(f"never sent in {PATIENCE} games: {missing}")
