"""Ctrl-C waits for what must not be left half done."""

import os
import signal
from threading import Thread

import pytest

from brushpass.arena.interrupt import unstopped


def press() -> None:
    """Ctrl-C, taken by a thread other than the main one."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    os.kill(os.getpid(), signal.SIGINT)


def test_what_must_not_be_stopped_is_done_first_whichever_thread_is_told() -> None:
    done = []

    def work() -> None:
        with unstopped():
            thread = Thread(target=press)
            thread.start()
            thread.join()
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all of it"]


def test_afterwards_ctrl_c_stops_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with unstopped():
        pass
    assert signal.getsignal(signal.SIGINT) is before
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_another_thread_is_never_stopped() -> None:
    done = []

    def work() -> None:
        with unstopped():
            done.append("all of it")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["all of it"]
