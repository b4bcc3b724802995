"""The secrets of [redacted], for the canaries of tests/conformity."""

from collections import Counter
from typing import Final

from brushpass.core.knowledge import Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory.groups import GUARDS
from brushpass.games.redacted.rules.cards import HIDDEN, NONE, WEAPONS
from brushpass.games.redacted.rules.places import BURIED, DROPPED, TILE, cards_at
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    DROP,
    NOT_OVER,
    PRIZE,
    State,
)
from brushpass.games.redacted.speech.page import ItemCase, Spot, Stock
from brushpass.games.redacted.speech.wire import View
from tests.conformity.audiences import Facts, May, address, everybody, only
from tests.conformity.cells import Audience
from tests.conformity.markers import Markers

ENOUGH: Final = {"rounds": 40}


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
    for pile in [s.items, s.armoury, s.objectives]:
        _cover_pile(pile, marker)
    for owner in range(s.seats):
        if owner == seat:
            continue
        if s.choice[owner] != NONE:
            s.choice[owner] = marker()
        s.letters_seen[owner] = marker()
    if seat is None or not s.eyes >> seat & 1:
        s.shown[:] = [card if card == NONE else marker() for card in s.shown]
    if s.gift != NONE and not _decides(s, seat, ACCEPT):
        s.gift = marker()
    if s.prize_kind != NONE and not _decides(s, seat, PRIZE, DROP):
        s.prize_kind = marker()
    if not _decides(s, seat, ARMS):
        s.pending = [marker() for _ in s.pending]
    return marker.planted


def unshare(s: State) -> None:
    """Clones share what the rules never change in place."""
    s.loyalty = s.loyalty[:]
    s.hands = [cards.clone() for cards in s.hands]
    s.tiles = [cards.clone() for cards in s.tiles]
    s.buried = s.buried.clone()
    s.dropped = s.dropped.clone()
    s.guard_cards = s.guard_cards.clone()


def unthinkable(s: State, view: View) -> str:
    """Why the viewer rules this truth out, if so: it must be among the cases of its memory."""
    page = view.memory
    assert page is not None
    known = {
        **{seat: agent.items for seat, agent in enumerate(view.agents)},
        **{TILE + colour: [kind] for colour, kind in enumerate(view.tiles)},
        BURIED: view.buried,
        DROPPED: view.dropped,
    }
    cases = [*page.items.cases, ItemCase(1, [], [])][: len(page.items.cases) or 1]
    spots = [*page.items.spots, *[Spot(place, kind) for place in known for kind in known[place]]]
    if page.items.hazy:
        cases, spots = [ItemCase(1, [], [])], spots[len(page.items.spots) :]
    if not any(_lies_so(s, spots + case.spots) for case in cases):
        return f"beside {known} it takes for possible only {page.items}"
    for group in page.weapons.groups:
        if not any(_is_held(s, group.owners, case.stocks) for case in group.cases):
            return f"it takes for possible only {group}"
    return ""


def _lies_so(s: State, spots: list[Spot]) -> bool:
    """What the spots name lies where they say."""
    named = Counter((there.place, there.card) for there in spots if there.card >= 0)
    for (place, kind), count in named.items():
        cards = cards_at(s, place)
        if cards is not None and cards.kinds.count(kind) < count:
            return False
    return True


def _is_held(s: State, owners: list[int], stocks: list[Stock]) -> bool:
    """Weapons lie as the case names them; those it cannot name make up the number."""
    for owner, stock in zip(owners, stocks, strict=True):
        for have, case in zip(_arms_of(s, owner), (stock.in_hand, stock.spent), strict=True):
            unknown = [have[weapon] - case.count(weapon) for weapon in range(WEAPONS)]
            if min(unknown) < 0 or sum(unknown) != case.count(HIDDEN):
                return False
    return True


def _arms_of(s: State, owner: int) -> tuple[list[int], list[int]]:
    if owner == GUARDS:  # R16.9: all are back as soon as the last was drawn
        drawn = [int(weapon in s.guard_cards.kinds) for weapon in range(WEAPONS)]
        drawn = [0] * WEAPONS if sum(drawn) == WEAPONS else drawn
        return [1 - count for count in drawn], drawn
    mine = slice(owner * WEAPONS, (owner + 1) * WEAPONS)
    return s.weapons[mine], s.spent[mine]


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
    "stopped": _open("seat"),
    "snack_break": _open("seat"),
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
