"""R16 Danger Zone."""

import pytest

from brushpass.core.piles import Pile
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    DANGER_ZONE,
    GARROTTE,
    HIDDEN,
    KINDS,
    KNIFE,
    NONE,
    VIP_FILE,
)
from brushpass.games.redacted.rules.embassy import BALLROOM, NAMES
from brushpass.games.redacted.speech.messages.danger_zone import (
    Alert,
    Fought,
    Guard,
    Lost,
    MetGuard,
    Prize,
)
from brushpass.games.redacted.speech.messages.turns import Turn
from tests.games.redacted.scenario import Scene, item, room


def zone(
    where: str, other: str = "Office", items: dict[str, list[str]] | None = None, **more: object
) -> Scene:
    return Scene({"A": where, "B": other}, items, mission=DANGER_ZONE, **more)  # type: ignore[arg-type]


def guard_in(name: str, where: str, **more: object) -> Scene:
    """A walks into a guard's room."""
    return zone(where, guards=[room(name)], **more).go(name)  # type: ignore[arg-type]


# Alerts


def test_R16_5_RR46_a_card_for_every_turn_and_for_noisy_rooms() -> None:
    scene = zone("Gallery")
    assert len(scene.told(None, Alert)) == 1
    scene.go("terrace Storage").act("search storage")
    assert len(scene.told(None, Alert)) == 2, "only B's turn: Storage is quiet"
    for start, there, action, extra in [
        ("X-ray", "Armoury", "draw weapons", {}),
        ("Jamming", "Infirmary", "heal in infirmary", {"injured": 1}),
        ("Vault", "Radio", "call uk helicopter", {}),
        ("Infirmary", "Jamming", "switch jamming", {}),
    ]:
        scene = zone(start, **extra).go(there).act(action)  # type: ignore[arg-type]
        if scene.to_act == "A":
            scene.act("choose brass knuckles")
        assert len(scene.told(None, Alert)) == 3, there


def test_RR46_helipad_and_hideout_are_noisy_escorting_is_not() -> None:
    scene = zone("Gallery", items={"A": ["USA intel"]}, helicopter=0).go("Helipad")
    assert len(scene.act("use usa intel").told(None, Alert)) == 3
    scene = zone("Security HQ", items={"A": ["Microfilm 2"]}).go("Telex")
    assert len(scene.act("use microfilm 2").told(None, Alert)) == 3
    scene = zone("Security HQ", vip=room("Security HQ")).act("escort gallery")
    assert len(scene.told(None, Alert)) == 2


@pytest.mark.parametrize(("level", "sum_"), [(0, 5), (1, 6), (2, 4)])
def test_R16_6_a_guard_appears_at_the_threshold(level: int, sum_: int) -> None:
    # Cards 9 to 11 count two each, cards 3 to 8 one each.
    drawn = {4: [9, 10], 5: [9, 10, 3], 6: [9, 10, 11]}[sum_]
    scene = zone("Vault", level=level, alerts=drawn[:-1])
    scene.s.alerts = drawn[:-1]
    before = len(scene.s.guards)
    left = [card for card in range(12) if card not in drawn[:-1]]
    scene.luck(left.index(drawn[-1])).go("Cellar").act("stop")
    assert len(scene.s.guards) == before + 1
    assert scene.s.alerts == [], "all alert cards are shuffled"


def test_R16_6_dynamic_reads_the_threshold_off_the_card() -> None:
    scene = zone("Vault", level=3)
    scene.s.alerts = [9, 10]  # level 4
    left = [card for card in range(12) if card not in (9, 10)]
    scene.luck(left.index(0)).go("Cellar").act("stop")  # number 0, threshold 4
    assert len(scene.s.guards) == 1
    assert NAMES[scene.s.guards[0]] == "Helipad"


def test_R16_7_the_room_of_the_card_before_if_the_place_is_taken() -> None:
    scene = zone("Vault", "Helipad")
    scene.s.level = 2
    scene.s.alerts = [10, 11, 3]
    assert ALERTS[3][2] == room("Gallery")
    scene.s.alerts = [9, 3, 4]
    left = [card for card in range(12) if card not in (9, 3, 4)]
    scene.luck(left.index(0)).go("Cellar").act("stop")  # Helipad: B is there; then card 4, Vault
    assert [NAMES[guard] for guard in scene.s.guards] == ["Vault"]


def test_R16_7_if_all_are_taken_more_cards_are_drawn_for_the_room() -> None:
    scene = zone("Vault", "Helipad", guards=[room("Armoury"), room("Cellar")])
    scene.s.level = 2
    scene.s.alerts = [9, 10]
    left = [card for card in range(12) if card not in (9, 10)]
    scene.luck(left.index(0), 0).go("Radio").act("stop")
    assert len(scene.s.guards) == 3
    assert NAMES[scene.s.guards[-1]] not in ("Armoury", "Cellar", "Helipad")


def due(scene: Scene) -> Scene:
    """The next alert card calls a guard."""
    scene.s.alerts = [9, 10]
    left = [card for card in range(12) if card not in (9, 10)]
    return scene.luck(left.index(3))


def test_R16_8_the_new_guard_has_an_objective_if_none_is_out() -> None:
    scene = due(zone("Vault")).go("Cellar").act("stop")
    assert scene.told(None, Guard) == [Guard(room("Gallery"), True)]
    scene = due(zone("Vault", guards=[room("Kitchen")], prize=room("Kitchen")))
    scene.go("Cellar").act("stop")
    assert scene.told(None, Guard) == [Guard(room("Gallery"), False)]


def test_R16_8_an_empty_objective_deck_is_made_anew() -> None:
    scene = due(zone("Vault"))
    scene.s.objectives = Pile([0] * KINDS)
    scene.s.bottom = NONE
    scene.s.dropped.add(item("Microfilm 1"), 0b10)
    scene.go("Cellar").act("stop")
    assert scene.told(None, Guard)[0].objective
    assert scene.s.objectives.counts[item("Microfilm 1")] == 1
    assert scene.view("B").dropped == []
    scene = due(zone("Vault"))
    scene.s.objectives = Pile([0] * KINDS)
    scene.s.bottom = NONE
    scene.go("Cellar").act("stop")
    assert not scene.told(None, Guard)[0].objective


def test_R16_16_a_fifth_guard_ends_the_game_for_both() -> None:
    full = [room(name) for name in ("Kitchen", "Radio", "Vault", "Infirmary")]
    scene = due(zone("Helipad", guards=full)).go("Gallery").act("stop")
    assert scene.ending == "overrun by guards"
    assert scene.winners == ""


# Guards


def test_R16_9_only_the_player_sees_the_guards_weapon() -> None:
    scene = guard_in("Gallery", "Helipad")
    assert scene.to_act == "A"
    scene.luck(1).act("show knife")
    assert scene.told("A", Fought) == [Fought(0, True, 1, KNIFE, GARROTTE)]
    assert scene.told("B", Fought) == [Fought(0, True, 1, HIDDEN, HIDDEN)]
    assert scene.view("A").guard_cards == [GARROTTE]
    assert scene.view("B").guard_cards == [HIDDEN]


def test_R16_9_each_weapon_once_before_the_guards_shuffle() -> None:
    scene = guard_in("Gallery", "Helipad")
    for kind in range(3):
        scene.s.guard_cards.add(kind, 0b1)
    scene.luck(2).act("show neutral")
    assert scene.s.guard_cards.kinds == [KNIFE]


def test_R16_9_RR47_combat_items_help_except_after_friendly() -> None:
    held = {"A": ["Hidden Weapon", "Hidden Weapon"]}
    scene = guard_in("Gallery", "Helipad", items=held).act("show neutral")
    scene.act("use hidden weapon", "use hidden weapon", "pass")
    assert scene.told(None, MetGuard)[0].outcome == 1
    scene = guard_in("Gallery", "Helipad", items=held).act("show friendly")
    assert scene.legal() == ["pass"]
    scene = guard_in("Gallery", "Helipad", items={"A": ["Bulletproof Vest"]}).act("show neutral")
    scene.act("use bulletproof vest", "pass")
    assert scene.told(None, MetGuard)[0].outcome == 0


def test_R16_10_RR48_a_beaten_guard_goes_and_an_action_is_left() -> None:
    scene = guard_in("terrace Storage", "Gallery").luck(1).act("show knife", "pass")
    assert scene.s.guards == []
    assert scene.to_act == "A"
    assert "search storage" in scene.legal()
    assert not any(name.startswith("go ") for name in scene.legal())


def beaten(objective: str, **more: object) -> Scene:
    there = room("Gallery")
    scene = zone("Helipad", guards=[there], prize=there, **more).go("Gallery")  # type: ignore[arg-type]
    return scene.luck(1, kinds=[objective]).act("show knife", "pass")


def test_R16_10_the_objective_is_seen_by_the_winner_alone_and_may_be_taken() -> None:
    scene = beaten("Microfilm 1")
    film = item("Microfilm 1")
    assert scene.told("A", Prize) == [Prize(0, False, film)]
    assert scene.told("B", Prize) == [Prize(0, False, HIDDEN)]
    assert scene.view("A").prize_kind == film
    scene.act("take it")
    assert scene.items("A") == ["Microfilm 1"]
    assert scene.view("B").agents[0].items == [HIDDEN]


def test_RR50_what_is_not_wanted_or_dropped_goes_to_the_objective_discard() -> None:
    scene = beaten("Microfilm 1").act("leave it")
    assert scene.view("A").dropped == [item("Microfilm 1")]
    assert scene.view("B").dropped == [HIDDEN]
    held = {"A": ["grey Floppy 2", "Key", "Hidden Weapon"]}
    scene = beaten("Microfilm 1", items=held).act("take it", "drop grey floppy 2")
    assert scene.s.dropped.kinds == [item("grey Floppy 2")]
    assert scene.s.buried.kinds == []
    assert "Microfilm 1" in scene.items("A")


def test_R16_10_the_vip_file_brings_the_vip_to_the_ballroom() -> None:
    scene = beaten("VIP file")
    assert scene.s.vip == BALLROOM
    assert scene.s.removed[VIP_FILE] == 1
    assert scene.items("A") == []
    assert scene.told("B", Prize) == [Prize(0, True, HIDDEN)]


def test_R16_11_a_tie_means_sneaking_out() -> None:
    scene = guard_in("Gallery", "Helipad").luck(2).act("show knife", "pass")
    assert scene.to_act == "A"
    assert sorted(scene.legal()) == ["go security hq", "go terrace storage"]
    scene.go("Security HQ")
    assert scene.to_act == "B"


def test_R16_11_RR55_a_defeat_costs_an_item_or_an_injury() -> None:
    scene = guard_in("Gallery", "Helipad", items={"A": ["Key"]}).act("show neutral", "pass")
    assert scene.told("B", Lost) == [Lost(0, item("Key"))]
    assert scene.s.discard[item("Key")] == 1
    scene = guard_in("Gallery", "Helipad").act("show neutral", "pass")
    assert scene.s.is_injured(0)


def test_RR49_guards_are_passed_when_sneaking() -> None:
    scene = zone("Entrance", "Ballroom", guards=[room("Jamming")])
    scene.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    assert scene.to_act == "B"
    scene.go("Infirmary")
    assert scene.where("B") == "Infirmary"
    assert scene.s.down == 0


# Objectives


def test_R16_12_RR51_the_vip_walks_one_room_for_an_action_also_without_moving_first() -> None:
    scene = zone("Telex", "Office", vip=room("Security HQ"))
    scene.go("Security HQ")
    assert "escort telex" not in scene.legal(), "that is where the turn began"
    scene.act("escort gallery")
    assert scene.where("A") == "Gallery"
    assert scene.s.vip == room("Gallery")
    assert scene.to_act == "B"
    scene.go("Kitchen").act("stop")
    assert "escort security hq" in scene.legal()
    scene.s.guards = [room("Security HQ")]
    assert "escort security hq" not in scene.legal()
    assert "escort terrace service stairs" not in scene.legal()


def test_R16_12_RR51_only_the_own_hideout_is_worth_three_points() -> None:
    scene = zone("Security HQ", vip=room("Security HQ")).act("escort telex")
    assert scene.s.points == [3, 0]
    assert scene.s.vip == NONE
    scene = zone("Breaker", vip=room("Breaker")).act("escort tunnel")
    assert scene.s.points == [0, 0]
    assert scene.s.vip == room("Tunnel")


def test_R16_13_RR52_a_decryption_counts_at_the_next_turn() -> None:
    for down, points in ((0, 1), (1, 0)):
        scene = zone("Security HQ", items={"A": ["Microfilm 2"]}).go("Telex")
        scene.act("use microfilm 2")
        assert scene.s.points == [0, 0]
        assert scene.view("B").dropped == [item("Microfilm 2")]
        scene.s.down = down
        scene.go("Kitchen").act("stop")
        assert scene.s.points == [points, 0]


def test_R16_13_displaced_from_the_hideout_it_is_lost() -> None:
    scene = zone("Security HQ", "Gallery", items={"A": ["Microfilm 2"]}).go("Telex")
    scene.act("use microfilm 2").go("terrace Storage", "Telex").fight("knife", "neutral")
    scene.act("injure").go("Security HQ")
    assert scene.to_act == "A"
    assert scene.s.points == [0, 0]


def test_R16_14_RR53_an_upload_needs_the_jamming_off_and_restores_it() -> None:
    scene = zone("Security HQ", items={"A": ["grey Floppy 2"]}).go("Telex")
    assert "use grey floppy 2" not in scene.legal()
    scene = zone("Infirmary").go("Jamming").act("switch jamming")
    assert scene.s.unjammed
    scene = zone("Infirmary", unjammed=True).go("Jamming").act("switch jamming")
    assert not scene.s.unjammed, "restoring it is an action too"
    scene = zone("Security HQ", items={"A": ["grey Floppy 2"]}, unjammed=True).go("Telex")
    scene.act("use grey floppy 2")
    assert scene.s.points == [1, 0]
    assert scene.told(None, Turn)[-1].points == [1, 0]
    assert not scene.s.unjammed


def test_R16_15_RR50_RR53_a_delivery_is_worth_two_and_the_helicopter_leaves() -> None:
    scene = zone("Gallery", items={"A": ["USA intel"]}).go("Helipad")
    assert "use usa intel" not in scene.legal()
    scene = zone("Gallery", items={"A": ["USA intel"]}, helicopter=1).go("Helipad")
    scene.act("use usa intel")
    assert scene.s.points == [2, 0]
    assert scene.s.helicopter == NONE
    assert scene.s.lost == [0, 0, 0, 0], "back to the supply"
    assert scene.s.removed[item("USA intel")] == 1
    assert scene.s.dropped.kinds == []


def test_R16_16_seven_points_win_at_once() -> None:
    scene = zone("Security HQ", vip=room("Security HQ"), points=[4, 6]).act("escort telex")
    assert scene.ending == "seven points"
    assert scene.winners == "A"


@pytest.mark.parametrize(("points", "winners"), [([0, 1], "A"), ([0, 2], "AB"), ([0, 3], "B")])
def test_R16_16_RR54_the_third_delivery_ends_it(points: list[int], winners: str) -> None:
    held = {"A": ["USA intel"]}
    scene = zone("Gallery", items=held, helicopter=1, deliveries=2, points=points).go("Helipad")
    scene.act("use usa intel")
    assert scene.ending == "three deliveries"
    assert scene.winners == winners
    assert GAME.to_act(scene.s) == ()


def test_R16_13_R16_16_a_decryption_can_win_before_the_next_alert() -> None:
    scene = zone("Security HQ", items={"A": ["Microfilm 2"]}, points=[6, 0]).go("Telex")
    scene.act("use microfilm 2")
    alerts = len(scene.told(None, Alert))
    scene.go("Kitchen").act("stop")
    assert scene.ending == "seven points"
    assert scene.winners == "A"
    assert len(scene.told(None, Alert)) == alerts
