"""A game in four sentences: its aim, and how a turn goes. Its rulebook begins with them."""

import re
from dataclasses import dataclass
from typing import Final

from brushpass.core.rulebook import parts

SENTENCE: Final = re.compile(r"(?<=\.) (?=[A-Z])")


@dataclass(frozen=True)
class Brief:
    aim: str
    turn: tuple[str, ...]  # three


def brief(game: str) -> Brief:
    aim, *turn = SENTENCE.split(parts(game)[0].preface)
    return Brief(aim, tuple(turn))
