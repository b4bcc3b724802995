"""Saying no: one sentence for the person who asked, with what is allowed instead."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_QUOTE: Final = 40


class Refusal(ValueError):
    """The text is one clear sentence, fit to be shown as it stands."""


class IllegalAction(Refusal):
    """An action that its seat cannot take now. The state is as it was."""


class BadRecord(Refusal):
    """A record that cannot be read, or cannot have happened. Says where and what."""


def unknown(what: str, given: str, allowed: Iterable[str]) -> Refusal:
    """A name that is none of the allowed ones, with the nearest of them if it looks like a slip."""
    names = list(allowed)
    given = given if len(given) <= LONGEST_QUOTE else given[:LONGEST_QUOTE] + "..."
    near = get_close_matches(given.lower(), [name.lower() for name in names], n=1)
    hint = next((f"did you mean {name!r}? " for name in names if near == [name.lower()]), "")
    listed = ", ".join(names) if names else "none here"
    return Refusal(f"unknown {what} {given!r}: {hint}allowed: {listed}")
