"""How a game ended, in a line."""

from brushpass.core.seats import letter
from brushpass.core.table import Table


def outcome(table: Table) -> str:
    result = table.game.result(table.state)
    if result is None:
        return "unfinished"
    scores = [f"{letter(seat)} {points(earned)}" for seat, earned in enumerate(result.points)]
    return f"{table.game.face.words().verdict(result, None)}, {result.ending}: {', '.join(scores)}"


def points(earned: float) -> str:
    return f"{earned:g}"
