"""Counts of all that can happen in a few decisions: any slip in the rules changes one of them."""

import json
from typing import Any

from brushpass.core.chance import Fast
from brushpass.core.playout import perft
from tests.conformity.cells import Cell
from tests.conformity.play import some_decision

# Where to count from: the luck, and how many random decisions are taken first.
STARTS = [(1, 0), (2, 15), (3, 40), (4, 70), (5, 100)]
ENOUGH = 1500
DEEPEST = 6


def start(cell: Cell, seed: int, after: int) -> Any:
    game, chance = cell.game, Fast(seed)
    s = game.setup(cell.options(), chance, game.silent)
    for _ in range(after):
        if game.to_act(s):
            seat, action = some_decision(game, s, chance)
            game.play(s, seat, action, chance, game.silent)
    return s


def count(cell: Cell, seed: int, after: int, depth: int) -> list[int]:
    return [perft(cell.game, start(cell, seed, after), d) for d in range(1, depth + 1)]


def new_counts(cell: Cell) -> list[dict[str, Any]]:
    """As deep as the counts stay small enough to be made again for every commit."""
    entries = []
    for seed, after in STARTS:
        counts: list[int] = []
        while len(counts) < DEEPEST and (not counts or 1 < counts[-1] < ENOUGH):
            counts.append(perft(cell.game, start(cell, seed, after), len(counts) + 1))
        entries.append({"seed": seed, "after": after, "counts": counts})
    return entries


def written(table: dict[str, list[dict[str, Any]]]) -> str:
    """One line for each start."""
    cells = []
    for cell, entries in sorted(table.items()):
        lines = ",\n".join("    " + json.dumps(entry) for entry in entries)
        cells.append(f'  "{cell}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(cells) + "\n}\n"
