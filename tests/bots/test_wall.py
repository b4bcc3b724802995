"""What a bot receives has been through bytes: nothing it holds leads to the truth."""

from typing import Any

import pytest

from brushpass.bots.bot import Bot
from brushpass.bots.question import Asked
from brushpass.bots.wall import Walled
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import encode


class Curious(Bot):
    name = "curious"
    words = "keeps all it is given"

    def choose(self, asked: Asked) -> Action:
        self.kept = asked
        return asked.options[0]


def parts(thing: Any) -> list[Any]:
    """A view and every object in it that could be shared with something else."""
    if isinstance(thing, list | tuple):
        return [thing, *[part for item in thing for part in parts(item)]]
    if hasattr(thing, "__struct_fields__"):
        inside = [getattr(thing, name) for name in thing.__struct_fields__]
        return [thing, *[part for item in inside for part in parts(item)]]
    return []


@pytest.mark.parametrize("name", games())
def test_nothing_is_shared_with_the_table(name: str) -> None:
    game = find_game(name)
    chance = Fast(1)
    table = Table(game, game.about.options(), chance)
    bot = Curious(game)
    asked = 0
    while (seats := table.to_act()) and asked < 40:
        seat = seats[0]
        view, options = table.view(seat), table.legal(seat)
        options = tuple([option for option in options if not option.recess])  # no bot's affair
        if len(options) > 1:
            asked += 1
            walled = Walled(bot, table.options, seat, Fast(2))
            walled.choose(encode(view), tuple([option.id for option in options]))
            assert bot.kept.view == view
            assert [option.id for option in bot.kept.options] == [option.id for option in options]
            outside = {id(part) for part in parts(view)}
            assert outside
            assert not outside & {id(part) for part in parts(bot.kept.view)}
            assert bot.kept.options is not options
        table.play(seat, options[chance.pick(len(options))])
    assert asked > 3


def test_a_view_that_shares_a_list_with_the_truth_is_harmless() -> None:
    """Planted: the rules forgot to copy. A bot that writes into its view changes nothing."""
    game = find_game("kompromat")
    table = Table(game, game.about.options(), Fast(1))
    (seat,) = table.to_act()
    shared = table.view(seat)

    class Vandal(Curious):
        def choose(self, asked: Asked) -> Action:
            asked.view.missions.clear()
            return super().choose(asked)

    bot = Vandal(game)
    options = tuple([option.id for option in table.legal(seat)])
    Walled(bot, table.options, seat, Fast(2)).choose(encode(shared), options)
    assert not bot.kept.view.missions
    assert shared.missions
