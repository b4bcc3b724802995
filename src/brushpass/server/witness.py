"""A client's own part in the deal: the number that it adds, what it was shown, and whether that was
kept (decision 19). The browser does the same in `client/src/lib/net/witness.ts`.
"""

import secrets
from itertools import zip_longest
from typing import Any

from brushpass.core.about import write
from brushpass.core.exchange import Place, nonce_hash, seal_of
from brushpass.core.record import SEALED, Record
from brushpass.core.refusal import BadRecord
from brushpass.core.table import verify


class Witness:
    """At one table. `complaints` are sentences about what the server did wrong."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.nonce = secrets.token_hex(32)
        self.hash = nonce_hash(code, self.nonce)
        self.head = ""  # the first that was shown
        self.revealed = False  # and the server has said that this is kept
        self.complaints: list[str] = []
        self._commitment = ""
        self._sealed = False  # the server has said that it has our hash

    @property
    def seal(self) -> str | None:
        return seal_of(self.head) if self.head else None

    def was_sealed(self) -> None:
        self._sealed = True

    def was_revealed(self) -> None:
        self.revealed = True

    def look(self, table: Any, seat: int | None) -> bool:
        """At a `table` frame. Whether it is time to reveal, and nothing speaks against it."""
        deal = table["deal"]
        self._see_commitment(deal["commitment"])
        if seat is not None and table["seats"][seat]["hash"] == self.hash:
            self._sealed = True  # also if the answer was lost
        if not deal["head"]:
            return False
        if not self.head and table["life"] == "playing":  # what is shown after the end binds nobody
            self.head = deal["head"]
            self._check_head(table)
            if seat is not None:
                self._check_own(seat)
        elif self.head and self.head != deal["head"]:
            self._complain("The table shows another seal than the one you were shown.")
        if deal["dealt"] and self.revealed and seat in deal["silent"]:
            self._complain("The table says that you did not reveal your number, and you did.")
        waiting = not deal["dealt"] and not self.revealed and self._sealed
        return waiting and not self.complaints and seat is not None

    def check(self, record: Record, seat: int | None) -> list[str]:
        """After the end: all that is wrong with the game as the server tells it now."""
        try:
            verify(record)
        except BadRecord as error:
            self._complain(f"The record is false: {error}.")
        if self.head and record.seal != self.seal:
            self._complain("This is not the deal that you were shown: its seal is another.")
        if self.revealed and seat is not None:
            try:
                record.check_nonce(seat, self.nonce)
            except BadRecord as error:
                self._complain(f"Your number is not in the deal: {error}.")
        return self.complaints

    def _see_commitment(self, commitment: str) -> None:
        if self._commitment and commitment != self._commitment:
            self._complain("The table shows another commitment than before.")
        self._commitment = self._commitment or commitment

    def _check_head(self, table: Any) -> None:
        """It must say what the table shows: nobody is bound to what they did not see."""
        told = self.head.split("\n")
        rules = told[3] if len(told) > 3 else ""  # the only line that tables do not show
        for line, shown in zip_longest(told, _shown(table, rules, self._commitment)):
            if line != shown:
                self._complain(f"The seal says {line!r} where the table shows {shown!r}.")

    def _check_own(self, seat: int) -> None:
        """That this seat is bound to what was sealed here."""
        if not self._sealed or any(line in self.head for line in _own(seat, self.hash)):
            return
        if any(f"{line}\n" in self.head for line in _own(seat, None)):
            self._complain("Your number was left out of the deal.")
        else:
            self._complain("Another number stands for your seat: another device's, or not yours.")

    def _complain(self, sentence: str) -> None:
        if sentence not in self.complaints:
            self.complaints.append(sentence)


def _own(seat: int, sealed: str | None) -> list[str]:
    return [Place(kind, hash=sealed).line(seat) for kind in ("person", "program")]


def _shown(table: Any, rules: str, commitment: str) -> list[str]:
    """The head as it must be, line by line."""
    settings = table["settings"]
    lines = [SEALED, f"table {table['code']}", f"game {settings['game']}", rules]
    lines += [f"mode {settings['mode']}", f"seats {settings['seats']}"]
    lines += [f"option {name} {write(v)}" for name, v in sorted(settings["options"].items())]
    programs = [one["person"] for one in table["people"] if one["program"]]
    for number, one in enumerate(table["seats"]):
        kind = "program" if one["person"] in programs else "person"
        place = Place("bot", one["bot"]) if one["bot"] else Place(kind, hash=one["hash"])
        lines.append(place.line(number))
    return [*lines, f"commitment {commitment}", ""]
