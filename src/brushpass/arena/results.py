"""What a tournament came to. Follows from the games alone, in whatever order they were played."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import msgspec

from brushpass.arena.chairs import chairs
from brushpass.arena.comparison import Comparison, compare
from brushpass.arena.plan import Plan, Seating
from brushpass.arena.played import Played
from brushpass.arena.ratings import Rating, rate
from brushpass.bots.fault import Fault
from brushpass.bots.text.cost import Cost


@dataclass(frozen=True)
class Conduct:
    """A bot over all its games."""

    bot: str
    games: int
    faults: int  # turns that it forfeited: the Clerk played
    answer_ms: float | None  # median over its games of the median within one
    chairs: int = 0  # seats that it had, over all games
    defeats: int = 0  # of them lost
    forfeited: int = 0  # of the defeats, those in games in which it forfeited turns
    cost: Cost | None = None  # of one that is asked in words

    @property
    def per_minute(self) -> float | None:
        """Decisions, as fast as its usual answer comes."""
        return 60_000 / self.answer_ms if self.answer_ms else None

    def as_data(self) -> dict[str, Any]:
        told = {
            "bot": self.bot,
            "games": self.games,
            "faults": self.faults,
            "chairs": self.chairs,
            "defeats": self.defeats,
            "defeats_with_forfeits": self.forfeited,
        }
        return told if self.cost is None else {**told, "cost": asdict(self.cost)}


@dataclass(frozen=True)
class Results:
    plan: Plan
    deals: int
    games: int
    comparisons: list[Comparison]
    ratings: list[Rating]
    conduct: list[Conduct]
    faults: list[Fault]

    def apart(self) -> list[Comparison]:
        """The best bot first; for two seats a pair once, because its reverse is its mirror."""
        order = {rating.bot: place for place, rating in enumerate(self.ratings)}
        found = sorted(self.comparisons, key=lambda c: [order[bot] for bot in c.pair])
        if self.plan.seats > 2:
            return found
        return [
            comparison
            for number, comparison in enumerate(found)
            if comparison.pair[::-1] not in [earlier.pair for earlier in found[:number]]
        ]

    def as_data(self) -> dict[str, Any]:
        return {
            "tournament": msgspec.to_builtins(self.plan),
            "deals": self.deals,
            "games": self.games,
            "comparisons": [as_data(comparison) for comparison in self.comparisons],
            "ratings": [asdict(rating) for rating in self.ratings],
            "bots": [conduct.as_data() for conduct in self.conduct],
            # All that another machine would not repeat
            "answer_ms": {conduct.bot: conduct.answer_ms for conduct in self.conduct},
            "decisions_per_minute": {conduct.bot: conduct.per_minute for conduct in self.conduct},
        }


def sum_up(plan: Plan, games: Iterable[Played]) -> Results:
    """`games` must be whole deals."""
    played = sorted(games, key=lambda game: game.game)
    deals: dict[int, dict[Seating, Played]] = {}
    for game in played:
        deals.setdefault(game.deal, {})[game.seating] = game
    compared = [
        {pair: list(chairs(deal, pair, plan.seats)) for pair in plan.pairs}
        for deal in deals.values()
    ]
    # No gain is larger than from a loss alone to a win alone; for two it is halved.
    most = 1 if plan.seats == 2 else 2
    # For two seats a pair and its reverse are the same games: they count once.
    matches = [
        pair
        for number, pair in enumerate(plan.pairs)
        if plan.seats > 2 or pair[::-1] not in plan.pairs[:number]
    ]
    return Results(
        plan,
        len(deals),
        len(played),
        [compare(pair, [deal[pair] for deal in compared], most) for pair in plan.pairs],
        rate({pair: deal[pair] for pair in matches} for deal in compared),
        [conduct(bot, played) for bot in plan.bots],
        [fault for game in played for fault in game.faults],
    )


def conduct(bot: str, games: Sequence[Played]) -> Conduct:
    its = [(game, seat) for game in games for seat, name in enumerate(game.seating) if name == bot]
    times = [ms for game, seat in its if (ms := game.answer_ms[seat]) is not None]
    lost = [game for game, seat in its if game.result.honest[seat] < 0]
    cost: Cost | None = None
    for game, seat in its:
        spent = game.costs[seat] if game.costs else None
        if spent is not None:
            cost = cost or Cost()
            cost.add(spent)
    return Conduct(
        bot,
        len({game.game for game, _ in its}),
        sum(fault.bot == bot for game in games for fault in game.faults),
        median(times) if times else None,
        len(its),
        len(lost),
        sum(any(fault.bot == bot for fault in game.faults) for game in lost),
        cost,
    )


def as_data(comparison: Comparison) -> dict[str, Any]:
    bot, other = comparison.pair
    return {
        "bot": bot,
        "other": other,
        "deals": comparison.deals,
        "gain": asdict(comparison.gain),
        "won": asdict(comparison.won),
        "rival_won": asdict(comparison.rival_won),
        "points": comparison.points,
        "rival_points": comparison.rival_points,
        "roles": [
            {"role": role, "deals": deals, "gain": asdict(gain)}
            for role, (deals, gain) in comparison.roles.items()
        ],
    }
