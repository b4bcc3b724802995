"""The course of a round: carries the game on until somebody has a decision to make."""

from brushpass.core.chance import Chance
from brushpass.games.kompromat import attempt, reveal, setup
from brushpass.games.kompromat.cards import ROUNDS
from brushpass.games.kompromat.items import can_use_any, open_window, pass_window
from brushpass.games.kompromat.scoring import finish
from brushpass.games.kompromat.state import (
    ACES,
    AWARD,
    CHOOSING,
    COUNTER,
    DRAWING,
    NEXT_MISSION,
    NEXT_ROUND,
    NEXT_TURN,
    OPENING,
    OVER,
    PERFECT,
    TURN_UP,
    VERDICT,
    WINDOW,
    State,
)
from brushpass.games.kompromat.tell import Tell


def go_on(s: State, chance: Chance, tell: Tell) -> None:
    """Nobody is asked where the public table shows that there is no choice."""
    while True:
        phase = s.phase
        if phase in (CHOOSING, COUNTER, OVER):
            return
        if phase == DRAWING:
            if s.decks[s.actor].size() > 0 or can_use_any(s, s.actor):
                return
            attempt.stop(s, tell)  # K3.10, KR30: everyone sees that the deck is empty
        elif phase == NEXT_TURN:
            attempt.next_turn(s)
        elif phase == OPENING:
            if can_use_any(s, s.actor):
                return
            attempt.draw_first(s, chance, tell)
        elif phase == WINDOW:
            if wait_in_window(s):
                return
        elif phase == TURN_UP:
            reveal.turn_up(s, tell)
        elif phase == ACES:
            if wait_for_answers(s):
                return
            open_window(s, VERDICT)
        elif phase == VERDICT:
            reveal.verdict(s, tell)
        elif phase == PERFECT:
            if wait_for_answers(s):
                return
            reveal.collect(s, tell)
        elif phase == AWARD:
            reveal.suffer(s, tell)
        elif phase == NEXT_MISSION:
            reveal.next_mission(s)
        elif phase == NEXT_ROUND:
            if s.round == ROUNDS:
                finish(s, tell)  # K7.2
            else:
                setup.next_round(s, chance, tell)


def wait_in_window(s: State) -> bool:
    """KR19: nobody is asked who holds nothing usable."""
    if s.items[0] == 0 and s.items[1] == 0:
        s.passes = 2
    while s.passes < 2:
        if can_use_any(s, s.actor):
            return True
        pass_window(s)
    s.phase = s.after
    return False


def wait_for_answers(s: State) -> bool:
    """K4.3, KR16: the round's starting player first."""
    while s.asked < 2:
        s.actor = s.starter ^ s.asked
        if reveal.is_asked(s, s.actor):
            return True
        s.asked += 1
    return False
