"""Components: R1, RR3, RR4."""

from brushpass.games.redacted.cards import (
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
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.setup import blank
from tests.games.redacted.scenario import Scene


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
    scene = Scene(
        {"A": "Gallery"},
        {"A": ["Key", "Bomb", "red Briefcase"]},
        tiles=["UK intel", None],
    )
    scene.go("terrace Storage").act("search storage")
    assert "drop bomb" in scene.legal()
    assert len(scene.items("A")) == 3


def test_R1_5_no_action_shows_a_card_to_prove_something() -> None:
    assert not [action.name for action in GAME.actions if "reveal" in action.name]
