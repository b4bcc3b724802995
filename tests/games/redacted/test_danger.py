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
from brushpass.games.redacted.speech.messages.turns import Finished, Turn
from tests.games.redacted.scenario import Position, item, room


def zone(
    where: str, other: str = "Office", items: dict[str, list[str]] | None = None, **more: object
) -> Position:
    return Position({"A": where, "B": other}, items, mission=DANGER_ZONE, **more)  # type: ignore[arg-type]


def guard_in(name: str, where: str, **more: object) -> Position:
    """A walks into a guard's room."""
    return zone(where, guards=[room(name)], **more).go(name)  # type: ignore[arg-type]


# Alerts


def test_R16_5_RR46_a_card_for_every_turn_and_for_noisy_rooms() -> None:
    position = zone("Gallery")
    assert len(position.told(None, Alert)) == 1
    position.go("terrace Storage").act("search storage")
    assert len(position.told(None, Alert)) == 2, "only B's turn: Storage is quiet"
    for start, there, action, extra in [
        ("X-ray", "Armoury", "draw weapons", {}),
        ("Jamming", "Infirmary", "heal in infirmary", {"injured": 1}),
        ("Vault", "Radio", "call uk helicopter", {}),
        ("Infirmary", "Jamming", "switch jamming", {}),
    ]:
        position = zone(start, **extra).go(there).act(action)  # type: ignore[arg-type]
        if position.to_act == "A":
            position.act("choose brass knuckles")
        assert len(position.told(None, Alert)) == 3, there


def test_RR46_helipad_and_hideout_are_noisy_escorting_is_not() -> None:
    position = zone("Gallery", items={"A": ["USA intel"]}, helicopter=0).go("Helipad")
    assert len(position.act("use usa intel").told(None, Alert)) == 3
    position = zone("Security HQ", items={"A": ["Microfilm 2"]}).go("Telex")
    assert len(position.act("use microfilm 2").told(None, Alert)) == 3
    position = zone("Security HQ", vip=room("Security HQ")).act("escort gallery")
    assert len(position.told(None, Alert)) == 2


@pytest.mark.parametrize(("level", "sum_"), [(0, 5), (1, 6), (2, 4)])
def test_R16_6_a_guard_appears_at_the_threshold(level: int, sum_: int) -> None:
    # Cards 9 to 11 count two each, cards 3 to 8 one each.
    drawn = {4: [9, 10], 5: [9, 10, 3], 6: [9, 10, 11]}[sum_]
    position = zone("Vault", level=level, alerts=drawn[:-1])
    position.s.alerts = drawn[:-1]
    before = len(position.s.guards)
    left = [card for card in range(12) if card not in drawn[:-1]]
    position.luck(left.index(drawn[-1])).go("Cellar").act("stop")
    assert len(position.s.guards) == before + 1
    assert position.s.alerts == [], "all alert cards are shuffled"


def test_R16_6_dynamic_reads_the_threshold_off_the_card() -> None:
    position = zone("Vault", level=3)
    position.s.alerts = [9, 10]  # level 4
    left = [card for card in range(12) if card not in (9, 10)]
    position.luck(left.index(0)).go("Cellar").act("stop")  # number 0, threshold 4
    assert len(position.s.guards) == 1
    assert NAMES[position.s.guards[0]] == "Helipad"


def test_R16_7_the_room_of_the_card_before_if_the_place_is_taken() -> None:
    position = zone("Vault", "Helipad")
    position.s.level = 2
    position.s.alerts = [10, 11, 3]
    assert ALERTS[3][2] == room("Gallery")
    position.s.alerts = [9, 3, 4]
    left = [card for card in range(12) if card not in (9, 3, 4)]
    position.luck(left.index(0)).go("Cellar").act("stop")  # Helipad: B is there; then card 4, Vault
    assert [NAMES[guard] for guard in position.s.guards] == ["Vault"]


def test_R16_7_if_all_are_taken_more_cards_are_drawn_for_the_room() -> None:
    position = zone("Vault", "Helipad", guards=[room("Armoury"), room("Cellar")])
    position.s.level = 2
    position.s.alerts = [9, 10]
    left = [card for card in range(12) if card not in (9, 10)]
    position.luck(left.index(0), 0).go("Radio").act("stop")
    assert len(position.s.guards) == 3
    assert NAMES[position.s.guards[-1]] not in ("Armoury", "Cellar", "Helipad")


def due(position: Position) -> Position:
    """The next alert card calls a guard."""
    position.s.alerts = [9, 10]
    left = [card for card in range(12) if card not in (9, 10)]
    return position.luck(left.index(3))


def test_R16_8_the_new_guard_has_an_objective_if_none_is_out() -> None:
    position = due(zone("Vault")).go("Cellar").act("stop")
    assert position.told(None, Guard) == [Guard(room("Gallery"), True)]
    position = due(zone("Vault", guards=[room("Kitchen")], prize=room("Kitchen")))
    position.go("Cellar").act("stop")
    assert position.told(None, Guard) == [Guard(room("Gallery"), False)]


def test_R16_8_an_empty_objective_deck_is_made_anew() -> None:
    position = due(zone("Vault"))
    position.s.objectives = Pile([0] * KINDS)
    position.s.bottom = NONE
    position.s.dropped.add(item("Microfilm 1"), 0b10)
    position.go("Cellar").act("stop")
    assert position.told(None, Guard)[0].objective
    assert position.s.objectives.counts[item("Microfilm 1")] == 1
    assert position.view("B").dropped == []
    position = due(zone("Vault"))
    position.s.objectives = Pile([0] * KINDS)
    position.s.bottom = NONE
    position.go("Cellar").act("stop")
    assert not position.told(None, Guard)[0].objective


def test_R16_16_a_fifth_guard_ends_the_game_and_both_have_lost() -> None:
    full = [room(name) for name in ("Kitchen", "Radio", "Vault", "Infirmary")]
    position = due(zone("Helipad", guards=full)).go("Gallery").act("stop")
    assert position.ending == "overrun by guards"
    assert position.winners == ""
    result = GAME.result(position.s)
    assert result is not None
    assert GAME.face.words().verdict(result, 0) == "You both lost"
    assert result.honest == (-0.5, -0.5)
    said = GAME.face.words().news(position.told(None, Finished)[-1], None)
    assert said == "The end: overrun by guards. Both lost."


# Guards


def test_R16_9_only_the_player_sees_the_guards_weapon() -> None:
    position = guard_in("Gallery", "Helipad")
    assert position.to_act == "A"
    position.luck(1).act("show knife")
    assert position.told("A", Fought) == [Fought(0, True, 1, KNIFE, GARROTTE)]
    assert position.told("B", Fought) == [Fought(0, True, 1, HIDDEN, HIDDEN)]
    assert position.view("A").guard_cards == [GARROTTE]
    assert position.view("B").guard_cards == [HIDDEN]


def test_R16_9_each_weapon_once_before_the_guards_shuffle() -> None:
    position = guard_in("Gallery", "Helipad")
    for kind in range(3):
        position.s.guard_cards.add(kind, 0b1)
    position.luck(2).act("show neutral")
    assert position.s.guard_cards.kinds == [KNIFE]


def test_R16_9_RR47_combat_items_help_except_after_friendly() -> None:
    held = {"A": ["Hidden Weapon", "Hidden Weapon"]}
    position = guard_in("Gallery", "Helipad", items=held).act("show neutral")
    position.act("use hidden weapon", "use hidden weapon", "pass")
    assert position.told(None, MetGuard)[0].outcome == 1
    position = guard_in("Gallery", "Helipad", items=held).act("show friendly")
    assert position.legal() == ["pass"]
    position = guard_in("Gallery", "Helipad", items={"A": ["Bulletproof Vest"]}).act("show neutral")
    position.act("use bulletproof vest", "pass")
    assert position.told(None, MetGuard)[0].outcome == 0


def test_R16_10_RR48_a_beaten_guard_goes_and_an_action_is_left() -> None:
    position = guard_in("terrace Storage", "Gallery").luck(1).act("show knife", "pass")
    assert position.s.guards == []
    assert position.to_act == "A"
    assert "search storage" in position.legal()
    assert not any(name.startswith("go ") for name in position.legal())


def beaten(objective: str, **more: object) -> Position:
    there = room("Gallery")
    position = zone("Helipad", guards=[there], prize=there, **more).go("Gallery")  # type: ignore[arg-type]
    return position.luck(1, kinds=[objective]).act("show knife", "pass")


def test_R16_10_the_objective_is_seen_by_the_winner_alone_and_may_be_taken() -> None:
    position = beaten("Microfilm 1")
    film = item("Microfilm 1")
    assert position.told("A", Prize) == [Prize(0, False, film)]
    assert position.told("B", Prize) == [Prize(0, False, HIDDEN)]
    assert position.view("A").prize_kind == film
    position.act("take it")
    assert position.items("A") == ["Microfilm 1"]
    assert position.view("B").agents[0].items == [HIDDEN]


def test_RR50_what_is_not_wanted_or_dropped_goes_to_the_objective_discard() -> None:
    position = beaten("Microfilm 1").act("leave it")
    assert position.view("A").dropped == [item("Microfilm 1")]
    assert position.view("B").dropped == [HIDDEN]
    held = {"A": ["grey Floppy 2", "Key", "Hidden Weapon"]}
    position = beaten("Microfilm 1", items=held).act("take it", "drop grey floppy 2")
    assert position.s.dropped.kinds == [item("grey Floppy 2")]
    assert position.s.buried.kinds == []
    assert "Microfilm 1" in position.items("A")


def test_R16_10_the_vip_file_brings_the_vip_to_the_ballroom() -> None:
    position = beaten("VIP file")
    assert position.s.vip == BALLROOM
    assert position.s.removed[VIP_FILE] == 1
    assert position.items("A") == []
    assert position.told("B", Prize) == [Prize(0, True, HIDDEN)]


def test_R16_11_a_tie_means_sneaking_out() -> None:
    position = guard_in("Gallery", "Helipad").luck(2).act("show knife", "pass")
    assert position.to_act == "A"
    assert sorted(position.legal()) == ["go security hq", "go terrace storage"]
    position.go("Security HQ")
    assert position.to_act == "B"


def test_R16_11_RR55_a_defeat_costs_an_item_or_an_injury() -> None:
    position = guard_in("Gallery", "Helipad", items={"A": ["Key"]}).act("show neutral", "pass")
    assert position.told("B", Lost) == [Lost(0, item("Key"))]
    assert position.s.discard[item("Key")] == 1
    position = guard_in("Gallery", "Helipad").act("show neutral", "pass")
    assert position.s.is_injured(0)


def test_RR49_guards_are_passed_when_sneaking() -> None:
    position = zone("Entrance", "Ballroom", guards=[room("Jamming")])
    position.go("Ballroom").fight("knife", "neutral").act("injure").go("Jamming")
    assert position.to_act == "B"
    position.go("Infirmary")
    assert position.where("B") == "Infirmary"
    assert position.s.down == 0


# Objectives


def test_R16_12_RR51_the_vip_walks_one_room_for_an_action_also_without_moving_first() -> None:
    position = zone("Telex", "Office", vip=room("Security HQ"))
    position.go("Security HQ")
    assert "escort telex" not in position.legal(), "that is where the turn began"
    position.act("escort gallery")
    assert position.where("A") == "Gallery"
    assert position.s.vip == room("Gallery")
    assert position.to_act == "B"
    position.go("Kitchen").act("stop", "pass")
    assert "escort security hq" in position.legal()
    position.s.guards = [room("Security HQ")]
    assert "escort security hq" not in position.legal()
    assert "escort terrace service stairs" not in position.legal()


def test_R16_12_RR51_only_the_own_hideout_is_worth_three_points() -> None:
    position = zone("Security HQ", vip=room("Security HQ")).act("escort telex")
    assert position.s.points == [3, 0]
    assert position.s.vip == NONE
    position = zone("Breaker", vip=room("Breaker")).act("escort tunnel")
    assert position.s.points == [0, 0]
    assert position.s.vip == room("Tunnel")


def test_R16_13_RR52_a_decryption_counts_at_the_next_turn() -> None:
    for down, points in ((0, 1), (1, 0)):
        position = zone("Security HQ", items={"A": ["Microfilm 2"]}).go("Telex")
        position.act("use microfilm 2")
        assert position.s.points == [0, 0]
        assert position.view("B").dropped == [item("Microfilm 2")]
        position.s.down = down
        position.go("Kitchen").act("stop", "pass")
        assert position.s.points == [points, 0]


def test_R16_13_displaced_from_the_hideout_it_is_lost() -> None:
    position = zone("Security HQ", "Gallery", items={"A": ["Microfilm 2"]}).go("Telex")
    position.act("use microfilm 2").go("terrace Storage", "Telex").fight("knife", "neutral")
    position.act("injure").go("Security HQ")
    assert position.to_act == "A"
    assert position.s.points == [0, 0]


def test_R16_14_RR53_an_upload_needs_the_jamming_off_and_restores_it() -> None:
    position = zone("Security HQ", items={"A": ["grey Floppy 2"]}).go("Telex")
    assert "use grey floppy 2" not in position.legal()
    position = zone("Infirmary").go("Jamming").act("switch jamming")
    assert position.s.unjammed
    position = zone("Infirmary", unjammed=True).go("Jamming").act("switch jamming")
    assert not position.s.unjammed, "restoring it is an action too"
    position = zone("Security HQ", items={"A": ["grey Floppy 2"]}, unjammed=True).go("Telex")
    position.act("use grey floppy 2")
    assert position.s.points == [1, 0]
    assert position.told(None, Turn)[-1].points == [1, 0]
    assert not position.s.unjammed


def test_R16_15_RR50_RR53_a_delivery_is_worth_two_and_the_helicopter_leaves() -> None:
    position = zone("Gallery", items={"A": ["USA intel"]}).go("Helipad")
    assert "use usa intel" not in position.legal()
    position = zone("Gallery", items={"A": ["USA intel"]}, helicopter=1).go("Helipad")
    position.act("use usa intel")
    assert position.s.points == [2, 0]
    assert position.s.helicopter == NONE
    assert position.s.lost == [0, 0, 0, 0], "back to the supply"
    assert position.s.removed[item("USA intel")] == 1
    assert position.s.dropped.kinds == []


def test_R16_16_seven_points_win_at_once() -> None:
    position = zone("Security HQ", vip=room("Security HQ"), points=[4, 6]).act("escort telex")
    assert position.ending == "seven points"
    assert position.winners == "A"


@pytest.mark.parametrize(("points", "winners"), [([0, 1], "A"), ([0, 2], "AB"), ([0, 3], "B")])
def test_R16_16_RR54_the_third_delivery_ends_it(points: list[int], winners: str) -> None:
    held = {"A": ["USA intel"]}
    position = zone("Gallery", items=held, helicopter=1, deliveries=2, points=points).go("Helipad")
    position.act("use usa intel")
    assert position.ending == "three deliveries"
    assert position.winners == winners
    assert GAME.to_act(position.s) == ()


def test_R16_13_R16_16_a_decryption_can_win_before_the_next_alert() -> None:
    position = zone("Security HQ", items={"A": ["Microfilm 2"]}, points=[6, 0]).go("Telex")
    position.act("use microfilm 2")
    alerts = len(position.told(None, Alert))
    position.go("Kitchen").act("stop", "pass")
    assert position.ending == "seven points"
    assert position.winners == "A"
    assert len(position.told(None, Alert)) == alerts
