"""When to stop thinking."""

from time import perf_counter

from mypy_extensions import i64


class Clock:
    """Runs out after so many simulations, or so many milliseconds, whichever comes first."""

    def __init__(self, simulations: int | None, milliseconds: float | None) -> None:
        if simulations is None and milliseconds is None:
            raise ValueError("a search needs a limit: simulations, milliseconds or both")
        self.done: i64 = 0
        self._most: i64 = 1_000_000_000 if simulations is None else simulations
        self._seconds = 1_000_000.0 if milliseconds is None else milliseconds / 1000.0
        self._limited = milliseconds is not None
        self._began = perf_counter()

    def goes_on(self) -> bool:
        if self.done >= self._most:
            return False
        return not self._limited or perf_counter() - self._began < self._seconds

    def spent(self) -> float:
        """How much of what is allowed is used up: from 0 to 1."""
        spent = float(self.done) / float(self._most) if self._most > 0 else 1.0
        if self._limited:
            passed = perf_counter() - self._began
            if passed >= self._seconds:
                return 1.0
            spent = max(spent, passed / self._seconds)
        return min(1.0, spent)
