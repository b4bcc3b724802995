"""Every world that a few steps can lead to, as far as a few thousand of them reach.

Worlds in which a seat was told the same and did the same itself look the same to it: the same
view, the same seats to act, the same options. Unlike the pairs of `two_worlds`, this trusts
neither `imagine` nor the view to say what a seat knows.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from brushpass.core.memory import Memory
from brushpass.core.wire import encode
from tests.conformity.cells import Audience, Cell
from tests.conformity.dump import dump
from tests.conformity.luck import Tape, every_luck
from tests.conformity.observations import observed
from tests.conformity.play import moments
from tests.conformity.streams import Stream, stream, whom
from tests.conformity.worlds import World

ROOTS = 40  # worlds that the end of a set-up may branch into
PATHS = 40  # outcomes of one action before luck is sampled
DEPTH = 6
FEW = 40  # truths behind one view, so that all of them come to mind soon
IMAGINED = 300


@dataclass
class Node:
    world: World
    told: list[bytes]  # a digest of all that each audience was told and did

    @cached_property
    def truth(self) -> Any:
        return dump(self.world.s)


def check_all_worlds(cell: Cell, seed: int, worlds: int) -> int:
    """From the end of a set-up, and from random moments: how many groups held several truths."""
    mixed = 0
    for level in _levels(cell, _set_ups(cell, seed), worlds, seed):
        mixed += _compare(cell, level)
    for number, world in enumerate(moments(cell, seed, 8, cell.audiences)):
        world.forget_letters()
        root = Node(world, [b""] * (cell.seats + 1))
        for level in _levels(cell, [root], worlds // 8, seed + number):
            mixed += _compare(cell, level)
    return mixed


def check_imagination(cell: Cell, seed: int, worlds: int) -> int:
    """Every truth that can hide behind a view must come to mind, where there are few of them.

    How many views were met that few enough truths can hide behind.
    """
    met = 0
    for level in _levels(cell, _set_ups(cell, seed), worlds, seed):
        for box, audience in enumerate(cell.audiences):
            groups: dict[bytes, list[Node]] = {}
            for node in level:
                groups.setdefault(node.told[box], []).append(node)
            largest = max(groups.values(), key=len, default=[])
            met += _must_come_to_mind(cell, audience, largest)
    return met


def _must_come_to_mind(cell: Cell, audience: Audience, nodes: list[Node]) -> bool:
    chance = Fast(len(nodes))
    imagined: dict[str, int] = {}
    for _ in range(IMAGINED if nodes else 0):
        truth = repr(dump(nodes[0].world.imagined(audience, chance).s))
        imagined[truth] = imagined.get(truth, 0) + 1
        if len(imagined) > FEW:
            return False
    if 1 in imagined.values():
        return False  # what came once only was met by luck: there must be more like it
    missing = [node.truth for node in nodes if repr(node.truth) not in imagined]
    assert not missing, (
        f"{cell}: {len(missing)} of {len(nodes)} truths that {whom(audience)} cannot tell apart "
        f"are never imagined, for instance {missing[0]}"
    )
    return bool(nodes)


def _set_ups(cell: Cell, seed: int) -> list[Node]:
    """Set-ups that begin with the same luck and end with all there is."""
    game, options = cell.game, cell.options()
    tape = Tape(Fast(seed))
    game.setup(options, tape, game.silent)
    turns, roots = [heard.turn for heard in tape.heard], 1
    for heard in reversed(tape.heard):
        roots *= heard.width
        if roots > ROOTS:
            break
        turns.pop()

    def run(chance: Chance) -> Node:
        world = World.dealt(game, options, chance)
        return Node(world, [_digest(b"", stream(box)) for box in world.told])

    return every_luck(run, turns, ROOTS)


def _levels(cell: Cell, level: list[Node], worlds: int, seed: int) -> Iterator[list[Node]]:
    """The worlds after no decision, after one, and so on while there are not too many."""
    chance = Fast(seed)
    for _ in range(DEPTH):
        yield level
        if worlds <= 0 or not level:
            return
        # Beyond the budget a random part of the level goes on; its worlds still meet in groups.
        rest, level = level, []
        while rest and len(level) < worlds:
            level += _children(cell, rest.pop(chance.pick(len(rest))))
        worlds -= len(level)


def _children(cell: Cell, node: Node) -> list[Node]:
    game, s = cell.game, node.world.s
    seats = game.to_act(s)[:1]
    return [
        child
        for seat in seats
        for action in game.legal(s, seat)
        for child in _outcomes(node, seat, action)
    ]


def _outcomes(node: Node, seat: int, action: Action) -> list[Node]:
    def run(chance: Chance) -> Node:
        world = node.world.clone()
        boxes = [stream(box) for box in world.play(seat, action, chance)]
        boxes[seat] = (action.name.encode(), *boxes[seat])
        return Node(world, [_digest(*both) for both in zip(node.told, boxes, strict=True)])

    return every_luck(run, [], PATHS)


def _digest(before: bytes, told: Stream) -> bytes:
    digest = hashlib.blake2b(before, digest_size=16)
    for message in told:
        digest.update(len(message).to_bytes(4, "big") + message)
    return digest.digest()


def _compare(cell: Cell, level: list[Node]) -> int:
    """How many groups of worlds, alike to somebody, hold more than one truth."""
    mixed = 0
    for box, audience in enumerate(cell.audiences):
        groups: dict[bytes, list[Node]] = {}
        for node in level:
            groups.setdefault(node.told[box], []).append(node)
        mixed += sum(
            _look_alike(cell, audience, group) for group in groups.values() if len(group) > 1
        )
    return mixed


def _look_alike(cell: Cell, audience: Audience, nodes: list[Node]) -> bool:
    """Whether they hold more than one truth."""
    memory = nodes[0].world.memory(audience)  # the same for all who were told the same
    first, *others = nodes
    sight = _sight(cell, audience, first.world.options, first.world.s, memory)
    for node in others:
        other = _sight(cell, audience, node.world.options, node.world.s, memory)
        assert sight == other, (
            f"{cell}: {whom(audience)} was told the same in two worlds, but they look "
            f"different:\n{sight}\n{other}"
        )
    return any(node.truth != first.truth for node in others)


def _sight(
    cell: Cell, audience: Audience, options: Options, s: Any, memory: Memory
) -> tuple[Any, ...]:
    game = cell.game
    return (
        encode(game.see(s, audience, memory)),
        encode(game.see(s, audience, None)),  # marks on cards know no more than memories
        game.to_act(s),
        () if audience is None else game.legal(s, audience),
        b"" if audience is None else observed(game, options, s, audience),
        dump(game.result(s)),
    )
