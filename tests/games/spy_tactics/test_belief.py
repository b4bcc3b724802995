"""Who is who: beliefs and imagined alignments, against every deal there is."""

from collections import Counter
from fractions import Fraction

import pytest

from brushpass.core.chance import Fast
from brushpass.core.seats import letter
from brushpass.core.wire import Belief
from brushpass.games.spy_tactics.cards import CODE_NAMES, TEAM_NAMES
from brushpass.games.spy_tactics.game import GAME
from tests.games.spy_tactics.scenario import Position, teams
from tests.games.spy_tactics.test_setup import Shares, all_deals

DEALT = {4: "CCTV", 5: "CCTTV", 6: "CTVCTV", 7: "CCTVVTV", 8: "CTVCTVCT", 9: "CTVCTVCTV"}


def examining(seats: int, looks: int) -> Position:
    """A knows itself and has looked at so many others."""
    position = Position(DEALT[seats], "HC")
    others = " ".join(["DW"] * (seats - 1))
    if looks > 0:
        position.play(f"DF {others}", "a examine b")
    if looks > 1:
        position.play("TL " + " ".join(["El"] * (seats - 1)), "a examine c")
    return position


def given(deals: Shares, dealt: list[int], known: list[int]) -> Shares:
    """The deals in which these seats have their teams, with shares that add up to one."""
    left = {deal: p for deal, p in deals.items() if all(deal[s] == dealt[s] for s in known)}
    total = sum(left.values())
    return {deal: p / total for deal, p in left.items()}


@pytest.mark.parametrize("looks", [0, 1, 2])
@pytest.mark.parametrize("seats", range(4, 10))
def test_S2_1_S2_2_S2_3_SR28_a_belief_counts_the_deals_that_fit(seats: int, looks: int) -> None:
    position = examining(seats, looks)
    dealt = teams(DEALT[seats])
    left = given(all_deals(seats), dealt, list(range(looks + 1)))
    belief = GAME.face.belief(position.view(0))
    assert belief is not None
    questions = [q for q in belief.questions if q.about.endswith("alignment")]
    assert [q.about for q in questions] == [
        f"{letter(seat)}'s alignment" for seat in range(1, seats)
    ]
    for seat, question in enumerate(questions, 1):
        assert sum(question.counts.values()) == belief.worlds
        for team, name in enumerate(TEAM_NAMES):
            share = sum((p for deal, p in left.items() if deal[seat] == team), Fraction(0))
            assert Fraction(question.counts.get(name, 0), belief.worlds) == share
    if seats > 4:
        assert belief.worlds == len(left), "these deals are all equally likely"


@pytest.mark.parametrize(
    ("seats", "about", "size"),
    [
        (5, "the agency with one agent", 1),
        (7, "the agency with three agents", 3),
        (8, "the agency with two agents", 2),
    ],
)
@pytest.mark.parametrize("looks", [0, 2])
def test_S2_1_S2_2_SR2_a_belief_counts_whose_team_is_odd(
    seats: int, about: str, size: int, looks: int
) -> None:
    left = given(all_deals(seats), teams(DEALT[seats]), list(range(looks + 1)))
    belief = GAME.face.belief(examining(seats, looks).view(0))
    assert belief is not None
    question = next(q for q in belief.questions if q.about == about)
    assert sum(question.counts.values()) == belief.worlds
    for team, name in enumerate(TEAM_NAMES):
        share = sum((p for deal, p in left.items() if deal.count(team) == size), Fraction(0))
        assert Fraction(question.counts.get(name, 0), belief.worlds) == share


@pytest.mark.parametrize("seats", [4, 6, 9])
def test_no_team_is_odd_where_the_deal_makes_none(seats: int) -> None:
    belief = GAME.face.belief(examining(seats, 0).view(0))
    assert belief is not None
    assert not any("agency" in q.about for q in belief.questions)


def test_S2_6_SR18_a_belief_says_which_discards_are_possible() -> None:
    position = Position("CCTV", "TL", 2).play("HC El El El", "a target b", "a guess darkwind")
    belief = GAME.face.belief(position.view(0))
    assert belief is not None
    found = {q.about: set(q.counts) for q in belief.questions}
    assert "A's discard" not in found
    assert found["B's discard"] == set(CODE_NAMES) - {"Electrum", "DarkWind"}
    assert found["C's discard"] == set(CODE_NAMES) - {"Electrum"}
    assert all(not q.about.endswith("discard") for q in before_discards().questions)


def before_discards() -> Belief:
    chance = Fast(1)
    s = GAME.setup(GAME.about.options(None, 4), chance, GAME.silent)
    belief = GAME.face.belief(GAME.see(s, 0, None))
    assert belief is not None
    return belief


def test_SR28_with_four_a_lone_agent_is_the_likelier_deal() -> None:
    belief = GAME.face.belief(Position("CTTV").view(0))
    assert belief is not None
    # One card of Chimera and two of each other agency are left for three agents.
    assert belief.questions[0].share("Chimera") == 0.2
    assert belief.questions[0].share("Tachyon") == 0.4


def test_a_spectator_starts_from_nothing_and_the_end_leaves_no_question() -> None:
    position = Position("CTVCTV", "HC", nth=6)
    belief = GAME.face.belief(position.view(None))
    assert belief is not None
    assert belief.worlds == 90
    assert [q.about.split()[-1] for q in belief.questions] == ["alignment"] * 6 + ["discard"] * 6
    assert belief.questions[0].counts == {"Chimera": 30, "Tachyon": 30, "Vex": 30}
    position.play("DW DW DW DW DW DW")
    assert GAME.face.belief(position.view(0)) is None
    assert GAME.face.belief(position.view(None)) is None


@pytest.mark.parametrize(("seats", "looks"), [(4, 0), (4, 1), (5, 0), (6, 1), (7, 0), (7, 2)])
def test_S2_1_S2_2_alignments_are_imagined_as_likely_as_dealt(seats: int, looks: int) -> None:
    position = examining(seats, looks)
    left = given(all_deals(seats), teams(DEALT[seats]), list(range(looks + 1)))
    times = 40 * len(left)
    chance, view = Fast(seats), position.view(0)
    found = Counter(tuple(GAME.imagine(view, chance).teams) for _ in range(times))
    assert set(found) <= set(left)
    chi = sum((found[deal] - times * p) ** 2 / (times * p) for deal, p in left.items())
    freedom = len(left) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 20
