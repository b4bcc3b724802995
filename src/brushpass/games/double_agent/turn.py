"""D3 A turn."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.games.double_agent import effects
from brushpass.games.double_agent.actions import AGENT_MENU, LAY_FILE, PLAY_ACTION
from brushpass.games.double_agent.cards import (
    AGENTS,
    ALL_AGENTS,
    BACKS,
    ENDS,
    HAND,
    MOVES,
    NONE,
    QUESTION,
)
from brushpass.games.double_agent.hand import draw, out_of_hand
from brushpass.games.double_agent.loyalty import check_loyalty
from brushpass.games.double_agent.scoring import finish, nearly_all_delivered
from brushpass.games.double_agent.state import AIMING, FILING, MOVING, PLAYING, State
from brushpass.games.double_agent.tell import Tell


def options(s: State, seat: i64) -> tuple[Action, ...]:
    if s.phase == PLAYING:
        return card_options(s, seat)
    if s.phase == FILING:
        return AGENT_MENU[room_for(s, BACKS[s.filing])]
    if s.phase == AIMING:
        return effects.targets(s, seat, s.using)
    return AGENT_MENU[movable(s, seat)]


def card_options(s: State, seat: i64) -> tuple[Action, ...]:
    """D3.1, D3.3: each kind in hand as a file, and as an action if it is one."""
    room = room_for(s, QUESTION) != 0
    menu: list[Action] = []
    last: i64 = NONE
    for kind in s.hands[seat]:
        if kind == last:
            continue
        last = kind
        question = BACKS[kind] == QUESTION
        if room or not question:
            menu.append(LAY_FILE[kind])
        if question:
            menu.append(PLAY_ACTION[kind])
    return tuple(menu)


def room_for(s: State, back: i64) -> i64:
    """The agents before whom a card with this back can be laid (D3.4, D4.8, DR11)."""
    room = ALL_AGENTS & ~s.delivered
    if back == QUESTION:
        for agent in range(AGENTS):
            if s.files_of(0, agent).has_question() or s.files_of(1, agent).has_question():
                room &= ~(1 << agent)
    return room


def choose_file(s: State, kind: i64, chance: Chance, tell: Tell) -> None:
    s.filing = kind
    s.phase = FILING
    room = room_for(s, BACKS[kind])
    if single(room):  # DR16
        lay_file(s, agent_in(room), chance, tell)


def lay_file(s: State, agent: i64, chance: Chance, tell: Tell) -> None:
    """D3.2: face down on the own side; D3.5: whatever its text."""
    seat = s.actor
    kind = s.filing
    back = BACKS[kind]
    s.filing = NONE
    out_of_hand(s, seat, kind)
    s.files_of(seat, agent).add(kind, back, only(seat))
    tell.filed(seat, agent, back, kind)
    check_loyalty(s, agent, tell)  # DR12
    after_card(s, chance, tell)


def play_action(s: State, kind: i64, chance: Chance, tell: Tell) -> None:
    """D3.6: face up, and out of the game."""
    seat = s.actor
    out_of_hand(s, seat, kind)
    s.discards[seat].append(kind)
    tell.played(seat, kind)
    targets = effects.targets(s, seat, kind)
    if len(targets) > 1:
        s.using = kind
        s.phase = AIMING
        return
    if targets:
        effects.carry_out(s, seat, kind, targets[0], tell)  # DR16
    else:
        tell.fizzled(seat, kind)  # DR10
    after_card(s, chance, tell)


def aim(s: State, action: Action, chance: Chance, tell: Tell) -> None:
    kind = s.using
    s.using = NONE
    effects.carry_out(s, s.actor, kind, action, tell)
    after_card(s, chance, tell)


def movable(s: State, seat: i64) -> i64:
    """D3.8, DR13: the agents whose counters can make the influence move."""
    agents: i64 = 0
    for agent in range(AGENTS):
        if s.open(agent) and not (s.active >> agent) & 1 and s.influence[agent] != ENDS[seat]:
            agents |= 1 << agent
    return agents


def after_card(s: State, chance: Chance, tell: Tell) -> None:
    """D4.9, D3.7."""
    agents = movable(s, s.actor) if s.turns[s.actor] < MOVES else 0
    if agents == 0:
        end_turn(s, chance, tell)
    elif single(agents):
        move_counter(s, agent_in(agents), chance, tell)
    else:
        s.phase = MOVING


def move_counter(s: State, agent: i64, chance: Chance, tell: Tell) -> None:
    s.influence[agent] += -1 if s.actor == 0 else 1
    s.active |= 1 << agent
    tell.moved(s.actor, agent, s.influence[agent], True)
    end_turn(s, chance, tell)


def end_turn(s: State, chance: Chance, tell: Tell) -> None:
    seat = s.actor
    s.turns[seat] += 1
    if nearly_all_delivered(s):  # DR36
        finish(s, tell)
        return
    while len(s.hands[seat]) < HAND and s.decks[seat].size() > 0:  # D3.9, D3.10
        draw(s, seat, chance, tell)
    if s.hands[1 - seat]:
        s.actor = 1 - seat
    elif not s.hands[seat]:
        finish(s, tell)  # D6.2
        return
    s.phase = PLAYING  # DR15: a player without cards is passed over


def single(agents: i64) -> bool:
    return agents != 0 and agents & (agents - 1) == 0


def agent_in(agents: i64) -> i64:
    agent: i64 = 0
    while not (agents >> agent) & 1:
        agent += 1
    return agent
