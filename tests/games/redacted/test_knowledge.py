"""Who knows what about whom, and for how long."""

from brushpass.core.chance import Fast
from brushpass.core.knowledge import Cards
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import HIDDEN, KNIFE
from brushpass.games.redacted.rules.hands import hand_over, show_hand, use_up
from brushpass.games.redacted.speech.page import SureWeapons
from brushpass.games.redacted.view import see_in_order
from tests.games.redacted.scenario import Position, item


def scanned(*held: str) -> Position:
    """A passed a detector, and B in the X-ray room saw the items. A stands in the Entrance."""
    position = Position({"A": "ground Staircase", "B": "X-ray", "C": "Vault"}, {"A": held})
    return position.go("Entrance")


def used(position: Position, seat: int, name: str) -> None:
    use_up(position.s, seat, item(name))
    position.tell.used(seat, item(name))


def test_R7_4_what_was_seen_stays_known_while_the_hand_stays() -> None:
    position = scanned("Bomb", "Key")
    position.go("Ballroom").act("stop")
    assert position.view("B").agents[0].items == [item("Bomb"), item("Key")]
    assert position.view("C").agents[0].items == [HIDDEN, HIDDEN]
    assert position.view(None).agents[0].items == [HIDDEN, HIDDEN]


def test_RR56_the_owner_knows_who_has_seen_the_own_items() -> None:
    position = scanned("Bomb")
    assert position.page("A").items.exposed == [0b10]
    imagined = GAME.imagine(position.view("A"), Fast(1))
    assert GAME.see(imagined, 1, None).agents[0].items == [item("Bomb")]


def test_RR32_a_card_dropped_unseen_leaves_the_watcher_unsure_of_each_kind() -> None:
    position = scanned("Bomb", "Key", "Key")
    position.s.room[0], position.s.barred = 4, 0
    position.go("terrace Storage").act("search storage", "drop key")
    seen = position.view("B").agents[0].items
    assert seen == [item("Key"), HIDDEN, HIDDEN], "a Bomb or a Key has gone; one Key is left"


def test_RR32_an_open_use_takes_just_that_card_from_what_is_known() -> None:
    position = scanned("Contraband", "Key", "Bomb").act("use contraband")
    assert position.view("B").agents[0].items == [item("Bomb"), item("Key")]


def test_equal_items_all_known_stay_known_after_a_blind_loss() -> None:
    position = scanned("Key", "Key", "Key")
    position.s.room[0], position.s.barred = 4, 0
    position.go("terrace Storage").luck(kinds=["Bomb"]).act("search storage", "drop key")
    assert position.view("B").agents[0].items == [item("Key"), item("Key"), HIDDEN]
    assert position.view("B").buried == [item("Key")]


def test_R5_2_a_theft_between_others_is_blind_for_the_watcher() -> None:
    position = Position(
        {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom"}, {"A": ["Bomb", "Key"]}
    )
    position.go("Entrance", "Ballroom").fight("neutral", "knife").luck(0).act("steal")
    assert position.view("B").agents[0].items == [HIDDEN]
    assert position.view("B").agents[2].items == [HIDDEN]
    assert position.view("A").agents[2].items == [item("Bomb")]


def test_RR56_what_follows_from_a_hand_of_equal_items_is_concluded_but_not_exposed() -> None:
    position = Position(
        {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom"}, {"A": ["Key", "Key"]}
    )
    position.go("Entrance", "Ballroom").fight("neutral", "knife").act("steal")
    assert position.view("B").agents[0].items == [item("Key")]
    assert position.view("B").agents[2].items == [item("Key")]
    assert position.page("C").items.exposed == [0b1], "A knows; what B can conclude C does not know"


def test_RR57_an_item_that_appears_tells_where_the_other_is() -> None:
    position = Position(
        {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom"}, {"A": ["Contraband", "Bomb"]}
    )
    position.go("Entrance", "Ballroom").fight("neutral", "knife").luck(1).act("steal")
    assert position.view("B").agents[2].items == [HIDDEN]
    assert len(position.page("B").items.cases) == 2
    used(position, 2, "Contraband")
    assert position.view("B").agents[0].items == [item("Bomb")]
    assert position.page("B").items.cases == []


def test_RR57_an_item_that_mixes_twice_is_still_one_of_three() -> None:
    """A had a Key and a Bomb; C with one more card steals one of them, and D one of C's two."""
    rooms = {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom", "D": "Jamming"}
    position = Position(rooms, {"A": ["Key", "Bomb"], "C": ["Bulletproof Vest"]})
    position.go("Entrance", "Ballroom").fight("neutral", "knife").luck(0).act("steal")
    hand_over(position.s, 2, 3, item("Bomb"), 0b1100)
    position.tell.stole(3, 2, item("Bomb"), 0b1100)
    assert len(position.page("B").items.cases) == 4
    assert position.view("B").agents[0].items == [HIDDEN]
    used(position, 3, "Bomb")
    assert position.view("B").agents[0].items == [HIDDEN], "it may be the other Bomb"
    used(position, 2, "Bulletproof Vest")
    assert position.view("B").agents[0].items == [item("Key")], (
        "C had the Vest, so D the stolen one"
    )


def test_RR57_who_sees_the_rest_of_a_hand_knows_what_has_gone() -> None:
    rooms = {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom"}
    position = Position(rooms, {"A": ["Key", "Bomb"]})
    position.go("Entrance", "Ballroom").fight("neutral", "knife").luck(0).act("steal")
    show_hand(position.s, 0, 1)
    position.tell.scanned(1, 0, position.s.hands[0].kinds)
    assert position.view("B").agents[2].items == [
        item("Bomb" if "Key" in position.items("A") else "Key")
    ]


def test_RR14_who_saw_a_weapon_go_is_remembered_by_its_owner() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "C": "Vault"})
    position.go("Ballroom").exchange("knife", "neutral")
    weapons = position.page("A").weapons
    assert weapons.witnessed[1] == SureWeapons([0, 1], [KNIFE], [])
    assert weapons.witnessed[2] == SureWeapons([], [], [0, 1, 2])
    assert weapons.public[0] == SureWeapons([], [], [0, 1, 2])


def test_cards_in_order_are_shown_in_no_order_to_who_has_lost_track() -> None:
    cards = Cards()
    for weapon in (KNIFE, 0, 1):
        cards.add(weapon, 0b01)
    assert see_in_order(cards, 0) == [KNIFE, 0, 1]
    assert see_in_order(cards, 1) == [HIDDEN] * 3
    cards.known[1] = 0
    cards.mixed = 0b01
    assert see_in_order(cards, 0) == [1, KNIFE, HIDDEN]
