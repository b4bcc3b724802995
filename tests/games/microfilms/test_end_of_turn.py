"""M6 The end of a turn."""

from brushpass.games.microfilms.rules.cards import TURNS_A_SEAT
from brushpass.games.microfilms.rules.state import DISCARD, TURN
from brushpass.games.microfilms.speech.messages import Discarded, Finished, Shuffled
from tests.games.microfilms.scenario import Scene, kind


def test_M6_1_a_suspect_holds_one_card_and_a_cleared_player_two() -> None:
    scene = Scene().act("draw", draws=["ace"])
    assert scene.s.phase == DISCARD
    assert scene.seat == 0
    scene = Scene(cleared=[0]).act("draw", draws=["ace"])
    assert scene.s.phase == TURN
    assert len(scene.hand(0)) == 2
    scene.turn_of(0).act("draw", draws=["steal card"])
    assert scene.s.phase == DISCARD


def test_M6_2_MR39_excess_cards_go_one_by_one_in_the_order_of_choice() -> None:
    scene = Scene().give(0, "microfilm usa", "letter usa").act("pass")
    assert scene.legal() == [
        "discard microfilm usa",
        "discard letter usa",
        "discard cash out card",
    ]
    scene.act("discard letter usa")
    assert scene.seat == 0
    scene.act("discard microfilm usa")
    assert scene.discards() == ["letter usa", "microfilm usa"]
    assert scene.heard(None, Discarded).card == kind("microfilm usa")
    assert scene.seat == 1


def test_M6_3_MR14_the_ace_is_discarded_for_two_francs_or_not_at_all() -> None:
    poor = Scene(francs={0: 1}).act("draw", draws=["ace"])
    assert poor.legal() == ["discard cash out card"]
    rich = Scene(francs={0: 2}).act("draw", draws=["ace"])
    assert "discard ace" in rich.legal()
    rich.act("discard ace")
    assert rich.s.francs[0] == 0
    assert rich.s.house == 29
    assert rich.discards() == ["ace"]


def test_MR14_the_ace_is_passed_on_and_taken_for_nothing() -> None:
    scene = Scene(cleared=[0], francs={0: 2}).give(0, "ace").act("bribe b", "offer ace", "accept")
    assert scene.s.francs[0] == 2
    scene = Scene(dealt=("steal card", "cash out card", "cash out card"), francs={1: 2})
    scene.give(1, "ace").act("steal card blackmail b", "refuse", draws=["ace"])
    assert scene.s.francs[1] == 2


def test_M6_4_only_the_active_players_hand_is_checked() -> None:
    scene = Scene().give(1, "ace", "letter usa").act("pass")
    assert scene.s.phase == TURN
    assert scene.seat == 1
    assert len(scene.hand(1)) == 3
    scene.act("pass")
    assert scene.s.phase == DISCARD


def test_M6_5_an_empty_deck_is_made_from_the_discards_and_an_evening_passes() -> None:
    scene = Scene(cleared=[0]).bury(*Scene().deck()[:-1])
    assert scene.s.deck.size == 1
    buried = sorted(scene.discards())
    scene.act("draw")
    assert scene.s.evening == 2
    assert sorted(scene.deck()) == buried
    assert scene.discards() == []
    assert scene.heard(None, Shuffled).evening == 2
    assert scene.page(2).shuffled == scene.s.deck.cards


def test_MR2_the_deck_is_looked_at_after_the_discards_of_the_turn() -> None:
    scene = Scene().bury(*Scene().deck()[:-1]).act("draw")
    assert scene.s.evening == 1  # one card has to go first
    scene.act("discard cash out card")
    assert scene.s.evening == 2
    assert "cash out card" in scene.deck()


def test_MR2_without_discards_nothing_is_shuffled_and_no_evening_passes() -> None:
    scene = Scene().second_evening()
    scene.give(1, *scene.deck()).act("pass")
    assert scene.s.evening == 2
    assert scene.s.deck.size == 0


def test_MR3_the_deck_is_looked_at_after_an_elimination_too() -> None:
    scene = Scene("hitman", "usa", "ussr", "china", cleared=[0])
    scene.give(1, *scene.deck())
    assert scene.s.deck.size == 0
    scene.act("shoot c")
    assert scene.s.evening == 2
    assert scene.deck() == ["cash out card"]


def test_MR31_after_forty_turns_for_each_seat_nobody_has_won() -> None:
    scene = Scene()
    for _ in range(TURNS_A_SEAT * 3):
        assert scene.s.phase == TURN
        scene.act("pass")
    assert scene.ending == ("forty turns", ())
    assert scene.heard(None, Finished).winners == []
