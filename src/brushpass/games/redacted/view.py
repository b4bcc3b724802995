"""What one seat sees of the table, field by field, and its memory's page.

With a memory the table shows all that the seat is sure of, without one what it has seen lying where
it lies.
"""

from mypy_extensions import i64

from brushpass.core.knowledge import Cards
from brushpass.games.redacted.memory.memory import RedactedMemory
from brushpass.games.redacted.rules import weapons
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, TASKS, WEAPONS
from brushpass.games.redacted.rules.places import BURIED, DROPPED, TILE, cards_at
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    DROP,
    NOT_OVER,
    PRIZE,
    Frame,
    State,
)
from brushpass.games.redacted.speech.decisions import DECISIONS, AnyDecision
from brushpass.games.redacted.speech.wire import Agent, View


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


def see_frame(frame: Frame) -> AnyDecision:
    """Those of its fields that this kind of decision has."""
    decision = DECISIONS[frame.kind]
    return decision(*[getattr(frame, name) for name in decision.__struct_fields__])


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
        s.tasks[owner * TASKS : (owner + 1) * TASKS],
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
