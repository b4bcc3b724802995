"""How strong our levels are: at chosen tables each is measured against the level below it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from brushpass.arena.plan import Pair, Plan
from brushpass.bots.budget import Budget
from brushpass.core.catalogue import find_game
from brushpass.core.refusal import unknown

LEVELS: Final = ("recruit", "clerk", "field_agent", "case_officer")
SEED: Final = 7  # of deals that no bot was tuned on

HEAD: Final = (
    "| table | bot | against or among | deals | gain, 95 % interval | won | rival won "
    "| budget | median answer |"
)


@dataclass(frozen=True)
class Cell:
    """A table, and how its levels are told apart: the closer they are, the more deals it takes."""

    game: str
    mode: str
    seats: int
    field_agent: int  # deals
    case_officer: int
    pace: int = 3  # simulations a millisecond: a quiet core makes more of them, in every game

    def deals(self, level: str) -> int:
        """For any other level than ours as many as are soon played."""
        ours = {"clerk": 200, "field_agent": self.field_agent, "case_officer": self.case_officer}
        return ours.get(level, 60)

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def plan(self, pair: Pair, seed: int, budget: Budget | None) -> Plan:
        game = find_game(self.game)
        return Plan.make(game, game.about.options(self.mode, self.seats), [pair], seed, budget)


CELLS: Final = {
    cell.name: cell
    for cell in (
        Cell("kompromat", "standard", 2, field_agent=100, case_officer=100),
        Cell("double_agent", "standard", 2, field_agent=100, case_officer=150),
        Cell("spy_tactics", "standard", 4, field_agent=150, case_officer=200),
        Cell("spy_tactics", "standard", 6, field_agent=150, case_officer=150, pace=10),
        Cell("microfilms", "croupier", 2, field_agent=1500, case_officer=600),
        Cell("microfilms", "standard", 3, field_agent=100, case_officer=100),
        Cell("microfilms", "standard", 5, field_agent=100, case_officer=70),
        Cell("redacted", "mission_diplomatique", 4, field_agent=240, case_officer=160),
        Cell("redacted", "two_man_rule", 4, field_agent=60, case_officer=30),
        Cell("redacted", "double_blind", 5, field_agent=80, case_officer=70),
        Cell("redacted", "strange_bedfellows", 3, field_agent=150, case_officer=50),
        Cell("redacted", "danger_zone", 2, field_agent=60, case_officer=80),
    )
}


def find_cells(names: Sequence[str]) -> list[Cell]:
    """Each by its name, or all of a game by the game's."""
    found: dict[str, Cell] = {}
    for name in names:
        cells = {key: cell for key, cell in CELLS.items() if name in (key, cell.game)}
        if not cells:
            raise unknown("cell", name, CELLS)
        found |= cells
    return list(found.values())


def folder_of(out: Path, cell: Cell, pair: Pair) -> Path:
    return out / cell.name / "-".join(pair)


def table(out: Path, pairs: Sequence[Pair]) -> str:
    """Of everything that was ever finished in this folder, in markdown."""
    lines = [HEAD, "|" + " --- |" * HEAD.count(" |")]
    for cell in CELLS.values():
        for pair in pairs:
            file = folder_of(out, cell, pair) / "results.json"
            if file.exists():
                lines.append(line(cell, json.loads(file.read_text("utf-8"))))
    return "\n".join(lines)


def line(cell: Cell, results: dict[str, Any]) -> str:
    (comparison,) = results["comparisons"]
    bot, gain = comparison["bot"], comparison["gain"]
    mode = "" if cell.mode == "standard" else f" ({cell.mode.replace('_', ' ')})"
    ms = results["answer_ms"][bot]
    cells = [
        f"{find_game(cell.game).about.title}{mode}, {cell.seats}",
        bot,
        comparison["other"],
        str(comparison["deals"]),
        f"{gain['mean']:+.2f} ({gain['low']:+.2f} to {gain['high']:+.2f})",
        f"{100 * comparison['won']['mean']:.0f} %",
        f"{100 * comparison['rival_won']['mean']:.0f} %",
        budget_words(results["tournament"]["budgets"][bot]),
        "none asked" if ms is None else f"{ms:.3g} ms",
    ]
    return "| " + " | ".join(cells) + " |"


def budget_words(budget: dict[str, Any]) -> str:
    limits = [
        f"{budget[unit]:g} {words}"
        for unit, words in (("simulations", "simulations"), ("milliseconds", "ms"))
        if budget[unit] is not None
    ]
    return " or ".join(limits) or "none"
