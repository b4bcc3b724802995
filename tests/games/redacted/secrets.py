"""The secrets of [redacted], for the canaries of tests/conformity."""

from collections.abc import Callable
from typing import Final

from brushpass.core.knowledge import Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.cards import NONE, WEAPONS
from brushpass.games.redacted.lots import DECK, cards_at
from brushpass.games.redacted.state import ACCEPT, ARMS, DROP, NOT_OVER, PRIZE, Lot, State
from brushpass.games.redacted.weapons import PLACES
from tests.conformity.audiences import Facts, May, address, everybody, only
from tests.conformity.cells import Audience

FIRST_MARKER: Final = 7_000_001
Marker = Callable[[], int]


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know.

    Attack cards are counted, not listed, so a marker would change public sums; that they stay
    secret is for the pairs of worlds to show.
    """
    markers: list[int] = []

    def marker() -> int:
        markers.append(FIRST_MARKER + len(markers))
        return markers[-1]

    viewer = s.seats if seat is None else seat
    if s.ending == NOT_OVER:
        s.letters = marker()
        for owner in range(s.seats):
            if s.loyalty[owner] != NONE and not s.learnt[viewer] >> owner & 1:
                s.loyalty[owner] = marker()
    for cards in [*s.hands, *s.tiles, s.buried, s.dropped, s.guard_cards]:
        _cover(cards, viewer, marker)
    for other, lots in enumerate(s.lots):
        if other != viewer:
            s.lots[other] = [Lot([marker() for _ in lot.kinds], lot.places) for lot in lots]
    for place in range(len(s.dealt)):
        if place // 2 != viewer:
            s.dealt[place] = marker()
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
        lore = s.seats * PLACES * WEAPONS
        s.lore[owner * lore : (owner + 1) * lore] = [memory] * lore
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
    return markers


def impossible(s: State) -> str:
    """Why a seat cannot have concluded what it has, if so: its lots must lie where it thinks."""
    for viewer, lots in enumerate(s.lots):
        for lot in lots:
            there = [kind for place in set(lot.places) for kind in _kinds_at(s, place)]
            for kind in set(lot.kinds):
                if kind >= 0 and there.count(kind) < lot.kinds.count(kind):
                    return f"{viewer} looks for {lot.kinds} at {lot.places}"
    return ""


def _kinds_at(s: State, place: int) -> list[int]:
    if place == DECK:
        return [kind for kind, count in enumerate(s.items.counts) for _ in range(count)]
    cards = cards_at(s, place)
    return cards.kinds if cards else []


def _decides(s: State, seat: int | None, *kinds: int) -> bool:
    if not s.frames:
        return False
    top = s.frames[-1]
    return top.kind in kinds and seat == (top.other if top.kind == ACCEPT else top.seat)


def _cover(cards: Cards, viewer: int, marker: Marker) -> None:
    for i in range(len(cards.kinds)):
        if not cards.known[i] >> viewer & 1:
            cards.kinds[i] = marker()


def _cover_pile(pile: Pile, marker: Marker) -> None:
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
    "interrogated": {**_open("seat", "loser"), "card": eyes, "eyes": address},
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
