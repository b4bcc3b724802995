"""Games to the end, and everything that can happen in a few steps."""

from fractions import Fraction

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast, Script
from brushpass.core.playout import outcomes, perft, random_playout
from brushpass.core.wire import encode
from tests.core.test_game import HEADS, Coins


def test_a_random_playout_goes_to_the_end_and_counts_decisions() -> None:
    s: list[int] = []
    assert random_playout(Coins(), s, Fast(1)) == 3
    assert len(s) == 3
    assert random_playout(Coins(), s, Fast(1)) == 0


def test_the_same_luck_gives_the_same_playout() -> None:
    game = find_game("kompromat")
    ends = []
    for _ in range(2):
        chance = Fast(3)
        s = game.setup(game.about.options(), chance, game.silent)
        decisions = random_playout(game, s, chance)
        result = game.result(s)
        assert result is not None
        ends.append((decisions, result.points, encode(game.see(s, None, None))))
    assert ends[0] == ends[1]


def test_outcomes_of_an_action_with_their_probabilities() -> None:
    before: list[int] = []
    found = outcomes(Coins(), before, 0, HEADS)
    assert found == [(Fraction(1, 2), [0], [1]), (Fraction(1, 2), [1], [0])]
    assert before == [], "the state is left alone"


def test_outcomes_of_a_draw_are_by_kind_and_replay_as_a_script() -> None:
    game = find_game("kompromat")
    s = game.setup(game.about.options(), Fast(5), game.silent)
    (seat,) = game.to_act(s)
    actions = {action.name: action for action in game.actions}
    game.play(s, seat, actions["attempt 1"], Fast(1), game.silent)
    found = outcomes(game, s, seat, actions["draw"])
    assert sum(p for p, _, _ in found) == 1
    deck = s.decks[seat]
    assert len(found) == sum(1 for count in deck.counts if count)
    for p, picks, after in found:
        card = after.stack(seat, 0).cards[-1]
        assert p == Fraction(deck.counts[card], deck.below)
        twin = game.clone(s)
        script = Script(picks)
        game.play(twin, seat, actions["draw"], script, game.silent)
        script.finish()
        assert encode(game.see(twin, seat, None)) == encode(game.see(after, seat, None))


def test_perft_counts_choices_times_luck() -> None:
    game = Coins()
    assert [perft(game, [], depth) for depth in range(6)] == [1, 4, 16, 64, 64, 64]


def test_perft_by_hand_at_the_beginning_of_a_game() -> None:
    """Four missions to choose from; then a draw of any kind left, or a stop and the other's."""
    game = find_game("kompromat")
    s = game.setup(game.about.options(), Fast(5), game.silent)
    (seat,) = game.to_act(s)
    own = sum(1 for count in s.decks[seat].counts if count)
    other = sum(1 for count in s.decks[1 - seat].counts if count)
    assert perft(game, s, 1) == 4
    assert perft(game, s, 2) == 4 * (own + other)
