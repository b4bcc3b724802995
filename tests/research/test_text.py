"""The text environment: whole games in words, and everything that can be answered wrongly."""

import re
from random import Random
from typing import Any

import pytest

from brushpass.core.catalogue import games
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.refusal import Refusal
from brushpass.core.table import verify
from brushpass.research.text import Came, TextTable

NONSENSE = "I would rather have tea."


def options_in(text: str) -> int:
    """How many moves an observation offers."""
    return len(re.findall(r"^\d+\. ", text, re.MULTILINE))


def play(table: TextTable, luck: Random, most: int = 2000) -> list[str]:
    """To the end, or for so many answers; all observations on the way."""
    seen: list[str] = []
    while not table.over and len(seen) < most:
        for seat in table.to_act:
            seen.append(table.observe(seat))
            outcome = table.act(seat, f"Hm.\n[{luck.randint(1, options_in(seen[-1]))}]")
            assert outcome.came is Came.PLAYED
    return seen


@pytest.mark.parametrize("bots", [None, "clerk"])
def test_a_whole_game_is_played_in_words(game: AnyGame, bots: str | None) -> None:
    table = TextTable(game.about.name, bots=bots)
    table.reset(1)
    assert play(table, Random(1))
    assert table.result is not None
    assert table.to_act == ()
    verify(Record.from_text(table.record()))
    asked = [tally for tally in table.tallies if tally.decisions]
    assert len(asked) == (1 if bots else table.options.seats)
    assert sum(tally.forfeits + tally.unreadable + tally.illegal for tally in asked) == 0


def test_a_seed_repeats_a_game_whoever_plays_the_others() -> None:
    seen = []
    for _ in range(2):
        table = TextTable("kompromat", bots="clerk")
        table.reset(5)
        seen.append([*play(table, Random(2)), table.record()])
    assert seen[0] == seen[1]


def test_to_look_again_changes_nothing(game: AnyGame) -> None:
    table = TextTable(game.about.name)
    table.reset(3)
    seats = range(table.options.seats)
    for _ in range(30):
        first = [table.observe(seat) for seat in seats]
        assert [table.observe(seat) for seat in seats] == first
        play(table, Random(1), most=1)


def test_only_those_who_are_asked_are_offered_moves(game: AnyGame) -> None:
    table = TextTable(game.about.name)
    table.reset(4)
    for _ in range(30):
        offered = [seat for seat in range(table.options.seats) if options_in(table.observe(seat))]
        assert offered == list(table.to_act)
        play(table, Random(1), most=1)


def test_news_is_what_came_since_the_last_decision_or_everything_with_history() -> None:
    short, long = (
        TextTable("kompromat", bots="clerk", history=history) for history in (False, True)
    )
    for table in (short, long):
        table.reset(1)
        play(table, Random(1), most=12)
    brief, whole = short.observe(0), long.observe(0)
    assert brief.startswith("Since your last decision:")
    assert whole.startswith("Since the deal:\n- Round 1")
    assert "Round 1: " not in brief
    lines = [line for line in brief.splitlines() if line.startswith("- ")]
    assert "\n".join(lines) in whole


def test_a_sealed_choice_shows_nobody_anything_until_all_have_chosen() -> None:
    seen = []
    for answer in ("[1]", "[2]"):
        table = TextTable("spy_tactics")
        table.reset(1)
        assert list(table.to_act) == [0, 1, 2, 3]
        table.act(0, answer)
        assert list(table.to_act) == [1, 2, 3]
        assert options_in(table.observe(0)) == 0
        seen.append([table.observe(seat) for seat in (1, 2, 3)])
    assert seen[0] == seen[1]


def test_unreadable_and_illegal_are_counted_apart_then_the_clerk_plays() -> None:
    table = TextTable("kompromat", bots="clerk", retries=2)
    table.reset(1)
    before = table.observe(0)
    came = []
    for text in (NONSENSE, "[99]", "[attempt 99]"):
        assert table.observe(0) == before
        outcome = table.act(0, text)
        came.append((outcome.came, outcome.tries, outcome.move is None))
    assert came == [
        (Came.UNREADABLE, 2, True),
        (Came.ILLEGAL, 1, True),
        (Came.FORFEIT, 0, False),
    ]
    tally = table.tallies[0]
    assert (tally.decisions, tally.answers) == (1, 3)
    assert (tally.unreadable, tally.illegal, tally.forfeits) == (2, 1, 1)
    assert tally.characters == len(NONSENSE + "[99][attempt 99]")
    assert table.observe(0) != before
    assert table.act(0, "1").came is Came.PLAYED, "every decision has all its tries"


def test_without_retries_the_first_slip_is_a_forfeit_and_a_game_of_nonsense_ends(
    game: AnyGame,
) -> None:
    table = TextTable(game.about.name, bots="clerk", retries=0)
    table.reset(2)
    while not table.over:
        outcome = table.act(0, NONSENSE * 1000)
        assert outcome.came is Came.FORFEIT
        assert "the Clerk played" in outcome.words
    assert table.tallies[0].forfeits == table.tallies[0].decisions > 0


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: TextTable("chess"), "unknown game 'chess'"),
        (lambda: TextTable("kompromat", seats=7), "no table for 7"),
        (lambda: TextTable("kompromat", bots="nobody"), "unknown bot 'nobody'"),
        (lambda: TextTable("kompromat", bots={5: "clerk"}), "from 0 to 1, not in 5"),
        (lambda: TextTable("kompromat").observe(0), "call reset first"),
        (lambda: begun().observe(2), "there is no seat 2: allowed: 0 to 1"),
        (lambda: begun().act(0, "1"), "A is not asked now: to act: B"),
        (lambda: begun().act(1, None), "an answer is text, not NoneType"),  # type: ignore[arg-type]
        (lambda: begun().record(), "after the end"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(make: Any, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        make()


def begun() -> TextTable:
    table = TextTable("kompromat")
    assert table.reset(1) == (1,)
    return table


def test_the_introduction_says_who_one_is_and_how_to_answer_and_rules_are_numbered() -> None:
    for name, game in games().items():
        table = TextTable(name)
        said = table.introduction(1)
        assert said.startswith(f"{game.about.title}, {table.options.seats} seats. You are B.")
        assert '{"move": "NAME"}' in said
        assert re.search(r"^[A-Z]1\.1 ", table.rules(), re.MULTILINE)
