"""What a seat observes, as numbers. The viewer's side comes first, then the other's."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.about import Options
from brushpass.core.observation import Asked, Observer, Part
from brushpass.core.seats import called
from brushpass.games.kompromat.belief import READINGS
from brushpass.games.kompromat.cards import (
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FIRST_COUNTER,
    ITEM_NAMES,
    MISSION_NAMES,
    PLACES,
    ROUNDS,
)
from brushpass.games.kompromat.ear import ALL, Ear
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.sections import KINDS, VESPERS, write_sections
from brushpass.games.kompromat.state import State

PHASES: Final = (
    "opening",
    "choosing",
    "drawing",
    "window",
    "counting aces",
    "perfect",
    "counter-intelligence",
    "over",
)
SIDES: Final = ("mine", "theirs")
AT: Final = tuple([f"mission {place + 1}" for place in range(PLACES)])
MISSION_KIND: Final = tuple(MISSION_NAMES[:FIRST_COUNTER])
CARD: Final = tuple(EQUIPMENT_NAMES)
ITEM: Final = tuple(ITEM_NAMES)
AFTER: Final = ("reveal", "counting aces", "verdict", "next round")

PARTS: Final = (
    Part("phase", "the moment of the game", (PHASES,)),
    Part("to act", "it is for me to decide"),
    Part("after", "what follows this window", (AFTER,)),
    Part("passes", "passes in a row in this window", high=2),
    Part("asked", "players who have answered at this reveal", high=2),
    Part("round", "the round", high=ROUNDS),
    Part("starter", "I start this round"),
    Part("place", "the mission being attempted or resolved", (AT,)),
    Part("judged", "0 not judged, else the total in halves and four", (SIDES,), 127),
    Part("elevens", "1/11 cards counted as eleven at the mission resolved", (SIDES,), 2),
    Part("vesper", "0 none, else the halves added there and five", (SIDES,), 2 * VESPERS + 1),
    Part("mission", "the card in this place", (AT, MISSION_KIND)),
    Part("counter", "marks of the counter-intelligence under it", (AT,), 3),
    Part("missions left", "copies left in the mission deck", (tuple(MISSION_NAMES),), 3),
    Part("hand", "the turn's first card, before I lay it", (CARD,)),
    Part("my deck", "copies left in my deck", (CARD,), 3),
    Part(
        "next cards",
        "my next cards as far as I know them: 0 unknown, 1 the 0.5, else the value and one",
        (("next", "second", "third", "fourth", "fifth"),),
        KINDS,
    ),
    Part("deck", "cards left to draw", (SIDES,), sum(EQUIPMENT)),
    Part("deck seen", "of these, cards that their owner knows", (SIDES,), sum(EQUIPMENT)),
    Part("their hand", "they hold such a card"),
    Part("tokens", "notoriety tokens", (SIDES,), 11),
    Part("items", "the item is held and unused", (SIDES, ITEM)),
    Part("used", "the item has been used", (SIDES, ITEM)),
    Part("won", "copies collected", (SIDES, MISSION_KIND), 3),
    Part("face up", "copies that lie face up", (SIDES, AT, CARD), 3),
    Part("covered", "cards that lie face down", (SIDES, AT), 8),
    Part("emptied", "places emptied by a Stun Gun", (SIDES, AT), 8),
    Part("my covered", "copies among my cards face down", (AT, CARD), 3),
    Part("my total", "my cards at best and newspapers, in halves", (AT,), 127),
    Part("newspapers", "laid against this player", (SIDES, AT), 2),
)


class KompromatObserver(Observer[State]):
    def parts(self, options: Options) -> tuple[Part, ...]:
        return PARTS

    def points(self, s: State, seat: i64) -> float:
        return float(points(s, seat))

    def questions(self, options: Options) -> tuple[Asked, ...]:
        totals = [
            Asked(f"{called(seat)}'s total at mission {place + 1},", READINGS)
            for seat in range(2)
            for place in range(PLACES)
        ]
        takers = [
            Asked(f"who takes mission {place + 1},", (called(0), called(1), "nobody"))
            for place in range(PLACES)
        ]
        return (*totals, *takers)

    def write(self, s: State, seat: i64, to: vec[u8], at: i64) -> None:
        write_sections(s, seat, ALL, to, at)

    def ear(self) -> Ear:
        return Ear()

    def rewrite(self, s: State, seat: i64, ear: Any, to: vec[u8], at: i64) -> None:
        assert isinstance(ear, Ear)
        write_sections(s, seat, ear.take(seat), to, at)
