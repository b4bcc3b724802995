"""A deal to whose luck several have added: bound before, revealed after, checked by anybody."""

import hashlib
from dataclasses import replace

import pytest

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Committed, Fast, commitment
from brushpass.core.exchange import Exchange, Place, bot_seed, luck_of, nonce_hash, seal_of
from brushpass.core.record import Record, head_of
from brushpass.core.refusal import BadRecord
from brushpass.core.table import Table, verify
from tests.core.played import SECRET, game

CODE = "KQ7M2P"
ADA, BOB = "aa" * 32, "bb" * 32


def sealed(*places: Place, secret: bytes = SECRET) -> Exchange:
    options = game().about.options()
    head = head_of("kompromat", 1, options, commitment(secret), CODE, places)
    return Exchange(CODE, head, places)


def person(nonce: str, revealed: bool = True) -> Place:
    return Place("person", hash=nonce_hash(CODE, nonce), nonce=nonce if revealed else None)


def played(exchange: Exchange, secret: bytes = SECRET, steps: int = 12) -> Record:
    luck = Committed(luck_of(secret, exchange))
    table = Table(game(), game().about.options(), luck, commitment(secret))
    chooser = Fast(1)
    while len(table.steps) < steps:
        (seat,) = table.to_act()
        legal = table.legal(seat)
        table.play(seat, legal[chooser.pick(len(legal))])
    return replace(table.record(), exchange=exchange).reveal(secret)


BOTH = sealed(person(ADA), person(BOB))
RECORD = played(BOTH)
TEXT = RECORD.to_text()


def test_the_seal_is_the_sha256_of_the_lines_down_to_the_commitment() -> None:
    lines = TEXT.splitlines(keepends=True)
    last = next(n for n, line in enumerate(lines) if line.startswith("commitment "))
    head = "".join(lines[: last + 1])
    assert hashlib.sha256(head.encode()).hexdigest() == RECORD.seal
    assert [line.split()[0] for line in lines[: last + 3]] == [
        *("brushpass", "table", "game", "rules", "mode", "seats", "option"),
        *("seat", "seat", "commitment", "nonce", "nonce"),
    ]


@pytest.mark.parametrize(
    "places",
    [
        (person(ADA), person(BOB)),
        (person(ADA), person(BOB, revealed=False)),
        (person(ADA), Place("person")),
        (Place("program"), Place("bot", "clerk")),
        (replace(person(ADA), kind="program"), Place("bot", "case_officer")),
    ],
)
def test_a_sealed_record_survives_its_text_and_verifies(places: tuple[Place, ...]) -> None:
    record = played(sealed(*places))
    assert Record.from_text(record.to_text()) == record
    assert Record.from_text(record.to_text()).to_text() == record.to_text()
    assert len(verify(record).steps) == 12


def test_every_number_and_every_line_of_the_head_moves_the_luck() -> None:
    lucks = [
        luck_of(SECRET, BOTH),
        luck_of(SECRET[::-1], BOTH),
        luck_of(SECRET, sealed(person(ADA), person(ADA))),
        luck_of(SECRET, sealed(person(BOB), person(ADA))),
        luck_of(SECRET, sealed(person(ADA), person(BOB, revealed=False))),
        luck_of(SECRET, sealed(person(ADA), Place("bot", "clerk"))),
        luck_of(SECRET, sealed(person(ADA), Place("bot", "recruit"))),
        luck_of(SECRET, replace(BOTH, head=BOTH.head.replace("rules 1", "rules 2"))),
        luck_of(SECRET, replace(BOTH, head=BOTH.head.replace(CODE, "AAAAAA"))),
    ]
    assert len(set(lucks)) == len(lucks)


def test_who_does_not_reveal_adds_what_everybody_knew_already() -> None:
    silent = person(BOB, revealed=False)
    assert silent.adds == nonce_hash(CODE, BOB)
    assert Place("person").adds == Place("bot", "clerk").adds == "-"


def test_a_number_sealed_at_one_table_is_of_no_use_at_another() -> None:
    assert nonce_hash(CODE, ADA) != nonce_hash("AAAAAA", ADA)


def test_bots_have_luck_of_their_own_for_each_decision() -> None:
    luck = luck_of(SECRET, BOTH)
    seeds = {bot_seed(luck, seat, request) for seat in range(9) for request in range(1, 100)}
    assert len(seeds) == 9 * 99
    assert bot_seed(luck, 0, 1) != bot_seed(luck_of(SECRET[::-1], BOTH), 0, 1)


def test_a_nonce_that_was_not_sealed_is_found_false() -> None:
    other = Record.from_text(TEXT.replace(f"nonce B {BOB}", f"nonce B {ADA}"))
    with pytest.raises(BadRecord, match="the nonce of seat B is not the one that it sealed"):
        verify(other)


def test_a_nonce_that_is_left_out_moves_the_luck() -> None:
    other = Record.from_text(TEXT.replace(f"nonce B {BOB}\n", ""))
    with pytest.raises(BadRecord, match=r"the deal|step 1"):
        verify(other)


def test_a_figure_is_the_seal_or_the_commitment_or_another_deals() -> None:
    assert RECORD.seal is not None
    RECORD.check_shown(RECORD.seal)
    RECORD.check_shown(commitment(SECRET))
    with pytest.raises(BadRecord, match="this is not the deal that you were shown"):
        RECORD.check_shown(seal_of(BOTH.head + "\n"))


def test_a_seats_own_number_is_in_it_or_not() -> None:
    RECORD.check_nonce(0, ADA)
    with pytest.raises(BadRecord, match="the nonce of seat A is not the one that you sealed"):
        RECORD.check_nonce(0, BOB)
    withheld = played(sealed(person(ADA), person(BOB, revealed=False)))
    with pytest.raises(BadRecord, match="seat B sealed this nonce, and the record says it was not"):
        withheld.check_nonce(1, BOB)
    with pytest.raises(BadRecord, match="nobody but the table itself"):
        replace(RECORD, exchange=None).check_nonce(0, ADA)


def test_a_head_is_kept_to_the_letter() -> None:
    """Of a version in which there was an option less: to write it again would break the seal."""
    microfilms = find_game("microfilms").about
    lines = [f"game {microfilms.name}", f"rules {microfilms.rules}", "mode standard", "seats 3"]
    lines += [f"seat {one} bot clerk" for one in "ABC"]
    lines += [f"commitment {commitment(SECRET)}", "", "deal", "end 0", ""]
    text = "\n".join(["brushpass record 2", f"table {CODE}", *lines])
    record = Record.from_text(text)
    assert record.options.settings["memory_aid"] is True
    assert record.to_text() == text


CORRUPTIONS = [
    (f"table {CODE}", "table kq7m2p", "line 2: a table's code is six capital letters and digits"),
    (f"table {CODE}\n", "", "line 2: expected 'table ...', found 'game kompromat'"),
    ("seat A person", "seat B person", "line 8: expected 'seat A ...'"),
    ("seat A person", "seat A nobody", "line 8: in a seat is a person or a program"),
    ("seat A person ", "seat A person  ", "line 8: in a seat is a person or a program"),
    ("seat A person", "seat A bot", None),
    ("commitment ", "commitmint ", "line 10: expected 'commitment ...'"),
    (f"nonce A {ADA}", f"nonce A {ADA[1:]}", "line 11: a nonce is 64 hexadecimal digits"),
    (f"nonce A {ADA}\nnonce B {BOB}", f"nonce B {BOB}\nnonce A {ADA}", "line 12: expected an em"),
    ("\n\ndeal", f"\nnonce C {ADA}\n\ndeal", "line 14: expected an empty line before the deal"),
]


@pytest.mark.parametrize(("old", "new", "told"), CORRUPTIONS)
def test_the_parser_names_the_line(old: str, new: str, told: str | None) -> None:
    assert TEXT.count(old) == 1
    if told is None:  # a bot of that name has sealed nothing, so nobody may reveal for it
        told = "line 11: expected an empty line before the deal"
    with pytest.raises(BadRecord) as refused:
        Record.from_text(TEXT.replace(old, new))
    assert str(refused.value).startswith(told), str(refused.value)
