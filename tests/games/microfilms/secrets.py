"""The secrets of [microfilms], for the canaries of tests/conformity."""

from typing import Final

from brushpass.games.microfilms.memory.glances import FIELDS, digit, may_know
from brushpass.games.microfilms.memory.letters import pack_at
from brushpass.games.microfilms.rules.cards import KINDS, LETTER, NATIONS, NONE, copies_in_play
from brushpass.games.microfilms.rules.state import OVER, Case, Pack, State
from tests.conformity.audiences import May, address, everybody, only
from tests.conformity.markers import Markers


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know."""
    marker = Markers()
    observer = s.seats if seat is None else seat
    public = s.seats

    def hide_pack(pack: Pack, own: bool) -> None:
        if not own:
            pack.cards[:] = [marker() for _ in range(KINDS)]
        for other in range(s.seats + 1):
            if other not in (observer, public):
                pack.make_sure(other, [marker() for _ in range(KINDS)])
                pack.was[other] = marker()
                pack.lacks[other] = marker()
        if not own:
            pack.among[:] = [marker() for _ in pack.among]

    def hide_known(masks: list[int], place: int) -> None:
        # The viewer's bit and the public's are what the view is made from; the others are not.
        kept = masks[place] & (1 << observer | 1 << public)
        masks[place] = marker(kept, bits=12)

    for other in range(s.seats):
        if other != seat:
            s.met[other] = marker()
    kept = s.stands & (1 << observer | 1 << public)
    s.stands = marker(kept, bits=12)
    for other in range(s.seats + 1):
        if other != observer:
            s.lots[other] = [Case([marker()], [marker()], marker())]
    for place, hand in enumerate(s.hands):
        hide_pack(hand, place == seat)
        if not s.known[place] >> observer & 1:
            s.identity[place] = marker()
        if s.second[place] != NONE and not s.known_second[place] >> observer & 1:
            s.second[place] = marker()
        hide_known(s.known, place)
        hide_known(s.known_second, place)
    hide_pack(s.deck, False)
    for other in range(s.seats):
        if other != seat:
            row = slice(other * KINDS, other * KINDS + KINDS)
            s.drawn[row] = [marker() for _ in range(KINDS)]
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
    for pack in [*s.hands, s.deck]:
        for kind in range(KINDS):
            counts[kind] += pack.cards[kind]
    if counts != copies_in_play(s.absent, s.duel):
        return f"there are {counts} cards of each kind"
    if s.evening > 1 and any(s.deck.cards[kind] > s.shuffled[kind] for kind in range(KINDS)):
        return "the deck holds what was not shuffled into it"
    if s.evening > 1 and sum(s.draws) != sum(s.shuffled) - s.deck.size:
        return "not everything that left the deck was drawn"
    for seat in range(s.seats):
        drawn = s.drawn[seat * KINDS : seat * KINDS + KINDS]
        left = [s.shuffled[kind] - s.deck.cards[kind] for kind in range(KINDS)]
        if sum(drawn) != s.draws[seat] or any(
            drawn[kind] > left[kind] for kind in range(KINDS) if s.evening > 1
        ):
            return f"seat {seat} drew what it cannot have drawn"
    for place, pack in enumerate([*s.hands, s.deck]):
        wrong = impossible_pack(s, pack, place)
        if wrong:
            return f"place {place}: {wrong}"
    wrong = impossible_letters(s)
    if wrong:
        return wrong
    for place in range(len(s.hands)):
        if s.identity[place] < 4 and s.denied[place] >> s.identity[place] & 1:
            return f"place {place} is the agent that it was found not to be"
        if place < s.seats and not s.known[place] >> place & 1:
            return f"seat {place} does not know itself"
    return ""


def impossible_pack(s: State, pack: Pack, place: int) -> str:
    if sum(pack.cards) != pack.size or min(pack.cards) < 0:
        return f"{pack.size} cards, but {pack.cards}"
    if not 0 <= pack.held <= pack.size:
        return f"{pack.held} of {pack.size} cards held"
    public = pack.sure_of(s.seats)
    for observer in range(s.seats + 1):
        sure = pack.sure_of(observer)
        if observer == place and observer < s.seats:
            if any(sure):
                return "a seat is sure of its own cards in the way of others"
            continue
        if any(sure[kind] > pack.cards[kind] for kind in range(KINDS)):
            return f"observer {observer} is sure of what is not there"
        if any(sure[kind] < public[kind] for kind in range(KINDS)):
            return f"observer {observer} knows less than everybody"
        extra = sum(sure) - sum(public)
        if s.phase != OVER and observer < s.seats and extra > may_know(pack, observer):
            return f"observer {observer} is sure of more than it may be"
        lacks = pack.lacks[observer]
        if any(lacks >> kind & 1 and pack.cards[kind] > sure[kind] for kind in range(KINDS)):
            return f"observer {observer} thinks that a hand lacks what it holds"
    if len(pack.glances) != FIELDS * len(pack.among):
        return "not every glance fell on something"
    for nth, among in enumerate(pack.among):
        _, _, identities, total, still = pack.glances[nth * FIELDS : nth * FIELDS + FIELDS]
        counts = [digit(among, kind) for kind in range(KINDS)]
        if not still and any(counts):
            return "a glance that tells nothing fell on a card that is here"
        if sum(counts) > max(0, total - identities):
            return "a glance fell on more cards than there were"
        if any(counts[kind] > pack.cards[kind] for kind in range(KINDS)):
            return "a glance fell on a card that is not here"
    return ""


def impossible_letters(s: State) -> str:
    """MR44, MR46."""
    for observer in range(s.seats + 1):
        if s.met[observer] >> s.box & 1:
            return f"observer {observer} has seen the letter in the box"
        if observer < s.seats and any(
            s.hands[observer].cards[kind] and not s.met[observer] >> kind & 1
            for kind in range(LETTER, LETTER + NATIONS)
        ):
            return f"seat {observer} has not seen its own letter"
    if s.stands:
        at = [sum(pack_at(s, place).cards[LETTER : LETTER + NATIONS]) for place in s.missed]
        if s.missed[0] == s.missed[1] and at[0] == 2:
            return "both letters lie where the broker did not find them"
        if s.missed[0] != s.missed[1] and at == [1, 1]:
            return "the letters lie as the broker said"
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
    "blowback": {"seat": everybody, "target": everybody},
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
