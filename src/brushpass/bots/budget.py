"""How long a bot may think."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Whichever runs out first. A limit in simulations alone makes an answer repeatable."""

    simulations: int | None = None
    milliseconds: float | None = None
