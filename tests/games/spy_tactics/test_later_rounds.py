"""S5 The later rounds, and S6 the last one."""

import pytest

from brushpass.games.spy_tactics.cards import HIDDEN
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import OVER
from brushpass.games.spy_tactics.wire import Examined, Guessed, TookBack
from tests.games.spy_tactics.scenario import DW, EL, HC, JK, SS, TL, C, Position

NINE = "CCCTTTVVV"


def gains(codes: str, nth: int = 2, discards: str = "HC") -> list[int]:
    seats = len(codes.split())
    dealt = "CCTTVV" if seats <= 6 else NINE
    return Position(dealt[:seats], discards, nth).play(codes).gains()


@pytest.mark.parametrize("nth", [1, 2, 3, 4, 5])
def test_S5_1_a_code_named_with_starfrost_is_closed_to_others_in_the_next_round(nth: int) -> None:
    position = Position("CCTV", nth=nth).play("SF DW DW DW", "a name electrum")
    assert "activate electrum" in position.legal(0)
    for seat in (1, 2, 3):
        assert "activate electrum" not in position.legal(seat)
    position.play("El SS JK DF")
    assert "activate electrum" in position.legal(1) or position.s.phase == OVER


def test_S5_2_a_code_named_twice_is_closed_to_all() -> None:
    position = Position("CCTV").play("SF SF DW DW", "a name electrum", "b name electrum")
    for seat in range(4):
        assert "activate electrum" not in position.legal(seat)


@pytest.mark.parametrize("nth", [2, 3, 4, 5, 6])
def test_S5_3_darkwind_takes_an_earlier_code_back(nth: int) -> None:
    position = Position("CCTV", nth=nth - 1).play("El SS JK DF").play("DW DF DF El")
    assert position.told(3, TookBack) == [TookBack(0, EL)]
    assert "El" in position.hand(0)
    assert position.face_up(0) == ["DW"]


def test_SR12_darkwind_must_take_an_earlier_code_but_never_itself() -> None:
    position = Position("CCTV").play("El DF DF DF").play("JK SS El El").choose("DW El SS JK")
    assert position.legal(0) == ["take back electrum", "take back jackknife"]
    position.act(0, "take back jackknife")
    for viewer in (1, None):
        assert position.told(viewer, TookBack) == [TookBack(0, JK)], "all see which card returns"
        assert position.view(viewer).agents[0].face_up[JK] == 0
    assert "activate jackknife" in position.legal(0)


def test_SR12_darkwind_with_nothing_to_take_does_nothing() -> None:
    position = Position("CCTV", nth=2).play("DW DF DF DF")
    assert position.told(0, TookBack) == []
    assert position.face_up(0) == ["DW"]
    assert position.hand(0) == ["DF", "El", "HC", "JK", "SF", "SS"]


def test_SR12_a_second_darkwind_can_take_back_the_first() -> None:
    position = Position("CCTV", "HC").play("JK JK DF DF", "b pass darkwind", "a pass electrum")
    position.play("DW SS JK El")
    assert position.face_up(0) == ["DW"], "it took JackKnife back"
    position.play("DW DF El JK")
    assert position.told(2, TookBack) == [TookBack(0, JK), TookBack(0, DW)]
    assert position.face_up(0) == ["DW"]
    assert "DW" in position.hand(0)


@pytest.mark.parametrize("nth", [2, 6])
def test_S5_4_dreamfall_gains_three_in_company(nth: int) -> None:
    assert gains("DF DW DW DW", nth) == [0, 0, 0, 0]
    assert gains("DF DF DF DW", nth) == [3, 3, 3, 0]


@pytest.mark.parametrize("agents", range(1, 10))
def test_S5_5_SR17_electrum_shares_six_points_in_whole_parts(agents: int) -> None:
    codes = " ".join(["El"] * agents + ["DW"] * (9 - agents))
    part = [6, 3, 2, 1, 1, 1, 0, 0, 0][agents - 1]
    assert gains(codes) == [part] * agents + [0] * (9 - agents)


def test_S5_6_SR18_a_right_guess_eliminates_and_shows_the_discard() -> None:
    position = Position("CCTTVV", "TL TL SS TL TL TL", nth=2)
    position.play("HC DW DW DW DW DW", "a target c", "a guess stormsabre")
    assert position.out() == [2]
    for viewer in (0, 4, None):
        assert position.told(viewer, Guessed) == [Guessed(0, 2, SS, True)]
        assert position.view(viewer).agents[2].discard == SS
        assert position.view(viewer).agents[3].discard == HIDDEN


def test_S5_7_SR18_a_wrong_guess_changes_nothing_but_what_is_known() -> None:
    position = Position("CCTTVV", "TL", nth=2)
    position.play("HC DW DW DW DW DW", "a target c", "a guess stormsabre")
    assert position.out() == []
    assert position.gains() == [0] * 6
    for viewer in (0, 4, None):
        assert position.told(viewer, Guessed) == [Guessed(0, 2, SS, False)]
        assert position.view(viewer).agents[2].missed == 1 << SS
        assert position.view(viewer).agents[2].discard == HIDDEN
    assert position.view(2).agents[2].discard == TL


def test_SR18_a_guess_names_another_living_agent_and_any_code() -> None:
    position = Position("CCTTVV", "TL", nth=2)
    position.play("HC DW DW DW DW DW", "a target c", "a guess thornlily")
    position.choose("El HC DF DF DF")
    assert position.legal(1) == ["target a", "target d", "target e", "target f"]
    position.act(1, "target a")
    assert len(position.legal(1)) == 8, "even codes that lie face up before A"


def test_SR11_a_guess_is_about_the_discard_not_what_was_passed_on() -> None:
    position = Position("CTVC", "TL").play("JK JK DW DW", "a pass stormsabre", "b pass darkwind")
    position.play(
        "El El HC HC", "c target a", "d target b", "c guess stormsabre", "d guess thornlily"
    )
    assert position.out() == [1]


@pytest.mark.parametrize("nth", [2, 3, 4, 5, 6])
def test_S5_8_jackknife_alone_gains_the_number_of_the_round(nth: int) -> None:
    assert gains("JK DW DW DW", nth) == [nth, 0, 0, 0]
    assert gains("JK JK DW DW", nth) == [0, 0, 0, 0]


def test_SR22_jackknives_of_other_rounds_spoil_nothing() -> None:
    position = Position("CCTV", "HC").play("DF JK DW DW").play("JK DF El El")
    assert position.gains()[:2] == [2, 5]


@pytest.mark.parametrize("agents", [1, 3, 5, 7, 9])
def test_S5_9_an_odd_number_of_stormsabres_gain_ten_each(agents: int) -> None:
    codes = " ".join(["SS"] * agents + ["DW"] * (9 - agents))
    assert gains(codes) == [10] * agents + [0] * (9 - agents)


@pytest.mark.parametrize("agents", [2, 4, 6, 8])
@pytest.mark.parametrize("nth", [2, 6])
def test_S5_10_an_even_number_of_stormsabres_are_all_eliminated(agents: int, nth: int) -> None:
    codes = " ".join(["SS"] * agents + ["DW"] * (9 - agents))
    position = Position(NINE, nth=nth).play(codes)
    assert position.out() == list(range(agents))
    assert position.points() == [0] * agents + [3] * (9 - agents)


def test_S5_10_the_first_round_eliminates_nobody() -> None:
    assert Position("CCTV").play("SS SS DW DW").out() == []


@pytest.mark.parametrize("nth", [2, 3, 4, 5])
def test_S5_11_thornlily_looks_at_an_alignment(nth: int) -> None:
    position = Position("CTVC", "HC", nth).play("TL DW DW DW", "a examine d")
    assert position.told(0, Examined) == [Examined(0, 3, C)]
    assert position.told(3, Examined) == [Examined(0, 3, HIDDEN)]
    assert position.gains() == [0, 0, 0, 0]


def test_SR7_eliminated_agents_can_be_looked_at() -> None:
    position = Position("CCTTVV", "JK", 2)
    position.play("TL HC DW DW DW DW", "a examine c", "b target c", "b guess jackknife")
    assert position.out() == [2]
    assert position.view(0).agents[2].team == position.s.teams[2], (
        "in the round that eliminates them"
    )
    position.choose("El TL DF DF DF")
    assert "examine c" in position.legal(1), "and later"
    position.act(1, "examine c")
    assert position.view(1).agents[2].team == position.s.teams[2]


def test_SR7_an_agent_who_is_eliminated_this_round_still_looks() -> None:
    position = Position("CTVCTV", "JK", 2)
    position.play("TL HC DW DW DW DW", "a examine b", "b target a", "b guess jackknife")
    assert position.out() == [0]
    assert position.view(0).agents[1].team == position.s.teams[1]


def test_SR6_the_code_of_an_eliminated_agent_counts_in_its_round() -> None:
    position = Position("CCTTVV", "JK", 2)
    position.play("El El HC DW DW DW", "c target a", "c guess jackknife")
    assert position.out() == [0]
    assert position.points()[1] == 3 + 3, "the six points were shared by two"


def test_SR19_agents_who_guess_each_other_are_both_eliminated() -> None:
    position = Position("CCTTVV", "JK", 2)
    position.play(
        "HC HC DW DW DW DW", "a target b", "b target a", "a guess jackknife", "b guess jackknife"
    )
    assert position.out() == [0, 1]
    assert HC in position.s.played[-1]


def test_S6_1_starfrost_in_round_six_gains_six() -> None:
    position = Position("CCTV", nth=6).play("SF SF DW DW")
    assert position.gains() == [6, 6, 0, 0]


def test_S6_2_thornlily_in_round_six_gains_two_and_nobody_else_scores() -> None:
    position = Position("CCTTVV", "HC", 6).play("TL SF SS JK El DF")
    assert position.gains() == [2, 0, 0, 0, 0, 0]


def test_S6_3_several_thornlilies_in_round_six_leave_nobody_anything() -> None:
    position = Position("CCTTVV", "HC", 6).play("TL TL SS JK El DF")
    assert position.gains() == [0] * 6


def test_SR20_a_blocked_round_still_eliminates() -> None:
    position = Position("CCTTVV", "JK JK JK HC JK JK", 6)
    position.play("SS SS HC TL SF SF", "c target f", "c guess jackknife")
    assert position.out() == [0, 1, 5]
    assert position.points() == [0, 0, 3, 5, 3, 0]


def test_SR21_a_blocked_round_still_lets_darkwind_take_a_card_back() -> None:
    position = Position("CCTV", "HC", 5).play("El DF DF DF").play("DW TL SF SF")
    assert position.gains()[0] == 6
    assert "El" in position.hand(0)
    assert GAME.result(position.s) is not None
