"""How a game began that OpenSpiel goes on with: a record, played before the first moment.

So the end of a real game can be solved exactly, by the rules as they are. What lay hidden when the
record ends is given with it; all luck after it is open, and hidden from whom the rules hide it.

Several records, one after the other in a file, are ways in which the game may have begun: luck
picks one of them, all equally likely. Where they looked the same to a seat, it cannot tell them
apart, and what differs between them is hidden from it.
"""

import re
from pathlib import Path
from typing import Final

from brushpass.core.about import About
from brushpass.core.record import FORMAT, Record
from brushpass.core.refusal import BadRecord, Refusal
from brushpass.core.table import replay
from brushpass.research.openspiel.fork import MOST_OUTCOMES

MINI: Final = "mini"
SHELF: Final = Path(__file__).parent / "openings"
FIRST_LINE: Final = re.compile(rf"^(?={FORMAT}$)", re.MULTILINE)

Opening = tuple[Record, ...]  # none: the game is dealt


def minis() -> list[str]:
    """The games that have an opening of ours, after which few decisions are left."""
    return sorted(path.stem for path in SHELF.glob("*.txt"))


def read_opening(about: About, name: str) -> Opening:
    if not name:
        return ()
    path = SHELF / f"{about.name}.txt" if name == MINI else Path(name)
    if name == MINI and about.name not in minis():
        raise Refusal(f"{about.name} has no mini: allowed: {', '.join(minis())}")
    try:
        return read_records(about, path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        raise Refusal(f"the opening {name!r} is no file that can be read") from None
    except BadRecord as wrong:
        raise Refusal(f"the opening {name!r} cannot be played: {wrong}") from None


def read_records(about: About, text: str) -> Opening:
    texts = [part for part in FIRST_LINE.split(text) if part] or [text]
    if len(texts) > MOST_OUTCOMES:
        raise BadRecord(f"it has {len(texts)} records, and {MOST_OUTCOMES} are the most")
    records = tuple([Record.from_text(part) for part in texts])
    for record in records:
        if record.game != about.name:
            raise BadRecord(f"it is a game of {record.game}, not of {about.name}")
        if record.options != records[0].options:
            raise BadRecord("its records were played at different tables")
        if not replay(record).to_act():
            raise BadRecord("its game is over: nothing is left to decide")
    return records
