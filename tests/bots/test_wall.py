"""What a bot receives has been through bytes: nothing it holds leads to the truth."""

from collections.abc import Sequence
from typing import Any

import pytest

from brushpass.bots.bot import Bot
from brushpass.bots.wall import Walled
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.table import Table


class Curious(Bot):
    name = "curious"
    words = "keeps all it is given"

    def choose(
        self, view: Any, told: Sequence[Any], options: Sequence[Action], *rest: Any
    ) -> Action:
        self.kept = (view, options)
        return options[0]


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
    walled = Walled(bot, Fast(2))
    for _ in range(40):
        if not (seats := table.to_act()):
            break
        view, options = table.view(seats[0]), table.legal(seats[0])
        walled.choose(view, options)
        seen, offered = bot.kept
        assert seen == view
        assert [option.id for option in offered] == [option.id for option in options]
        outside = {id(part) for part in parts(view)}
        assert outside
        assert not outside & {id(part) for part in parts(seen)}
        assert offered is not options
        table.play(seats[0], options[chance.pick(len(options))])


def test_a_view_that_shares_a_list_with_the_truth_is_harmless() -> None:
    """Planted: the rules forgot to copy. A bot that writes into its view changes nothing."""
    game = find_game("kompromat")
    state = game.setup(game.about.options(), Fast(1), game.silent)
    view = game.see(state, game.to_act(state)[0], None)

    class Vandal(Curious):
        def choose(self, view: Any, *rest: Any) -> Action:
            view.missions.clear()
            return super().choose(view, *rest)

    Walled(Vandal(game), Fast(2)).choose(view, game.legal(state, game.to_act(state)[0]))
    assert view.missions
