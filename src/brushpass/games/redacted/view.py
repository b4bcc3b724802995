"""What one seat sees of the table, field by field, and its memory's page.

With a memory the table shows all that the seat is sure of, without one what it has seen lying where
it lies.
"""

from mypy_extensions import i64

from brushpass.core.knowledge import Cards
from brushpass.games.redacted.memory.memory import RedactedMemory
from brushpass.games.redacted.rules import weapons
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, WEAPONS
from brushpass.games.redacted.rules.interaction import FIRST_OUTCOME, ITEMS, SETTLED
from brushpass.games.redacted.rules.places import BURIED, DROPPED, TILE, cards_at
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    COMBAT,
    CRACK,
    DISPLACE,
    DROP,
    GUARD_COMBAT,
    HACK,
    NIGHT,
    NOT_OVER,
    PRIZE,
    PUT,
    REWARD,
    SNEAK,
    Frame,
    State,
)
from brushpass.games.redacted.speech.wire import Agent, Decision, View


def see(s: State, seat: int | None, memory: RedactedMemory | None) -> View:
    over = s.ending != NOT_OVER
    viewer: i64 = s.seats if seat is None else seat
    return View(
        seat,
        s.mission,
        s.rounds,
        s.level,
        s.factions[:],
        s.starter,
        s.round,
        s.turn,
        [see_frame(frame) for frame in s.frames],
        s.ending,
        s.winners,
        s.start,
        s.barred,
        s.steps,
        s.keyed,
        s.halt,
        s.again,
        s.closing,
        s.lock,
        s.locker,
        s.dark,
        s.reception,
        s.helicopter,
        s.lost[:],
        s.cleared,
        s.badge,
        s.letters if over else s.letters_seen[viewer],
        s.items.size(),
        s.discard[:],
        see_items(s, BURIED, viewer, memory),
        [see_tile(s, colour, viewer, memory) for colour in range(2)],
        s.sealed,
        see_if(s.gift, decides(s, ACCEPT, viewer, True)),
        s.armoury.size(),
        s.pending[:] if decides(s, ARMS, viewer, False) else [HIDDEN] * len(s.pending),
        s.eyes,
        s.attacked,
        s.alerts[:],
        s.guards[:],
        s.prize,
        see_if(s.prize_kind, decides(s, PRIZE, viewer, False) or decides(s, DROP, viewer, False)),
        s.objectives.size(),
        s.bottom,
        see_items(s, DROPPED, viewer, memory),
        s.removed[:],
        see_in_order(s.guard_cards, viewer),
        s.vip,
        s.vip_done,
        s.unjammed,
        s.decoding,
        s.deliveries,
        [see_agent(s, owner, viewer, memory) for owner in range(s.seats)],
        None if memory is None else memory.page(),
    )


def see_frame(frame: Frame) -> Decision:
    kind, seat, other = frame.kind, frame.seat, frame.other
    if kind in (COMBAT, GUARD_COMBAT):
        return Decision(
            kind,
            seat,
            other,
            lead=frame.a,
            lead_of_cards=frame.b // FIRST_OUTCOME - 1,
            combat_items=frame.b & ITEMS != 0,
            vest=frame.b & SETTLED != 0,
            passes=frame.c,
            asked=frame.d if kind == COMBAT else seat,
        )
    if kind == SNEAK:
        return Decision(kind, seat, passed=frame.a, avoid=frame.b, key=frame.c == 1)
    if kind == NIGHT:
        asked = other if frame.a == 0 else seat
        return Decision(kind, seat, other, asked=asked, goggles=frame.b)
    if kind == REWARD:
        return Decision(kind, seat, other, free=frame.a == 1)
    if kind == DROP:
        return Decision(kind, seat, other, purpose=frame.a)
    if kind == DISPLACE:
        return Decision(kind, seat, other, key=frame.a == 1)
    if kind == HACK:
        return Decision(kind, seat, other, room=frame.a)
    if kind in (CRACK, PUT):
        return Decision(kind, seat, colour=frame.a)
    return Decision(kind, seat, other)


def see_if(kind: i64, known: bool) -> i64:
    return kind if known or kind == NONE else HIDDEN


def decides(s: State, kind: i64, viewer: i64, other: bool) -> bool:
    """Whether the viewer is the first (or the other) of the decision of this kind on top."""
    if not s.frames:
        return False
    frame = s.top()
    return frame.kind == kind and (frame.other if other else frame.seat) == viewer


def see_cards(cards: Cards, viewer: i64) -> list[int]:
    """What the viewer knows, sorted; then the rest."""
    shown: list[int] = []
    for i in range(len(cards.kinds)):
        if (cards.known[i] >> viewer) & 1:
            shown.append(cards.kinds[i])
    shown.sort()
    for _ in range(len(cards.kinds) - len(shown)):
        shown.append(HIDDEN)
    return shown


def see_in_order(cards: Cards, viewer: i64) -> list[int]:
    """Card by card, unless the viewer has lost track of which is which."""
    if (cards.mixed >> viewer) & 1:
        return see_cards(cards, viewer)
    shown: list[int] = []
    for i in range(len(cards.kinds)):
        shown.append(cards.kinds[i] if (cards.known[i] >> viewer) & 1 else HIDDEN)
    return shown


def see_items(s: State, place: i64, viewer: i64, memory: RedactedMemory | None) -> list[int]:
    cards = cards_at(s, place)
    assert cards is not None
    if memory is None or place == viewer:
        return see_cards(cards, viewer)
    shown = memory.items.known[place][:]
    while len(shown) < len(cards.kinds):
        shown.append(HIDDEN)
    return shown


def see_tile(s: State, colour: i64, viewer: i64, memory: RedactedMemory | None) -> i64:
    seen = see_items(s, TILE + colour, viewer, memory)
    return seen[0] if seen else NONE


def see_agent(s: State, owner: i64, viewer: i64, memory: RedactedMemory | None) -> Agent:
    own = owner == viewer
    choice = s.choice[owner]
    learnt = (s.learnt[viewer] >> owner) & 1 == 1 or s.ending != NOT_OVER
    return Agent(
        s.room[owner],
        s.is_injured(owner),
        (s.down >> owner) & 1 == 1,
        (s.arrested >> owner) & 1 == 1,
        s.loyalty[owner] if learnt or s.loyalty[owner] == NONE else HIDDEN,
        see_items(s, owner, viewer, memory),
        see_weapons(s.weapons, owner, own, weapons.hand_size(s, owner), memory, 0),
        see_weapons(s.spent, owner, own, weapons.pile_size(s, owner), memory, WEAPONS),
        choice if own or choice == NONE else HIDDEN,
        see_if(s.shown[owner], viewer < s.seats and (s.eyes >> viewer) & 1 == 1),
        s.hacked[owner],
        s.points[owner],
        s.hideouts[owner],
    )


def see_weapons(
    counts: list[int], owner: i64, own: bool, total: i64, memory: RedactedMemory | None, base: i64
) -> list[int]:
    """In order, filled up with HIDDEN; `base`: where a memory counts them."""
    known: list[int] = [0] * WEAPONS
    if own:
        known = counts[owner * WEAPONS : (owner + 1) * WEAPONS]
    elif memory is not None:
        known = memory.weapons.others.certain(owner)[base : base + WEAPONS]
    shown: list[int] = []
    for weapon in range(WEAPONS):
        shown += [weapon] * known[weapon]
    while len(shown) < total:
        shown.append(HIDDEN)
    return shown
