"""No bot answers to what its seat cannot know; and a bot that does is caught."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from brushpass.bots.bot import Bot
from brushpass.bots.clerk import Clerk
from brushpass.bots.question import Asked
from brushpass.bots.registry import BOTS, find_bot
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from tests.bots.glass_wall import check_glass_wall, pairs
from tests.conformity.cells import Cell, all_cells, cells_of
from tests.conformity.leaks.bent import Bent, covered


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("cell", all_cells(), ids=str)
def test_a_bot_answers_the_same_in_truths_that_its_seat_cannot_tell_apart(
    cell: Cell, bot: str
) -> None:
    count = pairs(BOTS[bot])
    tally = check_glass_wall(cell, find_bot(bot, cell.game), count)
    assert tally.pairs == count
    assert tally.answers >= count
    if count >= 20:
        assert tally.different > count / 5, f"{cell}: hardly anything is hidden: {tally}"


class Careless(Bent):
    """Planted: the rules keep the last truth that they showed to somebody."""

    last: Any = None

    def see(self, s: Any, seat: int | None, memory: Any) -> Any:
        self.last = s
        return super().see(s, seat, memory)


def taking(number: int, options: Sequence[Action]) -> list[float]:
    return [float(place == number % len(options)) for place in range(len(options))]


class Peeper(Bot):
    """Looks at the covered cards of the other player."""

    name = "peeper"

    def policy(self, asked: Asked) -> Sequence[float]:
        truth = self.game.last  # type: ignore[attr-defined]
        return taking(sum(covered(truth, 1 - asked.view.seat)), asked.options)


class Rememberer(Bot):
    """Has seen the other truth, or another seat's cards, and lets them count."""

    name = "rememberer"
    seen = 0

    def policy(self, asked: Asked) -> Sequence[float]:
        self.seen += 1
        return taking(self.seen, asked.options)


class Gambler(Bot):
    """Draws on luck that is not its own: the table's, for all that anybody can tell."""

    name = "gambler"

    def policy(self, asked: Asked) -> Sequence[float]:
        return taking(random.randrange(1000), asked.options)


CHEATS: list[Callable[[AnyGame], Bot]] = [Peeper, Rememberer, Gambler]


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_bot_that_cheats_is_caught(cheat: Callable[[AnyGame], Bot]) -> None:
    game = Careless()
    (cell,) = cells_of(game)
    with pytest.raises(AssertionError, match="in two truths that its seat cannot tell apart"):
        check_glass_wall(cell, cheat(game), 200)
    check_glass_wall(cell, Clerk(game), 50)  # an honest bot at the same table is not


class Peeking(Bent):
    """Planted: imagines the truth itself, which a careless table left lying about."""

    def __init__(self, table: Careless) -> None:
        super().__init__()
        self.table = table

    def imagine(self, v: Any, chance: Chance) -> Any:
        return self.clone(self.table.last)


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("recruit", "clerk")])
def test_a_bot_whose_imagination_peeks_is_caught(name: str) -> None:
    table = Careless()
    (cell,) = cells_of(table)
    with pytest.raises(AssertionError, match="in two truths that its seat cannot tell apart"):
        check_glass_wall(cell, find_bot(name, Peeking(table)), 200)
