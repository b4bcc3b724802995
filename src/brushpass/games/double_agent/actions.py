"""Everything a player can do, made once. Agents go by their letters; people count cards from one.

A turn is two small choices: the card and its use, then the place. The second is skipped where
there is only one place (DR16).
"""

from typing import Final, final

from brushpass.core.action import Action, numbered
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    AGENTS,
    KINDS,
    MOST_FILES,
    NAMES,
    is_action,
)


def spoken(name: str) -> str:
    return name.lower().replace("-", " ")


@final
class PlaceToken(Action):
    """Before the next agent of the row."""

    def __init__(self, value: int) -> None:
        super().__init__(f"token {value}")
        self.value = value


@final
class LayFile(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"file {spoken(NAMES[kind])}")
        self.kind = kind


@final
class PlayAction(Action):
    def __init__(self, kind: int) -> None:
        super().__init__(f"play {spoken(NAMES[kind])}")
        self.kind = kind


@final
class ChooseAgent(Action):
    """For a file, for an action, or for the influence move."""

    def __init__(self, agent: int) -> None:
        super().__init__(f"agent {spoken(AGENT_NAMES[agent])}")
        self.agent = agent


@final
class ChooseFile(Action):
    """One's own file or the opponent's, by its position before an agent."""

    def __init__(self, own: bool, agent: int, index: int) -> None:
        side = "own" if own else "their"
        super().__init__(f"{side} {spoken(AGENT_NAMES[agent])} {index + 1}")
        self.own = own
        self.agent = agent
        self.index = index


@final
class Swap(Action):
    """The loyalty tokens of two agents."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"swap {spoken(AGENT_NAMES[one])} {spoken(AGENT_NAMES[other])}")
        self.one = one
        self.other = other


PLACE_TOKEN: Final = [PlaceToken(value) for value in range(1, 6)]  # by value - 1
LAY_FILE: Final = [LayFile(kind) for kind in range(KINDS)]
PLAY_ACTION: Final = [PlayAction(kind) for kind in range(KINDS)]  # only File/Action cards are used
CHOOSE_AGENT: Final = [ChooseAgent(agent) for agent in range(AGENTS)]
OWN_FILE: Final = [
    [ChooseFile(True, agent, index) for index in range(MOST_FILES)] for agent in range(AGENTS)
]
THEIR_FILE: Final = [
    [ChooseFile(False, agent, index) for index in range(MOST_FILES)] for agent in range(AGENTS)
]
SWAP: Final = [[Swap(one, other) for other in range(AGENTS)] for one in range(AGENTS)]


def _all() -> list[Action]:
    actions: list[Action] = []
    actions += PLACE_TOKEN
    actions += LAY_FILE
    actions += [PLAY_ACTION[kind] for kind in range(KINDS) if is_action(kind)]
    actions += CHOOSE_AGENT
    for agent in range(AGENTS):
        actions += OWN_FILE[agent]
        actions += THEIR_FILE[agent]
    for one in range(AGENTS):
        actions += SWAP[one][one + 1 :]
    return actions


ACTIONS: Final = numbered(_all())


def _some(actions: list[Action], bits: int) -> tuple[Action, ...]:
    return tuple([action for number, action in enumerate(actions) if bits >> number & 1])


# Menus by sets, as bits: of agents, and of token values (bit 0 is value 1).
AGENT_MENU: Final = [_some(list(CHOOSE_AGENT), bits) for bits in range(1 << AGENTS)]
TOKEN_MENU: Final = [_some(list(PLACE_TOKEN), bits) for bits in range(1 << 5)]
