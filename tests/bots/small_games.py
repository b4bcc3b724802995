"""Games so small that the best play is known, for the search to find."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.about import About, Mode, Options
from brushpass.core.action import Action, numbered
from brushpass.core.chance import Chance
from brushpass.core.face import Face
from brushpass.core.game import Game
from brushpass.core.memory import Memory
from brushpass.core.post import Post
from brushpass.core.result import Result
from brushpass.core.thought import Thought, Tuning
from brushpass.core.wire import Wire

ROCK, PAPER, SCISSORS = numbered([Action("rock"), Action("paper"), Action("scissors")])
CALL, FOLD = numbered([Action("call"), Action("fold")])
UP, DOWN = numbered([Action("up"), Action("down")])
STAKES = numbered([Action(f"stake {n}") for n in range(15)])


class Seen(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int
    card: int  # own, or -1
    chosen: int  # own sealed choice, or -1


class Dumb(Face[list[int], Seen, None]):
    """Tells nobody anything."""

    def teller(self, post: Post) -> None:
        return None


class Throws(Game[list[int], Seen, None, Memory]):
    """Rock, paper, scissors at once, in which seat 0 may not throw paper: so rock loses to nobody
    but paper, which only seat 1 has."""

    def __init__(self, forbidden: Action | None = None) -> None:
        self.about = about(2)
        self.actions = (ROCK, PAPER, SCISSORS)
        self.silent = None
        self.face = Dumb()
        self.forbidden = forbidden

    def setup(self, options: Options, chance: Chance, tell: None) -> list[int]:
        return [-1, -1]

    def to_act(self, s: list[int]) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if s[seat] < 0)

    def legal(self, s: list[int], seat: int) -> tuple[Action, ...]:
        if s[seat] >= 0:
            return ()
        forbidden = self.forbidden if seat == 0 else None
        return tuple(action for action in self.actions if action is not forbidden)

    def follow(self, s: list[int], seat: int, action: Action, chance: Chance, tell: None) -> None:
        s[seat] = action.id

    def see(self, s: list[int], seat: int | None, memory: Memory | None) -> Seen:
        return Seen(seat or 0, -1, s[seat or 0])

    def imagine(self, v: Seen, chance: Chance) -> list[int]:
        return [-1, -1]

    def clone(self, s: list[int]) -> list[int]:
        return s[:]

    def result(self, s: list[int]) -> Result | None:
        if min(s) < 0:
            return None
        won = (s[0] - s[1]) % 3
        winners = [] if won == 0 else [0] if won == 1 else [1]
        return Result("thrown", winners, [0.0, 0.0])


class HighCard(Game[list[int], Seen, None, Memory]):
    """Each is dealt a card from 0 to 9; seat 0 calls, and the higher card wins, or folds and loses
    half of the time."""

    def __init__(self) -> None:
        self.about = about(2)
        self.actions = (CALL, FOLD)
        self.silent = None
        self.face = Dumb()
        self.thought = Strong()

    def setup(self, options: Options, chance: Chance, tell: None) -> list[int]:
        return [chance.pick(10), chance.pick(10), -1]

    def to_act(self, s: list[int]) -> tuple[int, ...]:
        return (0,) if s[2] < 0 else ()

    def legal(self, s: list[int], seat: int) -> tuple[Action, ...]:
        return (CALL, FOLD) if seat == 0 and s[2] < 0 else ()

    def follow(self, s: list[int], seat: int, action: Action, chance: Chance, tell: None) -> None:
        if action is CALL:
            s[2] = 0 if s[0] > s[1] else 1
        else:
            s[2] = chance.pick(2)

    def see(self, s: list[int], seat: int | None, memory: Memory | None) -> Seen:
        return Seen(seat or 0, s[seat or 0], -1)

    def imagine(self, v: Seen, chance: Chance) -> list[int]:
        cards = [chance.pick(10), chance.pick(10), -1]
        cards[v.seat] = v.card
        return cards

    def clone(self, s: list[int]) -> list[int]:
        return s[:]

    def result(self, s: list[int]) -> Result | None:
        return None if s[2] < 0 else Result("shown", [s[2]], [0.0, 0.0])


class Strong(Thought[list[int], Seen]):
    def likelihood(self, s: list[int], seat: int, told: Sequence[Any]) -> float:
        """Told "strong", the other has seven or more."""
        return 1.0 if s[1 - seat] >= 7 else 0.0


class Fifteen(Game[list[int], Seen, None, Memory]):
    """Fifteen options, each of which wins a little more often than the one before it."""

    def __init__(self) -> None:
        self.about = about(2)
        self.actions = STAKES
        self.silent = None
        self.face = Dumb()

    def setup(self, options: Options, chance: Chance, tell: None) -> list[int]:
        return []

    def to_act(self, s: list[int]) -> tuple[int, ...]:
        return () if s else (0,)

    def legal(self, s: list[int], seat: int) -> tuple[Action, ...]:
        return () if s or seat else self.actions

    def follow(self, s: list[int], seat: int, action: Action, chance: Chance, tell: None) -> None:
        s.append(0 if chance.pick(len(STAKES)) <= action.id else 1)

    def see(self, s: list[int], seat: int | None, memory: Memory | None) -> Seen:
        return Seen(seat or 0, -1, -1)

    def imagine(self, v: Seen, chance: Chance) -> list[int]:
        return []

    def clone(self, s: list[int]) -> list[int]:
        return s[:]

    def result(self, s: list[int]) -> Result | None:
        return Result("drawn", s, [0.0, 0.0]) if s else None


class Stairs(Game[list[int], Seen, None, Memory]):
    """Three steps, up or down; only who is at the top then wins. Rules of thumb always go down."""

    def __init__(self) -> None:
        self.about = about(2)
        self.actions = (UP, DOWN)
        self.silent = None
        self.face = Dumb()
        self.thought = Climbing(True, 0)

    def setup(self, options: Options, chance: Chance, tell: None) -> list[int]:
        return [0, 0]

    def to_act(self, s: list[int]) -> tuple[int, ...]:
        return () if s[1] == 3 else (0,)

    def legal(self, s: list[int], seat: int) -> tuple[Action, ...]:
        return (UP, DOWN)

    def follow(self, s: list[int], seat: int, action: Action, chance: Chance, tell: None) -> None:
        s[0] += 1 if action is UP else -1
        s[1] += 1

    def see(self, s: list[int], seat: int | None, memory: Memory | None) -> Seen:
        return Seen(seat or 0, s[0], s[1])

    def imagine(self, v: Seen, chance: Chance) -> list[int]:
        return [v.card, v.chosen]

    def clone(self, s: list[int]) -> list[int]:
        return s[:]

    def result(self, s: list[int]) -> Result | None:
        return Result("climbed", [0 if s[0] == 3 else 1], [0.0, 0.0]) if s[1] == 3 else None


class Climbing(Thought[list[int], Seen]):
    def __init__(self, knows_aims: bool, foresight: int) -> None:
        self.knows_aims = knows_aims
        self.foresight = foresight

    def advise(self, v: Seen, options: Sequence[Action], chance: Chance) -> Action:
        return DOWN

    def rollout(self, s: list[int], seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return DOWN

    def turns(self, s: list[int]) -> int:
        return 0

    def tuning(self, s: list[int]) -> Tuning:
        return Tuning(horizon=1, foresight=self.foresight)

    def aims(self, s: list[int], seat: int, legal: Sequence[Action]) -> list[tuple[Action, int]]:
        return [(UP, 3)] if self.knows_aims else []

    def toward(self, s: list[int], seat: int, aim: int, legal: Sequence[Action]) -> Action | None:
        return UP if s[0] < aim else None


def about(seats: int) -> About:
    return About("small", "Small", "", "", "", 1, (Mode("plain", "Plain", (seats,), (1, 1), 3),))
