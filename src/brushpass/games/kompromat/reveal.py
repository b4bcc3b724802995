"""K4 Revealing a mission and awarding it."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.games.kompromat.actions import (
    DISCARD_TOKEN,
    ELEVENS,
    KEEP_TOKENS,
    TAKE_TOKENS,
)
from brushpass.games.kompromat.cards import (
    CODE,
    FIRST_ITEM,
    LIMIT,
    NO_TOTAL,
    NONE,
    PLACES,
)
from brushpass.games.kompromat.items import chloroforms, open_window
from brushpass.games.kompromat.scoring import AT_COUNTER, AT_FAILURE, AT_PERFECT, give_tokens
from brushpass.games.kompromat.state import (
    ACES,
    AWARD,
    COUNTER,
    NEXT_MISSION,
    NEXT_ROUND,
    OVER,
    PERFECT,
    TURN_UP,
    State,
)
from brushpass.games.kompromat.tell import Tell

ACE_CHOICES: Final[list[tuple[Action, ...]]] = [
    (),
    (ELEVENS[0], ELEVENS[1]),
    (ELEVENS[0], ELEVENS[1], ELEVENS[2]),
]
# Why a mission is collected, or is not
HIGHEST: Final = "highest total"
ALONE: Final = "no other total"
MORE_CARDS: Final = "more cards"
TIED: Final = "tie"
NO_TOTALS: Final = "no totals"
PERFECT_CHOICES: Final[tuple[Action, ...]] = (DISCARD_TOKEN, KEEP_TOKENS)


def turn_up(s: State, tell: Tell) -> None:
    """K4.2; KR36: both turn their cards up before either decides about a 1/11."""
    for nth in range(2):
        seat = s.starter ^ nth
        stack = s.stack(seat, s.place)
        stack.turn_up()
        if stack.cards:
            tell.turned_up(seat, s.place, stack.lying())
    s.asked = 0
    open_window(s, ACES)


def is_asked(s: State, seat: i64) -> bool:
    if s.phase == ACES:
        return s.stack(seat, s.place).aces > 0  # K4.3
    return s.totals[seat] == LIMIT and s.tokens[seat] > 0  # K4.5; KR15: won or not


def count_elevens(s: State, seat: i64, elevens: i64, tell: Tell) -> None:
    """K4.3; KR9: also to a total over 21."""
    s.elevens[seat] = elevens
    s.asked += 1
    tell.counted_elevens(seat, s.place, elevens)


def verdict(s: State, tell: Tell) -> None:
    for nth in range(2):
        seat = s.starter ^ nth
        s.totals[seat] = s.total(seat)
        if s.totals[seat] != NO_TOTAL:
            tell.total(seat, s.place, s.totals[seat])
    s.phase = PERFECT
    s.asked = 0
    for nth in range(2):  # KR16, KR17: the first to hold nine loses at once
        seat = s.starter ^ nth
        if s.totals[seat] > LIMIT and s.phase != OVER:  # KR13: 21.5 is over
            tell.failed(seat, s.place)  # K4.4
            give_tokens(s, seat, 1, AT_FAILURE, tell)


def answer_perfect(s: State, seat: i64, discard: bool, tell: Tell) -> None:
    if discard:
        s.tokens[seat] -= 1
    tell.perfect(seat, s.place, discard)
    if discard:
        tell.tokens(seat, s.tokens[seat], AT_PERFECT)
    s.asked += 1


def taker(s: State) -> i64:
    first, second = s.stack(0, s.place), s.stack(1, s.place)  # KR14: cards that still lie there
    return judge(s.totals[0], s.totals[1], first.count(), second.count())


def judge(first: i64, second: i64, first_cards: i64, second_cards: i64) -> i64:
    """Who collects a mission with these totals and so many cards, or NONE."""
    first_counts = NO_TOTAL < first <= LIMIT  # K4.4
    second_counts = NO_TOTAL < second <= LIMIT
    if not first_counts or not second_counts:
        return 0 if first_counts else 1 if second_counts else NONE  # KR11, KR12
    if first != second:
        return 0 if first > second else 1  # K4.6
    if first_cards != second_cards:
        return 0 if first_cards > second_cards else 1  # K4.7
    return NONE  # K4.8


def grounds(s: State) -> str:
    """Why the mission goes where `judge` says."""
    first, second = s.totals[0], s.totals[1]
    if taker(s) == NONE:
        return TIED if NO_TOTAL < first <= LIMIT else NO_TOTALS  # K4.8, KR12
    if first == NO_TOTAL or second == NO_TOTAL:
        return ALONE  # KR11
    return MORE_CARDS if first == second else HIGHEST  # K4.7, K4.6


def collect(s: State, tell: Tell) -> None:
    """Everything up to the counter-intelligence."""
    seat = taker(s)
    mission = s.mission[s.place]
    if seat == NONE:
        tell.uncollected(s.place, mission, grounds(s))  # K4.8, KR12: and what lies under it too
        s.phase = NEXT_MISSION
        return
    s.won[seat].append(mission)
    tell.collected(seat, s.place, mission, grounds(s))
    if FIRST_ITEM <= mission < CODE:
        s.items[seat] |= 1 << (mission - FIRST_ITEM)  # K4.10
    s.actor = seat
    s.phase = AWARD
    if s.counter[s.place] > 0 and chloroforms(s, seat):
        s.phase = COUNTER  # K6.11; KR38: also with what was just collected


def suffer(s: State, tell: Tell) -> None:
    """K4.9; KR18: only Chloroform spares the winner; KR40: a Balaclava cannot come between."""
    tokens = s.counter[s.place]
    s.phase = NEXT_MISSION
    if tokens > 0:
        give_tokens(s, s.actor, tokens, AT_COUNTER, tell)


def next_mission(s: State) -> None:
    s.mission[s.place] = NONE
    s.counter[s.place] = 0
    for seat in range(2):
        s.totals[seat] = NO_TOTAL
        s.elevens[seat] = 0
        s.vesper[seat] = 0
    if s.place + 1 < PLACES:
        s.place += 1
        open_window(s, TURN_UP)
    else:
        open_window(s, NEXT_ROUND)


def options(s: State, seat: i64) -> tuple[Action, ...]:
    if s.phase == ACES:
        return ACE_CHOICES[s.stack(seat, s.place).aces]
    if s.phase == PERFECT:
        return PERFECT_CHOICES
    return (*chloroforms(s, seat), TAKE_TOKENS)
