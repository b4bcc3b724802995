"""Words for single things: a card, a token, the files of an agent, as one viewer may see them.

What we had to reconstruct carries a mark wherever a card is named (DR1, DR2).
"""

from typing import Final

from brushpass.core.knowledge import knows
from brushpass.core.seats import called
from brushpass.games.double_agent import wire as w
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    BACK_NAMES,
    BOOBY_TRAPPED_CASE,
    CARDS,
    HIDDEN,
    PARTLY,
    PERSONAL_FILES,
    RECONSTRUCTED,
    VALUES,
    ZERO_SEVEN,
)

MARKS: Final = {RECONSTRUCTED: "*", PARTLY: "~"}
LEGEND: Final = "* our reconstruction, ~ partly ours (DR1, DR2)"
SEEN: Final = "'"  # the opponent has seen it


def card_name(kind: int) -> str:
    return CARDS[kind].name + MARKS.get(CARDS[kind].source, "")


def named(kinds: list[int]) -> str:
    """'Files* (2), Clues (2)'."""
    return ", ".join(f"{card_name(kind)} ({VALUES[kind]})" for kind in kinds)


def backs_word(backs: list[int]) -> str:
    """'1, 2, 0/7'."""
    return ", ".join(BACK_NAMES[back] for back in backs)


def agent_name(agent: int) -> str:
    return f"Agent {AGENT_NAMES[agent]}"


def plural(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def file_word(kind: int, back: int) -> str:
    """What a file looks like to somebody who knows it, or knows its back alone."""
    if kind == HIDDEN or back < ZERO_SEVEN:
        return BACK_NAMES[back]
    return f"{BACK_NAMES[back]}={short_word(kind)}"


def short_word(kind: int) -> str:
    """Its value, or its name where two cards are worth nothing."""
    return {PERSONAL_FILES: "PF", BOOBY_TRAPPED_CASE: "Case"}.get(kind, str(VALUES[kind]))


def token_word(v: w.View, seat: int, agent: int) -> str:
    side = v.sides[seat]
    if agent >= len(side.tokens):
        return "–"
    value = side.tokens[agent]
    seen = seat == v.seat and knows(side.token_known[agent], 1 - seat) and is_open(v, agent)
    return "▪" if value == HIDDEN else f"{value}{SEEN if seen else ''}"


def files_word(v: w.View, seat: int, agent: int) -> str:
    files = v.sides[seat].files[agent]
    words = []
    for card, back, known in zip(files.cards, files.backs, files.known, strict=True):
        seen = seat == v.seat and knows(known, 1 - seat)
        words.append(file_word(card, back) + (SEEN if seen else ""))
    return " ".join(words) or "–"


def track_word(v: w.View, agent: int) -> str:
    """The viewer's end is on the right."""
    if not is_open(v, agent):
        return ""
    spaces = ["·"] * 4
    spaces[v.influence[agent]] = "●" if v.active >> agent & 1 else "○"
    extra = " +1" if v.extra >> agent & 1 else ""
    return "".join(reversed(spaces) if v.seat == 0 else spaces) + extra


def is_open(v: w.View, agent: int) -> bool:
    return not v.delivered >> agent & 1


def lying_at(v: w.View, agent: int) -> int:
    return sum(len(side.files[agent].cards) for side in v.sides)


def whose_word(seat: int, viewer: int | None) -> str:
    return "Your" if seat == viewer else f"{called(seat)}'s"
