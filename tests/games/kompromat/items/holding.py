"""Who holds which items, and what can be done with one."""

from tests.games.kompromat.scenario import Position

Items = tuple[list[str], list[str]]


def first_holds(*names: str) -> Items:
    return (list(names), [])


def second_holds(*names: str) -> Items:
    return ([], list(names))


def uses(position: Position, word: str) -> list[str]:
    """What the player to act is offered to do with one item."""
    return [name for name in position.legal() if word in name]
