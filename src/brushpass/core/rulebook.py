"""The numbered rules of a game, read from its `rulebook.md` and `rulings.md`.

A section is a line `## K2 Set-up`; a rule is a list item `- **K2.1** One sentence or two.`; what
had to be reconstructed says so right behind its number: `- **KR7** (reconstructed) ...`.
"""

import re
from dataclasses import dataclass
from typing import Final

from brushpass.core.catalogue import game_text
from brushpass.core.refusal import unknown

RULE: Final = re.compile(r"- \*\*(?P<number>[A-Z]+\d+(\.\d+)?)\*\* (?P<text>.+)")
RECONSTRUCTED: Final = "(reconstructed) "


@dataclass(frozen=True)
class Rule:
    number: str
    text: str
    reconstructed: bool


@dataclass(frozen=True)
class Section:
    title: str
    rules: tuple[Rule, ...]


def sections(game: str) -> list[Section]:
    """The rulebook's sections, then those of the rulings."""
    return [*_read(game_text(game, "rulebook.md")), *_read(game_text(game, "rulings.md"))]


def _read(text: str) -> list[Section]:
    # A rule may run over several lines; its further lines are indented.
    joined = re.sub(r"\n {2,}(?=\S)", " ", text)
    found: list[tuple[str, list[Rule]]] = []
    for line in joined.splitlines():
        if line.startswith("## "):
            found.append((line[3:], []))
        elif match := RULE.fullmatch(line):
            words = match["text"]
            told = words.removeprefix(RECONSTRUCTED)
            found[-1][1].append(Rule(match["number"], told, told != words))
    return [Section(title, tuple(rules)) for title, rules in found]


def rule(game: str, number: str) -> Rule:
    rules = {rule.number: rule for section in sections(game) for rule in section.rules}
    if number not in rules:
        raise unknown(f"rule of {game}", number, rules)
    return rules[number]
