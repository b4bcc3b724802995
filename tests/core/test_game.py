"""The contract's own parts: actions, results, refusals, and what a game gets for nothing."""

from typing import Any

import pytest

from brushpass.core.about import About, Mode, Options
from brushpass.core.action import Action, numbered, refusal
from brushpass.core.chance import Chance, Fast, Script
from brushpass.core.face import Face
from brushpass.core.game import AnyGame, Game
from brushpass.core.memory import Memory
from brushpass.core.post import Post
from brushpass.core.refusal import IllegalAction
from brushpass.core.result import Result
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Words


def test_actions_are_numbered_by_their_place() -> None:
    actions = numbered([Action("draw"), Action("stop")])
    assert [action.id for action in actions] == [0, 1]
    assert repr(actions[1]) == "<stop>"
    assert isinstance(actions, tuple)


def test_two_actions_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two actions of one game have the same name"):
        numbered([Action("draw"), Action("stop"), Action("draw")])


def test_one_action_twice_is_refused() -> None:
    draw = Action("draw")
    with pytest.raises(ValueError, match="same name"):
        numbered([draw, draw])


def test_an_action_that_was_never_numbered_has_no_id() -> None:
    assert Action("draw").id == -1


@pytest.mark.parametrize(
    ("winners", "seats", "returns"),
    [
        ([0], 2, (1.0, -1.0)),
        ([1], 2, (-1.0, 1.0)),
        ([2], 4, (-1 / 3, -1 / 3, 1.0, -1 / 3)),
        ([0, 3], 4, (0.5, -0.5, -0.5, 0.5)),
        ([0, 1, 2], 4, (1 / 3, 1 / 3, 1 / 3, -1.0)),
    ],
)
def test_winners_share_1_and_losers_share_less_1(
    winners: list[int], seats: int, returns: tuple[float, ...]
) -> None:
    result = Result("over", winners, [7] * seats)
    assert result.zero_sum == result.honest == returns
    assert sum(result.zero_sum) == pytest.approx(0)
    assert result.winners == tuple(winners)
    assert result.points == (7,) * seats
    assert result.ending == "over"


@pytest.mark.parametrize(
    ("winners", "drawn", "honest"), [([0, 1, 2, 3], False, 0.25), ([], False, -0.25), ([], True, 0)]
)
def test_what_all_win_or_lose_is_nothing_or_the_same_for_all(
    winners: list[int], drawn: bool, honest: float
) -> None:
    result = Result("over", winners, [7] * 4, drawn)
    assert result.zero_sum == (0.0,) * 4
    assert result.honest == (honest,) * 4


def test_a_refusal_says_what_is_allowed() -> None:
    draw, stop, fly = Action("draw"), Action("stop"), Action("fly")
    assert refusal(fly, [draw, stop]) == "'fly' is not possible now: allowed: draw, stop"
    assert "comes at the wrong time" in refusal(fly, [])


HEADS, TAILS = numbered([Action("heads"), Action("tails")])


class Coins(Game[list[int], int, None, Memory]):
    """Seat 0 calls three coins."""

    def __init__(self) -> None:
        self.about = About(
            "coins", "Coins", "", "", "", 1, (Mode("plain", "Plain", (1,), (1, 1), 3),)
        )
        self.actions = (HEADS, TAILS)
        self.silent = None

    def setup(self, options: Options, chance: Chance, tell: None) -> list[int]:
        return []

    def to_act(self, s: list[int]) -> tuple[int, ...]:
        return (0,) if len(s) < 3 else ()

    def legal(self, s: list[int], seat: int) -> tuple[Action, ...]:
        return self.actions if seat in self.to_act(s) else ()

    def follow(self, s: list[int], seat: int, action: Action, chance: Chance, tell: None) -> None:
        s.append(int(chance.pick(2) == action.id))

    def clone(self, s: list[int]) -> list[int]:
        return s[:]


def test_play_follows_legal_actions_and_refuses_others() -> None:
    game = Coins()
    s = game.setup(game.about.options(), Fast(1), None)
    game.play(s, 0, HEADS, Script([0]), None)
    game.play(s, 0, HEADS, Script([1]), None)
    assert s == [1, 0]
    with pytest.raises(IllegalAction, match="'fly' is not possible now: allowed: heads, tails"):
        game.play(s, 0, Action("fly"), Script([]), None)
    with pytest.raises(IllegalAction, match="this seat has nothing to decide now"):
        game.play(s, 1, HEADS, Script([]), None)
    assert s == [1, 0]
    game.play(s, 0, TAILS, Script([1]), None)
    with pytest.raises(IllegalAction):
        game.play(s, 0, HEADS, Script([]), None)


def test_what_a_game_need_not_write() -> None:
    game = Coins()
    assert game.role([], 0) == ""
    memory = game.memory(game.about.options(), 0)
    memory.hear(Message())
    assert memory.page() is None
    assert memory.clone().page() is None
    face: Face[Any, Any, Any] = Face()
    assert face.belief(0) is None
    assert face.lexicon() == face.truths([]) == {}
    thought = game.thought
    assert thought.advise(0, [HEADS, TAILS], Script([1])) is TAILS
    assert thought.rollout([], 0, [HEADS, TAILS], Script([1])) is TAILS
    assert thought.evaluate([], 0) == 0.0
    assert thought.likelihood([], 0, thought.recall([])) == 1.0


def test_what_a_game_must_write() -> None:
    bare: AnyGame = Game()
    face: Face[Any, Any, Any] = Face()
    options = Options("plain", 1)
    for call in (
        lambda: bare.setup(options, Fast(1), None),
        lambda: bare.to_act(None),
        lambda: bare.legal(None, 0),
        lambda: bare.follow(None, 0, HEADS, Fast(1), None),
        lambda: bare.see(None, 0, None),
        lambda: bare.imagine(None, Fast(1)),
        lambda: bare.clone(None),
        lambda: bare.result(None),
        lambda: face.teller(Post(1)),
        face.view_type,
        face.message_type,
        face.words,
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_words_are_a_game_s_own() -> None:
    words: Words[int] = Words()
    with pytest.raises(NotImplementedError):
        words.table(0)
    with pytest.raises(NotImplementedError):
        words.news(Message(), None)
    with pytest.raises(NotImplementedError):
        words.prompt(0)
    with pytest.raises(NotImplementedError):
        words.choice(0, HEADS)
    assert Block("Table").rows == []
    assert Choice("Draw").cost == ""
    assert Prompt("?", "K1.1").rule == "K1.1"
