"""What the rules make of a view, for displays."""

from brushpass.core.wire import Wire
from brushpass.games.microfilms.rules.cards import (
    CLEARED_LIMIT,
    LETTER,
    NATIONS,
    SUSPECT_LIMIT,
)
from brushpass.games.microfilms.speech.wire import View


class Reading(Wire, frozen=True, forbid_unknown_fields=True):
    allied: list[int]  # the two nations whose letters are in play; none before the box is opened
    limits: list[int]  # by place: cards that may be kept (M6.1)


def read(v: View) -> Reading:
    lone = v.box - LETTER
    pair = [nation for nation in range(NATIONS) if nation not in (v.absent, lone)]
    return Reading(
        pair if lone >= 0 else [],
        [CLEARED_LIMIT if player.cleared else SUSPECT_LIMIT for player in v.players],
    )
