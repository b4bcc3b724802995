"""Small tournaments, played by real bots."""

from collections.abc import Sequence
from typing import Any

from brushpass.arena.plan import Pair, Plan, everyone_against_everyone
from brushpass.core.catalogue import find_game


def plan_of(game: str = "spy_tactics", seats: int | None = None, **given: Any) -> Plan:
    """Recruit and Clerk against each other, unless `pairs` says otherwise."""
    rules = find_game(game)
    pairs: Sequence[Pair] = given.pop("pairs", everyone_against_everyone(["recruit", "clerk"]))
    options = rules.about.options(given.pop("mode", None), seats)
    return Plan.make(rules, options, pairs, given.pop("seed", 1), **given)


def lasting(results: dict[str, Any]) -> dict[str, Any]:
    """Without what depends on the machine."""
    timed = ("answer_ms", "decisions_per_minute")
    return {name: value for name, value in results.items() if name not in timed}
