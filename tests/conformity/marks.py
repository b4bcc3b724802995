"""Every field of a state says whether it is public, its owner's or hidden."""

import ast
import io
import tokenize
from importlib.resources import files
from typing import Any

from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from tests.conformity.cells import Cell
from tests.conformity.dump import dump, where_different
from tests.conformity.play import many_moments

WORDS = ("public", "owner", "hidden", "see ")

Marks = dict[str, dict[str, str]]  # class, field: comment


def marks_of(game: AnyGame) -> Marks:
    folder = files(f"brushpass.games.{game.about.name}")
    rules = folder.joinpath("rules")  # a small game has no rooms
    return read_marks((rules if rules.is_dir() else folder).joinpath("state.py").read_text())


def read_marks(source: str) -> Marks:
    """The fields of each class, declared in it or assigned in __init__, with their comments."""
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    marks: Marks = {}
    for kind in ast.parse(source).body:
        if isinstance(kind, ast.ClassDef):
            fields = marks[kind.name] = {}
            for name, node in _fields(kind):
                lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                comment = " ".join(comments[line] for line in lines if line in comments)
                fields[name] = fields.get(name) or comment
    return marks


def _fields(kind: ast.ClassDef) -> list[tuple[str, ast.stmt]]:
    fields: list[tuple[str, ast.stmt]] = []
    for statement in kind.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            fields.append((statement.target.id, statement))
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            for inner in ast.walk(statement):
                if isinstance(inner, (ast.Assign, ast.AnnAssign)):
                    targets = inner.targets if isinstance(inner, ast.Assign) else [inner.target]
                    fields += [(t.attr, inner) for t in targets if isinstance(t, ast.Attribute)]
    return fields


def check_marks(marks: Marks) -> None:
    assert any(marks.values()), "no class of state.py has fields"
    for kind, fields in marks.items():
        for field, comment in fields.items():
            assert comment.startswith(WORDS), (
                f"{kind}.{field} says neither public, owner nor hidden: {comment!r}"
            )
            if comment.startswith("see "):
                other = comment.removeprefix("see ").split()[0].strip(".,;:")
                assert other in marks, f"{kind}.{field} refers to {other}, which has no marks"


def check_public_fields(cell: Cell, count: int, seed: int = 0) -> None:
    """What is marked public is known to a spectator, so it comes back in an imagined truth."""
    marks = marks_of(cell.game)
    for number, world in many_moments(cell, count, seed, [None]):
        _compare(cell, marks, world.s, world.imagined(None, Fast(number)).s)


def _compare(cell: Cell, marks: Marks, one: Any, two: Any) -> None:
    if isinstance(one, (list, tuple)):
        assert len(one) == len(two), f"{cell}: a public list of {len(one)} and of {len(two)}"
        for a, b in zip(one, two, strict=True):
            _compare(cell, marks, a, b)
        return
    for field, comment in marks.get(type(one).__name__, {}).items():
        a, b = getattr(one, field), getattr(two, field)
        if comment.startswith("see "):
            _compare(cell, marks, a, b)
        elif comment.startswith("public"):
            assert dump(a) == dump(b), (
                f"{cell}: {type(one).__name__}.{field} is marked public, but a spectator does not "
                f"know it: {where_different(dump(a), dump(b))}"
            )
