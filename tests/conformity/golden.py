"""Golden playthroughs: one random game in full, as every audience is told and sees it.

The file's first lines say which game: options and seed. To add another one, write a file with
these lines only and run `pytest --update-golden`.
"""

import json
from typing import Any

import msgspec

from brushpass.core.about import Options, write
from brushpass.core.action import Action
from brushpass.core.chance import Committed, Fast, secret_from_seed
from brushpass.core.seats import letter
from brushpass.core.table import Table
from brushpass.core.wire import encode
from tests.conformity.cells import Audience, Cell
from tests.conformity.play import some_decision

Lines = list[str]

WIDTH = 120


def header(options: Options, seed: int) -> Lines:
    settings = [f"option {name} {write(value)}" for name, value in options.settings.items()]
    return [f"seed {seed}", *settings]


def read_header(cell: Cell, text: str) -> tuple[Options, int]:
    seed, settings = 1, {}
    known = {setting.name: setting for setting in cell.mode.settings}
    for line in text.split("\n\n", maxsplit=1)[0].splitlines():
        match line.split(" "):
            case ["seed", number]:
                seed = int(number)
            case ["option", name, value]:
                settings[name] = known[name].read(value)
            case _:
                raise AssertionError(f"a golden file cannot begin with {line!r}")
    return cell.options(settings), seed


def playthrough(cell: Cell, options: Options, seed: int) -> str:
    """The same luck as a live table of this seed; actions are chosen at random."""
    table = Table(cell.game, options, Committed(secret_from_seed(seed)))
    chance = Fast(seed)
    sights = _sights(cell, table)
    lines = [*header(options, seed), "", f"deal{_luck(table.deal)}", *_told(cell, table)]
    lines += [f"  {name} sees {_compact(sight)}" for name, sight in sights.items()]
    while table.to_act():
        lines += [f"{letter(seat)} may {_names(table.legal(seat))}" for seat in table.to_act()]
        seat, action = some_decision(cell.game, table.state, chance)
        table.play(seat, action)
        luck = _luck(table.steps[-1].picks)
        lines += ["", f"{len(table.steps)} {letter(seat)} {action.name}{luck}"]
        lines += _told(cell, table)
        before, sights = sights, _sights(cell, table)
        lines += _seen(before, sights)
    result = cell.game.result(table.state)
    assert result is not None
    winners = " ".join(letter(seat) for seat in result.winners) or "nobody"
    points = " ".join(f"{points:g}" for points in result.points)
    return "\n".join([*lines, "", f"{result.ending}: won by {winners}, points {points}", ""])


def _told(cell: Cell, table: Table) -> Lines:
    """Audiences that are told the same stand together."""
    boxes = [tuple(encode(message).decode() for message in box) for box in table.post.take()]
    lines = []
    for told in dict.fromkeys(boxes):
        names = [_name(who) for who, box in zip(cell.audiences, boxes, strict=True) if box == told]
        lines += [f"  {_group(names, cell)} told {message}" for message in told]
    return lines


def _sights(cell: Cell, table: Table) -> dict[str, Any]:
    return {_name(who): msgspec.to_builtins(table.view(who)) for who in cell.audiences}


def _seen(before: dict[str, Any], now: dict[str, Any]) -> Lines:
    """What changed in the views: first for all, then for each audience what only some see."""
    changes = {name: _changes("", before[name], now[name]) for name in now}
    shared = [line for line in changes["spectator"] if all(line in of for of in changes.values())]
    groups = {"all": shared}
    for name, lines in changes.items():
        groups[name] = [line for line in lines if line not in shared]
    return [
        f"  {'all see' if name == 'all' else f'{name} sees'} {'; '.join(lines)}"
        for name, lines in groups.items()
        if lines
    ]


def _changes(path: str, old: Any, new: Any) -> Lines:
    if isinstance(new, dict) and isinstance(old, dict) and new.keys() == old.keys():
        inner = [(key, old[key], value) for key, value in new.items()]
    elif (
        isinstance(new, list)
        and isinstance(old, list)
        and len(old) == len(new)
        and any(isinstance(item, (dict, list)) for item in new)
    ):
        inner = [(number, old[number], item) for number, item in enumerate(new)]
    else:
        return [] if old == new else [f"{path[1:]} {_compact(new)}"]
    return [line for key, a, b in inner for line in _changes(f"{path}.{key}", a, b)]


def _group(names: Lines, cell: Cell) -> str:
    return "all" if len(names) == len(cell.audiences) else " ".join(names)


def _name(audience: Audience) -> str:
    return "spectator" if audience is None else letter(audience)


def _names(actions: tuple[Action, ...]) -> str:
    return ", ".join(action.name for action in actions)


def _luck(picks: tuple[int, ...]) -> str:
    return " : " + " ".join(map(str, picks)) if picks else ""


def _compact(thing: Any) -> str:
    return json.dumps(thing, separators=(",", ":"))


def first_difference(written: str, played: str) -> str:
    """For people: the first line that differs, and what stands around it."""
    old, new = written.splitlines(), played.splitlines()
    line = 0
    while line < min(len(old), len(new)) and old[line] == new[line]:
        line += 1
    step = next((text for text in reversed(old[:line]) if text[:1].isdigit()), "the deal")
    column = 0
    a, b = (lines[line] if line < len(lines) else "" for lines in (old, new))
    while column < min(len(a), len(b)) and a[column] == b[column]:
        column += 1
    start = max(0, column - WIDTH // 2)
    return "\n".join(
        [f"line {line + 1}, after {step!r}:"]
        + [f"  {text[:WIDTH]}" for text in old[max(0, line - 3) : line]]
        + [f"- {text[start : start + WIDTH]}" for text in old[line : line + 3]]
        + [f"+ {text[start : start + WIDTH]}" for text in new[line : line + 3]]
    )
