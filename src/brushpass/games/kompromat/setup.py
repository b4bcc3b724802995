"""K2 Set-up, and K5 the next round."""

from typing import Final

from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.kompromat.cards import (
    EQUIPMENT,
    MISSIONS,
    NO_TOTAL,
    NONE,
    PLACES,
    is_counter,
    marks,
)
from brushpass.games.kompromat.state import NEXT_TURN, Stack, State
from brushpass.games.kompromat.tell import Tell

FULL_DECK: Final = Pile(EQUIPMENT)


def new_game(memory_aid: bool, chance: Chance) -> State:
    s = State()
    s.memory_aid = memory_aid
    s.starter = chance.pick(2)  # K2.5
    s.missions = Pile(MISSIONS)
    s.mission = [NONE] * PLACES
    s.counter = [0] * PLACES
    s.newspapers = [0] * (2 * PLACES)
    s.stacks = [Stack([]) for _ in range(2 * PLACES)]
    s.decks = [Pile(EQUIPMENT), Pile(EQUIPMENT)]
    s.hand = [NONE, NONE]
    s.tokens = [0, 0]  # K1.5
    s.items = [0, 0]
    s.used = [0, 0]
    s.won = [[], []]
    s.totals = [NO_TOTAL, NO_TOTAL]
    s.elevens = [0, 0]
    s.vesper = [0, 0]
    return s


def next_round(s: State, chance: Chance, tell: Tell) -> None:
    s.round += 1
    if s.round > 1:
        s.starter = 1 - s.starter  # K5.3
    for seat in range(2):
        s.decks[seat].refill(FULL_DECK)  # K2.1, K5.1
    for i in range(2 * PLACES):
        s.stacks[i].clear()
        s.newspapers[i] = 0
    lay_missions(s, chance)  # K5.2, KR2
    tell.laid(s.round, s.starter, s.mission[:], s.counter[:])
    s.actor = 1 - s.starter  # as if the other had played last
    s.phase = NEXT_TURN


def lay_missions(s: State, chance: Chance) -> None:
    for place in range(PLACES):  # K2.2
        s.mission[place] = s.missions.draw(chance)
        s.counter[place] = 0
    aside: list[int] = []
    for place in range(PLACES):  # KR3: when the whole row lies there
        if not is_counter(s.mission[place]):
            continue
        s.counter[place] = marks(s.mission[place])  # K2.3
        s.mission[place] = NONE
        while s.mission[place] == NONE:
            card = s.missions.draw(chance)
            if is_counter(card):
                aside.append(card)  # K2.4
            else:
                s.mission[place] = card
    for card in aside:
        s.missions.shuffle_in(card)  # K2.4
