"""Records as text: one game has one text, and the parser says what is wrong in which line."""

import re
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.record import Record, Step
from brushpass.core.refusal import BadRecord
from brushpass.core.table import Table, replay, verify
from tests.core.played import SECRET, game, played, revealed

RECORD = revealed(12)
TEXT = RECORD.to_text()


def test_the_text_is_as_the_documentation_shows_it() -> None:
    assert re.sub("[0-9a-f]{64}", "...", TEXT).splitlines() == [
        "brushpass record 1",
        "game kompromat",
        "rules 1",
        "mode standard",
        "seats 2",
        "option memory_aid off",
        "commitment ...",
        "secret ...",
        "",
        "deal : 1 5 17 23 6 0 6",
        "1 B attempt 1",
        "2 B draw : 10",
        "3 B draw : 10",
        "4 B stop : 13",
        "5 A attempt 3",
        "6 A stop : 0",
        "7 B attempt 2",
        "8 B stop : 4",
        "9 A attempt 2",
        "10 A stop : 0",
        "11 B attempt 4",
        "12 B stop : 3",
        "end 12",
    ]
    assert TEXT.endswith("end 12\n")


def test_a_record_survives_its_text() -> None:
    assert Record.from_text(TEXT) == RECORD
    assert Record.from_text(TEXT).to_text() == TEXT


def test_a_whole_game_survives_its_text() -> None:
    record = revealed(None)
    assert Record.from_text(record.to_text()) == record
    assert verify(Record.from_text(record.to_text())).to_act() == ()


def test_a_record_from_before_an_option_existed_says_how_tables_were_then() -> None:
    microfilms = find_game("microfilms")
    options = microfilms.about.options(seats=3, settings={"memory_aid": True})
    record = Table(microfilms, options, Fast(1)).record()
    old = record.to_text().replace("option memory_aid on\n", "")
    assert old != record.to_text()
    assert Record.from_text(old) == record


def test_a_record_without_commitment_or_secret() -> None:
    open_record = replace(RECORD, commitment=None, secret=None)
    text = open_record.to_text()
    assert "commitment" not in text
    assert "secret" not in text
    assert Record.from_text(text) == open_record
    hidden = replace(RECORD, secret=None)
    assert Record.from_text(hidden.to_text()) == hidden


def test_a_game_that_has_only_been_dealt() -> None:
    record = played(0).record()
    assert record.to_text().endswith("\nend 0\n")
    assert Record.from_text(record.to_text()) == record


def test_options_are_written_and_read() -> None:
    about = game().about
    options = about.options(settings={"memory_aid": True})
    record = replace(RECORD, options=options)
    assert "option memory_aid on\n" in record.to_text()
    assert Record.from_text(record.to_text()).options == options


def test_revealing_the_secret_keeps_it_out_of_what_is_printed() -> None:
    hidden = played(3).record()
    assert hidden.secret is None
    shown = hidden.reveal(SECRET)
    assert shown.secret == SECRET.hex()
    assert SECRET.hex() not in repr(shown)


# The parser is strict

CORRUPTIONS = [
    # (old, new, where and what)
    ("brushpass record 1", "brushpass record 3", "line 1: this is no Brushpass record"),
    ("brushpass record 1", "brushpass record 2", "line 2: expected 'table ...', found 'game"),
    ("brushpass record 1", "Brushpass record 1", "line 1: this is no Brushpass record"),
    ("brushpass record 1\n", "\ufeffbrushpass record 1\n", "line 1: this is no Brushpass record"),
    ("brushpass record 1\n", "", "line 1: this is no Brushpass record"),
    ("brushpass record 1\n", "\nbrushpass record 1\n", "line 1: this is no Brushpass record"),
    ("\n", "\r\n", "line 1: this is no Brushpass record"),
    ("game kompromat", "game kompromatt", "line 2: unknown game 'kompromatt': did you mean 'kom"),
    ("game kompromat", "game  kompromat", "line 2: unknown game ' kompromat'"),
    ("game kompromat", "game", "line 2: expected 'game ...', found 'game'"),
    ("game kompromat\n", "", "line 2: expected 'game ...', found 'rules 1'"),
    ("rules 1", "rules 2", "line 3: this game was played by version 2 of the rules of kompromat"),
    ("rules 1", "rules 0", "line 3: this game was played by version 0"),
    ("rules 1", "rules one", "line 3: the rules version must be a whole number, not 'one'"),
    ("rules 1", "rules 01", "line 3: the rules version must be a whole number, not '01'"),
    ("rules 1", "rules ", "line 3: the rules version must be a whole number, not ''"),
    ("rules 1", "rules +1", "line 3: the rules version must be"),
    ("rules 1", "rules 1 ", "line 3: the rules version must be"),
    ("rules 1", "rules \u0661", "line 3: the rules version must be"),
    ("rules 1", "rules 9999999999999999999", "line 3: the rules version must be"),
    ("mode standard", "mode standart", "line 4: unknown mode of kompromat 'standart': did you"),
    ("mode standard", "mode", "line 4: expected 'mode ...'"),
    ("seats 2", "seats 3", "line 5: kompromat (standard) has no table for 3: allowed: 2"),
    ("seats 2", "seats two", "line 5: the number of seats must be a whole number"),
    ("seats 2", "seat 2", "line 5: expected 'seats ...', found 'seat 2'"),
    ("memory_aid off", "memory_aid maybe", "line 6: unknown value of option 'memory_aid' 'maybe'"),
    ("memory_aid off", "memory_aid False", "line 6: unknown value of option 'memory_aid'"),
    ("memory_aid off", "memory off", "line 6: expected 'option memory_aid ...'"),
    ("option memory_aid off\n", "", "line 6: expected 'option memory_aid ...', found 'commitment"),
    ("memory_aid off\n", "memory_aid off\noption speed 9\n", "line 7: expected an empty line"),
    ("memory_aid off\n", "memory_aid off\noption memory_aid off\n", "line 7: expected an empty"),
    ("commitment 2", "commitment 2G", "line 7: a commitment is 64 hexadecimal digits"),
    ("commitment 2681af", "commitment 2681AF", "line 7: a commitment is 64 hexadecimal digits"),
    ("commitment 2", "commitment ", "line 7: a commitment is 64 hexadecimal digits"),
    ("commitment 2", "commitmint 2", "line 7: expected an empty line before the deal"),
    ("secret f", "secret ff", "line 8: a secret is 64 hexadecimal digits"),
    ("secret f", "secret x", "line 8: a secret is 64 hexadecimal digits"),
    ("\n\ndeal", "\ndeal", "line 9: expected an empty line before the deal"),
    ("\n\ndeal", "\n \ndeal", "line 9: expected an empty line before the deal"),
    ("\n\ndeal", "\n\n\ndeal", "line 10: expected 'deal', found ''"),
    ("deal : 1 5", "deals : 1 5", "line 10: expected 'deal', found 'deals'"),
    ("deal : 1 5", "deal: 1 5", "line 10: expected 'deal', found 'deal: 1 5"),
    ("deal : 1 5", "deal :1 5", "line 10: expected 'deal', found 'deal :1 5"),
    ("deal : 1 5", "deal : 1  5", "line 10: a pick must be a whole number, not ''"),
    ("deal : 1 5", "deal : 1 5.0", "line 10: a pick must be a whole number, not '5.0'"),
    ("deal : 1 5", "deal : -1 5", "line 10: a pick must be a whole number, not '-1'"),
    ("deal : 1 5", "deal : 1\t5", "line 10: a pick must be a whole number, not '1\\\\t5'"),
    ("1 B attempt 1", "1 B", "line 11: expected '1 SEAT ACTION', found '1 B'"),
    ("1 B attempt 1", "", "line 11: expected '1 SEAT ACTION', found ''"),
    ("1 B attempt 1\n", "", "line 11: expected step 1, found step 2"),
    ("1 B attempt 1", "0 B attempt 1", "line 11: expected step 1, found step 0"),
    ("1 B attempt 1", "x B attempt 1", "line 11: a step's number must be a whole number"),
    ("1 B attempt 1", "1 C attempt 1", "line 11: unknown seat 'C': allowed: A, B"),
    ("1 B attempt 1", "1 b attempt 1", "line 11: unknown seat 'b': allowed: A, B"),
    ("1 B attempt 1", "1 BB attempt 1", "line 11: unknown seat 'BB'"),
    ("1 B attempt 1", "1  attempt 1", "line 11: unknown seat ''"),
    ("1 B attempt 1", "1 B atempt 1", "line 11: unknown action 'atempt 1': did you mean 'attempt"),
    ("1 B attempt 1", "1 B attempt 1 ", "line 11: unknown action 'attempt 1 '"),
    ("1 B attempt 1", "1 B  attempt 1", "line 11: unknown action ' attempt 1'"),
    ("1 B attempt 1", "1 B Attempt 1", "line 11: unknown action 'Attempt 1'"),
    ("2 B draw : 10", "2 B draw : ", "line 12: a pick must be a whole number, not ''"),
    ("2 B draw : 10", "2 B draw : 10 ", "line 12: a pick must be a whole number, not ''"),
    ("2 B draw : 10", "2 B draw : ten", "line 12: a pick must be a whole number, not 'ten'"),
    ("2 B draw : 10", "2 B draw : 10 : 3", "line 12: a pick must be a whole number, not ':'"),
    ("2 B draw : 10", "2 B draw: 10", "line 12: unknown action 'draw: 10'"),
    ("6 A stop : 0\n", "6 A stop : 0\n6 A stop : 0\n", "line 17: expected step 7, found step 6"),
    ("end 12", "end 11", "line 23: expected 'end 12', found 'end 11'"),
    ("end 12", "end", "line 23: expected 'end 12', found 'end'"),
    ("end 12", "end 12 ", "line 23: expected 'end 12', found 'end 12 '"),
    ("end 12", "ending", "line 23: expected 'end 12', found 'ending'"),
    ("end 12\n", "end 12\n\n", "line 24: nothing may follow the end"),
    ("end 12\n", "end 12\nend 12\n", "line 24: nothing may follow the end"),
    ("end 12\n", "end 12\n13 A stop\n", "line 24: nothing may follow the end"),
    ("end 12\n", "", "the record is cut off after line 22: 'end' is missing"),
    ("end 12\n", "end 12", "the record is cut off: its last line does not end"),
    ("end 12\n", "end 12\nx", "the record is cut off: its last line does not end"),
]


@pytest.mark.parametrize(("old", "new", "told"), CORRUPTIONS)
def test_the_parser_names_the_line(old: str, new: str, told: str) -> None:
    count = -1 if old == "\n" else 1
    text = TEXT.replace(old, new, count)
    assert text != TEXT
    with pytest.raises(BadRecord) as refused:
        Record.from_text(text)
    sentence = str(refused.value)
    assert sentence.replace("\\", "").startswith(told.replace("\\", "")), sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("lines", range(23))
def test_a_record_cut_off_after_any_line_is_refused(lines: int) -> None:
    text = "".join(TEXT.splitlines(keepends=True)[:lines])
    with pytest.raises(BadRecord):
        Record.from_text(text)


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for length in range(len(TEXT)):
        with pytest.raises(BadRecord):
            Record.from_text(TEXT[:length])


def test_a_long_line_is_quoted_in_part_only() -> None:
    for line in ("1 B " + "x" * 9999, "1 " + "y" * 9999 + " stop", "z" * 9999):
        with pytest.raises(BadRecord) as refused:
            Record.from_text(TEXT.replace("1 B attempt 1", line, 1))
        assert "x" * 100 not in str(refused.value)
        assert "y" * 100 not in str(refused.value)
        assert "z" * 100 not in str(refused.value)


@pytest.mark.parametrize("old", ["game kompromat", "mode standard", "memory_aid off", "end 12"])
def test_a_long_word_in_the_head_or_the_end_is_quoted_in_part_only(old: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.from_text(TEXT.replace(old, old + "w" * 9999, 1))
    assert "w" * 100 not in str(refused.value)


def outcome(text: str) -> Record | None:
    """What a text denotes; None if it is refused on reading or on replay."""
    try:
        record = Record.from_text(text)
        replay(record)
        if record.secret is not None:
            verify(record)
    except BadRecord as refused:
        told = str(refused)
    else:
        return record
    assert told
    assert "\n" not in told
    return None


CHARACTERS = st.one_of(
    st.sampled_from("0123456789abcdefABCDx :\n\r\t+-.\u0661\u00a0\u2028\x00\x1c"),
    st.characters(exclude_categories=["Cs"]),
)


@settings(max_examples=400)
@given(st.integers(0, len(TEXT)), CHARACTERS, st.sampled_from(["change", "insert", "delete"]))
@example(TEXT.index("B attempt 1") + 10, "2", "change")
def test_one_changed_character_is_refused_or_denotes_another_game(
    at: int, character: str, how: str
) -> None:
    rest = TEXT[at:] if how == "insert" else TEXT[at + 1 :]
    text = TEXT[:at] + ("" if how == "delete" else character) + rest
    if text == TEXT:
        return
    record = outcome(text)
    if record is not None:
        assert record != RECORD
        assert record.to_text() == text, "one game has one text"


@settings(max_examples=150)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert outcome(text) is None


@settings(max_examples=150)
@given(st.lists(st.sampled_from(TEXT.splitlines(keepends=True)), max_size=30))
def test_any_lines_are_read_or_refused(lines: list[str]) -> None:
    record = outcome("".join(lines))
    assert record is None or record.to_text() == "".join(lines)


def test_a_step_is_a_seat_an_action_and_picks() -> None:
    stop = next(action for action in game().actions if action.name == "stop")
    assert RECORD.steps[3] == Step(1, stop.id, (13,))
    assert RECORD.steps[0].picks == ()
