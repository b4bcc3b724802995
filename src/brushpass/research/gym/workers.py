"""Rows in this process, or shared out over several: then in memory that they share, and only a word
goes to and fro at each step."""

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy

from brushpass.core.refusal import Refusal
from brushpass.core.rows import Rows
from brushpass.research.attended import Attended
from brushpass.research.gym.buffers import Buffers, bytes_of
from brushpass.research.terms import Terms

Seeds = Sequence[int | None]  # None: luck goes on


class Here:
    def __init__(self, terms: Terms, count: int) -> None:
        self.rows = terms.rows(count, again=True)
        self.seen = Buffers.of(self.rows)

    def begin(self, seeds: Seeds) -> None:
        for row, seed in enumerate(seeds):
            if seed is not None:
                self.rows.seed(row, seed)
            self.rows.begin(row)

    def step(self, actions: list[int]) -> None:
        self.rows.step(actions)

    def endings(self) -> dict[int, str]:
        """How the games ended that were over with this step, by row."""
        return {int(row): self.rows.endings[row] for row in numpy.flatnonzero(self.seen.over)}

    def close(self) -> None:
        leave(self.rows)


class There:
    """In so many processes, each with as many rows as the others, or one more."""

    def __init__(self, terms: Terms, count: int, workers: int) -> None:
        if not 1 <= workers <= count:
            raise Refusal(f"workers must be from 1 to the {count} rows, not {workers}")
        self.rows = terms.rows(1, again=True)  # only to say what they are like
        context = get_context("spawn")
        block = context.RawArray("b", bytes_of(self.rows, count))
        chosen = context.RawArray("q", count)
        self.seen = Buffers.within(block, self.rows, count)
        self._chosen = numpy.frombuffer(chosen, numpy.int64)
        self._endings: dict[int, str] = {}
        self._shares: list[tuple[int, int]] = []
        self._lines: list[Connection] = []
        self._processes = []
        for worker in range(workers):
            share = (worker * count // workers, (worker + 1) * count // workers)
            line, far_end = context.Pipe()
            process = context.Process(
                target=work, args=(terms, share, count, block, chosen, far_end), daemon=True
            )
            process.start()
            far_end.close()
            self._shares.append(share)
            self._lines.append(line)
            self._processes.append(process)

    def begin(self, seeds: Seeds) -> None:
        self._ask([list(seeds[first:last]) for first, last in self._shares])

    def step(self, actions: list[int]) -> None:
        self._chosen[:] = actions
        self._ask([None] * len(self._lines))

    def endings(self) -> dict[int, str]:
        return self._endings

    def close(self) -> None:
        leave(self.rows)
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()

    def _ask(self, words: list[Any]) -> None:
        self._endings = {}
        try:
            for line, word in zip(self._lines, words, strict=True):
                line.send(word)
            for line in self._lines:
                self._endings.update(line.recv())
        except (EOFError, OSError):
            raise Refusal("a worker of the environment has ended: make another") from None


def work(
    terms: Terms, share: tuple[int, int], count: int, block: Any, chosen: Any, line: Connection
) -> None:
    """One process: a list of seeds begins games, None takes the step that is written down."""
    first, last = share
    here = Here(terms, last - first)
    shown = Buffers.within(block, here.rows, count)
    actions = numpy.frombuffer(chosen, numpy.int64)[first:last]
    try:
        while True:
            seeds = line.recv()
            if seeds is None:
                here.step(actions.tolist())
            else:
                here.begin(seeds)
            shown.show(here.seen, first)
            line.send({first + row: ending for row, ending in here.endings().items()})
    except (EOFError, OSError):
        here.close()


def leave(rows: Rows) -> None:
    if isinstance(rows, Attended):
        rows.leave()
