"""S4 The first round."""

import pytest

from brushpass.games.spy_tactics.cards import HIDDEN, NONE, TEAM_NAMES
from brushpass.games.spy_tactics.wire import Examined, Passed, Received
from tests.games.spy_tactics.scenario import JK, SS, Position, T


def gains(codes: str, discards: str = "HC") -> list[int]:
    seats = len(codes.split())
    dealt = "CCTTVV" if seats <= 6 else "CCCTTTVVV"
    return Position(dealt[:seats], discards).play(codes).gains()


def test_S4_1_darkwind_gains_two_whatever_others_do() -> None:
    assert gains("DW DW DW DW") == [2, 2, 2, 2]
    assert gains("DW SS El JK")[0] == 2


def test_S4_2_SR40_dreamfall_looks_at_one_alignment_and_only_the_looker_sees_it() -> None:
    position = Position("CTVC").choose("DF DW DW DW")
    assert position.legal(0) == ["examine b", "examine c", "examine d"]
    position.act(0, "examine b")
    assert position.told(0, Examined) == [Examined(0, 1, T)]
    for other in (1, 2, 3, None):
        assert position.told(other, Examined) == [Examined(0, 1, HIDDEN)]
        assert position.view(other).agents[0].seen == 0b10, "all see who looked at whom"
    assert position.view(0).agents[1].team == T
    assert position.view(0).agents[2].team == HIDDEN
    assert position.view(1).agents[0].team == HIDDEN, "the other does not learn yours"
    assert position.view(2).agents[1].team == HIDDEN
    assert position.gains()[0] == 0


def test_SR40_what_was_seen_stays_known() -> None:
    position = (
        Position("CTVC", "HC").play("DF DW DW DW", "a examine b").play("El JK SF SS").settle()
    )
    assert TEAM_NAMES[position.view(0).agents[1].team] == "Tachyon"


def test_S4_3_electrum_takes_a_point_from_each_hydrocluster() -> None:
    assert gains("El HC HC DW", discards="SS") == [2, -1, -1, 2]
    assert gains("El DW DW DW") == [0, 2, 2, 2]


def test_S4_4_hydrocluster_gains_four_if_nobody_has_electrum() -> None:
    assert gains("HC HC DW SS", discards="JK") == [4, 4, 2, 3]


def test_S4_5_SR1_hydrocluster_loses_a_point_to_each_electrum() -> None:
    assert gains("HC El El DW", discards="SS") == [-2, 1, 1, 2]
    assert gains("HC HC DW DW", discards="SS")[:2] == [4, 4], "HydroCluster is no foe of its own"


def test_SR8_points_may_fall_below_zero() -> None:
    position = Position("CCCTTTVVV", "SS").play("HC El El El El El El El El")
    assert position.points() == [-5] + [4] * 8


def test_S4_6_jackknife_alone_gains_five() -> None:
    assert gains("JK DW DW DW") == [5, 2, 2, 2]


def test_S4_7_two_jackknives_gain_nothing_and_swap_cards() -> None:
    position = Position("CTVC", "HC").choose("JK DW JK DW")
    assert position.to_act() == [0, 2]
    position.act(0, "pass electrum").act(2, "pass stormsabre")
    assert position.gains() == [0, 2, 0, 2]
    assert position.hand(0) == ["DW", "DF", "SF", "SS", "SS", "TL"]
    assert position.hand(2) == ["DW", "DF", "El", "El", "SF", "TL"]


def test_S4_7_SR29_SR9_of_several_each_passes_to_the_next_on_the_left() -> None:
    position = Position("CCTTVV", "HC")
    position.play("JK DW JK DW DW JK", "a pass darkwind", "c pass electrum", "f pass stormsabre")
    assert position.gains() == [0, 2, 0, 2, 2, 0]
    assert position.hand(2).count("DW") == 2
    assert position.hand(5).count("El") == 2
    assert position.hand(0).count("SS") == 2, "after the last seat comes A"
    assert [len(position.hand(seat)) for seat in (0, 2, 5)] == [6, 6, 6]


def test_SR9_passing_is_compulsory_and_neither_discard_nor_incoming_card_can_be_passed() -> None:
    position = Position("CTVC", "SS HC HC HC").choose("JK JK DW DW")
    assert position.legal(0) == [
        "pass darkwind",
        "pass dreamfall",
        "pass electrum",
        "pass hydrocluster",
        "pass starfrost",
        "pass thornlily",
    ]
    position.act(1, "pass stormsabre")
    assert "pass stormsabre" not in position.legal(0)
    assert position.view(0).agents[1].aim == HIDDEN


def test_SR9_giver_and_receiver_know_the_card_and_nobody_else() -> None:
    position = Position("CCTTVV", "HC").play(
        "JK JK JK DW DW DW", "a pass stormsabre", "b pass darkwind", "c pass darkwind"
    )
    assert position.told(0, Passed)[0] == Passed(0, 1, SS)
    assert position.told(1, Received) == [Received(1, 0, SS)]
    assert position.told(1, Passed)[0] == Passed(0, 1, HIDDEN)
    for other in (2, 3, None):
        assert position.told(other, Passed)[0] == Passed(0, 1, HIDDEN)
        assert not any(m.seat == 1 for m in position.told(other, Received))  # type: ignore[attr-defined]
        assert position.view(other).agents[0].passed == HIDDEN
        assert position.view(other).agents[0].aim == NONE
    assert position.view(0).agents[0].passed == SS
    assert position.view(1).agents[0].passed == SS
    assert position.view(3).agents[3].passed == NONE


def test_SR10_two_of_a_code_can_both_be_activated() -> None:
    position = Position("CTVC", "HC").play("JK JK DW DW", "b pass electrum")
    position.play("El DF DF DF").play("El SF SF SF")
    assert position.face_up(0) == ["El", "El", "JK"]
    assert position.gains()[0] == 6 + 6
    assert JK in position.s.played[0]


@pytest.mark.parametrize(
    ("codes", "points"),
    [
        ("SS SS SS SS", 1),
        ("SS DW DW SS", 2),
        ("SS DW DF El", 4),
        ("SS DW DF El HC JK SF TL DW", 8),
    ],
)
def test_S4_8_SR16_stormsabre_gains_one_for_each_different_code(codes: str, points: int) -> None:
    seats = len(codes.split())
    dealt = "CCTTVV" if seats < 7 else "CCCTTTVVV"
    discards = ["TL" if short != "TL" else "HC" for short in codes.split()]
    position = Position(dealt[:seats], " ".join(discards)).play(codes)
    assert position.gains()[0] == points


def test_S4_9_thornlily_gains_two_and_one_for_each_other() -> None:
    assert gains("TL DW DW DW") == [2, 2, 2, 2]
    assert gains("TL TL TL DW") == [4, 4, 4, 2]
    assert gains("TL TL TL TL TL TL TL TL TL") == [10] * 9
