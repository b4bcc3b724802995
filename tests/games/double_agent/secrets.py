"""Double Agent's secrets, for the canaries of tests/conformity."""

from typing import Final

from brushpass.core.knowledge import knows
from brushpass.games.double_agent.cards import NONE
from brushpass.games.double_agent.state import State
from tests.conformity.audiences import May, address, everybody, only
from tests.conformity.markers import Markers


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know."""
    marker = Markers()

    def cover(values: list[int], known: list[int]) -> None:
        for index in range(len(values)):
            if not knows(known[index], seat):
                values[index] = marker()

    for owner in range(2):
        cover(s.tokens[owner], s.token_known[owner])
        for files in s.files[6 * owner : 6 * owner + 6]:
            cover(files.kinds, files.known)
        cover(s.shredded[owner].kinds, s.shredded[owner].known)
        if owner != seat:
            s.hands[owner][:] = [marker() for _ in s.hands[owner]]
        if owner != seat and owner == s.actor and s.filing != NONE:
            s.filing = marker()
        s.decks[owner].counts[:] = [marker() for _ in s.decks[owner].counts]
        s.decks[owner].top[:] = [marker() for _ in s.decks[owner].top]
    return marker.planted


# Who may learn each argument of each fact that the rules tell.
FACTS: Final[dict[str, dict[str, May]]] = {
    "placed": {"seat": address, "agent": only("seat"), "value": only("seat")},
    "began": {"first": everybody},
    "dealt": {"seat": address, "cards": only("seat"), "backs": everybody, "top": everybody},
    "drew": {"seat": address, "card": only("seat"), "back": everybody, "top": everybody},
    "filed": {"seat": address, "agent": everybody, "back": everybody, "card": only("seat")},
    "played": {"seat": everybody, "card": everybody},
    "moved": {"seat": everybody, "agent": everybody, "space": everybody, "active": everybody},
    "revealed": {"agent": everybody, "tokens": everybody, "files": everybody},
    "trapped": {"agent": everybody, "owner": everybody, "card": everybody},
    "delivered": {
        "agent": everybody,
        "winner": everybody,
        "loyalty": everybody,
        "points": everybody,
    },
    "fizzled": {"seat": everybody, "card": everybody},
    "nosed": {"seat": everybody, "agent": everybody},
    "read": {"seat": address, "agent": everybody, "cards": only("seat")},
    "watched": {"seat": address, "agent": everybody, "value": only("seat")},
    "took_back": {
        "seat": address,
        "agent": everybody,
        "index": everybody,
        "back": everybody,
        "card": only("seat"),
    },
    # DR34: the owner knows the card; whoever removed it is not shown it.
    "shredded": {
        "seat": everybody,
        "owner": address,
        "agent": everybody,
        "index": everybody,
        "back": everybody,
        "card": only("owner"),
    },
    "swapped": {"seat": everybody, "owner": everybody, "one": everybody, "other": everybody},
    "finished": {
        "ending": everybody,
        "winner": everybody,
        "points": everybody,
        "cards": everybody,
    },
}
