"""A game written down: what was chosen, and every step as seat, action and picks.

The text form is for people as much as for programs:

    brushpass record 1
    game kompromat
    rules 1
    mode standard
    seats 2
    option memory_aid off
    commitment 9f0c...
    secret 41aa...

    deal : 3 17 22 4
    1 A attempt 2 : 8
    2 A stop
    end 2

`commitment` is there if the deal was committed to, `secret` once it is revealed. Picks stand
behind the colon. The parser takes exactly this and says what is wrong in which line.
"""

import re
from dataclasses import dataclass, field, replace
from typing import Final

from brushpass.core.about import Options, write
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game
from brushpass.core.game import AnyGame
from brushpass.core.refusal import BadRecord, Refusal, unknown
from brushpass.core.seats import LETTERS, letter

FORMAT: Final = "brushpass record 1"
HEX: Final = re.compile(r"[0-9a-f]{64}")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")


@dataclass(frozen=True)
class Step:
    seat: int
    action: int  # id
    picks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    options: Options
    deal: tuple[int, ...] = ()  # the picks of the set-up
    steps: tuple[Step, ...] = ()
    commitment: str | None = None
    secret: str | None = field(default=None, repr=False)

    def reveal(self, secret: bytes) -> "Record":
        return replace(self, secret=secret.hex())

    def to_text(self) -> str:
        actions = find_game(self.game).actions
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}"]
        lines += [f"mode {self.options.mode}", f"seats {self.options.seats}"]
        lines += [f"option {name} {write(v)}" for name, v in sorted(self.options.settings.items())]
        lines += [f"commitment {self.commitment}"] if self.commitment else []
        lines += [f"secret {self.secret}"] if self.secret else []
        lines += ["", "deal" + _picks_text(self.deal)]
        for number, step in enumerate(self.steps, 1):
            name = actions[step.action].name
            lines.append(f"{number} {letter(step.seat)} {name}{_picks_text(step.picks)}")
        return "\n".join([*lines, f"end {len(self.steps)}", ""])

    @staticmethod
    def from_text(text: str) -> "Record":
        return _Parser(text).record()


def _picks_text(picks: tuple[int, ...]) -> str:
    return " : " + " ".join(map(str, picks)) if picks else ""


class _Parser:
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
        if self.line() != FORMAT:
            raise self.wrong(f"this is no Brushpass record: the first line must be {FORMAT!r}")
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
        commitment = self.hex(self.optional("commitment"), "commitment")
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
        return Record(game.about.name, rules, options, deal, tuple(steps), commitment, secret)

    def options(self, game: AnyGame) -> Options:
        """Every setting is written, in order of its name, so one game has one text."""
        mode_name = self.word("mode")
        try:
            mode = game.about.mode(mode_name)
            seats = self.number(self.word("seats"), "the number of seats")
            options = game.about.options(mode_name, seats)
            values = {}
            for setting in sorted(mode.settings, key=lambda setting: setting.name):
                values[setting.name] = setting.read(self.word(f"option {setting.name}"))
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
