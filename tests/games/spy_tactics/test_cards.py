"""S1 Components."""

from collections import Counter

from brushpass.core.chance import Fast
from brushpass.games.spy_tactics.cards import CODE_NAMES, COPIES, TEAM_NAMES
from brushpass.games.spy_tactics.game import GAME
from tests.games.spy_tactics.scenario import Position, teams


def test_S1_1_there_are_nine_alignments_three_of_each_agency() -> None:
    assert TEAM_NAMES == ["Chimera", "Tachyon", "Vex"]
    assert len(TEAM_NAMES) * COPIES == 9
    s = GAME.setup(GAME.about.options(None, 9), Fast(1), GAME.silent)
    assert Counter(s.teams) == {0: 3, 1: 3, 2: 3}


def test_S1_2_every_agent_has_one_of_each_of_eight_codes() -> None:
    assert sorted(set(CODE_NAMES)) == CODE_NAMES
    assert len(CODE_NAMES) == 8
    for seats in range(4, 10):
        s = GAME.setup(GAME.about.options(None, seats), Fast(1), GAME.silent)
        assert s.hands == [1] * (8 * seats)
        for seat in range(seats):
            assert [action.name for action in GAME.legal(s, seat)] == [
                f"discard {code.lower()}" for code in CODE_NAMES
            ]


def test_S1_3_agents_of_one_agency_win_together() -> None:
    position = Position("CTCT", nth=6).play("SF DF DW DF")
    result = GAME.result(position.s)
    assert result is not None
    assert result.points == (12, 12, 12, 12)
    assert result.winners == (0, 1, 2, 3)
    position = Position("CTCT", nth=6).play("SF DF DW DW")
    result = GAME.result(position.s)
    assert result is not None
    assert result.winners == (0, 2)
    assert [GAME.role(position.s, seat) for seat in range(4)] == [
        TEAM_NAMES[team] for team in teams("CTCT")
    ]
