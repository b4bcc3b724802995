"""K6.19 Vesper Martini."""

import pytest

from brushpass.games.kompromat.reveal import ALONE
from brushpass.games.kompromat.state import ACES, PERFECT, WINDOW
from brushpass.games.kompromat.wire import Adjusted, Collected, Failed, Perfect, Total
from tests.games.kompromat.items.holding import Items, first_holds, second_holds, uses
from tests.games.kompromat.scenario import (
    BEFORE_ACES,
    BEFORE_REVEAL,
    BEFORE_VERDICT,
    EIGHT,
    QUIET,
    Position,
    mission,
)


@pytest.mark.parametrize(("change", "halves"), [("+1", 40), ("-1", 36)])
def test_K6_19_vesper_changes_ones_own_total_by_one(change: str, halves: int) -> None:
    position = Position(["10 9"], ["2"], items=first_holds("Vesper Martini"))
    position.window(BEFORE_VERDICT, 0, 0).act(f"vesper {change}")
    assert position.told(1, Adjusted) == [Adjusted(0, 0, int(change))]
    assert position.told(1, Total)[:2] == [Total(0, 0, halves), Total(1, 0, 4)]


def test_K6_19_vesper_makes_21_out_of_22() -> None:
    position = Position(["10 9 3"], ["2"], items=first_holds("Vesper Martini"), tokens=(1, 0))
    position.window(BEFORE_VERDICT, 0, 0).act("vesper -1")
    assert position.s.phase == PERFECT
    position.act("discard token").settle(0)
    assert position.told(0, Perfect) == [Perfect(0, 0, True)]
    assert position.told(0, Failed) == []
    assert position.taker("Barmaid") == 0


def test_K6_19_vesper_makes_22_out_of_21() -> None:
    position = Position(["10 9 2"], ["3"], items=first_holds("Vesper Martini"), under={0: 3})
    position.window(BEFORE_VERDICT, 0, 0).act("vesper +1")
    assert position.told(0, Failed) == [Failed(0, 0)]
    assert position.s.tokens[0] == 1
    assert position.taker("Barmaid") == 1


def test_K6_19_KR13_vesper_on_half_points() -> None:
    position = Position(["10 8 2 0.5"], ["3"], items=first_holds("Vesper Martini"))
    position.window(BEFORE_VERDICT, 0, 0).act("vesper +1")
    assert position.told(0, Total)[0] == Total(0, 0, 43)
    assert position.told(0, Failed) == [Failed(0, 0)]


def test_K6_19_vesper_counts_only_at_the_mission_being_revealed() -> None:
    position = Position(["10", "9", "8", "6"], QUIET, items=first_holds("Vesper Martini"))
    position.window(BEFORE_VERDICT, 0, 0).act("vesper +1").settle(1)
    assert [m for m in position.told(0, Total) if isinstance(m, Total) and m.seat == 0][:2] == [
        Total(0, 0, 22),
        Total(0, 1, 18),
    ]


def test_K6_19_vesper_needs_own_cards_at_the_mission() -> None:
    position = Position(
        [EIGHT, "7 7 7", "8 9 10"], QUIET, items=first_holds("Vesper Martini", "Balaclava")
    )
    position.s.tokens = [1, 0]
    position.window(BEFORE_ACES, 3, 0)
    assert uses(position, "vesper") == []


def test_KR21_vesper_before_and_after_the_aces() -> None:
    items = first_holds("Vesper Martini", "USB Stick")
    position = Position(["7 A"], ["2"], items=items).window(BEFORE_ACES, 0, 0)
    position.act("vesper +1").until(ACES).act("elevens 1")
    assert (position.s.phase, position.s.after) == (WINDOW, BEFORE_VERDICT)
    assert position.s.total(0) == 2 * 19
    position.act("usb vesper +1")
    assert position.told(0, Total)[0] == Total(0, 0, 2 * 20)


def test_KR21_vesper_when_both_totals_are_known_decides_the_mission() -> None:
    position = Position(["10 8"], ["10 8"], items=second_holds("Vesper Martini"))
    position.window(BEFORE_VERDICT, 0, 1)
    for seat in (0, 1):
        assert position.view(seat).sides[0].stacks[0].cards == [10, 8]
        assert position.view(seat).sides[1].stacks[0].cards == [10, 8]
    position.act("vesper +1").settle(0)
    assert position.taker("Barmaid") == 1


def test_KR21_several_effects_on_a_total_add_up() -> None:
    """A Newspaper, a stunned card and a Vesper Martini on one total."""
    position = Position(
        ["10 4 3"], ["2"], items=(["Vesper Martini"], ["Newspaper", "Stun Gun"])
    ).attempt(0)
    position.act("newspaper 1", "stun gun 1 2", seat=1)
    position.window(BEFORE_VERDICT, 0, 0).act("vesper -1")
    assert position.told(0, Total)[0] == Total(0, 0, 2 * (10 + 3 + 3 - 1))


def test_KR21_after_the_verdict_it_is_too_late() -> None:
    items: Items = (["Vesper Martini", "Balaclava"], [])
    position = Position(["10 9 2"], ["3"], items=items, tokens=(2, 0)).attempts().until(PERFECT)
    assert position.legal() == ["discard token", "keep tokens"]
    position.act("keep tokens").window(BEFORE_REVEAL, 1, 0)
    assert uses(position, "vesper") == []


def test_KR11_KR39_a_total_below_nothing_still_beats_no_total() -> None:
    """A lone 0.5 drunk down to -0.5 against a player without cards."""
    position = Position(
        ["2", "3", "4", "0.5"],
        [EIGHT, "7 7 7", "8 9 10"],
        items=first_holds("Vesper Martini"),
    ).window(BEFORE_VERDICT, 3, 0)
    position.act("vesper -1")
    assert Total(0, 3, -1) in position.told(1, Total)
    assert Collected(0, 3, mission("Interrogation"), ALONE) in position.told(1, Collected)
