"""M8 The Croupier: two players."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import (
    ACE,
    CARD_WORDS,
    HIDDEN,
    HITMAN,
    NATIONS,
    TURNS_A_SEAT,
)
from brushpass.games.microfilms.rules.state import TURN
from brushpass.games.microfilms.speech.messages import (
    Accepted,
    CroupierDrew,
    CroupierPlayed,
    Refused,
)
from tests.games.microfilms.scenario import Scene, identity, kind, seen_identity

C = 2  # the Croupier's place


def duel(*who: str, **changes: object) -> Scene:
    """A is China, B the USA, the Croupier the USSR."""
    return Scene(*(who or ("china journalist", "usa broker")), **changes)  # type: ignore[arg-type]


def test_M8_1_M8_2_M8_3_what_is_dealt_in_a_duel() -> None:
    removed = set()
    for seed in range(60):
        s = GAME.setup(GAME.about.options("croupier", 2), Fast(seed), GAME.silent)
        assert s.deck.cards[ACE] == 0
        assert sorted(s.identity) == [nation for nation in range(NATIONS) if nation != s.absent]
        assert HITMAN not in s.second[:2]
        assert len(set(s.second[:2])) == 2
        assert min(s.second[:2]) >= NATIONS
        removed.add(22 - 5 - sum(s.second[:2]))
        for seat in (0, 1, None):
            assert GAME.see(s, seat, None).players[C].identity == HIDDEN
        view = GAME.see(s, 0, None)
        assert (view.players[0].identity, view.players[0].second) == (s.identity[0], s.second[0])
        assert (view.players[1].identity, view.players[1].second) == (HIDDEN, HIDDEN)
    assert removed == {4, 6, 7}


def test_M8_4_the_croupier_begins_with_nothing() -> None:
    player = duel().view(0).players[C]
    assert (player.hand.size, player.francs, player.cleared) == (0, 0, False)


def test_M8_5_both_identities_are_among_the_cards_of_an_interrogation() -> None:
    for word in ("usa", "broker"):
        scene = duel(francs={0: 1}).act("pay interrogate b", draws=[seen_identity(word)])
        player = scene.view(0).players[1]
        known = [player.identity, player.second]
        assert identity(word) in known
        assert HIDDEN in known


def test_M8_6_MR23_MR24_he_draws_unseen_after_each_turn_while_he_has_less_than_two() -> None:
    scene = duel().act("pass", draws=["microfilm usa"])
    assert scene.hand(C) == ["microfilm usa"]
    assert scene.seat == 1
    for audience in (0, 1, None):
        assert scene.heard(audience, CroupierDrew) == CroupierDrew()
        assert scene.sure(audience, C) == []
    scene.act("pass", draws=["letter usa"])
    assert scene.hand(C) == ["microfilm usa", "letter usa"]
    assert scene.seat == 0
    assert scene.s.francs[C] == 0
    assert not scene.s.cleared[C]


def test_M8_7_with_two_cards_he_takes_a_franc_and_is_cleared() -> None:
    scene = duel().give(C, "microfilm usa", "letter usa").act("pass")
    assert scene.s.francs[C] == 1
    assert scene.s.cleared[C]
    assert len(scene.hand(C)) == 2
    assert scene.heard(0, CroupierPlayed).discarded == -1


def test_M8_7_MR24_with_three_cards_he_discards_one_at_random() -> None:
    scene = duel().give(C, "microfilm usa", "letter usa", "steal card")
    scene.act("pass", draws=["letter usa"])
    assert scene.hand(C) == ["microfilm usa", "steal card"]
    assert scene.discards() == ["letter usa"]
    four = duel().give(C, "microfilm usa", "letter usa", "steal card", "interrogate card")
    assert len(four.act("pass").hand(C)) == 4  # MR24: he has no other limit


def test_M8_8_the_croupier_accepts_every_bribe() -> None:
    scene = duel().act("bribe croupier")
    assert scene.s.cleared[0]
    assert scene.hand(0) == []
    assert "cash out card" in scene.hand(C)
    assert scene.seat == 1
    assert scene.heard(0, Accepted).card == kind("cash out card")
    assert scene.heard(1, Accepted).card == scene.heard(None, Accepted).card == HIDDEN
    assert scene.sure(0, C) == ["cash out card"]
    assert scene.sure(1, C) == []


def test_M8_9_MR25_blackmailed_he_refuses() -> None:
    scene = duel(dealt=("steal card", "cash out card"), cleared=[C], francs={C: 5})
    scene.give(C, "cash out card")
    scene.act("steal card blackmail croupier", draws=["cash out card"])
    assert scene.hand(0) == ["cash out card"]
    assert scene.s.cleared[0]
    assert not scene.s.cleared[C]
    assert scene.s.francs[C] == 5
    assert scene.heard(0, Refused).card == kind("cash out card")
    assert scene.heard(1, Refused).card == HIDDEN
    assert scene.heard(None, Refused).card == HIDDEN


def test_M8_10_an_interrogation_of_the_croupier_shows_a_card_only() -> None:
    scene = duel(francs={0: 1})
    assert "pay interrogate croupier" not in scene.legal()
    scene.give(C, "microfilm usa").act("pay interrogate croupier")
    assert scene.sure(0, C) == ["microfilm usa"]
    assert scene.view(0).players[C].identity == HIDDEN


def test_M8_11_MR26_ten_francs_end_the_game_and_stealing_from_him_helps() -> None:
    scene = duel(dealt=("steal card", "cash out card"), francs={C: 9}).give(
        C, "microfilm usa", "letter usa"
    )
    robbed = scene.s.clone()
    assert scene.act("pass").ending == ("ten francs", ())
    scene = duel(dealt=("steal card", "cash out card"))
    scene.s = robbed
    scene.act("steal from croupier")
    assert scene.s.francs[C] == 8
    assert scene.s.phase == TURN


def test_M8_12_MR28_who_fails_with_a_freelancer_loses_even_to_an_ally() -> None:
    scene = duel(lone="ussr", cleared=[0]).give(0, "microfilm usa").act("expose usa croupier")
    assert scene.ending == ("failed attempt", (1,))
    scene = duel("china broker", "usa journalist", cleared=[0]).second_evening()
    assert scene.act("locate a a").ending == ("failed attempt", (1,))
    scene = duel("china interpol", "usa journalist", cleared=[0]).second_evening()
    assert scene.act("arrest b").ending == ("failed attempt", (1,))


def test_M8_12_a_player_wins_with_either_identity() -> None:
    scene = duel(cleared=[0]).give(0, "microfilm usa")
    assert {"reveal usa", "expose usa b"} <= set(scene.legal())
    assert scene.act("expose usa b").ending == ("agent exposed", (0,))


@pytest.mark.parametrize(
    ("lone", "shown", "winners"),
    [
        ("ussr", "ussr", (0, 1)),  # the players are allied against the Croupier
        ("ussr", "china", ()),
        ("ussr", "usa", ()),
        ("usa", "usa", (0,)),  # A and the Croupier against B
        ("usa", "china", (1,)),
        ("usa", "ussr", (1,)),
        ("china", "usa", (0,)),  # A alone
        ("china", "ussr", (0,)),
        ("china", "china", (1,)),
    ],
)
def test_M8_13_every_outcome_of_an_agents_attempt_in_a_duel(
    lone: str, shown: str, winners: tuple[int, ...]
) -> None:
    scene = duel(lone=lone, cleared=[0]).give(0, f"microfilm {shown}").act(f"reveal {shown}")
    assert scene.ending == ("microfilm shown", winners)


def test_M8_14_MR29_the_croupier_can_be_named_arrested_and_located() -> None:
    scene = duel(cleared=[0]).give(0, "microfilm ussr")
    assert [name for name in scene.legal() if name.startswith("expose")] == [
        "expose ussr b",
        "expose ussr croupier",
    ]
    assert scene.act("expose ussr croupier").ending == ("agent exposed", (0,))
    scene = duel("china interpol", "usa journalist", cleared=[0]).second_evening()
    scene.give(C, "steal card")
    assert scene.act("arrest croupier").ending == ("suspect arrested", (0,))
    scene = duel("china broker", "usa journalist", cleared=[0]).second_evening()
    scene.give(C, "letter usa", "letter ussr")
    assert scene.act("locate croupier croupier").ending == ("letters located", (0,))


def test_M8_15_the_journalist_cannot_show_the_microfilm_of_the_own_nation() -> None:
    scene = duel(cleared=[0]).give(0, "microfilm china")
    assert not [name for name in scene.legal() if name.startswith("expose")]
    assert "reveal china" in scene.legal()


def test_M8_16_MR27_a_claim_asks_only_the_croupier_to_be_cleared() -> None:
    scene = duel().give(C, "microfilm usa")
    assert not [name for name in scene.legal() if name.startswith("claim")]
    scene.s.cleared[C] = True
    assert [name for name in scene.legal() if name.startswith("claim")] == [
        "claim china",
        "claim usa",
        "claim ussr",
    ]


def test_MR27_with_the_strict_claim_the_player_must_be_cleared_too() -> None:
    scene = duel(strict_claim=True, cleared=[C]).give(C, "microfilm usa")
    assert not [name for name in scene.legal() if name.startswith("claim")]
    scene.s.cleared[0] = True
    assert "claim usa" in scene.legal()


@pytest.mark.parametrize(
    ("lone", "claimed", "winners"),
    [
        ("usa", "usa", (0,)),  # M8.17: A and the Croupier against B
        ("usa", "china", (1,)),  # M8.19
        ("usa", "ussr", (1,)),
        ("ussr", "china", ()),  # M8.18: the players were allied
        ("ussr", "usa", ()),
        ("ussr", "ussr", (1,)),
        ("china", "usa", (1,)),  # A alone
        ("china", "ussr", (1,)),
        ("china", "china", (1,)),
    ],
)
def test_M8_17_M8_18_M8_19_every_outcome_of_a_claim(
    lone: str, claimed: str, winners: tuple[int, ...]
) -> None:
    scene = duel(lone=lone, cleared=[C]).give(C, f"microfilm {claimed}").act(f"claim {claimed}")
    assert scene.ending == ("claim from the Croupier's hand", winners)


@pytest.mark.parametrize("lone", ["usa", "ussr", "china"])
def test_MR27_what_is_not_in_his_hand_fails(lone: str) -> None:
    scene = duel(lone=lone, cleared=[C]).give(C, "steal card").act("claim usa")
    assert scene.ending[1] == (1,)


def test_MR15_what_lies_elsewhere_in_sight_cannot_be_claimed() -> None:
    scene = duel(cleared=[C]).give(C, "steal card").give(0, "microfilm usa")
    scene.bury("microfilm ussr")
    assert [name for name in scene.legal() if name.startswith("claim")] == ["claim china"]


def test_MR23_turns_go_player_croupier_player_croupier() -> None:
    scene = duel(starter=1)
    order = []
    for _ in range(4):
        order += [scene.seat, scene.s.hands[C].size]
        scene.act("pass")
    assert order[::2] == [1, 0, 1, 0]
    assert order[1::2] == [0, 1, 2, 2]


def test_MR3_the_deck_is_looked_at_after_the_croupiers_turn() -> None:
    scene = duel()
    scene.bury(*scene.deck()[:-1]).act("pass")
    assert scene.s.hands[C].size == 1
    assert scene.s.evening == 2
    assert scene.s.deck.size == 10


def test_MR30_the_nations_are_public_and_who_has_which_is_not() -> None:
    scene = duel()
    assert scene.view(0).absent == scene.view(1).absent == identity("uk")
    belief = GAME.face.belief(scene.view(0))
    assert belief is not None
    answers = {question.about: set(question.counts) for question in belief.questions}
    assert answers["B's identity"] == {"agent of the USA", "agent of the USSR"}
    assert answers["the Croupier's identity"] == answers["B's identity"]


def test_MR31_in_the_end_the_croupier_wins() -> None:
    scene = duel()
    for _ in range(2 * TURNS_A_SEAT):
        scene.s.francs[C] = 0
        scene.act("pass")
    assert scene.ending == ("forty turns", ())
    assert CARD_WORDS[scene.s.box] == "letter china"
