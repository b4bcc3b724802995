"""M7 Attempting a win."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import HIDDEN
from brushpass.games.microfilms.rules.state import OVER, TURN
from brushpass.games.microfilms.speech.messages import (
    Attempted,
    Checked,
    Eliminated,
    Finished,
    SawCards,
    SawIdentity,
)
from tests.games.microfilms.scenario import ACTION, Position, identity, kind, kinds

FOUR = ("usa", "ussr", "china")


def freelancer(who: str) -> Position:
    """D is a freelancer, Cleared and to act; A, B and C are the USA, the USSR and China."""
    position = Position(*FOUR, who, cleared=[3])
    return position.turn_of(3)


# Agents


def test_M7_1_only_a_cleared_player_can_attempt_and_shows_the_identity() -> None:
    assert "reveal usa" not in Position().give(0, "microfilm usa").legal()
    position = Position(cleared=[0]).give(0, "microfilm usa").act("reveal usa")
    assert position.heard(2, Attempted).identity == identity("china")


def test_M7_2_MR40_an_agents_attempt_turns_up_everything_and_ends_the_game() -> None:
    position = Position(cleared=[0]).bury("ace", "letter usa").give(0, "microfilm usa")
    position.act("reveal usa")
    assert position.s.phase == OVER
    for audience in (0, 1, 2, None):
        view = position.view(audience)
        assert [player.identity for player in view.players] == position.s.identity
        assert [player.hand.sure for player in view.players] == [h.cards for h in position.s.hands]
        assert view.box == position.s.box
        assert view.discard == position.s.discard == [kind("ace"), kind("letter usa")]
        assert position.heard(audience, Finished).box == position.s.box


@pytest.mark.parametrize(
    ("lone", "shown", "winners"),
    [
        # A is China, B the USA, C the USSR.
        ("ussr", "ussr", (0, 1)),  # M7.3: A and B are allied, the USSR is alone
        ("usa", "usa", (0, 2)),
        ("china", "usa", (0,)),  # M7.4: A is alone
        ("china", "ussr", (0,)),
        ("ussr", "china", (2,)),  # M7.5: allied, with the own microfilm
        ("ussr", "usa", (2,)),  # allied, with the ally's
        ("usa", "ussr", (1,)),
        ("usa", "china", (1,)),
        ("china", "china", (1, 2)),  # alone, with the own microfilm
    ],
)
def test_M7_3_M7_4_M7_5_every_outcome_of_an_agents_attempt(
    lone: str, shown: str, winners: tuple[int, ...]
) -> None:
    position = Position(lone=lone, cleared=[0]).give(0, f"microfilm {shown}").act(f"reveal {shown}")
    assert position.ending == ("microfilm shown", winners)
    assert position.heard(None, Checked).right == (0 in winners)


def test_M7_5_freelancers_never_win_by_an_agents_attempt() -> None:
    for shown in ("china", "usa", "ussr"):
        position = (
            Position(seats=6, cleared=[0]).give(0, f"microfilm {shown}").act(f"reveal {shown}")
        )
        assert max(position.ending[1]) < 3


def test_MR15_no_attempt_without_its_conditions() -> None:
    assert not [name for name in Position(cleared=[0]).legal() if name.startswith("reveal")]
    journalist = freelancer("journalist")
    assert not [name for name in journalist.legal() if name.startswith("expose")]
    assert not [name for name in freelancer("broker").legal() if name.startswith("locate")]
    assert not [name for name in freelancer("interpol").legal() if name.startswith("arrest")]


def test_MR16_an_agent_may_show_any_microfilm() -> None:
    position = Position(cleared=[0]).give(0, "microfilm china", "microfilm usa", "microfilm ussr")
    assert [name for name in position.legal() if name.startswith("reveal")] == [
        "reveal china",
        "reveal usa",
        "reveal ussr",
    ]


def test_MR34_MR35_an_attempt_is_a_whole_turn() -> None:
    position = Position(cleared=[0]).act("draw", draws=["microfilm usa"])
    assert position.seat == 1  # the turn is over; the microfilm waits for the next one
    position = Position().give(0, "microfilm usa").act("bribe b", "offer cash out card", "accept")
    assert position.s.cleared[0]
    assert position.seat == 1


# The journalist


def test_M7_6_the_journalist_wins_with_a_microfilm_and_its_agent() -> None:
    position = freelancer("journalist").give(3, "microfilm usa").act("expose usa a")
    assert position.ending == ("agent exposed", (3,))


def test_M7_6_M7_11_MR17_a_wrong_name_eliminates_and_stays_between_the_two() -> None:
    position = freelancer("journalist").give(3, "microfilm usa").act("expose usa b")
    assert position.s.gone == 0b1000
    assert position.heard(3, SawIdentity).identity == identity("ussr")
    assert {position.heard(who, SawIdentity).identity for who in (0, 1, 2, None)} == {HIDDEN}
    assert position.view(3).players[1].identity == identity("ussr")
    assert position.view(0).players[1].identity == HIDDEN
    assert position.view(0).players[1].denied == 1 << identity("usa")
    assert position.view(None).players[3].identity == identity("journalist")
    assert "microfilm usa" in position.discards()
    assert position.seat == 0


# The hitman


def test_M7_7_the_hitman_wins_by_naming_the_holder_of_the_ace() -> None:
    position = freelancer("hitman").give(2, "ace").act("shoot c")
    assert position.ending == ("hit carried out", (3,))


def test_M7_7_M7_11_MR19_a_wrong_hit_shows_that_hand_to_the_hitman_alone() -> None:
    position = freelancer("hitman").give(2, "ace").give(1, "letter usa").act("shoot b")
    assert position.s.gone == 0b1000
    assert position.heard(3, SawCards).cards == kinds("letter usa", "cash out card")
    assert {tuple(position.heard(who, SawCards).cards) for who in (0, 1, 2, None)} == {()}
    assert position.hand(1) == ["letter usa", "cash out card"]
    assert position.sure(3, 1) == ["letter usa", "cash out card"]
    assert position.sure(0, 1) == []
    assert position.page(0).hands[1].lacks == 1 << kind("ace")


def test_MR19_the_hitman_names_somebody_else() -> None:
    shots = [name for name in freelancer("hitman").give(3, "ace").legal() if "shoot" in name]
    assert shots == ["shoot a", "shoot b", "shoot c"]


# The information broker


@pytest.mark.parametrize(
    ("where", "named"),
    [
        ((0, 1), "locate a b"),
        ((0, 0), "locate a a"),
        ((3, 2), "locate c d"),
        ((None, None), "locate deck deck"),
        ((1, None), "locate b deck"),
        (("top", 1), "locate b discards"),
        (("top", "top"), "locate discards discards"),
    ],
)
def test_M7_8_M7_9_MR18_the_broker_wins_by_naming_both_locations(
    where: tuple[int | str | None, int | str | None], named: str
) -> None:
    position = freelancer("broker").second_evening()
    for place, letter in zip(where, ("letter usa", "letter ussr"), strict=True):
        if isinstance(place, int):
            position.give(place, letter)
        elif place == "top":
            position.bury(letter)
    wrong = [name for name in position.legal() if name.startswith("locate") and name != named]
    assert len(wrong) == 20
    for name in wrong:
        after = position.s.clone()
        GAME.play(after, 3, ACTION[name], Fast(1), GAME.silent)
        assert after.gone == 0b1000, name
    assert position.act(named).ending == ("letters located", (3,))


def test_M7_8_only_from_the_second_evening_on() -> None:
    assert "locate a b" not in freelancer("broker").legal()
    assert "locate a b" in freelancer("broker").second_evening().legal()


def test_M7_11_the_broker_keeps_what_it_saw() -> None:
    position = freelancer("broker").second_evening().give(0, "letter usa").give(1, "ace")
    position.act("locate b deck")
    assert position.s.gone == 0b1000
    assert position.sure(3, 1) == ["ace", "cash out card"]
    assert position.page(3).deck.sure == position.s.deck.cards
    assert not any(position.page(0).deck.sure)
    assert position.sure(0, 1) == []


# The Interpol officer


def officer() -> Position:
    position = Position(
        *FOUR, "interpol", dealt=("steal card",) + ("cash out card",) * 3, cleared=[3]
    )
    return position.turn_of(3).second_evening()


def test_M7_10_MR37_the_officer_wins_by_arresting_a_suspect_with_a_bloodstained_card() -> None:
    assert officer().act("arrest a").ending == ("suspect arrested", (3,))
    assert officer().give(1, "interrogate card").act("arrest b").ending[1] == (3,)
    assert officer().act("arrest b").s.gone == 0b1000  # Cash Out carries no stain


def test_M7_10_only_suspects_and_from_the_second_evening_on() -> None:
    position = officer()
    position.s.cleared[0] = True
    arrests = [name for name in position.legal() if name.startswith("arrest")]
    assert arrests == ["arrest b", "arrest c"]
    early = Position(*FOUR, "interpol", cleared=[3]).turn_of(3)
    assert not [name for name in early.legal() if name.startswith("arrest")]


def test_M7_11_MR19_a_wrong_arrest_shows_that_hand_to_the_officer_alone() -> None:
    position = officer().act("arrest b")
    assert position.heard(3, SawCards).cards == kinds("cash out card")
    assert position.heard(1, SawCards).cards == []
    assert position.page(0).hands[1].lacks == 1 << kind("steal card") | 1 << kind(
        "interrogate card"
    )
    assert position.s.phase == TURN


# Elimination


def test_M7_12_MR20_the_eliminated_leave_cards_and_francs_and_are_no_target() -> None:
    position = Position(*FOUR, "hitman", cleared=[3], francs={3: 5}).turn_of(3)
    position.give(3, "ace").act("shoot a", draws=["interrogate card", "ace"])
    assert position.discards() == ["interrogate card", "ace"]  # in random order; MR14: for nothing
    assert position.s.francs[3] == 0
    assert position.s.house + sum(position.s.francs) == 30
    assert position.heard(None, Eliminated).francs == 5
    assert position.view(0).players[3].identity == identity("hitman")
    assert position.view(0).players[3].out
    assert not [name for name in position.legal() if name.endswith(" d")]
    position.act("pass", "pass", "pass")
    assert position.seat == 0
