"""A memory is a function of what its audience was told."""

import msgspec

from brushpass.core.chance import Fast
from brushpass.core.memory import Memory
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Audience, Cell
from tests.conformity.play import some_decision
from tests.conformity.streams import box_of, whom
from tests.conformity.worlds import World

LOOK_EVERY = 7


def written(memory: Memory) -> bytes:
    """A memory written down, byte for byte."""
    return msgspec.json.encode(memory.page(), order="deterministic")


def check_memories(cell: Cell, seed: int) -> int:
    """How many pages were compared.

    At the table a memory listens while a truth is near, is cloned, looked at, and asked for views.
    Another one gets the same letters as bytes, all at once, when the game is long over.
    """
    game, chance = cell.game, Fast(seed)
    world = World.dealt(game, cell.some_options(chance), chance)
    kept: dict[Audience, dict[int, bytes]] = {audience: {} for audience in cell.audiences}
    while True:
        for audience in cell.audiences:
            if chance.pick(LOOK_EVERY) == 0:
                world.see(audience)
                heard = len(world.told[box_of(audience)])
                kept[audience][heard] = written(world.memory(audience))
        if not game.to_act(world.s):
            break
        world.play(*some_decision(game, world.s, chance), chance)
        if chance.pick(LOOK_EVERY) == 0:
            world = world.clone()
    for audience, pages in kept.items():
        again = game.memory(world.options, audience)
        for heard, message in enumerate(world.told[box_of(audience)], 1):
            again.hear(decode(encode(message), game.face.message_type()))
            page = pages.get(heard)
            assert page is None or page == written(again), (
                f"{cell}: the memory of {whom(audience)} is not what it was told:\n"
                f"{page!r}\n{written(again)!r}"
            )
    return sum(map(len, kept.values()))
