"""The bot protocol's messages, one JSON object a line: docs/bot_protocol.md shows a session."""

from collections.abc import Sequence
from math import fsum, isfinite
from typing import Any, Final, TypeVar

import msgspec

from brushpass.bots.fault import Failure, Kind
from brushpass.bots.question import Question
from brushpass.core.action import Action
from brushpass.core.game import AnyGame
from brushpass.core.wire import decode

T = TypeVar("T")

PROTOCOL: Final = 1
TOLERANCE: Final = 0.001  # by which probabilities may miss 1: people round
QUOTED: Final = 80


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """`reads`: "text", to be asked in words."""

    reads: str | None = None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """Either an option, by name or id, or a probability for each in the order of the question."""

    request: int
    option: str | int | None = None
    probabilities: list[float] | None = None
    text: str | None = None  # of somebody who reads text, in place of both


def hello(game: AnyGame, question: Question, seed: int) -> bytes:
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": question.game,
            "rules": game.about.rules,
            "mode": question.mode,
            "seats": question.seats,
            "settings": question.settings,
            "seat": question.seat,
            "seed": seed,
        }
    )


def told(messages: Sequence[bytes]) -> bytes:
    return _line({"type": "told", "messages": [msgspec.Raw(each) for each in messages]})


def decide(game: AnyGame, request: int, question: Question, seconds: float) -> bytes:
    words = game.face.words()
    view = decode(question.view, game.face.view_type())
    options = [game.actions[option] for option in question.options]
    return _line(
        {
            "type": "decide",
            "request": request,
            "view": msgspec.Raw(question.view),
            "options": [
                {"id": each.id, "name": each.name, "words": words.choice(view, each).text}
                for each in options
            ],
            "budget": {
                "simulations": question.budget.simulations,
                "milliseconds": question.budget.milliseconds,
                "deadline": round(1000 * seconds),
            },
        }
    )


def decide_in_words(request: int, introduction: str, text: str, seconds: float) -> bytes:
    return _line(
        {
            "type": "decide",
            "request": request,
            "introduction": introduction,
            "text": text,
            "budget": {"deadline": round(1000 * seconds)},
        }
    )


def end() -> bytes:
    return _line({"type": "end"})


def _line(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def read_ready(line: bytes) -> bool:
    """Whether it wants to be asked in words."""
    reads = _read(line, Ready).reads
    if reads not in (None, "text"):
        raise _nonsense(f"reads {reads!r:.{QUOTED}}: allowed is only 'text'")
    return reads == "text"


def read_words(line: bytes, request: int) -> str:
    answer = _read(line, Answer)
    if answer.request != request:
        raise _nonsense(f"answered request {answer.request}, not {request}")
    if answer.text is None:
        raise _nonsense("must answer with a text")
    return answer.text


def read_answer(line: bytes, request: int, options: Sequence[Action]) -> list[float]:
    """The answer as a probability for each option."""
    answer = _read(line, Answer)
    if answer.request != request:
        raise _nonsense(f"answered request {answer.request}, not {request}")
    if (answer.option is None) == (answer.probabilities is None):
        raise _nonsense("must answer with either an option or probabilities")
    if answer.option is not None:
        chosen = [float(answer.option in (each.id, each.name)) for each in options]
        if not any(chosen):
            raise _nonsense(f"chose {answer.option!r:.{QUOTED}}, which is not among its options")
        return chosen
    return _distribution(answer.probabilities or [], len(options))


def _distribution(given: Sequence[float], options: int) -> list[float]:
    if len(given) != options:
        raise _nonsense(f"gave {len(given)} probabilities for {options} options")
    if not all(isfinite(each) and each >= 0 for each in given):
        raise _nonsense(f"gave probabilities that are not all from 0 to 1: {given!r:.{QUOTED}}")
    total = fsum(given)
    if abs(total - 1) > TOLERANCE:
        raise _nonsense(f"gave probabilities that add up to {total:g}, not 1")
    return [each / total for each in given]


def _read(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        raise _nonsense(f"wrote {_quote(line)}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise _nonsense(f"wrote {_quote(line)}, which is not JSON") from None


def _quote(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return repr(text if len(text) <= QUOTED else text[:QUOTED] + "...")


def _nonsense(words: str) -> Failure:
    return Failure(Kind.NONSENSE, words)
