"""The facts from which a memory concludes something, numbered. Most tell it nothing."""

from typing import Any, Final

from brushpass.games.microfilms.speech import messages as m

DREW: Final = 0
CROUPIER_DREW: Final = 1
TOOK_TOP: Final = 2
LAID_OPEN: Final = 3
BLOWBACK: Final = 4
CROUPIER_PLAYED: Final = 5
ACCEPTED: Final = 6
REFUSED: Final = 7
INTERROGATED: Final = 8
SHUFFLED: Final = 9
SELDOM: Final = 10  # all others that matter

FACTS: Final[dict[type[Any], int]] = {
    m.Drew: DREW,
    m.CroupierDrew: CROUPIER_DREW,
    m.TookTop: TOOK_TOP,
    m.Spent: LAID_OPEN,
    m.Discarded: LAID_OPEN,
    m.Blowback: BLOWBACK,
    m.CroupierPlayed: CROUPIER_PLAYED,
    m.Accepted: ACCEPTED,
    m.Refused: REFUSED,
    m.Interrogated: INTERROGATED,
    m.Shuffled: SHUFFLED,
    m.Began: SELDOM,
    m.Dealt: SELDOM,
    m.Attempted: SELDOM,
    m.Checked: SELDOM,
    m.SawIdentity: SELDOM,
    m.SawCards: SELDOM,
    m.Eliminated: SELDOM,
    m.Finished: SELDOM,
}
