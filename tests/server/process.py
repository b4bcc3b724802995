"""The server as people run it: a process of its own, killed or stopped like one."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from brushpass.server.config import VARIABLE, Config
from brushpass.server.web.limits import Limits
from tests.server.waiting import PATIENCE


class Process:
    """`brushpass.server` with these settings, on the same port each time it is started."""

    def __init__(
        self,
        database: str,
        log: Path,
        path: Path | None = None,
        luck: Path | None = None,
        **settings: Any,
    ) -> None:
        """`path`: a folder with packages that the server finds besides its own. `luck`: a file; all
        that is random follows from its text, and begins anew when somebody changes it."""
        self.log = log
        inherited = os.environ.get("PYTHONPATH", "")
        self.environment = {} if path is None else {"PYTHONPATH": f"{path}{os.pathsep}{inherited}"}
        self.program = PROGRAM if luck is None else PROGRAM_OF_LUCK.format(str(luck)) + PROGRAM
        self.config = Config(
            database=database,
            port=0,
            **{
                "pace": 0.0,
                "limits": Limits(1e6, 1e6, 1e6, 1e6, 1_000_000, 1_000_000),
                "thinkers": 1,
                **settings,
            },
        )
        self.address = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.stop()

    def start(self) -> None:
        config = msgspec.json.encode(self.config).decode()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program],
                env={**os.environ, **self.environment, VARIABLE: config},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127.0.0.1:(\d+)/", line)
        assert found, f"{line}{self.log.read_text()}"
        self.address = found[0]
        self.config = msgspec.structs.replace(self.config, port=int(found[1]))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def faults(self) -> list[str]:
        """Errors in the log: there are none, whatever anybody does."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line]

    def _end(self) -> int:
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code


PROGRAM_OF_LUCK = """
import random, secrets
from pathlib import Path

class Luck:
    text, bytes = None, None

    def __call__(self, size):
        text = Path({!r}).read_text()
        if text != self.text:
            self.text, self.bytes = text, random.Random(text).randbytes
        return self.bytes(size)

secrets.token_bytes = Luck()
"""
PROGRAM = """
from brushpass.server.config import handed_over
from brushpass.server.listening import bind
from brushpass.server.run import run
if __name__ == "__main__":
    config = handed_over()
    sock = bind(config.host, config.port)
    print(f"http://127.0.0.1:{sock.getsockname()[1]}/", flush=True)
    run(config, sock)
"""
