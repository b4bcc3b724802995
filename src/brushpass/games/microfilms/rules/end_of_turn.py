"""M6 The end of a turn: the hand limit, the evening, and who is next."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import croupier
from brushpass.games.microfilms.rules.actions import DISCARDS_OF
from brushpass.games.microfilms.rules.cards import (
    ACE,
    ACE_PRICE,
    CLEARED_LIMIT,
    KINDS,
    SUSPECT_LIMIT,
    TURNS_A_SEAT,
)
from brushpass.games.microfilms.rules.ending import CROUPIER_WON, FORTY_TURNS, finish
from brushpass.games.microfilms.rules.hands import lay_open, shuffle_discards
from brushpass.games.microfilms.rules.state import DISCARD, OVER, TURN, State
from brushpass.games.microfilms.rules.tell import Tell


def end_turn(s: State, chance: Chance, tell: Tell) -> None:
    """M6.1, M6.4: the active player's hand alone."""
    limit = CLEARED_LIMIT if s.cleared[s.active] else SUSPECT_LIMIT
    s.actor = s.active
    if s.hands[s.active].size > limit:
        s.phase = DISCARD
        return
    check_deck(s, tell)
    if s.duel:
        croupier.take_turn(s, chance, tell)  # MR23
        if s.phase == OVER:
            return
        check_deck(s, tell)  # MR3
    next_turn(s, tell)


def discards(s: State, seat: i64) -> tuple[Action, ...]:
    """M6.2; M6.3, MR14: the Ace only if it is paid for."""
    hand = s.hands[seat]
    affordable = s.francs[seat] >= ACE_PRICE
    return tuple(
        [
            DISCARDS_OF[kind]
            for kind in range(KINDS)
            if hand.cards[kind] and (kind != ACE or affordable)
        ]
    )


def discard(s: State, seat: i64, kind: i64, tell: Tell) -> None:
    francs = ACE_PRICE if kind == ACE else 0
    s.francs[seat] -= francs
    s.house += francs
    lay_open(s, s.hands[seat], kind)
    tell.discarded(seat, kind, francs)


def check_deck(s: State, tell: Tell) -> None:
    """M6.5, MR2."""
    if s.deck.size == 0 and s.discard:
        shuffle_discards(s)
        tell.shuffled(s.evening, s.deck.size)


def next_turn(s: State, tell: Tell) -> None:
    if s.turn == TURNS_A_SEAT * s.seats:  # MR31
        finish(s, CROUPIER_WON if s.duel else FORTY_TURNS, 0, tell)
        return
    s.turn += 1
    s.active = (s.active + 1) % s.seats  # M3.1
    while (s.gone >> s.active) & 1:
        s.active = (s.active + 1) % s.seats
    s.actor = s.active
    s.phase = TURN
    tell.turn(s.active, s.turn)
