"""The parts of a game on the page: blocks of the table, choices, rules."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from brushpass.cli.screen import KEY, QUIET, indented
from brushpass.core.rulebook import Rule
from brushpass.core.words import Block, Choice


def print_blocks(console: Console, blocks: Sequence[Block]) -> None:
    for block in blocks:
        console.print()
        console.print(Text(block.title, "bold"))
        if block.rows:
            console.print(grid(block.head, block.rows))
        for line in block.lines:
            indented(console, line)


def grid(head: Sequence[str], rows: Sequence[Sequence[str]], title: str | None = None) -> Table:
    """Rows under a heading; a column of figures only is set to the right."""
    table = Table(
        box=box.SIMPLE_HEAD if any(head) else None,
        header_style=QUIET,
        border_style=QUIET,
        padding=(0, 2, 0, 0),
        pad_edge=False,
        show_edge=False,
        show_header=any(head),
        title=title,
    )
    width = max([len(head), *map(len, rows)])
    for column in range(width):
        cells = [row[column] for row in rows if column < len(row)]
        figures = all(figure(cell) for cell in cells) and any(cells)
        heading = head[column] if column < len(head) else ""
        table.add_column(Text(heading), justify="right" if figures else "left")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table


def figure(cell: str) -> bool:
    digits = cell.removesuffix(" %").lstrip("+-").replace(",", "").replace(".", "", 1)
    return not cell or digits.isdecimal()


def print_choices(console: Console, choices: Sequence[Choice]) -> None:
    """The costs in a column; or behind each answer, or under it, where lines are too short."""
    texts = max(len(choice.text) for choice in choices)
    costs = max(len(choice.cost) for choice in choices)
    room = console.width - 2 - len(str(len(choices))) - 2
    beside = texts + 2 + costs <= room
    table = margin_grid()
    table.add_column(justify="right", no_wrap=True, style=KEY)
    for number, choice in enumerate(choices, 1):
        if beside:
            table.add_row("", str(number), Text(choice.text), Text(choice.cost, QUIET))
        else:
            fits = len(choice.text) + 3 + len(choice.cost) <= room
            behind = f" ({choice.cost})" if fits else f"\n{choice.cost}"
            text = Text(choice.text).append(behind if choice.cost else "", QUIET)
            table.add_row("", str(number), text)
    console.print(table)


def print_rules(console: Console, rules: Sequence[Rule]) -> None:
    table = margin_grid()
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row("", rule.number, rule_text(rule))
    console.print(table)


def margin_grid() -> Table:
    """A grid whose first column is an empty margin."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=0)
    return table


def rule_text(rule: Rule) -> Text:
    mark = Text("Reconstructed. ", "italic") if rule.reconstructed else Text()
    return mark.append(rule.text)
