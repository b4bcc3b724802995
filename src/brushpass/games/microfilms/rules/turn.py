"""M3 A turn: the five options, and two of them, draw and pass."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules import attempts, hands
from brushpass.games.microfilms.rules.cards import (
    BLACKMAIL_PRICE,
    CASH_OUT,
    INTERROGATE,
    INTERROGATE_PRICE,
    STEAL,
)
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.rules.tell import Tell


def opponents(s: State, seat: i64) -> list[i64]:
    """Whom a seat can aim at, as actions name them; MR20: nobody who is out."""
    aims: list[i64] = []
    for other in range(s.seats):
        if other != seat and not (s.gone >> other) & 1:
            aims.append(other)
    if s.duel:
        aims.append(a.CROUPIER)
    return aims


def options(s: State, seat: i64) -> tuple[Action, ...]:
    """M3.1; MR34, MR35: an attempt is one of them, by what is held when the turn begins."""
    hand = s.hands[seat]
    menu: list[Action] = [a.PASS]
    if s.deck.size > 0:  # MR1
        menu.append(a.DRAW)
    if s.discard:
        menu.append(a.TAKE_TOP)
    if hand.cards[CASH_OUT]:
        menu.append(a.CASH_IN)
    aims = opponents(s, seat)
    for aim in aims:
        if hand.size > 0:  # MR8
            menu.append(a.BRIBES[aim])
        if hand.cards[STEAL]:
            menu.append(a.STEALS[aim])
            menu.append(a.STEAL_BLACKMAILS[aim])
        if hand.cards[INTERROGATE]:
            menu.append(a.ASK_BLACKMAILS[aim])
        if s.francs[seat] >= BLACKMAIL_PRICE:
            menu.append(a.PAID_BLACKMAILS[aim])
        if aim == a.CROUPIER and s.hands[s.seats].size == 0:
            continue  # M8.10
        if hand.cards[INTERROGATE]:
            menu.append(a.INTERROGATES[aim])
        if s.francs[seat] >= INTERROGATE_PRICE:
            menu.append(a.PAID_INTERROGATES[aim])
    attempts.add_options(s, seat, aims, menu)
    return tuple(menu)


def draw(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """M3.2."""
    kind = chance.draw(s.deck.cards, s.deck.size)
    hands.draw(s, seat, kind)
    tell.drew(seat, kind)


def take_top(s: State, seat: i64, tell: Tell) -> None:
    """M3.2, MR4."""
    tell.took_top(seat, hands.take_open(s, seat))


def take_from_house(s: State, place: i64, francs: i64) -> i64:
    """MR5: what there is."""
    taken = francs if s.house >= francs else s.house
    s.house -= taken
    s.francs[place] += taken
    return taken


def pass_turn(s: State, seat: i64, tell: Tell) -> None:
    """M3.3."""
    tell.passed(seat, take_from_house(s, seat, 1))
