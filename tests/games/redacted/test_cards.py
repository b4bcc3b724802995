"""Components: R1, RR3, RR4."""

import re
from pathlib import Path

import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules import cards
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    BEDFELLOWS,
    CONTRABAND,
    DIPLOMATIQUE,
    DOUBLE_BLIND,
    FACTIONS,
    FIRST_AID,
    HELICOPTERS,
    HIDDEN_WEAPON,
    INTERPOL,
    KEY,
    LOYALTY_NAMES,
    RECONSTRUCTED,
    REGULAR,
    REGULARS,
    STAINED,
    THRESHOLDS,
    VEST,
    WEAPON_CARDS,
    WEAPON_NAMES,
    item_counts,
    loyalty_counts,
)
from brushpass.games.redacted.rules.setup import blank
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.messages.house import Hacked
from brushpass.games.redacted.speech.messages.meetings import Arrested, Interrogated
from brushpass.games.redacted.speech.messages.turns import Finished
from tests.conformity.cells import Cell, cells_of
from tests.conformity.play import some_decision
from tests.games.redacted.scenario import Position


def test_R1_2_four_factions_with_helicopters_and_loyalties() -> None:
    assert FACTIONS == ["UK", "USSR", "USA", "China"]
    assert HELICOPTERS == 2
    assert sum(loyalty_counts(DIPLOMATIQUE, [0, 3], 6)) == 6
    assert max(loyalty_counts(DIPLOMATIQUE, [0, 3], 6)) == 3
    wanted = loyalty_counts(DOUBLE_BLIND, [1, 2], 5)
    assert [LOYALTY_NAMES[i] for i, n in enumerate(wanted) if n] == [
        "USSR",
        "USA",
        "USSR (wanted)",
        "USA (wanted)",
        "Interpol",
    ]
    assert wanted[1 + STAINED] == wanted[INTERPOL] == 1


def test_R1_3_RR3_everybody_begins_with_one_of_each_weapon() -> None:
    s = blank(DIPLOMATIQUE, 6, 20, 0)
    assert s.weapons == [1] * 18
    assert WEAPON_NAMES == ["brass knuckles", "garrotte", "knife"]
    assert s.armoury.size() == 3 * WEAPON_CARDS - 18 == 12


def test_RR3_the_regular_items() -> None:
    counts = dict(REGULAR)
    assert [counts[kind] for kind in (KEY, HIDDEN_WEAPON, VEST, FIRST_AID, CONTRABAND)] == [
        5,
        4,
        3,
        3,
        2,
    ]
    assert sum(counts.values()) == REGULARS == 19
    assert sum(item_counts(DIPLOMATIQUE, [0, 1], 0)) == 27
    assert sum(item_counts(BEDFELLOWS, [0, 1, 2], 0b011)) == 30


def test_RR4_twelve_alert_cards_that_always_call_a_guard() -> None:
    assert len(ALERTS) == 12
    assert sum(card[0] for card in ALERTS) >= max(THRESHOLDS)
    assert len({card[2] for card in ALERTS}) == 12


def test_R1_4_nobody_holds_more_than_three_items_but_briefcases_hold_more() -> None:
    position = Position(
        {"A": "Gallery"},
        {"A": ["Key", "Bomb", "red Briefcase"]},
        tiles=["UK intel", None],
    )
    position.go("terrace Storage").act("search storage")
    assert "drop bomb" in position.legal()
    assert len(position.items("A")) == 3


SHOWS_A_LOYALTY = (Interrogated, Hacked, Arrested, Finished)


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_R1_5_no_card_is_shown_to_prove_something(cell: Cell) -> None:
    """Whatever others do, a loyalty is learnt only where the rules let somebody look at it."""
    chance = Fast(cell.seats)
    post = Post(cell.seats)
    s = GAME.setup(cell.options(), chance, GAME.face.teller(post))
    learnt = 0
    while GAME.to_act(s):
        known = [loyalties(s, seat) for seat in range(cell.seats)]
        heard = [len(post.box(seat)) for seat in range(cell.seats)]
        seat, action = some_decision(GAME, s, chance)
        GAME.play(s, seat, action, chance, GAME.face.teller(post))
        for viewer in range(cell.seats):
            news = post.box(viewer)[heard[viewer] :]
            if loyalties(s, viewer) != known[viewer]:
                assert any(isinstance(message, SHOWS_A_LOYALTY) for message in news), action
                learnt += 1
    assert learnt or cell.mode.name == "danger_zone"


def loyalties(s: State, seat: int) -> list[int]:
    return [agent.loyalty for agent in GAME.see(s, seat, None).agents]


def test_what_is_reconstructed_is_said_to_be_by_its_ruling() -> None:
    rulings = (Path(cards.__file__).parents[1] / "rulings.md").read_text()
    said = re.findall(r"\*\*(RR\d+)\*\* \(reconstructed\)", rulings)
    assert sorted(RECONSTRUCTED.values()) == sorted(said)
