"""What a person can type at the table."""

from dataclasses import dataclass
from typing import Final

KEYS: Final = "A number plays. ? rule, ? 2 rule of 2, t table, d dossier, r rules, q leave."


class Leave(Exception):
    """The person wants to go."""


class Again(Exception):
    """Nothing was understood; the text says why."""


@dataclass(frozen=True)
class Number:
    index: int


@dataclass(frozen=True)
class RuleOf:
    """The rule of the question, of an answer, or of a given number."""

    number: str = ""
    index: int | None = None


@dataclass(frozen=True)
class ShowTable:
    pass


@dataclass(frozen=True)
class ShowDossier:
    pass


@dataclass(frozen=True)
class Rules:
    section: str


@dataclass(frozen=True)
class Quit:
    pass


Answer = Number | RuleOf | ShowTable | ShowDossier | Rules | Quit


def read_answer(line: str, choices: int) -> Answer:
    typed = line.strip()
    key, rest = typed[:1].lower(), typed[1:].strip()
    if not typed:
        raise Again(f"Nothing is chosen yet: {allowed(choices)}")
    if is_number(typed):
        return Number(read_index(typed, choices))
    if key == "?":
        if is_number(rest):
            return RuleOf(index=read_index(rest, choices))
        return RuleOf(number=rest.upper())
    if typed.lower() == "t":
        return ShowTable()
    if typed.lower() == "d":
        return ShowDossier()
    if typed.lower() == "r" or typed.lower().startswith("r "):
        return Rules(rest.upper())
    if typed.lower() in ("q", "quit"):
        return Quit()
    raise Again(f"{typed[:40]!r} is no answer here: {allowed(choices)}")


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10


def read_index(text: str, choices: int) -> int:
    if not 1 <= int(text) <= choices:
        raise Again(f"There is no answer {int(text)}: {allowed(choices)}")
    return int(text) - 1


def allowed(choices: int) -> str:
    numbers = "1" if choices == 1 else f"a number from 1 to {choices}"
    return f"type {numbers}, or one of ? t d r q"
