"""R8.4 The Kitchen: whoever ends a turn there may call a snack break."""

from typing import Final

from brushpass.core.action import Action
from brushpass.games.redacted.rules.actions import PASS, SNACK
from brushpass.games.redacted.rules.cards import NONE
from brushpass.games.redacted.rules.embassy import KITCHEN
from brushpass.games.redacted.rules.presence import works
from brushpass.games.redacted.rules.state import KITCHEN_BREAK, State
from brushpass.games.redacted.rules.tell import Tell

OPTIONS: Final[list[Action]] = [PASS, SNACK]


def offer(s: State) -> None:
    """However the turn ended (RR36); R6.5: not to who lies there knocked out."""
    seat = s.turn
    if s.room[seat] == KITCHEN and works(s, KITCHEN) and not (s.down >> seat) & 1:
        s.push(KITCHEN_BREAK, seat, NONE)


def answer(s: State, action: Action, tell: Tell) -> None:
    """RR36: the break is announced, and changes nothing in the game."""
    seat = s.top().seat
    s.frames.pop()
    if action is SNACK:
        tell.snack_break(seat)
