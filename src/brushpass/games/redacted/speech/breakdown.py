"""What a mission came to: in the Danger Zone what points are made of, elsewhere who won and why."""

from typing import Final

from brushpass.core.words import Score
from brushpass.games.redacted.rules import ending as e
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    HELICOPTERS,
    INTERPOL,
    LOYALTY_NAMES,
    TASK_POINTS,
    TASKS,
    TWO_MAN_RULE,
    faction_of,
)
from brushpass.games.redacted.rules.state import NOT_OVER
from brushpass.games.redacted.speech.reading import team_of
from brushpass.games.redacted.speech.reasons import ended
from brushpass.games.redacted.speech.wire import View

TASK_NAMES: Final = ["VIP escorted", "Microfilm decrypted", "Floppy uploaded", "Intel delivered"]
TASK_RULES: Final = ["R16.12", "R16.13", "R16.14", "R16.15"]
DEALT: Final = ["R12.1", "R13.1", "R14.1", "R15.1"]  # by mission: who was to stand with whom
# What the one whose turn it was did to end it.
LAST_DEED: Final = {
    e.ESCAPE: "escaped with an enemy's intel",
    e.BLUNDER: "escaped without an enemy's intel",
    e.GROUNDED: "blew up the last helicopter",
    e.THREE_COLOURS: "blew up the third colour",
    e.VIRUS_RUN: "ran the virus",
    e.VIRUS_STOPPED: "ran the anti-virus",
}


def breakdown(v: View) -> list[Score]:
    """Loyalties are nobody's business before the end; points are everybody's."""
    if v.mission == DANGER_ZONE:
        return [row for row in (earned(v, task) for task in range(TASKS)) if any(row.points)]
    if v.ending == NOT_OVER:
        return []
    seats = range(len(v.agents))
    won = [float(v.winners >> seat & 1) for seat in seats]
    return [
        Score("Side", DEALT[v.mission], [0.0 for _ in seats], [side(v, seat) for seat in seats]),
        Score(
            "What decided it",
            ended(v.ending, v.letters),
            won,
            [decided(v, seat) for seat in seats],
        ),
    ]


def earned(v: View, task: int) -> Score:
    times = [agent.tasks[task] for agent in v.agents]
    worth = TASK_POINTS[task]
    return Score(
        TASK_NAMES[task],
        TASK_RULES[task],
        [float(count * worth) for count in times],
        [f"{count} × {worth}" if count > 1 else "" for count in times],
    )


def side(v: View, seat: int) -> str:
    loyalty = v.agents[seat].loyalty
    name = LOYALTY_NAMES[loyalty]
    if v.mission == TWO_MAN_RULE:
        return team_of(v, loyalty)
    if v.mission == BEDFELLOWS:
        return f"{name}, {'allied' if v.letters >> loyalty & 1 else 'alone'}"
    return name


def decided(v: View, seat: int) -> str:
    """What this agent had to do with the end."""
    agent = v.agents[seat]
    parts = []
    if seat == v.turn and v.ending in LAST_DEED:
        parts.append(LAST_DEED[v.ending])
    if v.ending == e.ARRESTS and agent.loyalty == INTERPOL:
        parts.append("arrested both wanted agents")
    if agent.arrested:
        parts.append("was arrested")
    if agent.loyalty != INTERPOL and v.lost[faction_of(agent.loyalty)] == HELICOPTERS:
        parts.append("had no helicopter left")
    return ", ".join(parts)
