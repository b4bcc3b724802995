"""The course of the game: carries it on until somebody has a decision to make (R2)."""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import ending, guards, hacking, objectives
from brushpass.games.redacted.rules.cards import NONE
from brushpass.games.redacted.rules.embassy import ENTRANCE
from brushpass.games.redacted.rules.sneak import fall, is_stuck
from brushpass.games.redacted.rules.state import (
    DISPLACE,
    DONE,
    MOVE,
    SNEAK,
    WALKING,
    State,
)
from brushpass.games.redacted.rules.tell import Tell


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
        elif frame.kind == DISPLACE:
            if s.room[frame.other] != NONE:
                return
            s.frames.pop()  # arrested
        elif frame.kind == SNEAK:
            if s.room[frame.seat] == NONE:
                s.frames.pop()  # arrested
            elif is_stuck(s, frame):
                s.frames.pop()
                fall(s, NONE, frame.seat, tell)  # RR25
            else:
                return
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
            if not (s.arrested >> s.turn) & 1:
                break
        if s.round > s.rounds:
            ending.finish(s, ending.TIME, 0, tell)  # RR13
            return
    begin_turn(s, s.turn, chance, tell)


def begin_turn(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    s.frames = []
    s.push(MOVE, seat, NONE)
    s.steps = 0
    s.keyed = False
    s.halt = WALKING
    s.closing = False
    s.hacked[seat] = 0  # RR34
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
