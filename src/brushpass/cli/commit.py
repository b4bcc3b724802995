"""Another commit of the checkout one stands in, built and laid out beside it to be measured."""

import os
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zipfile import ZipFile

from brushpass.cli.screen import screen
from brushpass.core.refusal import Refusal

NEEDED: Final = ("LICENSE", "pyproject.toml", "README.md", "setup.py", "src")
TOOLS: Final = ("setuptools", "mypy", "msgspec")  # as `make setup` installs them
BUILD: Final = "from setuptools.build_meta import build_wheel; build_wheel('dist')"


class Commit(NamedTuple):
    root: Path
    number: str
    name: str  # for people: the short number, and what its message begins with


def find_commit(what: str) -> Commit:
    try:
        root = git("rev-parse", "--show-toplevel")
    except FileNotFoundError:
        raise Refusal(f"--against {what!r}: no such file, and no git to find a commit") from None
    if root is None:
        raise Refusal(f"--against {what!r}: no such file, and this is not a git checkout")
    number = git("rev-parse", "--verify", "--quiet", "--end-of-options", what + "^{commit}")
    if number is None:
        raise Refusal(f"--against {what!r}: no such file, and no such commit")
    name = git("log", "-1", "--format=%h (%s)", line(number)) or number
    return Commit(Path(line(root)), line(number), line(name))


def git(*arguments: str, folder: Path | None = None) -> bytes | None:
    """What it answers; None if it refuses."""
    done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, check=False)
    return None if done.returncode else done.stdout


def line(answer: bytes) -> str:
    return os.fsdecode(answer).rstrip("\n")


def installed(commit: Commit, pure: bool) -> Path:
    """A folder with its package, kept in .build for the next time.

    Where there is no C compiler it is pure Python, whatever was asked for.
    """
    kept = commit.root / ".build" / "against"
    python = str(sys.implementation.cache_tag)
    targets = [kept / f"{commit.number[:12]}-{python}{how}" for how in ("", "-pure")]
    if targets[pure].is_dir():
        return targets[pure]
    if missing := [tool for tool in TOOLS if find_spec(tool) is None]:
        raise Refusal(
            f"--against: to build a commit, {' and '.join(missing)} must be installed beside "
            "Brushpass, as `make setup` does it"
        )
    tree = git("archive", commit.number, *NEEDED, folder=commit.root)
    if tree is None:
        raise Refusal(f"--against: there is no Brushpass to build in {commit.name}")
    screen(stderr=True).print(f"Building {commit.name} ...")
    kept.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=kept) as draft:
        with tarfile.open(fileobj=BytesIO(tree)) as archive:
            archive.extractall(draft, filter="data")
        build(Path(draft), commit.name, pure, kept / f"extensions-{python}")
        (wheel,) = Path(draft, "dist").iterdir()
        package = Path(draft, "package")
        with ZipFile(wheel) as file:
            file.extractall(package)
        target = targets[not is_compiled(package)]
        return target if target.is_dir() else package.rename(target)


def build(folder: Path, name: str, pure: bool, extensions: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BUILD],
        cwd=folder,
        env={
            **os.environ,
            "BRUSHPASS_BUILT": str(extensions),
            "BRUSHPASS_PURE": "1" if pure else "",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = [*done.stdout.splitlines(), *done.stderr.splitlines()][-1:]
        raise Refusal(f"--against: {name} cannot be built: {' '.join(last)}")


def is_compiled(folder: Path) -> bool:
    return not {".so", ".pyd"}.isdisjoint(path.suffix for path in folder.iterdir())
