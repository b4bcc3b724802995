"""The secrets of [microfilms], for the canaries of tests/conformity."""

from typing import Final

from brushpass.games.microfilms.rules.attempts import letters_at
from brushpass.games.microfilms.rules.cards import (
    KINDS,
    LETTER,
    NATIONS,
    NONE,
    copies_in_play,
)
from brushpass.games.microfilms.rules.state import KIND, KIND_OF, OVER, Hand, State
from brushpass.games.microfilms.speech.wire import View
from tests.conformity.audiences import May, address, everybody, only
from tests.conformity.markers import Markers
from tests.games.microfilms.admits import admits


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know."""
    marker = Markers()
    observer = s.seats if seat is None else seat
    seen = 1 << observer | 1 << s.seats  # the viewer's bit and the public's make up the view

    def hide(masks: list[int], place: int) -> None:
        masks[place] = marker(masks[place] & seen, bits=12)

    def hide_card(mark: int, own: bool) -> int:
        """The kind of a card that the viewer knows, and in no case who else does."""
        kept = mark & seen << KIND
        if own or kept:
            return marker(kept | mark & KIND_OF, bits=16)
        return marker(0, bits=16)

    for nation in range(NATIONS):
        hide(s.met, nation)
    for place, hand in enumerate(s.hands):
        if place != seat:
            hand.cards[:] = [marker() for _ in range(KINDS)]
        hand.marks[:] = [hide_card(mark, place == seat) for mark in hand.marks]
        if not s.known[place] >> observer & 1:
            s.identity[place] = marker()
        if s.second[place] != NONE and not s.known_second[place] >> observer & 1:
            s.second[place] = marker()
        hide(s.known, place)
        hide(s.known_second, place)
    s.deck.cards[:] = [marker() for _ in range(KINDS)]
    if s.phase != OVER:
        s.box = marker()
    if s.offered != NONE and seat != s.active:
        s.offered = marker()
    return marker.planted


def impossible(s: State) -> str:
    """Why no game can have come here; an empty text if nothing speaks against it."""
    counts = [0] * KINDS
    for kind in [*s.discard, s.box]:
        counts[kind] += 1
    for cards in [*(hand.cards for hand in s.hands), s.deck.cards]:
        for kind in range(KINDS):
            counts[kind] += cards[kind]
    if counts != copies_in_play(s.absent, s.duel):
        return f"there are {counts} cards of each kind"
    if sum(s.deck.cards) != s.deck.size or min(s.deck.cards) < 0:
        return f"a deck of {s.deck.size} cards, but {s.deck.cards}"
    for place, hand in enumerate(s.hands):
        wrong = impossible_hand(s, hand, place)
        if wrong:
            return f"place {place}: {wrong}"
    for nation in range(NATIONS):
        if s.met[nation] and s.box == LETTER + nation:
            return f"somebody of {s.met[nation]:b} has seen the letter in the box"
        for seat in range(s.seats):
            if s.hands[seat].cards[LETTER + nation] and not s.met[nation] >> seat & 1:
                return f"seat {seat} has not seen its own letter"
    for place in range(len(s.hands)):
        if s.identity[place] < 4 and s.denied[place] >> s.identity[place] & 1:
            return f"place {place} is the agent that it was found not to be"
        if place < s.seats and not s.known[place] >> place & 1:
            return f"seat {place} does not know itself"
    return ""


def impossible_hand(s: State, hand: Hand, place: int) -> str:
    if sum(hand.cards) != hand.size or min(hand.cards) < 0:
        return f"{hand.size} cards, but {hand.cards}"
    kinds = [kind for kind in range(KINDS) for _ in range(hand.cards[kind])]
    if kinds != [mark & KIND_OF for mark in hand.marks]:
        return f"the cards {kinds}, but the marks {hand.marks}"
    for nth, mark in enumerate(hand.marks):
        observers = mark >> KIND
        if observers >> s.seats + 1:
            return f"there is no such observer: {observers:b}"
        if place < s.seats and observers >> place & 1:
            return "a seat has marked its own cards"
        everybody = (1 << s.seats) - 1 & ~(1 << place)
        if observers >> s.seats & 1 and observers & everybody != everybody:
            return "somebody knows less than everybody"
        same = nth > 0 and kinds[nth] == kinds[nth - 1]
        if same and observers & ~(hand.marks[nth - 1] >> KIND):
            return "somebody knows of a second card and not of the first"
    return ""


FEW = 60  # cases that are looked through


def unthinkable(s: State, view: View) -> str:
    """Why the viewer's memory rules out this truth; an empty text if it does not."""
    page = view.memory
    if page is None:
        return ""
    sure = [*(player.hand.sure for player in view.players), page.deck.sure]
    lacks = [*(hand.lacks for hand in page.hands), page.deck.lacks]
    for number, cards in enumerate([*(hand.cards for hand in s.hands), s.deck.cards]):
        for kind in range(KINDS):
            if sure[number][kind] > cards[kind]:
                return f"pack {number} should hold {sure[number]} and holds {cards}"
            if lacks[number] >> kind & 1 and cards[kind] > sure[number][kind]:
                return f"pack {number} should lack {lacks[number]:b} and holds {cards}"
    if s.phase == OVER:
        return ""
    if page.stands or page.public_stands:
        at = [letters_at(s, location) for location in page.missed]
        if at[0] == 2 if page.missed[0] == page.missed[1] else at == [1, 1]:
            return "the letters lie as the broker said"
    if len(page.cases) <= FEW and not any(
        case.weight > 0 and admits(case, s) for case in page.cases
    ):
        return "no case allows it"
    return ""


# Who may learn each argument of each fact that the rules tell.
FACTS: Final[dict[str, dict[str, May]]] = {
    "began": {"absent": everybody, "starter": everybody, "francs": everybody},
    "dealt": {
        "seat": address,
        "identity": only("seat"),
        "second": only("seat"),
        "card": only("seat"),
    },
    "turn": {"seat": everybody, "nth": everybody},
    "drew": {"seat": address, "card": only("seat")},
    "took_top": {"seat": everybody, "card": everybody},
    "passed": {"seat": everybody, "francs": everybody},
    "bribed": {"seat": everybody, "target": everybody},
    "offered": {"seat": address, "target": everybody, "card": only("seat")},
    "accepted": {"seat": address, "target": address, "card": only("seat", "target")},
    "declined": {"seat": everybody, "target": everybody, "francs": everybody},
    "spent": {"seat": everybody, "card": everybody},
    "paid": {"seat": everybody, "francs": everybody},
    "stole": {"seat": everybody, "target": everybody, "francs": everybody},
    "cashed_out": {"seat": everybody, "francs": everybody},
    "interrogated": {"seat": address, "target": everybody, "seen": only("seat")},
    "blackmailed": {"seat": everybody, "target": everybody},
    "paid_off": {"seat": everybody, "target": everybody, "francs": everybody},
    "blowback": {"seat": everybody, "target": everybody, "card": everybody},
    "refused": {"seat": address, "target": address, "card": only("seat", "target")},
    "took_nothing": {"seat": everybody, "target": everybody},
    "discarded": {"seat": everybody, "card": everybody, "francs": everybody},
    "shuffled": {"evening": everybody, "cards": everybody},
    "attempted": {
        "seat": everybody,
        "identity": everybody,
        "aims": everybody,
        "card": everybody,
    },
    "checked": {"seat": everybody, "right": everybody},
    "saw_identity": {"seat": address, "target": everybody, "identity": only("seat")},
    "saw_cards": {"seat": address, "target": everybody, "cards": only("seat")},
    "eliminated": {"seat": everybody, "cards": everybody, "francs": everybody},
    "croupier_drew": {},
    "croupier_played": {"francs": everybody, "discarded": everybody},
    "finished": {
        "ending": everybody,
        "winners": everybody,
        "box": everybody,
        "identities": everybody,
        "hands": everybody,
    },
}
