"""What the opponent's files say about their tokens: players feed the agents they expect to win."""

from typing import Final

from brushpass.games.double_agent.cards import AGENTS, BOOBY_TRAPPED_CASE, ENDS, VALUES
from brushpass.games.double_agent.state import State

READING: Final = 0.12  # how much a point of files above the usual says about a point of loyalty
USUAL_FILE: Final = 2.3
USUAL_TOKEN: Final = 2.8
SCEPTICISM: Final = 0.15  # no token is read as less likely than this
AGAINST: Final = -2.0  # a Booby-Trapped Case is meant for what the other wins
PUSHED: Final = 0.2  # what a counter moved all the way says about a point of loyalty


def sign_of(value: float) -> float:
    """What a file of this value says about a point of loyalty."""
    return READING * (value - USUAL_FILE)


def fitting(sign: float, token: int) -> float:
    """How readily such signs are believed of a token."""
    return max(SCEPTICISM, 1.0 + sign * (float(token) - USUAL_TOKEN))


def likelihood(s: State, seat: int) -> float:
    they = 1 - seat
    found = 1.0
    if len(s.tokens[they]) < AGENTS:
        return found
    for agent in range(AGENTS):
        if s.open(agent):
            sign = PUSHED if s.influence[agent] == ENDS[they] else 0.0
            for kind in s.files_of(they, agent).kinds:
                sign += sign_of(AGAINST if kind == BOOBY_TRAPPED_CASE else float(VALUES[kind]))
            found *= fitting(sign, s.tokens[they][agent])
    return found
