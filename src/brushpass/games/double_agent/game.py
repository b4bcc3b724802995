"""Double Agent, wired to the contract."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.core.about import About, Mode, Options
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game, Result
from brushpass.core.post import Post
from brushpass.core.wire import Belief
from brushpass.core.words import Words
from brushpass.games.double_agent import (
    belief,
    bot,
    cards,
    conduct,
    imagine,
    outlook,
    scoring,
    setup,
    sketch,
    turn,
    view,
)
from brushpass.games.double_agent.actions import (
    ACTIONS,
    ChooseAgent,
    LayFile,
    PlaceToken,
    PlayAction,
    spoken,
)
from brushpass.games.double_agent.spoken import MARKS, short_word
from brushpass.games.double_agent.state import FILING, MOVING, OVER, PHASES, PLACING, State
from brushpass.games.double_agent.tell import Tell
from brushpass.games.double_agent.wire import AnyMessage, Teller, View
from brushpass.games.double_agent.words import DoubleAgentWords

ABOUT: Final = About(
    name="double_agent",
    title="Double Agent",
    authors="Ludovic Maublanc and Bruno Faidutti",
    pitch="Feed files to six agents whom both of you believe to be yours.",
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
        ),
    ),
)

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]
BOTH: Final[tuple[int, ...]] = (0, 1)


class DoubleAgent(Game[State, View, Tell]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        return setup.new_game()

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
        return DoubleAgentWords()

    def lexicon(self) -> dict[str, Any]:
        return {
            "phases": PHASES,
            "letters": cards.AGENT_NAMES,
            "people": cards.PEOPLE,
            "backs": cards.BACK_NAMES,
            "cards": [
                {
                    "name": card.name,
                    "spoken": spoken(card.name),
                    "short": short_word(kind),
                    "text": card.text,
                    "value": card.value,
                    "back": card.back,
                    "copies": card.copies,
                    "mark": MARKS.get(card.source, ""),
                    "note": card.note,
                    "action": cards.is_action(kind),
                }
                for kind, card in enumerate(cards.CARDS)
            ],
            "tokens": [value for value, count in enumerate(cards.TOKENS) for _ in range(count)],
            "ends": cards.ENDS,
            "enough": cards.ENOUGH,
            "moves": cards.MOVES,
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


GAME: Final = DoubleAgent()
