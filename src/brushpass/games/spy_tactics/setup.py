"""S2 Set-up."""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.spy_tactics.cards import (
    CODES,
    COPIES,
    FIRST_POINTS,
    NONE,
    TEAMS,
)
from brushpass.games.spy_tactics.state import DISCARD, State
from brushpass.games.spy_tactics.tell import Tell


def new_game(seats: i64, chance: Chance, tell: Tell) -> State:
    s = empty_table(seats)
    deal_alignments(s, chance)
    for seat in range(seats):
        s.points[seat] = FIRST_POINTS  # S2.5
        for code in range(CODES):
            s.hands[seat * CODES + code] = 1  # S1.2
        tell.dealt(seat, s.teams[seat])  # S2.4
    s.phase = DISCARD  # SR4
    s.waiting = (1 << seats) - 1
    return s


def empty_table(seats: i64) -> State:
    s = State()
    s.seats = seats
    s.teams = [NONE] * seats
    s.seen = [0] * seats
    s.points = [0] * seats
    s.out = [0] * seats
    s.discards = [NONE] * seats
    s.missed = [0] * seats
    s.hands = [0] * (seats * CODES)
    s.face_up = [0] * (seats * CODES)
    s.played = []
    s.passed = [NONE] * seats
    s.named = [NONE] * seats
    s.face_down = [NONE] * seats
    s.aim = [NONE] * seats
    s.guess = [NONE] * seats
    return s


def deal_alignments(s: State, chance: Chance) -> None:
    """What stays in the pile is put aside unseen, and goes with this function."""
    copies: list[int] = [COPIES - 1] * TEAMS  # S2.1, SR28
    if s.seats == 7:
        copies[chance.draw([1] * TEAMS, TEAMS)] += 1  # S2.2, SR3
    elif s.seats > 7:
        copies = [COPIES] * TEAMS  # S2.3, SR2
    pile = Pile(copies)
    for seat in range(s.seats):
        s.teams[seat] = pile.draw(chance)
