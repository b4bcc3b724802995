"""What people write: names and talk. It stays text everywhere, and fits on a line."""

import unicodedata
from typing import Final

from brushpass.server.tables.refused import Refused

LONGEST_NAME: Final = 24
LONGEST_TALK: Final = 500


def read_name(text: str) -> str:
    return _read(text, "a name", LONGEST_NAME)


def read_talk(text: str) -> str:
    return _read(text, "what is said", LONGEST_TALK)


def read_reason(text: str) -> str:
    return _read(text, "a reason", LONGEST_TALK).rstrip(".")


def _read(text: str, what: str, longest: int) -> str:
    # Controls and signs that turn the direction of writing could disguise one name as another.
    plain = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    line = " ".join(plain.split())
    if not 1 <= len(line) <= longest:
        raise Refused("wrong", f"{what} has 1 to {longest} signs, not {len(line)}")
    return line
