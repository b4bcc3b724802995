"""R7 to R9: the rooms."""

import pytest

from brushpass.core.piles import Pile
from brushpass.games.redacted.game import GAME
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
from brushpass.games.redacted.speech.messages.house import Armed, Drew, Dropped, Kept
from brushpass.games.redacted.speech.messages.meetings import Exchanged
from brushpass.games.redacted.speech.messages.turns import Scanned, Stopped
from tests.games.redacted.scenario import Scene, item, room


def test_R7_1_R11_1_RR33_a_bomb_destroys_any_helicopter_on_the_helipad() -> None:
    for faction in (0, 1):  # the own one too
        scene = Scene({"A": "Gallery"}, {"A": ["Bomb"]}, helicopter=faction)
        scene.go("Helipad").act("use bomb")
        assert scene.s.lost[faction] == 1
        assert scene.s.helicopter == NONE


def test_R7_1_RR33_only_the_own_helicopter_is_boarded_and_interpol_has_none() -> None:
    assert "board helicopter" in Scene({"A": "Gallery"}, helicopter=0).go("Helipad").legal()
    assert "board helicopter" not in Scene({"A": "Gallery"}, helicopter=1).go("Helipad").legal()
    scene = Scene({"A": "Gallery"}, helicopter=0, mission=DOUBLE_BLIND).go("Helipad")
    assert scene.s.loyalty[0] == INTERPOL
    assert "board helicopter" not in scene.legal()


def test_R7_2_storage_gives_an_item_known_to_its_owner() -> None:
    scene = Scene({"A": "Gallery"}).go("terrace Storage").luck(kinds=["Bomb"])
    scene.act("search storage")
    assert scene.told("A", Drew) == [Drew(0, item("Bomb"), False)]
    assert scene.told("B", Drew) == [Drew(0, HIDDEN, False)]
    assert scene.view("B").agents[0].items == [HIDDEN]


def test_R7_2_R11_7_RR32_a_full_hand_drops_face_down_and_never_contraband() -> None:
    scene = Scene({"A": "Tunnel"}, {"A": ["Key", "Contraband", "Bomb"]})
    scene.go("basement Storage").act("search storage")
    assert scene.legal() == ["drop bomb", "drop key"]
    scene.act("drop bomb")
    assert scene.told("A", Dropped)[0].item == item("Bomb")
    assert scene.told("B", Dropped)[0].item == HIDDEN
    assert scene.view("A").buried == [item("Bomb")]
    assert scene.view("B").buried == [HIDDEN]


def test_R11_8_RR32_used_items_lie_face_up() -> None:
    scene = Scene({"A": "Vault"}, {"A": ["Contraband"]}).act("use contraband")
    assert scene.view(None).discard[item("Contraband")] == 1


def test_RR31_an_empty_deck_is_made_anew_from_all_discards() -> None:
    scene = Scene({"A": "Gallery"}, items={"B": ["Bomb"]})
    scene.s.items = Pile([0] * KINDS)
    scene.s.discard[item("Key")] = 1
    scene.s.buried.add(item("Bomb"), 0b10)
    scene.go("terrace Storage").luck(kinds=["Bomb"]).act("search storage")
    assert scene.told(None, Drew) == [Drew(0, HIDDEN, True)]
    assert scene.items("A") == ["Bomb"]
    assert scene.s.items.size() == 1
    assert scene.view("B").buried == []


def test_RR31_nothing_to_draw_nothing_to_use() -> None:
    scene = Scene({"A": "Gallery"})
    scene.s.items = Pile([0] * KINDS)
    assert "search storage" not in scene.go("terrace Storage").legal()
    scene = Scene({"A": "X-ray"})
    scene.s.armoury = Pile([0, 0, 0])
    assert "draw weapons" not in scene.go("Armoury").legal()


def test_R7_3_the_armoury_offers_two_weapons_unseen_by_others() -> None:
    scene = Scene({"A": "X-ray"}).go("Armoury").luck(kinds=["knife", "garrotte"])
    scene.act("draw weapons")
    assert scene.legal() == ["choose garrotte", "choose knife"]
    assert scene.view("A").pending == [1, 2]
    assert scene.view("B").pending == [HIDDEN, HIDDEN]
    scene.act("choose knife")
    assert scene.s.weapons[:3] == [1, 1, 2]
    assert scene.s.armoury.size() == 17
    assert scene.told("B", Armed) == [Armed(0, [HIDDEN, HIDDEN])]
    assert scene.told("B", Kept) == [Kept(0, HIDDEN)]
    assert scene.view("B").agents[0].weapons == [0, 1, 2, HIDDEN]


def test_R7_4_the_x_ray_room_sees_the_items_of_who_passes_a_detector() -> None:
    scene = Scene({"A": "ground Staircase", "B": "X-ray"}, {"A": ["Bomb", "red Briefcase"]})
    scene.s.tiles[0].add(item("USSR intel"), 0)
    scene.go("Entrance")
    assert scene.told("B", Scanned) == [Scanned(1, 0, [item("Bomb"), item("red Briefcase")])]
    assert scene.told("C", Scanned) == [Scanned(1, 0, [HIDDEN, HIDDEN])]
    assert scene.view("B").agents[0].items == [item("Bomb"), item("red Briefcase")]
    assert scene.view("B").tiles[0] == HIDDEN, "not what lies in the briefcase"


def test_RR35_the_x_ray_and_the_security_hq_show_nothing_of_the_own_dealings() -> None:
    scene = Scene({"A": "X-ray"}, {"A": ["Bomb"]})
    scene.go("Armoury", "terrace Staircase", "Security HQ")
    assert scene.told("A", Scanned) == []
    scene = Scene({"A": "Telex", "B": "Security HQ"}).go("Security HQ")
    scene.exchange("knife", "neutral")
    assert scene.s.eyes == 0b11


def test_R7_5_the_security_hq_sees_the_interactions_of_others() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom", "C": "Security HQ"}, {"B": ["Bomb"]})
    scene.go("Ballroom").exchange("knife", "friendly")
    assert scene.told("C", Exchanged)[0].second == 4
    scene.act("pass", "pass", "steal")
    assert scene.view("C").agents[0].items == [item("Bomb")]


@pytest.mark.parametrize(
    "name", ["Gallery", "Telex", "Entrance", "Office", "Vault", "Cellar", "Tunnel", "Jamming"]
)
def test_R7_6_R8_5_R9_6_rooms_without_a_function(name: str) -> None:
    here = room(name)
    beside = next(r for r in NEXT[here] if NAMES[r] not in ("Service Stairs", "Staircase"))
    scene = Scene({"A": "Ballroom"}, mission=DIPLOMATIQUE)
    scene.s.room[0] = beside
    scene.s.barred = 0
    scene.go(name)
    assert [n for n in scene.legal() if not n.startswith("go ")] == ["stop"]


def test_R8_1_RR29_the_reception_brings_everybody_to_the_ballroom_once() -> None:
    rooms = {"A": "Entrance", "B": "Vault", "C": "Helipad"}
    scene = Scene(rooms, injured=0b10, down=0b100, locker=1, lock=0)
    scene.go("Ballroom").act("start reception")
    assert [scene.where(who) for who in "ABC"] == ["Ballroom"] * 3
    assert scene.s.room[3] == NONE, "D is not in the house yet"
    assert scene.s.injured == 0b10
    assert scene.s.down == 0
    assert scene.s.lock == NONE
    assert scene.to_act == "B", "it ends the turn"
    scene.go("Jamming").act("stop").go("Entrance", "Kitchen").act("stop")
    scene.go("Ballroom")
    assert "start reception" not in scene.legal()
    assert "stop" in scene.legal(), "A is there too, and it counts as empty"


def test_R8_2_RR30_the_central_lock_binds_others_until_its_player_leaves() -> None:
    scene = Scene({"A": "Infirmary", "B": "ground Staircase", "C": "Vault", "D": "Telex"})
    scene.go("Central Lock").act("lock terrace")
    assert not scene.can_go("terrace Staircase")
    assert scene.can_go("basement Staircase")
    scene.go("Entrance").act("stop")
    scene.go("Cellar").act("stop").go("terrace Storage").act("stop")
    scene.go("ground Staircase")
    assert scene.s.lock == NONE, "A left the room"
    assert scene.can_go("terrace Staircase")


def test_RR30_the_lock_binds_the_sneaking_and_not_its_own_player() -> None:
    scene = Scene({"A": "Armoury", "B": "terrace Staircase"}, lock=0, locker=2)
    scene.go("terrace Staircase").fight("knife", "neutral").act("no reward")
    assert not scene.can_go("ground Staircase")
    scene = Scene({"A": "Central Lock", "B": "Vault"}, lock=0, locker=0)
    scene.s.locker = 0
    scene.s.room[0] = room("ground Staircase")
    assert scene.can_go("terrace Staircase")


def test_R8_3_the_infirmary_heals_the_injured() -> None:
    assert Scene({"A": "Jamming"}).go("Infirmary").legal()[-1] == "stop"
    scene = Scene({"A": "Jamming"}, injured=1).go("Infirmary").act("heal in infirmary")
    assert not scene.s.is_injured(0)


def test_R8_4_RR36_a_snack_break_is_announced_and_nothing_else() -> None:
    scene = Scene({"A": "Entrance", "B": "Vault"}).go("Kitchen")
    before = GAME.clone(scene.s)
    scene.act("snack break")
    assert scene.told(None, Stopped) == [Stopped(0, True)]
    assert scene.to_act == "B"
    scene.s = before
    scene.act("stop")
    assert scene.to_act == "B"


def test_R9_1_RR33_the_radio_calls_a_helicopter_of_any_faction_to_an_empty_helipad() -> None:
    scene = Scene({"A": "Vault"}).go("Radio")
    assert "call uk helicopter" in scene.legal()
    assert "call usa helicopter" not in scene.legal(), "not in play"
    scene.act("call ussr helicopter")
    assert scene.s.helicopter == 1
    scene = Scene({"A": "Vault"}, helicopter=0).go("Radio")
    assert not any(name.startswith("call") for name in scene.legal())
    scene = Scene({"A": "Vault"}, lost=[2, 0, 0, 0]).go("Radio")
    assert [n for n in scene.legal() if n.startswith("call")] == ["call ussr helicopter"]


def test_R9_5_the_breaker_turns_the_lights_off_and_on() -> None:
    scene = Scene({"A": "Cellar"})
    assert not scene.s.dark
    scene.go("Breaker").act("switch lights")
    assert scene.s.dark
    scene = Scene({"A": "Cellar"}, dark=True).go("Breaker").act("switch lights")
    assert not scene.s.dark


def test_R13_3_in_training_most_rooms_are_empty() -> None:
    for start, there in [
        ("Vault", "Radio"),
        ("Cellar", "Breaker"),
        ("Infirmary", "Central Lock"),
        ("Entrance", "Kitchen"),
    ]:
        scene = Scene({"A": start}, mission=TWO_MAN_RULE).go(there)
        assert [n for n in scene.legal() if not n.startswith("go ")] == ["stop"]
    for start, there, name in [
        ("X-ray", "Armoury", "draw weapons"),
        ("Gallery", "terrace Storage", "search storage"),
        ("Tunnel", "basement Storage", "search storage"),
        ("Entrance", "Ballroom", "start reception"),
        ("Jamming", "Infirmary", "heal in infirmary"),
    ]:
        scene = Scene({"A": start}, mission=TWO_MAN_RULE, injured=1)
        assert name in scene.go(there).legal()
    rooms = {"A": "Entrance", "B": "Ballroom", "C": "Security HQ"}
    scene = Scene(rooms, mission=TWO_MAN_RULE).go("Ballroom").exchange("neutral", "neutral")
    assert scene.s.eyes == 0b11
    rooms = {"A": "ground Staircase", "B": "X-ray"}
    scene = Scene(rooms, mission=TWO_MAN_RULE).go("Entrance")
    assert len(scene.told("B", Scanned)) == 1


def test_R16_3_in_the_danger_zone_five_rooms_are_empty() -> None:
    for start, there in [
        ("Telex", "Security HQ"),
        ("Entrance", "Ballroom"),
        ("Infirmary", "Central Lock"),
        ("Cellar", "Computer"),
        ("Cellar", "Breaker"),
    ]:
        scene = Scene({"A": start}, mission=DANGER_ZONE).go(there)
        assert [n for n in scene.legal() if not n.startswith("go ")] == ["stop"]
