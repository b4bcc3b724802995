"""Plays what a plan still lacks, and sums up."""

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from brushpass.arena.archive import Archive
from brushpass.arena.cluster import play_on_ray
from brushpass.arena.plan import Plan
from brushpass.arena.played import Finished, Played
from brushpass.arena.plot import draw
from brushpass.arena.results import Results, sum_up
from brushpass.arena.schedule import Schedule
from brushpass.arena.workers import play_here, play_in_workers

# Plays these games of a plan somewhere, and gives them back in the order they finish.
Source = Callable[[Plan, Sequence[int]], Finished]
Progress = Callable[[int, int], None]  # games finished, games in all


def on_this_machine(workers: int) -> Source:
    if workers == 1:
        return play_here
    return lambda plan, games: play_in_workers(plan, games, workers)


def on_ray(address: str) -> Source:
    return lambda plan, games: play_on_ray(plan, games, address)


def run(
    plan: Plan,
    deals: int,
    folder: Path,
    source: Source,
    progress: Progress,
    force: bool = False,
) -> Results:
    with closing(Archive(folder, plan, force)) as archive:
        games = gather(archive, deals, source, progress)
        results = sum_up(plan, games)
        archive.write("results.json", json.dumps(results.as_data(), indent=2) + "\n")
        archive.write("results.svg", draw(results))
    return results


def gather(archive: Archive, deals: int, source: Source, progress: Progress) -> list[Played]:
    """Everything finished is in the folder at once; whatever ends this, the next run goes on."""
    wanted = Schedule(archive.plan).games(deals)
    missing = archive.missing(wanted)
    before = len(wanted) - len(missing)
    progress(before, len(wanted))
    if missing:
        with closing(source(archive.plan, missing)) as finished:
            for done, (played, record) in enumerate(finished, before + 1):
                archive.keep(played, record)
                progress(done, len(wanted))
    return [archive.games[game] for game in wanted]
