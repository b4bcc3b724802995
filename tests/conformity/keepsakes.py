"""What was taken from a game stays as it was: clones, views and messages share nothing with it."""

from typing import Any

from brushpass.core.chance import Fast
from brushpass.core.memory import Memory
from brushpass.core.wire import encode
from tests.conformity.cells import Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.memories import written
from tests.conformity.play import some_decision
from tests.conformity.worlds import World

CLONE_EVERY = 5


def check_clones_stay(cell: Cell, seed: int) -> None:
    """Clones kept at random moments, and clones of them played on to the end."""
    game, chance = cell.game, Fast(seed)
    s = game.setup(cell.some_options(chance), chance, game.silent)
    kept: list[tuple[Any, Any]] = []
    while game.to_act(s):
        if chance.pick(CLONE_EVERY) == 0:
            kept.append((game.clone(s), dump(s)))
        seat, action = some_decision(game, s, chance)
        if chance.pick(CLONE_EVERY) == 0:
            twin, before = game.clone(s), dump(s)
            game.play(twin, seat, action, chance, game.silent)
            _must_equal(cell, "the original changed with its clone", dump(s), before)
        game.play(s, seat, action, chance, game.silent)
    for clone, before in kept:
        _must_equal(cell, "a clone changed with the original", dump(clone), before)


def _must_equal(cell: Cell, what: str, now: Any, before: Any) -> None:
    assert now == before, f"{cell}: {what}: {where_different(now, before)}"


def check_sights_stay(cell: Cell, seed: int) -> None:
    """Messages, at every step a view of somebody, clones of memories, and truths imagined from a
    view, which may not hold on to it either."""
    game, chance = cell.game, Fast(seed)
    kept: list[tuple[Any, bytes]] = []
    pages: list[tuple[Memory, bytes]] = []
    world = World.dealt(game, cell.some_options(chance), chance)
    boxes = world.told
    while True:
        kept += [(message, encode(message)) for box in boxes for message in box]
        audience = cell.audiences[chance.pick(len(cell.audiences))]
        view = world.see(audience)
        kept.append((view, encode(view)))
        if chance.pick(CLONE_EVERY) == 0:
            memory = world.memory(audience).clone()
            pages.append((memory, written(memory)))
        if not game.to_act(world.s):
            break
        seat, action = some_decision(game, world.s, chance)
        if chance.pick(CLONE_EVERY) == 0:
            second = game.imagine(view, chance)
            for actor in game.to_act(second)[:1]:
                option = game.legal(second, actor)[0]
                game.play(second, actor, option, chance, game.silent)
        boxes = world.play(seat, action, chance)
    for memory, page in pages:
        assert written(memory) == page, f"{cell}: a memory changed with the one it was cloned from"
    for thing, before in kept:
        assert encode(thing) == before, (
            f"{cell}: a {type(thing).__name__} changed after it was handed out:\n"
            f"{before!r}\n{encode(thing)!r}"
        )
