"""Spy Tactics' secrets, for the canaries of tests/conformity."""

from typing import Final

from brushpass.games.spy_tactics.cards import CODES, NONE
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.state import AIM, GUESS, OVER, State
from tests.conformity.audiences import May, address, everybody, only
from tests.conformity.markers import Markers


def plant(s: State, seat: int | None) -> list[int]:
    """Put a marker in the place of every value that this seat (None: a spectator) may not know."""
    marker = Markers()

    def hide(values: list[int], place: int) -> None:
        if values[place] != NONE:
            values[place] = marker()

    for owner in range(s.seats):
        if owner == seat:
            continue
        if s.phase != OVER and (seat is None or not s.seen[seat] >> owner & 1):
            hide(s.teams, owner)
        if not s.exposed >> owner & 1:
            hide(s.discards, owner)
        if s.passed[owner] != NONE and receiver(s.played[0], owner) != seat:
            hide(s.passed, owner)
        hide(s.face_down, owner)
        if s.phase in (AIM, GUESS):
            hide(s.aim, owner)
            hide(s.guess, owner)
        # How many cards a hand holds is public, so two codes trade places with a marker.
        place = owner * CODES
        cards = sum(s.hands[place : place + CODES])
        hide(s.hands, place)
        s.hands[place + 1 : place + CODES] = [0] * (CODES - 2) + [cards - s.hands[place]]
    return marker.planted


# Who may learn each argument of each fact that the rules tell.
FACTS: Final[dict[str, dict[str, May]]] = {
    "dealt": {"seat": address, "team": only("seat")},
    "discarded": {"seat": address, "code": only("seat")},
    "began": {"nth": everybody},
    "revealed": {"codes": everybody},
    "scored": {"gains": everybody, "points": everybody},
    "examined": {"seat": address, "target": everybody, "team": only("seat")},
    "passed": {"seat": address, "receiver": everybody, "code": only("seat")},
    "received": {"seat": address, "giver": only("seat"), "code": only("seat")},
    "took_back": {"seat": everybody, "code": everybody},
    "named": {"seat": everybody, "code": everybody},
    "guessed": {
        "seat": everybody,
        "target": everybody,
        "code": everybody,
        "right": everybody,
    },
    "eliminated": {"seat": everybody},
    "finished": {
        "ending": everybody,
        "winners": everybody,
        "teams": everybody,
        "halves": everybody,
    },
}
