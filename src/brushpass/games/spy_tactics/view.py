"""What one seat knows, field by field."""

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import CODES, HIDDEN, NONE
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.memory import SpyTacticsMemory
from brushpass.games.spy_tactics.scoring import scores
from brushpass.games.spy_tactics.state import AIM, GUESS, OVER, State
from brushpass.games.spy_tactics.wire import Agent, View


def see(s: State, seat: int | None, memory: SpyTacticsMemory | None) -> View:
    return View(
        seat,
        s.round,
        s.phase,
        s.waiting,
        [see_agent(s, agent, seat) for agent in range(s.seats)],
        [codes[:] for codes in s.played],
        scores(s.teams, s.points) if s.phase == OVER else [],
        None if memory is None else memory.page(),
    )


def see_agent(s: State, agent: i64, seat: int | None) -> Agent:
    own = agent == seat
    cards: i64 = 0
    for code in range(CODES):
        cards += s.hands[agent * CODES + code]
    exposed = (s.exposed >> agent) & 1 == 1
    sealed = s.phase == AIM or s.phase == GUESS
    return Agent(
        s.teams[agent] if own or s.phase == OVER or has_seen(s, agent, seat) else HIDDEN,
        s.seen[agent],
        s.points[agent],
        s.out[agent],
        s.discards[agent] if own or exposed else covered(s.discards[agent]),
        exposed,
        s.missed[agent],
        s.hands[agent * CODES : agent * CODES + CODES] if own else [],
        cards,
        s.face_up[agent * CODES : agent * CODES + CODES],
        s.passed[agent] if own or got(s, agent, seat) else covered(s.passed[agent]),
        s.named[agent],
        s.face_down[agent] if own else covered(s.face_down[agent]),
        s.aim[agent] if own or not sealed else covered(s.aim[agent]),
        s.guess[agent] if own or not sealed else covered(s.guess[agent]),
    )


def covered(value: i64) -> i64:
    """That there is something, not what."""
    return NONE if value == NONE else HIDDEN


def has_seen(s: State, agent: i64, seat: int | None) -> bool:
    return seat is not None and (s.seen[seat] >> agent) & 1 == 1


def got(s: State, agent: i64, seat: int | None) -> bool:
    """SR9: the receiver knows the card that was passed."""
    return s.passed[agent] != NONE and receiver(s.played[0], agent) == seat
