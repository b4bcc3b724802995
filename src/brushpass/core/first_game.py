"""A guided first game: a game that was played once, and what there is to say about it.

`first_game.txt` in a game's folder is its record, with A as the learner. `first_game.md` speaks of
some of A's decisions, each in a section that begins with the number of its step: the learner takes
these, and the record all others, of every seat. Between two sections an hour may pass.

    ## 12 Twenty-one, exactly

    Rule: K4.5
    Look: dossier
    Otherwise: Why no other answer is taken here, kindly.

    What happened, what is asked, why one would.

A section about the step after the last one leaves the rest of the game to the learner: then
anything goes, bots play the others, and luck is luck. The last section has no number: how one wins.
What stands before the first is said with it.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from brushpass.core.catalogue import find_game, game_text
from brushpass.core.record import Record

LEARNER: Final = 0
SECTION: Final = re.compile(r"(?:(?P<step>\d+) )?(?P<title>.+)")
FIELD: Final = re.compile(r"(?P<name>[A-Z][a-z]+): (?P<value>.+)")
FIELDS: Final = {"Rule", "Look", "Otherwise"}
PLACES: Final = ("answer", "board", "dossier", "log", "points")  # what of a page a text speaks of


@dataclass(frozen=True)
class Lesson:
    """What is said before one decision."""

    step: int  # of the record, from 1; the end has the one that never comes
    title: str
    text: tuple[str, ...]
    rule: str = ""
    look: str = "answer"
    otherwise: str = ""  # to whoever wants to decide differently; empty: they may


@dataclass(frozen=True)
class FirstGame:
    record: Record
    lessons: tuple[Lesson, ...]  # in the order of their steps
    end: Lesson

    @property
    def pages(self) -> int:
        return len(self.lessons) + 1

    def lesson(self, step: int) -> Lesson | None:
        """About the decision with which the game goes on at this step."""
        return next((one for one in self.lessons if one.step == step), None)


@cache
def first_game(name: str) -> FirstGame | None:
    """None: nobody has written one for this game."""
    find_game(name)
    try:
        text = game_text(name, "first_game.md")
    except FileNotFoundError:
        return None
    return read(text, Record.from_text(game_text(name, "first_game.txt")))


def read(text: str, record: Record) -> FirstGame:
    head, *bodies = re.split(r"^## ", text, flags=re.MULTILINE)
    _, _, briefing = head.partition("\n")  # after the title
    first, *lessons, end = [_lesson(body, len(record.steps) + 2) for body in bodies]
    first = replace(first, text=(_line(briefing), *first.text))
    return FirstGame(record, (first, *lessons), end)


def _lesson(body: str, never: int) -> Lesson:
    heading, *paragraphs = [part for part in body.split("\n\n") if part.strip()]
    section = SECTION.fullmatch(heading.strip())
    fields: dict[str, str] = {}
    if paragraphs and FIELD.match(paragraphs[0]):
        fields = _fields(paragraphs.pop(0))
    if section is None or not paragraphs or not fields.keys() <= FIELDS:
        raise ValueError(f"not a section of a first game: {body[:60]!r}")
    return Lesson(
        int(section["step"] or never),
        section["title"],
        tuple(map(_line, paragraphs)),
        fields.get("Rule", ""),
        fields.get("Look", "answer"),
        fields.get("Otherwise", ""),
    )


def _fields(paragraph: str) -> dict[str, str]:
    """One a line; a line that begins with none goes on with the one before."""
    joined = re.sub(rf"\n(?!(?:{'|'.join(sorted(FIELDS))}): )", " ", paragraph.strip())
    found = [FIELD.fullmatch(line) for line in joined.split("\n")]
    return {one["name"]: one["value"] for one in found if one is not None}


def _line(text: str) -> str:
    return " ".join(text.split())
