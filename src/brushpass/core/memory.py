"""What one audience makes of what it was told."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """One for each seat, and one for everybody who watches.

    It hears what its audience is told, in that order, and never meets a state. So whatever it
    concludes, and however cleverly, follows from the messages: a memory cannot leak.

    As it stands here it concludes nothing, which is enough for a game whose table shows all that a
    seat may know.
    """

    def hear(self, message: Any) -> None:
        """The next message to this audience."""

    def clone(self) -> "Memory":
        return self

    def page(self) -> Any:
        """All of it, written down for the view: a `Wire`, or None if there is nothing to write."""
        return None
