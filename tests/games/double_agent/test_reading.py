"""What a display is told of points, needs and backs is what the rules make of them."""

from itertools import chain

from brushpass.games.double_agent.cards import AGENTS, CARDS, ENOUGH, TOKENS
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.reading import by_back, read
from brushpass.games.double_agent.scoring import points
from brushpass.games.double_agent.state import PLACING
from tests.conformity.cells import cells_of
from tests.conformity.play import walk

(CELL,) = cells_of(GAME)


def test_D6_3_points_are_the_value_of_the_scoring_piles() -> None:
    for world in walk(CELL, 2):
        told = [side.points for side in read(world.see(0)).sides]
        assert told == [points(pile) for pile in world.s.scored]
    result = GAME.result(world.s)
    assert result is not None
    assert told == list(result.points)


def test_D4_10_what_is_needed_and_what_a_neighbour_spared_make_up_the_usual_number() -> None:
    spared = 0
    for world in walk(CELL, 2):
        view = world.see(None)
        for agent, told in enumerate(read(view).agents):
            usual = ENOUGH + (view.extra >> agent & 1)
            assert view.needed[agent] + told.spared == usual
            spared += told.spared
    assert spared


def test_D4_3_D5_1_a_bonus_is_loyalty_beyond_the_token() -> None:
    bonuses = set()
    for seed in range(5):
        for world in walk(CELL, seed):
            told = read(world.see(1)).agents
            for agent in range(AGENTS):
                delivery = world.s.deliveries[agent]
                tokens = [tokens[agent : agent + 1] for tokens in world.s.tokens]
                expected = (
                    [0, 0]
                    if delivery is None
                    else [
                        loyalty - token
                        for loyalty, (token,) in zip(delivery.loyalty, tokens, strict=True)
                    ]
                )
                assert told[agent].bonus == expected
                bonuses.update(expected)
    assert {0, 1} <= bonuses <= {0, 1, 2}


def test_DR7_backs_that_lie_are_spent_held_or_left_make_up_a_deck() -> None:
    deck = by_back([card.back for card in CARDS for _ in range(card.copies)])
    settings = set()
    for world in chain.from_iterable(walk(CELL, seed) for seed in (4, 5)):
        settings.add(world.s.open_backs)
        for viewer in (0, 1, None):
            view = world.see(viewer)
            for seat, told in enumerate(read(view).sides):
                backs = told.backs
                parts = zip(backs.lie, backs.spent, backs.held, backs.left, strict=True)
                assert [sum(part) for part in parts] == deck
                hand = len(view.sides[seat].hand)
                assert sum(backs.held) == (hand if view.open_backs else 0)
                assert sum(backs.left) + sum(backs.held) == view.sides[seat].deck + hand
    assert settings == {True, False}


def test_D2_2_a_tray_holds_what_is_not_placed_and_only_ones_own_is_told() -> None:
    for world in walk(CELL, 4):
        for viewer in (0, 1, None):
            for seat, told in enumerate(read(world.see(viewer)).sides):
                if seat != viewer:
                    assert told.tray == []
                    continue
                all_told = sorted(told.tray + world.s.tokens[seat])
                assert all_told == [v for v, count in enumerate(TOKENS) for _ in range(count)]
        if world.s.phase != PLACING:
            break
