"""One question, whoever answers: whole from the first message on, and nothing is opened twice."""

import pickle
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from brushpass.bots import outside, seated
from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.match import play_out
from brushpass.bots.process import Process
from brushpass.bots.question import Asked, Question
from brushpass.bots.registry import find_any_bot
from brushpass.bots.wall import Walled, sitting
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import decode, encode
from tests.bots.session import EXAMPLES


class Listener(Bot):
    name = "listener"
    words = "hears all and takes the first option"
    listens = True

    def choose(self, asked: Asked) -> Action:
        return asked.options[0]


class Heard(seated.Inside):
    """Keeps every question, and what the bot had of it."""

    def __init__(self, bot: Bot, chance: Fast) -> None:
        super().__init__(bot, chance)
        self.questions: list[Question] = []
        self.opened: list[Asked] = []

    def _open(self, question: Question) -> Asked:
        asked = super()._open(question)
        self.questions.append(question)
        self.opened.append(replace(asked, told=list(asked.told)))
        return asked


def played(name: str) -> list[Heard]:
    """A game among listeners, by seat."""
    game = find_game(name)
    table = Table(game, game.about.options(), Fast(3))
    seats: list[Heard] = []

    class Kept(Listener):
        def seated(self, chance: Any) -> Heard:
            seats.append(Heard(self, chance))
            return seats[-1]

    bot = Kept(game)
    players = [Walled(bot, table.options, seat, Fast(seat)) for seat in range(table.options.seats)]
    play_out(table, players)
    assert [player.faults for player in players] == [[]] * len(players)
    return seats


@pytest.mark.parametrize("name", games())
def test_a_question_is_bytes_and_numbers_and_survives_every_journey(name: str) -> None:
    for question in played(name)[0].questions[:20]:
        assert pickle.loads(pickle.dumps(question)) == question
        assert msgpack.decode(msgpack.encode(question), type=Question) == question


@pytest.mark.parametrize("name", games())
def test_whoever_takes_over_a_seat_has_what_was_there_from_the_beginning(name: str) -> None:
    for seat in played(name):
        for question, asked in zip(seat.questions, seat.opened, strict=True):
            newcomer = seated.Inside(Listener(find_game(name)), Fast(1))
            heard = newcomer._open(question)
            assert heard.told == asked.told
            assert (heard.view, heard.options) == (asked.view, asked.options)
    assert len(asked.told) > 5


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    for seat in played("redacted"):
        assert all(len(question.options) > 1 for question in seat.questions)
    game = find_game("kompromat")
    walled = Walled(Listener(game), game.about.options(), 0, Fast(1))
    assert walled.choose(b"no view at all", (3,)) == 3


@pytest.mark.parametrize("name", games())
def test_a_decision_costs_a_listener_what_is_new_however_long_the_game_is(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes opened at each decision: the view's, and of messages those since the last decision."""
    opened: list[bytes] = []

    class Overheard:
        def __init__(self, kind: Any) -> None:
            self.kind = kind

        def decode(self, data: bytes) -> Any:
            opened.append(data)
            return decode(data, self.kind)

    monkeypatch.setattr(seated, "decoder", Overheard)
    for seat in played(name):
        again = seated.Inside(Listener(find_game(name)), Fast(1))
        heard = 0
        for question in seat.questions:
            opened.clear()
            again.answer(question)
            assert opened == [question.view, *question.told[heard:]]
            heard = len(question.told)
        assert heard > 5


def test_a_program_is_sent_what_is_new_however_long_the_game_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[bytes] = []

    class Overheard(Process):
        def ask(self, lines: bytes, seconds: float) -> bytes:
            sent.extend(lines.splitlines())
            return super().ask(lines, seconds)

    monkeypatch.setattr(outside, "Process", Overheard)
    game = find_game("kompromat")
    table = Table(game, game.about.options(), Fast(3))
    told: list[bytes] = []

    class Noted(Walled):
        def hear(self, messages: Any, own: bool) -> None:
            told.extend(messages)
            super().hear(messages, own)

    program = find_any_bot(str(EXAMPLES / "my_bot.sh"), game, grace=30.0)
    players = [
        Noted(program, table.options, 0, Fast(1)),
        Walled(find_any_bot("recruit", game), table.options, 1, Fast(2)),
    ]
    with sitting(players):
        play_out(table, players)
    assert players[0].faults == []
    lines = [line for line in sent if line.startswith(b'{"type":"told"')]
    messages = b",".join(line[len(b'{"type":"told","messages":[') : -len(b"]}")] for line in lines)
    assert len(lines) > 20
    assert b",".join(told).startswith(messages)


def test_a_shortened_question_goes_on_where_its_reader_was() -> None:
    game = find_game("kompromat")
    table = Table(game, game.about.options(), Fast(1))
    told = [encode(message) for message in table.post.take()[0]]
    whole = Question.put(game, table.options, 0, b"", told, (0, 1), Budget())
    for heard in range(len(told) + 1):
        rest = whole.shortened(heard)
        assert whole.told[:heard] + rest.told == whole.told
        for later in range(heard, len(told) + 1):
            assert rest.after(later) == whole.after(later)
