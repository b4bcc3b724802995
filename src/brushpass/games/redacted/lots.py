"""What a seat still knows of items that went unseen.

Somebody steals one of three items that I know: two of them are still here and one is there. That
is a lot: cards of which a seat knows the kinds, or some of them, and the places where they lie, but
not which lies where. Every way to lay its cards on its places is equally likely. A card of a lot
may also be HIDDEN, any of those the seat has not seen, or the one DEALT under a briefcase tile.

The bits of `Cards` say what a seat surely knows of a place: cards that it saw arrive, and what its
lots leave no doubt about. A lot that can no longer be told from other unseen cards is forgotten but
for its bits (RR57). Lots follow from what the seat was told and from nothing else.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.knowledge import Cards
from brushpass.games.redacted.cards import BOMB, DANGER_ZONE, HIDDEN, LETTER, is_briefcase
from brushpass.games.redacted.state import Lot, State

# Places; those below are the seats' hands.
NOWHERE: Final = -1  # in the open, or out of the game
TILE: Final = 10  # plus the colour
BURIED: Final = 20
DECK: Final = 21
DROPPED: Final = 22
DEALT: Final = -3  # minus the colour: the card that was dealt under this tile


@final
class Recall:
    """What one seat knows while something changes, place by place, besides its lots."""

    def __init__(self, s: State, viewer: i64, place: i64, to: i64) -> None:
        self.s = s
        self.viewer = viewer
        self.lots = s.lots[viewer]
        self.places: list[int] = []
        self.known: list[list[int]] = []
        self.at(place)
        self.at(to)
        for lot in self.lots:
            for there in lot.places:
                self.at(there)

    def at(self, place: i64) -> list[int]:
        """The kinds it knows there, apart from what lots hold; may be added to."""
        for i in range(len(self.places)):
            if self.places[i] == place:
                return self.known[i]
        kinds = plain(self.s, self.viewer, place)
        self.places.append(place)
        self.known.append(kinds)
        return kinds

    def touching(self, place: i64) -> list[Lot]:
        return [lot for lot in self.lots if place in lot.places]

    def forget(self, lot: Lot) -> None:
        """What the lot leaves no doubt about stays known."""
        self.lots = [other for other in self.lots if other is not lot]
        for place in distinct(lot.places):
            for kind in distinct(lot.kinds):
                if kind >= 0:
                    self.at(place).extend([kind] * lot.sure(place, kind))

    def replace(self, lot: Lot, new: Lot) -> None:
        self.lots = [other for other in self.lots if other is not lot]
        self.lots.append(new)

    def settle(self) -> None:
        """Lots that hold no more doubt become plain knowledge."""
        for lot in self.lots:
            places = distinct(lot.places)
            explicit = [kind for kind in lot.kinds if kind >= 0]
            dealt = [kind for kind in lot.kinds if kind <= DEALT]
            if not explicit and not dealt:
                self.lots = [other for other in self.lots if other is not lot]
            elif self.s.mission == DANGER_ZONE:
                self.forget(lot)
            elif DECK in places:
                continue
            elif len(places) == 1:
                self.at(places[0]).extend(explicit)
                left = [Lot([kind], [places[0]]) for kind in dealt]
                if len(left) < len(lot.kinds):
                    self.lots = [other for other in self.lots if other is not lot]
                    self.lots += left
            elif lot.kinds[0] == lot.kinds[-1] and explicit:
                self.forget(lot)
        self.lots = sorted(self.lots, key=by_content)

    def write(self) -> None:
        self.s.lots[self.viewer] = self.lots
        for i in range(len(self.places)):
            place = self.places[i]
            cards = cards_at(self.s, place)
            if cards is None:
                continue
            kinds = self.known[i][:]
            for lot in self.lots:
                for kind in distinct(lot.kinds):
                    if kind >= 0:
                        kinds.extend([kind] * lot.sure(place, kind))
            mark(cards, self.viewer, kinds)


def by_content(lot: Lot) -> list[int]:
    return lot.kinds + lot.places


def distinct(numbers: list[int]) -> list[int]:
    """Of sorted numbers, each once."""
    return [numbers[i] for i in range(len(numbers)) if i == 0 or numbers[i] != numbers[i - 1]]


def cards_at(s: State, place: i64) -> Cards | None:
    if place in (NOWHERE, DECK):
        return None
    if place < TILE:
        return s.hands[place]
    if place < BURIED:
        return s.tiles[place - TILE]
    return s.buried if place == BURIED else s.dropped


def size_at(s: State, place: i64) -> i64:
    if place == DECK:
        return s.items.size()
    cards = cards_at(s, place)
    return 0 if cards is None else len(cards.kinds)


def plain(s: State, viewer: i64, place: i64) -> list[int]:
    """What the viewer knows to lie there, apart from what its lots hold."""
    found: list[int] = []
    cards = cards_at(s, place)
    if cards is None:
        return found
    for i in range(len(cards.kinds)):
        if (cards.known[i] >> viewer) & 1:
            found.append(cards.kinds[i])
    for lot in s.lots[viewer]:
        if place in lot.places:
            for kind in distinct(lot.kinds):
                for _ in range(lot.sure(place, kind) if kind >= 0 else 0):
                    found.remove(kind)
    return found


def mark(cards: Cards, viewer: i64, kinds: list[int]) -> None:
    """Of equal cards the first are the known ones: one way to write one truth."""
    bit: i64 = 1 << viewer
    for i in range(len(cards.kinds)):
        if cards.kinds[i] in kinds:
            kinds.remove(cards.kinds[i])
            cards.known[i] |= bit
        else:
            cards.known[i] &= ~bit
    if kinds:
        raise ValueError("a seat knows of a card that is not there")


def move(s: State, kind: i64, place: i64, to: i64, witnesses: i64) -> None:
    """One card goes from place to place; only the witnesses see which.

    Free choices count as luck: of the cards that may have gone each is as likely as the other.
    """
    size = size_at(s, place) + (1 if place == DECK else 0)  # where it has just been drawn
    recalls: list[Recall] = []
    for viewer in range(s.seats + 1):
        if place == DECK and not s.lots[viewer] and not (witnesses >> viewer) & 1:
            continue
        recall = Recall(s, viewer, place, to)
        if (witnesses >> viewer) & 1:
            saw_go(recall, kind, place, size)
            if to != NOWHERE:
                recall.at(to).append(kind)
        else:
            lost_sight(recall, place, to, size)
        recall.settle()
        recalls.append(recall)
    lift(s, kind, place)
    lay(s, kind, to)
    for recall in recalls:
        recall.write()


def lift(s: State, kind: i64, place: i64) -> None:
    cards = cards_at(s, place)
    if cards is not None:
        index = cards.kinds.index(kind)
        cards.kinds.pop(index)
        cards.known.pop(index)


def lay(s: State, kind: i64, place: i64) -> None:
    """In its place by kind, known to nobody yet."""
    cards = cards_at(s, place)
    if cards is not None:
        index: i64 = 0
        while index < len(cards.kinds) and cards.kinds[index] <= kind:
            index += 1
        cards.kinds.insert(index, kind)
        cards.known.insert(index, 0)


def lost_sight(recall: Recall, place: i64, to: i64, size: i64) -> None:
    """Any of the cards there may be the one that went."""
    here = recall.at(place)
    touching = recall.touching(place)
    slots: i64 = 0
    for lot in touching:
        slots += lot.places.count(place)
    if len(touching) == 1 and slots == size:
        lot = touching[0]
        places = lot.places[:]
        places.remove(place)
        places.append(to)
        recall.replace(lot, Lot(lot.kinds[:], places))
        return
    kinds: list[int] = []
    slots = 0
    for lot in touching:
        if lot.places[0] == lot.places[-1]:
            kinds += lot.kinds
            slots += len(lot.kinds)
            recall.lots = [other for other in recall.lots if other is not lot]
        else:
            recall.forget(lot)
    kinds += here
    here.clear()
    if place in (TILE, TILE + 1) and not kinds and (recall.s.sealed >> (place - TILE)) & 1:
        kinds.append(DEALT - (place - TILE))
    if kinds:
        kinds += [HIDDEN] * (size - len(kinds))
        recall.lots = [*recall.lots, Lot(kinds, [place] * (size - 1) + [to])]


def saw_go(recall: Recall, kind: i64, place: i64, size: i64) -> None:
    """A card of this kind was there, and has gone."""
    here = recall.at(place)
    if kind in here:
        here.remove(kind)
        return
    slots: i64 = 0
    having: list[Lot] = []
    vague: list[Lot] = []
    for lot in recall.touching(place):
        slots += lot.places.count(place)
        if kind in lot.kinds:
            having.append(lot)
        elif lot.kinds[0] < 0:
            vague.append(lot)
    unknown = size - len(here) - slots
    if is_single(kind):
        unknown = 0 if having else unknown
        vague = [] if having else vague
    if len(having) == 1 and not vague and (is_single(kind) or having[0].kinds[0] >= 0):
        if unknown == 0:
            recall.replace(having[0], having[0].without(kind, place))
            return
    elif len(vague) == 1 and not having and unknown == 0 and vague[0].kinds[0] > DEALT:
        recall.replace(vague[0], vague[0].without(HIDDEN, place))
        return
    for lot in having + vague:
        recall.forget(lot)
    if kind in here:
        here.remove(kind)


def is_single(kind: i64) -> bool:
    """Whether there is only one such item."""
    return kind < BOMB or is_briefcase(kind) or kind >= LETTER


def reveal(s: State, kind: i64, place: i64) -> None:
    """All see that such a card lies there."""
    for viewer in range(s.seats + 1):
        recall = Recall(s, viewer, place, place)
        saw_go(recall, kind, place, size_at(s, place))
        recall.at(place).append(kind)
        recall.settle()
        recall.write()


def show(s: State, viewer: i64, place: i64) -> None:
    """The viewer sees all that lies there."""
    cards = cards_at(s, place)
    if cards is None or not cards.kinds:
        return
    recall = Recall(s, viewer, place, place)
    here = recall.at(place)
    found = cards.kinds[:]
    for kind in here:
        found.remove(kind)
    touching = recall.touching(place)
    left = matched(touching[0], place, found) if len(touching) == 1 else None
    if left is None:
        for lot in touching:
            recall.forget(lot)
    else:
        recall.replace(touching[0], left)
    here.clear()
    here.extend(cards.kinds)
    recall.settle()
    recall.write()


def matched(lot: Lot, place: i64, found: list[int]) -> Lot | None:
    """The lot without its cards at this place, where these kinds were found; None: who knows."""
    left = lot
    slots = lot.places.count(place)
    clear = slots == len(found) and lot.kinds[0] >= 0  # all that was found belongs to it
    for kind in lot.kinds:
        if kind >= 0 and not clear and not is_single(kind):
            return None
    for kind in found:
        if slots > 0 and kind in left.kinds:
            left = left.without(kind, place)
            slots -= 1
    while slots > 0:
        if left.kinds[0] <= DEALT or HIDDEN not in left.kinds:
            return None
        left = left.without(HIDDEN, place)
        slots -= 1
    return left


def shuffle_together(s: State, places: list[int], more: list[int]) -> None:
    """All cards of these places, and more that all have seen, go into the deck."""
    for viewer in range(s.seats + 1):
        recall = Recall(s, viewer, DECK, DECK)
        kinds = more[:]
        total = s.items.size() + len(more)
        for place in [DECK, *places]:
            total += size_at(s, place) if place != DECK else 0
            kinds += recall.at(place)
            recall.at(place).clear()
            for lot in recall.touching(place):
                if lot.places[0] == lot.places[-1]:
                    kinds += lot.kinds
                    recall.lots = [other for other in recall.lots if other is not lot]
                else:
                    recall.forget(lot)
                    kinds += recall.at(place)
                    recall.at(place).clear()
        if kinds and s.mission != DANGER_ZONE:
            kinds += [HIDDEN] * (total - len(kinds))
            recall.lots = [*recall.lots, Lot(kinds, [DECK] * total)]
        recall.settle()
        recall.write()
