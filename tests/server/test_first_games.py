"""Every guided first game, from its text and its record alone."""

import random
import re

import pytest

from brushpass.core.catalogue import find_game, game_text
from brushpass.core.chance import Fast
from brushpass.core.first_game import LEARNER, PLACES, Lesson, read
from brushpass.core.rulebook import rule
from brushpass.core.table import Table, replay
from brushpass.server.spelled import spelled
from brushpass.server.tables.guided import Guided
from brushpass.server.tables.streams import Streams
from tests.conformity.effort import seed as first_seed
from tests.server.learner import (
    GAMES,
    along,
    begin,
    kinds,
    lessons_of,
    page,
    play_on,
    words_in,
)

SEED = first_seed()
FREE_GAMES = 20  # of what is left to the learner
RANDOM_GAMES = 60  # from which all kinds of decisions are gathered

# What a learner may not meet, and why.
UNMET = {
    "kompromat": {
        "gps tracker": "an item is used where others are: all windows are shown with other items",
        "jetpack": "the same",
        "stun gun": "the same",
    },
    "redacted": {
        "draw weapons": "a room's function: the Storage and the Infirmary show how one is used",
        "weapon": "follows it",
        "heal partner": "takes an injured partner and a First Aid Kit",
        "refuse gift": "takes three items and a gift",
    },
}
# Words that tell nothing, and that a page may happen to lack.
ORDINARY = {
    *("are", "does", "have", "let", "may", "not", "one", "pays"),
    *("seen", "show", "take", "that", "then", "three", "who", "with"),
}
# R13.1: one of the two teams, whoever is in it.
OF_THE_RULES = {"redacted": {"red"}}


@pytest.mark.parametrize("name", GAMES)
def test_it_runs_to_its_end_by_what_it_accepts(name: str) -> None:
    decided = [play.accepted() for _, play, _ in along(name)]
    assert all(decided)
    play, _ = begin(name)
    luck = random.Random(SEED)
    while play.scripted:
        play.choose(LEARNER, luck.choice(play.accepted()).id)
    play_on(play, luck.choice)
    assert play.table.game.result(play.table.state) is not None
    assert play.said()[-1] is play.first.end


@pytest.mark.parametrize("name", GAMES)
def test_what_is_left_to_the_learner_ends_whatever_they_choose(name: str) -> None:
    for seed in range(SEED, SEED + FREE_GAMES):
        play, _ = begin(name, random.Random(seed).randbytes(32))
        while play.scripted:
            play.choose(LEARNER, play.accepted()[0].id)
        if not play.asked:
            return
        made = play_on(play, random.Random(seed).choice)
        assert 1 <= made <= 40, f"seed {seed}: {made} decisions"
        assert play.table.game.result(play.table.state) is not None


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_meets_every_kind_of_decision(name: str) -> None:
    """All that can be decided at a table of these options is offered at a decision that is spoken
    of."""
    met = {kind for _, play, _ in along(name) for kind in kinds(play)}
    game, options = find_game(name), lessons_of(name).record.options
    names, there = spelled(game), set[str]()
    for seed in range(SEED, SEED + RANDOM_GAMES):
        luck, table = Fast(seed), Table(game, options, Fast(seed + 1))
        while acting := table.to_act():
            legal = table.legal(acting[0])
            there |= {str(names[action.id]["do"]) for action in legal}
            table.play(acting[0], legal[luck.pick(len(legal))])
    unmet = UNMET.get(name, {})
    assert there - met <= unmet.keys(), f"seed {SEED}"
    assert not met & unmet.keys(), "met after all"


@pytest.mark.parametrize("name", GAMES)
def test_it_takes_three_to_six_minutes(name: str) -> None:
    """As long as it takes to read it all at 200 words a minute, and five seconds to find and press
    an answer."""
    first = lessons_of(name)
    words = sum(len(text.split()) for one in [*first.lessons, first.end] for text in one.text)
    assert 10 <= len(first.lessons) <= 20
    assert 3 <= words / 200 + len(first.lessons) / 12 <= 6


@pytest.mark.parametrize("name", GAMES)
def test_every_page_cites_a_rule_and_says_why_no_other_answer_is_taken(name: str) -> None:
    first = lessons_of(name)
    for one in first.lessons:
        assert rule(name, one.rule).number == one.rule
        assert one.look in PLACES
        assert bool(one.otherwise) == (one.step <= len(first.record.steps)), one.title
        assert len(" ".join(one.text).split()) < 150, one.title
    assert first.end.look in PLACES
    assert [one.step for one in first.lessons] == sorted({one.step for one in first.lessons})


@pytest.mark.parametrize("name", GAMES)
def test_the_dossier_the_bluff_and_the_way_to_win_are_spoken_of(name: str) -> None:
    first = lessons_of(name)
    said = " ".join(text for one in [*first.lessons, first.end] for text in one.text)
    assert re.search(r"\bdossier\b", said)
    assert re.search(r"\bbluff", said)
    assert re.search(r"\bw[io]ns?\b", " ".join(first.end.text))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_is_what_the_learner_may_know(name: str) -> None:
    """No word is said that only somebody else's page has: their cards, their loyalties, what they
    were told."""
    harmless = ORDINARY | OF_THE_RULES.get(name, set())
    for lesson, play, streams in along(name):
        assert leaked(lesson, play, streams) <= harmless, lesson.title


def leaked(lesson: Lesson, play: Guided, streams: Streams) -> set[str]:
    known = words_in(page(play, streams, LEARNER))
    others = range(1, play.table.options.seats)
    theirs = {word for seat in others for word in words_in(page(play, streams, seat))}
    said = words_in(" ".join([*lesson.text, lesson.otherwise]))
    return said & (theirs - known)


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_says_too_much_would_be_noticed(name: str) -> None:
    """Planted: somewhere along the way, what only another seat was told."""
    noticed = 0
    for lesson, play, streams in along(name):
        theirs = page(play, streams, 1)
        told = Lesson(lesson.step, lesson.title, (theirs,))
        noticed += bool(leaked(told, play, streams) - ORDINARY)
    assert noticed


@pytest.mark.parametrize("name", GAMES)
def test_its_record_is_a_record_like_any_other(name: str) -> None:
    record = lessons_of(name).record
    assert record.to_text() == game_text(name, "first_game.txt")
    assert len(replay(record).steps) == len(record.steps)


@pytest.mark.parametrize("name", GAMES)
def test_another_answer_is_refused_and_changes_nothing(name: str) -> None:
    for _, play, _ in along(name):
        steps, accepted = len(play.table.steps), {one.id for one in play.accepted()}
        for option in play.options(LEARNER):
            assert bool(play.objection(option.id)) == (option.id not in accepted)
        assert len(play.table.steps) == steps


def test_a_section_that_cannot_be_read_is_named() -> None:
    record = lessons_of("kompromat").record
    with pytest.raises(ValueError, match="not a section of a first game: '5 Where"):
        read("# T\n\nB.\n\n## 5 Where\n\n## End\n\nText.\n", record)
