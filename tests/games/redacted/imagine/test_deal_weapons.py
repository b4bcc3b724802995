"""Attack cards drawn from a page are as likely as in all worlds in which one was told the same."""

from collections.abc import Hashable
from math import sqrt

import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.wire import decode
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.memory.deal_weapons import deal_weapons
from brushpass.games.redacted.memory.draft import Deal, counter
from brushpass.games.redacted.memory.groups import GUARDS
from brushpass.games.redacted.memory.weapons import Weapons
from brushpass.games.redacted.memory.weapons_page import weapons_page
from brushpass.games.redacted.rules.cards import DANGER_ZONE, NONE, WEAPONS, compare
from brushpass.games.redacted.rules.state import COMBAT, GUARD_COMBAT, State
from brushpass.games.redacted.speech.messages.wire import AnyMessage
from brushpass.games.redacted.speech.weapons.wire import WeaponsPage
from brushpass.games.redacted.speech.wire import Teller
from tests.games.redacted.imagine.test_weapons import FOUGHT, VISIT, at_the_armoury
from tests.games.redacted.scenario import Scene, room, seat
from tests.games.redacted.worlds import World, exact, one, play

CELLS = [(mode.name, seats) for mode in GAME.about.modes for seats in mode.seats]


def dealt(deal: Deal, seats: int) -> Hashable:
    shown = tuple(card if card < WEAPONS else NONE for card in deal.shown[:seats])
    end = seats * WEAPONS
    return tuple(deal.weapons[:end]), tuple(deal.spent[:end]), shown, tuple(deal.guard_cards)


def lying(s: State) -> Hashable:
    shown = tuple(card if card < WEAPONS else NONE for card in s.shown)
    return tuple(s.weapons), tuple(s.spent), shown, tuple(s.guard_cards.kinds)


def told_the_same(worlds: list[World]) -> list[list[World]]:
    found: dict[tuple[bytes, ...], list[World]] = {}
    for world in worlds:
        found.setdefault(world.told, []).append(world)
    return list(found.values())


def page_of(world: World, reader: int) -> WeaponsPage:
    memory = Weapons(world.s.mission, world.s.seats, reader)
    for message in world.told:
        if message.startswith(b"{"):  # not an action of one's own
            memory.hear(decode(message, AnyMessage))
    return weapons_page(memory)


def check(worlds: list[World], who: str, n: int = 1200) -> None:
    reader = seat(who)
    for same in told_the_same(worlds):
        s = same[0].s
        table, page = counter(GAME.see(s, reader, None)), page_of(same[0], reader)
        expected = exact(same, lying)
        drawn: dict[Hashable, int] = {}
        chance = Fast(n)
        for _ in range(n):
            value = dealt(deal_weapons(table, page, chance), s.seats)
            drawn[value] = drawn.get(value, 0) + 1
        for value in [*expected, *drawn]:
            p = float(expected.get(value, 0))
            assert p > 0, f"{value} was drawn and cannot be"
            share = drawn.get(value, 0) / n
            slack = 4.5 * sqrt(p * (1 - p) / n) + 1 / n
            assert abs(share - p) < slack, f"{value}: {share:.3f} drawn, {p:.3f} exactly"


def test_RR14_a_running_fight_and_one_that_is_over() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    check(play(one(scene), "D", *FOUGHT[:3]), "D")
    check([w for w in play(one(scene), "D", *FOUGHT) if sum(w.s.spent) == 2], "D")


def test_RR58_a_fight_after_a_visit_to_the_armoury() -> None:
    worlds = at_the_armoury(one(Scene({}, seats=4)), 0)
    worlds = play(worlds, "D", *(f"A{step}" for step in VISIT))
    for world in worlds:
        s = world.s
        s.room = [room("Entrance"), room("Ballroom"), room("Vault"), room("Telex")]
        s.turn, s.start, s.barred, s.halt = 0, s.room[0], 1 << s.room[0], 0
        s.frames[-1].seat = 0
    check([w for w in play(worlds, "D", *FOUGHT) if sum(w.s.spent) == 2], "D")


def test_R7_3_what_one_put_back_was_in_the_deck_then() -> None:
    worlds = at_the_armoury(one(Scene({}, seats=6, turn="F")), 5)
    worlds = at_the_armoury(play(worlds, "A", *(f"F{step}" for step in VISIT)), 0)
    worlds = play(worlds, "A", *(f"A{step}" for step in VISIT))
    check(told_the_same(worlds)[1], "A", n=2500)


def test_R16_9_guards() -> None:
    guards = [room("Gallery")]
    scene = Scene({"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=guards)
    check(play(one(scene), "B", "A: go gallery", "A: show ..."), "B")
    check(play(one(scene), "B", "A: go gallery", "A: show ...", "A: pass"), "B")
    check(play(one(scene), "A", "A: go gallery", "A: show knife"), "A")


@pytest.mark.parametrize(("mode", "seats"), CELLS)
def test_at_any_table_with_a_page_and_without(mode: str, seats: int) -> None:
    """All counts that everybody sees, and the outcome of a running fight, come out right."""
    chance, post = Fast(7), Post(seats)
    tell = Teller(post)
    s = GAME.setup(GAME.about.options(mode, seats, {}), chance, tell)
    memories = [Weapons(s.mission, seats, reader) for reader in [*range(seats), NONE]]
    while GAME.to_act(s):
        for memory, box in zip(memories, post.take(), strict=True):
            for message in box:
                memory.hear(message)
        memory = memories[chance.pick(seats + 1)]
        for page in (weapons_page(memory), None):
            table = counter(GAME.see(s, None if memory.seat == NONE else memory.seat, None))
            fits(s, deal_weapons(table, page, chance))
        who = GAME.to_act(s)[-1]
        legal = GAME.legal(s, who)
        GAME.play(s, who, legal[chance.pick(len(legal))], chance, tell)


def fits(s: State, deal: Deal) -> None:
    assert deal.pool.size() == s.armoury.size()
    assert len(deal.offered) == len(s.pending)
    assert len(deal.guard_cards) == len(s.guard_cards.kinds)
    for who in range(s.seats):
        mine = slice(who * WEAPONS, (who + 1) * WEAPONS)
        assert sum(deal.weapons[mine]) == sum(s.weapons[mine])
        assert sum(deal.spent[mine]) == sum(s.spent[mine])
        if s.attacked >> who & 1:
            assert deal.shown[who] in deal.pile(who)
    frame = s.top()
    other = {COMBAT: frame.other, GUARD_COMBAT: GUARDS}.get(frame.kind, NONE)
    if other != NONE and deal.shown[frame.seat] != NONE and deal.shown[other] != NONE:
        assert compare(deal.shown[frame.seat], deal.shown[other]) == frame.b // 4 - 1
