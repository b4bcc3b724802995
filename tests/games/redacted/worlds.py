"""Every world that a seat cannot tell from the true one, with its exact likelihood.

Starts from all deals that luck may have made of it, plays the same steps in each of them with
every outcome that luck may give, and groups the worlds by what one seat was told. Who is free to
choose chooses any of the cards that the rules allow, each as likely as the other.
"""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from math import sqrt
from typing import Final

from msgspec.structs import replace

from brushpass.core.action import Action
from brushpass.core.chance import Branch, Fast
from brushpass.core.piles import Pile
from brushpass.core.post import Post
from brushpass.core.wire import encode
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.memory.memory import RedactedMemory
from brushpass.games.redacted.memory.weapons_page import write_group
from brushpass.games.redacted.rules import setup
from brushpass.games.redacted.rules.actions import Drop, Give, Put, Show, Weapon
from brushpass.games.redacted.rules.cards import KINDS, NONE, WEAPONS
from brushpass.games.redacted.rules.hands import gain
from brushpass.games.redacted.rules.places import DECK
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.teller import Teller
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.newcomer import supposed
from tests.games.redacted.scenario import ACTION, Position, item, recount, seat

SAMPLES: Final = 800
Feature = Callable[[State], Hashable]
Imagine = Callable[[View, Fast], State]
Log = Callable[[int, RedactedMemory], None]


class World:
    """`log` is what everybody remembers since it began: it works on the memory in a box."""

    def __init__(
        self,
        position: Position,
        s: State,
        weight: Fraction,
        told: tuple[bytes, ...] = (),
        log: tuple[Log, ...] = (),
    ) -> None:
        self.position = position
        self.s = s
        self.weight = weight
        self.told = told
        self.log = log

    def memory(self, viewer: str | None) -> RedactedMemory:
        index = NONE if viewer is None else seat(viewer)
        memory = self.position.memory(index).clone()
        for entry in self.log:
            entry(index, memory)
        return memory

    def view(self, viewer: str | None) -> View:
        return GAME.see(self.s, None if viewer is None else seat(viewer), self.memory(viewer))

    def say(self, fact: str, *args: object) -> None:
        """Tell a fact that was made by hand."""
        post = Post(self.s.seats)
        getattr(Teller(post), fact)(*args)
        self.log += (heard(post),)

    def recount(self) -> None:
        """Items were laid by hand."""
        s = GAME.clone(self.s)
        self.log += (lambda index, memory: recount(s, memory),)


def heard(post: Post) -> Log:
    def hear(index: int, memory: RedactedMemory) -> None:
        for message in post.boxes[index]:
            memory.hear(message)

    return hear


def one(position: Position) -> list[World]:
    return [World(position, position.s, Fraction(1))]


def dealt(position: Position, *whom: str) -> list[World]:
    """One item for each of these seats, in order, from the deck of the position."""
    worlds = one(position)
    for who in whom:
        found = []
        for world in worlds:
            pile = world.s.items
            for kind, count in enumerate(pile.counts):
                if count:
                    s = GAME.clone(world.s)
                    s.items.remove(kind)
                    gain(s, seat(who), kind, DECK)
                    weight = world.weight * Fraction(count, pile.below)
                    child = World(position, s, weight, log=world.log)
                    child.say("drew", seat(who), kind, False)
                    found.append(child)
        worlds = found
    return worlds


def with_briefcases(position: Position) -> list[World]:
    """All ways to fill the briefcases (R12.2); equal ones together."""
    found: dict[tuple[int, int], World] = {}
    branch = Branch()
    while True:
        s = GAME.clone(position.s)
        setup.fill_briefcases(s, branch)
        pair = (s.tiles[0].kinds[0], s.tiles[1].kinds[0])
        if pair in found:
            found[pair].weight += branch.probability
        else:
            found[pair] = World(position, s, branch.probability)
            found[pair].recount()
        if not branch.advance():
            return list(found.values())


def choices(s: State, who: int) -> list[tuple[Action, int]]:
    """Any answer that is a card, once for each such card that the seat holds."""
    found = []
    for action in GAME.legal(s, who):
        weight = 1
        if isinstance(action, Drop | Give | Put):
            weight = s.hands[who].kinds.count(action.kind)
        elif isinstance(action, Show) and action.card < WEAPONS:
            weight = s.weapons[who * WEAPONS + action.card]
        elif isinstance(action, Weapon):
            weight = s.pending.count(action.weapon) or 1
        found.append((action, weight))
    return found


def matching(s: State, who: int, step: str) -> list[tuple[Action, int]]:
    """The actions that a step means: by name; 'drop ...' is any of that kind."""
    if not step.endswith("..."):
        action = ACTION[step]
        return [(action, 1)] if action in GAME.legal(s, who) else []
    return [(action, n) for action, n in choices(s, who) if action.name.startswith(step[:-3])]


def play(worlds: Iterable[World], viewer: str | None, *steps: str) -> list[World]:
    """Each step is 'A: pass'; worlds in which a seat cannot do that are left out."""
    index = -1 if viewer is None else seat(viewer)
    for step in steps:
        who, _, name = step.partition(": ")
        found = []
        for world in worlds:
            if seat(who) not in GAME.to_act(world.s):
                continue
            for action, ways in matching(world.s, seat(who), name):
                branch = Branch()
                while True:
                    s = GAME.clone(world.s)
                    post = Post(s.seats)
                    GAME.play(s, seat(who), action, branch, Teller(post))
                    told = tuple(encode(message) for message in post.boxes[index])
                    if who == viewer:
                        told = (action.name.encode(), *told)
                    weight = world.weight * branch.probability * ways
                    log = (*world.log, heard(post))
                    found.append(World(world.position, s, weight, world.told + told, log))
                    if not branch.advance():
                        break
        worlds = found
    return list(worlds)


def groups(worlds: Iterable[World], viewer: str | None) -> list[list[World]]:
    """Worlds that the viewer cannot tell apart, the likeliest group first."""
    found: dict[tuple[tuple[bytes, ...], bytes], list[World]] = {}
    for world in worlds:
        sight = encode(world.view(viewer))
        found.setdefault((world.told, sight), []).append(world)
    told = [key[0] for key in found]
    assert len(set(told)) == len(told) or not any(told), "told the same, but the views differ"
    return sorted(found.values(), key=lambda g: -sum(world.weight for world in g))


def exact(group: list[World], feature: Feature) -> dict[Hashable, Fraction]:
    total = sum(world.weight for world in group)
    found: dict[Hashable, Fraction] = {}
    for world in group:
        value = feature(world.s)
        found[value] = found.get(value, Fraction(0)) + world.weight / total
    return found


def compare(
    group: list[World],
    viewer: str | None,
    feature: Feature,
    imagine: Imagine = GAME.imagine,
    n: int = SAMPLES,
) -> None:
    """Imagined worlds must be as likely as the real ones."""
    view = group[0].view(viewer)
    expected = exact(group, feature)
    drawn: dict[Hashable, int] = {}
    chance = Fast(n)
    for _ in range(n):
        value = feature(imagine(view, chance))
        drawn[value] = drawn.get(value, 0) + 1
    for value in [*expected, *drawn]:
        p = float(expected.get(value, 0))
        share = drawn.get(value, 0) / n
        assert p > 0, f"{value} was imagined and cannot be"
        slack = 4.5 * sqrt(p * (1 - p) / n) + 1 / n
        assert abs(share - p) < slack, f"{value}: {share:.3f} imagined, {p:.3f} exactly"


def without(**fields: object) -> Imagine:
    """A planted bias: as if the seat did not know this."""

    def imagine(view: View, chance: Fast) -> State:
        return GAME.imagine(replace(view, **fields), chance)

    return imagine


def forgetful(part: str) -> Imagine:
    """A planted bias: as if the seat had come to the table only now, for its items or weapons."""

    def imagine(view: View, chance: Fast) -> State:
        page = view.memory
        assert page is not None
        if part == "items":
            page = replace(page, items=replace(page.items, spots=[], cases=[]))
        else:
            index = NONE if view.seat is None else view.seat
            groups = [write_group(group) for group in supposed(view, index)]
            page = replace(page, weapons=replace(page.weapons, groups=groups))
        return GAME.imagine(replace(view, memory=page), chance)

    return imagine


def shrunk(position: Position, *names: str) -> Position:
    """Nearly all items lie in the open: a deck small enough to count."""
    left = [0] * KINDS
    for name in names:
        left[item(name)] += 1
    for kind in range(KINDS):
        position.s.discard[kind] = position.s.items.counts[kind] - left[kind]
    position.s.items = Pile(left)
    return position.recount()
