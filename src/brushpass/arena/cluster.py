"""Plays games on a Ray cluster: a running one, or one that is started right here."""

import os
from collections.abc import Sequence
from socket import create_connection
from time import perf_counter
from typing import Any, Final

from brushpass import __version__
from brushpass.arena.plan import Plan
from brushpass.arena.played import Finished, Parlour, Played
from brushpass.core.refusal import Refusal

INSTALL: Final = "pip install 'brushpass[ray]'"
BATCH: Final = 0.2  # seconds; Ray takes about a millisecond for each
REACH: Final = 5.0  # seconds
LARGEST: Final = 500  # games in a batch


def play_on_ray(plan: Plan, games: Sequence[int], address: str) -> Finished:
    # Under uv, Ray would build the environment anew for every worker.
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    try:
        import ray
    except ModuleNotFoundError:
        raise Refusal(f"--ray needs Ray, which is not installed: {INSTALL}") from None

    connect(ray, address)
    try:
        yield from Batches(ray, plan, games).play()
    finally:
        ray.shutdown()


def connect(ray: Any, address: str) -> None:
    """Quietly: Ray's own log is not for the person who waits for a table."""
    host, colon, port = address.partition(":")
    if colon and port.isdecimal():
        try:  # before Ray does: it would wait, and complain, for more than a minute
            create_connection((host, int(port)), REACH).close()
        except (OSError, OverflowError) as error:
            raise Refusal(f"there is no Ray cluster at {address!r}: {error}") from None
    try:
        ray.init(
            address,
            include_dashboard=False if address == "local" else None,
            logging_level="error",
            log_to_driver=False,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise Refusal(f"there is no Ray cluster at {address!r}: {reason}") from None


class Batches:
    """Hands out games in batches, each as large as fills a good part of a second."""

    def __init__(self, ray: Any, plan: Plan, games: Sequence[int]) -> None:
        self._ray = ray
        self._play = ray.remote(num_cpus=1)(play_batch)
        self._plan = plan
        self._games = list(games)
        self._next = 0
        self._size = 1

    def play(self) -> Finished:
        ray = self._ray
        waiting = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        batches: list[Any] = []
        while True:
            while len(batches) < waiting and (games := self._cut()):
                batches.append(self._play.remote(self._plan, games))
            if not batches:
                return
            (ready,), batches = ray.wait(batches, num_returns=1)
            try:
                finished, seconds = ray.get(ready)
            except ray.exceptions.RayError as error:
                raise Refusal(f"the Ray cluster failed: {last_line(error)}") from None
            wished = int(BATCH * len(finished) / max(seconds, 1e-6))
            self._size = max(1, min(wished, 2 * self._size, LARGEST))
            yield from finished

    def _cut(self) -> list[int]:
        games = self._games[self._next : self._next + self._size]
        self._next += len(games)
        return games


def play_batch(plan: Plan, games: Sequence[int]) -> tuple[list[tuple[Played, str]], float]:
    """The games, and the seconds they took. Runs on the cluster, where brushpass must be too."""
    if plan.version != __version__:
        raise Refusal(f"it has Brushpass {__version__}, and the tournament is of {plan.version}")
    began = perf_counter()
    parlour = Parlour(plan)
    try:
        finished = [parlour.play(game) for game in games]
    finally:
        parlour.close()
    return finished, perf_counter() - began


def last_line(error: Exception) -> str:
    """Of a traceback: what went wrong, without the name of its class."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1].removeprefix(f"{Refusal.__module__}.Refusal: ") if lines else repr(error)
