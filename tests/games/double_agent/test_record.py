"""Games that were written down before backs could be open (DR7)."""

from pathlib import Path

from brushpass.core.record import Record
from brushpass.core.table import verify

BEFORE = (Path(__file__).parent / "before_open_backs.txt").read_text()


def test_DR7_a_record_from_before_the_setting_replays_with_closed_backs() -> None:
    record = Record.from_text(BEFORE)
    assert record.options.settings == {"open_backs": False}
    table = verify(record)
    assert table.to_act() == ()
    assert table.view(None).sides[0].backs == []


def test_DR7_written_again_it_names_the_setting() -> None:
    again = Record.from_text(BEFORE).to_text()
    assert again == BEFORE.replace("seats 2\n", "seats 2\noption open_backs off\n")
    assert Record.from_text(again) == Record.from_text(BEFORE)
