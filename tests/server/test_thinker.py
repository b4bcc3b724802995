"""A process of the bots is told only what is new; one that was lost, everything again."""

from typing import Any

import pytest
from msgspec import msgpack

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.clerk import Clerk
from brushpass.bots.question import Asked, Question
from brushpass.bots.registry import BOTS
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import encode
from brushpass.server.live import ears, thinker
from brushpass.server.live.ears import Ears
from brushpass.server.live.thinker import Asking, Thinker, think

GAME = find_game("kompromat")


class Attentive(Bot):
    name = "attentive"
    words = "hears all and takes the last option"
    listens = True
    heard: tuple[bytes, ...]  # last

    def choose(self, asked: Asked) -> Action:
        Attentive.heard = tuple(encode(message) for message in asked.told)
        return asked.options[-1]


class Nearby:
    """In place of another process: what is sent can be overheard, and is answered here."""

    def __init__(self) -> None:
        self.sent: list[Asking] = []
        self._ears: dict[int, list[Any]] | None = None

    def begin(self) -> bool:
        begun = self._ears is None
        if self._ears is None:
            self.sent, self._ears = [], {}
        return begun

    def ask(self, data: bytes, seconds: float) -> bytes:
        asking = msgpack.decode(data, type=Asking)
        self.sent.append(asking)
        assert self._ears is not None
        return msgpack.encode(think(asking, self._ears.setdefault(asking.ear, [])))

    def kill(self) -> None:
        self._ears = None


@pytest.fixture
def nearby(monkeypatch: pytest.MonkeyPatch) -> Nearby:
    nearby = Nearby()
    monkeypatch.setattr(thinker, "Child", lambda program: nearby)
    monkeypatch.setitem(BOTS, Attentive.name, Attentive)
    return nearby


def questions() -> list[Question]:
    """Of a whole game, both seats'."""
    table, chance = Table(GAME, GAME.about.options(), Fast(3)), Fast(4)
    told: list[list[bytes]] = [[], []]
    found: list[Question] = []
    while acting := table.to_act():
        for seat, box in enumerate(table.post.take()[:2]):
            told[seat] += [encode(message) for message in box]
        seat, options = acting[0], table.legal(acting[0])
        numbers = tuple(option.id for option in options)
        view = encode(table.view(seat))
        found.append(Question.put(GAME, table.options, seat, view, told[seat], numbers, Budget()))
        table.play(seat, options[chance.pick(len(options))])
    return found


def ask(one: Thinker, question: Question, bot: str = Attentive.name) -> None:
    assert one.ask(bot, ("TABLE", question.seat), question, 7) in question.options


def test_a_process_is_sent_what_is_new_however_long_the_game_is(nearby: Nearby) -> None:
    one, heard = Thinker(), [0, 0]
    for question in questions():
        ask(one, question)
        assert Attentive.heard == question.told
        sent = nearby.sent[-1].question
        assert sent.told == question.told[heard[question.seat] :]
        heard[question.seat] = len(question.told)
    assert min(heard) > 100


def test_a_process_that_was_started_again_is_told_everything_again(nearby: Nearby) -> None:
    one = Thinker()
    asked = questions()[-4:]
    for question in asked:
        ask(one, question)
    one.kill()
    for question in asked:
        ask(one, question)
        assert Attentive.heard == question.told
    whole = [asking.question.told == q.told for asking, q in zip(nearby.sent, asked, strict=True)]
    seats = [question.seat for question in asked]
    assert whole == [seat not in seats[:place] for place, seat in enumerate(seats)]


def test_a_bot_that_does_not_listen_is_told_nothing_and_others_lose_nothing(
    nearby: Nearby,
) -> None:
    one = Thinker()
    for number, question in enumerate(questions()[-30:]):
        if number % 3 == 1:
            ask(one, question, Clerk.name)
            assert nearby.sent[-1].question.told == ()
        else:
            ask(one, question)
            assert Attentive.heard == question.told


def test_a_seat_that_was_forgotten_is_told_everything_again(
    nearby: Nearby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ears, "MOST", 1)
    one = Thinker()
    for question in questions()[-30:]:
        ask(one, question)
        assert Attentive.heard == question.told


def test_of_many_seats_the_one_asked_longest_ago_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ears, "MOST", 3)
    known = Ears()
    assert [known.tell(("A", seat), 5) for seat in range(3)] == [(0, 0), (1, 0), (2, 0)]
    assert known.tell(("A", 0), 7) == (0, 5)
    assert known.tell(("B", 0), 2) == (1, 0)
    assert known.tell(("A", 0), 8) == (0, 7)
    assert known.tell(("A", 1), 6) == (2, 0)
