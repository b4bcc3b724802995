"""Secrecy at length: what the tests try a few hundred times, a hundred thousand times a cell.

    python -m tests.conformity.campaign --out FOLDER [--seed N] [--pairs N] [--games N]
        [--write FILE]

It can be stopped at any time and goes on with the next call: every piece of work that is done is a
line in the folder. Both cores work on it, and give way to whatever else is to be done.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from os import nice
from pathlib import Path

from tests.conformity.canaries import check_canaries
from tests.conformity.cells import Cell, all_cells, cells_of
from tests.conformity.round_trips import check_round_trips
from tests.conformity.two_worlds import check_two_worlds

PIECE = 1000  # pairs; of canary games fewer, because a game has many moments
GAMES = 20
BEGIN, END = "<!-- campaign -->", "<!-- end of campaign -->"


def two_worlds(cell: Cell, count: int, seed: int) -> int:
    return check_two_worlds(cell, count, seed).pairs


def round_trips(cell: Cell, count: int, seed: int) -> int:
    check_round_trips(cell, count, seed)
    return count


def canaries(cell: Cell, count: int, seed: int) -> int:
    assert check_canaries(cell, count, seed) > 0
    return count


CHECKS: dict[str, Callable[[Cell, int, int], int]] = {
    check.__name__: check for check in (two_worlds, round_trips, canaries)
}


@dataclass(frozen=True)
class Piece:
    check: str
    cell: str
    seed: int
    count: int


@dataclass(frozen=True)
class Done:
    piece: Piece
    found: str  # what was wrong; empty if nothing was


def pieces(seed: int, pairs: int, games: int) -> Iterator[Piece]:
    """All the work, every cell a little at a time, so that a part of it says something of all."""
    for begun in range(0, pairs, PIECE):
        for cell in all_cells():
            for check in ("two_worlds", "round_trips"):
                yield Piece(check, str(cell), seed + begun, min(PIECE, pairs - begun))
        for cell in all_cells():
            share = -(-games // len(cells_of(cell.game)))
            first = begun // PIECE * GAMES
            if first < share:
                yield Piece("canaries", str(cell), seed + first, min(GAMES, share - first))


def carry_out(piece: Piece) -> Done:
    nice(10)
    cell = next(cell for cell in all_cells() if str(cell) == piece.cell)
    try:
        CHECKS[piece.check](cell, piece.count, piece.seed)
    except Exception as error:
        return Done(piece, f"{type(error).__name__}: {error}"[:2000])
    return Done(piece, "")


def read(file: Path) -> list[Done]:
    lines = file.read_text().splitlines() if file.exists() else []
    return [Done(Piece(**one["piece"]), one["found"]) for one in map(json.loads, lines)]


def figure(done: list[Done], seed: int) -> str:
    """The sentence for the page."""
    counts = Counter[str]()
    for one in done:
        counts[one.piece.check] += one.piece.count
    wrong = [one for one in done if one.found]
    return (
        f"{time.strftime('%-d %B %Y')}, seed {seed}: {counts['two_worlds']:,} pairs of worlds, "
        f"{counts['round_trips']:,} round trips and {counts['canaries']:,} canary games in "
        f"{len({one.piece.cell for one in done})} cells; differences: {len(wrong)}."
    )


def write(page: Path, text: str) -> None:
    before, rest = page.read_text("utf-8").split(BEGIN)
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="campaign")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=20_261_118)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    file = chosen.out / f"{chosen.seed}.jsonl"
    done = read(file)
    finished = {one.piece for one in done}
    left = [one for one in pieces(chosen.seed, chosen.pairs, chosen.games) if one not in finished]
    print(f"seed {chosen.seed}: {len(done)} pieces done, {len(left)} to do", flush=True)
    with ProcessPoolExecutor() as pool, file.open("a") as log:
        try:
            for task in as_completed([pool.submit(carry_out, piece) for piece in left]):
                one = task.result()
                done.append(one)
                log.write(json.dumps(asdict(one)) + "\n")
                log.flush()
                if one.found:
                    print(f"{one.piece}: {one.found}", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    print(figure(done, chosen.seed))
    if chosen.write:
        write(chosen.write, figure(done, chosen.seed))
    return 1 if any(one.found for one in done) else 0


if __name__ == "__main__":
    raise SystemExit(main())
