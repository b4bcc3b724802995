"""S3 The course of a round, and what may be chosen in it."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.playout import random_playout
from brushpass.core.refusal import IllegalAction
from brushpass.games.spy_tactics.cards import HIDDEN, NONE, NOTHING
from brushpass.games.spy_tactics.first_round import receiver
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import AIM, CHOOSE, GUESS, OVER
from brushpass.games.spy_tactics.wire import Began, Guessed, Named, Revealed
from tests.games.spy_tactics.scenario import DF, DW, EL, HC, JK, SF, SS, Position


def test_S3_1_the_game_has_six_rounds() -> None:
    position = Position("CCTTVV", "HC")
    for codes in ("DW", "TL", "El", "DF", "SF", "JK"):
        assert position.s.phase == CHOOSE
        position.play(" ".join([codes] * 6))
    assert position.s.phase == OVER
    assert position.told(None, Began) == [Began(nth) for nth in range(1, 7)]


def test_S3_2_codes_are_chosen_face_down_and_revealed_together() -> None:
    position = Position()
    before = [position.letters(seat) for seat in (0, 1, 2, 3, None)]
    for seat, code in enumerate(("darkwind", "stormsabre", "electrum")):
        position.act(seat, f"activate {code}")
        assert position.view(seat).agents[seat].face_down >= 0
        for other in (3, None):
            assert position.view(other).agents[seat].face_down == HIDDEN
        assert [position.letters(other) for other in (0, 1, 2, 3, None)] == before
    position.act(3, "activate darkwind")
    for viewer in (0, 3, None):
        assert position.told(viewer, Revealed) == [Revealed([DW, SS, EL, DW])]
        assert position.view(viewer).played == [[DW, SS, EL, DW]]


def test_S3_3_an_activated_code_lies_face_up_and_cannot_be_activated_again() -> None:
    position = Position().play("El DW DW DW")
    assert position.face_up(0) == ["El"]
    assert "activate electrum" not in position.legal(0)
    assert position.view(2).agents[0].face_up == [0, 0, 1, 0, 0, 0, 0, 0]
    with pytest.raises(IllegalAction):
        position.act(0, "activate electrum")


def test_S3_4_a_code_does_what_its_round_says() -> None:
    by_round = []
    for nth in range(1, 7):
        position = Position(discards="HC", nth=nth)
        by_round.append(position.play("JK DW DW DW").gains()[0])
    assert by_round == [5, 2, 3, 4, 5, 6]


def test_SR5_aims_are_chosen_at_once_sealed_and_opened_together() -> None:
    position = Position("CCTTVV", "JK", nth=2).choose("TL SF DW HC El El")
    assert position.s.phase == AIM
    assert position.to_act() == [0, 1, 3], "nothing lies there to be taken back by C"
    position.act(3, "target a").act(0, "examine b")
    for viewer in (1, 2, 4, None):
        agents = position.view(viewer).agents
        assert [agent.aim for agent in agents] == [HIDDEN, NONE, NONE, HIDDEN, NONE, NONE]
    assert position.view(0).agents[0].aim == 1
    position.act(1, "name electrum")
    assert position.s.phase == GUESS
    assert position.told(None, Named) == []
    assert position.view(2).agents[1].aim == HIDDEN
    position.act(3, "guess jackknife")
    assert [agent.aim for agent in position.view(2).agents] == [1, EL, NONE, 0, NONE, NONE]
    assert position.view(2).agents[3].guess == JK


def test_SR5_points_come_before_eliminations_and_bans_last() -> None:
    position = Position("CCTTVV", nth=2)
    position.play("SS HC SF El DW DW", "b target a", "c name electrum", "b guess thornlily")
    facts = [type(message).__name__ for message in position.told(None)]
    assert facts[-7:] == [
        "Began",
        "Revealed",
        "Scored",
        "Guessed",
        "Eliminated",
        "Named",
        "Began",
    ]
    assert position.points()[0] == 0, "the ten points of this round are gone too"


def test_SR35_a_guess_takes_two_steps_and_all_is_opened_after_the_second() -> None:
    position = Position("CCTTVV", "JK", nth=2).choose("HC HC DF DF DF DF")
    assert position.legal(0) == [f"target {other}" for other in "bcdef"]
    position.act(0, "target b").act(1, "target c")
    assert position.s.phase == GUESS
    assert position.to_act() == [0, 1]
    assert len(position.legal(0)) == 8
    position.act(0, "guess darkwind")
    assert position.told(None, Guessed) == []
    position.act(1, "guess jackknife")
    assert position.told(None, Guessed) == [Guessed(0, 1, DW, False), Guessed(1, 2, JK, True)]


def test_SR36_nobody_is_asked_where_all_can_see_one_answer() -> None:
    position = Position("CCTV", "JK").play("El DF DF DF")
    position.choose("DW SS SF SF")
    assert position.to_act() == [2, 3], "A can take back Electrum only"
    position.settle()
    assert "El" in position.hand(0)
    position = Position("CCTV", nth=2)
    position.s.out[2] = position.s.out[3] = 1
    position.s.waiting = 3
    position.choose("HC DW")
    assert position.s.phase == GUESS, "only B is left to guess at"
    assert position.view(0).agents[0].aim == 1


def test_SR13_names_are_public_bans_of_their_own_from_which_their_namer_is_exempt() -> None:
    position = Position("CCTTVV", "TL")
    position.play("SF SF DW DW DW DW", "a name stormsabre", "b name jackknife")
    for viewer in (0, 3, None):
        assert position.told(viewer, Named) == [Named(0, SS), Named(1, JK)]
        assert [agent.named for agent in position.view(viewer).agents] == [SS, JK, -1, -1, -1, -1]
    assert "activate stormsabre" in position.legal(0)
    assert "activate jackknife" not in position.legal(0)
    assert "activate jackknife" in position.legal(1)
    assert "activate stormsabre" not in position.legal(1)
    for seat in (2, 3, 4, 5):
        assert not {"activate stormsabre", "activate jackknife"} & set(position.legal(seat))
    position.play("El El El El El El")
    assert "activate stormsabre" in position.legal(2), "a ban lasts for one round"


def test_SR13_starfrost_may_be_named_and_a_ban_outlives_its_namer() -> None:
    position = Position("CCTTVV", "TL", nth=2)
    position.choose("SF HC DF DF DF DF")
    assert position.legal(0)[SF] == "name starfrost"
    position.act(0, "name starfrost").act(1, "target a").act(1, "guess thornlily")
    assert position.out() == [0]
    for seat in range(1, 6):
        assert "activate starfrost" not in position.legal(seat)


def banned_from_everything() -> Position:
    """Round six; A holds two codes, both banned by others."""
    position = Position("CCTTVVCTV"[:8], "TL TL TL TL TL TL TL TL", nth=5)
    place = 0
    position.s.hands[place : place + 8] = [1, 1, 1, 0, 0, 0, 0, 0]
    position.play("El SF SF DF DF DF DF DF", "b name darkwind", "c name dreamfall")
    return position


def test_SR14_who_is_banned_from_everything_is_asked_like_any_other() -> None:
    position = banned_from_everything()
    assert position.to_act() == list(range(8))
    assert position.legal(0) == ["activate nothing"]
    assert "activate nothing" not in position.legal(3)
    assert position.view(4).waiting == 255
    position.act(0, "activate nothing")
    assert position.view(4).agents[0].face_down == HIDDEN, "as if it were a code"
    for seat in range(1, 8):
        position.act(seat, "activate jackknife")
    assert position.told(5, Revealed)[-1] == Revealed([NOTHING] + [JK] * 7)
    assert position.hand(0) == ["DW", "DF"], "the cards are kept"


def test_SR14_whoever_can_activate_a_code_must() -> None:
    position = banned_from_everything()
    for seat in range(1, 8):
        assert "activate nothing" not in position.legal(seat)
        with pytest.raises(IllegalAction):
            position.act(seat, "activate nothing")


def test_SR15_starfrost_in_round_five_bans_for_round_six() -> None:
    position = Position("CCTV", nth=5).play("SF DW DW DW", "a name stormsabre")
    assert position.s.round == 6
    assert "activate stormsabre" in position.legal(0)
    assert "activate stormsabre" not in position.legal(1)


def test_SR31_what_is_left_in_hand_has_no_use() -> None:
    position = Position("CTCT", nth=6).play("SF DW DW DW")
    ended = GAME.result(position.s)
    position.s.hands = [0] * 32
    assert ended is not None
    assert GAME.result(position.s).points == ended.points  # type: ignore[union-attr]
    assert position.to_act() == []


def test_SR32_hands_shrink_by_one_a_round() -> None:
    position = Position("CCTTVV", "HC")
    sizes = []
    for codes in ("El", "JK", "DF", "SF", "TL", "DW"):
        sizes.append(position.view(None).agents[2].cards)
        position.play(" ".join([codes] * 6))
    assert sizes == [7, 6, 5, 4, 3, 2]


def test_SR32_a_card_taken_back_and_a_round_without_a_code_leave_one_more() -> None:
    position = Position("CCTV", "TL").play("El El El El").play("DW JK JK JK")
    assert [agent.cards for agent in position.view(None).agents] == [6, 5, 5, 5]
    assert position.view(None).agents[0].face_up[EL] == 0
    position = banned_from_everything()
    position.play("- JK JK JK JK JK JK JK")
    assert position.view(None).agents[0].cards == 2


def test_SR32_no_hand_ever_runs_out() -> None:
    for seed in range(60):
        for seats in (4, 9):
            chance = Fast(seed)
            s = GAME.setup(GAME.about.options(None, seats), chance, GAME.silent)
            random_playout(GAME, s, chance)
            view = GAME.see(s, None, None)
            assert all(agent.cards >= 1 for agent in view.agents)


def test_SR33_from_round_two_includes_round_six() -> None:
    position = Position("CCTTVV", "TL", nth=6)
    position.choose("HC DF DF El JK SS").act(0, "target b").act(0, "guess thornlily")
    assert position.points() == [3, 0, 6, 9, 9, 13]
    assert position.s.phase == OVER
    assert DF in position.s.played[5]
    assert HC in position.s.played[5]


def test_SR30_cards_change_hands_by_passing_only() -> None:
    kinds = {action.name.rsplit(" ", 1)[0] for action in GAME.actions}
    moves = {"discard", "activate", "pass", "take back"}
    assert kinds == moves | {"examine", "name", "target", "guess"}
    for seed in range(40):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(None, 6), chance, GAME.silent)
        random_playout(GAME, s, chance)
        for seat in range(6):
            givers = [g for g in range(6) if receiver(s.played[0], g) == seat]
            for code in range(8):
                owned = s.hands[seat * 8 + code] + s.face_up[seat * 8 + code]
                owned += (s.discards[seat] == code) + (s.passed[seat] == code)
                assert owned == 1 + sum(s.passed[giver] == code for giver in givers)
