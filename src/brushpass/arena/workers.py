"""Plays games in processes of this machine.

Not an executor of the standard library: its workers outlive a parent that was killed, and it has
no way to end them in the middle of a game. Here a worker is a process with a pipe of its own.
"""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from traceback import format_exc
from typing import Final, NoReturn

from brushpass.arena.interrupt import unstopped
from brushpass.arena.plan import Plan
from brushpass.arena.played import Finished, Parlour, Played
from brushpass.core.refusal import Refusal

AHEAD: Final = 2  # games given out to a worker: the one it plays, and one so that it never waits
PATIENCE: Final = 2.0  # seconds, for a worker to end its bots


def play_here(plan: Plan, games: Sequence[int]) -> Finished:
    parlour = Parlour(plan)
    try:
        for game in games:
            yield parlour.play(game)
    finally:
        parlour.close()


def play_in_workers(plan: Plan, games: Sequence[int], workers: int) -> Finished:
    spawn = get_context("spawn")  # also safe where the parent has threads
    left = iter(games)
    crew: dict[Connection, SpawnProcess] = {}
    try:
        for _ in range(min(workers, len(games))):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=work, args=(plan, theirs), daemon=True)
            start(process)
            theirs.close()
            crew[ours] = process
            for _ in range(AHEAD):
                give(ours, left)
        awaited = len(games)
        while awaited:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                awaited -= 1
                yield receive(ready, crew[ready])
                give(ready, left)
    finally:
        dismiss(crew)


def start(process: SpawnProcess) -> None:
    """With Ctrl-C held back: a worker that is not yet ready for it would print a traceback, and so
    would one that is told only half of what it needs."""
    resource_tracker.ensure_running()  # started later, it would let Ctrl-C through again
    with unstopped():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # also in the worker
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def give(worker: Connection, left: Iterator[int]) -> None:
    game = next(left, None)
    if game is not None:
        with suppress(ConnectionError):  # it has ended: `receive` finds out, and says so
            worker.send(game)


def receive(worker: Connection, process: SpawnProcess) -> tuple[Played, str]:
    try:
        answer = worker.recv()
    except (EOFError, ConnectionError):
        process.join(PATIENCE)
        raise Refusal(
            f"a worker process ended in the middle of a game (exit code {process.exitcode}); "
            "the same command goes on with what is missing"
        ) from None
    if isinstance(answer, BaseException):
        raise answer
    finished: tuple[Played, str] = answer
    return finished


def dismiss(crew: dict[Connection, SpawnProcess]) -> None:
    for connection, process in crew.items():
        connection.close()
        process.terminate()
    for process in crew.values():
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


def work(plan: Plan, parent: Connection) -> None:
    """The life of a worker: plays what it is sent, until nobody is there to send more."""
    # Ctrl-C reaches the whole group, and it is for the parent to act.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, leave)
    Thread(target=follow_parent, daemon=True).start()
    parlour = Parlour(plan)
    try:
        while True:
            parent.send(parlour.play(parent.recv()))
    except (EOFError, ConnectionError):
        pass
    except Exception as error:
        error.add_note(format_exc())  # the traceback itself cannot be sent
        parent.send(error)
    finally:
        parlour.close()


def leave(number: int, frame: object) -> NoReturn:
    sys.exit(0)


def follow_parent() -> None:
    """A parent that was killed cannot say so, and the game in hand may be a long one."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
