"""What a seat is shown and asked, set as plain text. Whoever has the words has this layout."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from brushpass.core.words import Block, Choice


@dataclass(frozen=True)
class Offer:
    """One answer that may be given. Its number is its place in the list, from 1."""

    name: str  # never changes, whatever the table looks like
    text: str
    cost: str = ""
    rule: str = ""

    @staticmethod
    def of(name: str, choice: Choice) -> "Offer":
        return Offer(name, choice.text, choice.cost, choice.rule)


def page(
    news: Sequence[str],
    blocks: Sequence[Block],
    prompt: str,
    rule: str,
    offers: Sequence[Offer],
    since: str = "Since your last decision",
) -> str:
    """What was told, the table, what is asked and what may be answered. Nothing is advised."""
    parts = []
    if news:
        parts.append("\n".join([f"{since}:", *[f"- {line}" for line in news]]))
    parts += ["\n".join(lines_of(block)) for block in blocks]
    asked = f"{prompt} ({rule})" if rule else prompt
    parts.append("\n".join([asked, *offer_lines(offers)]))
    return "\n\n".join(parts)


def offer_lines(offers: Sequence[Offer]) -> Iterator[str]:
    for number, offer in enumerate(offers, 1):
        asides = "; ".join([aside for aside in (offer.cost, offer.rule) if aside])
        yield f"{number}. {offer.name}: {offer.text}" + (f" ({asides})" if asides else "")


def lines_of(block: Block) -> Iterator[str]:
    yield block.title
    rows = [row for row in (block.head, *block.rows) if any(row)]
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        yield "  " + "  ".join(cells).rstrip()
    for line in block.lines:
        yield f"  {line}"
