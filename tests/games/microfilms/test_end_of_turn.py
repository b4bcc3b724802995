"""M6 The end of a turn."""

from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import TURNS_A_SEAT
from brushpass.games.microfilms.rules.state import DISCARD, TURN
from brushpass.games.microfilms.speech.messages import Discarded, Finished, Shuffled
from tests.games.microfilms.scenario import Position, kind


def test_M6_1_a_suspect_holds_one_card_and_a_cleared_player_two() -> None:
    position = Position().act("draw", draws=["ace"])
    assert position.s.phase == DISCARD
    assert position.seat == 0
    position = Position(cleared=[0]).act("draw", draws=["ace"])
    assert position.s.phase == TURN
    assert len(position.hand(0)) == 2
    position.turn_of(0).act("draw", draws=["steal card"])
    assert position.s.phase == DISCARD


def test_M6_2_MR39_excess_cards_go_one_by_one_in_the_order_of_choice() -> None:
    position = Position().give(0, "microfilm usa", "letter usa").act("pass")
    assert position.legal() == [
        "discard microfilm usa",
        "discard letter usa",
        "discard cash out card",
    ]
    position.act("discard letter usa")
    assert position.seat == 0
    position.act("discard microfilm usa")
    assert position.discards() == ["letter usa", "microfilm usa"]
    assert position.heard(None, Discarded).card == kind("microfilm usa")
    assert position.seat == 1


def test_M6_3_MR14_the_ace_is_discarded_for_two_francs_or_not_at_all() -> None:
    poor = Position(francs={0: 1}).act("draw", draws=["ace"])
    assert poor.legal() == ["discard cash out card"]
    rich = Position(francs={0: 2}).act("draw", draws=["ace"])
    assert "discard ace" in rich.legal()
    rich.act("discard ace")
    assert rich.s.francs[0] == 0
    assert rich.s.house == 29
    assert rich.discards() == ["ace"]


def test_MR14_the_ace_is_passed_on_and_taken_for_nothing() -> None:
    position = (
        Position(cleared=[0], francs={0: 2}).give(0, "ace").act("bribe b", "offer ace", "accept")
    )
    assert position.s.francs[0] == 2
    position = Position(dealt=("steal card", "cash out card", "cash out card"), francs={1: 2})
    position.give(1, "ace").act("steal card blackmail b", "refuse", draws=["ace"])
    assert position.s.francs[1] == 2


def test_M6_4_only_the_active_players_hand_is_checked() -> None:
    position = Position().give(1, "ace", "letter usa").act("pass")
    assert position.s.phase == TURN
    assert position.seat == 1
    assert len(position.hand(1)) == 3
    position.act("pass")
    assert position.s.phase == DISCARD


def test_M6_5_an_empty_deck_is_made_from_the_discards_and_an_evening_passes() -> None:
    position = Position(cleared=[0]).bury(*Position().deck()[:-1])
    assert position.s.deck.size == 1
    buried = sorted(position.discards())
    position.act("draw")
    assert position.s.evening == 2
    assert sorted(position.deck()) == buried
    assert position.discards() == []
    assert position.heard(None, Shuffled).evening == 2
    assert position.page(2).shuffled == position.s.deck.cards


def test_MR2_the_deck_is_looked_at_after_the_discards_of_the_turn() -> None:
    position = Position().bury(*Position().deck()[:-1]).act("draw")
    assert position.s.evening == 1  # one card has to go first
    position.act("discard cash out card")
    assert position.s.evening == 2
    assert "cash out card" in position.deck()


def test_MR2_without_discards_nothing_is_shuffled_and_no_evening_passes() -> None:
    position = Position().second_evening()
    position.give(1, *position.deck()).act("pass")
    assert position.s.evening == 2
    assert position.s.deck.size == 0


def test_MR3_the_deck_is_looked_at_after_an_elimination_too() -> None:
    position = Position("hitman", "usa", "ussr", "china", cleared=[0])
    position.give(1, *position.deck())
    assert position.s.deck.size == 0
    position.act("shoot c")
    assert position.s.evening == 2
    assert position.deck() == ["cash out card"]


def test_MR31_after_forty_turns_for_each_seat_nobody_has_won_or_lost() -> None:
    position = Position()
    for _ in range(TURNS_A_SEAT * 3):
        assert position.s.phase == TURN
        position.act("pass")
    assert position.ending == ("forty turns", ())
    assert position.heard(None, Finished).winners == []
    result = GAME.result(position.s)
    assert result is not None
    assert result.honest == (0.0, 0.0, 0.0)
    assert GAME.face.words().verdict(result, 0) == "Nobody won"
    news = GAME.face.words().news(position.heard(0, Finished), 0)
    assert news.startswith("The end: forty turns. Nobody won.")
