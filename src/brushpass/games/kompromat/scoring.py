"""K7 The end of the game, and what was won."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.result import Result
from brushpass.games.kompromat.cards import (
    CODE,
    DOCUMENT,
    FATAL,
    FIRST_ITEM,
    ITEM_POINTS,
    NONE,
    SET_POINTS,
    TARGET_POINTS,
)
from brushpass.games.kompromat.state import OVER, State
from brushpass.games.kompromat.tell import Tell

NINE_TOKENS: Final = "nine tokens"
SIX_ROUNDS: Final = "six rounds"

# Why somebody's tokens change
AT_FAILURE: Final = "failure"
AT_PERFECT: Final = "perfect"
AT_COUNTER: Final = "counter-intelligence"
AT_BALACLAVA: Final = "balaclava"


def give_tokens(s: State, seat: i64, tokens: i64, why: str, tell: Tell) -> None:
    s.tokens[seat] += tokens
    tell.tokens(seat, s.tokens[seat], why)
    if s.tokens[seat] >= FATAL:  # K7.1; KR27: also at the last mission
        s.loser = seat
        finish(s, tell)


def finish(s: State, tell: Tell) -> None:
    s.phase = OVER
    end = result(s)
    winner = end.winners[0] if end.winners else NONE
    tell.finished(end.ending, winner, [points(s, 0), points(s, 1)])


def points(s: State, seat: i64) -> i64:
    return score(s.won[seat], s.tokens[seat])


def score(won: list[int], tokens: i64) -> i64:
    codes: i64 = 0
    documents: i64 = 0
    total = tokens  # K7.3
    for mission in won:
        if mission < FIRST_ITEM:
            total += TARGET_POINTS[mission]  # K6.1
        elif mission < CODE:
            total += ITEM_POINTS  # K6.3
        elif mission == CODE:
            codes += 1
        elif mission == DOCUMENT:
            documents += 1
    return total + SET_POINTS[codes] + SET_POINTS[documents]  # K6.2


def result(s: State) -> Result:
    scores: list[int] = [points(s, 0), points(s, 1)]
    if s.loser != NONE:  # K7.1, KR27: whatever the points
        return Result(NINE_TOKENS, [1 - s.loser], scores)
    # K7.4, K7.5: most points, then most tokens; KR26: else a draw
    first = (scores[0], s.tokens[0])
    second = (scores[1], s.tokens[1])
    winners = [] if first == second else [0 if first > second else 1]
    return Result(SIX_ROUNDS, winners, scores, drawn=not winners)
