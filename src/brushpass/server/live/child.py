"""A process of ours beside the server: a question goes in, an answer comes out.

It is begun with nothing that is the server's: neither its memory, where every secret is, nor its
environment, where the address of the database stands.
"""

import os
import signal
import subprocess
import sys
from importlib import import_module
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Final

START: Final = 120.0  # seconds until a new process is there: it loads every game first
READY: Final = b"ready"
PROGRAM: Final = "import sys; from brushpass.server.live.child import main; main(*sys.argv[1:])"


class Closed(Exception):
    """Nobody needs an answer any more."""


class Lost(Exception):
    """The process ended, or is to be ended because it does not answer."""


class Late(Lost):
    pass


class Child:
    """Starts its process when it is first needed, and again after it was lost. `program` is the
    module and function that serve at the other end of the pipe."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self._pipe: Connection | None = None
        self._closed = False

    def begin(self) -> bool:
        """Whether it had to be started."""
        if self._pipe is not None:
            return False
        if self._closed:
            raise Closed
        self._pipe, theirs = Pipe()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, self._program, str(theirs.fileno())],
                env={"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )
        self._hear(START)
        return True

    def ask(self, question: bytes, seconds: float) -> bytes:
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(question)
        except OSError:
            self.kill()
            raise Lost("its process ended") from None
        return self._hear(seconds)

    def _hear(self, seconds: float) -> bytes:
        assert self._pipe is not None
        try:
            if self._pipe.poll(seconds):
                return self._pipe.recv_bytes()
        except (EOFError, OSError):
            self.kill()
            raise Lost("its process ended") from None
        self.kill()
        raise Late(f"did not answer within {seconds:g} s")

    def stop(self) -> None:
        """From another thread: whoever is asking is told that the process ended."""
        process = self._process
        if process is not None:
            process.kill()
            process.wait()

    def close(self) -> None:
        self._closed = True
        self.stop()

    def kill(self) -> None:
        self.stop()
        pipe = self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()


def main(program: str, descriptor: str) -> None:
    """In the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    module, _, function = program.partition(":")
    getattr(import_module(module), function)(Connection(int(descriptor)))
