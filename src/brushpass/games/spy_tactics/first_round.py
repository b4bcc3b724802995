"""S4 The first round."""

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import (
    CODES,
    DARKWIND,
    ELECTRUM,
    HYDROCLUSTER,
    JACKKNIFE,
    NONE,
    STORMSABRE,
    THORNLILY,
)
from brushpass.games.spy_tactics.state import State
from brushpass.games.spy_tactics.tell import Tell


def gain(code: i64, counts: list[int]) -> i64:
    """What a code scores when so many agents activated each code."""
    if code == DARKWIND:
        return 2  # S4.1
    if code == ELECTRUM:
        return counts[HYDROCLUSTER]  # S4.3
    if code == HYDROCLUSTER:
        thieves = counts[ELECTRUM]
        return -thieves if thieves else 4  # S4.4, S4.5, SR1, SR8
    if code == JACKKNIFE:
        return 5 if counts[JACKKNIFE] == 1 else 0  # S4.6, S4.7
    if code == STORMSABRE:
        different: i64 = 0
        for other in range(CODES):
            if counts[other]:
                different += 1
        return different  # S4.8, SR16
    if code == THORNLILY:
        return 1 + counts[THORNLILY]  # S4.9
    return 0


def receiver(first: list[int], seat: i64) -> i64:
    """S4.7, SR29: who gets the card, by what the seats activated in the first round."""
    seats: i64 = len(first)
    if first[seat] == JACKKNIFE:
        for step in range(1, seats):
            other = (seat + step) % seats
            if first[other] == JACKKNIFE:
                return other
    return NONE


def pass_cards(s: State, tell: Tell) -> None:
    """SR9: all at once, so that nobody passes on what just came in."""
    for seat in range(s.seats):
        to = receiver(s.played[0], seat)
        if to != NONE:
            code = s.aim[seat]
            s.aim[seat] = NONE  # the other aims are public from now on
            s.passed[seat] = code
            s.hands[seat * CODES + code] -= 1
            s.hands[to * CODES + code] += 1
            tell.passed(seat, to, code)
            tell.received(to, seat, code)
