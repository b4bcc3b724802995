"""S3 The course of a round: carries the game on when the last choice is in."""

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import CODES, NONE, NOTHING, ROUNDS
from brushpass.games.spy_tactics.choices import ask_for_aims, ask_for_guesses
from brushpass.games.spy_tactics.elimination import eliminate
from brushpass.games.spy_tactics.first_round import gain as first_gain
from brushpass.games.spy_tactics.first_round import pass_cards
from brushpass.games.spy_tactics.later_rounds import (
    ban,
    examine,
    guesses,
    storm,
    take_back,
)
from brushpass.games.spy_tactics.later_rounds import gain as later_gain
from brushpass.games.spy_tactics.scoring import finish
from brushpass.games.spy_tactics.state import AIM, CHOOSE, DISCARD, OVER, State
from brushpass.games.spy_tactics.tell import Tell


def go_on(s: State, tell: Tell) -> None:
    """Nothing happens and nothing is told before all have chosen."""
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == DISCARD:
            discard(s, tell)
            begin(s, tell)
        elif s.phase == CHOOSE:
            reveal(s, tell)
            ask_for_aims(s)
        elif s.phase == AIM:
            ask_for_guesses(s)
        else:
            resolve(s, tell)
            living = s.living()
            if s.round == ROUNDS or living & (living - 1) == 0:  # S3.1, SR27
                finish(s, tell)
            else:
                begin(s, tell)


def discard(s: State, tell: Tell) -> None:
    for seat in range(s.seats):  # S2.6
        code = s.face_down[seat]
        s.face_down[seat] = NONE
        s.discards[seat] = code
        s.hands[seat * CODES + code] -= 1
        tell.discarded(seat, code)


def begin(s: State, tell: Tell) -> None:
    s.round += 1
    s.phase = CHOOSE
    s.waiting = s.living()
    tell.began(s.round)


def reveal(s: State, tell: Tell) -> None:
    """S3.2, S3.3; SR32: a hand has one card less for each code that was activated."""
    codes: list[int] = s.face_down
    s.played.append(codes)
    s.face_down = [NONE] * s.seats
    s.aim = [NONE] * s.seats
    s.guess = [NONE] * s.seats
    for seat in range(s.seats):
        code: i64 = codes[seat]
        if code != NONE and code != NOTHING:
            place = seat * CODES + code
            s.hands[place] -= 1
            s.face_up[place] += 1
    tell.revealed(codes[:])


def resolve(s: State, tell: Tell) -> None:
    """SR5: in this order, each step from the revealed cards alone."""
    counts: list[int] = [0] * (CODES + 1)
    for seat in range(s.seats):
        if s.active(seat) != NONE:
            counts[s.active(seat)] += 1  # SR6
    examine(s, tell)
    if s.round == 1:
        pass_cards(s, tell)
    else:
        take_back(s, tell)  # SR21: also where points are blocked
    score(s, counts, tell)
    struck = storm(s, counts)
    struck |= guesses(s, tell)
    eliminate(s, struck, tell)  # SR19, SR20
    ban(s, tell)


def score(s: State, counts: list[int], tell: Tell) -> None:
    """S3.4: by the round in which codes were activated."""
    gains: list[int] = [0] * s.seats
    for seat in range(s.seats):
        code = s.active(seat)
        if code != NONE:
            points = first_gain(code, counts) if s.round == 1 else later_gain(code, s.round, counts)
            gains[seat] = points
            s.points[seat] += points
    tell.scored(gains, s.points[:])
