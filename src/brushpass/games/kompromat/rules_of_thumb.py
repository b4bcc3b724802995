"""What a sensible player does: stakes, odds and a feeling for notoriety."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.kompromat import actions as a
from brushpass.games.kompromat.cards import (
    ACE,
    CHLOROFORM,
    ELEVEN,
    EQUIPMENT,
    FATAL,
    LIMIT,
    NEWSPAPER_HALVES,
    NO_TOTAL,
    VESPER_HALVES,
    halves,
)
from brushpass.games.kompromat.ordinary import ENOUGH, ordinary, row
from brushpass.games.kompromat.prices import more_tokens, worth
from brushpass.games.kompromat.questions import Questions
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    COUNTER,
    DRAWING,
    PERFECT,
    TURN_UP,
    VERDICT,
    WINDOW,
)
from brushpass.games.kompromat.totals import best, unless_failed

HIGHEST: Final = 20  # halves of the highest card
STUNNED: Final = -12  # halves that a Stun Gun takes away, as a rule
THEIRS: Final = 0.7  # of what a mission means to them: so much it means to me that they miss it
USUAL: Final = 0.45  # how often an attempt wins
WHIM: Final = 0.1  # of a stake: players are not all alike


def choose(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if q.phase == ACES:
        return count_elevens(q, options)
    if q.phase == PERFECT:
        return a.DISCARD_TOKEN if q.tokens >= 6 else a.KEEP_TOKENS
    if q.phase == COUNTER:
        return options[0] if q.tokens + q.counter[q.place] >= 7 else a.TAKE_TOKENS
    if q.items:
        for option in options:
            if isinstance(option, a.UseItem) and worth_using(q, option):
                return option
    if q.phase == CHOOSING:
        return choose_mission(q, options, chance)
    if q.phase == DRAWING:
        return draw_or_stop(q, options, chance)
    return options[0]  # draw in the opening, pass in a window


def stake(q: Questions, place: i64) -> float:
    """What the mission means to me, what it would mean to them, and what its marks cost me."""
    mission = q.mission[place]
    gain = worth(mission, q.won) + THEIRS * worth(mission, q.won_by_them)
    return gain + more_tokens(q.tokens, q.counter[place], q.round)


def my_best(q: Questions, place: i64) -> i64:
    return unless_failed(q.mine(place).best(q.added(q.me, place)))


def whim(chance: Chance) -> float:
    return WHIM * (float(chance.pick(1024)) / 1024.0 - 0.5)


# K3: attempts


def choose_mission(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    """Good cards to where they matter, poor ones to where they do not."""
    chosen = options[0]
    highest = -1000.0
    for option in options:
        if not isinstance(option, a.Attempt):
            continue
        place: i64 = option.place
        odds = ordinary().wins(row(q.hand, 0), q.beaten(place, 0))
        gain = stake(q, place) * (odds - USUAL + whim(chance))
        if gain > highest:
            chosen, highest = option, gain
    return chosen


def draw_or_stop(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if a.DRAW not in options:
        return a.STOP
    stack = q.mine(q.place)
    low = stack.low + q.added(q.me, q.place)
    aces = stack.aces
    prize = stake(q, q.place)
    if prize > 0.0 and low + HIGHEST <= LIMIT and best(low, aces) < ENOUGH:
        return a.DRAW  # no card can be too much, and more are needed
    failing = more_tokens(q.tokens, 1, q.round)
    beaten = q.beaten(q.place, 0)
    stopping = outcome(best(low, aces), prize, failing, beaten) + prize * whim(chance)
    if q.deck.top:
        card: i64 = q.deck.top[-1]
        drawing = outcome(with_card(low, aces, card), prize, failing, beaten)
        return a.DRAW if drawing > stopping else a.STOP
    drawing = 0.0
    for kind in range(len(EQUIPMENT)):
        count: i64 = q.deck.counts[kind]
        if count:
            after = outcome(with_card(low, aces, kind), prize, failing, beaten)
            drawing += float(count) * after
    return a.DRAW if drawing > stopping * float(q.deck.below) else a.STOP


def with_card(low: i64, aces: i64, card: i64) -> i64:
    return best(low + halves(card), aces + 1 if card == ACE else aces)


def outcome(total: i64, prize: float, failing: float, beaten: list[float]) -> float:
    return failing if total > LIMIT else prize * beaten[total]


# K4: reveals


def count_elevens(q: Questions, options: Sequence[Action]) -> Action:
    """The best total, unless winning would be the end."""
    stack = q.mine(q.place)
    low = stack.low + q.added(q.me, q.place)
    total = best(low, stack.aces)
    spared = (q.items >> CHLOROFORM) & 1
    fatal = q.tokens + q.counter[q.place] >= FATAL and not spared
    if total > LIMIT or fatal:
        return options[0]
    return a.ELEVENS[(total - low) // ELEVEN]


# K6: items


def worth_using(q: Questions, use: a.UseItem) -> bool:
    drawing = q.phase == DRAWING
    if isinstance(use, a.Balaclava):
        return q.tokens >= 7
    if isinstance(use, a.Drone):
        begun = drawing and len(q.mine(q.place).cards) == 1
        return begun and use.place == q.place and stake(q, q.place) > 4.0
    if isinstance(use, a.GpsTracker):
        return my_best(q, q.place) == NO_TOTAL
    if isinstance(use, a.Jetpack):
        # A failed attempt is moved to where it costs least, and begun again.
        failed = drawing and use.source == q.place and my_best(q, q.place) == NO_TOTAL
        return failed and stake(q, use.target) < stake(q, use.source) - 1.0
    if isinstance(use, a.NightVision):
        return drawing and not q.deck.top and 22 < my_best(q, q.place) < 36
    if isinstance(use, a.Newspaper):
        return use.place == q.place and changes_much(q, NEWSPAPER_HALVES)
    if isinstance(use, a.StunGun):
        last = use.index == q.count(use.place) - 1
        return last and use.place == q.place and changes_much(q, STUNNED)
    if isinstance(use, a.Vesper):
        return q.after == VERDICT and drink_wins(q, use.change * VESPER_HALVES)
    return False


def changes_much(q: Questions, change: i64) -> bool:
    """Would adding this to their total win the mission much more often? Before it is revealed."""
    if q.phase != WINDOW or q.after != TURN_UP or stake(q, q.place) <= 2.0:
        return False
    total = my_best(q, q.place)
    if total == NO_TOTAL:
        return False
    return q.beaten(q.place, change)[total] > q.beaten(q.place, 0)[total] + 0.3


def drink_wins(q: Questions, change: i64) -> bool:
    if stake(q, q.place) <= 1.0:
        return False
    mine = q.settled(q.me)
    theirs = unless_failed(q.settled(q.they))
    return unless_failed(mine) <= theirs < unless_failed(mine + change)
