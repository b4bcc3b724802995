"""R7 to R9: the rooms."""

import pytest

from brushpass.bots.budget import Budget
from brushpass.bots.question import Question
from brushpass.core.chance import Fast
from brushpass.core.piles import Pile
from brushpass.core.wire import encode
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules import turns
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    DIPLOMATIQUE,
    DOUBLE_BLIND,
    HIDDEN,
    INTERPOL,
    KINDS,
    NONE,
    TWO_MAN_RULE,
)
from brushpass.games.redacted.rules.embassy import NAMES, NEXT
from brushpass.games.redacted.rules.state import DONE
from brushpass.games.redacted.speech.messages.house import Armed, Drew, Dropped, Kept
from brushpass.games.redacted.speech.messages.meetings import Exchanged
from brushpass.games.redacted.speech.messages.turns import Scanned, SnackBreak
from tests.games.redacted.scenario import Position, item, room


def test_R7_1_R11_1_RR33_a_bomb_destroys_any_helicopter_on_the_helipad() -> None:
    for faction in (0, 1):  # the own one too
        position = Position({"A": "Gallery"}, {"A": ["Bomb"]}, helicopter=faction)
        position.go("Helipad").act("use bomb")
        assert position.s.lost[faction] == 1
        assert position.s.helicopter == NONE


def test_R7_1_RR33_only_the_own_helicopter_is_boarded_and_interpol_has_none() -> None:
    assert "board helicopter" in Position({"A": "Gallery"}, helicopter=0).go("Helipad").legal()
    assert "board helicopter" not in Position({"A": "Gallery"}, helicopter=1).go("Helipad").legal()
    position = Position({"A": "Gallery"}, helicopter=0, mission=DOUBLE_BLIND).go("Helipad")
    assert position.s.loyalty[0] == INTERPOL
    assert "board helicopter" not in position.legal()


def test_R7_2_storage_gives_an_item_known_to_its_owner() -> None:
    position = Position({"A": "Gallery"}).go("terrace Storage").luck(kinds=["Bomb"])
    position.act("search storage")
    assert position.told("A", Drew) == [Drew(0, item("Bomb"), False)]
    assert position.told("B", Drew) == [Drew(0, HIDDEN, False)]
    assert position.view("B").agents[0].items == [HIDDEN]


def test_R7_2_R11_7_RR32_a_full_hand_drops_face_down_and_never_contraband() -> None:
    position = Position({"A": "Tunnel"}, {"A": ["Key", "Contraband", "Bomb"]})
    position.go("basement Storage").act("search storage")
    assert position.legal() == ["drop bomb", "drop key"]
    position.act("drop bomb")
    assert position.told("A", Dropped)[0].item == item("Bomb")
    assert position.told("B", Dropped)[0].item == HIDDEN
    assert position.view("A").buried == [item("Bomb")]
    assert position.view("B").buried == [HIDDEN]


def test_R11_8_RR32_used_items_lie_face_up() -> None:
    position = Position({"A": "Vault"}, {"A": ["Contraband"]}).act("use contraband")
    assert position.view(None).discard[item("Contraband")] == 1


def test_RR31_an_empty_deck_is_made_anew_from_all_discards() -> None:
    position = Position({"A": "Gallery"}, items={"B": ["Bomb"]})
    position.s.items = Pile([0] * KINDS)
    position.s.discard[item("Key")] = 1
    position.s.buried.add(item("Bomb"), 0b10)
    position.go("terrace Storage").luck(kinds=["Bomb"]).act("search storage")
    assert position.told(None, Drew) == [Drew(0, HIDDEN, True)]
    assert position.items("A") == ["Bomb"]
    assert position.s.items.size() == 1
    assert position.view("B").buried == []


def test_RR31_nothing_to_draw_nothing_to_use() -> None:
    position = Position({"A": "Gallery"})
    position.s.items = Pile([0] * KINDS)
    assert "search storage" not in position.go("terrace Storage").legal()
    position = Position({"A": "X-ray"})
    position.s.armoury = Pile([0, 0, 0])
    assert "draw weapons" not in position.go("Armoury").legal()


def test_R7_3_the_armoury_offers_two_weapons_unseen_by_others() -> None:
    position = Position({"A": "X-ray"}).go("Armoury").luck(kinds=["knife", "garrotte"])
    position.act("draw weapons")
    assert position.legal() == ["choose garrotte", "choose knife"]
    assert position.view("A").pending == [1, 2]
    assert position.view("B").pending == [HIDDEN, HIDDEN]
    position.act("choose knife")
    assert position.s.weapons[:3] == [1, 1, 2]
    assert position.s.armoury.size() == 17
    assert position.told("B", Armed) == [Armed(0, [HIDDEN, HIDDEN])]
    assert position.told("B", Kept) == [Kept(0, HIDDEN)]
    assert position.view("B").agents[0].weapons == [0, 1, 2, HIDDEN]


def test_R7_4_the_x_ray_room_sees_the_items_of_who_passes_a_detector() -> None:
    position = Position({"A": "ground Staircase", "B": "X-ray"}, {"A": ["Bomb", "red Briefcase"]})
    position.s.tiles[0].add(item("USSR intel"), 0)
    position.go("Entrance")
    assert position.told("B", Scanned) == [Scanned(1, 0, [item("Bomb"), item("red Briefcase")])]
    assert position.told("C", Scanned) == [Scanned(1, 0, [HIDDEN, HIDDEN])]
    assert position.view("B").agents[0].items == [item("Bomb"), item("red Briefcase")]
    assert position.view("B").tiles[0] == HIDDEN, "not what lies in the briefcase"


def test_RR35_the_x_ray_and_the_security_hq_show_nothing_of_the_own_dealings() -> None:
    position = Position({"A": "X-ray"}, {"A": ["Bomb"]})
    position.go("Armoury", "terrace Staircase", "Security HQ")
    assert position.told("A", Scanned) == []
    position = Position({"A": "Telex", "B": "Security HQ"}).go("Security HQ")
    position.exchange("knife", "neutral")
    assert position.s.eyes == 0b11


def test_R7_5_the_security_hq_sees_the_interactions_of_others() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Security HQ"}, {"B": ["Bomb"]})
    position.go("Ballroom").exchange("knife", "friendly")
    assert position.told("C", Exchanged)[0].second == 4
    position.act("pass", "pass", "steal")
    assert position.view("C").agents[0].items == [item("Bomb")]


@pytest.mark.parametrize(
    "name", ["Gallery", "Telex", "Entrance", "Office", "Vault", "Cellar", "Tunnel", "Jamming"]
)
def test_R7_6_R8_5_R9_6_rooms_without_a_function(name: str) -> None:
    here = room(name)
    beside = next(r for r in NEXT[here] if NAMES[r] not in ("Service Stairs", "Staircase"))
    position = Position({"A": "Ballroom"}, mission=DIPLOMATIQUE)
    position.s.room[0] = beside
    position.s.barred = 0
    position.go(name)
    assert [n for n in position.legal() if not n.startswith("go ")] == ["stop"]


def test_R8_1_RR29_the_reception_brings_everybody_to_the_ballroom_once() -> None:
    rooms = {"A": "Entrance", "B": "Vault", "C": "Helipad"}
    position = Position(rooms, injured=0b10, down=0b100, locker=1, lock=0)
    position.go("Ballroom").act("start reception")
    assert [position.where(who) for who in "ABC"] == ["Ballroom"] * 3
    assert position.s.room[3] == NONE, "D is not in the house yet"
    assert position.s.injured == 0b10
    assert position.s.down == 0
    assert position.s.lock == NONE
    assert position.to_act == "B", "it ends the turn"
    position.go("Jamming").act("stop").go("Entrance", "Kitchen").act("stop", "pass")
    position.go("Ballroom")
    assert "start reception" not in position.legal()
    assert "stop" in position.legal(), "A is there too, and it counts as empty"


def test_R8_2_RR30_the_central_lock_binds_others_until_its_player_leaves() -> None:
    position = Position({"A": "Infirmary", "B": "ground Staircase", "C": "Vault", "D": "Telex"})
    position.go("Central Lock").act("lock terrace")
    assert not position.can_go("terrace Staircase")
    assert position.can_go("basement Staircase")
    position.go("Entrance").act("stop")
    position.go("Cellar").act("stop").go("terrace Storage").act("stop")
    position.go("ground Staircase")
    assert position.s.lock == NONE, "A left the room"
    assert position.can_go("terrace Staircase")


def test_RR30_the_lock_binds_the_sneaking_and_not_its_own_player() -> None:
    position = Position({"A": "Armoury", "B": "terrace Staircase"}, lock=0, locker=2)
    position.go("terrace Staircase").fight("knife", "neutral").act("no reward")
    assert not position.can_go("ground Staircase")
    position = Position({"A": "Central Lock", "B": "Vault"}, lock=0, locker=0)
    position.s.locker = 0
    position.s.room[0] = room("ground Staircase")
    assert position.can_go("terrace Staircase")


def test_R8_3_the_infirmary_heals_the_injured() -> None:
    assert Position({"A": "Jamming"}).go("Infirmary").legal()[-1] == "stop"
    position = Position({"A": "Jamming"}, injured=1).go("Infirmary").act("heal in infirmary")
    assert not position.s.is_injured(0)


def test_R8_4_RR36_a_snack_break_is_announced_and_nothing_else() -> None:
    position = Position({"A": "Entrance", "B": "Vault"}).go("Kitchen").act("stop")
    assert position.legal() == ["pass", "snack break"]
    before = GAME.clone(position.s)
    position.act("snack break")
    assert position.told(None, SnackBreak) == [SnackBreak(0)]
    assert position.to_act == "B"
    called = encode(GAME.see(position.s, 1, None))
    position.s = before
    position.act("pass")
    assert position.to_act == "B"
    assert encode(GAME.see(position.s, 1, None)) == called


def test_R8_4_RR36_it_does_not_matter_how_the_turn_ended_in_the_kitchen() -> None:
    stashed = Position({"A": "Kitchen", "B": "Vault"}, {"A": ["Contraband"]})
    assert stashed.act("use contraband").legal() == ["pass", "snack break"]
    sneaking = Position({"A": "Jamming", "B": "Office"}).go("Ballroom", "Office")
    sneaking.fight("knife", "knife").go("Kitchen")
    assert sneaking.to_act == "A"
    assert sneaking.legal() == ["pass", "snack break"]


def test_RR36_the_knocked_out_and_those_in_training_are_not_asked() -> None:
    fallen = Position({"A": "Office", "B": "Kitchen"})
    fallen.s.halt = DONE
    fallen.s.room[0], fallen.s.down = fallen.s.room[1], 1
    turns.go_on(fallen.s, fallen.fate, fallen.tell)
    assert fallen.to_act == "B"
    training = Position({"A": "Entrance", "B": "Vault"}, mission=TWO_MAN_RULE)
    assert training.go("Kitchen").act("stop").to_act == "B", "R13.3"


def test_RR36_bots_are_not_offered_a_break_and_imagined_players_call_none() -> None:
    position = Position({"A": "Entrance", "B": "Vault"}).go("Kitchen").act("stop")
    legal = GAME.legal(position.s, 0)
    table = GAME.about.options("mission_diplomatique", 4)
    offered = Question.put(GAME, table, 0, b"", [], tuple(action.id for action in legal), Budget())
    assert [GAME.actions[option].name for option in offered.options] == ["pass"]
    assert GAME.thought.rollout(position.s, 0, legal, Fast(1)).name == "pass"


def test_R9_1_RR33_the_radio_calls_a_helicopter_of_any_faction_to_an_empty_helipad() -> None:
    position = Position({"A": "Vault"}).go("Radio")
    assert "call uk helicopter" in position.legal()
    assert "call usa helicopter" not in position.legal(), "not in play"
    position.act("call ussr helicopter")
    assert position.s.helicopter == 1
    position = Position({"A": "Vault"}, helicopter=0).go("Radio")
    assert not any(name.startswith("call") for name in position.legal())
    position = Position({"A": "Vault"}, lost=[2, 0, 0, 0]).go("Radio")
    assert [n for n in position.legal() if n.startswith("call")] == ["call ussr helicopter"]


def test_R9_5_the_breaker_turns_the_lights_off_and_on() -> None:
    position = Position({"A": "Cellar"})
    assert not position.s.dark
    position.go("Breaker").act("switch lights")
    assert position.s.dark
    position = Position({"A": "Cellar"}, dark=True).go("Breaker").act("switch lights")
    assert not position.s.dark


def test_R13_3_in_training_most_rooms_are_empty() -> None:
    for start, there in [
        ("Vault", "Radio"),
        ("Cellar", "Breaker"),
        ("Infirmary", "Central Lock"),
        ("Entrance", "Kitchen"),
    ]:
        position = Position({"A": start}, mission=TWO_MAN_RULE).go(there)
        assert [n for n in position.legal() if not n.startswith("go ")] == ["stop"]
    for start, there, name in [
        ("X-ray", "Armoury", "draw weapons"),
        ("Gallery", "terrace Storage", "search storage"),
        ("Tunnel", "basement Storage", "search storage"),
        ("Entrance", "Ballroom", "start reception"),
        ("Jamming", "Infirmary", "heal in infirmary"),
    ]:
        position = Position({"A": start}, mission=TWO_MAN_RULE, injured=1)
        assert name in position.go(there).legal()
    rooms = {"A": "Entrance", "B": "Ballroom", "C": "Security HQ"}
    position = Position(rooms, mission=TWO_MAN_RULE).go("Ballroom").exchange("neutral", "neutral")
    assert position.s.eyes == 0b11
    rooms = {"A": "ground Staircase", "B": "X-ray"}
    position = Position(rooms, mission=TWO_MAN_RULE).go("Entrance")
    assert len(position.told("B", Scanned)) == 1


def test_R16_3_in_the_danger_zone_five_rooms_are_empty() -> None:
    for start, there in [
        ("Telex", "Security HQ"),
        ("Entrance", "Ballroom"),
        ("Infirmary", "Central Lock"),
        ("Cellar", "Computer"),
        ("Cellar", "Breaker"),
    ]:
        position = Position({"A": start}, mission=DANGER_ZONE).go(there)
        assert [n for n in position.legal() if not n.startswith("go ")] == ["stop"]
