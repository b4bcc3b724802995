"""What seats can do."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can do. A game makes each of its actions once and numbers them.

    `name` is how records, bots and people write it: lower-case words and figures. `recess` calls a
    break: nothing changes in the game, but clocks stand still, and bots are never offered it.
    """

    def __init__(self, name: str, recess: bool = False) -> None:
        self.id = -1
        self.name = name
        self.recess = recess

    def __repr__(self) -> str:
        return f"<{self.name}>"


def numbered(actions: Sequence[Action]) -> tuple[Action, ...]:
    """Give each action its place in the list as its id."""
    for number, action in enumerate(actions):
        action.id = number
    if len({action.name for action in actions}) < len(actions):
        raise ValueError("two actions of one game have the same name")
    return tuple(actions)


def refusal(action: Action, legal: Sequence[Action]) -> str:
    if not legal:
        return f"{action.name!r} comes at the wrong time: this seat has nothing to decide now"
    allowed = ", ".join(option.name for option in legal)
    return f"{action.name!r} is not possible now: allowed: {allowed}"
