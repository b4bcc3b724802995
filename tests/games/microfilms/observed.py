"""What each part of an observation claims to carry, from the view, for tests/conformity."""

from collections.abc import Callable
from typing import Any, Final

from brushpass.games.microfilms.rules.cards import HIDDEN
from brushpass.games.microfilms.rules.state import OVER
from brushpass.games.microfilms.speech.wire import Player, View


def each(of_player: Callable[[Player], Any]) -> Callable[[View], Any]:
    return lambda v: [of_player(player) for player in v.players]


CLAIMS: Final[dict[str, Callable[[View], Any]]] = {
    "me": lambda v: v.seat,
    "phase": lambda v: v.phase,
    "active": lambda v: v.active,
    "to act": lambda v: None if v.phase == OVER else v.actor,
    "target": lambda v: v.target,
    "starter": lambda v: v.starter,
    "absent": lambda v: v.absent,
    "turn": lambda v: v.turn,
    "evening": lambda v: v.evening,
    "house": lambda v: v.house,
    "deck": lambda v: v.deck,
    "discarded": lambda v: len(v.discard),
    "discards": lambda v: [card for card in v.discard if card != HIDDEN],
    "letters seen": lambda v: v.met,
    "letters all saw": lambda v: v.public_met,
    "offer": lambda v: v.offered != -1,
    "my offer": lambda v: max(v.offered, -1),
    "francs": each(lambda player: player.francs),
    "cleared": each(lambda player: player.cleared),
    "out": each(lambda player: player.out),
    "hand": each(lambda player: player.hand.size),
    "sure": each(lambda player: player.hand.sure),
    "sure to all": each(lambda player: player.hand.public),
    "identity": each(lambda player: player.identity),
    "second identity": each(lambda player: max(player.second, -1)),
    "revealed": each(lambda player: player.revealed),
    "second revealed": each(lambda player: player.second_revealed),
    "asked": each(lambda player: player.asked),
    "denied": each(lambda player: player.denied),
    "box": lambda v: v.box,
    "ending": lambda v: v.ending,
    "winners": lambda v: v.winners,
}
