"""The course of the game: carries it on until somebody has a decision to make (R2)."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import ending, guards, hacking, kitchen, objectives
from brushpass.games.redacted.rules.cards import NONE
from brushpass.games.redacted.rules.embassy import ENTRANCE
from brushpass.games.redacted.rules.state import (
    DISPLACE,
    DONE,
    MOVE,
    SNEAK,
    WALKING,
    State,
)
from brushpass.games.redacted.rules.tell import Tell

NO_LAST_ROUND: Final = 0  # RR13
MOST_ROUNDS: Final = 500  # RR60


def go_on(s: State, chance: Chance, tell: Tell) -> None:
    while s.frames:
        frame = s.top()
        if frame.kind == MOVE:
            if s.halt != DONE:
                return
            if s.closing:
                next_turn(s, chance, tell)
            else:
                s.closing = True
                hacking.tempt_by_presence(s)
                kitchen.offer(s)  # on top: it interrupts the game at once
        elif frame.kind == DISPLACE:
            if s.room[frame.other] != NONE:
                return
            s.frames.pop()  # arrested
        elif frame.kind == SNEAK:
            if s.room[frame.seat] != NONE:
                return
            s.frames.pop()  # arrested
        else:
            return


def next_turn(s: State, chance: Chance, tell: Tell) -> None:
    if s.again:
        s.again = False  # R14.3
    else:
        while True:
            s.turn = (s.turn + 1) % s.seats
            if s.turn == s.starter:
                s.round += 1
                s.hacked = [0] * s.seats  # R9.4, RR34
            if not (s.arrested >> s.turn) & 1:
                break
        if s.rounds != NO_LAST_ROUND and s.round > s.rounds:
            ending.finish(s, ending.TIME, 0, tell)  # RR13
            return
        if s.round > MOST_ROUNDS:
            ending.finish(s, ending.BROKEN_OFF, 0, tell)  # RR60
            return
    begin_turn(s, s.turn, chance, tell)


def begin_turn(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    s.frames = []
    s.push(MOVE, seat, NONE)
    s.steps = 0
    s.keyed = False
    s.halt = WALKING
    s.closing = False
    if s.room[seat] == NONE:
        s.room[seat] = ENTRANCE  # R2.1
    s.start = s.room[seat]
    s.barred = 1 << s.start
    objectives.finish_decrypting(s, seat, tell)
    if not s.frames:
        return
    tell.turn(seat, s.round, s.points[:])
    s.down &= ~(1 << seat)  # R6.5
    guards.make_noise(s, chance, tell)  # R16.5
