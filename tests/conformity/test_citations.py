"""What is said cites the rule it follows from, not merely one that exists."""

import re
from typing import get_args

from brushpass.core.game import AnyGame
from tests.conformity.cells import Cell, cells_of
from tests.conformity.citations import Citation, citations, misled, subjects_of, texts_of

GAMES = 3
BROADEST = 6  # rules that one subject may fit


def test_every_citation_speaks_of_what_it_is_cited_for(cell: Cell) -> None:
    texts = texts_of(cell.game.about.name)
    words = cell.game.face.words()
    for seed in range(GAMES):
        for citation in set(citations(cell, seed, words)):
            assert not misled(citation, texts), f"{citation}: {texts.get(citation.rule)}"


def test_every_type_of_fact_and_answer_has_its_subject(game: AnyGame) -> None:
    subjects = subjects_of(game.about.name)
    assert set(subjects.FACTS) == set(get_args(game.face.message_type()))
    assert set(subjects.ANSWERS) == {type(action) for action in game.actions}


def test_a_subject_fits_few_rules(game: AnyGame) -> None:
    """One that fits many would let a wrong citation pass."""
    name = game.about.name
    texts = texts_of(name).values()
    words = game.face.words()
    found = {citation.subject for cell in cells_of(game) for citation in citations(cell, 0, words)}
    for subject in found - {""}:
        fitting = [text for text in texts if re.search(subject, text)]
        assert 1 <= len(fitting) <= BROADEST, f"{subject!r} fits {len(fitting)} rules"


def test_a_rule_that_does_not_exist_or_speaks_of_something_else_is_found() -> None:
    texts = {"X1.1": "Draw a card.", "X1.2": "Pass."}
    assert not misled(Citation("You draw.", "X1.1", "^Draw"), texts)
    assert misled(Citation("You draw.", "X1.2", "^Draw"), texts)
    assert misled(Citation("You draw.", "X1.3", "^Draw"), texts)
    assert misled(Citation("You draw.", "", "^Draw"), texts)
    assert misled(Citation("Something happens.", "X1.1", ""), texts)
    assert not misled(Citation("Something happens.", "", ""), texts)
