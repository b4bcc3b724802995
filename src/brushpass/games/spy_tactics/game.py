"""Spy Tactics, wired to the contract."""

from typing import Final

from brushpass.core.about import About, Mode, Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import Game
from brushpass.core.result import Result
from brushpass.games.spy_tactics import (
    choices,
    imagine,
    rounds,
    scoring,
    setup,
    view,
)
from brushpass.games.spy_tactics.actions import ACTIONS, Aim, Guess, LayDown
from brushpass.games.spy_tactics.cards import (
    MOST_SEATS,
    TEAM_NAMES,
)
from brushpass.games.spy_tactics.face import SpyTacticsFace
from brushpass.games.spy_tactics.memory import SpyTacticsMemory
from brushpass.games.spy_tactics.observation import SpyTacticsObserver
from brushpass.games.spy_tactics.state import OVER, State
from brushpass.games.spy_tactics.tell import Tell
from brushpass.games.spy_tactics.thought import SpyTacticsThought
from brushpass.games.spy_tactics.wire import View

ROLES: Final = tuple(TEAM_NAMES)

ABOUT: Final = About(
    name="spy_tactics",
    title="Spy Tactics",
    authors="Iffix Y Santaph",
    pitch="Secret teams and six rounds of codes: all choose at once, not knowing their allies.",
    hidden="alignments, discards, hands",
    rules=1,
    modes=(
        Mode(
            name="standard",
            title="Six rounds",
            seats=(4, 5, 6, 7, 8, 9),
            minutes=(10, 15),
            # Each seat: a discard, a code and an aim in round one, and a guess too in five more.
            longest=(1 + 2 + 5 * 3) * MOST_SEATS,
            roles=ROLES,
        ),
    ),
)


def _seats(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1])


SEATS: Final = [_seats(bits) for bits in range(1 << MOST_SEATS)]


class SpyTactics(Game[State, View, Tell, SpyTacticsMemory]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()
        self.thought = SpyTacticsThought()
        self.face = SpyTacticsFace()
        self.observer = SpyTacticsObserver()

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        return setup.new_game(options.seats, chance, tell)

    def to_act(self, s: State) -> tuple[int, ...]:
        return SEATS[s.waiting]

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        return choices.options(s, seat)

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        # isinstance rather than match: mypyc makes a single comparison of it
        if isinstance(action, LayDown):
            choices.choose_code(s, seat, action.code)
        elif isinstance(action, Aim):
            choices.choose_aim(s, seat, action.aim)
        else:
            assert isinstance(action, Guess)
            choices.choose_guess(s, seat, action.code)
        rounds.go_on(s, tell)

    def memory(self, options: Options, seat: int | None) -> SpyTacticsMemory:
        return SpyTacticsMemory(options.seats)

    def see(self, s: State, seat: int | None, memory: SpyTacticsMemory | None) -> View:
        return view.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return scoring.result(s) if s.phase == OVER else None

    def role(self, s: State, seat: int) -> str:
        return TEAM_NAMES[s.teams[seat]]


GAME: Final = SpyTactics()
