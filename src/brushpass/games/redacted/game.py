"""[redacted], wired to the contract."""

from typing import Final

from brushpass.core.about import About, Mode, Options, Setting
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import Game
from brushpass.core.result import Result
from brushpass.games.redacted import view
from brushpass.games.redacted.memory.memory import RedactedMemory
from brushpass.games.redacted.observation.observer import RedactedObserver
from brushpass.games.redacted.rules import decisions, ending, roles, setup, turns
from brushpass.games.redacted.rules.actions import ACTIONS
from brushpass.games.redacted.rules.cards import (
    FACTIONS,
    LEVELS,
    MISSION_TITLES,
    MISSIONS,
    NONE,
)
from brushpass.games.redacted.rules.state import NOT_OVER, State
from brushpass.games.redacted.rules.tell import Tell
from brushpass.games.redacted.speech.face import RedactedFace
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought import imagine
from brushpass.games.redacted.thought.thought import RedactedThought

ROUNDS: Final = Setting("rounds", "rounds that the reception lasts (RR13)", (40, 60, "none"))
ALERT: Final = Setting("alert", "how alert the guards are (R16.6)", tuple(LEVELS))

# No turn takes more decisions than this: twenty rooms with two answers about Goggles in each, five
# meetings of up to five answers, a fight of fourteen, rewards, a sneaking out of eight rooms (RR25)
# with an answer in each, three hacks, two briefcases of three answers, a Key, the action, a break.
A_TURN: Final = 160


def longest(seats: int) -> int:
    return A_TURN * (seats * turns.MOST_ROUNDS + 2)  # two more turns for Interpol (R14.3)


ABOUT: Final = About(
    name="redacted",
    title="[redacted]",
    authors="Vincze, Turczi and Nimmerfroh",
    pitch="An embassy, three floors, a reception: find your partner, steal the intel, fly out.",
    hidden="loyalties, items, weapons, alliances",
    rules=2,
    modes=(
        Mode(
            name=MISSIONS[0],
            title=MISSION_TITLES[0],
            seats=(4, 6),
            minutes=(45, 90),
            longest=longest(6),
            settings=(ROUNDS,),
            roles=tuple(FACTIONS),
        ),
        Mode(
            name=MISSIONS[1],
            title=MISSION_TITLES[1],
            seats=(4,),
            minutes=(30, 60),
            longest=longest(4),
            settings=(ROUNDS,),
            roles=("red team", "blue team"),
        ),
        Mode(
            name=MISSIONS[2],
            title=MISSION_TITLES[2],
            seats=(5,),
            minutes=(60, 90),
            longest=longest(5),
            settings=(ROUNDS,),
            roles=("agent", "wanted agent", "Interpol"),
        ),
        Mode(
            name=MISSIONS[3],
            title=MISSION_TITLES[3],
            seats=(3,),
            minutes=(45, 75),
            longest=longest(3),
            settings=(ROUNDS,),
            roles=("ally", "lone agent"),
        ),
        Mode(
            name=MISSIONS[4],
            title=MISSION_TITLES[4],
            seats=(2,),
            minutes=(45, 75),
            longest=longest(2),
            settings=(ALERT, ROUNDS),
        ),
    ),
)


class Redacted(Game[State, View, Tell, RedactedMemory]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()
        self.thought = RedactedThought()
        self.face = RedactedFace()
        self.observer = RedactedObserver()

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        last = options.settings["rounds"]
        rounds = turns.NO_LAST_ROUND if last == "none" else int(last)
        alert = str(options.settings.get("alert", LEVELS[0]))
        mission = MISSIONS.index(options.mode)
        s = setup.new_game(mission, options.seats, rounds, LEVELS.index(alert), chance, tell)
        turns.go_on(s, chance, tell)
        return s

    def to_act(self, s: State) -> tuple[int, ...]:
        return decisions.to_act(s)

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        return tuple(decisions.legal(s, seat))

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        decisions.play(s, seat, action, chance, tell)
        turns.go_on(s, chance, tell)

    def memory(self, options: Options, seat: int | None) -> RedactedMemory:
        mission = MISSIONS.index(options.mode)
        return RedactedMemory(mission, options.seats, NONE if seat is None else seat)

    def see(self, s: State, seat: int | None, memory: RedactedMemory | None) -> View:
        return view.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return None if s.ending == NOT_OVER else ending.result(s)

    def role(self, s: State, seat: int) -> str:
        return roles.role(s, seat)


GAME: Final = Redacted()
