"""A frozen pool stays as it is, and its games are the same everywhere."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from brushpass.arena.played import Parlour
from brushpass.arena.pool import FIRST, POOLS, find_pool
from brushpass.arena.workers import play_here
from brushpass.bots.budget import Budget
from brushpass.bots.registry import BOTS
from brushpass.core.catalogue import find_game, games
from brushpass.core.refusal import Refusal

DOUBLE_AGENT = find_game("double_agent")
FROZEN = {"pool-1": "0304172b1205bb6b"}


@pytest.mark.parametrize("name", POOLS)
def test_a_pool_is_never_changed(name: str) -> None:
    """Whoever wants another one adds it under another name."""
    assert sha256(msgspec.json.encode(POOLS[name])).hexdigest()[:16] == FROZEN[name]


def test_its_bots_are_ours_and_think_in_simulations_not_in_time() -> None:
    for pool in POOLS.values():
        for name, budget in pool.bots.items():
            assert name in BOTS
            assert budget.milliseconds is None
            assert budget.simulations is not None or BOTS[name].budget.milliseconds is None


def test_whoever_is_measured_plays_all_of_the_pool_which_never_plays_itself() -> None:
    for game in games().values():
        own = Budget(milliseconds=5)
        plan = FIRST.plan(game, game.about.options(), ["sleeper"], own, 2.0)
        assert plan.pairs == tuple(("sleeper", other) for other in FIRST.bots)
        assert plan.budgets == {"sleeper": own, **FIRST.bots}
        assert (plan.seed, plan.pool) == (FIRST.seed, "pool-1")


def test_one_of_the_pool_is_not_measured_by_it_and_no_other_pool_is_found() -> None:
    with pytest.raises(Refusal, match="clerk is one of pool-1"):
        FIRST.pairs(["clerk"])
    with pytest.raises(Refusal, match="unknown pool 'pool-9': did you mean 'pool-1'"):
        find_pool("pool-9")


def test_the_pool_plays_the_same_games_whenever_it_is_asked(tmp_path: Path) -> None:
    plan = FIRST.plan(DOUBLE_AGENT, DOUBLE_AGENT.about.options(), ["sleeper"], Budget(10), 2.0)
    parlour = Parlour(plan)
    first = {game: parlour.play(game)[1] for game in (1, 2, 5)}
    again = {played.game: record for played, record in play_here(plan, [5, 2, 1])}
    assert first == again
