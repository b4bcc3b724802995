"""Somebody who plays a guided first game, without a server and without a browser."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from brushpass.bots.clerk import Clerk
from brushpass.bots.match import decide
from brushpass.bots.wall import Walled
from brushpass.core.action import Action
from brushpass.core.catalogue import find_game, games
from brushpass.core.chance import Fast
from brushpass.core.first_game import LEARNER, FirstGame, Lesson, first_game
from brushpass.core.seats import calling
from brushpass.core.words import Words
from brushpass.server.spelled import spelled
from brushpass.server.tables.deal import Deal
from brushpass.server.tables.guided import Guided
from brushpass.server.tables.names import seat_names
from brushpass.server.tables.streams import Fact, Streams

GAMES: Final = sorted(games())
WORD: Final = re.compile(r"[a-z][a-z0-9/-]{2,}")

Moment = tuple[Lesson, Guided, Streams]


def lessons_of(name: str) -> FirstGame:
    first = first_game(name)
    assert first is not None
    return first


def begin(name: str, secret: bytes = b"first game" + bytes(22)) -> tuple[Guided, Streams]:
    first = lessons_of(name)
    streams = Streams(first.record.options.seats)
    game = find_game(name)
    deal = Deal("", game, first.record.options, secret)
    return Guided(game, first, deal, streams), streams


def along(name: str) -> Iterator[Moment]:
    """Every decision that there is something to say about, before it is made."""
    play, streams = begin(name)
    while play.scripted:
        yield play.said()[-1], play, streams
        (wanted,) = play.accepted()
        play.choose(LEARNER, wanted.id)
    if play.asked:
        yield play.said()[-1], play, streams


def play_on(play: Guided, choose: Callable[[tuple[Action, ...]], Action]) -> int:
    """What is left to the learner, to the end, against Clerks; how many decisions they made."""
    table, made = play.table, 0
    clerks = [
        Walled(Clerk(table.game), table.options, seat, Fast(seat))
        for seat in range(table.options.seats)
    ]
    while play.asked:
        for seat in play.undecided:
            if seat == LEARNER:
                play.choose(seat, choose(play.accepted()).id)
                made += 1
            else:
                play.choose(seat, decide(table, seat, clerks[seat]).id)
            break
    return made


def kinds(play: Guided) -> set[str]:
    """What the learner could do now, by kind."""
    actions = spelled(play.table.game)
    return {str(actions[option.id]["do"]) for option in play.options(LEARNER)}


def page(play: Guided, streams: Streams, seat: int) -> str:
    """All that a seat was told, sees, may answer and can conclude, in words."""
    table, words = play.table, play.table.game.face.words()
    with calling(called(play)):
        view = table.view(seat)
        told = [words.news(one.message, seat) for one in streams.of(seat) if isinstance(one, Fact)]
        belief = table.game.face.belief(view)
        asked = belief.questions if belief else []
        known = [f"{one.about} {' '.join(one.counts)}" for one in asked]
        return " ".join([*told, *known, _table(words, view), _answers(words, play, view, seat)])


def _table(words: Words[Any], view: Any) -> str:
    lines: list[str] = []
    for block in words.table(view):
        lines += [block.title, *block.head, *block.lines]
        lines += [cell for row in block.rows for cell in row]
    return " ".join(lines)


def _answers(words: Words[Any], play: Guided, view: Any, seat: int) -> str:
    choices = [words.choice(view, option) for option in play.table.legal(seat)]
    return " ".join(f"{one.text} {one.cost}" for one in choices)


def called(play: Guided) -> list[str]:
    return seat_names(["Ada", *[None] * (play.table.options.seats - 1)])


def words_in(text: str) -> set[str]:
    return set(WORD.findall(text.lower()))
