"""Kompromat, wired to the contract."""

from typing import Final

from brushpass.core.about import About, Mode, Options, Setting
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import Game
from brushpass.core.result import Result
from brushpass.games.kompromat import (
    attempt,
    imagine,
    items,
    reveal,
    rounds,
    scoring,
    setup,
    view,
)
from brushpass.games.kompromat.actions import (
    ACTIONS,
    DISCARD_TOKEN,
    DRAW,
    PASS,
    STOP,
    TAKE_TOKENS,
    Attempt,
    CountElevens,
    UseItem,
)
from brushpass.games.kompromat.face import KompromatFace
from brushpass.games.kompromat.memory import KompromatMemory
from brushpass.games.kompromat.observation import KompromatObserver
from brushpass.games.kompromat.state import AWARD, CHOOSING, DRAWING, OPENING, OVER, WINDOW, State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.thought import KompromatThought
from brushpass.games.kompromat.wire import View

ABOUT: Final = About(
    name="kompromat",
    title="Kompromat",
    authors="Adam Porter and Rob Fisher",
    pitch="Twenty-one with bluffing: four missions a round, and nine tokens finish you.",
    hidden="cards laid face down",
    rules=1,
    modes=(
        Mode(
            name="standard",
            title="Six rounds",
            seats=(2,),
            minutes=(20, 30),
            longest=700,
            settings=(
                Setting("memory_aid", "show players their own covered cards (KR23)", (False, True)),
            ),
        ),
    ),
)

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]
PASS_ONLY: Final[tuple[Action, ...]] = (PASS,)


class Kompromat(Game[State, View, Tell, KompromatMemory]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()
        self.thought = KompromatThought()
        self.face = KompromatFace()
        self.observer = KompromatObserver()

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        s = setup.new_game(options.on("memory_aid"), chance)
        rounds.go_on(s, chance, tell)
        return s

    def to_act(self, s: State) -> tuple[int, ...]:
        return () if s.phase == OVER else SEATS[s.actor]

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        if seat != s.actor or s.phase == OVER:
            return ()
        if s.phase == WINDOW:
            return items.with_items(PASS_ONLY, s, seat)
        if s.phase == DRAWING or s.phase == CHOOSING or s.phase == OPENING:
            return attempt.options(s, seat)
        return reveal.options(s, seat)

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        # isinstance rather than match: mypyc makes a single comparison of it
        if action is DRAW:
            attempt.draw_card(s, chance, tell)
        elif action is STOP:
            attempt.stop(s, tell)
        elif isinstance(action, Attempt):
            attempt.attempt(s, action.place, tell)
        elif isinstance(action, UseItem):
            items.use(s, seat, action, chance, tell)
        elif isinstance(action, CountElevens):
            reveal.count_elevens(s, seat, action.elevens, tell)
        elif action is PASS:
            items.pass_window(s)
            tell.passed(seat)
        elif action is TAKE_TOKENS:
            s.phase = AWARD
        else:
            reveal.answer_perfect(s, seat, action is DISCARD_TOKEN, tell)
        rounds.go_on(s, chance, tell)

    def memory(self, options: Options, seat: int | None) -> KompromatMemory:
        return KompromatMemory()

    def see(self, s: State, seat: int | None, memory: KompromatMemory | None) -> View:
        return view.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return scoring.result(s) if s.phase == OVER else None


GAME: Final = Kompromat()
