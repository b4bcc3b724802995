"""K3 Attempting missions."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.kompromat.actions import ATTEMPT, DRAW, STOP
from brushpass.games.kompromat.cards import NONE, PLACES
from brushpass.games.kompromat.items import open_window, with_items
from brushpass.games.kompromat.state import (
    CHOOSING,
    DRAWING,
    NEXT_TURN,
    OPENING,
    TURN_UP,
    State,
)
from brushpass.games.kompromat.tell import Tell

DRAW_ONLY: Final[tuple[Action, ...]] = (DRAW,)
STOP_ONLY: Final[tuple[Action, ...]] = (STOP,)
DRAW_OR_STOP: Final[tuple[Action, ...]] = (DRAW, STOP)


def _attempts(free: int) -> tuple[Action, ...]:
    return tuple([ATTEMPT[place] for place in range(PLACES) if free >> place & 1])


ATTEMPTS: Final = [_attempts(free) for free in range(1 << PLACES)]  # by free places, as bits


def next_turn(s: State) -> None:
    """K3.8: in turns, until neither player can begin another attempt."""
    other = 1 - s.actor
    if can_attempt(s, other):
        s.actor = other
        s.phase = OPENING
    elif can_attempt(s, s.actor):  # K3.10, KR30: a player who cannot is passed over
        s.phase = OPENING
    else:
        s.place = 0  # K4.1
        open_window(s, TURN_UP)


def can_attempt(s: State, seat: i64) -> bool:
    if s.decks[seat].size() == 0:
        return False
    place: i64 = 0
    while place < PLACES and s.stack(seat, place).cards:
        place += 1
    return place < PLACES


def free_places(s: State, seat: i64) -> i64:
    """K3.9: the missions without own cards, as bits."""
    free: i64 = 0
    for place in range(PLACES):
        if not s.stack(seat, place).cards:
            free |= 1 << place
    return free


def options(s: State, seat: i64) -> tuple[Action, ...]:
    if s.phase == CHOOSING:
        menu = ATTEMPTS[free_places(s, seat)]
    elif s.phase == OPENING:
        menu = DRAW_ONLY
    elif s.decks[seat].size() == 0 or s.stack(seat, s.place).over():
        menu = STOP_ONLY  # K3.6, KR7: who is over 21 is asked all the same
    else:
        menu = DRAW_OR_STOP  # K3.5; KR6: also at 21
    return with_items(menu, s, seat)


def draw_card(s: State, chance: Chance, tell: Tell) -> None:
    if s.phase == OPENING:
        draw_first(s, chance, tell)
    else:
        draw_on(s, chance, tell)


def draw_first(s: State, chance: Chance, tell: Tell) -> None:
    """K3.1; KR5: its owner knows the card before choosing the mission."""
    card = s.decks[s.actor].draw(chance)
    s.hand[s.actor] = card
    s.phase = CHOOSING
    tell.drew_first(s.actor, card)


def attempt(s: State, place: i64, tell: Tell) -> None:
    """K3.2: face up, beside a mission not yet attempted."""
    card = s.hand[s.actor]
    s.hand[s.actor] = NONE
    s.place = place
    s.stack(s.actor, place).lay(card, True)
    s.phase = DRAWING
    tell.attempted(s.actor, place, card)


def draw_on(s: State, chance: Chance, tell: Tell) -> None:
    """K3.3, K3.4: looked at by its owner and laid face down beside the same mission."""
    card = s.decks[s.actor].draw(chance)
    s.stack(s.actor, s.place).lay(card, False)
    tell.drew(s.actor, s.place, card)


def stop(s: State, tell: Tell) -> None:
    """K3.5; K3.6, KR7: a stop over 21 is told in the same words."""
    tell.stopped(s.actor, s.place)
    s.phase = NEXT_TURN
