"""A sensible player: be Cleared early, get what the identity needs, strike when the odds are good.

Every option gets a rough value from what the seat knows; a little luck breaks habits.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    BROKER,
    CASH_OUT,
    CLEARED_LIMIT,
    HITMAN,
    HUSH_MONEY,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
    NONE,
    SUSPECT_LIMIT,
    TURNS_A_SEAT,
)
from brushpass.games.microfilms.rules.state import BLACKMAILED, BRIBED, DISCARD, OFFER
from brushpass.games.microfilms.thought.alliance import GOOD_ODDS, odds_of_showing
from brushpass.games.microfilms.thought.questions import Questions

BOLD_ODDS: Final = 0.5  # a lone freelancer seldom gets better ones in time
LATE_ODDS: Final = 0.34
LATE: Final = TURNS_A_SEAT - 2  # turns of each seat
NOISE: Final = 40  # tenths: values are spread by less than this
PROMISING: Final = 8.0  # a microfilm of a higher value is worth an attempt
LURK: Final = 7  # francs of the Croupier at which he becomes a danger
RIVAL: Final = 10.0  # in a duel, a rival who is Cleared may be about to strike


def choose(q: Questions, options: Sequence[Action], chance: Chance) -> Action:
    if q.phase == BRIBED:
        return answer_bribe(q, chance)
    if q.phase == BLACKMAILED:
        return answer_blackmail(q)
    if q.phase == OFFER or q.phase == DISCARD:
        return let_go(q, options)
    best = options[0]
    best_value = -1.0
    for option in options:
        value = worth(q, option) + float(chance.pick(NOISE)) / 10.0
        if value > best_value:
            best, best_value = option, value
    return best


# Cards


def wants_microfilm(q: Questions) -> bool:
    return q.identity < NATIONS or q.freelancer == JOURNALIST


def card_value(q: Questions, kind: i64) -> float:
    """What keeping a card is worth to this identity."""
    if kind < LETTER:
        if q.freelancer == JOURNALIST and kind != q.identity:
            return 11.0
        if q.identity < NATIONS:
            # The own microfilm wins for others only.
            own = kind == q.identity
            return 6.2 if own else 1.0 + 13.0 * odds_of_showing(kind, q.identity, q.lone)
        return 3.0
    if kind < ACE:
        return 8.0 if q.freelancer == BROKER else 3.5
    if kind == ACE:
        return 9.0 if q.freelancer == HITMAN else 1.0
    if kind == CASH_OUT:
        return 5.0
    # The bloodstained cards clear their user, and convict a Suspect (M7.10).
    if not q.cleared[q.seat]:
        return 6.0
    return 7.0 if q.freelancer == INTERPOL else 4.5


def best_microfilm(q: Questions) -> float:
    best = 0.0
    for kind in range(MICROFILM, LETTER):
        if q.hand[kind]:
            best = max(best, card_value(q, kind))
    return best


def cheapest(q: Questions) -> float:
    """The value of the card that would be offered or discarded first."""
    least = 99.0
    for kind in range(KINDS):
        if q.hand[kind]:
            least = min(least, card_value(q, kind))
    return least


def let_go(q: Questions, options: Sequence[Action]) -> Action:
    """The card that is missed least. A hitman plants the Ace, an officer the evidence."""
    best = options[0]
    least = 99.0
    for option in options:
        if isinstance(option, a.Offer):
            value = -1.0 if plants(q, option.kind) else card_value(q, option.kind)
        else:
            assert isinstance(option, a.Discard)
            value = card_value(q, option.kind)
            if option.kind == ACE or option.kind < LETTER:
                value += 3.0  # it costs two francs (M6.3); the next player can take it
        if value < least:
            best, least = option, value
    return best


def plants(q: Questions, kind: i64) -> bool:
    """Whether passing this card on prepares the own attempt."""
    if q.freelancer == HITMAN:
        return kind == ACE
    evidence = (BLOODSTAINED >> kind) & 1 == 1
    return evidence and may_arrest(q, q.target)


def may_arrest(q: Questions, target: i64) -> bool:
    """M7.10, but for being Cleared."""
    return q.freelancer == INTERPOL and q.evening > 1 and not q.cleared[target]


# Answers


def answer_bribe(q: Questions, chance: Chance) -> Action:
    """Declining keeps the briber from being Cleared; it costs a franc."""
    if q.cleared[q.active]:
        return a.ACCEPT
    room = q.size(q.seat) < (CLEARED_LIMIT if q.cleared[q.seat] else SUSPECT_LIMIT)
    return a.ACCEPT if chance.pick(100) < (55 if room else 25) else a.DECLINE


def answer_blackmail(q: Questions) -> Action:
    if q.hand[CASH_OUT]:
        return a.BLOWBACK
    francs = q.francs[q.seat]
    if francs > HUSH_MONEY:
        return a.PAY_OFF
    precious = q.cleared[q.seat] or best_microfilm(q) > PROMISING
    return a.PAY_OFF if francs == HUSH_MONEY and precious else a.REFUSE


# The turn


def worth(q: Questions, option: Action) -> float:
    if isinstance(option, a.Pass):
        return 9.0 if q.francs[q.seat] < 2 else 3.0
    if isinstance(option, a.Draw):
        return worth_drawing(q)
    if isinstance(option, a.Bribe):
        return worth_bribing(q, q.place_of(option.aim))
    if isinstance(option, a.Interrogate):
        return worth_asking(q, q.place_of(option.aim)) - (0.0 if option.kind == NONE else 4.0)
    if isinstance(option, a.Blackmail):
        return worth_blackmailing(q, q.place_of(option.aim), option.kind)
    if isinstance(option, a.TakeTop):
        return worth_taking(q)
    if isinstance(option, a.CashOut):
        return 20.0 if q.francs[q.seat] < 2 and not q.cleared[q.seat] else 6.0
    if isinstance(option, a.Steal):
        return worth_stealing(q, q.place_of(option.aim))
    enough = GOOD_ODDS if q.identity < NATIONS else BOLD_ODDS
    if q.turn > LATE * q.seats:
        enough = LATE_ODDS  # anything is better than nothing (MR31)
    odds = odds_of(q, option)
    return 100.0 + 100.0 * odds if odds >= enough else -100.0


def odds_of(q: Questions, attempt: Action) -> float:
    """How likely an attempt wins."""
    if isinstance(attempt, a.Reveal):
        return odds_of_showing(attempt.nation, q.identity, q.lone)
    if isinstance(attempt, a.Expose):
        return q.is_agent(q.place_of(attempt.aim), attempt.nation)
    if isinstance(attempt, a.Shoot):
        return q.holds(q.place_of(attempt.aim), 1 << ACE)
    if isinstance(attempt, a.Arrest):
        return q.holds(q.place_of(attempt.aim), BLOODSTAINED)
    if isinstance(attempt, a.Locate):
        return q.letters_lie(attempt.one, attempt.two)
    assert isinstance(attempt, a.Claim)
    return q.claim_wins(attempt.nation)


def worth_drawing(q: Questions) -> float:
    if wants_microfilm(q) and best_microfilm(q) < PROMISING:
        return 22.0 if q.cleared[q.seat] else 13.0
    if q.freelancer == HITMAN and q.hand[ACE] == 0:
        return 14.0
    # From the second evening on, drawing brings the next one nearer.
    return 13.0 if q.evening == 1 and q.freelancer >= BROKER else 7.0


def worth_taking(q: Questions) -> float:
    kind = q.discard[-1]
    value = card_value(q, kind)
    microfilm = kind < LETTER and wants_microfilm(q)
    return 45.0 if microfilm and value > PROMISING and value > best_microfilm(q) else value


def worth_bribing(q: Questions, target: i64) -> float:
    if q.freelancer == HITMAN and q.hand[ACE]:
        return 50.0
    if may_arrest(q, target):
        for kind in range(KINDS):
            if (BLOODSTAINED >> kind) & 1 and q.hand[kind]:
                return 40.0
    if q.cleared[q.seat]:
        return -5.0
    return (44.0 if target == q.seats else 26.0) - 2.0 * cheapest(q)  # M8.8


def worth_stealing(q: Questions, target: i64) -> float:
    there = q.francs[target]
    if target == q.seats and there >= LURK:
        return 70.0
    return 4.0 + 3.0 * float(there if there < 2 else 2)


def worth_blackmailing(q: Questions, target: i64, kind: i64) -> float:
    cleared = q.cleared[q.seat]
    size = q.size(target)
    value = 6.0 if cleared else 27.0
    if q.cleared[target]:
        value += 4.0
    if q.francs[target] >= HUSH_MONEY:
        value -= 6.0  # who pays is not taken from
    if size == 0 and cleared:
        value -= 10.0
    if q.duel and cleared and target < q.seats and q.cleared[target] and size > 0:
        value += RIVAL
    if wants_microfilm(q) and q.unknown(target) < size:
        for microfilm in range(MICROFILM, LETTER):
            if q.sure(target, microfilm):
                value += card_value(q, microfilm) / float(size)
    if kind >= 0:
        value += 2.0
    return value if target < q.seats else value + 4.0  # M8.9


def worth_asking(q: Questions, target: i64) -> float:
    """One random card of somebody, for a franc."""
    unknown = q.unknown(target)
    hidden = target < q.seats and q.identity_of(target) < 0
    if unknown == 0 and not hidden:
        return -10.0
    if q.freelancer == JOURNALIST:
        if not hidden:
            return 0.0
        return 6.0 + (24.0 if best_microfilm(q) > 0.0 else 12.0) / float(q.size(target) + 1)
    if unknown == 0:
        return 2.0
    if q.freelancer == HITMAN:
        return 8.0 + 20.0 * q.holds(target, 1 << ACE)
    if may_arrest(q, target):
        return 20.0
    if q.freelancer == BROKER and q.evening > 1:
        return 18.0
    return 5.0
