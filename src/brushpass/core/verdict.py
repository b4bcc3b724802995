"""How an ending is told: the same few words on every surface. A game may say more (`Words`)."""

from brushpass.core.result import Result
from brushpass.core.seats import called


def verdict(result: Result, seat: int | None) -> str:
    """'You won', 'A and B won', 'Both lost', 'A draw': to this seat; None is a spectator."""
    if result.drawn:
        return "A draw"
    if len(result.winners) in (0, len(result.points)):
        many = "both" if len(result.points) == 2 else "all"
        everybody = many.capitalize() if seat is None else f"You {many}"
        return f"{everybody} {'won' if result.winners else 'lost'}"
    names = [called(winner) for winner in result.winners if winner != seat]
    if seat in result.winners:
        names = ["You", *names]
    *first, last = names
    return f"{', '.join(first)} and {last} won" if first else f"{last} won"
