"""The sensible player of bot.py in a hurry, for imagined games: reads the state, counts no deals.

It uses what its seat would know: the own hand, the cards it is sure of, the letters it has seen and
what lies open. Where bot.py counts or samples deals, a share of the unseen cards must do. In one
thing it is bolder: in a duel it blackmails a Cleared rival, as those do who search.
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
    HITMAN,
    HUSH_MONEY,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
    TURNS_A_SEAT,
)
from brushpass.games.microfilms.rules.state import BLACKMAILED, BRIBED, DISCARD, OFFER, State
from brushpass.games.microfilms.thought.eye import Eye

GOOD_ODDS: Final = 0.6  # as in bot.py, where the reasons are
BOLD_ODDS: Final = 0.5
LATE_ODDS: Final = 0.34
NOISE: Final = 40  # tenths
LURK: Final = 7
RIVAL: Final = 10.0  # in a duel, who searches often stops a rival who may be about to strike


def choose(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    if s.phase == BRIBED:
        return answer_bribe(s, seat, chance)
    eye = Eye(s, seat)
    if s.phase == BLACKMAILED:
        return answer_blackmail(eye)
    if s.phase == OFFER or s.phase == DISCARD:
        return let_go(eye, legal)
    best = legal[0]
    best_value = -1.0
    for option in legal:
        value = worth(eye, option) + float(chance.pick(NOISE)) / 10.0
        if value > best_value:
            best, best_value = option, value
    return best


def answer_bribe(s: State, seat: i64, chance: Chance) -> Action:
    if s.cleared[s.active]:
        return a.ACCEPT
    room = s.hands[seat].size < (2 if s.cleared[seat] else 1)
    return a.ACCEPT if chance.pick(100) < (55 if room else 25) else a.DECLINE


def answer_blackmail(eye: Eye) -> Action:
    if eye.hand[CASH_OUT]:
        return a.BLOWBACK
    if eye.francs >= HUSH_MONEY and (eye.cleared or eye.film > 8.0 or eye.francs > HUSH_MONEY):
        return a.PAY_OFF
    return a.REFUSE


def let_go(eye: Eye, legal: Sequence[Action]) -> Action:
    best = legal[0]
    least = 99.0
    for option in legal:
        if isinstance(option, a.Offer):
            value = -1.0 if plants(eye, option.kind) else eye.card(option.kind)
        else:
            assert isinstance(option, a.Discard)
            value = eye.card(option.kind)
            if option.kind == ACE or option.kind < LETTER:
                value += 3.0  # it costs two francs (M6.3); the next player can take it
        if value < least:
            best, least = option, value
    return best


def plants(eye: Eye, kind: i64) -> bool:
    """Whether passing this card on prepares the own attempt."""
    s = eye.s
    if eye.trade == HITMAN:
        return kind == ACE
    suspect = s.target >= 0 and not s.cleared[s.target]
    evidence = (BLOODSTAINED >> kind) & 1 == 1
    return eye.trade == INTERPOL and s.evening > 1 and evidence and suspect


def worth(eye: Eye, option: Action) -> float:
    if isinstance(option, a.Pass):
        return 9.0 if eye.francs < 2 else 3.0
    if isinstance(option, a.Draw):
        return worth_drawing(eye)
    if isinstance(option, a.Bribe):
        return worth_bribing(eye, eye.place(option.aim))
    if isinstance(option, a.Interrogate):
        return worth_asking(eye, eye.place(option.aim)) - (0.0 if option.paid else 4.0)
    if isinstance(option, a.Blackmail):
        return worth_blackmailing(eye, eye.place(option.aim), option.kind)
    if isinstance(option, a.TakeTop):
        return worth_taking(eye)
    if isinstance(option, a.CashOut):
        return 20.0 if eye.francs < 2 and not eye.cleared else 6.0
    if isinstance(option, a.Steal):
        return worth_stealing(eye, eye.place(option.aim))
    odds = eye.win(option)
    enough = GOOD_ODDS if eye.agent else BOLD_ODDS
    if eye.s.turn > (TURNS_A_SEAT - 2) * eye.s.seats:
        enough = LATE_ODDS
    return 100.0 + 100.0 * odds if odds >= enough else -100.0


def worth_drawing(eye: Eye) -> float:
    if eye.wants_film() and eye.film < 8.0:
        return 22.0 if eye.cleared else 13.0
    if eye.trade == HITMAN and eye.hand[ACE] == 0:
        return 14.0
    return 13.0 if eye.s.evening == 1 and eye.trade >= BROKER else 7.0


def worth_taking(eye: Eye) -> float:
    kind = eye.s.discard[-1]
    value = eye.card(kind)
    if kind < LETTER and eye.wants_film() and value > 8.0 and eye.film < value:
        return 45.0
    return value


def worth_bribing(eye: Eye, target: i64) -> float:
    s = eye.s
    if eye.trade == HITMAN and eye.hand[ACE]:
        return 50.0
    if eye.trade == INTERPOL and s.evening > 1 and not s.cleared[target]:
        for kind in range(KINDS):
            if (BLOODSTAINED >> kind) & 1 and eye.hand[kind]:
                return 40.0
    if eye.cleared:
        return -5.0
    if target == s.seats:
        return 44.0 - 2.0 * eye.cheapest()
    return 26.0 - 2.0 * eye.cheapest()


def worth_stealing(eye: Eye, target: i64) -> float:
    there = eye.s.francs[target]
    if target == eye.s.seats and there >= LURK:
        return 70.0
    return 4.0 + 3.0 * float(there if there < 2 else 2)


def worth_blackmailing(eye: Eye, target: i64, kind: i64) -> float:
    s = eye.s
    size = s.hands[target].size
    value = 6.0 if eye.cleared else 27.0
    if s.cleared[target]:
        value += 4.0
    if s.francs[target] >= HUSH_MONEY:
        value -= 6.0
    if size == 0 and eye.cleared:
        value -= 10.0
    if s.duel and eye.cleared and target < s.seats and s.cleared[target] and size > 0:
        value += RIVAL
    if eye.wants_film():
        for nation in range(NATIONS):
            if s.hands[target].sure(eye.seat, MICROFILM + nation):
                value += eye.card(MICROFILM + nation) / float(size)
    if kind >= 0:
        value += 2.0
    return value if target < s.seats else value + 4.0


def worth_asking(eye: Eye, target: i64) -> float:
    s = eye.s
    unseen = s.hands[target].unknown(eye.seat)
    hidden = target < s.seats and not (s.known[target] >> eye.seat) & 1
    if unseen == 0 and not hidden:
        return -10.0
    if eye.trade == JOURNALIST:
        if not hidden:
            return 0.0
        return (24.0 if eye.film > 0.0 else 12.0) / float(s.hands[target].size + 1) + 6.0
    if unseen == 0:
        return 2.0
    if eye.trade == HITMAN:
        return 8.0 + 20.0 * eye.holds(target, 1 << ACE)
    if eye.trade == INTERPOL and s.evening > 1 and not s.cleared[target]:
        return 20.0
    if eye.trade == BROKER and s.evening > 1:
        return 18.0
    return 5.0
