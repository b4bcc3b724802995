"""The command line. `brushpass.cli:main` is the script's entry."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        # Imported here, so that Ctrl-C is answered in a line from the first moment on.
        from brushpass.cli.entry import run

        return run(arguments)
    except KeyboardInterrupt:
        sys.stderr.write("brushpass: stopped\n")
        return 130
