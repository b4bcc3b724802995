"""What the server counts of itself, in the text form that Prometheus reads.

No table's code, no name of a person and no secret is ever a label: labels are kinds of things, of
which there are a few.
"""

import logging
from collections.abc import Mapping
from functools import cache
from math import inf
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
FAMILIES: Final = {
    "brushpass_tables": ("gauge", "Tables in the store, by life."),
    "brushpass_connections": ("gauge", "WebSockets and streams that follow a table."),
    "brushpass_entries_total": ("counter", "Entries that were kept, by kind; chose is a move."),
    "brushpass_append_seconds": ("histogram", "From an entry to its being on disk."),
    "brushpass_thinking_seconds": ("histogram", "That bots of the server thought, by bot."),
    "brushpass_bot_faults_total": ("counter", "Turns that bots lost, by bot and by how."),
    "brushpass_refusals_total": ("counter", "Refused requests and commands, by code."),
    "brushpass_faults_total": ("counter", "Errors written to the log."),
}

Samples = dict[str, dict[str, float]]  # by family: by the rest of the line, its value


class Figures:
    """Of one process."""

    def __init__(self) -> None:
        self.samples: Samples = {family: {} for family in FAMILIES}

    def add(self, family: str, by: float = 1.0, **labels: str) -> None:
        self._add(family, _labels(labels), by)

    def observe(self, family: str, seconds: float, **labels: str) -> None:
        buckets, total, count = _histogram(tuple(labels.items()))
        for bucket, rest in buckets:
            self._add(family, rest, seconds <= bucket)
        self._add(family, total, seconds)
        self._add(family, count, 1)

    def _add(self, family: str, rest: str, by: float) -> None:
        samples = self.samples[family]
        samples[rest] = samples.get(rest, 0.0) + by


# One for the process, as its log is: everything that happens in it may be counted.
figures: Final = Figures()


class CountFaults(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        figures.add("brushpass_faults_total")


@cache
def _histogram(labels: tuple[tuple[str, str], ...]) -> tuple[list[tuple[float, str]], str, str]:
    """The lines of one: its buckets, the sum and the count."""
    given = dict(labels)
    buckets = [
        (bucket, "_bucket" + _labels({**given, "le": f"{bucket:g}".replace("inf", "+Inf")}))
        for bucket in (*BUCKETS, inf)
    ]
    return buckets, "_sum" + _labels(given), "_count" + _labels(given)


def _labels(labels: Mapping[str, str]) -> str:
    inside = ",".join(f'{name}="{value}"' for name, value in labels.items())
    return f"{{{inside}}}" if inside else ""


def write(tables: Mapping[str, int], workers: Mapping[str, Samples]) -> str:
    """The page. Every worker's own figures, under its label, so that one that ends or begins anew
    is seen to: to add them up is the reader's part."""
    lines: list[str] = []
    for family, (kind, words) in FAMILIES.items():
        lines += [f"# HELP {family} {words}", f"# TYPE {family} {kind}"]
        if family == "brushpass_tables":  # the store's, the same for all workers
            lines += [f'{family}{{life="{life}"}} {count}' for life, count in tables.items()]
            continue
        for worker, samples in workers.items():
            for rest, value in samples.get(family, {}).items():
                suffix, _, inside = rest.rstrip("}").partition("{")
                labels = f'{inside},worker="{worker}"' if inside else f'worker="{worker}"'
                lines.append(f"{family}{suffix}{{{labels}}} {value:.17g}")
    return "\n".join(lines) + "\n"
