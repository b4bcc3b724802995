"""Reads the text of a record: takes exactly what Record.to_text writes, and says what is wrong in
which line."""

import re
from dataclasses import replace
from typing import Final

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game
from brushpass.core.exchange import Exchange, Place
from brushpass.core.game import AnyGame
from brushpass.core.record import FORMAT, SEALED, Record, Step
from brushpass.core.refusal import BadRecord, Refusal, unknown
from brushpass.core.seats import LETTERS, letter

CODE: Final = re.compile(r"[A-Z0-9]{6}")
BOT: Final = re.compile(r"[!-~]{1,100}")
HEX: Final = re.compile(r"[0-9a-f]{64}")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")


class Parser:
    def __init__(self, text: str) -> None:
        if not text.endswith("\n"):
            raise BadRecord("the record is cut off: its last line does not end")
        self.lines = text[:-1].split("\n")
        self.at = 0

    def wrong(self, what: str) -> BadRecord:
        return BadRecord(f"line {self.at}: {what}")

    def line(self) -> str:
        if self.at == len(self.lines):
            raise BadRecord(f"the record is cut off after line {self.at}: 'end' is missing")
        self.at += 1
        return self.lines[self.at - 1]

    def word(self, name: str) -> str:
        """The rest of a line that must begin with this name."""
        line = self.line()
        if not line.startswith(name + " "):
            raise self.wrong(f"expected '{name} ...', found {line[:60]!r}")
        return line[len(name) + 1 :]

    def optional(self, name: str) -> str | None:
        ahead = self.lines[self.at] if self.at < len(self.lines) else ""
        return self.word(name) if ahead.startswith(name + " ") else None

    def number(self, text: str, what: str) -> int:
        if not NUMBER.fullmatch(text):
            raise self.wrong(f"{what} must be a whole number, not {text[:30]!r}")
        return int(text)

    def hex(self, text: str | None, what: str) -> str | None:
        if text is not None and not HEX.fullmatch(text):
            raise self.wrong(f"a {what} is 64 hexadecimal digits, not {text[:70]!r}")
        return text

    def picks(self, text: str) -> tuple[str, tuple[int, ...]]:
        """What stands before the colon, and the picks behind it."""
        head, colon, tail = text.partition(" : ")
        picks = tail.split(" ") if colon else []
        return head, tuple(self.number(pick, "a pick") for pick in picks)

    def record(self) -> Record:
        first = self.line()
        if first not in (FORMAT, SEALED):
            raise self.wrong(f"this is no Brushpass record: the first line must be {FORMAT!r}")
        table = self.table() if first == SEALED else None
        try:
            game = find_game(self.word("game"))
        except BadRecord:
            raise
        except Refusal as refusal:
            raise self.wrong(str(refusal)) from None
        rules = self.number(self.word("rules"), "the rules version")
        if rules != game.about.rules:
            raise self.wrong(
                f"this game was played by version {rules} of the rules of {game.about.name}; "
                f"only version {game.about.rules} can be replayed"
            )
        options = self.options(game)
        places = [] if table is None else [self.place(seat) for seat in range(options.seats)]
        said = self.optional("commitment") if table is None else self.word("commitment")
        commitment = self.hex(said, "commitment")
        written = "\n".join([*self.lines[: self.at], ""])
        places = [self.nonce(seat, place) for seat, place in enumerate(places)]
        exchange = None if table is None else Exchange(table, written, tuple(places))
        secret = self.hex(self.optional("secret"), "secret")
        if self.line() != "":
            raise self.wrong("expected an empty line before the deal")
        head, deal = self.picks(self.line())
        if head != "deal":
            raise self.wrong(f"expected 'deal', found {head[:60]!r}")
        names = {action.name: action for action in game.actions}
        steps: list[Step] = []
        while not (line := self.line()).startswith("end"):
            steps.append(self.step(line, len(steps) + 1, options.seats, names))
        if line != f"end {len(steps)}":
            raise self.wrong(f"expected 'end {len(steps)}', found {line[:60]!r}")
        if self.at < len(self.lines):
            self.at += 1
            raise self.wrong("nothing may follow the end")
        played = (deal, tuple(steps), commitment, secret, exchange)
        return Record(game.about.name, rules, options, *played)

    def table(self) -> str:
        code = self.word("table")
        if not CODE.fullmatch(code):
            raise self.wrong(f"a table's code is six capital letters and digits, not {code[:30]!r}")
        return code

    def place(self, seat: int) -> Place:
        match self.word(f"seat {letter(seat)}").split(" "):
            case ["bot", bot] if BOT.fullmatch(bot):
                return Place("bot", bot)
            case ["person" | "program" as kind]:
                return Place(kind)
            case ["person" | "program" as kind, sealed] if HEX.fullmatch(sealed):
                return Place(kind, hash=sealed)
        raise self.wrong("in a seat is a person or a program, with 64 digits or none, or a bot")

    def nonce(self, seat: int, place: Place) -> Place:
        if place.hash is None:
            return place
        return replace(place, nonce=self.hex(self.optional(f"nonce {letter(seat)}"), "nonce"))

    def options(self, game: AnyGame) -> Options:
        """Every setting that there was is written, in order of its name: one game has one text."""
        mode_name = self.word("mode")
        try:
            mode = game.about.mode(mode_name)
            seats = self.number(self.word("seats"), "the number of seats")
            options = game.about.options(mode_name, seats)
            values = {}
            for setting in sorted(mode.settings, key=lambda setting: setting.name):
                name = f"option {setting.name}"
                if setting.before is None:
                    values[setting.name] = setting.read(self.word(name))
                else:
                    said = self.optional(name)
                    values[setting.name] = setting.before if said is None else setting.read(said)
            return Options(options.mode, options.seats, values)
        except BadRecord:
            raise
        except Refusal as refusal:
            raise self.wrong(str(refusal)) from None

    def step(self, line: str, number: int, seats: int, names: dict[str, Action]) -> Step:
        head, picks = self.picks(line)
        match head.split(" ", 2):
            case [count, seat, name]:
                pass
            case _:
                raise self.wrong(f"expected '{number} SEAT ACTION', found {line[:60]!r}")
        if self.number(count, "a step's number") != number:
            raise self.wrong(f"expected step {number}, found step {count}")
        if len(seat) != 1 or seat not in LETTERS[:seats]:
            raise self.wrong(f"unknown seat {seat[:30]!r}: allowed: {', '.join(LETTERS[:seats])}")
        if name not in names:
            raise self.wrong(str(unknown("action", name, names)))
        return Step(LETTERS.index(seat), names[name].id, picks)
