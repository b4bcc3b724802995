"""Ctrl-C, where half-done work would be left behind."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def unstopped() -> Iterator[None]:
    """Ctrl-C waits until this is done.

    To block the signal would not do: another thread may take it, one that draws a bar say, and
    Python then interrupts the main thread all the same.
    """
    if current_thread() is not main_thread():  # Ctrl-C never stops another
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
        if pressed:
            signal.raise_signal(signal.SIGINT)
