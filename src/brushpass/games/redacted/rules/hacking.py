"""R9 The Computer room: hacking whoever uses a computer-operated room."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.games.redacted.rules.cards import NEUTRAL_SEEN, NONE
from brushpass.games.redacted.rules.embassy import ARMOURY, COMPUTER, RADIO, SECURITY_HQ, XRAY
from brushpass.games.redacted.rules.presence import watcher
from brushpass.games.redacted.rules.rewards import notice
from brushpass.games.redacted.rules.state import HACK, Frame, State
from brushpass.games.redacted.rules.tell import Tell

OPERATED: Final = [ARMOURY, RADIO, XRAY, SECURITY_HQ]


def bit(room: i64) -> i64:
    """For `hacked`."""
    return 1 << OPERATED.index(room)


def tempt(s: State, victim: i64, room: i64) -> None:
    """The hacker, if there is one, is asked about this use of a room (R9.2, R9.4)."""
    hacker = watcher(s, COMPUTER)
    if hacker not in (NONE, victim) and not s.hacked[victim] & bit(room):
        s.push(HACK, hacker, victim).room = room


def tempt_by_presence(s: State) -> None:
    """RR34: at the end of a turn, for whoever stands in the X-ray or Security HQ room."""
    for room in (SECURITY_HQ, XRAY):
        victim = watcher(s, room)
        if victim != NONE:
            tempt(s, victim, room)


def hack(s: State, frame: Frame, chance: Chance, tell: Tell) -> None:
    """R9.3."""
    s.frames.pop()
    s.hacked[frame.other] |= bit(frame.room)
    card: i64 = s.loyalty[frame.other] if chance.pick(2) else NEUTRAL_SEEN
    notice(s, only(frame.seat), frame.other, card)
    tell.hacked(frame.seat, frame.other, frame.room, card)
