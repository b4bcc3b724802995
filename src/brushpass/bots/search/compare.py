"""Options tried in the same imagined truths with the same luck, the hopeless ones dropped."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.gains import Gains
from brushpass.bots.search.prior import ask
from brushpass.bots.search.rollout import Beyond, last_turn, standing
from brushpass.bots.search.worlds import Worlds
from brushpass.core.chance import Chance, Fast
from brushpass.core.game import Action, Game

ASKED: Final = 8
LEAST: Final = 24  # truths, before anything can be clear
SEEDS: Final = 1 << 30


def compare(
    game: Game[Any, Any, Any],
    worlds: Worlds,
    options: Sequence[Action],
    beyond: Beyond,
    clock: Clock,
    chance: Chance,
) -> Gains:
    """What each option gains over the advised one.

    Sequential halving: an equal share of the budget for all, for the better half, for its better
    half, until the advised option has one rival left.
    """
    found = Gains(ask(game, worlds.view, options, ASKED, chance))
    rivals: list[int] = [place for place in range(len(options)) if place != found.advised]
    shares: i64 = 1
    while 1 << shares <= len(rivals):
        shares += 1
    share: i64 = 1
    rounds: i64 = 0
    while clock.goes_on():
        truth = worlds.pick()
        seed = chance.pick(SEEDS)
        usual = tried(game, worlds.seat, truth, options[found.advised], beyond, seed)
        for place in rivals:
            gained = tried(game, worlds.seat, truth, options[place], beyond, seed)
            found.learn(place, gained - usual)
        clock.done += 1 + len(rivals)
        rounds += 1
        while share < shares and clock.spent() * float(shares) >= float(share):
            rivals = better_half(rivals, found)
            share += 1
        if rounds >= LEAST and all_clear(rivals, found):
            break
    return found


def tried(
    game: Game[Any, Any, Any], seat: int, truth: Any, option: Action, beyond: Beyond, seed: int
) -> float:
    """What comes of an option in a truth, with the luck of this seed."""
    s = game.clone(truth)
    luck = Fast(seed)
    game.follow(s, seat, option, luck, game.silent)
    beyond.play_on(s, luck, last_turn(game, truth))
    return standing(game, s, seat)


def better_half(rivals: list[int], found: Gains) -> list[int]:
    """Of those that promise most; the last one stays."""
    ranked = sorted([found.hope(place) for place in rivals], reverse=True)
    least = ranked[(len(rivals) + 1) // 2 - 1]
    return [place for place in rivals if found.hope(place) >= least]


def all_clear(rivals: list[int], found: Gains) -> bool:
    """Whether one rival is clearly better, or all are clearly worse, than what is advised."""
    if len(rivals) == 1:
        return found.clear(rivals[0])
    return all(found.value(place) <= 0.0 and found.clear(place) for place in rivals)
