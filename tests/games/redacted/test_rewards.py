"""R5 Rewards."""

from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HIDDEN,
    KNIFE,
    NEUTRAL_SEEN,
    WEAPON_SEEN,
)
from brushpass.games.redacted.speech.messages.meetings import Interrogated, Stole
from tests.games.redacted.scenario import Position, item

WHERE = {"A": "Entrance", "B": "Ballroom", "C": "Security HQ", "D": "Vault"}


def victory(**more: object) -> Position:
    """A has beaten B in the Ballroom; C watches."""
    position = Position(WHERE, **more)  # type: ignore[arg-type]
    return position.go("Ballroom").fight("knife", "neutral")


def test_R5_1_the_winner_may_injure() -> None:
    position = victory().act("injure")
    assert position.s.is_injured(1)


def test_RR19_a_reward_that_does_nothing_is_not_offered() -> None:
    assert victory(injured=0b10).legal() == ["no reward", "interrogate"]
    assert "steal" in victory(items={"B": ["Key"]}).legal()


def test_R5_2_a_theft_is_random_and_seen_by_both_and_the_security_hq() -> None:
    position = victory(items={"B": ["Key", "Bomb"]}).luck(0).act("steal")
    assert position.items("A") == ["Bomb"]
    for who, seen in (("A", True), ("B", True), ("C", True), ("D", False), (None, False)):
        assert position.told(who, Stole) == [Stole(0, 1, item("Bomb") if seen else HIDDEN, 0b111)]


def test_R5_2_a_full_hand_discards_first_but_never_contraband() -> None:
    position = victory(items={"A": ["Key", "Contraband", "Key"], "B": ["Bomb"]}).act("steal")
    assert position.legal() == ["drop key"]
    position.act("drop key")
    assert position.items("A") == ["Bomb", "Key", "Contraband"]


def test_R5_3_an_interrogation_shows_one_of_three_cards_to_the_winner_alone() -> None:
    for pick, card in ((0, WEAPON_SEEN + KNIFE), (1, NEUTRAL_SEEN), (2, 0)):
        position = victory().act("interrogate")
        assert position.to_act == "B"
        assert position.legal() == ["choose brass knuckles", "choose garrotte", "choose knife"]
        position.luck(pick).act("choose knife")
        for who in "AC":
            assert position.told(who, Interrogated) == [Interrogated(0, 1, card, HIDDEN, 0b101)]
            assert position.view(who).agents[1].loyalty == (0 if pick == 2 else HIDDEN)
            weapons = position.page(who).weapons
            assert (weapons.looks["ABCD".index(who)].owner, weapons.seen) == (1, card)
        for outsider in ("D", None):
            assert position.told(outsider, Interrogated) == [
                Interrogated(0, 1, HIDDEN, HIDDEN, 0b101)
            ]
        assert position.told("B", Interrogated) == [Interrogated(0, 1, HIDDEN, KNIFE, 0b101)]


def test_R5_3_a_loyalty_once_seen_is_known_for_good() -> None:
    position = victory().act("interrogate").luck(2).act("choose knife").go("Jamming")
    position.go("Infirmary").act("stop")
    assert position.view("A").agents[1].loyalty == 0
    assert position.view("D").agents[1].loyalty == HIDDEN


def test_R5_4_without_a_reward_an_action_in_the_room_is_left() -> None:
    position = Position({"A": "Jamming", "B": "Infirmary"}, injured=1)
    position.go("Infirmary").fight("knife", "neutral").act("no reward").go("Central Lock")
    assert position.legal() == ["heal in infirmary", "stop"]
    position.act("heal in infirmary")
    assert position.to_act == "B"


def test_R5_5_the_winner_names_the_room_or_sneaks_out() -> None:
    position = victory().act("injure")
    assert position.can_go("Jamming")
    assert position.can_go("Entrance")
    assert "sneak out" in position.legal()
    position.go("Jamming")
    assert position.where("B") == "Jamming"
    assert position.to_act == "B", "the reward was the action"
    position = victory().act("no reward", "sneak out")
    position.go("Jamming")
    assert position.where("A") == "Jamming"
    assert position.where("B") == "Ballroom"
    assert position.to_act == "B"


def test_RR20_the_reward_of_who_is_not_active_is_free() -> None:
    position = Position(WHERE).go("Ballroom").fight("neutral", "knife")
    assert position.to_act == "B"
    position.act("injure")
    assert "sneak out" not in position.legal()
    position.go("Jamming")
    assert position.s.is_injured(0)
    assert position.to_act == "B", "A's turn is over, B has a whole one"
    assert position.s.steps == 0


def test_R16_4_nobody_interrogates_in_the_danger_zone() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom"}, mission=DANGER_ZONE)
    position.go("Ballroom").fight("knife", "neutral")
    assert position.legal() == ["no reward", "injure"]
