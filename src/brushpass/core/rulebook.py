"""The numbered rules of a game, read from its `rulebook.md` and `rulings.md`.

Each text begins with a title and a preface: the rulebook's says what the game is about, that of the
rulings what had to be decided and why. A section is a line `## K2 Set-up`; a rule is a list item
`- **K2.1** One sentence or two.`; what had to be reconstructed says so right behind its number:
`- **KR7** (reconstructed) ...`. A text holds nothing else, so nothing is lost on the way.
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


@dataclass(frozen=True)
class Part:
    title: str
    preface: str
    sections: tuple[Section, ...]


def parts(game: str) -> list[Part]:
    """The rulebook, whose preface is the aim of the game, and the rulings."""
    return [read(game_text(game, "rulebook.md")), read(game_text(game, "rulings.md"))]


def sections(game: str) -> list[Section]:
    return [section for part in parts(game) for section in part.sections]


def read(text: str) -> Part:
    head, *bodies = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, preface = head.removeprefix("# ").partition("\n")
    return Part(title, " ".join(preface.split()), tuple([_section(body) for body in bodies]))


def _section(body: str) -> Section:
    # A rule may run over several lines; its further lines are indented.
    title, *lines = re.sub(r"\n {2,}(?=\S)", " ", body).splitlines()
    return Section(title, tuple([_rule(line) for line in lines if line]))


def _rule(line: str) -> Rule:
    match = RULE.fullmatch(line)
    if not match:
        raise ValueError(f"neither a section nor a rule: {line!r}")
    words = match["text"]
    told = words.removeprefix(RECONSTRUCTED)
    return Rule(match["number"], told, told != words)


def rule(game: str, number: str) -> Rule:
    rules = {rule.number: rule for section in sections(game) for rule in section.rules}
    if number not in rules:
        raise unknown(f"rule of {game}", number, rules)
    return rules[number]
