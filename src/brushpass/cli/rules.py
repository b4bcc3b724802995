"""`brushpass rules`: the aim of a game, a turn, its numbered rules, and the rulings beside them."""

from difflib import get_close_matches
from typing import Annotated

import typer
from rich.console import Console

from brushpass.cli.arguments import GameName
from brushpass.cli.screen import heading, indented, screen
from brushpass.cli.sheet import print_rules
from brushpass.core.brief import brief
from brushpass.core.catalogue import find_game
from brushpass.core.refusal import Refusal
from brushpass.core.rulebook import Part, Rule, parts, sections

Number = Annotated[str | None, typer.Argument(metavar="[NUMBER]", help="One rule, such as K3.6.")]


def rules(game_name: GameName, number: Number = None) -> None:
    """The aim, a turn, the numbered rules and the rulings of a game, or one rule."""
    find_game(game_name)
    console = screen()
    if number is not None:
        print_rules(console, [find_rule(game_name, number)])
        return
    rulebook, rulings = parts(game_name)
    said = brief(game_name)
    heading(console, rulebook.title)
    indented(console, said.aim)
    console.print()
    for place, sentence in enumerate(said.turn, 1):
        indented(console, f"{place}. {sentence}")
    _print_sections(console, rulebook)
    heading(console, rulings.title)
    indented(console, rulings.preface)
    _print_sections(console, rulings)


def _print_sections(console: Console, part: Part) -> None:
    for section in part.sections:
        console.print()
        console.print(section.title, style="bold")
        print_rules(console, section.rules)


def find_rule(game: str, number: str) -> Rule:
    """A rule as people write its number. There are too many to list them all in a refusal."""
    rules = {rule.number: rule for section in sections(game) for rule in section.rules}
    if number.upper() in rules:
        return rules[number.upper()]
    near = " or ".join(map(repr, get_close_matches(number.upper(), rules, n=2)))
    hint = f"did you mean {near}? " if near else ""
    listed = f"allowed: those that `brushpass rules {game}` lists"
    raise Refusal(f"unknown rule of {game} {number[:40]!r}: {hint}{listed}")
