"""A program beside ours: lines go in, lines come out, and a deadline holds for each answer.

It gets its three pipes and a short list of environment variables, nothing else of ours. It sits in
a process group of its own, so that Ctrl-C at the terminal is ours to answer, and so that whatever
it started ends with it.
"""

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

from brushpass.bots.fault import Failure, Kind

LAUNCH: Final = Path(__file__).with_name("launch.py")
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "PYTHONPATH")

LONGEST_LINE: Final = 1 << 16
CHUNK: Final = 1 << 16
KEPT_ERRORS: Final = 4096  # bytes
SHOWN_ERRORS: Final = 5  # lines
PARTING: Final = 0.5  # seconds between the end of its input and its own


class Process:
    def __init__(self, command: Sequence[str]) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-I", "-S", str(LAUNCH), str(os.getpid()), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            start_new_session=True,
        )
        self._in = piped(self._child.stdin)
        self._out = piped(self._child.stdout)
        self._err = piped(self._child.stderr)
        self._unsent = b""
        self._unread = b""
        self._errors = b""

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Sends the lines, and waits for the next line that comes back."""
        deadline = monotonic() + seconds
        self._unsent += lines
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._out, selectors.EVENT_READ)
            pipes.register(self._err, selectors.EVENT_READ)
            pipes.register(self._in, selectors.EVENT_WRITE)
            while b"\n" not in self._unread:
                if len(self._unread) > LONGEST_LINE:
                    raise Failure(Kind.NONSENSE, f"wrote a line of more than {LONGEST_LINE} bytes")
                ready = pipes.select(deadline - monotonic())
                if monotonic() > deadline:
                    raise Failure(Kind.LATE, f"did not answer within {seconds:g} s")
                for key, _ in ready:
                    self._move(key.fileobj, pipes)
                if self._out.fileno() not in pipes.get_map():
                    raise Failure(Kind.CRASH, "ended in the middle of the game")
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _move(self, pipe: Any, pipes: selectors.BaseSelector) -> None:
        """What can be moved now; a pipe that is done with is no longer listened to."""
        if pipe is self._in:
            try:
                self._unsent = self._unsent[os.write(pipe.fileno(), self._unsent[:CHUNK]) :]
            except BrokenPipeError:
                self._unsent = b""  # if that means its end, its output will say so
            if not self._unsent:
                pipes.unregister(pipe)
            return
        data = os.read(pipe.fileno(), CHUNK)
        if not data:
            pipes.unregister(pipe)
        elif pipe is self._err:
            self._errors = (self._errors + data)[-KEPT_ERRORS:]
        else:
            self._unread += data

    def end(self, goodbye: bytes = b"") -> None:
        """Closes its input, gives it a moment to end by itself, then ends it and its children."""
        with suppress(OSError):
            os.write(self._in.fileno(), goodbye)
        self._in.close()
        self._listen_until_it_hangs_up(monotonic() + PARTING)
        self.kill()

    def kill(self) -> None:
        # Before it is waited for: until then no other group can have its number.
        with suppress(OSError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._child.wait()
        self._listen_until_it_hangs_up(monotonic())
        for pipe in (self._in, self._out, self._err):
            pipe.close()

    def _listen_until_it_hangs_up(self, deadline: float) -> None:
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._out, selectors.EVENT_READ)
            pipes.register(self._err, selectors.EVENT_READ)
            while pipes.get_map():
                ready = pipes.select(max(0.0, deadline - monotonic()))
                for key, _ in ready:
                    self._move(key.fileobj, pipes)
                self._unread = b""
                if not ready or monotonic() > deadline + PARTING:
                    return

    @property
    def errors(self) -> str:
        """The last lines that it wrote to its standard error, fit for a terminal."""
        text = self._errors.decode("utf-8", "replace")
        lines = [line.rstrip() for line in text.splitlines() if line.strip()][-SHOWN_ERRORS:]
        return "\n".join("".join(c if c.isprintable() else "?" for c in line) for line in lines)

    @property
    def ending(self) -> str:
        """How it ended, once it has."""
        code = self._child.returncode
        return f"exit code {code}" if code >= 0 else f"signal {-code} ({signal.strsignal(-code)})"


def piped(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # as asked for
    os.set_blocking(pipe.fileno(), False)
    return pipe
