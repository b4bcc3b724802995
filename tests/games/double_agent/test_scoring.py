"""D6 The end of the game."""

import pytest

from brushpass.games.double_agent.cards import KINDS, NONE
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import OVER
from brushpass.games.double_agent.wire import Drew, Finished
from tests.games.double_agent.scenario import DULL, A, B, Position, kinds

TOKENS = ((5, 4, 3, 2, 2, 1), (1, 2, 2, 3, 4, 5))


def last_but_one() -> Position:
    """A's next file before Agent B is the end."""
    position = Position(tokens=TOKENS).deliver("S", "A", "M", "P").counter("B", 1)
    return position.put(B, "B", "Minor Files", "Secret Files")


def ended(own: list[str], other: list[str]) -> Position:
    """The game ends with these cards of their own in the scoring piles, and 8 points more for A."""
    position = last_but_one()
    for seat, cards in ((A, own), (B, other)):
        for card in kinds(cards):
            position.s.decks[seat].remove(card)
            position.s.scored[seat].append(seat * KINDS + card)
    return position.file("Important Files", "B")


def test_D6_1_the_game_ends_when_one_agent_is_left() -> None:
    position = last_but_one()
    position.file("Important Files", "B")
    assert position.delivered() == "BSAMP"
    assert position.s.phase == OVER
    assert GAME.to_act(position.s) == ()
    result = GAME.result(position.s)
    assert result is not None
    assert result.ending == "last agent"
    assert result.winners == (A,)
    assert result.points == (8.0, 0.0)


def test_D6_1_it_goes_on_while_two_are_left() -> None:
    position = Position(tokens=TOKENS).deliver("S", "A", "M").counter("B", 1)
    position.put(B, "B", "Minor Files", "Secret Files").file("Important Files", "B")
    assert position.seat == B
    assert GAME.result(position.s) is None


def test_D6_1_DR36_a_chain_can_take_the_last_agent_too() -> None:
    position = last_but_one().put(A, "L", "Minor Files", "Minor Files", "Secret Files")
    position.file("Important Files", "B")
    assert position.delivered() == "LBSAMP"
    result = GAME.result(position.s)
    assert result is not None
    assert result.points == (14.0, 0.0)


def test_DR35_files_that_were_not_delivered_score_for_nobody() -> None:
    position = last_but_one().put(A, "L", "Top Secret Files", "Secret Files")
    position.file("Important Files", "B")
    result = GAME.result(position.s)
    assert result is not None
    assert result.points == (8.0, 0.0)


def test_DR36_nothing_is_drawn_after_the_end() -> None:
    position = last_but_one()
    drawn = len(position.told(A, Drew))
    position.file("Important Files", "B")
    assert len(position.told(A, Drew)) == drawn
    assert len(position.s.hands[A]) == 4


def test_D6_2_the_game_ends_when_nobody_has_cards() -> None:
    position = Position()
    for seat in (A, B):
        deck = position.s.decks[seat]
        while deck.size():
            position.s.discards[seat].append(deck.draw(position.deal))
    spare = position.s.hands[A][1:]
    position.s.discards[A] += spare
    position.s.hands[A] = position.s.hands[A][:1]
    position.s.discards[B] += position.s.hands[B]
    position.s.hands[B] = []
    position.file("Files", "L")
    assert position.s.phase == OVER
    result = GAME.result(position.s)
    assert result is not None
    assert result.ending == "no cards"
    assert result.winners == ()


def test_D6_2_a_hand_is_enough_to_go_on() -> None:
    position = Position()
    for seat in (A, B):
        deck = position.s.decks[seat]
        while deck.size():
            position.s.discards[seat].append(deck.draw(position.deal))
    position.file("Files", "L")
    assert position.seat == B


@pytest.mark.parametrize(
    ("own", "other", "winner"),
    [
        ([], ["Top Secret Files"], A),
        ([], ["Top Secret Files", "Secret Files"], B),
        (["Secret Files"], ["Top Secret Files", "Top Secret Files"], B),
    ],
)
def test_D6_3_the_higher_total_wins(own: list[str], other: list[str], winner: int) -> None:
    result = GAME.result(ended(own, other).s)
    assert result is not None
    assert result.winners == (winner,)


@pytest.mark.parametrize(
    ("own", "other", "winner"),
    [
        ([], ["Top Secret Files", "Minor Files"], B),  # 8 in three cards against 8 in two
        ([], ["Minor Files", "Nosy", "Shredder", "Clues"], A),
    ],
)
def test_D6_4_fewer_cards_win_a_tie(own: list[str], other: list[str], winner: int) -> None:
    position = ended(own, other)
    result = GAME.result(position.s)
    assert result is not None
    assert result.points == (8.0, 8.0)
    assert result.winners == (winner,)
    for seat in (A, B, None):
        told = position.told(seat, Finished)
        assert told == [Finished("last agent", winner, [8, 8], [3, len(other)])]


def test_DR37_equal_points_and_cards_are_a_draw() -> None:
    position = ended([], ["Top Secret Files", "Nosy", "Personal Files"])
    result = GAME.result(position.s)
    assert result is not None
    assert result.winners == ()
    assert result.drawn
    assert result.honest == (0.0, 0.0)
    assert position.told(None, Finished) == [Finished("last agent", NONE, [8, 8], [3, 3])]


def test_the_longest_game_is_as_long_as_is_said() -> None:
    """22 cards and one taken back: at most two decisions for each, and three influence moves."""
    assert GAME.about.modes[0].longest == 2 * (5 + 2 * 23 + 3)
    assert len(DULL) == 5
