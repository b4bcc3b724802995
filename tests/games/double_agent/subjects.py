"""What a rule of Double Agent must speak of to be cited, for tests/conformity."""

from typing import Final

from brushpass.games.double_agent import actions as a
from brushpass.games.double_agent import wire as w
from brushpass.games.double_agent.cards import (
    BACKS,
    BOOBY_TRAPPED_CASE,
    CARDS,
    PERSONAL_FILES,
    PRESSURE,
    QUESTION,
)
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, OVER, PLACING
from tests.conformity.citations import Subject

LAID: Final = "^A file is laid face down"
LAID_ACTION: Final = "^When a File/Action card is laid as a file"
MOVE: Final = "must move one influence counter"


def card(kind: int) -> str:
    """The rule that begins with what the card does."""
    return f"^(The )?{CARDS[kind].name}( \\(|:| destroys)"


FACTS: Final[dict[type, Subject]] = {
    w.Placed: "secretly places one loyalty token",
    w.Began: "player who begins",
    w.Dealt: "^Each player draws five cards",
    w.Drew: "draws back up to five",
    w.Filed: lambda told: LAID_ACTION if told.back == QUESTION else LAID,
    w.Played: lambda told: card(told.card),
    w.Moved: lambda told: MOVE if told.active else card(PRESSURE),
    w.Revealed: "loyalty tokens for this agent are revealed",
    w.Trapped: card(BOOBY_TRAPPED_CASE),
    w.Delivered: lambda told: (
        "loyalties are equal" if len(set(told.loyalty)) == 1 else "higher loyalty takes"
    ),
    w.Fizzled: "without a target",
    w.Nosed: "^Nosy:",
    w.Read: "^Clues",
    w.Watched: "^Surveillance:",
    w.TookBack: "^Exfiltration:",
    w.Shredded: "^Shredder:",
    w.Swapped: lambda told: "^Reassignment:" if told.seat == told.owner else "^Turncoat:",
    w.Finished: "higher total value wins|fewer cards|totals and the numbers of cards are equal",
}


def laid(v: w.View, action: a.LayFile) -> str:
    if action.kind in (PERSONAL_FILES, BOOBY_TRAPPED_CASE):
        return card(action.kind)
    return LAID_ACTION if BACKS[action.kind] == QUESTION else LAID


def chosen(v: w.View, action: a.ChooseAgent) -> str:
    if v.phase == FILING:
        if v.set_off[action.agent].bit_count() > 1:
            return "checks of several agents"
        return "fourth file is laid|three files are enough" if v.set_off[action.agent] else LAID
    return MOVE if v.phase == MOVING else card(v.using)


ANSWERS: Final[dict[type, Subject]] = {
    a.PlaceToken: "secretly places one loyalty token",
    a.LayFile: laid,
    a.PlayAction: lambda v, action: f"{card(action.kind)}|without a target",
    a.ChooseAgent: chosen,
    a.ChooseFile: lambda v, action: card(v.using),
    a.Swap: lambda v, action: card(v.using),
}


def question(v: w.View, asked: bool) -> str:
    if v.phase == OVER:
        return "^The game ends if|^It also ends"
    if v.phase == PLACING:
        return "places? (one loyalty token|their tokens)"
    if v.phase not in (FILING, AIMING, MOVING):
        return "^In a turn a player either"
    if v.phase == FILING:
        return LAID
    return MOVE if v.phase == MOVING else card(v.using)
