"""How a command ends other than by being done."""

from typing import Final

FOUND_FALSE: Final = 1
BAD_INPUT: Final = 2
OWN_FAULT: Final = 70
CTRL_C: Final = 130
BROKEN_PIPE: Final = 141  # what a shell says of a program that a closed pipe ended

CODES: Final = (
    "Exit codes: 0 done; 1 a record was checked and found false; 2 something asked for is wrong, "
    "and nothing was changed; 130 stopped with Ctrl-C."
)


class Stop(Exception):
    """An exit code, and one sentence for the person; no sentence where none is needed."""

    def __init__(self, code: int, words: str = "") -> None:
        super().__init__(words)
        self.code = code
        self.words = words
