"""What goes over the wire comes back the same, and nothing else is let in."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.wire import Message, Wire, decode, encode
from tests.conformity.cells import Cell
from tests.conformity.play import some_decision
from tests.conformity.worlds import World


def check_wires(cell: Cell, seed: int, views: bool = True) -> set[type[Message]]:
    """The types of message met in a random game."""
    game, chance = cell.game, Fast(seed)
    world = World.dealt(game, cell.some_options(chance), chance)
    boxes = world.told
    met: set[type[Message]] = set()
    while True:
        for audience in cell.audiences if views else []:
            view = world.see(audience)
            _check_wire(cell, view, game.face.view_type())
            reading = game.face.reading(view)
            if reading is not None:
                _check_wire(cell, reading, game.face.reading_type())
        for box in boxes:
            for message in box:
                _check_wire(cell, message, game.face.message_type())
                met.add(type(message))
        if not game.to_act(world.s):
            return met
        boxes = world.play(*some_decision(game, world.s, chance), chance)


def _check_wire(cell: Cell, thing: Wire, kind: Any) -> None:
    assert decode(encode(thing), kind) == thing, f"{cell}: {thing} comes back as something else"


def check_closed(cell: Cell, thing: Wire, kind: Any) -> None:
    """A field that nobody knows is refused, however deep it sits."""
    tree = msgspec.to_builtins(thing)
    for place in _objects(thing, tree):
        place["smuggled"] = 1
        try:
            decode(msgspec.json.encode(tree), kind)
        except msgspec.ValidationError:
            del place["smuggled"]
        else:
            raise AssertionError(f"{cell}: {type(thing).__name__} lets an unknown field in: {tree}")


def _objects(thing: Any, tree: Any) -> Iterator[dict[str, Any]]:
    """The plain form of every struct within."""
    if isinstance(thing, msgspec.Struct):
        yield tree
        for name in thing.__struct_fields__:
            yield from _objects(getattr(thing, name), tree[name])
    elif isinstance(thing, (list, tuple)):
        for item, inner in zip(thing, tree, strict=True):
            yield from _objects(item, inner)
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield from _objects(item, tree[key])


def message_types(game: AnyGame) -> set[type[Message]]:
    return set(get_args(game.face.message_type()) or [game.face.message_type()])
