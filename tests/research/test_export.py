"""An export says what every seat saw, was told and did, and keeps the truth apart."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brushpass.bots.clerk import Clerk
from brushpass.bots.match import play_out
from brushpass.bots.seeds import bot_chance
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game
from brushpass.core.chance import secret_from_seed
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.refusal import BadRecord
from brushpass.core.table import Table
from brushpass.core.wire import encode
from brushpass.research.export.rows import AnyRow, TruthRow, schema
from brushpass.research.export.walk import Walk
from brushpass.research.text import TextTable
from brushpass.server.replay import replay_frames
from tests.architecture.tree import ROOT

PAGE = (ROOT / "docs" / "data.md").read_text("utf-8")


def played(game: AnyGame, seed: int = 1) -> Record:
    options, secret = game.about.options(), secret_from_seed(seed)
    table = Table.committed(game, options, secret)
    clerk = Clerk(game)
    seats = range(options.seats)
    play_out(table, [Walled(clerk, options, seat, bot_chance(seed, seat)) for seat in seats])
    return table.record().reveal(secret)


def lines(record: Record, text: bool = False) -> list[Any]:
    return [json.loads(encode(row)) for row in Walk("g", record, [], text).rows()]


def test_every_seat_has_what_a_replay_shows_it_and_nothing_else(game: AnyGame) -> None:
    record = played(game)
    moments = [row for row in lines(record) if row["row"] in ("step", "end")]
    for seat in range(record.options.seats):
        frames = list(map(json.loads, replay_frames(record, seat, "ABCDEFGHI")))
        views = [frame["view"] for frame in frames if frame["type"] == "view"]
        assert [moment["seen"][seat]["view"] for moment in moments] == views
        facts = [frame["fact"] for frame in frames if frame["type"] == "news"]
        assert [fact for moment in moments for fact in moment["seen"][seat]["told"]] == facts
        assert {key for moment in moments for key in moment["seen"][seat]} == {"view", "told"}


def test_steps_are_the_records_and_the_chosen_option_was_offered(game: AnyGame) -> None:
    record = played(game)
    steps = [row for row in lines(record) if row["row"] == "step"]
    assert [(row["seat"], row["chosen"]) for row in steps] == [
        (step.seat, step.action) for step in record.steps
    ]
    for row in steps:
        assert row["chosen"] in [option["id"] for option in row["options"]]
        assert all(game.actions[each["id"]].name == each["name"] for each in row["options"])


def test_luck_and_roles_stand_in_lines_of_truth_alone(game: AnyGame) -> None:
    record = played(game)
    rows = lines(record)
    truths = [row for row in rows if row["row"] == "truth"]
    assert [row["row"] for row in rows[1:]] == ["step", "truth"] * len(record.steps) + [
        "end",
        "truth",
    ]
    assert [truth["step"] for truth in truths] == list(range(1, len(record.steps) + 2))
    picks = [*record.deal, *[pick for step in record.steps for pick in step.picks]]
    assert [pick for truth in truths for pick in truth["picks"]] == picks
    assert [truth["roles"] is not None for truth in truths] == [False] * len(record.steps) + [True]
    hidden = {"answers", "picks", "roles", "secret"}
    assert not any(hidden & set(row) for row in rows if row["row"] != "truth")


def test_the_text_is_what_the_table_in_words_shows() -> None:
    table = TextTable("kompromat", bots={1: "clerk"})
    table.reset(1)
    read = []
    while not table.over:
        read.append(table.observe(0))
        table.act(0, "[1]")
    rows = lines(Record.from_text(table.record()), text=True)
    asked = [row["text"] for row in rows if row["row"] == "step" and row["seat"] == 0]
    assert [text for text in asked if text is not None] == read


def test_every_line_is_of_the_schema_and_every_field_is_explained(game: AnyGame) -> None:
    rows = list(Walk("g", played(game), [], False).rows())
    for row in rows:
        again = msgspec.json.decode(encode(row), type=AnyRow)
        assert json.loads(encode(again)) == json.loads(encode(row))
    kinds = schema()["$defs"]
    for name in ("GameRow", "StepRow", "EndRow", "TruthRow"):
        for field in kinds[name]["properties"]:
            assert f"`{field}`" in PAGE, f"{name}.{field}"
    assert isinstance(rows[-1], TruthRow)


def test_a_game_that_has_not_ended_is_refused() -> None:
    record = played(find_game("kompromat"))
    cut = Record(record.game, record.rules, record.options, record.deal, record.steps[:9])
    with pytest.raises(BadRecord, match="has not ended"):
        Walk("g", cut, [], False)


def test_the_reader_of_ten_lines_reads(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    record = played(find_game("double_agent"))
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines(record)))
    ask = f"found = list(decisions({str(file)!r}))\n"
    ask += "print(len(found), found[0][0], found[0][4])"
    done = subprocess.run([sys.executable, "-c", code + ask], capture_output=True, text=True)
    assert done.stderr == ""
    count, seat, worth = done.stdout.split()
    assert (int(count), int(seat)) == (len(record.steps), record.steps[0].seat)
    assert float(worth) in (1.0, 0.0, -1.0)
