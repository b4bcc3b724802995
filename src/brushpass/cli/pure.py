"""This installation once more in pure Python, to measure what compiling gains."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import brushpass

COPIED = (".py", ".md", ".typed")


@contextmanager
def pure_copy() -> Iterator[Path]:
    """A folder with the package, without the extension modules, which Python would prefer."""
    with TemporaryDirectory(prefix="brushpass-pure-") as folder:
        shutil.copytree(
            Path(brushpass.__file__).parent, Path(folder, "brushpass"), ignore=all_but_text
        )
        yield Path(folder)


def all_but_text(folder: str, names: list[str]) -> set[str]:
    return {
        name
        for name in names
        if name == "__pycache__" or not (name.endswith(COPIED) or Path(folder, name).is_dir())
    }
