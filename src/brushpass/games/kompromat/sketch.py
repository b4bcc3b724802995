"""A quick player for imagined games, from the state: the Clerk's weighing, without its samples.

What the opponent's covered cards may be is not imagined: they count as an ordinary attempt with
the card that lies face up and that many covered. Nothing is read that the seat would not know.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.kompromat import actions as a
from brushpass.games.kompromat.bot import FAILED, ITEM_WORTH, best_total, token_cost, with_elevens
from brushpass.games.kompromat.cards import (
    ACE,
    CHLOROFORM,
    CODE,
    ELEVEN,
    EQUIPMENT,
    FATAL,
    FIRST_ITEM,
    LIMIT,
    NEWSPAPER_HALVES,
    PLACES,
    SET_POINTS,
    TARGET_POINTS,
    VESPER_HALVES,
    halves,
)
from brushpass.games.kompromat.ordinary import ANY, ROWS, ordinary, row
from brushpass.games.kompromat.reveal import total as counted
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    COUNTER,
    DRAWING,
    PERFECT,
    TURN_UP,
    VERDICT,
    State,
)

WHIM: Final = 0.1  # of a stake: imagined players are not all alike
STUNNED: Final = -12  # halves that a Stun Gun takes away, as a rule


def choose(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    phase = s.phase
    if phase == ACES:
        return count_elevens(s, seat, legal)
    if phase == PERFECT:
        return a.DISCARD_TOKEN if s.tokens[seat] >= 6 else a.KEEP_TOKENS
    if phase == COUNTER:
        return legal[0] if s.tokens[seat] + s.counter[s.place] >= 7 else a.TAKE_TOKENS
    if s.items[seat]:
        for option in legal:
            if isinstance(option, a.UseItem) and worth_using(s, seat, option):
                return option
    if phase == CHOOSING:
        return choose_mission(s, seat, legal, chance)
    if phase == DRAWING:
        return draw_or_stop(s, seat, legal, chance)
    return legal[0]  # draw in the opening, pass in a window


def stake(s: State, seat: i64, place: i64) -> float:
    mission = s.mission[place]
    gain = prize(s.won[seat], mission) + 0.7 * prize(s.won[1 - seat], mission)
    return gain - token_cost(s.tokens[seat], s.counter[place])


def prize(won: list[int], mission: i64) -> float:
    if mission < FIRST_ITEM:
        return float(TARGET_POINTS[mission])
    if mission < CODE:
        return ITEM_WORTH
    held = won.count(mission)
    return float(SET_POINTS[held + 1] - SET_POINTS[held])


def odds(s: State, seat: i64, place: i64, mine: i64, change: i64) -> float:
    """The chance that this total wins the mission, if theirs changes by so many halves."""
    if mine == FAILED:
        return 0.0
    theirs = s.stack(1 - seat, place)
    if not theirs.cards:
        gone = s.phase > DRAWING or s.decks[1 - seat].size() == 0
        return 1.0 if gone else ordinary().beaten[row(ANY, 0)][mine]
    change += NEWSPAPER_HALVES * s.newspapers[(1 - seat) * PLACES + place]
    if not theirs.covered():
        total = best_total(theirs.cards, theirs.gone, change)
        return 1.0 if mine > total else 0.5 if mine == total else 0.0
    against = row(theirs.cards[0], len(theirs.cards))
    if change:
        return ordinary().odds_after(mine, against, change)
    return ordinary().beaten[against][mine]


def choose_mission(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    """Good cards to where they matter, poor ones to where they do not."""
    duels = ordinary().duels
    mine = s.hand[seat] * ROWS
    best = legal[0]
    best_gain = -1000.0
    for option in legal:
        if not isinstance(option, a.Attempt):
            continue
        place: i64 = option.place
        cards = s.stack(1 - seat, place).cards
        against = row(cards[0], len(cards)) if cards else row(ANY, 0)
        gain = stake(s, seat, place) * (duels[mine + against] - 0.45 + whim(chance))
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def whim(chance: Chance) -> float:
    return WHIM * (float(chance.pick(1024)) / 1024.0 - 0.5)


def draw_or_stop(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    if a.DRAW not in legal:
        return a.STOP
    place = s.place
    stack = s.stack(seat, place)
    low = stack.low
    aces = stack.aces
    worth = stake(s, seat, place)
    now = worth * (odds(s, seat, place, within(low, aces), 0) + whim(chance))
    deck = s.decks[seat]
    if deck.top:
        return a.DRAW if after(s, seat, worth, low, aces, deck.top[-1]) > now else a.STOP
    drawing = 0.0
    for card in range(len(EQUIPMENT)):
        count: i64 = deck.counts[card]
        if count:
            drawing += float(count) * after(s, seat, worth, low, aces, card)
    return a.DRAW if drawing > now * float(deck.below) else a.STOP


def after(s: State, seat: i64, worth: float, low: i64, aces: i64, card: i64) -> float:
    """What the attempt is worth with one more card."""
    total = within(low + halves(card), aces + 1 if card == ACE else aces)
    if total == FAILED:
        return -token_cost(s.tokens[seat], 1)
    return worth * odds(s, seat, s.place, total, 0)


def within(low: i64, aces: i64) -> i64:
    return with_elevens(low, aces) if low <= LIMIT else FAILED


def my_total(s: State, seat: i64, place: i64) -> i64:
    stack = s.stack(seat, place)
    extra = NEWSPAPER_HALVES * s.newspapers[seat * PLACES + place]
    return best_total(stack.cards, stack.gone, extra)


def count_elevens(s: State, seat: i64, legal: Sequence[Action]) -> Action:
    """The best total, unless winning would be the end."""
    stack = s.stack(seat, s.place)
    low = stack.low + NEWSPAPER_HALVES * s.newspapers[seat * PLACES + s.place] + s.vesper[seat]
    best = within(low, stack.aces)
    spared = (s.items[seat] >> CHLOROFORM) & 1
    fatal = s.tokens[seat] + s.counter[s.place] >= FATAL and not spared
    if best == FAILED or fatal:
        return legal[0]
    return a.ELEVENS[(best - low) // ELEVEN]


def worth_using(s: State, seat: i64, use: a.UseItem) -> bool:
    """As the Clerk would, on the same occasions."""
    place = s.place
    if isinstance(use, a.Balaclava):
        return s.tokens[seat] >= 7
    if isinstance(use, a.Drone):
        begun = s.phase == DRAWING and len(s.stack(seat, place).cards) == 1
        return begun and use.place == place and stake(s, seat, place) > 4.0
    if isinstance(use, a.GpsTracker):
        return my_total(s, seat, place) == FAILED
    if isinstance(use, a.Jetpack):
        failed = s.phase == DRAWING and use.source == place and s.stack(seat, place).over()
        return failed and stake(s, seat, use.target) < stake(s, seat, use.source) - 1.0
    if isinstance(use, a.NightVision):
        return (
            s.phase == DRAWING
            and not s.decks[seat].top
            and 22 < within(s.stack(seat, place).low, s.stack(seat, place).aces) < 36
        )
    if isinstance(use, a.Newspaper):
        return use.place == place and changes_much(s, seat, NEWSPAPER_HALVES)
    if isinstance(use, a.StunGun):
        last = use.index == len(s.stack(1 - seat, place).cards) - 1
        return last and use.place == place and changes_much(s, seat, STUNNED)
    if isinstance(use, a.Vesper):
        return s.after == VERDICT and drink_wins(s, seat, use.change * VESPER_HALVES)
    return False


def changes_much(s: State, seat: i64, change: i64) -> bool:
    """Would adding this to their total win the mission much more often? Before it is revealed."""
    place = s.place
    if s.phase <= DRAWING or s.after != TURN_UP or stake(s, seat, place) <= 2.0:
        return False
    mine = my_total(s, seat, place)
    return odds(s, seat, place, mine, change) > odds(s, seat, place, mine, 0) + 0.3


def drink_wins(s: State, seat: i64, change: i64) -> bool:
    if stake(s, seat, s.place) <= 1.0:
        return False
    mine = counted(s, seat)
    theirs = counted(s, 1 - seat)
    if theirs > LIMIT:
        theirs = FAILED
    before = mine if mine <= LIMIT else FAILED
    return before <= theirs < mine + change <= LIMIT
