"""R16 Danger Zone: the objectives."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.games.redacted.rules import ending
from brushpass.games.redacted.rules.actions import ESCORT, LEAVE, TAKE, USE
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    DECRYPTED,
    ESCORTED,
    HANDED_OVER,
    MICROFILM,
    NONE,
    UPLOADED,
    VIP_FILE,
    is_intel,
    is_objective,
)
from brushpass.games.redacted.rules.embassy import BALLROOM, HELIPAD, NEXT
from brushpass.games.redacted.rules.guards import make_noise
from brushpass.games.redacted.rules.hands import gain, give_up, is_full, use_up
from brushpass.games.redacted.rules.places import DROPPED, SPOILS, lay
from brushpass.games.redacted.rules.presence import enter, guarded, occupant, passable
from brushpass.games.redacted.rules.state import DROP, FOR_PRIZE, PRIZE, Frame, State
from brushpass.games.redacted.rules.tell import Tell


def usable_objectives(s: State, seat: i64, menu: list[Action]) -> None:
    here = s.room[seat]
    for kind in sorted(s.hands[seat].kinds):
        if not is_objective(kind):
            continue
        if is_intel(kind):
            fits = here == HELIPAD and s.helicopter != NONE  # R16.15
        else:
            fits = here == s.hideouts[seat] and (s.unjammed or kind >= MICROFILM)  # R16.13, R16.14
        if fits:
            menu.append(USE[kind])


def use(s: State, seat: i64, kind: i64, chance: Chance, tell: Tell) -> None:
    tell.used(seat, kind)
    if is_intel(kind):
        give_up(s, seat, kind)
        s.helicopter = NONE  # RR53
        s.deliveries += 1
        ending.score(s, seat, HANDED_OVER, tell)
        ending.check_deliveries(s, tell)
    else:
        use_up(s, seat, kind)
        if kind >= MICROFILM:
            s.decoding |= 1 << seat
        else:
            s.unjammed = False
            ending.score(s, seat, UPLOADED, tell)
    make_noise(s, chance, tell)  # RR46


def finish_decrypting(s: State, seat: i64, tell: Tell) -> None:
    """R16.13, RR52: at the start of a turn, before a knocked out agent wakes."""
    if (s.decoding >> seat) & 1:
        s.decoding &= ~(1 << seat)
        if s.room[seat] == s.hideouts[seat] and not (s.down >> seat) & 1:
            ending.score(s, seat, DECRYPTED, tell)


def escort_options(s: State, seat: i64, menu: list[Action]) -> None:
    """R16.12, RR51."""
    here = s.room[seat]
    if s.mission != DANGER_ZONE or s.vip != here:
        return
    for to in NEXT[here]:
        if (s.barred >> to) & 1 or not passable(s, seat, here, to, s.keyed):
            continue
        if occupant(s, to, seat) == NONE and not guarded(s, to):
            menu.append(ESCORT[to])


def escort(s: State, seat: i64, to: i64, tell: Tell) -> None:
    enter(s, seat, to, False, tell)
    s.vip = to
    tell.vip(to)
    if to == s.hideouts[seat]:
        s.vip = NONE
        ending.score(s, seat, ESCORTED, tell)


def find_prize(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """R16.10: what the guard left behind. The card is drawn now; nobody could know it before."""
    s.prize = NONE
    if s.objectives.size() > 0:
        kind = s.objectives.draw(chance)
        if kind == VIP_FILE:
            s.removed[VIP_FILE] += 1
            s.vip = BALLROOM
            s.vip_done = True
            tell.prize(seat, True, VIP_FILE)
            tell.vip(BALLROOM)
            return
    else:
        kind = s.bottom
        s.bottom = NONE
    s.prize_kind = kind
    s.push(PRIZE, seat, NONE)
    tell.prize(seat, False, kind)


def prize_options() -> list[Action]:
    return [TAKE, LEAVE]


def claim(s: State, frame: Frame, taken: bool, tell: Tell) -> None:
    """RR50: what is not wanted goes to the objective discard."""
    s.frames.pop()
    tell.claimed(frame.seat, taken)
    if not taken:
        lay(s, s.prize_kind, DROPPED, only(frame.seat))
        s.prize_kind = NONE
    elif is_full(s, frame.seat):
        s.push(DROP, frame.seat, NONE).purpose = FOR_PRIZE
    else:
        pocket(s, frame.seat)


def pocket(s: State, seat: i64) -> None:
    gain(s, seat, s.prize_kind, SPOILS)
    s.prize_kind = NONE
