"""The memory of attack cards, written down for the view, and read again."""

from mypy_extensions import i64

from brushpass.games.redacted.memory.groups import (
    GUARDS,
    SHOWN,
    SPENT,
    UNKNOWN,
    WIDTH,
    Group,
    Held,
    by_owner,
)
from brushpass.games.redacted.memory.looks import Looks
from brushpass.games.redacted.memory.weapons import Weapons
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, WEAPONS
from brushpass.games.redacted.speech.page import (
    ArmouryVisit,
    StealthyLooks,
    Stock,
    SureWeapons,
    WeaponCase,
    WeaponGroup,
    WeaponsPage,
)
from brushpass.games.redacted.speech.wire import View


def weapons_page(known: Weapons) -> WeaponsPage:
    everybody = known.public()
    mine = known.seat
    return WeaponsPage(
        [write_group(group) for group in known.others.groups if is_doubtful(group)],
        [
            [] if seat == mine else listed(known.others.certain(seat)[2 * WEAPONS :])
            for seat in range(known.seats)
        ],
        [sure(everybody.certain(seat)) for seat in range(known.seats)],
        [
            SureWeapons([], [], []) if seat == mine else sure(known.witnessed.known[seat])
            for seat in range(known.seats if mine != NONE else 0)
        ],
        [ArmouryVisit(visit.seat, visit.kept, visit.put_back) for visit in known.visits],
        [write_looks(known.looks, looker) for looker in range(known.seats)],
        known.looks.seen,
    )


def is_doubtful(group: Group) -> bool:
    """Whether there is more to it than what the table shows of a single player."""
    if len(group.cases) > 1 or len(group.owners) > 1:
        return True
    return group.is_shown() or group.owners[0] == GUARDS


def write_group(group: Group) -> WeaponGroup:
    cases = []
    for case in group.cases:
        stocks = [stock(case.cards, base) for base in range(0, len(case.cards), WIDTH)]
        cases.append(WeaponCase(case.weight, stocks))
    return WeaponGroup(group.owners[:], cases)


def stock(cards: list[int], base: i64) -> Stock:
    shown = cards[base + SHOWN]
    return Stock(
        listed(cards[base : base + SPENT]),
        listed(cards[base + SPENT : base + SHOWN]),
        HIDDEN if shown == UNKNOWN else shown,
    )


def sure(counts: list[int]) -> SureWeapons:
    """Counted by place and weapon."""
    return SureWeapons(
        listed(counts[:WEAPONS]),
        listed(counts[WEAPONS : 2 * WEAPONS]),
        listed(counts[2 * WEAPONS :]),
    )


def listed(counts: list[int]) -> list[int]:
    cards: list[int] = []
    for weapon in range(len(counts)):
        cards += [HIDDEN if weapon == UNKNOWN else weapon] * counts[weapon]
    return cards


def write_looks(looks: Looks, looker: i64) -> StealthyLooks:
    base = looker * looks.seats
    return StealthyLooks(
        looks.asked[base : base + looks.seats],
        looks.hacked[base : base + looks.seats],
        [owner for owner in range(looks.seats) if (looks.arrested[looker] >> owner) & 1],
        looks.owner[looker],
        looks.added[looker],
        (looks.stale >> looker) & 1 == 1,
    )


# Reading


def read_groups(v: View, viewer: i64, page: WeaponsPage) -> list[Group]:
    """Of everybody but the viewer."""
    groups = [read_group(group) for group in page.groups]
    doubtful: list[int] = []
    for group in groups:
        doubtful += group.owners
    for owner in range(len(v.agents)):
        if owner != viewer and owner not in doubtful:
            agent = v.agents[owner]
            cards = [*counted(agent.weapons), *counted(agent.spent), NONE]
            groups.append(Group([owner], [Held(1, cards)]))
    return sorted(groups, key=by_owner)


def read_group(group: WeaponGroup) -> Group:
    cases: list[Held] = []
    for case in group.cases:
        cards: list[int] = []
        for one in case.stocks:
            cards += counted(one.in_hand) + counted(one.spent)
            cards.append(UNKNOWN if one.shown == HIDDEN else one.shown)
        cases.append(Held(case.weight, cards))
    return Group(group.owners[:], cases)


def counted(cards: list[int]) -> list[int]:
    return [cards.count(weapon) for weapon in range(WEAPONS)] + [cards.count(HIDDEN)]
