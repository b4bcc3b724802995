"""Reads a move out of what somebody wrote. Nothing is guessed: a move in prose is none."""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from brushpass.bots.text.page import Offer
from brushpass.core.game import AnyGame
from brushpass.core.refusal import LONGEST_QUOTE, Refusal

LONGEST: Final = 65_536  # characters; models think aloud, but not that long

# Each finds its end in one pass, so a hostile text of any kind is read in a moment.
AS_JSON: Final = re.compile(r'"move"\s*:\s*(?P<move>"(?:[^"\\]|\\.){0,200}"|-?\d{1,9})')
IN_BRACKETS: Final = re.compile(r"\[(?P<move>[^\[\]\n]{1,200})\]")
NUMBER: Final = re.compile(r"-?\d{1,9}")
AROUND: Final = " \t\r\n\"'`*."  # how people and models set off a word


class Unreadable(Refusal):
    """No move in any of the forms, or one that this game does not know."""


class NotOffered(Refusal):
    """A move of this game, or a number, that is not among the options."""


def read_move(text: str, game: AnyGame, offers: Sequence[Offer]) -> int:
    """The place of the offer that is meant."""
    if len(text) > LONGEST:
        raise Unreadable(f"up to {LONGEST:,} characters are read, not {len(text):,}")
    given = last_move(text)
    if given is None:
        last = text.strip().rpartition("\n")[2].strip(AROUND)
        if not NUMBER.fullmatch(last) and _plain(last) not in _names(game, offers):
            raise Unreadable(f"there is no move in this answer: {allowed(offers)}")
        given = last
    return find(given, game, offers)


def last_move(text: str) -> str | None:
    """As JSON or in brackets; of several, the one that ends last."""
    found = [*AS_JSON.finditer(text), *IN_BRACKETS.finditer(text)]
    if not found:
        return None
    last = max(found, key=lambda match: match.end())
    given = last["move"]
    if last.re is AS_JSON and given.startswith('"'):
        try:
            given = str(msgspec.json.decode(given))
        except (msgspec.DecodeError, UnicodeError):
            given = given.strip('"')
    return given.strip(AROUND)


def find(given: str, game: AnyGame, offers: Sequence[Offer]) -> int:
    """A number, a name, or an option's words."""
    if NUMBER.fullmatch(given):
        if not 1 <= int(given) <= len(offers):
            raise NotOffered(f"there is no option {int(given)}: {allowed(offers)}")
        return int(given) - 1
    wanted = _plain(given)
    for told in ([offer.name for offer in offers], [offer.text for offer in offers]):
        places = [place for place, one in enumerate(told) if _plain(one) == wanted]
        if len(places) == 1:
            return places[0]
    quoted = given if len(given) <= LONGEST_QUOTE else given[:LONGEST_QUOTE] + "..."
    if wanted in _names(game, offers):
        raise NotOffered(f"{quoted!r} is not among the options now: {allowed(offers)}")
    raise Unreadable(f"this game has no move {quoted!r}: {allowed(offers)}")


def allowed(offers: Sequence[Offer]) -> str:
    return f"allowed: a number from 1 to {len(offers)}, or a name listed with it"


def _names(game: AnyGame, offers: Sequence[Offer]) -> set[str]:
    names = {_plain(action.name) for action in game.actions}
    return names | {_plain(offer.text) for offer in offers}


def _plain(text: Any) -> str:
    return " ".join(str(text).casefold().split())
