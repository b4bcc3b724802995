"""A sensible player: stakes, odds and a feeling for notoriety, all from what the seat can see.

Odds come from a handful of imagined hands: what the opponent's covered cards may be, or, where
the opponent has yet to play, what an attempt usually comes to.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.kompromat import actions as a
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
    NONE,
    VESPER_HALVES,
    halves,
)
from brushpass.games.kompromat.scoring import score
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    COUNTER,
    DRAWING,
    PERFECT,
    TURN_UP,
    VERDICT,
)
from brushpass.games.kompromat.wire import Side, StackView, View

SAMPLES: Final = 24
FAILED: Final = -1  # as a total: beaten by any other
ENOUGH: Final = 34  # halves at which an ordinary attempt stops
ITEM_WORTH: Final = 2.5  # a point, and its use


def choose(v: View, options: Sequence[Action], chance: Chance) -> Action:
    if len(options) == 1 or v.seat is None:
        return options[0]
    if v.phase == ACES:
        return count_elevens(v, options)
    if v.phase == PERFECT:
        return a.DISCARD_TOKEN if my(v).tokens >= 6 else a.KEEP_TOKENS
    if v.phase == COUNTER:
        due = my(v).tokens + v.counter[v.place]
        return options[0] if due >= 7 else a.TAKE_TOKENS
    use = best_item(v, options, chance)
    if use is not None:
        return use
    if v.phase == CHOOSING:
        return choose_mission(v, options, chance)
    if v.phase == DRAWING:
        return draw_or_stop(v, options, chance)
    return options[0]  # draw in the opening, pass in a window


def my(v: View) -> Side:
    return v.sides[0 if v.seat is None else v.seat]


def their(v: View) -> Side:
    return v.sides[1 if v.seat is None else 1 - v.seat]


# What is at stake


def stake(v: View, place: i64) -> float:
    """What the mission means to me, what it would mean to them, and what its marks cost me."""
    mission = v.mission[place]
    gain = worth(my(v), mission) + 0.7 * worth(their(v), mission)
    return gain - token_cost(my(v).tokens, v.counter[place])


def worth(side: Side, mission: int) -> float:
    if FIRST_ITEM <= mission < CODE:
        return ITEM_WORTH
    return float(score([*side.won, mission], 0) - score(side.won, 0))


def token_cost(held: i64, more: i64) -> float:
    """A token is a point, until it is the end."""
    cost = 0.0
    for count in range(held + 1, held + more + 1):
        if count >= FATAL:
            cost += 40.0
        else:
            cost += 2.5 * float(count - 5) if count > 5 else -0.4
    return cost


# Totals


def best_total(cards: list[int], gone: i64, extra: i64) -> i64:
    """The highest total up to 21, in halves, or FAILED."""
    low = extra
    aces: i64 = 0
    for index in range(len(cards)):
        if not (gone >> index) & 1:
            low += halves(cards[index])
            if cards[index] == ACE:
                aces += 1
    total = with_elevens(low, aces)
    return total if total <= LIMIT else FAILED


def with_elevens(low: i64, aces: i64) -> i64:
    """As many 1/11 cards as fit count eleven."""
    while aces > 0 and low + ELEVEN <= LIMIT:
        low += ELEVEN
        aces -= 1
    return low


def unseen(side: Side) -> Pile:
    """The cards of a side that are still to come, or covered."""
    rest = Pile(EQUIPMENT)
    for stack in side.stacks:
        for card in stack.cards:
            if card >= 0:
                rest.remove(card)
    if side.hand >= 0:
        rest.remove(side.hand)
    return rest


def their_totals(v: View, place: i64, chance: Chance) -> list[i64]:
    """Totals that the opponent may have, or come to have, at a mission."""
    side = their(v)
    stack = side.stacks[place]
    extra = NEWSPAPER_HALVES * side.newspapers[place]
    rest = unseen(side)
    totals: list[i64] = []
    if not stack.cards and (side.deck == 0 or v.phase > DRAWING):
        return [FAILED] * SAMPLES
    for _ in range(SAMPLES):
        deck = rest.clone()
        if stack.cards:
            totals.append(best_total(guess(stack, deck, chance), stack.gone, extra))
        else:
            totals.append(best_total(attempt([], deck, chance), 0, extra))
    return totals


def guess(stack: StackView, deck: Pile, chance: Chance) -> list[int]:
    """Covered cards that a player might have laid: within 21 before the last draw."""
    cards: list[int] = []
    for _ in range(8):
        trial = deck.clone()
        cards = [card if card >= 0 else trial.draw(chance) for card in stack.cards]
        before: i64 = 0
        for index in range(len(cards) - 1):
            before += halves(cards[index])
        if before <= LIMIT - 6:
            break
    return cards


def attempt(cards: list[int], deck: Pile, chance: Chance) -> list[int]:
    """Draw as an ordinary player does."""
    cards = cards[:]
    while deck.size() > 0:
        total = best_total(cards, 0, 0)
        if total == FAILED or total >= ENOUGH:
            break
        cards.append(deck.draw(chance))
    return cards


def odds(mine: i64, totals: list[i64]) -> float:
    """The share of their totals that mine beats; a tie is half of it."""
    if mine == FAILED:
        return 0.0
    won = 0.0
    for total in totals:
        won += 1.0 if mine > total else 0.5 if mine == total else 0.0
    return won / len(totals)


# Decisions


def choose_mission(v: View, options: Sequence[Action], chance: Chance) -> Action:
    """Good cards to where they matter, poor ones to where they do not."""
    deck = unseen(my(v))
    best = options[0]
    best_gain = -1000.0
    for option in options:
        if not isinstance(option, a.Attempt):
            continue
        totals = their_totals(v, option.place, chance)
        chances = 0.0
        for _ in range(SAMPLES):
            cards = attempt([my(v).hand], deck.clone(), chance)
            chances += odds(best_total(cards, 0, 0), totals)
        gain = stake(v, option.place) * (chances / float(SAMPLES) - 0.45)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def draw_or_stop(v: View, options: Sequence[Action], chance: Chance) -> Action:
    if a.DRAW not in options:
        return a.STOP
    side = my(v)
    stack = side.stacks[v.place]
    totals = their_totals(v, v.place, chance)
    prize = stake(v, v.place)
    failing = token_cost(side.tokens, 1)
    now = prize * odds(best_total(stack.cards, stack.gone, 0), totals)
    if side.top:
        counts = [0] * len(EQUIPMENT)
        counts[side.top[-1]] = 1
    else:
        counts = unseen(side).counts
    drawing = 0.0
    for card in range(len(EQUIPMENT)):
        if counts[card]:
            total = best_total([*stack.cards, card], stack.gone, 0)
            after = -failing if total == FAILED else prize * odds(total, totals)
            drawing += counts[card] * after
    return a.DRAW if drawing / sum(counts) > now else a.STOP


def count_elevens(v: View, options: Sequence[Action]) -> Action:
    """The best total, unless winning would be the end."""
    side = my(v)
    stack = side.stacks[v.place]
    extra = NEWSPAPER_HALVES * side.newspapers[v.place] + side.vesper
    best = best_total(stack.cards, stack.gone, extra)
    low = extra
    for index in range(len(stack.cards)):
        if not (stack.gone >> index) & 1:
            low += halves(stack.cards[index])
    fatal = side.tokens + v.counter[v.place] >= FATAL and not (side.items >> CHLOROFORM) & 1
    if best == FAILED or fatal:
        return options[0]
    return a.ELEVENS[(best - low) // ELEVEN]


# Items


def best_item(v: View, options: Sequence[Action], chance: Chance) -> Action | None:
    for option in options:
        if isinstance(option, a.UseItem) and worth_using(v, option, chance):
            return option
    return None


def worth_using(v: View, use: a.UseItem, chance: Chance) -> bool:
    side = my(v)
    match use:
        case a.Balaclava():
            return side.tokens >= 7
        case a.Drone():
            worthwhile = v.phase == DRAWING and use.place == v.place and stake(v, v.place) > 4
            return worthwhile and len(side.stacks[v.place].cards) == 1
        case a.GpsTracker():
            return my_total(v, v.place) == FAILED
        case a.Jetpack():
            # A failed attempt is moved to where it costs least, and begun again.
            failed = v.phase == DRAWING and use.source == v.place
            failed = failed and my_total(v, v.place) == FAILED
            return failed and stake(v, use.target) < stake(v, use.source) - 1
        case a.Newspaper():
            return at_reveal(v, use.place) and changes_much(v, chance, NEWSPAPER_HALVES)
        case a.NightVision():
            total = my_total(v, v.place) if v.phase == DRAWING else NONE
            return 22 < total < 36 and not side.top
        case a.StunGun():
            last = len(their(v).stacks[use.place].cards) - 1
            if not at_reveal(v, use.place) or use.index != last:
                return False
            return changes_much(v, chance, -12)
        case a.Vesper():
            return v.after == VERDICT and drink_wins(v, use.change * VESPER_HALVES)
    return False


def my_total(v: View, place: i64) -> i64:
    stack = my(v).stacks[place]
    return best_total(stack.cards, stack.gone, NEWSPAPER_HALVES * my(v).newspapers[place])


def at_reveal(v: View, place: i64) -> bool:
    return v.phase > DRAWING and v.after == TURN_UP and v.place == place and stake(v, place) > 2


def changes_much(v: View, chance: Chance, change: i64) -> bool:
    """Would adding this to their total win the mission much more often?"""
    totals = their_totals(v, v.place, chance)
    mine = my_total(v, v.place)
    shifted: list[i64] = []
    for total in totals:
        if total == FAILED:
            shifted.append(FAILED)
        else:
            shifted.append(total + change if total + change <= LIMIT else FAILED)
    return odds(mine, shifted) > odds(mine, totals) + 0.3


def settled(side: Side, place: i64, change: i64) -> i64:
    """A total as it stands once its 1/11 cards are counted."""
    stack = side.stacks[place]
    if not stack.cards:
        return FAILED
    total = change + side.vesper + ELEVEN * side.elevens
    total += NEWSPAPER_HALVES * side.newspapers[place]
    for index in range(len(stack.cards)):
        if not (stack.gone >> index) & 1:
            total += halves(stack.cards[index])
    return total if total <= LIMIT else FAILED


def drink_wins(v: View, change: i64) -> bool:
    theirs = settled(their(v), v.place, 0)
    before = settled(my(v), v.place, 0)
    after = settled(my(v), v.place, change)
    return stake(v, v.place) > 1 and before <= theirs < after
