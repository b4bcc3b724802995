"""The person at the terminal: hears the news, sees the table, answers by number."""

import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console

from brushpass.cli.asking import (
    KEYS,
    Again,
    Leave,
    Number,
    Quit,
    RuleOf,
    Rules,
    ShowDossier,
    ShowTable,
    read_answer,
)
from brushpass.cli.dossier import dossier
from brushpass.cli.rules import find_rule
from brushpass.cli.screen import QUIET, heading, indented
from brushpass.cli.sheet import print_blocks, print_choices, print_rules
from brushpass.core.game import AnyGame
from brushpass.core.refusal import Refusal
from brushpass.core.rulebook import parts, sections
from brushpass.core.seats import letter
from brushpass.core.wire import Message, decode
from brushpass.core.words import Block, Choice, Prompt

MUCH_NEWS: Final = 3  # after so many lines, a look at the table is welcome


class Person:
    looks = True
    listens = True

    def __init__(self, game: AnyGame, seat: int, console: Console) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self._words = game.face.words()
        self._shown: list[Block] = []  # the table as last printed
        self._news = 0  # lines since the last decision
        self._heard: Message | None = None
        self._others_acted = True
        self._knows_keys = False

    def hear(self, messages: Sequence[bytes], own: bool) -> None:
        """News, as it happens. `own`: of the person's own step."""
        self._others_acted |= not own
        for data in messages:
            message = decode(data, self.game.face.message_type())
            line = self._words.news(message, self.seat)
            if line:
                apart = self._heard is not None and self._words.paragraph(self._heard, message)
                if self._news == 0 or apart:
                    self.console.print()
                self._heard = message
                self._news += 1
                indented(self.console, line)

    def choose(self, view: bytes, options: tuple[int, ...]) -> int:
        seen = self.look(view)
        prompt = self._words.prompt(seen)
        choices = [self._words.choice(seen, self.game.actions[option]) for option in options]
        heading(self.console, f"{letter(self.seat)} decides", prompt.rule)
        self.console.print(prompt.text, style="bold")
        self.console.print()
        print_choices(self.console, choices)
        number = self._answer(seen, prompt, choices)
        self._news = 0
        self._others_acted = False
        return options[number]

    def look(self, view: bytes) -> Any:
        """The table, printed if it has changed and more has happened than one's own last step."""
        seen = decode(view, self.game.face.view_type())
        blocks = self._words.table(seen)
        if blocks != self._shown and (self._others_acted or self._news >= MUCH_NEWS):
            self._print_table(blocks)
        return seen

    def _print_table(self, blocks: list[Block]) -> None:
        print_blocks(self.console, blocks)
        self._shown = blocks

    def _answer(self, seen: Any, prompt: Prompt, choices: Sequence[Choice]) -> int:
        while True:
            try:
                match read_answer(self._input(len(choices)), len(choices)):
                    case Number(index=index):
                        return index
                    case Quit():
                        if self._sure():
                            raise Leave
                    case ShowTable():
                        self._print_table(self._words.table(seen))
                    case ShowDossier():
                        print_blocks(self.console, [dossier(self.game.face.belief(seen))])
                    case Rules(section=section):
                        self._print_rules(section)
                    case RuleOf(number=number, index=index):
                        quoted = choices[index].rule if index is not None else ""
                        wanted = number or quoted or prompt.rule
                        print_rules(self.console, [find_rule(self.game.about.name, wanted)])
            except (Again, Refusal) as wrong:
                indented(self.console, f"{wrong}.")

    def _input(self, choices: int) -> str:
        if not self._knows_keys:
            self._knows_keys = True
            self.console.print()
            indented(self.console, KEYS, QUIET)
        return self._line(f"{'1' if choices == 1 else f'1-{choices}'} > ")

    def _sure(self) -> bool:
        return self._line("Leave the game? y/n > ").strip().lower() in ("y", "yes")

    def _line(self, question: str) -> str:
        self.console.print()
        try:
            line = input(question)
        except EOFError:
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(line)  # nobody typed it, so nothing echoed it
        return line

    def _print_rules(self, wanted: str) -> None:
        """The aim and the list of sections, or one of them."""
        found = {str(n): section for n, section in enumerate(sections(self.game.about.name), 1)}
        if wanted:
            if wanted not in found:
                raise Again(f"There is no section {wanted[:40]!r}: type r for the list")
            print_rules(self.console, found[wanted].rules)
            return
        indented(self.console, parts(self.game.about.name)[0].preface)
        for number, section in found.items():
            span = f"{section.rules[0].number} to {section.rules[-1].number}"
            indented(self.console, f"r {number:<2}  {section.title} ({span})")
