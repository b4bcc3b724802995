"""What can be tried: an option, alone or as the beginning of a longer way."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.prior import place_of
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame

NO_AIM: Final = -1


class Course:
    def __init__(self, option: Action, aim: int, prior: float) -> None:
        self.option = option
        self.aim = aim  # what is pursued after it, until the turn is over
        self.prior = prior  # how readily rules of thumb would take it


def alone(options: Sequence[Action], prior: list[float]) -> list[Course]:
    return [Course(options[place], NO_AIM, prior[place]) for place in range(len(options))]


def courses(
    game: AnyGame, truth: Any, seat: int, options: Sequence[Action], prior: list[float]
) -> list[Course]:
    """All aims, the advised option as rules of thumb go on from it, and those that begin no way."""
    found: list[Course] = []
    begins = [False] * len(options)
    most, least = max(prior), min(prior)
    for option, aim in game.thought.aims(truth, seat, options):
        begins[place_of(option, options)] = True
        found.append(Course(option, aim, least))
    for place in range(len(options)):
        if prior[place] == most or not begins[place]:
            found.append(Course(options[place], NO_AIM, prior[place]))
    return found


def take(game: AnyGame, s: Any, seat: int, course: Course, chance: Chance, tell: Any) -> None:
    turn = game.thought.turns(s)
    game.follow(s, seat, course.option, chance, tell)
    if course.aim != NO_AIM:
        pursue(game, s, seat, course.aim, turn, chance, tell)


def pursue(
    game: AnyGame, s: Any, seat: int, aim: int, turn: int, chance: Chance, tell: Any
) -> None:
    """What a seat set out for, until its turn is over; all else by rules of thumb."""
    while game.thought.turns(s) == turn:
        acting = game.to_act(s)
        if not acting:
            return
        one = acting[0]
        legal = game.legal(s, one)
        action = legal[0]
        if len(legal) > 1:
            nearer = game.thought.toward(s, seat, aim, legal) if one == seat else None
            action = game.thought.rollout(s, one, legal, chance) if nearer is None else nearer
        game.follow(s, one, action, chance, tell)


def by_option(
    readiness: list[float], tried: list[Course], options: Sequence[Action]
) -> list[float]:
    """An option is taken as readily as the best course that begins with it."""
    taken: list[float] = [0.0] * len(options)
    for nth in range(len(tried)):
        place: i64 = place_of(tried[nth].option, options)
        taken[place] = max(taken[place], readiness[nth])
    return taken
