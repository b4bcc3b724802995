"""A tell that listens: it passes every fact on as the name of its method and its arguments."""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

from brushpass.core.game import AnyGame
from brushpass.core.post import Post

Hear = Callable[[str, tuple[Any, ...]], None]


def facts_of(game: AnyGame) -> list[str]:
    """The names of all facts that the rules of the game can tell."""
    kind = type(game.silent)
    return sorted(
        name
        for name in set(dir(kind)) - set(dir(object))
        if not name.startswith("_") and callable(getattr(kind, name))
    )


def arguments_of(game: AnyGame, fact: str) -> list[str]:
    """Read from the teller, which is never compiled."""
    teller = type(game.face.teller(Post(max(game.about.modes[0].seats))))
    return list(inspect.signature(getattr(teller, fact)).parameters)[1:]


def listening(game: AnyGame, hear: Hear) -> Any:
    tell = _listener(game)()
    tell.hear = hear
    return tell


@cache  # a class is never forgotten again, and a long run asks for many
def _listener(game: AnyGame) -> Any:
    def method(fact: str) -> Callable[..., None]:
        names = arguments_of(game, fact)

        def told(self: Any, *args: Any, **named: Any) -> None:
            self.hear(fact, (*args, *(named[name] for name in names[len(args) :])))

        return told

    kind: Any = type(game.silent)
    return type("Listening", (kind,), {fact: method(fact) for fact in facts_of(game)})
