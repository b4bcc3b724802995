"""Who learns what: each fact of a game is told again with markers in place of its secrets."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import count
from typing import Any, Final

from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.post import Post
from brushpass.core.wire import encode
from tests.conformity.audiences import May, address
from tests.conformity.cells import Cell
from tests.conformity.hearing import arguments_of, facts_of, listening
from tests.conformity.play import some_decision
from tests.conformity.streams import box_of, whom

MARKER: Final = 7_000_001
# Other values that a secret might have, short and long, for those who must not notice.
DISGUISES: Final = [*range(13), 7_000_101, 70_000_103]

Args = dict[str, Any]


def check_fact_table(game: AnyGame, table: dict[str, dict[str, May]]) -> None:
    """None missing, none extra."""
    facts = {fact: arguments_of(game, fact) for fact in facts_of(game)}
    told = {fact: list(arguments) for fact, arguments in table.items()}
    assert told.keys() == facts.keys(), f"FACTS and Tell differ in {told.keys() ^ facts.keys()}"
    for fact, arguments in facts.items():
        assert told[fact] == arguments, f"FACTS gives {fact} {told[fact]}, Tell gives {arguments}"


def check_facts(cell: Cell, games: int, seed: int = 0) -> set[str]:
    """The facts that were met."""
    met: set[str] = set()
    tried: set[str] = set()
    for number in range(games):
        for fact, args in facts_of_a_game(cell, seed + number):
            met.add(fact)
            words = f"{fact} {args}"
            if words not in tried:
                tried.add(words)
                check_fact(cell, fact, args)
    return met


def facts_of_a_game(cell: Cell, seed: int) -> Iterator[tuple[str, Args]]:
    game, chance = cell.game, Fast(seed)
    heard: list[tuple[str, tuple[Any, ...]]] = []
    tell = listening(game, lambda fact, args: heard.append((fact, deepcopy(args))))
    s = game.setup(cell.some_options(chance), chance, tell)
    while game.to_act(s):
        seat, action = some_decision(game, s, chance)
        game.play(s, seat, action, chance, tell)
    names = {fact: arguments_of(game, fact) for fact in facts_of(game)}
    for fact, values in heard:
        yield fact, dict(zip(names[fact], values, strict=True))


def check_fact(cell: Cell, fact: str, args: Args) -> None:
    for argument, may in cell.secrets.FACTS[fact].items():
        if may is address:
            continue
        allowed = may(args, cell.seats)
        honest = _deliver(cell, fact, args)
        marked = _marked(args[argument], count(MARKER))
        marks = [str(mark).encode() for mark in _leaves(marked)]
        boxes = _deliver(cell, fact, args | {argument: marked})
        for audience in cell.audiences if marks else []:
            box = boxes[box_of(audience)]
            found = [mark in box for mark in marks]
            assert all(found) if audience in allowed else not any(found), (
                f"{cell}: {whom(audience)} {'learns' if any(found) else 'does not learn'} "
                f"{argument} of {fact} {args}: {box!r}"
            )
        for disguise in DISGUISES:
            masked = _marked(args[argument], count(disguise))
            boxes = _deliver(cell, fact, args | {argument: masked})
            for audience in set(cell.audiences) - allowed:
                box, before = boxes[box_of(audience)], honest[box_of(audience)]
                assert box == before, (
                    f"{cell}: {whom(audience)} can tell {argument} of {fact} {args} from "
                    f"{masked}:\n{before!r}\n{box!r}"
                )


def _marked(value: Any, marks: Iterator[int]) -> Any:
    """The same with a mark in the place of every single value."""
    if isinstance(value, (list, tuple)):
        return [_marked(item, marks) for item in value]
    return str(next(marks)) if isinstance(value, str) else next(marks)


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, list):
        return [leaf for item in value for leaf in _leaves(item)]
    return [value]


def _deliver(cell: Cell, fact: str, args: Args) -> list[bytes]:
    post = Post(cell.seats)
    try:
        getattr(cell.game.face.teller(post), fact)(*args.values())
    except Exception as error:
        raise AssertionError(f"{cell}: {fact} {args} is not told: {error!r}") from error
    return [b"\n".join(encode(message) for message in box) for box in post.boxes]
