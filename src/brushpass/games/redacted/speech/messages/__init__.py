"""The messages. Who gets which is written in the `Teller` (teller.py).

Cards are given by kind (cards.py): NONE (-1) is no card, HIDDEN (-2) one that the reader does not
know. Sets of seats and factions are bits.
"""

from brushpass.games.redacted.speech.messages.danger_zone import DangerZone
from brushpass.games.redacted.speech.messages.house import House
from brushpass.games.redacted.speech.messages.meetings import Meetings
from brushpass.games.redacted.speech.messages.turns import Turns

AnyMessage = Turns | Meetings | House | DangerZone
