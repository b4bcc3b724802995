"""What can be concluded about loyalty tokens and covered files: every case counted, no sampling.

A world is a layout of the loyalty tokens that the viewer does not know: 360 before anything is
seen. A covered file is asked about where its back leaves its value open (D1.4, D1.5).
"""

from mypy_extensions import i64

from brushpass.core.seats import letter
from brushpass.core.wire import Belief, Question
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    AGENTS,
    BACK_NAMES,
    BACKS,
    HIDDEN,
    KINDS,
    NAMES,
    NONE,
    TOKENS,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.unseen import Unseen, unseen
from brushpass.games.double_agent.wire import Side, View


def believe(v: View) -> Belief | None:
    worlds: i64 = 1
    questions: list[Question] = []
    layouts = [layout_count(hidden_tokens(side)) for side in v.sides]
    for seat in range(2):
        worlds *= layouts[seat]
        for agent, counts in enumerate(token_counts(v.sides[seat], layouts[1 - seat])):
            if counts:
                about = f"{letter(seat)}'s loyalty at Agent {AGENT_NAMES[agent]}"
                questions.append(Question(about, counts))
    for seat in range(2):
        questions += file_questions(v, seat)
    return Belief(worlds, questions) if questions else None


def hidden_tokens(side: Side) -> list[int]:
    """How many tokens of each value the viewer cannot place. Before play begins, not all of them
    stand."""
    left = TOKENS[:]
    for value in side.tokens:
        if value != HIDDEN:
            left[value] -= 1
    hidden = side.tokens.count(HIDDEN)
    return left if hidden else [0] * len(left)


def layout_count(tokens: list[int]) -> i64:
    """In how many orders these tokens can stand."""
    ways: i64 = 1
    placed: i64 = 0
    for count in tokens:
        for nth in range(1, count + 1):
            placed += 1
            ways = ways * placed // nth
    return ways


def token_counts(side: Side, other_layouts: i64) -> list[dict[str, int]]:
    """For each agent: in how many worlds its token has each value; empty if it is known."""
    left = hidden_tokens(side)
    counts: dict[str, int] = {}
    for value in range(len(left)):
        if left[value]:
            rest = left[:]
            rest[value] -= 1
            counts[str(value)] = layout_count(rest) * other_layouts
    return [counts.copy() if value == HIDDEN else {} for value in side.tokens]


def file_questions(v: View, owner: i64) -> list[Question]:
    questions: list[Question] = []
    side = v.sides[owner]
    u: Unseen | None = None
    for agent in range(AGENTS):
        files = side.files[agent]
        for index, card in enumerate(files.cards):
            if card == HIDDEN and files.backs[index] >= ZERO_SEVEN:
                if u is None:
                    u = unseen(v, owner)
                back = files.backs[index]
                where = f"file {index + 1} at Agent {AGENT_NAMES[agent]} ({BACK_NAMES[back]})"
                counts = file_counts(u, back, files.maybe[index])
                named = {NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}
                questions.append(Question(f"{letter(owner)}'s {where}", named))
    return questions


def file_counts(u: Unseen, back: i64, maybe: bool) -> list[int]:
    """How often each kind is the one in a covered place with this back."""
    pool = [u.pool.counts[kind] if BACKS[kind] == back else 0 for kind in range(KINDS)]
    if u.kind == NONE or u.back != back:
        return pool  # all that have this back are equally likely here
    # The card taken back is of a kind known to the viewer: it lies here, or it is none of those
    # from which this place was filled.
    in_file, as_file, in_hand = u.weights()
    here = in_file if maybe else 0
    elsewhere = u.maybes * in_file + as_file + in_hand - here
    others = u.total[back] - 1
    pool[u.kind] -= 1
    counts = [elsewhere * pool[kind] for kind in range(KINDS)]
    counts[u.kind] += here * others if others else 1
    return counts
