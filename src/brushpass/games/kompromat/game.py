"""Kompromat, wired to the contract."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.core.about import About, Mode, Options, Setting
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game, Result
from brushpass.core.post import Post
from brushpass.core.wire import Belief
from brushpass.core.words import Words
from brushpass.games.kompromat import (
    attempt,
    belief,
    bot,
    cards,
    conduct,
    imagine,
    items,
    outlook,
    reveal,
    rounds,
    scoring,
    setup,
    sketch,
    view,
)
from brushpass.games.kompromat.actions import (
    ACTIONS,
    PASS,
    Attempt,
    CountElevens,
    DiscardToken,
    Draw,
    KeepTokens,
    Pass,
    Stop,
    TakeTokens,
    UseItem,
)
from brushpass.games.kompromat.state import AWARD, CHOOSING, DRAWING, OPENING, OVER, WINDOW, State
from brushpass.games.kompromat.tell import Tell
from brushpass.games.kompromat.wire import AnyMessage, Teller, View
from brushpass.games.kompromat.words import KompromatWords

ABOUT: Final = About(
    name="kompromat",
    title="Kompromat",
    authors="Adam Porter and Rob Fisher",
    pitch="Twenty-one with bluff: four missions a round, six rounds, nine tokens end you.",
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


class Kompromat(Game[State, View, Tell]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()

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
            return (PASS, *items.usable(s, seat))
        if s.phase == DRAWING or s.phase == CHOOSING or s.phase == OPENING:
            return attempt.options(s, seat)
        return reveal.options(s, seat)

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        # isinstance rather than match: mypyc makes a single comparison of it
        if isinstance(action, Draw):
            attempt.draw_card(s, chance, tell)
        elif isinstance(action, Stop):
            attempt.stop(s, tell)
        elif isinstance(action, Attempt):
            attempt.attempt(s, action.place, tell)
        elif isinstance(action, CountElevens):
            reveal.count_elevens(s, seat, action.elevens, tell)
        elif isinstance(action, Pass):
            items.pass_window(s)
            tell.passed(seat)
        elif isinstance(action, DiscardToken):
            reveal.answer_perfect(s, seat, True, tell)
        elif isinstance(action, KeepTokens):
            reveal.answer_perfect(s, seat, False, tell)
        elif isinstance(action, TakeTokens):
            s.phase = AWARD
        else:
            assert isinstance(action, UseItem)
            items.use(s, seat, action, chance, tell)
        rounds.go_on(s, chance, tell)

    def see(self, s: State, seat: int | None) -> View:
        return view.see(s, seat)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return scoring.result(s) if s.phase == OVER else None

    def teller(self, post: Post) -> Tell:
        return Teller(post)

    def view_type(self) -> Any:
        return View

    def message_type(self) -> Any:
        return AnyMessage

    def words(self) -> Words[View]:
        return KompromatWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "equipment": cards.EQUIPMENT_NAMES,
            "copies": cards.EQUIPMENT,
            "missions": cards.MISSION_NAMES,
            "target_points": cards.TARGET_POINTS,
            "set_points": cards.SET_POINTS,
            "item_points": cards.ITEM_POINTS,
            "first_item": cards.FIRST_ITEM,
            "code": cards.CODE,
            "document": cards.DOCUMENT,
            "rounds": cards.ROUNDS,
            "fatal": cards.FATAL,
            "limit": cards.LIMIT,
            "no_total": cards.NO_TOTAL,
            "eleven": cards.ELEVEN,
            "newspaper_halves": cards.NEWSPAPER_HALVES,
            "phases": {
                "opening": OPENING,
                "choosing": CHOOSING,
                "drawing": DRAWING,
                "window": WINDOW,
                "over": OVER,
            },
        }

    def belief(self, v: View) -> Belief | None:
        return belief.believe(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)

    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return bot.choose(v, options, chance)

    def sketch(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return sketch.choose(s, seat, legal, chance)

    def horizon(self, s: State) -> int:
        return outlook.HORIZON

    def value(self, s: State, seat: int) -> float:
        return outlook.value(s, seat)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat)


GAME: Final = Kompromat()
