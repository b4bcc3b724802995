"""Two worlds in which a seat is told the same must look the same to it.

At a random moment a second truth is imagined from what a seat sees. Both truths are played on;
as long as the seat is told the same, byte for byte, everything it can see must be the same too.
When it is told something different, it has learnt something, and then:
- its view must show the difference at some moment of that step (`see` is asked at every fact that
  is told, so cards that are turned up and cleared away in one step count), or the message told
  more than the view holds;
- the first difference must be inside a message that comes in both worlds. If a message comes or
  stays away by itself, the seat learns from its arrival what nobody told it. A game that wants
  this names the messages in ANNOUNCES of its `secrets.py`.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from brushpass.core.action import Action
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import AnyGame
from brushpass.core.refusal import IllegalAction
from tests.conformity.cells import Audience, Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.hearing import listening
from tests.conformity.luck import Echo, Tape
from tests.conformity.observations import observed, observed_apart
from tests.conformity.play import many_sights
from tests.conformity.streams import Stream, box_of, stream, whom
from tests.conformity.worlds import World

LONGEST_PAIR = 60
TRIES = 6


@dataclass
class Tally:
    """What the pairs amounted to, so that a test can see that they meant something."""

    pairs: int = 0
    steps: int = 0
    different: int = 0  # second truths that are not the first
    parted: int = 0  # pairs that ended because the seat learnt something


def check_two_worlds(cell: Cell, pairs: int, seed: int = 0) -> Tally:
    tally = Tally()
    for number, world, audience in many_sights(cell, pairs, seed):
        chance = Fast(number + seed)
        second = world.imagined(audience, chance)
        tally.pairs += 1
        tally.different += dump(second.s) != dump(world.s)
        _follow(cell, audience, world, second, chance, number % 3, tally)
    return tally


def check_pairs_meant_something(cell: Cell, tally: Tally) -> None:
    """Other truths, followed for a while, some until the seat learnt which of the two it was."""
    assert tally.different > tally.pairs / 5, f"{cell}: hardly anything is hidden: {tally}"
    assert tally.steps > 2 * tally.pairs, f"{cell}: the pairs were too short: {tally}"
    assert tally.parted > 0, f"{cell}: nobody ever learnt anything: {tally}"


def _follow(
    cell: Cell, audience: Audience, a: World, b: World, chance: Fast, mode: int, tally: Tally
) -> None:
    """Mode 0: the same tickets in both worlds. 1: the same kinds of cards. 2: any luck and any
    action of others in the second world with which the seat is told the same."""
    game, box = cell.game, box_of(audience)
    steps = 0
    while True:
        same_sight(cell, audience, a, b, chance)
        if steps == LONGEST_PAIR or not game.to_act(a.s):
            break
        decision = _shared_decision(game, a.s, b.s, chance)
        if decision is None:
            break  # what the other does here is not possible in the second world
        seat, action = decision
        before = (a.clone(), b.clone())
        seed = chance.pick(1 << 30)
        tape = Tape(Fast(seed))
        if mode == 2:
            a.renew()
            b.renew()
        told = stream(a.play(seat, action, tape)[box])
        other = _other_luck(audience, b, seat, chance, told) if mode == 2 else None
        if other is not None:
            b = other
        else:
            luck = Echo(tape, Fast(seed)) if mode == 1 else Fast(seed)
            told_b = stream(b.play(seat, action, luck)[box])
            if told != told_b:
                echo = Echo(tape, Fast(seed)) if mode == 1 else Fast(seed)
                _must_have_learnt(cell, audience, before, (seat, action), (Fast(seed), echo))
                _must_differ_inside(cell, audience, told, told_b, action)
                tally.parted += 1
                break
        steps += 1
    tally.steps += steps


def same_sight(cell: Cell, audience: Audience, a: World, b: World, chance: Chance) -> None:
    """All that the audience can find out by looking and asking."""
    game, one, two = cell.game, a.s, b.s
    who = whom(audience)
    seen, other = a.sight(audience), b.sight(audience)
    assert seen == other, (
        f"{cell}: {who} was told the same but sees {_where(seen, other)}\n{seen!r}\n{other!r}"
    )
    to_act, other_to_act = game.to_act(one), game.to_act(two)
    assert to_act == other_to_act, (
        f"{cell}: {who} was told the same, but to act are {to_act} and {other_to_act}"
    )
    ends = [dump(game.result(s)) for s in (one, two)]
    assert ends[0] == ends[1], f"{cell}: {who} was told the same, but the results are {ends}"
    if audience is None:
        return
    legal, other_legal = game.legal(one, audience), game.legal(two, audience)
    assert legal == other_legal, (
        f"{cell}: {who} was told the same but may choose from {legal} and {other_legal}"
    )
    if game.see(one, audience, None) == game.see(two, audience, None):
        # Else an imagined truth has marked what the seat only concluded, and rows show marks.
        row = observed(game, a.options, one, audience)
        other_row = observed(game, b.options, two, audience)
        assert row == other_row, (
            f"{cell}: {who} was told the same but observes "
            f"{observed_apart(game, a.options, row, other_row)}"
        )
    action = game.actions[chance.pick(len(game.actions))]
    if action not in legal:
        texts = [refused(game, s, audience, action) for s in (one, two)]
        assert texts[0] == texts[1], f"{cell}: {who} was told the same but is refused as {texts}"


def _where(one: bytes, two: bytes) -> str:
    return where_different(msgspec.json.decode(one), msgspec.json.decode(two))


def refused(game: AnyGame, s: Any, seat: int, action: Action) -> str:
    try:
        game.play(s, seat, action, Fast(0), game.silent)
    except IllegalAction as refusal:
        return str(refusal)
    raise AssertionError(f"seat {seat} may play {action} although it is not legal")


def _shared_decision(
    game: AnyGame, one: Any, two: Any, chance: Chance
) -> tuple[int, Action] | None:
    seats = game.to_act(one)
    seat = seats[chance.pick(len(seats))]
    also = game.legal(two, seat)
    shared = [action for action in game.legal(one, seat) if action in also]
    return (seat, shared[chance.pick(len(shared))]) if shared else None


def _other_luck(
    audience: Audience, second: World, actor: int, chance: Fast, told: Stream
) -> World | None:
    """The second world after any step in which the audience is told this, if one is found soon."""
    if actor == audience:
        return None  # a seat knows what it did itself, and mostly what came of it
    for _ in range(TRIES):
        world = second.clone()
        legal = world.game.legal(world.s, actor)
        action = legal[chance.pick(len(legal))]
        boxes = world.play(actor, action, Fast(chance.pick(1 << 30)))
        if stream(boxes[box_of(audience)]) == told:
            return world
    return None


def _must_have_learnt(
    cell: Cell,
    audience: Audience,
    before: tuple[World, World],
    decision: tuple[int, Action],
    luck: tuple[Chance, Chance],
) -> None:
    sights = [
        _sights(audience, world, decision, chance)
        for world, chance in zip(before, luck, strict=True)
    ]
    assert sights[0] != sights[1], (
        f"{cell}: after {decision[1]} by seat {decision[0]} {whom(audience)} was told more than "
        f"its view ever holds"
    )


def _sights(
    audience: Audience, world: World, decision: tuple[int, Action], chance: Chance
) -> list[bytes]:
    """What the audience saw during a step, each sight once."""
    sights: list[bytes] = []

    def look() -> None:
        world.deliver()
        sight = world.sight(audience)
        if not sights or sights[-1] != sight:
            sights.append(sight)

    def hear(fact: str, args: tuple[Any, ...]) -> None:
        getattr(world.tell, fact)(*args)
        look()

    world.game.play(world.s, *decision, chance, listening(world.game, hear))
    look()
    return sights


def _must_differ_inside(
    cell: Cell, audience: Audience, one: Stream, two: Stream, action: Action
) -> None:
    shared = 0
    while shared < min(len(one), len(two)) and one[shared] == two[shared]:
        shared += 1
    kinds = [_kind(stream[shared]) if shared < len(stream) else "nothing" for stream in (one, two)]
    announced = getattr(cell.secrets, "ANNOUNCES", ())
    assert kinds[0] == kinds[1] or any(kind in announced for kind in kinds), (
        f"{cell}: after {action} {whom(audience)} learns a secret from the mere arrival of a "
        f"message: {kinds[0]} in one world, {kinds[1]} in another"
    )


def _kind(message: bytes) -> str:
    return str(msgspec.json.decode(message)["fact"])
