"""An environment like one that pip would make for `brushpass` and some of its extras, and no more.

Nothing is fetched: what is installed here is linked, by what the distributions say they need.
"""

import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def lay_out(folder: Path, extras: Iterable[str] = ()) -> Path:
    """Its Python."""
    major, minor, *_ = sys.version_info
    site = folder / "lib" / f"python{major}.{minor}" / "site-packages"
    site.mkdir(parents=True)
    for found in needed("brushpass", extras):
        tops = {file.parts[0] for file in found.files or ()}
        for top in tops - {"..", "__pycache__"}:
            (site / top).symlink_to(Path(str(found.locate_file(top))).resolve())
    base = Path(sys.executable).resolve()
    alone = "include-system-site-packages = false"
    (folder / "pyvenv.cfg").write_text(f"home = {base.parent}\n{alone}\n")
    python = folder / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(base)
    return python


def needed(name: str, extras: Iterable[str]) -> list[Distribution]:
    """A distribution and all that it needs, each once."""
    found: dict[str, Distribution] = {}
    wanted = [(name, ("", *extras))]
    while wanted:
        name, asked = wanted.pop()
        found[name] = distribution(name)
        for text in found[name].requires or ():
            need = Requirement(text)
            if need.name in found or not any(
                need.marker is None or need.marker.evaluate({"extra": extra}) for extra in asked
            ):
                continue
            wanted.append((need.name, ("", *need.extras)))
    return list(found.values())
