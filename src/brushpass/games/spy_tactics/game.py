"""Spy Tactics, wired to the contract."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.core.about import About, Mode, Options
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game, Result
from brushpass.core.post import Post
from brushpass.core.wire import Belief
from brushpass.core.words import Words
from brushpass.games.spy_tactics import (
    belief,
    bot,
    choices,
    conduct,
    imagine,
    rounds,
    scoring,
    setup,
    sketch,
    view,
)
from brushpass.games.spy_tactics.actions import ACTIONS, Aim, Guess, LayDown
from brushpass.games.spy_tactics.cards import (
    CODE_NAMES,
    CODES,
    HIDDEN,
    MOST_SEATS,
    NONE,
    NOTHING,
    ROUNDS,
    TEAM_NAMES,
)
from brushpass.games.spy_tactics.state import OVER, PHASE_NAMES, State
from brushpass.games.spy_tactics.tell import Tell
from brushpass.games.spy_tactics.wire import AnyMessage, Teller, View
from brushpass.games.spy_tactics.words import GIST, SpyTacticsWords, effect

ROLES: Final = tuple(TEAM_NAMES)

ABOUT: Final = About(
    name="spy_tactics",
    title="Spy Tactics",
    authors="Iffix Y Santaph",
    pitch="Secret teams, eight codes, six rounds: all choose at once and nobody knows whose side.",
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


class SpyTactics(Game[State, View, Tell]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = ACTIONS
        self.silent = Tell()

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

    def see(self, s: State, seat: int | None) -> View:
        return view.see(s, seat)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return scoring.result(s) if s.phase == OVER else None

    def role(self, s: State, seat: int) -> str:
        return TEAM_NAMES[s.teams[seat]]

    def teller(self, post: Post) -> Tell:
        return Teller(post)

    def view_type(self) -> Any:
        return View

    def message_type(self) -> Any:
        return AnyMessage

    def words(self) -> Words[View]:
        return SpyTacticsWords()

    def lexicon(self) -> dict[str, Any]:
        """What a code does: by round from 0 and code, its effect and what may go wrong."""
        return {
            "NONE": NONE,
            "HIDDEN": HIDDEN,
            "NOTHING": NOTHING,
            "TEAMS": TEAM_NAMES,
            "CODES": CODE_NAMES,
            "GIST": GIST,
            "EFFECTS": [
                [effect(code, nth)[:2] for code in range(CODES)] for nth in range(1, ROUNDS + 1)
            ],
            "PHASES": PHASE_NAMES,
        }

    def belief(self, v: View) -> Belief | None:
        return belief.belief(v)

    def truths(self, s: State) -> dict[str, str]:
        return belief.truths(s)

    def advise(self, v: View, options: Sequence[Action], chance: Chance) -> Action:
        return bot.choose(v, options, chance)

    def sketch(self, s: State, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
        return sketch.choose(s, seat, legal, chance)

    def recall(self, told: Sequence[Any]) -> Sequence[Any]:
        return conduct.recall(told)

    def likelihood(self, s: State, seat: int, told: Sequence[Any]) -> float:
        return conduct.likelihood(s, seat, told)


GAME: Final = SpyTactics()
