"""What everybody heard: a message without what only some of its readers were told.

Spectators are told exactly this, so that a seat can think for the public too.
"""

from brushpass.core.wire import Message
from brushpass.games.redacted.rules.cards import HIDDEN
from brushpass.games.redacted.speech.messages.danger_zone import Fought, Prize
from brushpass.games.redacted.speech.messages.house import (
    Armed,
    Cracked,
    Drew,
    Dropped,
    Hacked,
    Kept,
    PutIn,
)
from brushpass.games.redacted.speech.messages.meetings import (
    Arrested,
    Exchanged,
    Gave,
    Interrogated,
    Stole,
)
from brushpass.games.redacted.speech.messages.turns import Scanned, Sworn


def as_all_heard(message: Message) -> Message:
    m = message
    if isinstance(m, Exchanged):
        return Exchanged(m.seat, m.other, m.attacked, m.outcome, HIDDEN, HIDDEN, m.eyes)
    if isinstance(m, Fought):
        return Fought(m.seat, m.attacked, m.outcome, HIDDEN, HIDDEN)
    if isinstance(m, Interrogated):
        return Interrogated(m.seat, m.loser, HIDDEN, HIDDEN, m.eyes)
    if isinstance(m, Arrested):
        return Arrested(m.seat, m.loser, m.wanted, HIDDEN, m.eyes)
    if isinstance(m, Gave):
        return Gave(m.giver, m.taker, HIDDEN, m.eyes)
    if isinstance(m, Stole):
        return Stole(m.seat, m.loser, HIDDEN, m.eyes)
    if isinstance(m, Hacked):
        return Hacked(m.seat, m.victim, m.room, HIDDEN)
    if isinstance(m, Armed):
        return Armed(m.seat, [HIDDEN] * len(m.weapons))
    if isinstance(m, Kept):
        return Kept(m.seat, HIDDEN)
    return _as_all_heard_of_items(m)


def _as_all_heard_of_items(m: Message) -> Message:
    if isinstance(m, Sworn):
        return Sworn(m.seat, HIDDEN)
    if isinstance(m, Scanned):
        return Scanned(m.viewer, m.seat, [HIDDEN] * len(m.items))
    if isinstance(m, Drew):
        return Drew(m.seat, HIDDEN, m.fresh)
    if isinstance(m, Dropped):
        return Dropped(m.seat, HIDDEN, m.objective)
    if isinstance(m, Cracked):
        return Cracked(m.seat, m.colour, HIDDEN)
    if isinstance(m, PutIn):
        return PutIn(m.seat, m.colour, m.filled, HIDDEN)
    if isinstance(m, Prize):
        return Prize(m.seat, m.vip, HIDDEN)
    return m
