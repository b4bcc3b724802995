"""What can be concluded about loyalty tokens, covered files and who takes what: every case counted,
no sampling.

A world is a layout of the loyalty tokens that the viewer does not know: 360 before anything is
seen. A covered file is asked about where its back leaves its value open (D1.4, D1.5).
"""

from mypy_extensions import i64

from brushpass.core.seats import called
from brushpass.core.wire import Belief, Question
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    AGENTS,
    BACK_NAMES,
    BACKS,
    ENDS,
    HIDDEN,
    KINDS,
    NAMES,
    NONE,
    PERSONAL_FILES,
    TOKENS,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.loyalty import loyalty_to, taker
from brushpass.games.double_agent.state import OVER, PLACING, State
from brushpass.games.double_agent.unseen import Unseen, unseen
from brushpass.games.double_agent.wire import FilesView, Side, View


def believe(v: View) -> Belief | None:
    worlds: i64 = 1
    questions: list[Question] = []
    layouts = [layout_count(hidden_tokens(side)) for side in v.sides]
    for seat in range(2):
        worlds *= layouts[seat]
        for agent, counts in enumerate(token_counts(v.sides[seat], layouts[1 - seat])):
            if counts:
                questions.append(Question(about_token(seat, agent), counts))
    for seat in range(2):
        questions += file_questions(v, seat)
    if v.phase != PLACING and v.phase != OVER:
        questions += taker_questions(v)
    return Belief(worlds, questions) if questions else None


def truths(s: State) -> dict[str, str]:
    found: dict[str, str] = {}
    for seat in range(2):
        for agent, value in enumerate(s.tokens[seat]):
            found[about_token(seat, agent)] = str(value)
    for agent in range(AGENTS):
        for seat in range(2):
            for index, card in enumerate(s.files_of(seat, agent).kinds):
                found[about_file(seat, agent, index, BACKS[card])] = NAMES[card]
        if s.phase != PLACING and s.open(agent):
            loyal = [loyalty_to(s, seat, agent) for seat in range(2)]
            found[about_taker(agent)] = called(taker(loyal[0], loyal[1], s.influence[agent]))
    return found


def about_token(seat: int, agent: int) -> str:
    return f"{called(seat)}'s loyalty at Agent {AGENT_NAMES[agent]}"


def about_file(owner: int, agent: int, index: int, back: int) -> str:
    where = f"file {index + 1} at Agent {AGENT_NAMES[agent]} ({BACK_NAMES[back]})"
    return f"{called(owner)}'s {where}"


def about_taker(agent: int) -> str:
    return f"who takes Agent {AGENT_NAMES[agent]} as it stands"


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
                counts = file_counts(u, back, u.maybe(agent, index))
                named = {NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}
                questions.append(Question(about_file(owner, agent, index, back), named))
    return questions


def taker_questions(v: View) -> list[Question]:
    """Who would take each agent's files if its loyalty were checked as it stands (D4.6, D4.7)."""
    questions: list[Question] = []
    pools = [unseen(v, 0), unseen(v, 1)]
    for agent in range(AGENTS):
        if (v.delivered >> agent) & 1:
            continue
        sides = [loyalty_counts(v, seat, agent, pools[seat]) for seat in range(2)]
        counts: list[int] = [0, 0]
        for first, first_ways in sides[0].items():
            for second, second_ways in sides[1].items():
                counts[taker(first, second, v.influence[agent])] += first_ways * second_ways
        named = {called(seat): counts[seat] for seat in range(2) if counts[seat]}
        questions.append(Question(about_taker(agent), named))
    return questions


def loyalty_counts(v: View, seat: i64, agent: i64, u: Unseen) -> dict[int, int]:
    """In how many cases the agent is how loyal to this seat: token, counter and Personal Files."""
    side = v.sides[seat]
    token = side.tokens[agent]
    tokens = hidden_tokens(side) if token == HIDDEN else []
    ways = {value: count for value, count in enumerate(tokens) if count} or {token: 1}
    personal, plain = personal_counts(side.files[agent], agent, u)
    end = 1 if v.influence[agent] == ENDS[seat] else 0
    loyalty: dict[int, int] = {}
    for value, count in ways.items():
        for bonus, times in ((0, plain), (1, personal)):
            if times:
                total = value + end + bonus
                loyalty[total] = loyalty.get(total, 0) + count * times
    return loyalty


def personal_counts(files: FilesView, agent: i64, u: Unseen) -> tuple[int, int]:
    """In how many cases the Personal Files are among these, and in how many they are not."""
    if PERSONAL_FILES in files.cards:
        return 1, 0
    here = 0
    cases = 1
    for index, card in enumerate(files.cards):
        if card == HIDDEN and files.backs[index] == ZERO_SEVEN:
            counts = file_counts(u, ZERO_SEVEN, u.maybe(agent, index))
            here += counts[PERSONAL_FILES]  # there is one of them, so the cases exclude each other
            cases = sum(counts)
    return here, cases - here


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
