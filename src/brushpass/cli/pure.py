"""The same measurements in pure Python, in a process of its own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import brushpass
from brushpass.cli.stop import OWN_FAULT, Stop

COPIED = (".py", ".md", ".typed")


def measure_pure(game: str, seconds: float) -> dict[str, Any]:
    """On a copy of the package without its extension modules, which Python would prefer."""
    with TemporaryDirectory(prefix="brushpass-pure-") as folder:
        shutil.copytree(
            Path(brushpass.__file__).parent, Path(folder, "brushpass"), ignore=all_but_text
        )
        done = subprocess.run(
            [sys.executable, "-m", "brushpass", "bench", game, "--seconds", str(seconds), "--json"],
            cwd=folder,  # `-m` looks here first
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise Stop(OWN_FAULT, f"the pure Python run failed: {done.stderr.strip()}")
    figures: dict[str, Any] = json.loads(done.stdout)["games"][0]
    if figures["compiled"]:
        raise Stop(OWN_FAULT, "the pure Python run used compiled modules")
    return figures


def all_but_text(folder: str, names: list[str]) -> set[str]:
    return {
        name
        for name in names
        if name == "__pycache__" or not (name.endswith(COPIED) or Path(folder, name).is_dir())
    }
