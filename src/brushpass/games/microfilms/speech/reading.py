"""What the rules make of a view, for displays."""

from brushpass.core.wire import Wire
from brushpass.games.microfilms.rules.cards import (
    CLEARED_LIMIT,
    HIDDEN,
    KINDS,
    LETTER,
    NATIONS,
    SUSPECT_LIMIT,
)
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.wire import View


class Reading(Wire, frozen=True, forbid_unknown_fields=True):
    allied: list[int]  # the two nations whose letters are in play; none before the box is opened
    limits: list[int]  # by place: cards that may be kept (M6.1)
    below: list[int]  # the discards that the top covers, from above, if they are shown (MR4)
    shuffled: list[int]  # by kind: what the deck was shuffled from, likewise
    won: int  # places as bits: the Croupier wins what both players lose (M8.11, M8.18)


def read(v: View) -> Reading:
    lone = v.box - LETTER
    pair = [nation for nation in range(NATIONS) if nation not in (v.absent, lone)]
    return Reading(
        pair if lone >= 0 else [],
        [CLEARED_LIMIT if player.cleared else SUSPECT_LIMIT for player in v.players],
        [kind for kind in reversed(v.discard[:-1]) if kind != HIDDEN],
        v.memory.shuffled if v.memory is not None and v.memory_aid else [0] * KINDS,
        1 << v.seats if v.duel and v.phase == OVER and not v.winners else v.winners,
    )
