"""Players who are asked in words: like any bot, with what they cost and forfeit counted."""

import json
from pathlib import Path
from typing import Any

import pytest

from brushpass.bots.fault import Failure, Kind
from brushpass.bots.match import play_out
from brushpass.bots.outside import find_outside
from brushpass.bots.question import Question
from brushpass.bots.seeds import bot_chance
from brushpass.bots.text.conversation import Conversation
from brushpass.bots.wall import Walled, sitting
from brushpass.core.catalogue import find_game
from brushpass.core.chance import secret_from_seed
from brushpass.core.refusal import Refusal
from brushpass.core.table import Table
from brushpass.core.wire import encode
from tests.architecture.tree import ROOT

DOUBLE_AGENT = find_game("double_agent")
NONSENSE = "def answer(text):\n    return 'I would rather have tea.'\n"
SECOND_TRY = """
def answer(text, introduction):
    assert "You are" in introduction
    return "[1]" if text.startswith("There is no option 99: allowed: ") else "[99]"
"""


def play(*bots: str) -> list[Walled]:
    """A game of Double Agent between these; how they sat there."""
    options = DOUBLE_AGENT.about.options()
    table = Table.committed(DOUBLE_AGENT, options, secret_from_seed(1))
    players = [
        Walled(find_outside(bot, DOUBLE_AGENT), options, seat, bot_chance(1, seat))
        for seat, bot in enumerate(bots)
    ]
    with sitting(players):
        play_out(table, players)
    assert DOUBLE_AGENT.result(table.state) is not None
    return players


def written(folder: Path, text: str) -> str:
    file = folder / "model.py"
    file.write_text(text)
    return str(file)


def test_the_example_plays_a_whole_game_and_its_cost_is_counted() -> None:
    file = str(ROOT / "examples" / "my_model.py")
    for player in play(file, file):
        assert player.faults == []
        cost = player.cost
        assert cost is not None
        assert cost.calls > 10
        assert cost.written == cost.calls * len("Whatever is listed first will do.\n[1]")
        assert cost.read > 100 * cost.calls
        assert (cost.unreadable, cost.illegal) == (0, 0)


def test_an_answer_that_cannot_be_taken_is_asked_for_again_with_the_reason(tmp_path: Path) -> None:
    file = written(tmp_path, SECOND_TRY)
    for player in play(file, file):
        assert player.faults == []
        assert player.cost is not None
        assert player.cost.illegal * 2 == player.cost.calls


def test_who_never_answers_with_a_move_forfeits_turns_and_keeps_its_process(tmp_path: Path) -> None:
    file = written(tmp_path, NONSENSE)
    for player in play(file, file):
        assert {fault.kind for fault in player.faults} == {Kind.NONSENSE}
        assert len(player.faults) > 4, "and is not out"
        assert player.cost is not None
        assert player.cost.unreadable == player.cost.calls == 3 * len(player.faults)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def answer(): pass", "answer() must be answer(text), then any of introduction"),
        ("def answer(text, view): pass", "must be answer(text)"),
        ("x = 1", "has no function play(view, options) or answer(text)"),
    ],
)
def test_what_cannot_answer_is_refused_before_the_first_game(
    tmp_path: Path, text: str, words: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        find_outside(written(tmp_path, text), DOUBLE_AGENT).rehearse()
    assert words in str(refusal.value)


def test_an_answer_that_is_no_text_or_comes_from_a_dead_process_is_a_fault(tmp_path: Path) -> None:
    file = written(tmp_path, "def answer(text):\n    return 3\n")
    for player in play(file, file):
        assert player.faults[0].kind is Kind.CRASH
        assert "it must return a text" in player.faults[0].details


def test_a_conversation_reads_the_question_and_nothing_else() -> None:
    options = DOUBLE_AGENT.about.options()
    table = Table.committed(DOUBLE_AGENT, options, secret_from_seed(1))
    told = [encode(message) for message in table.post.take()[0]]
    legal = [option.id for option in table.legal(0)]
    bot = find_outside(str(ROOT / "examples" / "my_model.py"), DOUBLE_AGENT)
    question = Question.put(
        DOUBLE_AGENT, options, 0, encode(table.view(0)), told, legal, bot.budget
    )
    heard: list[tuple[str, str]] = []

    def say(introduction: str, text: str) -> str:
        heard.append((introduction, text))
        return json.dumps({"move": 2})

    talk = Conversation(DOUBLE_AGENT)
    assert talk.decide(question, say) == legal[1]
    assert "1. token 1: Loyalty 1 (D2.2)" in heard[0][1]

    def mute(introduction: str, text: str) -> Any:
        return ""

    with pytest.raises(Failure, match="gave 3 answers that could not be taken"):
        talk.decide(question, mute)
