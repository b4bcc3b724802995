"""A question in words. It is made of the question alone, so it says what that holds and no more."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.bots.question import Question
from brushpass.bots.text.page import Offer, lines_of, page
from brushpass.core.game import AnyGame
from brushpass.core.rulebook import parts
from brushpass.core.seats import letter
from brushpass.core.wire import decode

HOW: Final = (
    'Answer with the name or the number of a move, as {"move": "NAME"}, as [NAME], or alone on the '
    "last line. What stands last counts."
)


def observation(game: AnyGame, question: Question, since: int) -> str:
    """`since`: how many messages the seat had heard when it last decided."""
    view = decode(question.view, game.face.view_type())
    words = game.face.words()
    asked = words.prompt(view)
    return page(
        news(game, question.seat, question.after(since)),
        words.table(view),
        asked.text,
        asked.rule,
        offers_of(game, question, view),
        "Since your last decision" if since else "Since the deal",
    )


def offers_of(game: AnyGame, question: Question, view: Any = None) -> list[Offer]:
    if view is None:
        view = decode(question.view, game.face.view_type())
    words = game.face.words()
    actions = [game.actions[option] for option in question.options]
    return [Offer.of(action.name, words.choice(view, action)) for action in actions]


def news(game: AnyGame, seat: int, messages: Sequence[bytes]) -> list[str]:
    words, kind = game.face.words(), game.face.message_type()
    told = [words.news(decode(message, kind), seat) for message in messages]
    return [line for line in told if line]


def table_text(game: AnyGame, view: Any) -> str:
    """A view, every part of the table under its title."""
    return "\n".join([line for block in game.face.words().table(view) for line in lines_of(block)])


def introduction(game: AnyGame, seats: int, seat: int) -> str:
    """What the game is, who the reader is, and how to answer; the same in every game."""
    about = game.about
    return (
        f"{about.title}, {seats} seats. You are {letter(seat)}.\n"
        f"{parts(about.name)[0].preface}\n"
        f"Hidden: {about.hidden}.\n\n{HOW}"
    )


def rules_text(game: AnyGame) -> str:
    """The rulebook and the rulings, numbered."""
    lines = []
    for part in parts(game.about.name):
        lines += [part.title, part.preface, ""]
        for section in part.sections:
            lines += [section.title, *[f"{rule.number} {rule.text}" for rule in section.rules], ""]
    return "\n".join(lines).rstrip() + "\n"
