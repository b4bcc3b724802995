"""R7, R8, R9: what the active player can do in a room."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import hacking, hands
from brushpass.games.redacted.rules.actions import (
    ARM,
    BOARD,
    CALL,
    CHOOSE,
    JAM,
    LIGHTS,
    LOCK_FLOOR,
    RECEPTION,
    REST,
    SEARCH,
)
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HELICOPTERS,
    NONE,
    SEARCHING,
    WEAPONS,
)
from brushpass.games.redacted.rules.embassy import (
    ARMOURY,
    BALLROOM,
    BASEMENT,
    BREAKER,
    CENTRAL_LOCK,
    INFIRMARY,
    JAMMING,
    RADIO,
    TERRACE,
    is_storage,
)
from brushpass.games.redacted.rules.items import may_board
from brushpass.games.redacted.rules.presence import vacate, works
from brushpass.games.redacted.rules.state import ARMS, DROP, FOR_STORAGE, Frame, State
from brushpass.games.redacted.rules.tell import Tell


def usable(s: State, seat: i64, crowded: bool, menu: list[Action]) -> None:
    """RR10: for a player who came here in this turn; R7.6, R8.5, R9.6: some rooms offer nothing."""
    here = s.room[seat]
    if may_board(s, seat):
        menu.append(BOARD)
    if not works(s, here):
        return
    if is_storage(here):
        if hands.can_draw(s):  # RR31
            menu.append(SEARCH)
    elif here == ARMOURY:
        if s.armoury.size() > 0:
            menu.append(ARM)
    elif here == BALLROOM:
        if not s.reception:
            menu.append(RECEPTION)
    elif here == CENTRAL_LOCK:
        if not crowded:
            menu.append(LOCK_FLOOR[TERRACE])
            menu.append(LOCK_FLOOR[BASEMENT])
    elif here == INFIRMARY:
        if s.is_injured(seat):
            menu.append(REST)
    elif here == RADIO:
        if s.helicopter == NONE:  # R9.1
            for faction in sorted(s.factions):
                if s.lost[faction] < HELICOPTERS:
                    menu.append(CALL[faction])
    elif here == BREAKER:
        menu.append(LIGHTS)
    elif here == JAMMING and s.mission == DANGER_ZONE:
        menu.append(JAM)  # R16.14, RR53


def search(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """R7.2."""
    if hands.is_full(s, seat):
        s.push(DROP, seat, NONE).purpose = FOR_STORAGE
        tell.began(seat, SEARCHING)
    else:
        draw_item(s, seat, chance, tell)


def draw_item(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    fresh = s.items.size() == 0
    tell.drew(seat, hands.draw(s, seat, chance), fresh)


def arm(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """R7.3."""
    s.pending = [s.armoury.draw(chance)]
    if s.armoury.size() > 0:
        s.pending.append(s.armoury.draw(chance))
    s.pending.sort()
    s.push(ARMS, seat, NONE)
    tell.armed(seat, s.pending[:])


def arm_options(s: State) -> list[Action]:
    menu: list[Action] = []
    for weapon in s.pending:
        if CHOOSE[weapon] not in menu:
            menu.append(CHOOSE[weapon])
    return menu


def keep(s: State, frame: Frame, weapon: i64, tell: Tell) -> None:
    s.frames.pop()
    s.pending.remove(weapon)
    for other in s.pending:
        s.armoury.shuffle_in(other)
    s.pending = []
    s.weapons[frame.seat * WEAPONS + weapon] += 1
    tell.kept(frame.seat, weapon)
    hacking.tempt(s, frame.seat, ARMOURY)


def start_reception(s: State, seat: i64, tell: Tell) -> None:
    """R8.1, RR29."""
    s.reception = True
    s.down = 0
    tell.reception(seat)
    for agent in range(s.seats):
        if s.room[agent] != NONE:
            s.room[agent] = BALLROOM
            vacate(s, agent, tell)


def lock_floor(s: State, seat: i64, floor: i64, tell: Tell) -> None:
    """R8.2."""
    s.lock = floor
    s.locker = seat
    tell.locked(seat, floor)


def rest(s: State, seat: i64, tell: Tell) -> None:
    """R8.3."""
    s.injured &= ~(1 << seat)
    tell.healed(seat)


def call(s: State, seat: i64, faction: i64, tell: Tell) -> None:
    """R9.1."""
    s.helicopter = faction
    tell.called(seat, faction)
    hacking.tempt(s, seat, RADIO)


def switch_lights(s: State, seat: i64, tell: Tell) -> None:
    """R9.5."""
    s.dark = not s.dark
    tell.lights(seat, s.dark)


def switch_jamming(s: State, seat: i64, tell: Tell) -> None:
    s.unjammed = not s.unjammed
    tell.jamming(seat, s.unjammed)
