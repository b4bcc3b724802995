"""Which rule a fact, a question and an answer belong to."""

from typing import Any, Final

from brushpass.games.kompromat import wire as w
from brushpass.games.kompromat.cards import NONE
from brushpass.games.kompromat.reveal import ALONE, HIGHEST, MORE_CARDS, NO_TOTALS, TIED
from brushpass.games.kompromat.scoring import (
    AT_BALACLAVA,
    AT_COUNTER,
    AT_FAILURE,
    AT_PERFECT,
    NINE_TOKENS,
)
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    COUNTER,
    DRAWING,
    OPENING,
    OVER,
    PERFECT,
)

# Where it is always the same.
FACTS: Final[dict[type, str]] = {
    w.Attempted: "K3.2",
    w.Stopped: "K3.5",
    w.CountedElevens: "K4.3",
    w.Total: "K4.3",
    w.Failed: "K4.4",
    w.Perfect: "K4.5",
    w.Passed: "KR19",
    w.TookBack: "K6.13",
    w.Flew: "K6.14",
    w.LaidNewspaper: "K6.15",
    w.Looked: "K6.16",
    w.Stunned: "K6.17",
    w.Adjusted: "K6.19",
}
COLLECTED: Final = {
    HIGHEST: "K4.6",
    ALONE: "KR11",
    MORE_CARDS: "K4.7",
    TIED: "K4.8",
    NO_TOTALS: "KR12",
}
TOKENS: Final = {
    AT_FAILURE: "K4.4",
    AT_PERFECT: "K4.5",
    AT_COUNTER: "K4.9",
    AT_BALACLAVA: "K6.10",
}
QUESTIONS: Final = {  # by phase
    OPENING: "K3.1",
    CHOOSING: "K3.2",
    DRAWING: "K3.3",
    ACES: "K4.3",
    PERFECT: "K4.5",
    COUNTER: "K6.11",
}


def of_fact(message: Any) -> str:
    if isinstance(message, w.Laid):
        return "K2.2" if message.round == 1 else "K5.2"
    if isinstance(message, w.Drew):
        return "K3.1" if message.place == NONE else "K3.3"
    if isinstance(message, w.TurnedUp):
        return "K4.2" if message.by == message.seat else "K6.12"
    if isinstance(message, w.Collected):
        return COLLECTED[message.why]
    if isinstance(message, w.Tokens):
        return TOKENS[message.why]
    if isinstance(message, w.Used):
        return of_item(message.item, message.usb)
    if isinstance(message, w.Finished):
        return of_end(message)
    return FACTS[type(message)]


def of_item(item: int, usb: bool) -> str:
    return "K6.18" if usb else f"K6.{10 + item}"


def of_end(message: w.Finished) -> str:
    if message.ending == NINE_TOKENS:
        return "K7.1"
    if message.winner == NONE:
        return "KR26"
    return "K7.5" if message.points[0] == message.points[1] else "K7.4"


def of_question(v: w.View) -> str:
    """Whoever waits is told by which rule the other decides."""
    if v.phase == OVER:
        return "K7.2" if v.loser == NONE else "K7.1"
    return QUESTIONS.get(v.phase, "KR19")  # else it is a window for items
