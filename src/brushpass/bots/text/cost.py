"""What it took to get decisions out of somebody who answers in words."""

from dataclasses import dataclass


@dataclass
class Cost:
    calls: int = 0  # texts that it was sent, each for one answer
    read: int = 0  # characters of them
    written: int = 0  # characters of its answers
    unreadable: int = 0  # answers without a move
    illegal: int = 0  # answers with a move that was not on offer

    def add(self, other: "Cost") -> None:
        self.calls += other.calls
        self.read += other.read
        self.written += other.written
        self.unreadable += other.unreadable
        self.illegal += other.illegal
