"""Becomes a bot's program, which then cannot outlive who started it: on Linux that very thread.

A script: it runs in the new process, before the program, and imports nothing of Brushpass.
Arguments: the process to live for, then the command.
"""

import ctypes
import os
import signal
import sys
from typing import Final

SET_PARENT_DEATH_SIGNAL: Final = 1  # from linux/prctl.h


def launch(parent: int, command: list[str]) -> None:
    if sys.platform == "linux":  # elsewhere a program learns from the end of its input
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit("the table is gone")
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


if __name__ == "__main__":
    launch(int(sys.argv[1]), sys.argv[2:])
