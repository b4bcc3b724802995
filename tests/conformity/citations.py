"""Whether whatever is said cites a rule that speaks of it.

A game's `subjects.py` says what a rule must speak of to be cited: for a fact (FACTS, by type of
message), for an answer (ANSWERS, by type of action), and for the line above the answers, which
those who wait read too (`question`, by view). A subject is a pattern that the rule's text holds.
So no number is told twice, and a wrong one is found by what its rule says. A fact whose subject
is empty cites nothing: no single rule says it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from brushpass.core.rulebook import sections
from brushpass.core.words import Words
from tests.conformity.cells import Cell
from tests.conformity.play import walk

Subject = str | Callable[..., str]


@dataclass(frozen=True)
class Citation:
    said: str
    rule: str
    subject: str


def subjects_of(game: str) -> Any:
    return import_module(f"tests.games.{game}.subjects")


def texts_of(game: str) -> dict[str, str]:
    return {rule.number: rule.text for section in sections(game) for rule in section.rules}


def misled(citation: Citation, texts: Mapping[str, str]) -> bool:
    if not citation.subject:
        return citation.rule != ""
    text = texts.get(citation.rule)
    return text is None or not re.search(citation.subject, text)


def citations(cell: Cell, seed: int, words: Words[Any]) -> Iterator[Citation]:
    """All of a random game: every fact, and what everybody is asked and may answer."""
    game, subjects = cell.game, subjects_of(cell.game.about.name)
    heard = [0] * (cell.seats + 1)
    for world in walk(cell, seed):
        for box, told in enumerate(world.told):
            for message in told[heard[box] :]:
                about = subject(subjects.FACTS, message, message)
                yield Citation(repr(message), words.rule(message), about)
            heard[box] = len(told)
        asked = game.to_act(world.s)
        for audience in cell.audiences:
            view = world.see(audience)
            prompt = words.prompt(view)
            yield Citation(prompt.text, prompt.rule, subjects.question(view, audience in asked))
            for action in game.legal(world.s, audience) if audience in asked else ():
                choice = words.choice(view, action)
                about = subject(subjects.ANSWERS, action, view, action)
                yield Citation(choice.text, choice.rule, about)


def subject(table: Mapping[type, Subject], thing: Any, *given: Any) -> str:
    known = table[type(thing)]
    return known if isinstance(known, str) else known(*given)
