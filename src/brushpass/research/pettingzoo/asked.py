"""Reads what an environment was asked for: one sentence for what it cannot be."""

from dataclasses import dataclass, fields
from operator import index
from typing import Any, Final

from brushpass.core.refusal import Refusal, unknown
from brushpass.research.gym.refusals import END, read_action, read_illegal
from brushpass.research.terms import Terms

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = (ANSI, HUMAN)
# Nobody plays inside: every seat is an agent of its own.
TERMS: Final = [field.name for field in fields(Terms) if field.name not in ("opponents", "seat")]
OURS: Final = ("illegal", "masked", "max_cycles", "render_mode")


@dataclass(frozen=True)
class Asked:
    terms: Terms
    raises: bool  # at an illegal action, instead of ending the game
    masked: bool  # observations hold the mask, too
    max_cycles: int | None
    render_mode: str | None

    @staticmethod
    def of(
        illegal: str = END,
        masked: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **terms: Any,
    ) -> "Asked":
        for name in terms:
            if name not in TERMS:
                raise unknown("argument of the environment", name, [*TERMS, *OURS])
        if max_cycles is not None and max_cycles < 1:
            raise Refusal(f"max_cycles must be 1 or more, or None, not {max_cycles}")
        if render_mode not in (None, *RENDER_MODES):
            raise unknown("render mode", str(render_mode), RENDER_MODES)
        return Asked(Terms.of(terms), read_illegal(illegal), masked, max_cycles, render_mode)


def number_of(action: Any) -> int:
    """Quickly, if it is a whole number."""
    try:
        if type(action) is not bool:
            return index(action)
    except TypeError:
        pass
    return read_action(action)
