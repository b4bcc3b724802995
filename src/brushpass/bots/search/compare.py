"""Options tried in the same imagined truths with the same luck, the hopeless ones dropped."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.courses import Course, by_option, take
from brushpass.bots.search.gains import Gains
from brushpass.bots.search.luck import Luck
from brushpass.bots.search.prior import ask
from brushpass.bots.search.rollout import Beyond, last_turn, standing
from brushpass.bots.search.worlds import Worlds
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

ASKED: Final = 8
LEAST: Final = 24  # truths, before anything can be clear
SEEDS: Final = 1 << 30


def compare(
    game: AnyGame,
    worlds: Worlds,
    options: Sequence[Action],
    beyond: Beyond,
    clock: Clock,
    chance: Chance,
) -> list[float]:
    """How readily each option is taken, the best one with 1."""
    prior = ask(game, worlds.view, options, ASKED, chance)
    truth = worlds.pick()
    open_to = beyond.open_to(truth, worlds.seat, options, prior)
    found = Gains([course.prior for course in open_to], game.thought.tuning(truth).stakes)
    explore(game, worlds, open_to, found, beyond, clock, chance)
    return by_option(found.readiness(), open_to, options)


def explore(
    game: AnyGame,
    worlds: Worlds,
    open_to: list[Course],
    found: Gains,
    beyond: Beyond,
    clock: Clock,
    chance: Chance,
) -> None:
    """Finds out what each course gains over the advised one.

    Sequential halving: an equal share of the budget for all, for the better half, for its better
    half, until the advised course has one rival left.
    """
    rivals: list[int] = [nth for nth in range(len(open_to)) if nth != found.advised]
    shares: i64 = 1
    while 1 << shares <= len(rivals):
        shares += 1
    share: i64 = 1
    rounds: i64 = 0
    while clock.goes_on():
        truth = worlds.pick()
        seed = chance.pick(SEEDS)
        usual = tried(game, worlds.seat, truth, open_to[found.advised], beyond, seed)
        for nth in rivals:
            gained = tried(game, worlds.seat, truth, open_to[nth], beyond, seed)
            found.learn(nth, gained - usual)
        clock.done += 1 + len(rivals)
        rounds += 1
        while share < shares and clock.spent() * float(shares) >= float(share):
            rivals = better_half(rivals, found)
            share += 1
        if rounds >= LEAST and all_clear(rivals, found):
            break


def tried(game: AnyGame, seat: int, truth: Any, course: Course, beyond: Beyond, seed: int) -> float:
    """What comes of a course in a truth, with the luck of this seed."""
    s = game.clone(truth)
    luck = Luck(seed)
    tell = beyond.listen(truth)
    beyond.did(seat, course.option)
    take(game, s, seat, course, luck, tell)
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
