"""Compiles the rules with mypyc. Everything else about the package is in pyproject.toml."""

import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Each folder becomes one library: two cores can share the work, and an edit in one game compiles
# that game alone. Random games of Kompromat ran as fast as from a single library.
HOT = [
    Path("src/brushpass/core"),
    Path("src/brushpass/bots/search"),
    *sorted(Path("src/brushpass/games").glob("*/")),
]

# Interpreted on purpose, wherever they stand: msgspec needs the annotations that mypyc erases
# (wire, reading, record), and the others are nowhere near a hot path. So is a game's room for
# speech.
INTERPRETED = {
    "__init__.py",
    "brief.py",
    "catalogue.py",
    "exchange.py",
    "face.py",
    "first_game.py",
    "reading.py",
    "record.py",
    "record_text.py",
    "wire.py",
    "words.py",
}


def reason_to_stay_pure() -> str | None:
    if os.environ.get("BRUSHPASS_PURE") == "1":
        return "BRUSHPASS_PURE=1"

    from distutils.ccompiler import new_compiler  # setuptools' own copy, also after Python 3.11
    from distutils.sysconfig import customize_compiler

    from setuptools.errors import CompileError, PlatformError

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile(
                [str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
        except (CompileError, PlatformError):
            return "no C compiler that finds Python.h"
    return None


def compiled() -> list[Extension]:
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = []
    for folder in HOT:
        modules = [
            str(path)
            for path in folder.rglob("*.py")
            if path.name not in INTERPRETED and "speech" not in path.parts
        ]
        if modules:
            groups.append((sorted(modules), f"brushpass_{folder.name}"))
    everything = [path for modules, _ in groups for path in modules]
    extensions = mypycify(everything, separate=groups, debug_level="0")
    if sys.platform == "linux":
        # Nobody replaces our functions at run time: so short ones may be put where they are called.
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
    # The longest first, so that no core waits for the other at the end.
    return sorted(extensions, key=weight, reverse=True)


def weight(extension: Extension) -> int:
    """How much there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildChanged(build_ext):
    """Takes an extension from the folder BRUSHPASS_BUILT if it was made there from the same C.

    The folder must not outlive the versions of Python and mypy it was filled with.
    """

    def build_extension(self, ext: Extension) -> None:
        if not os.environ.get("BRUSHPASS_BUILT"):
            super().build_extension(ext)
            return
        built = Path(os.environ["BRUSHPASS_BUILT"])
        built.mkdir(parents=True, exist_ok=True)
        made_from = sha256(repr(ext.extra_compile_args).encode())
        for path in sorted({*ext.sources, *ext.depends}):
            made_from.update(Path(path).read_bytes())
        same = built / f"{ext.name}.{made_from.hexdigest()}"
        target = Path(self.get_ext_fullpath(ext.name))
        if same.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(same, target)
            return
        super().build_extension(ext)
        for old in built.glob(f"{ext.name}.*"):
            old.unlink()
        half = shutil.copy(target, built / f"half.{ext.name}")  # an interrupted copy is not used
        os.replace(half, same)


# A build back end runs this file several times; only a wheel needs the extensions. An editable
# install gets none, because it would leave them in src/, where they would outlive the next edit.
extensions: list[Extension] = []
if "bdist_wheel" in sys.argv:
    reason = reason_to_stay_pure()
    if reason:
        print(f"brushpass: installing pure Python, several times slower ({reason})")
    else:
        extensions = compiled()

setup(
    ext_modules=extensions,
    cmdclass={"build_ext": BuildChanged},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
