"""What a rule of Kompromat must speak of to be cited, for tests/conformity."""

from typing import Final

from brushpass.games.kompromat import actions as a
from brushpass.games.kompromat import wire as w
from brushpass.games.kompromat.cards import CODE, FIRST_ITEM, ITEM_NAMES, NONE
from brushpass.games.kompromat.reveal import ALONE, HIGHEST, MORE_CARDS, TIED
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
from tests.conformity.citations import Subject

FIRST: Final = "draws the top card"
MORE: Final = "draw more cards"
ACES_COUNT: Final = "1/11 cards count as"
PERFECT_TOTAL: Final = "exactly 21 is perfect"


def item(number: int) -> str:
    return f"^{ITEM_NAMES[number]}:"


def taken(told: w.Collected) -> str:
    if told.seat == NONE:
        tie = "nobody does: the mission card is discarded"
        return tie if told.why == TIED else "neither has a total"
    return {
        HIGHEST: "highest total that has not failed",
        MORE_CARDS: "more cards there collects",
        ALONE: "player has no total",
    }[told.why]


TOKENS: Final = {
    AT_FAILURE: "over 21 has failed",
    AT_PERFECT: PERFECT_TOTAL,
    AT_COUNTER: "takes a token for each of its marks",
    AT_BALACLAVA: "^Balaclava:",
}


def ended(told: w.Finished) -> str:
    if told.ending == NINE_TOKENS:
        return "nine tokens or more"
    if told.winner == NONE:
        return "the game is a draw"
    return "with more points wins" if told.points[0] != told.points[1] else "more tokens wins"


FACTS: Final[dict[type, Subject]] = {
    w.Laid: lambda told: (
        "mission cards are laid face up in a row" if told.round == 1 else "^Four new missions"
    ),
    w.Drew: lambda told: FIRST if told.place == NONE else MORE,
    w.Attempted: "lays it face up beside a mission",
    w.Stopped: "may stop at any point",
    w.TurnedUp: lambda told: "turns up their cards" if told.by == told.seat else "^Drone:",
    w.CountedElevens: ACES_COUNT,
    w.Total: "settles the totals",
    w.Failed: "over 21 has failed",
    w.Perfect: PERFECT_TOTAL,
    w.Collected: taken,
    w.Tokens: lambda told: TOKENS[told.why],
    w.Passed: "alternate until both pass",
    w.Used: lambda told: "^USB Stick:" if told.usb else item(told.item),
    w.TookBack: "^GPS Tracker:",
    w.Flew: "^Jetpack:",
    w.LaidNewspaper: "^Newspaper:",
    w.Looked: "^Night Vision:",
    w.Stunned: "^Stun Gun:",
    w.Adjusted: "^Vesper Martini:",
    w.Finished: ended,
}


def mission(v: w.View, action: a.Attempt) -> str:
    kind = v.mission[action.place]
    if kind < FIRST_ITEM:
        return "^A target is worth"
    return item(kind - FIRST_ITEM) if kind < CODE else "^Codes and documents"


def use(v: w.View, action: a.UseItem) -> str:
    return "^USB Stick:" if action.usb else item(action.item)


ANSWERS: Final[dict[type, Subject]] = {
    a.Draw: lambda v, action: MORE if v.phase == DRAWING else FIRST,
    a.Attempt: mission,
    a.Stop: "may stop at any point|must stop",
    a.Pass: "alternate until both pass",
    a.CountElevens: f"{ACES_COUNT}|count a 1/11 as eleven and fail",
    a.DiscardToken: PERFECT_TOTAL,
    a.KeepTokens: "may keep the token",
    a.TakeTokens: "takes a token for each of its marks",
    **dict.fromkeys(a.UseItem.__subclasses__(), use),
}

ASKED: Final = {
    OPENING: FIRST,
    CHOOSING: "lays it face up",
    DRAWING: MORE,
    ACES: ACES_COUNT,
    PERFECT: PERFECT_TOTAL,
    COUNTER: "^Chloroform:",
}
WINDOW: Final = "alternate until both pass"


def question(v: w.View, asked: bool) -> str:
    if v.phase == OVER:
        return "nine tokens or more" if v.loser != NONE else "after six rounds"
    return ASKED.get(v.phase, WINDOW)
