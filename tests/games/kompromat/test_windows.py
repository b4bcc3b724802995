"""KR19: when items can be used, and in which order the players are asked."""

from collections.abc import Callable

import pytest

from brushpass.games.kompromat.cards import ITEM_NAMES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    COUNTER,
    DRAWING,
    OPENING,
    OVER,
    PERFECT,
    WINDOW,
)
from brushpass.games.kompromat.wire import Laid, Passed
from tests.games.kompromat.scenario import (
    AFTER_ROUND,
    BEFORE_ACES,
    BEFORE_REVEAL,
    BEFORE_VERDICT,
    EIGHT,
    Position,
)

EVERYTHING = [name for name in ITEM_NAMES if name != "USB Stick"]


def offered(position: Position) -> set[str]:
    first_words = {name.lower().split()[0]: name for name in ITEM_NAMES}
    words = {option.split()[0] for option in position.legal(0)}
    return {first_words[word] for word in words & set(first_words)}


def opening(position: Position) -> Position:
    return position.attempt(0).attempt(0)


def choosing(position: Position) -> Position:
    return opening(position).act("draw")


def drawing(position: Position) -> Position:
    return choosing(position).act("attempt 2", "draw")


def first_card_only(position: Position) -> Position:
    return choosing(position).act("attempt 2")


def window(after: int, place: int) -> Callable[[Position], Position]:
    return lambda position: position.window(after, place, 0)


ON_OTHERS = {"Drone", "Newspaper", "Stun Gun"}

OFFERED = [
    # On one's own turn: before the first draw, before the mission is chosen, after each draw.
    (opening, OPENING, {"Balaclava", *ON_OTHERS, "Jetpack", "Night Vision"}),
    (choosing, CHOOSING, {"Balaclava", *ON_OTHERS, "Jetpack", "Night Vision"}),
    (first_card_only, DRAWING, {"Balaclava", *ON_OTHERS, "Jetpack", "Night Vision"}),
    (drawing, DRAWING, {"Balaclava", *ON_OTHERS, "Jetpack", "Night Vision", "GPS Tracker"}),
    # Shared: before each reveal, after it, before failures are judged, after the last mission.
    (window(BEFORE_REVEAL, 0), WINDOW, {"Balaclava", *ON_OTHERS}),
    (window(BEFORE_ACES, 0), WINDOW, {"Balaclava", *ON_OTHERS, "Vesper Martini"}),
    (window(BEFORE_VERDICT, 0), WINDOW, {"Balaclava", *ON_OTHERS, "Vesper Martini"}),
    (window(BEFORE_REVEAL, 3), WINDOW, {"Balaclava", *ON_OTHERS}),
    (window(BEFORE_VERDICT, 3), WINDOW, {"Balaclava", "Vesper Martini"}),
    (window(AFTER_ROUND, 3), WINDOW, {"Balaclava"}),
]


@pytest.mark.parametrize(("reach", "phase", "items"), OFFERED)
def test_K6_5_KR19_items_in_every_window(
    reach: Callable[[Position], Position], phase: int, items: set[str]
) -> None:
    position = Position(
        ["5 A 6", "7 7 2", "8 9", "4"],
        ["8 A 6", "7 7", "2 3", "5 4"],
        items=(EVERYTHING, []),
        tokens=(3, 0),
    )
    reach(position)
    assert position.s.phase == phase
    assert position.seat == 0
    assert offered(position) == items


@pytest.mark.parametrize(
    ("after", "place", "jets"),
    [
        (BEFORE_REVEAL, 0, {"jetpack 1 4", "jetpack 2 4", "jetpack 3 4"}),
        (BEFORE_ACES, 0, {"jetpack 2 4", "jetpack 3 4"}),
        (BEFORE_VERDICT, 0, {"jetpack 2 4", "jetpack 3 4"}),
        (BEFORE_REVEAL, 2, {"jetpack 3 4"}),
        (BEFORE_ACES, 2, set()),
        (BEFORE_REVEAL, 3, set()),
        (AFTER_ROUND, 3, set()),
    ],
)
def test_K6_14_KR19_KR32_the_jetpack_in_every_shared_window(
    after: int, place: int, jets: set[str]
) -> None:
    """With an empty deck and a mission left out there is somewhere to fly to."""
    position = Position(
        [EIGHT, "7 7 7", "8 9 10"],
        ["2", "3", "4", "5"],
        items=(["Jetpack", "Balaclava"], []),
        tokens=(1, 0),
    )
    position.window(after, place, 0)
    assert {name for name in position.legal() if name.startswith("jet")} == jets


def test_KR19_in_the_answers_of_a_reveal_no_item_is_offered() -> None:
    position = Position(
        ["10 A"],
        ["9 8"],
        items=(EVERYTHING, ["USB Stick"]),
        under={0: 2},
        tokens=(3, 0),
    ).attempts()
    position.until(ACES)
    assert position.legal() == ["elevens 0", "elevens 1"]
    position.act("elevens 1").until(PERFECT)
    assert position.legal() == ["discard token", "keep tokens"]
    position.act("keep tokens")
    assert position.s.phase == COUNTER
    assert position.legal() == ["chloroform", "take tokens"]


def test_KR19_before_the_first_draw_of_a_turn() -> None:
    position = Position(["9"], items=(["Balaclava"], []), tokens=(2, 0))
    assert position.s.phase == OPENING
    assert position.legal() == ["draw", "balaclava"]
    position.act("balaclava")
    assert position.s.phase == CHOOSING, "with nothing left to use, the first card is drawn"
    assert position.s.hand[0] == 9


def test_KR19_on_the_turn_of_the_other_nobody_can_use_an_item() -> None:
    position = Position(["9 2"], ["3"], items=([], EVERYTHING), tokens=(0, 3))
    for name in ("attempt 1", "draw"):
        position.act(name)
        assert position.legal(1) == []
    position.act("stop")
    assert position.s.phase == OPENING
    assert position.seat == 1


def test_KR19_nobody_is_asked_who_holds_nothing_usable() -> None:
    """Vesper and Newspaper: no window but those in which they can do something."""
    plan = (["10", "9", "8", "6"], ["2", "3", "4", "5"])
    position = Position(*plan, items=(["Vesper Martini"], [])).attempts()
    windows = []
    while position.s.phase == WINDOW:
        windows.append((position.s.place, position.s.after, position.seat))
        position.act("pass")
    assert windows == [
        (place, after, 0) for place in range(4) for after in (BEFORE_ACES, BEFORE_VERDICT)
    ]


@pytest.mark.parametrize("starter", [0, 1])
def test_KR19_the_starting_player_is_asked_first_and_both_passes_end_the_window(
    starter: int,
) -> None:
    position = Position(
        ["10", "9", "8", "6"],
        ["2", "3", "4", "5"],
        items=(["Balaclava"], ["Newspaper"]),
        tokens=(2, 0),
        starter=starter,
    ).attempts()
    assert (position.s.phase, position.s.after, position.s.place) == (WINDOW, BEFORE_REVEAL, 0)
    position.act("pass", seat=starter)
    assert (position.s.phase, position.s.after, position.s.place) == (WINDOW, BEFORE_REVEAL, 0)
    position.act("pass", seat=1 - starter)
    assert position.s.after == BEFORE_ACES
    assert position.told(None, Passed)[-2:] == [Passed(starter), Passed(1 - starter)]


def test_KR19_a_use_gives_the_word_to_the_other_and_takes_back_the_passes() -> None:
    position = Position(
        ["10", "9", "8", "6"],
        ["2", "3", "4", "5"],
        items=(["Balaclava", "Newspaper"], ["Vesper Martini", "Chloroform", "USB Stick"]),
        used=([], ["Drone"]),
        tokens=(5, 0),
    )
    # The other has covered cards nowhere, so the Stick can do nothing before the reveal.
    position.attempts().act("pass", seat=0)
    assert position.s.after == BEFORE_ACES
    position.act("pass", seat=0)
    position.act("vesper +1", seat=1)
    assert position.seat == 0, "who had passed is asked again after a use"
    position.act("pass", seat=0)
    # The Stick can now repeat the Vesper Martini.
    assert position.legal() == ["pass", "usb vesper +1", "usb vesper -1"]
    position.act("usb vesper +1", seat=1)
    position.act("balaclava", seat=0)
    assert position.s.after == BEFORE_ACES
    assert position.seat == 0, "the other has nothing left to use, and passes by itself"
    position.act("pass", seat=0)
    assert (position.s.after, position.s.place) == (BEFORE_VERDICT, 0)


def test_KR19_a_player_may_use_several_items_while_the_other_passes() -> None:
    position = Position(
        ["10", "9", "8", "6"],
        ["2 3", "4 5", "6", "7"],
        items=(["Drone", "Newspaper", "Stun Gun"], ["Balaclava"]),
        tokens=(0, 1),
    ).attempts()
    position.act("drone 1", seat=0).act("pass", seat=1)
    position.act("newspaper 1", seat=0).act("pass", seat=1)
    position.act("stun gun 2 2", seat=0).act("pass", seat=1)
    assert position.s.place == 0
    assert position.s.after == BEFORE_ACES, "the first has nothing left, the other has passed"


def test_KR19_both_passes_must_be_in_a_row() -> None:
    position = Position(
        ["10", "9", "8", "6"],
        ["2 3", "4", "5", "6"],
        items=(["Drone", "Newspaper"], ["Balaclava", "Vesper Martini"]),
        tokens=(0, 4),
    ).attempts()
    position.act("pass", seat=0).act("balaclava", seat=1).act("drone 1", seat=0)
    assert (position.s.phase, position.s.after) == (WINDOW, BEFORE_REVEAL)
    assert position.seat == 0, "the other has no item for this window any more"
    position.act("pass", seat=0)
    assert position.s.after == BEFORE_ACES


def test_K4_10_KR19_an_item_of_the_last_mission_can_be_used_before_the_next_round() -> None:
    row = ("Barmaid", "Hotel", "Airport", "Balaclava")
    position = Position(
        ["2", "3", "4", "10"], ["3", "4", "5", "6"], row=row, tokens=(4, 0)
    ).attempts()
    assert (position.s.phase, position.s.after, position.seat) == (WINDOW, AFTER_ROUND, 0)
    assert len(position.told(0, Laid)) == 1, "the next round has not been laid"
    position.act("balaclava")
    assert position.s.tokens == [2, 0]
    assert position.s.round == 2


def test_K7_2_KR19_items_can_be_used_before_the_final_count() -> None:
    position = Position(
        ["2", "3", "4", "10"],
        ["3", "4", "5", "6"],
        items=(["Balaclava"], []),
        tokens=(4, 0),
        in_round=6,
    ).window(AFTER_ROUND)
    assert GAME.result(position.s) is None
    position.act("balaclava")
    assert position.s.phase == OVER
    assert position.s.tokens == [2, 0]


def test_KR19_windows_open_by_public_facts_alone() -> None:
    """Whatever the covered cards are, the same seats are asked the same number of times."""
    asked = []
    for covered in ("3", "8"):
        position = Position(
            ["10", "9 " + covered, "6", "7"],
            ["2 4", "3", "5", "6"],
            items=(["Drone", "Stun Gun"], ["Newspaper"]),
        )
        position.attempts()
        trail = []
        while position.s.phase == WINDOW and position.s.place == 0:
            trail.append((position.seat, position.s.after, tuple(position.legal())))
            position.act("pass")
        asked.append(trail)
    assert asked[0] == asked[1]
    assert asked[0]
