"""Which rule a fact, a question and an answer belong to."""

from typing import Any, Final

from brushpass.games.double_agent import wire as w
from brushpass.games.double_agent.cards import (
    ALL_AGENTS,
    BACKS,
    BOOBY_TRAPPED_CASE,
    CLUES,
    EXFILTRATION,
    NONE,
    NOSY,
    PERSONAL_FILES,
    PRESSURE,
    QUESTION,
    REASSIGNMENT,
    SHREDDER,
    SURVEILLANCE,
    TURNCOAT,
)
from brushpass.games.double_agent.loyalty import needed
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, OVER, PLACING

CARDS: Final = {
    PERSONAL_FILES: "D5.1",
    BOOBY_TRAPPED_CASE: "DR20",
    NOSY: "D5.4",
    CLUES: "D5.3",
    SURVEILLANCE: "DR25",
    PRESSURE: "DR26",
    EXFILTRATION: "DR27",
    SHREDDER: "DR28",
    REASSIGNMENT: "DR29",
    TURNCOAT: "DR30",
}
# Where it is always the same.
FACTS: Final[dict[type, str]] = {
    w.Placed: "D2.2",
    w.Began: "D2.4",
    w.Dealt: "D2.3",
    w.Drew: "D3.9",
    w.Revealed: "D4.2",
    w.Trapped: "DR20",
    w.Fizzled: "DR10",
    w.Nosed: "D5.4",
    w.Read: "D5.3",
    w.Watched: "DR25",
    w.TookBack: "DR27",
    w.Shredded: "DR28",
}


def of_fact(message: Any) -> str:
    if isinstance(message, w.Played):
        return CARDS[message.card]
    if isinstance(message, w.Filed):
        return "D3.5" if message.back == QUESTION else "D3.2"
    if isinstance(message, w.Moved):
        return "D3.7" if message.active else "DR26"
    if isinstance(message, w.Delivered):
        return "D4.7" if message.loyalty[0] == message.loyalty[1] else "D4.6"
    if isinstance(message, w.Swapped):
        return "DR29" if message.seat == message.owner else "DR30"
    if isinstance(message, w.Finished):
        if message.winner == NONE:
            return "DR37"
        return "D6.4" if message.points[0] == message.points[1] else "D6.3"
    return FACTS[type(message)]


def of_file(kind: int) -> str:
    """By which this card is laid: a simple file with a text goes by that."""
    return "D3.5" if BACKS[kind] == QUESTION else CARDS.get(kind, "D3.2")


def of_place(v: w.View, agent: int) -> str:
    """By which a file is laid before this agent: whom does it set off?"""
    checked = v.set_off[agent]
    if checked == 0:
        return "D3.2"
    if checked & (checked - 1):
        return "D4.11"
    return "D4.10" if v.needed[agent] < needed(0, v.extra, agent) else "D4.1"


def of_question(v: w.View) -> str:
    """Whoever waits is told by which rule the other decides."""
    if v.phase == OVER:
        left = ALL_AGENTS & ~v.delivered
        return "D6.2" if left & (left - 1) else "D6.1"
    if v.phase == AIMING:
        return CARDS[v.using]
    return {PLACING: "D2.2", FILING: "D3.2", MOVING: "D3.7"}.get(v.phase, "D3.1")
