"""What a seat reads: made of what it sees and was told, and of nothing else."""

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question
from brushpass.bots.text.prompt import observation
from brushpass.core.chance import Fast
from brushpass.core.wire import Message, encode
from brushpass.research.text import Came, TextTable
from tests.conformity.cells import Cell
from tests.conformity.worlds import World

ANSWERS = 60  # of one game
EVERY = 4  # answers between looks


def text_of(world: World, seat: int, told: list[Message]) -> str:
    options = [option.id for option in world.game.legal(world.s, seat)]
    letters = [encode(message) for message in told]
    sight = world.sight(seat)
    question = Question.put(world.game, world.options, seat, sight, letters, options, Budget())
    return observation(world.game, question, 0)


def check_same_text(a: World, b: World, seat: int) -> None:
    """`b` was imagined from what the seat saw in `a`; both were played on since."""
    since = b.told[seat]
    earlier = len(a.told[seat]) - len(since)
    assert text_of(a, seat, a.told[seat][earlier:]) == text_of(b, seat, since)


def check_canaries_in_texts(cell: Cell, table: TextTable, seed: int) -> int:
    """How many markers were planted while a game was played in words."""
    planted = answers = 0
    luck = Fast(seed)
    table.reset(seed)
    while not table.over and answers < ANSWERS:
        if answers % EVERY == 0:
            planted += sum([_look(cell, table, seat) for seat in range(cell.seats)])
        seat = table.to_act[luck.pick(len(table.to_act))]
        while table.act(seat, f"[{1 + luck.pick(12)}]").came is not Came.PLAYED:
            pass
        answers += 1
    return planted


def _look(cell: Cell, table: TextTable, seat: int) -> int:
    """All that the table says to a seat, with the truth full of markers."""
    dealt = table._table
    truth = dealt.state
    dealt.state = cell.game.clone(truth)
    markers = [str(marker) for marker in cell.secrets.plant(dealt.state, seat)]
    try:
        text = table.observe(seat) + table.introduction(seat)
        if seat in table.to_act:
            text += "".join([table.act(seat, wrong).words for wrong in ("", "[99]", "nothing")])
    finally:
        dealt.state = truth
    found = [marker for marker in markers if marker in text]
    assert found == [], f"{cell}: seat {seat} reads a secret: {text}"
    return len(markers)
