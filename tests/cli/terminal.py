"""A real terminal around a real process: what a person at a keyboard would see and do."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

PATIENCE = 240.0  # seconds after which something hangs: a slow machine is no failure
ASLEEP = "S"  # as the kernel calls it


class Terminal:
    def __init__(self, arguments: Sequence[str], columns: int = 80, colour: bool = False) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        surroundings = {
            name: value
            for name, value in os.environ.items()
            if name not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
        }
        surroundings |= {"TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"})
        self._process = subprocess.Popen(
            [sys.executable, "-m", "brushpass", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings,
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def _read(self, seconds: float) -> bool:
        """False once the other side has hung up."""
        ready, _, _ = select.select([self._master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux says so when the last writer has closed
            return False
        self.text += data.decode("utf-8").replace("\r\n", "\n")
        return bool(data)

    def wait_for(self, *ends: str) -> str:
        """Reads on until the screen ends in one of these, or the process does; what was new."""
        before = len(self.text)
        limit = time.monotonic() + PATIENCE
        while not self.text[before:].endswith(ends):
            if time.monotonic() > limit:
                raise TimeoutError(f"no {ends} after:\n{self.text[-2000:]}")
            if not self._read(1.0):
                break
        return self.text[before:]

    def type(self, line: str) -> None:
        os.write(self._master, (line + "\n").encode())

    def press(self, key: str) -> None:
        os.write(self._master, key.encode())

    def wait_until_shown(self, words: str) -> None:
        limit = time.monotonic() + PATIENCE
        while words not in self.text:
            if time.monotonic() > limit or not self._read(0.1):
                raise TimeoutError(f"no {words!r} in:\n{self.text[-2000:]}")

    def interrupt(self) -> None:
        os.kill(self._process.pid, signal.SIGINT)

    def interrupt_at_the_prompt(self) -> None:
        """A signal between the prompt and the wait for keys would itself wait for a key."""
        limit = time.monotonic() + PATIENCE
        while self._state() != ASLEEP:
            if time.monotonic() > limit:
                raise TimeoutError("it never waits for a key")
            time.sleep(0.02)
        self.interrupt()

    def _state(self) -> str:
        stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        return stat.rpartition(")")[2].split()[0]

    def leave(self) -> int:
        """Reads what is left, and gives the exit code."""
        limit = time.monotonic() + PATIENCE
        while self._read(0.2) and time.monotonic() < limit:
            pass
        return self._process.wait(PATIENCE)
