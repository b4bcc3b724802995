from pathlib import Path

import pytest

from brushpass.arena.plan import ladder
from brushpass.arena.strength import (
    CELLS,
    LEVELS,
    budget_words,
    find_cells,
    folder_of,
    table,
)
from brushpass.arena.tournament import on_this_machine, run
from brushpass.bots.budget import Budget
from brushpass.bots.registry import BOTS
from brushpass.core.catalogue import games
from brushpass.core.refusal import Refusal

PAIR = ("clerk", "recruit")


def test_every_cell_is_a_table_that_the_game_has() -> None:
    for cell in CELLS.values():
        assert cell.plan(PAIR, 0, None).seats == cell.seats
    assert {cell.game for cell in CELLS.values()} == set(games())


def test_the_closer_two_levels_are_the_more_deals_tell_them_apart() -> None:
    cell = CELLS["microfilms-croupier-2"]
    assert cell.deals("field_agent") > cell.deals("case_officer") > cell.deals("clerk")
    assert cell.deals("fox") > 0


def test_at_a_pace_time_becomes_simulations() -> None:
    plan = CELLS["kompromat-standard-2"].plan(("field_agent", "clerk"), 0, None)
    assert plan.at_pace(3).budgets == {"field_agent": Budget(simulations=120), "clerk": Budget()}
    timed = CELLS["kompromat-standard-2"].plan(("field_agent", "clerk"), 0, Budget(7, 10))
    assert set(timed.at_pace(3).budgets.values()) == {Budget(simulations=30)}


def test_the_levels_are_bots_of_ours() -> None:
    assert [bot for bot in BOTS if bot in LEVELS] == list(LEVELS)


def test_a_game_names_all_its_cells() -> None:
    assert len(find_cells(["redacted"])) == 5
    assert [cell.seats for cell in find_cells(["kompromat", "spy_tactics-standard-6"])] == [2, 6]
    with pytest.raises(Refusal, match="unknown cell 'chess'"):
        find_cells(["chess"])


def test_the_table_shows_what_was_finished_in_the_order_of_the_cells(tmp_path: Path) -> None:
    for name in ("spy_tactics-standard-4", "kompromat-standard-2"):
        cell = CELLS[name]
        folder = folder_of(tmp_path, cell, PAIR)
        folder.parent.mkdir(parents=True)
        run(cell.plan(PAIR, 0, None), 2, folder, on_this_machine(1), lambda done, total: None)
    lines = table(tmp_path, ladder(LEVELS)).splitlines()
    assert len(lines) == 4
    assert len({line.count("|") for line in lines}) == 1
    assert lines[2].startswith("| Kompromat, 2 | clerk | recruit | 2 | +")
    assert lines[3].startswith("| Spy Tactics, 4 | clerk | recruit | 2 | +")


def test_budgets_in_words() -> None:
    assert budget_words({"simulations": None, "milliseconds": None}) == "none"
    assert budget_words({"simulations": None, "milliseconds": 40}) == "40 ms"
    assert budget_words({"simulations": 8, "milliseconds": 40}) == "8 simulations or 40 ms"
