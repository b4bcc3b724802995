"""Who won, in words."""

from brushpass.core.result import Result
from brushpass.core.seats import letter


def outcome(result: Result | None, you: int | None = None) -> str:
    if result is None:
        return "unfinished"
    return f"{result.ending}: {winners(result, you)}, {score(result)}"


def winners(result: Result, you: int | None = None) -> str:
    if not result.winners:
        return "a draw"
    names = ["you" if seat == you else letter(seat) for seat in result.winners]
    listed = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
    return f"{listed} {'wins' if len(names) == 1 and names != ['you'] else 'win'}"


def score(result: Result) -> str:
    return ", ".join(
        f"{letter(seat)} {points(earned)}" for seat, earned in enumerate(result.points)
    )


def points(earned: float) -> str:
    return f"{earned:g}"
