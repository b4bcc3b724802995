"""What an audience makes of attack cards follows from its messages, and holds in every game."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.wire import Message, decode
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.memory.everybody import as_all_heard
from brushpass.games.redacted.memory.groups import GUARDS, SPENT, UNKNOWN, WIDTH, Group
from brushpass.games.redacted.memory.weapons import Weapons
from brushpass.games.redacted.memory.weapons_page import sure, weapons_page
from brushpass.games.redacted.rules.actions import Show
from brushpass.games.redacted.rules.cards import DANGER_ZONE, NONE, WEAPONS
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.messages import AnyMessage
from brushpass.games.redacted.speech.messages.danger_zone import Fought, MetGuard
from brushpass.games.redacted.speech.messages.house import Kept
from brushpass.games.redacted.speech.messages.meetings import Exchanged, Interrogated, Settled
from brushpass.games.redacted.speech.teller import Teller
from tests.games.redacted.scenario import Position, room
from tests.games.redacted.worlds import World, one, play

CELLS = [(mode.name, seats) for mode in GAME.about.modes for seats in mode.seats]
OF_WEAPONS = (Exchanged, Settled, Fought, MetGuard, Kept, Interrogated)
B, D = 1, 3


# Random games


def games(mode: str, seats: int, count: int) -> Iterator[tuple[State, list[list[Message]]]]:
    """After each step of random games, the truth and what every box was told; a new game begins
    with a new state. In every other game all fight whenever they can."""
    for seed in range(count):
        chance, post = Fast(seed), Post(seats)
        tell = Teller(post)
        s = GAME.setup(GAME.about.options(mode, seats, {}), chance, tell)
        yield s, post.take()
        while GAME.to_act(s):
            seat = GAME.to_act(s)[-1]
            legal = GAME.legal(s, seat)
            attacks = [a for a in legal if isinstance(a, Show) and a.card < WEAPONS]
            options = attacks if attacks and seed % 2 else legal
            GAME.play(s, seat, options[chance.pick(len(options))], chance, tell)
            yield s, post.take()


@pytest.mark.parametrize(("mode", "seats"), CELLS)
def test_what_happened_is_always_thought_possible(mode: str, seats: int) -> None:
    table: State | None = None
    memories: list[Weapons] = []
    for s, boxes in games(mode, seats, 2):
        if s is not table:
            table = s
            memories = [Weapons(s.mission, seats, seat) for seat in [*range(seats), NONE]]
        for memory, box in zip(memories, boxes, strict=True):
            for message in box:
                memory.hear(message)
            if any(isinstance(message, OF_WEAPONS) for message in box):
                check(s, memory)
        spectators = contents(memories[-1].others.groups)
        assert all(contents(memory.public().groups) == spectators for memory in memories)


def contents(groups: list[Group]) -> list[tuple[list[int], list[list[int]]]]:
    return [(g.owners, [[case.weight, *case.cards] for case in g.cases]) for g in groups]


def check(s: State, memory: Weapons) -> None:
    for group in memory.others.groups:
        assert any(case.weight > 0 and is_so(s, group, case.cards) for case in group.cases)
    page = weapons_page(memory)
    for seat in range(s.seats):
        known = page.public[seat]
        is_held(s, seat, known.in_hand, known.spent, known.either)
        if memory.seat != seat:
            known = sure(memory.others.certain(seat))
            assert known.either == page.either[seat]
            is_held(s, seat, known.in_hand, known.spent, known.either)
        if memory.seat not in (seat, NONE):
            known = page.witnessed[seat]
            is_held(s, memory.seat, known.in_hand, known.spent, known.either)
    if memory.seat != NONE:
        in_hand, spent = stock(s, memory.seat)
        assert (memory.in_hand, memory.spent) == (in_hand, spent)


def stock(s: State, owner: int) -> tuple[list[int], list[int]]:
    if owner == GUARDS:  # R16.9: all are back as soon as the last was drawn
        drawn = [int(weapon in s.guard_cards.kinds) for weapon in range(WEAPONS)]
        drawn = [0] * WEAPONS if sum(drawn) == WEAPONS else drawn
        return [1 - count for count in drawn], drawn
    mine = slice(owner * WEAPONS, (owner + 1) * WEAPONS)
    return s.weapons[mine], s.spent[mine]


def is_so(s: State, group: Group, cards: list[int]) -> bool:
    """Weapons lie as the case names them; those it cannot name make up the number."""
    for owner in group.owners:
        base = group.base(owner)
        for have, at in zip(stock(s, owner), (base, base + SPENT), strict=True):
            unknown = [have[weapon] - cards[at + weapon] for weapon in range(WEAPONS)]
            if min(unknown) < 0 or sum(unknown) != cards[at + UNKNOWN]:
                return False
    return True


def is_held(s: State, owner: int, in_hand: list[int], spent: list[int], either: list[int]) -> None:
    hand, pile = stock(s, owner)
    for weapon in range(WEAPONS):
        assert in_hand.count(weapon) <= hand[weapon]
        assert spent.count(weapon) <= pile[weapon]
        known = (in_hand + spent + either).count(weapon)
        assert known <= hand[weapon] + pile[weapon]


@pytest.mark.parametrize(("mode", "seats"), CELLS)
def test_spectators_are_told_what_everybody_heard(mode: str, seats: int) -> None:
    for _, boxes in games(mode, seats, 6):
        for box in boxes:
            assert [as_all_heard(message) for message in box] == boxes[-1]


# Against all worlds


def likely(worlds: list[World], viewer: int) -> None:
    """In each set of worlds in which the viewer was told the same, the cases of every group weigh
    as much as the worlds do."""
    told: dict[tuple[bytes, ...], list[World]] = {}
    for world in worlds:
        told.setdefault(world.told, []).append(world)
    for messages, same in told.items():
        memory = Weapons(same[0].s.mission, same[0].s.seats, viewer)
        for message in messages:
            memory.hear(decode(message, AnyMessage))
        total = sum(world.weight for world in same)
        for group in memory.others.groups:
            exact: dict[tuple[int, ...], Fraction] = {}
            for world in same:
                lying = tuple(
                    n for owner in group.owners for part in stock(world.s, owner) for n in part
                )
                exact[lying] = exact.get(lying, Fraction(0)) + world.weight / total
            assert weights(group) == exact


def weights(group: Group) -> dict[tuple[int, ...], Fraction]:
    total = sum(case.weight for case in group.cases)
    found: dict[tuple[int, ...], Fraction] = {}
    for case in group.cases:
        lying = tuple(n for at, n in enumerate(case.cards) if at % WIDTH < 8 and at % WIDTH % 4 < 3)
        found[lying] = found.get(lying, Fraction(0)) + Fraction(case.weight, total)
    return found


FOUGHT = ("A: go ballroom", "A: show ...", "B: show ...", "A: pass", "B: pass")


def test_RR58_fights_in_a_row_weigh_as_much_as_all_worlds_say() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Office", "D": "Vault"})
    steps = ("A: go jamming", "B: go office", "B: show ...", "C: show ...", "B: pass", "C: pass")
    both = [world for world in play(one(position), "D", *FOUGHT) if sum(world.s.spent) == 2]
    likely(both, D)
    likely(play(both, "D", *steps), D)


def test_R16_9_fights_with_guards_weigh_as_much_as_all_worlds_say() -> None:
    guards = [room("Gallery")]
    position = Position({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=guards)
    likely(play(one(position), "B", "A: go gallery", "A: show ..."), B)
    likely(play(one(position), "B", "A: go gallery", "A: show ...", "A: pass"), B)
