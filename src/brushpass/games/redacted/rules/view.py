"""What one seat knows, field by field."""

from mypy_extensions import i64

from brushpass.core.knowledge import Cards, only
from brushpass.games.redacted.memory import arms
from brushpass.games.redacted.memory.mind import apart, common
from brushpass.games.redacted.rules import weapons
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, WEAPONS
from brushpass.games.redacted.rules.places import card_of, place_of
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    DROP,
    NOT_OVER,
    PRIZE,
    Arms,
    Case,
    Frame,
    State,
)
from brushpass.games.redacted.speech.wire import Agent, View


def see(s: State, seat: int | None) -> View:
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
        see_cards(s.buried, viewer),
        [see_tile(tile, viewer) for tile in s.tiles],
        s.sealed,
        see_spots(shared(s.cases[viewer])),
        see_cases(s.cases[viewer]),
        (s.hazy >> viewer) & 1 == 1,
        see_if(s.gift, decides(s, ACCEPT, viewer, True)),
        see_arms(s.arms[viewer]),
        s.armoury.size(),
        s.armed[:],
        see_visits(s, viewer, s.kept),
        see_visits(s, viewer, s.put_back),
        s.pending[:] if decides(s, ARMS, viewer, False) else [HIDDEN] * len(s.pending),
        s.eyes,
        s.attacked,
        [] if seat is None else exposed(s, seat),
        s.stale,
        [] if seat is None else s.glimpse[seat * 2 : seat * 2 + 2],
        s.alerts[:],
        s.guards[:],
        s.prize,
        see_if(s.prize_kind, decides(s, PRIZE, viewer, False) or decides(s, DROP, viewer, False)),
        s.objectives.size(),
        s.bottom,
        see_cards(s.dropped, viewer),
        s.removed[:],
        see_in_order(s.guard_cards, viewer),
        s.vip,
        s.vip_done,
        s.unjammed,
        s.decoding,
        s.deliveries,
        [see_agent(s, owner, viewer, seat) for owner in range(s.seats)],
    )


def see_frame(frame: Frame) -> list[int]:
    return [frame.kind, frame.seat, frame.other, frame.a, frame.b, frame.c, frame.d]


def shared(cases: list[Case]) -> list[int]:
    """The spots that all cases have."""
    if not cases:
        return []
    spots = cases[0].spots
    for case in cases[1:]:
        spots = common(spots, case.spots)
    return spots


def see_spots(spots: list[int]) -> list[list[int]]:
    return [[place_of(there), card_of(there)] for there in spots]


def see_cases(cases: list[Case]) -> list[list[list[int]]]:
    same = shared(cases)
    return [[[case.weight, *case.dealt], *see_spots(apart(case.spots, same))] for case in cases]


def see_arms(groups: list[Arms]) -> list[list[list[int]]]:
    """Where there is any doubt, or a fight; the rest can be read off the agents' weapons."""
    return [
        [group.owners[:], *[[case.weight, *case.cards] for case in group.cases]]
        for group in groups
        if arms.is_doubtful(group)
    ]


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


def see_tile(tile: Cards, viewer: i64) -> i64:
    if not tile.kinds:
        return NONE
    return tile.kinds[0] if (tile.known[0] >> viewer) & 1 else HIDDEN


def see_visits(s: State, viewer: i64, weapons_then: list[int]) -> list[int]:
    """Of the own visits to the Armoury. Whether there was a second weapon all could count."""
    shown = weapons_then[:]
    for i in range(len(shown)):
        if s.armed[i] != viewer and shown[i] != NONE:
            shown[i] = HIDDEN
    return shown


def see_look(s: State, looker: i64, viewer: i64) -> list[int]:
    owner = s.glimpse[looker * 2]
    weapon = s.added[looker]
    return [owner, weapon if owner == viewer or weapon == NONE else HIDDEN]


def see_agent(s: State, owner: i64, viewer: i64, seat: int | None) -> Agent:
    own = owner == viewer
    choice = s.choice[owner]
    learnt = (s.learnt[viewer] >> owner) & 1 == 1 or s.ending != NOT_OVER
    in_hand = weapons.hand_size(s, owner)
    spent = weapons.pile_size(s, owner)
    known = [] if own else arms.certain(s.arms[viewer], owner)
    return Agent(
        s.room[owner],
        s.is_injured(owner),
        (s.down >> owner) & 1 == 1,
        (s.arrested >> owner) & 1 == 1,
        s.loyalty[owner] if learnt or s.loyalty[owner] == NONE else HIDDEN,
        see_cards(s.hands[owner], viewer),
        listed(s.weapons if own else known, owner * WEAPONS if own else 0, in_hand),
        listed(s.spent if own else known, owner * WEAPONS if own else WEAPONS, spent),
        [] if own else listed(known, 2 * WEAPONS, 0),
        arms.certain(s.arms[s.seats], owner),
        [] if own or seat is None else witnessed(s, owner, viewer),
        choice if own or choice == NONE else HIDDEN,
        see_if(s.shown[owner], seat is not None and (s.eyes >> viewer) & 1 == 1),
        s.hacked[owner],
        s.looks[owner * s.seats : (owner + 1) * s.seats],
        see_look(s, owner, viewer),
        s.points[owner],
        s.hideouts[owner],
    )


def witnessed(s: State, knower: i64, owner: i64) -> list[int]:
    base = weapons.at(s, knower, owner, weapons.IN_HAND, 0)
    return s.witnessed[base : base + weapons.PLACES * WEAPONS]


def exposed(s: State, seat: i64) -> list[int]:
    """Who has seen the own items is no secret to their owner."""
    return [known & ~only(seat) for known in s.traces[seat].known]


def listed(counts: list[int], base: i64, total: i64) -> list[int]:
    """Weapons counted from here on, filled up with HIDDEN."""
    shown: list[int] = []
    for weapon in range(WEAPONS):
        for _ in range(counts[base + weapon]):
            shown.append(weapon)
    while len(shown) < total:
        shown.append(HIDDEN)
    return shown
