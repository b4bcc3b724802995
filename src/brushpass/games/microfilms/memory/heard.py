"""A message as everybody heard it, from the message as one seat was told."""

from brushpass.core.wire import Message
from brushpass.games.microfilms.rules.cards import HIDDEN, NONE
from brushpass.games.microfilms.speech import wire as w


def as_all_heard(message: Message) -> Message:
    if isinstance(message, w.Dealt):
        return w.Dealt(message.seat, HIDDEN, HIDDEN, HIDDEN)
    if isinstance(message, w.Drew):
        return w.Drew(message.seat, HIDDEN)
    if isinstance(message, w.Offered):
        return w.Offered(message.seat, message.target, HIDDEN)
    if isinstance(message, w.Accepted):
        return w.Accepted(message.seat, message.target, HIDDEN)
    if isinstance(message, w.Refused):
        if message.card == NONE:
            return message  # all saw that the hand was empty (MR13)
        return w.Refused(message.seat, message.target, HIDDEN)
    if isinstance(message, w.Interrogated):
        return w.Interrogated(message.seat, message.target, HIDDEN)
    if isinstance(message, w.SawIdentity):
        return w.SawIdentity(message.seat, message.target, HIDDEN)
    if isinstance(message, w.SawCards):
        return w.SawCards(message.seat, message.target, [])
    return message
