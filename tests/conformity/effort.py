"""How much to try: few enough for every commit, as many as a campaign asks for."""

import os

from tests.conformity.cells import Cell, cells_of


def pairs() -> int:
    """Pairs of worlds, and round trips, for each cell."""
    return int(os.environ.get("BRUSHPASS_PAIRS", "500"))


def seed() -> int:
    """Where random games begin: the same in every run, unless a campaign asks for others."""
    return int(os.environ.get("BRUSHPASS_SEED", "0"))


def worlds() -> int:
    """Worlds to enumerate from a set-up."""
    return int(os.environ.get("BRUSHPASS_WORLDS", "2000"))


def canary_games(cell: Cell) -> int:
    """Full games with markers in place of secrets: the cells of a game share them."""
    games = int(os.environ.get("BRUSHPASS_CANARY_GAMES", "50"))
    return max(min(10, games), -(-games // len(cells_of(cell.game))))
