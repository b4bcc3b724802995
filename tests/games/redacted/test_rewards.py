"""R5 Rewards."""

from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    HIDDEN,
    KNIFE,
    NEUTRAL_SEEN,
    WEAPON_SEEN,
)
from brushpass.games.redacted.speech.messages.meetings import Interrogated, Stole
from tests.games.redacted.scenario import Scene, item

WHERE = {"A": "Entrance", "B": "Ballroom", "C": "Security HQ", "D": "Vault"}


def victory(**more: object) -> Scene:
    """A has beaten B in the Ballroom; C watches."""
    scene = Scene(WHERE, **more)  # type: ignore[arg-type]
    return scene.go("Ballroom").fight("knife", "neutral")


def test_R5_1_the_winner_may_injure() -> None:
    scene = victory().act("injure")
    assert scene.s.is_injured(1)


def test_RR19_a_reward_that_does_nothing_is_not_offered() -> None:
    assert victory(injured=0b10).legal() == ["no reward", "interrogate"]
    assert "steal" in victory(items={"B": ["Key"]}).legal()


def test_R5_2_a_theft_is_random_and_seen_by_both_and_the_security_hq() -> None:
    scene = victory(items={"B": ["Key", "Bomb"]}).luck(0).act("steal")
    assert scene.items("A") == ["Bomb"]
    for who, seen in (("A", True), ("B", True), ("C", True), ("D", False), (None, False)):
        assert scene.told(who, Stole) == [Stole(0, 1, item("Bomb") if seen else HIDDEN, 0b111)]


def test_R5_2_a_full_hand_discards_first_but_never_contraband() -> None:
    scene = victory(items={"A": ["Key", "Contraband", "Key"], "B": ["Bomb"]}).act("steal")
    assert scene.legal() == ["drop key"]
    scene.act("drop key")
    assert scene.items("A") == ["Bomb", "Key", "Contraband"]


def test_R5_3_an_interrogation_shows_one_of_three_cards_to_the_winner_alone() -> None:
    for pick, card in ((0, WEAPON_SEEN + KNIFE), (1, NEUTRAL_SEEN), (2, 0)):
        scene = victory().act("interrogate")
        assert scene.to_act == "B"
        assert scene.legal() == ["choose brass knuckles", "choose garrotte", "choose knife"]
        scene.luck(pick).act("choose knife")
        for who in "AC":
            assert scene.told(who, Interrogated) == [Interrogated(0, 1, card, HIDDEN, 0b101)]
            assert scene.view(who).agents[1].loyalty == (0 if pick == 2 else HIDDEN)
            weapons = scene.page(who).weapons
            assert (weapons.looks["ABCD".index(who)].owner, weapons.seen) == (1, card)
        for outsider in ("D", None):
            assert scene.told(outsider, Interrogated) == [Interrogated(0, 1, HIDDEN, HIDDEN, 0b101)]
        assert scene.told("B", Interrogated) == [Interrogated(0, 1, HIDDEN, KNIFE, 0b101)]


def test_R5_3_a_loyalty_once_seen_is_known_for_good() -> None:
    scene = victory().act("interrogate").luck(2).act("choose knife").go("Jamming")
    scene.go("Infirmary").act("stop")
    assert scene.view("A").agents[1].loyalty == 0
    assert scene.view("D").agents[1].loyalty == HIDDEN


def test_R5_4_without_a_reward_an_action_in_the_room_is_left() -> None:
    scene = Scene({"A": "Jamming", "B": "Infirmary"}, injured=1)
    scene.go("Infirmary").fight("knife", "neutral").act("no reward").go("Central Lock")
    assert scene.legal() == ["heal in infirmary", "stop"]
    scene.act("heal in infirmary")
    assert scene.to_act == "B"


def test_R5_5_the_winner_names_the_room_or_sneaks_out() -> None:
    scene = victory().act("injure")
    assert scene.can_go("Jamming")
    assert scene.can_go("Entrance")
    assert "sneak out" in scene.legal()
    scene.go("Jamming")
    assert scene.where("B") == "Jamming"
    assert scene.to_act == "B", "the reward was the action"
    scene = victory().act("no reward", "sneak out")
    scene.go("Jamming")
    assert scene.where("A") == "Jamming"
    assert scene.where("B") == "Ballroom"
    assert scene.to_act == "B"


def test_RR20_the_reward_of_who_is_not_active_is_free() -> None:
    scene = Scene(WHERE).go("Ballroom").fight("neutral", "knife")
    assert scene.to_act == "B"
    scene.act("injure")
    assert "sneak out" not in scene.legal()
    scene.go("Jamming")
    assert scene.s.is_injured(0)
    assert scene.to_act == "B", "A's turn is over, B has a whole one"
    assert scene.s.steps == 0


def test_R16_4_nobody_interrogates_in_the_danger_zone() -> None:
    scene = Scene({"A": "Entrance", "B": "Ballroom"}, mission=DANGER_ZONE)
    scene.go("Ballroom").fight("knife", "neutral")
    assert scene.legal() == ["no reward", "injure"]
