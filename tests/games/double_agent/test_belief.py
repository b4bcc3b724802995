"""What a seat can conclude: exact counts, against brute force."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from brushpass.core.chance import Fast
from brushpass.core.knowledge import EVERYBODY, only
from brushpass.core.table import Table
from brushpass.core.wire import Belief
from brushpass.games.double_agent.cards import AGENT_NAMES, BACK_NAMES, NAMES, ZERO_SEVEN
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.loyalty import loyalty_to, taker
from tests.games.double_agent.scenario import A, B, Position, agent
from tests.games.double_agent.test_imagine import CASES, seen_by_a
from tests.games.double_agent.worlds import all_deals


def believe(position: Position, seat: int | None) -> Belief:
    belief = GAME.face.belief(position.view(seat))
    assert belief is not None
    return belief


def counts(belief: Belief, about: str) -> dict[str, int]:
    (question,) = [q for q in belief.questions if q.about == about]
    return question.counts


def test_D2_2_before_anything_is_seen_there_are_360_layouts() -> None:
    belief = believe(Position(), A)
    assert belief.worlds == 360
    for letter in AGENT_NAMES:
        asked = counts(belief, f"B's loyalty at Agent {letter}")
        assert asked == {"1": 60, "2": 120, "3": 60, "4": 60, "5": 60}
    assert not any(q.about.startswith("A's") for q in belief.questions), "one's own are known"


def test_DR22_DR25_known_and_revealed_tokens_are_counted_out() -> None:
    position = Position(tokens=((5, 4, 3, 2, 2, 1), (2, 1, 5, 2, 3, 4)))
    position.s.token_known[B][agent("L")] = EVERYBODY
    position.s.token_known[B][agent("S")] |= only(A)
    belief = believe(position, A)
    layouts = set(permutations([1, 2, 3, 4]))
    assert belief.worlds == len(layouts)
    for place, letter in enumerate("BAMP"):
        expected = Counter(str(layout[place]) for layout in layouts)
        assert counts(belief, f"B's loyalty at Agent {letter}") == dict(expected)
    assert len([q for q in belief.questions if "loyalty" in q.about]) == 4


def test_a_spectator_counts_both_sides() -> None:
    belief = believe(Position(), None)
    assert belief.worlds == 360 * 360
    for about in ("A's loyalty at Agent L", "B's loyalty at Agent P"):
        asked = counts(belief, about)
        assert sum(asked.values()) == belief.worlds
        assert asked["2"] == belief.worlds // 3


def test_D1_4_D1_5_files_are_asked_about_where_the_back_leaves_the_value_open() -> None:
    position = Position().put(B, "S", "Secret Files", "Top Secret Files").put(B, "M", "Turncoat")
    belief = believe(position, A)
    files = [q.about for q in belief.questions if "file" in q.about]
    assert files == ["B's file 2 at Agent S (0/7)", "B's file 1 at Agent M (?)"]
    assert counts(belief, files[0]) == {
        "Top Secret Files": 2,
        "Personal Files": 1,
        "Booby-Trapped Case": 1,
    }
    assert len(counts(belief, files[1])) == 8


def test_D5_3_what_was_read_is_no_question() -> None:
    position = Position(["Clues", "Files", "Files", "Files", "Nosy"]).put(
        B, "S", "Top Secret Files"
    )
    position.put(B, "M", "Personal Files").act("play clues", "agent s")
    files = [q for q in believe(position, A).questions if "file" in q.about]
    assert [q.about for q in files] == ["B's file 1 at Agent M (0/7)"]
    assert files[0].counts == {
        "Top Secret Files": 1,
        "Personal Files": 1,
        "Booby-Trapped Case": 1,
    }


@pytest.mark.parametrize(
    "case", [case for case, (u, _) in CASES.items() if ZERO_SEVEN in u.covered]
)
def test_covered_files_are_counted_as_all_deals_that_fit(case: str) -> None:
    u, letters = CASES[case]
    belief = GAME.face.belief(seen_by_a(u, letters))
    assert belief is not None
    deals = all_deals(u)
    for nth, letter in enumerate(letters):
        place = letters[:nth].count(letter)
        back = BACK_NAMES[u.covered[nth]]
        asked = counts(belief, f"B's file {place + 1} at Agent {letter} ({back})")
        total = sum(asked.values())
        expected: dict[str, Fraction] = {}
        for (files, *_), share in deals.items():
            name = NAMES[files[nth]]
            expected[name] = expected.get(name, Fraction(0)) + share
        assert {name: Fraction(n, total) for name, n in asked.items()} == expected


def test_D4_6_D4_7_who_takes_an_agent_is_counted_over_tokens_counter_and_personal_files() -> None:
    position = Position(tokens=((3, 4, 5, 2, 2, 1), (1, 2, 2, 3, 4, 5)))
    position.counter("L", 1).counter("B", 3).counter("S", 0)
    belief = believe(position, A)
    # A's 3 on A's side wins ties; B's tokens are 1 2 2 3 4 5.
    assert counts(belief, "who takes Agent L as it stands") == {"A": 4, "B": 2}
    # A's 4 against one more for B on B's end, ties to B: 1 and the 2s lose.
    assert counts(belief, "who takes Agent B as it stands") == {"A": 3, "B": 3}
    # A's 5 and one more: nothing beats it.
    assert counts(belief, "who takes Agent S as it stands") == {"A": 6}
    # A covered 0/7 of B is the Personal Files in one case of four: the 3 then wins.
    position.put(B, "L", "Top Secret Files")
    assert counts(believe(position, A), "who takes Agent L as it stands") == {"A": 15, "B": 9}
    position.put(A, "L", "Personal Files")
    assert counts(believe(position, A), "who takes Agent L as it stands") == {"A": 19, "B": 5}
    position.deliver("L")
    assert not any("takes Agent L" in q.about for q in believe(position, A).questions)


def test_who_takes_an_agent_agrees_with_the_worlds_that_a_seat_imagines() -> None:
    for seed in range(6):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(), chance)
        s = table.state
        for _ in range(26):
            seat = table.to_act()[0]
            legal = table.legal(seat)
            table.play(seat, legal[chance.pick(len(legal))])
        view = table.view(A)
        belief = GAME.face.belief(view)
        assert belief is not None
        worlds = [GAME.imagine(view, chance) for _ in range(600)]
        for place, letter in enumerate(AGENT_NAMES):
            if s.open(place):
                asked = counts(belief, f"who takes Agent {letter} as it stands")
                mine = sum(
                    taker(loyalty_to(w, A, place), loyalty_to(w, B, place), w.influence[place]) == A
                    for w in worlds
                )
                share = asked.get("A", 0) / sum(asked.values())
                assert mine / len(worlds) == pytest.approx(share, abs=0.08)


def test_the_truth_is_always_possible_and_the_end_leaves_only_what_was_never_seen() -> None:
    for seed in range(20):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(), chance)
        s = table.state
        while table.to_act():
            seat = table.to_act()[0]
            legal = table.legal(seat)
            table.play(seat, legal[chance.pick(len(legal))])
            for viewer in (A, B, None):
                belief = GAME.face.belief(table.view(viewer))
                for question in belief.questions if belief else []:
                    assert min(question.counts.values()) > 0
                    if "loyalty" in question.about:
                        owner = "AB".index(question.about[0])
                        truth = s.tokens[owner][AGENT_NAMES.index(question.about[-1])]
                        assert question.counts[str(truth)] > 0


def test_no_belief_where_nothing_is_open() -> None:
    s = GAME.setup(GAME.about.options(), Fast(1), GAME.silent)
    assert GAME.face.belief(GAME.see(s, A, None)) is None
