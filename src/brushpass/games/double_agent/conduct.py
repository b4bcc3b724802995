"""What the opponent's files say about their tokens: players feed the agents they expect to win."""

from typing import Final

from brushpass.games.double_agent.cards import AGENTS, BOOBY_TRAPPED_CASE, ENDS, VALUES
from brushpass.games.double_agent.odds import READING, SCEPTICISM, USUAL_FILE, USUAL_TOKEN
from brushpass.games.double_agent.state import State

PUSHED: Final = 0.2  # what a counter moved all the way says about a point of loyalty


def likelihood(s: State, seat: int) -> float:
    they = 1 - seat
    found = 1.0
    if len(s.tokens[they]) < AGENTS:
        return found
    for agent in range(AGENTS):
        if s.open(agent):
            sign = 0.0
            for kind in s.files_of(they, agent).kinds:
                worth = -2.0 if kind == BOOBY_TRAPPED_CASE else float(VALUES[kind])
                sign += READING * (worth - USUAL_FILE)
            if s.influence[agent] == ENDS[they]:
                sign += PUSHED
            found *= max(SCEPTICISM, 1.0 + sign * (float(s.tokens[they][agent]) - USUAL_TOKEN))
    return found
