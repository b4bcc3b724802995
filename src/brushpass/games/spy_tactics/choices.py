"""S3 What an agent may choose: the code, and then what it is aimed at."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.spy_tactics.actions import (
    ACTIVATE_MENUS,
    ALL_DISCARDS,
    ALL_GUESSES,
    EXAMINE_MENUS,
    NAME_MENUS,
    NOTHING_ONLY,
    PASS_MENUS,
    TAKE_BACK_MENUS,
    TARGET_MENUS,
)
from brushpass.games.spy_tactics.cards import (
    ALL_CODES,
    CODES,
    DARKWIND,
    DREAMFALL,
    HYDROCLUSTER,
    JACKKNIFE,
    ROUNDS,
    STARFROST,
    THORNLILY,
)
from brushpass.games.spy_tactics.state import AIM, CHOOSE, DISCARD, GUESS, State

# What an activated code asks of its agent (SR5).
NO_AIM: Final = 0
EXAMINE: Final = 1
NAME: Final = 2
PASS: Final = 3
TAKE_BACK: Final = 4
TARGET: Final = 5


def options(s: State, seat: i64) -> tuple[Action, ...]:
    if not (s.waiting >> seat) & 1:
        return ()
    if s.phase == CHOOSE:
        codes = s.hand(seat) & ~banned(s, seat)
        return ACTIVATE_MENUS[codes] if codes else NOTHING_ONLY  # SR14
    if s.phase == AIM:
        kind = aim_kind(s, seat)
        answers = aim_answers(s, seat, kind)
        if kind == EXAMINE:
            return EXAMINE_MENUS[answers]
        if kind == NAME:
            return NAME_MENUS[answers]
        if kind == PASS:
            return PASS_MENUS[answers]
        if kind == TAKE_BACK:
            return TAKE_BACK_MENUS[answers]
        return TARGET_MENUS[answers]
    return ALL_DISCARDS if s.phase == DISCARD else ALL_GUESSES  # SR18: any of the eight


def banned(s: State, seat: i64) -> i64:
    """S5.1, SR13: what others have named. So a code that two have named is banned for both."""
    codes: i64 = 0
    for namer in range(s.seats):
        if namer != seat and s.named[namer] >= 0:
            codes |= 1 << s.named[namer]
    return codes


def aim_kind(s: State, seat: i64) -> i64:
    """S3.4; SR33: from round two on includes the last round."""
    code = s.active(seat)
    if code == DREAMFALL:
        return EXAMINE if s.round == 1 else NO_AIM  # S4.2
    if code == THORNLILY:
        return EXAMINE if 1 < s.round < ROUNDS else NO_AIM  # S5.11
    if code == STARFROST:
        return NAME if s.round < ROUNDS else NO_AIM  # S5.1
    if code == JACKKNIFE:
        return PASS if s.round == 1 and count(s, JACKKNIFE) > 1 else NO_AIM  # S4.7
    if code == DARKWIND:
        return TAKE_BACK if s.round > 1 else NO_AIM  # S5.3
    if code == HYDROCLUSTER:
        return TARGET if s.round > 1 else NO_AIM  # S5.6
    return NO_AIM


def aim_answers(s: State, seat: i64, kind: i64) -> i64:
    """The seats or codes that can be chosen, as bits."""
    if kind == EXAMINE:
        return ((1 << s.seats) - 1) & ~(1 << seat)  # SR7
    if kind == NAME:
        return ALL_CODES  # SR13
    if kind == PASS:
        return s.hand(seat)  # SR9
    if kind == TAKE_BACK:
        return earlier(s, seat)
    return s.living() & ~(1 << seat)  # SR18


def earlier(s: State, seat: i64) -> i64:
    """SR12: codes that lie face up from earlier rounds."""
    codes: i64 = 0
    for code in range(CODES):
        lying = s.face_up[seat * CODES + code]
        if lying > 1 or (lying == 1 and code != s.active(seat)):  # SR10: there may be two
            codes |= 1 << code
    return codes


def count(s: State, code: i64) -> i64:
    """How many agents activated this code this round."""
    agents: i64 = 0
    for seat in range(s.seats):
        if s.active(seat) == code:
            agents += 1
    return agents


def choose_code(s: State, seat: i64, code: i64) -> None:
    """S2.6, S3.2: face down."""
    s.face_down[seat] = code
    s.waiting &= ~(1 << seat)


def choose_aim(s: State, seat: i64, aim: i64) -> None:
    s.aim[seat] = aim
    s.waiting &= ~(1 << seat)


def choose_guess(s: State, seat: i64, code: i64) -> None:
    s.guess[seat] = code
    s.waiting &= ~(1 << seat)


def ask_for_aims(s: State) -> None:
    s.phase = AIM
    for seat in range(s.seats):
        kind = aim_kind(s, seat)
        if kind == NO_AIM:
            continue
        answers = aim_answers(s, seat, kind)
        # SR36, by public facts alone: a hand to pass from always holds six cards (SR32).
        if answers & (answers - 1):
            s.waiting |= 1 << seat
        elif answers:
            s.aim[seat] = lowest(answers)


def ask_for_guesses(s: State) -> None:
    s.phase = GUESS
    for seat in range(s.seats):
        if aim_kind(s, seat) == TARGET:
            s.waiting |= 1 << seat


def lowest(bits: i64) -> i64:
    place: i64 = 0
    while not (bits >> place) & 1:
        place += 1
    return place
