"""M5 Taking an action: Steal, Cash Out, Interrogate and Blackmail."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules.actions import BLOWBACK, PAY_OFF, REFUSE
from brushpass.games.microfilms.rules.cards import (
    BLACKMAIL_PRICE,
    CASH_OUT,
    HUSH_MONEY,
    IDENTITIES,
    INTERROGATE_PRICE,
    KINDS,
    NONE,
    STEAL,
)
from brushpass.games.microfilms.rules.hands import aim_of, glimpse, lay_open, slip
from brushpass.games.microfilms.rules.state import BLACKMAILED, TURN, State
from brushpass.games.microfilms.rules.tell import Tell
from brushpass.games.microfilms.rules.turn import take_from_house


def spend(s: State, seat: i64, kind: i64, tell: Tell) -> None:
    """M5.1."""
    lay_open(s, s.hands[seat], kind)
    tell.spent(seat, kind)


def pay_house(s: State, seat: i64, francs: i64, tell: Tell) -> None:
    s.francs[seat] -= francs
    s.house += francs
    tell.paid(seat, francs)


def steal(s: State, seat: i64, target: i64, tell: Tell) -> None:
    """M5.2, MR6."""
    spend(s, seat, STEAL, tell)
    francs = s.francs[target] if s.francs[target] < 2 else 2
    s.francs[target] -= francs
    s.francs[seat] += francs
    tell.stole(seat, aim_of(s, target), francs)


def cash_out(s: State, seat: i64, tell: Tell) -> None:
    """M5.3."""
    spend(s, seat, CASH_OUT, tell)
    tell.cashed_out(seat, take_from_house(s, seat, 3))


def interrogate(s: State, seat: i64, target: i64, kind: i64, chance: Chance, tell: Tell) -> None:
    """M5.4."""
    if kind == NONE:
        pay_house(s, seat, INTERROGATE_PRICE, tell)
    else:
        spend(s, seat, kind, tell)
    hand = s.hands[target]
    # MR10: cards by kind, and behind them the identities; M8.5: both; M8.10: the Croupier's not
    among = hand.cards + [0] * IDENTITIES
    identities: i64 = 0
    if target < s.seats:
        among[KINDS + s.identity[target]] = 1  # M5.6: whatever is in hand
        identities = 1
        if s.duel:
            among[KINDS + s.second[target]] = 1
            identities = 2
        s.asked[target] |= 1 << seat
    seen = chance.draw(among, hand.size + identities)
    if seen < KINDS:
        glimpse(s, hand, seat, seen)
    elif seen - KINDS == s.identity[target]:
        s.known[target] |= 1 << seat
    else:
        s.known_second[target] |= 1 << seat
    s.glimpse = seen
    tell.interrogated(seat, aim_of(s, target), seen)  # M5.5
    s.glimpse = NONE


def blackmail(s: State, seat: i64, target: i64, kind: i64, chance: Chance, tell: Tell) -> None:
    """M5.7."""
    if kind == NONE:
        pay_house(s, seat, BLACKMAIL_PRICE, tell)
    else:
        spend(s, seat, kind, tell)
    s.target = target
    tell.blackmailed(seat, aim_of(s, target))
    if target == s.seats:
        refuse(s, chance, tell)  # M8.9, MR25
    else:
        s.phase = BLACKMAILED
        s.actor = target  # MR38


def answers(s: State, seat: i64) -> tuple[Action, ...]:
    menu: list[Action] = [REFUSE]
    if s.francs[seat] >= HUSH_MONEY:  # MR11
        menu.append(PAY_OFF)
    if s.hands[seat].cards[CASH_OUT]:
        menu.append(BLOWBACK)
    return tuple(menu)


def pay_off(s: State, tell: Tell) -> None:
    """M5.8."""
    target = s.target
    s.francs[target] -= HUSH_MONEY
    s.francs[s.active] += HUSH_MONEY
    close(s)
    tell.paid_off(s.active, target, HUSH_MONEY)


def blow_back(s: State, tell: Tell) -> None:
    """M5.9, MR12."""
    target = s.target
    lay_open(s, s.hands[target], CASH_OUT)
    close(s)
    tell.blowback(s.active, target, CASH_OUT)


def refuse(s: State, chance: Chance, tell: Tell) -> None:
    """M5.10."""
    target = s.target
    hand = s.hands[target]
    s.cleared[s.active] = True
    s.cleared[target] = False
    close(s)
    if hand.size == 0:
        tell.took_nothing(s.active, aim_of(s, target))  # MR13
        return
    kind = chance.draw(hand.cards, hand.size)
    victim = NONE if target == s.seats else target
    slip(s, hand, s.hands[s.active], kind, victim, s.active)
    tell.refused(s.active, aim_of(s, target), kind)


def close(s: State) -> None:
    s.target = NONE
    s.phase = TURN
    s.actor = s.active
