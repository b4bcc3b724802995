"""Compiles the rules with mypyc. Everything else about the package is in pyproject.toml."""

import os
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup

HOT = ("src/brushpass/core/*.py", "src/brushpass/games/*/*.py")

# Interpreted on purpose, wherever they stand: msgspec needs the annotations that mypyc erases
# (wire, post, record), and the others are nowhere near a hot path.
INTERPRETED = {
    "__init__.py",
    "catalogue.py",
    "post.py",
    "record.py",
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


# A build back end runs this file several times; only a wheel needs the extensions. An editable
# install gets none, because it would leave them in src/, where they would outlive the next edit.
extensions = []
if "bdist_wheel" in sys.argv:
    reason = reason_to_stay_pure()
    if reason:
        print(f"brushpass: installing pure Python, several times slower ({reason})")
    else:
        from mypyc.build import mypycify

        hot = sorted(path for pattern in HOT for path in Path().glob(pattern))
        # One library, one C file: as fast to build as any split, and calls between core and games
        # are the fastest.
        extensions = mypycify(
            [str(path) for path in hot if path.name not in INTERPRETED], group_name="brushpass"
        )

setup(
    ext_modules=extensions,
    options={"build_ext": {"parallel": os.cpu_count()}},
)
