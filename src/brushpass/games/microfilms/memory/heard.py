"""A message as everybody heard it, from the message as one seat was told."""

from brushpass.core.wire import Message
from brushpass.games.microfilms.rules.cards import HIDDEN, NONE
from brushpass.games.microfilms.speech.messages import (
    Accepted,
    Dealt,
    Drew,
    Interrogated,
    Offered,
    Refused,
    SawCards,
    SawIdentity,
)


def as_all_heard(message: Message) -> Message:
    if isinstance(message, Drew):
        return Drew(message.seat, HIDDEN)
    if isinstance(message, Accepted):
        return Accepted(message.seat, message.target, HIDDEN)
    if isinstance(message, Refused):
        if message.card == NONE:
            return message  # all saw that the hand was empty (MR13)
        return Refused(message.seat, message.target, HIDDEN)
    if isinstance(message, Interrogated):
        return Interrogated(message.seat, message.target, HIDDEN)
    if isinstance(message, Offered):
        return Offered(message.seat, message.target, HIDDEN)
    if isinstance(message, Dealt):
        return Dealt(message.seat, HIDDEN, HIDDEN, HIDDEN)
    if isinstance(message, SawIdentity):
        return SawIdentity(message.seat, message.target, HIDDEN)
    if isinstance(message, SawCards):
        return SawCards(message.seat, message.target, [])
    return message
