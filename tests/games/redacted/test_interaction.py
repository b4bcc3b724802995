"""R4 Interactions."""

import pytest

from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import GARROTTE, HIDDEN, KNIFE, NEUTRAL
from brushpass.games.redacted.speech.messages.meetings import Exchanged, Gave, Offered, Settled
from tests.games.redacted.scenario import Scene, item

WHERE = {"A": "Entrance", "B": "Ballroom", "C": "Security HQ", "D": "Vault"}


def meeting(**more: object) -> Scene:
    """A walks into the Ballroom and meets B; C watches from the Security HQ."""
    return Scene(WHERE, **more).go("Ballroom")  # type: ignore[arg-type]


def test_R4_1_both_choose_at_once_from_all_their_cards() -> None:
    scene = meeting()
    assert scene.to_act == "AB"
    expected = ["show neutral", "show friendly"]
    expected += ["show brass knuckles", "show garrotte", "show knife"]
    assert scene.legal("A") == scene.legal("B") == expected
    scene.act("B: show knife")
    assert scene.to_act == "A"
    assert scene.view("A").agents[1].choice == HIDDEN
    assert scene.view("B").agents[1].choice == KNIFE


def test_R4_1_RR14_only_the_two_and_the_security_hq_see_the_cards() -> None:
    scene = meeting().exchange("knife", "neutral")
    for who in "ABC":
        assert scene.told(who, Exchanged) == [Exchanged(0, 1, 1, 1, KNIFE, NEUTRAL, 0b111)]
        assert scene.view(who).agents[0].shown == KNIFE
    for outsider in ("D", None):
        assert scene.told(outsider, Exchanged) == [Exchanged(0, 1, 1, 1, HIDDEN, HIDDEN, 0b111)]
        assert scene.view(outsider).agents[0].shown == HIDDEN


def test_R4_2_neutral_against_neutral_nothing_happens() -> None:
    scene = meeting(items={"A": ["Key"], "B": ["Bomb"]}).exchange("neutral", "neutral")
    assert scene.legal("A") == scene.legal("B") == ["give nothing"]
    scene.act("A: give nothing", "B: give nothing")
    assert scene.told(None, Offered) == [Offered(0, 1, 0, False)]


def test_R4_3_the_friendly_may_give_and_the_other_must_take_it() -> None:
    scene = meeting(items={"A": ["Key"]}).exchange("friendly", "neutral")
    assert scene.legal("A") == ["give nothing", "give key"]
    scene.act("A: give key", "B: give nothing")
    assert scene.items("B") == ["Key"]
    for who, seen in (("A", True), ("B", True), ("C", True), ("D", False), (None, False)):
        assert scene.told(who, Gave) == [Gave(0, 1, item("Key") if seen else HIDDEN, 0b111)]


def test_R4_3_who_saw_the_gift_knows_it_in_the_hand() -> None:
    scene = meeting(items={"A": ["Key"]}).exchange("friendly", "neutral")
    scene.act("A: give key", "B: give nothing")
    for who, known in (("A", item("Key")), ("C", item("Key")), ("D", HIDDEN)):
        assert scene.view(who).agents[1].items == [known]


def test_R4_4_RR22_a_full_hand_refuses_or_discards_before_seeing() -> None:
    items = {"A": ["Bomb"], "B": ["Key", "Contraband", "Hidden Weapon"]}
    scene = meeting(items=items).exchange("friendly", "neutral")
    scene.act("A: give bomb", "B: give nothing")
    assert scene.legal("B") == ["refuse gift", "drop hidden weapon", "drop key"]
    assert scene.view("B").gift == HIDDEN
    assert scene.view("A").gift == item("Bomb")
    refused = GAME.clone(scene.s)
    scene.act("B: drop key")
    assert scene.items("B") == ["Bomb", "Hidden Weapon", "Contraband"]
    scene.s = refused
    scene.act("B: refuse gift")
    assert scene.items("A") == ["Bomb"]


def test_R4_5_two_gifts_are_exchanged_whatever_the_limit() -> None:
    items = {"A": ["Bomb", "Key", "Key"], "B": ["Contraband", "Key", "Hidden Weapon"]}
    scene = meeting(items=items).exchange("friendly", "friendly")
    scene.act("A: give bomb", "B: give contraband")
    assert scene.items("A") == ["Key", "Key", "Contraband"]
    assert scene.items("B") == ["Bomb", "Hidden Weapon", "Key"]
    assert scene.to_act == "A"


def test_R4_6_RR23_the_active_friend_heals_as_an_action_and_sneaks_out() -> None:
    scene = meeting(items={"A": ["First Aid Kit"], "B": ["First Aid Kit"]}, injured=0b11)
    scene.exchange("friendly", "friendly")
    assert "heal partner" in scene.legal("A")
    assert "heal partner" not in scene.legal("B"), "only the active player"
    scene.act("A: heal partner", "B: give nothing")
    assert scene.s.injured == 0b01
    scene.go("Jamming")
    assert scene.to_act == "B"


def test_RR15_who_showed_neutral_is_asked_too_so_nobody_else_learns_who_was_friendly() -> None:
    for first, second in (("neutral", "neutral"), ("friendly", "neutral"), ("neutral", "friendly")):
        scene = meeting().exchange(first, second)
        assert scene.to_act == "AB"
        told = [repr(message) for message in scene.post.box(3)]
        scene.act("A: give nothing", "B: give nothing")
        assert told == [repr(m) for m in meeting().exchange("neutral", "neutral").post.box(3)]


@pytest.mark.parametrize("other", ["friendly", "neutral"])
def test_R4_7_attack_beats_friendly_and_neutral(other: str) -> None:
    scene = meeting().fight("garrotte", other)
    assert scene.told(None, Settled) == [Settled(0, 1, 1)]
    assert scene.to_act == "A"
    assert "injure" in scene.legal()
    scene = meeting().fight(other, "garrotte")
    assert scene.to_act == "B"


@pytest.mark.parametrize(
    ("winner", "loser"),
    [("brass knuckles", "knife"), ("knife", "garrotte"), ("garrotte", "brass knuckles")],
)
def test_R4_8_weapons_beat_each_other_in_a_circle(winner: str, loser: str) -> None:
    assert meeting().fight(winner, loser).told(None, Settled) == [Settled(0, 1, 1)]
    assert meeting().fight(loser, winner).told(None, Settled) == [Settled(0, 1, -1)]
    assert meeting().fight(winner, winner).told(None, Settled) == [Settled(0, 1, 0)]


def test_R4_9_played_attacks_lie_in_a_private_pile() -> None:
    scene = meeting().exchange("knife", "neutral")
    assert scene.s.weapons[:3] == [1, 1, 0]
    assert scene.view("B").agents[0].spent == [KNIFE]
    assert scene.view("B").agents[0].weapons == [0, GARROTTE]
    unseen = scene.view("D").agents[0]
    assert (unseen.weapons, unseen.spent) == ([HIDDEN, HIDDEN], [HIDDEN])
    either = scene.page("D").weapons.either[0]
    assert either == [0, GARROTTE, KNIFE], "one of the three that all began with"


def test_R4_9_RR21_the_last_attack_brings_all_back() -> None:
    scene = Scene(WHERE, weapons=[0, 0, 1] + [1] * 9, spent=[1, 1] + [0] * 10)
    scene.go("Ballroom").exchange("knife", "neutral")
    assert scene.s.weapons[:3] == [1, 1, 1]
    assert scene.s.spent[:3] == [0, 0, 0]


def test_R4_9_when_they_return_everybody_knows_them_again() -> None:
    scene = meeting()
    for weapon in ("knife", "garrotte", "brass knuckles"):
        scene.s.frames = scene.s.frames[:1]
        scene.s.push(1, 0, 1)
        scene.s.eyes = 0
        scene.exchange(weapon, "neutral")
    assert scene.view("D").agents[0].weapons == [0, 1, 2]


def test_R4_10_combat_items_in_turn_active_first_until_both_pass() -> None:
    items = {"A": ["Hidden Weapon", "Bulletproof Vest"], "B": ["Hidden Weapon"]}
    scene = meeting(items=items).exchange("neutral", "knife")
    assert scene.to_act == "A"
    assert scene.legal() == ["pass", "use hidden weapon", "use bulletproof vest"]
    scene.act("A: use hidden weapon", "B: pass")
    assert scene.to_act == "A", "B passed, but A may play on"
    scene.act("A: pass")
    assert scene.told(None, Settled) == [Settled(0, 1, 0)]


def test_R4_10_RR16_asked_whatever_they_hold_and_only_passing_against_friendly() -> None:
    scene = meeting().exchange("knife", "neutral")
    assert scene.legal() == ["pass"]
    scene = meeting(items={"A": ["Hidden Weapon"], "B": ["Bulletproof Vest"]})
    scene.exchange("knife", "friendly")
    assert scene.legal() == ["pass"]
    scene.act("pass")
    assert scene.to_act == "B"
    assert scene.legal() == ["pass"]


def test_R4_11_a_fight_ends_the_movement_and_defeat_the_turn() -> None:
    scene = meeting().fight("knife", "neutral").act("no reward").go("Jamming")
    assert scene.to_act == "A"
    assert not any(name.startswith("go ") for name in scene.legal())
    scene = meeting().fight("neutral", "knife").act("no reward").go("Jamming")
    assert scene.where("A") == "Jamming"
    assert scene.to_act == "B"
    assert scene.s.turn == 1


def test_R11_4_a_hidden_weapon_is_one_step() -> None:
    two = {"A": ["Hidden Weapon", "Hidden Weapon"], "B": ["Hidden Weapon"]}
    scene = meeting(items=two).exchange("garrotte", "knife")
    scene.act("A: use hidden weapon", "B: pass", "A: use hidden weapon", "B: pass", "A: pass")
    assert scene.told(None, Settled) == [Settled(0, 1, 1)]
    scene = meeting(items=two).exchange("garrotte", "knife")
    scene.act("A: use hidden weapon", "B: use hidden weapon", "A: pass", "B: pass")
    assert scene.told(None, Settled) == [Settled(0, 1, -1)]


def test_R11_5_RR17_a_vest_settles_the_tie_for_good() -> None:
    items = {"A": ["Bulletproof Vest"], "B": ["Hidden Weapon", "Hidden Weapon"]}
    scene = meeting(items=items).exchange("neutral", "knife")
    scene.act("A: use bulletproof vest", "B: use hidden weapon", "A: pass", "B: pass")
    assert scene.told(None, Settled) == [Settled(0, 1, 0)]


def test_RR17_victory_is_not_improved() -> None:
    items = {"A": ["Hidden Weapon"], "B": ["Hidden Weapon"]}
    scene = meeting(items=items).exchange("knife", "neutral")
    scene.act("A: use hidden weapon", "B: use hidden weapon", "A: pass", "B: pass")
    assert scene.told(None, Settled) == [Settled(0, 1, 0)]


def test_RR18_after_a_tie_the_active_player_sneaks_out() -> None:
    scene = meeting().fight("knife", "knife")
    assert scene.to_act == "A"
    assert "injure" not in scene.legal()
    scene.go("Jamming")
    assert scene.to_act == "B"
