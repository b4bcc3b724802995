"""What holds for the numbers that a seat observes, in every game that has an observer.

They are a function of what the seat may know: that is checked in two worlds (`two_worlds`), with
markers in the place of secrets, and against what each part claims to carry. A claim is a function
of the view in the game's tests (tests/games/<game>/observed.py): where it differs the part must
differ, and where it does not the part may not.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from brushpass.core.about import Options
from brushpass.core.game import AnyGame
from brushpass.core.observation import Part, width, write_belief, zeros
from tests.conformity.cells import Cell
from tests.conformity.play import many_moments

MARGIN: Final = 3  # numbers on both sides of a row, which are not the observer's


def observed(game: AnyGame, options: Options, s: Any, seat: int) -> bytes:
    """The row of a seat; empty in a game without an observer."""
    if game.observer is None:
        return b""
    size = width(game.observer.parts(options))
    row = zeros(size + 2 * MARGIN)
    game.observer.write(s, seat, row, MARGIN)
    written = bytes(row)
    margins = written[:MARGIN] + written[MARGIN + size :]
    assert not any(margins), f"{game.about.name}: the observer writes beyond its row"
    return written[MARGIN : MARGIN + size]


def by_part(parts: tuple[Part, ...], row: bytes) -> Iterator[tuple[Part, bytes]]:
    at = 0
    for part in parts:
        yield part, row[at : at + part.size]
        at += part.size


def observed_apart(game: AnyGame, options: Options, one: bytes, two: bytes) -> str:
    """The first number in which two rows differ, in words."""
    assert game.observer is not None
    parts = game.observer.parts(options)
    for (part, mine), (_, other) in zip(by_part(parts, one), by_part(parts, two), strict=True):
        for place, numbers in enumerate(zip(mine, other, strict=True)):
            if numbers[0] != numbers[1]:
                return f"{part.name!r} ({part.label(place)}) as {numbers[0]} and {numbers[1]}"
    return "the same"


def check_names(cell: Cell) -> None:
    """Every number has a name of its own, at every table of the cell."""
    assert cell.game.observer is not None
    for options in cell.all_options():
        parts = cell.game.observer.parts(options)
        assert parts == cell.game.observer.parts(options)
        names = [(part.name, part.label(place)) for part in parts for place in range(part.size)]
        assert len(set(names)) == len(names) == width(parts) > 0
        for part in parts:
            assert part.words, part
            assert 1 <= part.high <= 255, part


def check_bounds(cell: Cell, moments: int, seed: int = 0) -> None:
    """Of every seat at every moment, also of those that do not act and after the end."""
    assert cell.game.observer is not None
    for _, world in many_moments(cell, moments, seed):
        parts = cell.game.observer.parts(world.options)
        for seat in range(cell.seats):
            for part, numbers in by_part(parts, observed(cell.game, world.options, world.s, seat)):
                assert max(numbers) <= part.high, f"{cell}: {part} says {list(numbers)}"


def check_blind(cell: Cell, moments: int, seed: int = 0) -> None:
    """Markers in the place of every value that the seat may not know change nothing."""
    game = cell.game
    for _, world in many_moments(cell, moments, seed):
        for seat in range(cell.seats):
            row = observed(game, world.options, world.s, seat)
            marked = game.clone(world.s)
            cell.secrets.plant(marked, seat)
            try:
                blind = observed(game, world.options, marked, seat)
            except (IndexError, OverflowError) as error:
                raise AssertionError(
                    f"{cell}: the observer trips over a marker: {error}"
                ) from error
            assert row == blind, (
                f"{cell}: seat {seat} observes a secret: "
                f"{observed_apart(game, world.options, row, blind)}"
            )


def check_claims(cell: Cell, moments: int, seed: int = 0) -> None:
    assert cell.game.observer is not None
    said: dict[tuple[str, int, bytes], bytes] = {}  # by part, seat and claim: the numbers
    meant: dict[tuple[str, int, bytes], bytes] = {}  # by part, seat and numbers: the claim
    for _, world in many_moments(cell, moments, seed):
        parts = cell.game.observer.parts(world.options)
        claims = cell.observed.CLAIMS
        assert {part.name for part in parts} <= set(claims), "each part has one claim"
        for seat in range(cell.seats):
            view = cell.game.see(world.s, seat, None)
            for part, numbers in by_part(parts, observed(cell.game, world.options, world.s, seat)):
                claim = msgspec.json.encode(claims[part.name](view))
                before = said.setdefault((part.name, seat, claim), numbers)
                assert before == numbers, (
                    f"{cell}: {part.name!r} of seat {seat} says {list(before)} and {list(numbers)}"
                    f", but what it claims to carry is both times {claim!r}"
                )
                other = meant.setdefault((part.name, seat, numbers), claim)
                assert other == claim, (
                    f"{cell}: {part.name!r} of seat {seat} says {list(numbers)} both for {other!r} "
                    f"and for {claim!r}"
                )


def check_beliefs(cell: Cell, moments: int, seed: int = 0) -> int:
    """Every question of a belief has its place, and every answer; how many there were."""
    game, found = cell.game, 0
    assert game.observer is not None
    for number, world in many_moments(cell, moments, seed):
        seat = number % cell.seats
        asked = game.observer.questions(world.options)
        belief = game.face.belief(world.see(seat))
        row = zeros(width(tuple([question.part for question in asked])))
        write_belief(asked, belief, row, 0)
        rows = dict(zip(asked, by_part(tuple([q.part for q in asked]), bytes(row)), strict=True))
        still_open = belief.questions if belief else []
        for question in still_open:
            homes = [part for part in asked if question.about.startswith(part.about)]
            assert len(homes) == 1, f"{cell}: {question.about!r} belongs to {homes}"
            assert set(question.counts) <= set(homes[0].answers), question
            shares = [round(255 * question.share(answer)) for answer in homes[0].answers]
            assert list(rows.pop(homes[0])[1]) == shares, question
            found += 1
        assert not any(any(numbers) for _, numbers in rows.values()), "closed, and yet answered"
    return found
