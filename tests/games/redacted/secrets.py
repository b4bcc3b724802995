"""The secrets of [redacted], for the canaries of tests/conformity."""

from typing import Final

from brushpass.core.knowledge import Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory.arms import GUARDS, SPENT, UNKNOWN, WIDTH
from brushpass.games.redacted.memory.mind import at, known_at
from brushpass.games.redacted.rules.cards import NONE, WEAPONS
from brushpass.games.redacted.rules.places import card_of, cards_at, place_of
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    DROP,
    NOT_OVER,
    PRIZE,
    Arms,
    Case,
    Held,
    State,
)
from brushpass.games.redacted.rules.weapons import PLACES
from tests.conformity.audiences import Facts, May, address, everybody, only
from tests.conformity.cells import Audience
from tests.conformity.markers import Markers


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know.

    Attack cards are counted, not listed, so a marker would change public sums; that they stay
    secret is for the pairs of worlds to show.
    """
    marker = Markers()

    viewer = s.seats if seat is None else seat
    unshare(s)
    if s.ending == NOT_OVER:
        s.letters = marker()
        for owner in range(s.seats):
            if s.loyalty[owner] != NONE and not s.learnt[viewer] >> owner & 1:
                s.loyalty[owner] = marker()
    for cards in [*s.hands, *s.tiles, s.buried, s.dropped, s.guard_cards]:
        _cover(cards, viewer, marker)
    for other, cases in enumerate(s.cases):
        if other != viewer:
            s.cases[other] = [
                Case(marker(), [marker()] * 2, [marker() for _ in case.spots]) for case in cases
            ]
    for trace in [*s.traces[:viewer], *s.traces[viewer + 1 :]]:
        trace.kinds[:] = [marker() for _ in trace.kinds]
    for pile in [s.items, s.armoury, s.objectives]:
        _cover_pile(pile, marker)
    for owner in range(s.seats):
        if owner == seat:
            continue
        if s.choice[owner] != NONE:
            s.choice[owner] = marker()
        if s.added[owner] != NONE and s.glimpse[owner * 2] != seat:
            s.added[owner] = marker()
        memory = marker()  # one for all that the other has seen
        s.glimpse[owner * 2 + 1] = memory  # whose card it was, all know
        s.letters_seen[owner] = memory
        s.arms[owner] = [
            Arms(group.owners, [Held(memory, [memory] * len(c.cards)) for c in group.cases])
            for group in s.arms[owner]
        ]
        lore = s.seats * PLACES * WEAPONS
        mine = slice((owner * s.seats + viewer) * PLACES * WEAPONS, None)
        kept = s.witnessed[mine][: PLACES * WEAPONS] if seat is not None else []
        s.witnessed[owner * lore : (owner + 1) * lore] = [memory] * lore
        s.witnessed[mine.start : mine.start + len(kept)] = kept
    if seat is None or not s.eyes >> seat & 1:
        s.shown[:] = [card if card == NONE else marker() for card in s.shown]
    if s.gift != NONE and not _decides(s, seat, ACCEPT):
        s.gift = marker()
    if s.prize_kind != NONE and not _decides(s, seat, PRIZE, DROP):
        s.prize_kind = marker()
    for visit, armed in enumerate(s.armed):
        if armed != seat:
            s.kept[visit] = marker()
            s.put_back[visit] = marker() if s.put_back[visit] != NONE else NONE
    if not _decides(s, seat, ARMS):
        s.pending = [marker() for _ in s.pending]
    return marker.planted


def unshare(s: State) -> None:
    """Clones share what the rules never change in place."""
    s.loyalty = s.loyalty[:]
    s.witnessed = s.witnessed[:]
    s.hands = [cards.clone() for cards in s.hands]
    s.traces = [cards.clone() for cards in s.traces]
    s.tiles = [cards.clone() for cards in s.tiles]
    s.buried = s.buried.clone()
    s.dropped = s.dropped.clone()
    s.guard_cards = s.guard_cards.clone()


def impossible(s: State) -> str:
    """Why a seat cannot think what it thinks, if so: the truth must be among its cases."""
    for viewer, cases in enumerate(s.cases):
        if (
            cases
            and not s.hazy >> viewer & 1
            and not any(_is_so(s, viewer, case) for case in cases)
        ):
            return f"{viewer} takes for possible only {[case.spots for case in cases]}"
    for viewer, groups in enumerate(s.arms):
        for group in groups:
            if not any(_is_held(s, group.owners, case.cards) for case in group.cases):
                held = [case.cards for case in group.cases]
                return f"{viewer} takes for possible of {group.owners} only {held}"
    return ""


def _is_held(s: State, owners: list[int], cards: list[int]) -> bool:
    """Weapons lie as the case names them; those it cannot name make up the number."""
    for index, owner in enumerate(owners):
        in_hand, spent = _arms_of(s, owner)
        for have, case in (
            (in_hand, cards[index * WIDTH :]),
            (spent, cards[index * WIDTH + SPENT :]),
        ):
            unknown = [have[weapon] - case[weapon] for weapon in range(WEAPONS)]
            if min(unknown) < 0 or sum(unknown) != case[UNKNOWN]:
                return False
    return True


def _arms_of(s: State, owner: int) -> tuple[list[int], list[int]]:
    if owner == GUARDS:  # R16.9: all are back as soon as the last was drawn
        drawn = [int(weapon in s.guard_cards.kinds) for weapon in range(WEAPONS)]
        drawn = [0] * WEAPONS if sum(drawn) == WEAPONS else drawn
        return [1 - count for count in drawn], drawn
    mine = slice(owner * WEAPONS, (owner + 1) * WEAPONS)
    return s.weapons[mine], s.spent[mine]


def _is_so(s: State, viewer: int, case: Case) -> bool:
    """What the case names lies where it says, beside what the viewer knows anyway."""
    for there in case.spots:
        place, kind = place_of(there), card_of(there)
        cards = cards_at(s, place)
        if cards is not None and kind >= 0:
            known = known_at(s, viewer, place) + at(case.spots, place)
            if cards.kinds.count(kind) < known.count(kind):
                return False
    return True


def _decides(s: State, seat: int | None, *kinds: int) -> bool:
    if not s.frames:
        return False
    top = s.frames[-1]
    return top.kind in kinds and seat == (top.other if top.kind == ACCEPT else top.seat)


def _cover(cards: Cards, viewer: int, marker: Markers) -> None:
    for i in range(len(cards.kinds)):
        if not cards.known[i] >> viewer & 1:
            cards.kinds[i] = marker()


def _cover_pile(pile: Pile, marker: Markers) -> None:
    pile.counts[:] = [marker()] * len(pile.counts)


def eyes(facts: Facts, seats: int) -> set[Audience]:
    """Those who take part, and whoever watches from the Security HQ (R7.5)."""
    return {seat for seat in range(seats) if facts["eyes"] >> seat & 1}


def _open(*arguments: str) -> dict[str, May]:
    return dict.fromkeys(arguments, everybody)


# Who may learn each argument of each fact that the rules tell.
FACTS: Final[dict[str, dict[str, May]]] = {
    "briefed": _open("mission", "factions", "starter", "hideouts"),
    "sworn": {"seat": address, "loyalty": only("seat")},
    "turn": _open("seat", "nth", "points"),
    "passed": _open("seat"),
    "began": _open("seat", "deed"),
    "finished": _open("ending", "winners", "loyalties", "letters", "points"),
    "walked": _open("seat", "room", "sneaking"),
    "scanned": {"viewer": address, "seat": everybody, "items": only("viewer")},
    "stopped": _open("seat", "snack"),
    "let_pass": _open("seat", "sneaker"),
    "knocked": _open("seat", "sneaker"),
    "unlocked": _open("floor"),
    "exchanged": {
        **_open("seat", "other", "attacked", "outcome"),
        "first": eyes,
        "second": eyes,
        "eyes": address,
    },
    "offered": _open("seat", "other", "given", "healed"),
    "gave": {**_open("giver", "taker"), "item": eyes, "eyes": address},
    "settled": _open("seat", "other", "outcome"),
    "spared": _open("seat", "loser"),
    "injured": _open("seat", "loser"),
    "stole": {**_open("seat", "loser"), "item": eyes, "eyes": address},
    "interrogated": {
        **_open("seat", "loser"),
        "card": eyes,
        "added": only("loser"),
        "eyes": address,
    },
    "arrested": {**_open("seat", "loser", "wanted"), "loyalty": eyes, "eyes": address},
    "disgraced": _open("seat", "items"),
    "drew": {"seat": address, "item": only("seat"), "fresh": everybody},
    "dropped": {"seat": address, "item": only("seat"), "objective": everybody},
    "armed": {"seat": address, "weapons": only("seat")},
    "kept": {"seat": address, "weapon": only("seat")},
    "reception": _open("seat"),
    "locked": _open("seat", "floor"),
    "healed": _open("seat"),
    "called": _open("seat", "faction"),
    "lights": _open("seat", "dark"),
    "hacked": {"seat": address, **_open("victim", "room"), "card": only("seat")},
    "used": _open("seat", "item"),
    "bombed": _open("seat", "faction"),
    "boarded": _open("seat", "faction"),
    "cracked": {"seat": address, "colour": everybody, "item": only("seat")},
    "took_out": _open("seat", "colour", "taken"),
    "put_in": {"seat": address, **_open("colour", "filled"), "item": only("seat")},
    "alert": _open("card", "level"),
    "guard": _open("room", "objective"),
    "fought": {
        "seat": address,
        **_open("attacked", "outcome"),
        "card": only("seat"),
        "weapon": only("seat"),
    },
    "met_guard": _open("seat", "room", "outcome"),
    "prize": {"seat": address, "vip": everybody, "item": only("seat")},
    "claimed": _open("seat", "taken"),
    "vip": _open("room"),
    "lost": _open("seat", "item"),
    "jamming": _open("seat", "disabled"),
}
