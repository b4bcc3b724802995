"""What each part of an observation claims to carry, from the view, for tests/conformity."""

from collections.abc import Callable
from typing import Any, Final

from brushpass.games.spy_tactics.cards import HIDDEN, NONE
from brushpass.games.spy_tactics.wire import Agent, View


def each(of_agent: Callable[[Agent], Any]) -> Callable[[View], Any]:
    return lambda v: [of_agent(agent) for agent in v.agents]


def mine(v: View) -> Agent:
    assert v.seat is not None
    return v.agents[v.seat]


def if_known(value: int) -> int | None:
    return None if value in (NONE, HIDDEN) else value


CLAIMS: Final[dict[str, Callable[[View], Any]]] = {
    "seat": lambda v: v.seat,
    "phase": lambda v: v.phase,
    "round": lambda v: v.round,
    "waiting": lambda v: v.waiting,
    "hand": lambda v: mine(v).hand,
    "face down": lambda v: mine(v).face_down,
    "played": lambda v: v.played,
    "seen": each(lambda agent: agent.seen),
    "team": each(lambda agent: agent.team),
    "points": each(lambda agent: agent.points),
    "out": each(lambda agent: agent.out),
    "cards": each(lambda agent: agent.cards),
    "chosen": each(lambda agent: agent.face_down != NONE),
    "discarded": each(lambda agent: agent.discard != NONE),
    "exposed": each(lambda agent: agent.exposed),
    "aim": each(lambda agent: if_known(agent.aim)),
    "aimed": each(lambda agent: agent.aim != NONE),
    "guess": each(lambda agent: if_known(agent.guess)),
    "guessed": each(lambda agent: agent.guess != NONE),
    "passed on": each(lambda agent: agent.passed != NONE),
    "passed": each(lambda agent: if_known(agent.passed)),
    "discard": each(lambda agent: if_known(agent.discard)),
    "missed": each(lambda agent: agent.missed),
    "face up": each(lambda agent: agent.face_up),
    "named": each(lambda agent: agent.named),
}
