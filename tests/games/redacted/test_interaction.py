"""R4 Interactions."""

import pytest

from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import GARROTTE, HIDDEN, KNIFE, NEUTRAL
from brushpass.games.redacted.rules.state import REWARD
from brushpass.games.redacted.speech.decisions import CombatDecision
from brushpass.games.redacted.speech.messages.meetings import Exchanged, Gave, Offered, Settled
from tests.games.redacted.scenario import ACTION, Position, item

WHERE = {"A": "Entrance", "B": "Ballroom", "C": "Security HQ", "D": "Vault"}


def meeting(**more: object) -> Position:
    """A walks into the Ballroom and meets B; C watches from the Security HQ."""
    return Position(WHERE, **more).go("Ballroom")  # type: ignore[arg-type]


def test_R4_1_both_choose_at_once_from_all_their_cards() -> None:
    position = meeting()
    assert position.to_act == "AB"
    expected = ["show neutral", "show friendly"]
    expected += ["show brass knuckles", "show garrotte", "show knife"]
    assert position.legal("A") == position.legal("B") == expected
    position.act("B: show knife")
    assert position.to_act == "A"
    assert position.view("A").agents[1].choice == HIDDEN
    assert position.view("B").agents[1].choice == KNIFE


def test_R4_1_RR14_only_the_two_and_the_security_hq_see_the_cards() -> None:
    position = meeting().exchange("knife", "neutral")
    for who in "ABC":
        assert position.told(who, Exchanged) == [Exchanged(0, 1, 1, 1, KNIFE, NEUTRAL, 0b111)]
        assert position.view(who).agents[0].shown == KNIFE
    for outsider in ("D", None):
        assert position.told(outsider, Exchanged) == [Exchanged(0, 1, 1, 1, HIDDEN, HIDDEN, 0b111)]
        assert position.view(outsider).agents[0].shown == HIDDEN


def test_R4_2_neutral_against_neutral_nothing_happens() -> None:
    position = meeting(items={"A": ["Key"], "B": ["Bomb"]}).exchange("neutral", "neutral")
    assert position.legal("A") == position.legal("B") == ["give nothing"]
    position.act("A: give nothing", "B: give nothing")
    assert position.told(None, Offered) == [Offered(0, 1, 0, False)]


def test_R4_3_the_friendly_may_give_and_the_other_must_take_it() -> None:
    position = meeting(items={"A": ["Key"]}).exchange("friendly", "neutral")
    assert position.legal("A") == ["give nothing", "give key"]
    position.act("A: give key", "B: give nothing")
    assert position.items("B") == ["Key"]
    for who, seen in (("A", True), ("B", True), ("C", True), ("D", False), (None, False)):
        assert position.told(who, Gave) == [Gave(0, 1, item("Key") if seen else HIDDEN, 0b111)]


def test_R4_3_who_saw_the_gift_knows_it_in_the_hand() -> None:
    position = meeting(items={"A": ["Key"]}).exchange("friendly", "neutral")
    position.act("A: give key", "B: give nothing")
    for who, known in (("A", item("Key")), ("C", item("Key")), ("D", HIDDEN)):
        assert position.view(who).agents[1].items == [known]


def test_R4_4_RR22_a_full_hand_refuses_or_discards_before_seeing() -> None:
    items = {"A": ["Bomb"], "B": ["Key", "Contraband", "Hidden Weapon"]}
    position = meeting(items=items).exchange("friendly", "neutral")
    position.act("A: give bomb", "B: give nothing")
    assert position.legal("B") == ["refuse gift", "drop hidden weapon", "drop key"]
    assert position.view("B").gift == HIDDEN
    assert position.view("A").gift == item("Bomb")
    refused = GAME.clone(position.s)
    position.act("B: drop key")
    assert position.items("B") == ["Bomb", "Hidden Weapon", "Contraband"]
    position.s = refused
    position.act("B: refuse gift")
    assert position.items("A") == ["Bomb"]


def test_R4_5_two_gifts_are_exchanged_whatever_the_limit() -> None:
    items = {"A": ["Bomb", "Key", "Key"], "B": ["Contraband", "Key", "Hidden Weapon"]}
    position = meeting(items=items).exchange("friendly", "friendly")
    position.act("A: give bomb", "B: give contraband")
    assert position.items("A") == ["Key", "Key", "Contraband"]
    assert position.items("B") == ["Bomb", "Hidden Weapon", "Key"]
    assert position.to_act == "A"


def test_R4_6_RR23_the_active_friend_heals_as_an_action_and_sneaks_out() -> None:
    position = meeting(items={"A": ["First Aid Kit"], "B": ["First Aid Kit"]}, injured=0b11)
    position.exchange("friendly", "friendly")
    assert "heal partner" in position.legal("A")
    assert "heal partner" not in position.legal("B"), "only the active player"
    position.act("A: heal partner", "B: give nothing")
    assert position.s.injured == 0b01
    position.go("Jamming")
    assert position.to_act == "B"


def test_RR15_who_showed_neutral_is_asked_too_so_nobody_else_learns_who_was_friendly() -> None:
    for first, second in (("neutral", "neutral"), ("friendly", "neutral"), ("neutral", "friendly")):
        position = meeting().exchange(first, second)
        assert position.to_act == "AB"
        told = [repr(message) for message in position.post.box(3)]
        position.act("A: give nothing", "B: give nothing")
        assert told == [repr(m) for m in meeting().exchange("neutral", "neutral").post.box(3)]


@pytest.mark.parametrize("other", ["friendly", "neutral"])
def test_R4_7_attack_beats_friendly_and_neutral(other: str) -> None:
    position = meeting().fight("garrotte", other)
    assert position.told(None, Settled) == [Settled(0, 1, 1)]
    assert position.to_act == "A"
    assert "injure" in position.legal()
    position = meeting().fight(other, "garrotte")
    assert position.to_act == "B"


@pytest.mark.parametrize(
    ("winner", "loser"),
    [("brass knuckles", "knife"), ("knife", "garrotte"), ("garrotte", "brass knuckles")],
)
def test_R4_8_weapons_beat_each_other_in_a_circle(winner: str, loser: str) -> None:
    assert meeting().fight(winner, loser).told(None, Settled) == [Settled(0, 1, 1)]
    assert meeting().fight(loser, winner).told(None, Settled) == [Settled(0, 1, -1)]
    assert meeting().fight(winner, winner).told(None, Settled) == [Settled(0, 1, 0)]


def test_R4_9_played_attacks_lie_in_a_private_pile() -> None:
    position = meeting().exchange("knife", "neutral")
    assert position.s.weapons[:3] == [1, 1, 0]
    assert position.view("B").agents[0].spent == [KNIFE]
    assert position.view("B").agents[0].weapons == [0, GARROTTE]
    unseen = position.view("D").agents[0]
    assert (unseen.weapons, unseen.spent) == ([HIDDEN, HIDDEN], [HIDDEN])
    either = position.page("D").weapons.either[0]
    assert either == [0, GARROTTE, KNIFE], "one of the three that all began with"


def test_R4_9_RR21_the_last_attack_brings_all_back() -> None:
    position = Position(WHERE, weapons=[0, 0, 1] + [1] * 9, spent=[1, 1] + [0] * 10)
    position.go("Ballroom").exchange("knife", "neutral")
    assert position.s.weapons[:3] == [1, 1, 1]
    assert position.s.spent[:3] == [0, 0, 0]


def test_R4_9_when_they_return_everybody_knows_them_again() -> None:
    position = meeting()
    for weapon in ("knife", "garrotte", "brass knuckles"):
        position.s.frames = position.s.frames[:1]
        position.s.push(1, 0, 1)
        position.s.eyes = 0
        position.exchange(weapon, "neutral")
    assert position.view("D").agents[0].weapons == [0, 1, 2]


def test_R4_10_combat_items_in_turn_active_first_until_both_pass() -> None:
    items = {"A": ["Hidden Weapon", "Bulletproof Vest"], "B": ["Hidden Weapon"]}
    position = meeting(items=items).exchange("neutral", "knife")
    assert position.to_act == "A"
    assert position.legal() == ["pass", "use hidden weapon", "use bulletproof vest"]
    position.act("A: use hidden weapon", "B: pass")
    assert position.to_act == "A", "B passed, but A may play on"
    position.act("A: pass")
    assert position.told(None, Settled) == [Settled(0, 1, 0)]


def test_R4_10_RR16_asked_whatever_they_hold_and_only_passing_against_friendly() -> None:
    position = meeting().exchange("knife", "neutral")
    assert position.legal() == ["pass"]
    position = meeting(items={"A": ["Hidden Weapon"], "B": ["Bulletproof Vest"]})
    position.exchange("knife", "friendly")
    assert position.legal() == ["pass"]
    position.act("pass")
    assert position.to_act == "B"
    assert position.legal() == ["pass"]


def test_R4_11_a_fight_ends_the_movement_and_defeat_the_turn() -> None:
    position = meeting().fight("knife", "neutral").act("no reward").go("Jamming")
    assert position.to_act == "A"
    assert not any(name.startswith("go ") for name in position.legal())
    position = meeting().fight("neutral", "knife").act("no reward").go("Jamming")
    assert position.where("A") == "Jamming"
    assert position.to_act == "B"
    assert position.s.turn == 1


def test_R11_4_a_hidden_weapon_is_one_step() -> None:
    two = {"A": ["Hidden Weapon", "Hidden Weapon"], "B": ["Hidden Weapon"]}
    position = meeting(items=two).exchange("garrotte", "knife")
    position.act("A: use hidden weapon", "B: pass", "A: use hidden weapon", "B: pass", "A: pass")
    assert position.told(None, Settled) == [Settled(0, 1, 1)]
    position = meeting(items=two).exchange("garrotte", "knife")
    position.act("A: use hidden weapon", "B: use hidden weapon", "A: pass", "B: pass")
    assert position.told(None, Settled) == [Settled(0, 1, -1)]


def test_R11_5_RR17_a_vest_settles_the_tie_for_good() -> None:
    items = {"A": ["Bulletproof Vest"], "B": ["Hidden Weapon", "Hidden Weapon"]}
    position = meeting(items=items).exchange("neutral", "knife")
    position.act("A: use bulletproof vest", "B: use hidden weapon", "A: pass", "B: pass")
    assert position.told(None, Settled) == [Settled(0, 1, 0)]


@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [("knife", "neutral", 1), ("knife", "knife", 0), ("neutral", "knife", -1)],
)
def test_R11_4_RR17_a_hidden_weapon_each_changes_nothing_whoever_plays_first(
    first: str, second: str, outcome: int
) -> None:
    items = {"A": ["Hidden Weapon"], "B": ["Hidden Weapon"]}
    for course in (
        ("A: use hidden weapon", "B: use hidden weapon", "A: pass", "B: pass"),
        ("A: pass", "B: use hidden weapon", "A: use hidden weapon", "B: pass", "A: pass"),
    ):
        position = meeting(items=items).exchange(first, second).act(*course)
        assert position.told(None, Settled) == [Settled(0, 1, outcome)]


def test_RR17_a_step_more_than_victory_is_a_victory_that_one_weapon_does_not_undo() -> None:
    items = {"A": ["Hidden Weapon"], "B": ["Hidden Weapon", "Hidden Weapon"]}
    position = meeting(items=items).exchange("knife", "neutral").act("A: use hidden weapon")
    fight = position.view(None).frames[-1]
    assert isinstance(fight, CombatDecision)
    assert (fight.lead, fight.lead_of_cards) == (2, 1)
    won = GAME.clone(position.s)
    GAME.play(won, 1, ACTION["pass"], position.fate, GAME.silent)
    GAME.play(won, 0, ACTION["pass"], position.fate, GAME.silent)
    assert won.top().kind == REWARD
    assert won.top().seat == 0
    position.act("B: use hidden weapon", "A: pass", "B: use hidden weapon", "A: pass", "B: pass")
    assert position.told(None, Settled) == [Settled(0, 1, 0)]


def test_RR18_after_a_tie_the_active_player_sneaks_out() -> None:
    position = meeting().fight("knife", "knife")
    assert position.to_act == "A"
    assert "injure" not in position.legal()
    position.go("Jamming")
    assert position.to_act == "B"
