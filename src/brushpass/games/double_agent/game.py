"""Double Agent, wired to the contract."""

from typing import Final

from brushpass.core.about import About, Mode, Options, Setting
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import Game
from brushpass.core.result import Result
from brushpass.games.double_agent import (
    imagine,
    scoring,
    setup,
    turn,
    view,
)
from brushpass.games.double_agent.actions import (
    ACTIONS,
    ChooseAgent,
    LayFile,
    PlaceToken,
    PlayAction,
)
from brushpass.games.double_agent.face import DoubleAgentFace
from brushpass.games.double_agent.memory import DoubleAgentMemory
from brushpass.games.double_agent.observation import DoubleAgentObserver
from brushpass.games.double_agent.state import FILING, MOVING, OVER, PLACING, State
from brushpass.games.double_agent.tell import Tell
from brushpass.games.double_agent.thought import DoubleAgentThought
from brushpass.games.double_agent.wire import View

ABOUT: Final = About(
    name="double_agent",
    title="Double Agent",
    authors="Ludovic Maublanc and Bruno Faidutti",
    pitch="Feed files to six agents that both of you believe are yours.",
    hidden="loyalty tokens, hands, files laid face down",
    rules=1,
    modes=(
        Mode(
            name="standard",
            title="Six agents",
            seats=(2,),
            minutes=(20, 30),
            # Five tokens each. Then at most 23 turns each, for 22 cards and one taken back: the
            # card, its place, and in the first three turns the influence move.
            longest=2 * (5 + 23 * 2 + 3),
            settings=(
                Setting(
                    "open_backs",
                    "all see the backs of hands and draw piles (DR7)",
                    (True, False),
                    before=False,
                ),
            ),
        ),
    ),
)

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]
BOTH: Final[tuple[int, ...]] = (0, 1)


class DoubleAgent(Game[State, View, Tell, DoubleAgentMemory]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()
        self.thought = DoubleAgentThought()
        self.face = DoubleAgentFace()
        self.observer = DoubleAgentObserver()

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        return setup.new_game(options.on("open_backs"))

    def to_act(self, s: State) -> tuple[int, ...]:
        if s.phase == OVER:
            return ()
        if s.phase != PLACING:
            return SEATS[s.actor]
        if setup.placing(s, 0) and setup.placing(s, 1):
            return BOTH
        return SEATS[0] if setup.placing(s, 0) else SEATS[1]

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        if s.phase == PLACING:
            return setup.options(s, seat) if setup.placing(s, seat) else ()
        if seat != s.actor:
            return ()
        return turn.options(s, seat)

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        # isinstance rather than match: mypyc makes a single comparison of it
        if isinstance(action, LayFile):
            turn.choose_file(s, action.kind, chance, tell)
        elif isinstance(action, ChooseAgent) and s.phase == FILING:
            turn.lay_file(s, action.agent, chance, tell)
        elif isinstance(action, ChooseAgent) and s.phase == MOVING:
            turn.move_counter(s, action.agent, chance, tell)
        elif isinstance(action, PlayAction):
            turn.play_action(s, action.kind, chance, tell)
        elif isinstance(action, PlaceToken):
            setup.place_token(s, seat, action.value, chance, tell)
        else:
            turn.aim(s, action, chance, tell)

    def memory(self, options: Options, seat: int | None) -> DoubleAgentMemory:
        return DoubleAgentMemory(options.on("open_backs"))

    def see(self, s: State, seat: int | None, memory: DoubleAgentMemory | None) -> View:
        return view.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return scoring.result(s) if s.phase == OVER else None


GAME: Final = DoubleAgent()
