"""DR33: what the others still know of a card that was taken back into a hand.

All saw its back: until a card with that back leaves the hand, one is there (`shown`). An opponent
who had read it with Clues knows more: it is in hand, or it is one of the cards with its back that
were laid since (`trail`, and `maybe` on those files), until one of them turns out to be it.
"""

from mypy_extensions import i64

from brushpass.games.double_agent.cards import AGENTS, BACKS, NONE, QUESTION
from brushpass.games.double_agent.state import Files, State


def taken_back(s: State, owner: i64, kind: i64, read: bool) -> None:
    lose(s, owner)
    s.shown[owner] = BACKS[kind]
    s.trail[owner] = kind if read else NONE


def laid(s: State, owner: i64, back: i64) -> bool:
    """Whether the card now laid with this back may be the one that was taken back."""
    if s.shown[owner] == back:
        s.shown[owner] = NONE
    return s.trail[owner] != NONE and BACKS[s.trail[owner]] == back


def played(s: State, owner: i64, kind: i64) -> None:
    if s.shown[owner] == QUESTION:
        s.shown[owner] = NONE
    if s.trail[owner] == kind:
        lose(s, owner)


def seen(s: State, owner: i64, files: Files) -> None:
    """The opponent sees these cards: is the one that was taken back among them?"""
    for i in range(len(files.maybe)):
        if files.maybe[i]:
            if files.kinds[i] == s.trail[owner]:
                lose(s, owner)
                return
            files.maybe[i] = False


def lose(s: State, owner: i64) -> None:
    s.trail[owner] = NONE
    for agent in range(AGENTS):
        forget(s.files_of(owner, agent))
    forget(s.shredded[owner])


def forget(files: Files) -> None:
    for i in range(len(files.maybe)):
        files.maybe[i] = False
