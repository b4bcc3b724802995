"""S5 The later rounds, and S6 the last one."""

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import (
    CODES,
    DREAMFALL,
    ELECTRUM,
    JACKKNIFE,
    NONE,
    ROUNDS,
    STARFROST,
    STORMSABRE,
    THORNLILY,
)
from brushpass.games.spy_tactics.choices import EXAMINE, NAME, TAKE_BACK, TARGET, aim_kind
from brushpass.games.spy_tactics.state import State
from brushpass.games.spy_tactics.tell import Tell


def gain(code: i64, nth: i64, counts: list[int]) -> i64:
    """What a code scores in this round when so many agents activated each code."""
    if nth == ROUNDS and counts[THORNLILY]:
        # S6.2, S6.3: whoever blocks with others is blocked by them
        return 2 if code == THORNLILY and counts[THORNLILY] == 1 else 0
    if code == DREAMFALL:
        return 3 if counts[DREAMFALL] > 1 else 0  # S5.4
    if code == ELECTRUM:
        return 6 // counts[ELECTRUM]  # S5.5, SR17
    if code == JACKKNIFE:
        return nth if counts[JACKKNIFE] == 1 else 0  # S5.8, SR22
    if code == STORMSABRE:
        return 10 if counts[STORMSABRE] % 2 else 0  # S5.9
    if code == STARFROST:
        return 6 if nth == ROUNDS else 0  # S6.1
    return 0


def examine(s: State, tell: Tell) -> None:
    """S4.2, S5.11: also by an agent who is eliminated this round, and of one (SR7)."""
    for seat in range(s.seats):
        if aim_kind(s, seat) == EXAMINE:
            target: i64 = s.aim[seat]
            s.seen[seat] |= 1 << target
            tell.examined(seat, target, s.teams[target])


def take_back(s: State, tell: Tell) -> None:
    """S5.3, SR12"""
    for seat in range(s.seats):
        if aim_kind(s, seat) == TAKE_BACK and s.aim[seat] != NONE:
            place = seat * CODES + s.aim[seat]
            s.face_up[place] -= 1
            s.hands[place] += 1
            tell.took_back(seat, s.aim[seat])


def storm(s: State, counts: list[int]) -> i64:
    """S5.10: the seats that an even number of StormSabres eliminates."""
    struck: i64 = 0
    if s.round > 1 and counts[STORMSABRE] % 2 == 0:
        for seat in range(s.seats):
            if s.active(seat) == STORMSABRE:
                struck |= 1 << seat
    return struck


def guesses(s: State, tell: Tell) -> i64:
    """S5.6, S5.7: the seats whose discards were guessed."""
    struck: i64 = 0
    for seat in range(s.seats):
        if aim_kind(s, seat) != TARGET:
            continue
        target: i64 = s.aim[seat]
        code: i64 = s.guess[seat]
        right = s.discards[target] == code  # SR11
        if right:
            struck |= 1 << target
        else:
            s.missed[target] |= 1 << code  # SR18
        tell.guessed(seat, target, code, right)
    s.exposed |= struck
    return struck


def ban(s: State, tell: Tell) -> None:
    """S5.1, SR15: for the next round, in place of what was named before."""
    for seat in range(s.seats):
        s.named[seat] = NONE
        if aim_kind(s, seat) == NAME:
            s.named[seat] = s.aim[seat]
            tell.named(seat, s.aim[seat])
