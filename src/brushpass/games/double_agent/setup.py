"""D2 Set-up."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.core.piles import Pile
from brushpass.games.double_agent.actions import TOKEN_MENU
from brushpass.games.double_agent.cards import AGENTS, DECK, NONE, START, TOKENS
from brushpass.games.double_agent.hand import deal
from brushpass.games.double_agent.state import PLAYING, Files, State
from brushpass.games.double_agent.tell import Tell


def new_game(open_backs: bool) -> State:
    s = State()
    s.open_backs = open_backs
    s.turns = [0, 0]
    s.tokens = [[], []]
    s.token_known = [[], []]
    s.influence = START[:]  # D2.1
    s.deliveries = [None] * AGENTS
    s.files = [Files() for _ in range(2 * AGENTS)]
    s.shredded = [Files(), Files()]
    s.hands = [[], []]
    s.backs = [[], []]
    s.decks = [Pile(DECK), Pile(DECK)]
    s.tops = [NONE, NONE]
    s.discards = [[], []]
    s.scored = [[], []]
    return s


def placing(s: State, seat: i64) -> bool:
    return len(s.tokens[seat]) < AGENTS


def tokens_left(placed: list[int]) -> list[int]:
    """How many tokens of each value are not placed yet."""
    left = TOKENS[:]
    for value in placed:
        left[value] -= 1
    return left


def options(s: State, seat: i64) -> tuple[Action, ...]:
    left = tokens_left(s.tokens[seat])
    bits: i64 = 0
    for value in range(1, len(left)):
        if left[value]:
            bits |= 1 << (value - 1)
    return TOKEN_MENU[bits]


def place_token(s: State, seat: i64, value: i64, chance: Chance, tell: Tell) -> None:
    """D2.2, DR8: before the next agent of the row."""
    put(s, seat, value, tell)
    if len(s.tokens[seat]) == AGENTS - 1:
        put(s, seat, tokens_left(s.tokens[seat]).index(1), tell)
    if not placing(s, 0) and not placing(s, 1):
        begin(s, chance, tell)


def put(s: State, seat: i64, value: i64, tell: Tell) -> None:
    s.tokens[seat].append(value)
    s.token_known[seat].append(only(seat))
    tell.placed(seat, len(s.tokens[seat]) - 1, value)


def begin(s: State, chance: Chance, tell: Tell) -> None:
    """DR9."""
    s.first = chance.pick(2)  # D2.4
    s.actor = s.first
    s.phase = PLAYING
    tell.began(s.first)
    for seat in range(2):
        deal(s, seat, chance, tell)
