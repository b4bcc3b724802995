"""`play` takes exactly the legal actions and refuses all others in words that tell nothing."""

from typing import Any

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from tests.conformity.cells import Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.play import many_moments
from tests.conformity.two_worlds import refused

# What a seat was refused, and what it could have done instead: all that the text may depend on.
Asked = tuple[Action, tuple[Action, ...]]


def check_refusals(cell: Cell, count: int, seed: int = 0) -> None:
    texts: dict[Asked, str] = {}
    for number, world in many_moments(cell, count, seed):
        s = world.s
        before = dump(s)
        for seat in range(cell.seats):
            legal = cell.game.legal(s, seat)
            for action in legal:
                twin = cell.game.clone(s)
                cell.game.play(twin, seat, action, Fast(number), cell.game.silent)
            for action in cell.game.actions:
                if action not in legal:
                    text = refused(cell.game, s, seat, action)
                    _check_text(cell, action, text, texts.setdefault((action, legal), text))
        _must_be_unchanged(cell, before, s)


def _check_text(cell: Cell, action: Action, text: str, earlier: str) -> None:
    assert text == earlier, (
        f"{cell}: {action} was refused in two ways although the seat had the same options:\n"
        f"{earlier}\n{text}"
    )
    assert text.startswith(repr(action.name)), f"{cell}: the refusal of {action} says {text!r}"
    assert "\n" not in text, f"{cell}: the refusal of {action} is more than a sentence: {text!r}"
    assert len(text) > len(repr(action.name)) + 10, f"{cell}: a refusal says only {text!r}"


def _must_be_unchanged(cell: Cell, before: Any, s: Any) -> None:
    after = dump(s)
    assert after == before, f"{cell}: a refusal changed the truth: {where_different(after, before)}"
