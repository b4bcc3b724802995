"""R11 Items that the active player uses, and the briefcases."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.redacted.rules import ending
from brushpass.games.redacted.rules.actions import (
    BOARD,
    CRACK_CASE,
    LEAVE,
    PASS,
    PUT_ITEM,
    TAKE,
    USE,
)
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    CONTRABAND,
    DANGER_ZONE,
    FIRST_AID,
    NONE,
    TWO_MAN_RULE,
    VIRUS,
    faction_of,
    is_briefcase,
    is_intel,
)
from brushpass.games.redacted.rules.embassy import COMPUTER, HELIPAD, SECURITY_HQ
from brushpass.games.redacted.rules.hands import (
    holds,
    open_briefcase,
    put_under_tile,
    take_from_tile,
    use_up,
)
from brushpass.games.redacted.rules.objectives import usable_objectives
from brushpass.games.redacted.rules.presence import occupant
from brushpass.games.redacted.rules.state import CRACK, PUT, Frame, State
from brushpass.games.redacted.rules.tell import Tell


def usable(s: State, seat: i64, menu: list[Action]) -> None:
    """R2.3, RR8: items that can be used as an action here."""
    here = s.room[seat]
    if holds(s, seat, CONTRABAND):
        menu.append(USE[CONTRABAND])  # R11.7
    if s.is_injured(seat) and holds(s, seat, FIRST_AID):
        menu.append(USE[FIRST_AID])  # R11.6
    if s.mission == DANGER_ZONE:
        usable_objectives(s, seat, menu)
    elif s.mission == TWO_MAN_RULE:
        if here == COMPUTER and occupant(s, SECURITY_HQ, seat) != NONE:  # R13.4, RR45
            for kind in (VIRUS, ANTIVIRUS):
                if holds(s, seat, kind):
                    menu.append(USE[kind])
    elif here == HELIPAD and s.helicopter != NONE and holds(s, seat, BOMB):
        menu.append(USE[BOMB])  # R7.1, R11.1, RR33


def may_board(s: State, seat: i64) -> bool:
    """R7.1, RR33: the own faction's helicopter; Interpol has none."""
    if s.room[seat] != HELIPAD or s.helicopter == NONE or s.mission == DANGER_ZONE:
        return False
    return faction_of(s.loyalty[seat]) == s.helicopter


def board_in_place(s: State, seat: i64, menu: list[Action]) -> None:
    """RR9; R11.1: intel lets a player stay on the Helipad."""
    if may_board(s, seat):
        for kind in s.hands[seat].kinds:
            if is_intel(kind) or is_briefcase(kind):
                menu.append(BOARD)
                return


def use(s: State, seat: i64, kind: i64, tell: Tell) -> None:
    """An item as the turn's action."""
    use_up(s, seat, kind)
    tell.used(seat, kind)
    if kind == FIRST_AID:
        s.injured &= ~(1 << seat)
        tell.healed(seat)
    elif kind == BOMB:
        blow_up(s, seat, tell)
    elif kind in (VIRUS, ANTIVIRUS):
        ending.insert(s, kind, tell)


def blow_up(s: State, seat: i64, tell: Tell) -> None:
    """R7.1."""
    faction = s.helicopter
    s.helicopter = NONE
    s.lost[faction] += 1
    tell.bombed(seat, faction)
    ending.check_helicopters(s, faction, tell)


def crackable(s: State, seat: i64, menu: list[Action]) -> None:
    """R11.3."""
    if holds(s, seat, CODE_CRACKER):
        for colour in range(2):
            if holds(s, seat, BRIEFCASE + colour):
                menu.append(CRACK_CASE[colour])


def crack(s: State, seat: i64, colour: i64, tell: Tell) -> None:
    """R11.3: look under the tile. All see whether a card lies there (RR40)."""
    use_up(s, seat, CODE_CRACKER)
    tell.used(seat, CODE_CRACKER)
    tile = s.tiles[colour]
    open_briefcase(s, seat, colour)
    if tile.kinds:
        s.push(CRACK, seat, NONE).colour = colour
        tell.cracked(seat, colour, tile.kinds[0])
    else:
        s.push(PUT, seat, NONE).colour = colour
        tell.cracked(seat, colour, NONE)


def crack_options() -> list[Action]:
    """RR40: the Code Cracker has left a place in the hand, so there is always room."""
    return [TAKE, LEAVE]


def take_out(s: State, frame: Frame, taken: bool, tell: Tell) -> None:
    s.frames.pop()
    tell.took_out(frame.seat, frame.colour, taken)
    if taken:
        take_from_tile(s, frame.seat, frame.colour)
        s.push(PUT, frame.seat, NONE).colour = frame.colour


def put_options(s: State, seat: i64) -> list[Action]:
    menu: list[Action] = [PASS]
    for kind in sorted(s.hands[seat].kinds):
        if PUT_ITEM[kind] not in menu:
            menu.append(PUT_ITEM[kind])
    return menu


def put_in(s: State, frame: Frame, kind: i64, tell: Tell) -> None:
    s.frames.pop()
    if kind != NONE:
        put_under_tile(s, frame.seat, frame.colour, kind)
    tell.put_in(frame.seat, frame.colour, kind != NONE, kind)
