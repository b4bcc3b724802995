from collections import Counter

import pytest

from brushpass.bots.registry import BOTS, describe, find_bot
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.refusal import Refusal


def test_bots_are_found_by_name() -> None:
    assert list(BOTS) == ["recruit", "clerk"]
    game = find_game("kompromat")
    for name in BOTS:
        assert find_bot(name, game).name == name
        assert f"{name}: " in describe()


def test_a_slip_gets_a_suggestion() -> None:
    with pytest.raises(Refusal) as refusal:
        find_bot("clrek", find_game("kompromat"))
    assert "did you mean 'clerk'? allowed: recruit, clerk" in str(refusal.value)


def test_the_random_bot_takes_everything_equally_often_and_needs_no_view() -> None:
    game = find_game("kompromat")
    bot = find_bot("recruit", game)
    assert not bot.looks
    options = game.actions[:4]
    walled = Walled(bot, Fast(1))
    taken = Counter(walled.choose(None, options).id for _ in range(4000))
    assert set(taken) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in taken.values())


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_every_game_to_its_end(name: str, bot: str) -> None:
    game = find_game(name)
    for mode in game.about.modes:
        for seats in mode.seats:
            chance = Fast(seats)
            state = game.setup(game.about.options(mode.name, seats), chance, game.silent)
            players = [Walled(find_bot(bot, game), Fast(seat)) for seat in range(seats)]
            decisions = 0
            while acting := game.to_act(state):
                seat = acting[0]
                action = players[seat].choose(game.see(state, seat), game.legal(state, seat))
                game.play(state, seat, action, chance, game.silent)
                decisions += 1
            assert 0 < decisions <= mode.longest


@pytest.mark.parametrize("name", games())
def test_the_clerk_bot_repeats_itself_from_its_seed(name: str) -> None:
    game = find_game(name)
    state = game.setup(game.about.options(), Fast(3), game.silent)
    seat = game.to_act(state)[0]
    view, options = game.see(state, seat), game.legal(state, seat)
    bot = find_bot("clerk", game)
    first, second = Walled(bot, Fast(9)), Walled(bot, Fast(9))
    for _ in range(10):
        assert first.choose(view, options) is second.choose(view, options)
