"""A message as everybody heard it, from the message as one seat was told."""

from brushpass.core.wire import Message
from brushpass.games.microfilms.rules.cards import HIDDEN, NONE
from brushpass.games.microfilms.speech import messages as m


def as_all_heard(message: Message) -> Message:
    if isinstance(message, m.Dealt):
        return m.Dealt(message.seat, HIDDEN, HIDDEN, HIDDEN)
    if isinstance(message, m.Drew):
        return m.Drew(message.seat, HIDDEN)
    if isinstance(message, m.Offered):
        return m.Offered(message.seat, message.target, HIDDEN)
    if isinstance(message, m.Accepted):
        return m.Accepted(message.seat, message.target, HIDDEN)
    if isinstance(message, m.Refused):
        if message.card == NONE:
            return message  # all saw that the hand was empty (MR13)
        return m.Refused(message.seat, message.target, HIDDEN)
    if isinstance(message, m.Interrogated):
        return m.Interrogated(message.seat, message.target, HIDDEN)
    if isinstance(message, m.SawIdentity):
        return m.SawIdentity(message.seat, message.target, HIDDEN)
    if isinstance(message, m.SawCards):
        return m.SawCards(message.seat, message.target, [])
    return message
