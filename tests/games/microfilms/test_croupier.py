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
from tests.games.microfilms.scenario import Position, identity, kind, seen_identity

C = 2  # the Croupier's place


def duel(*who: str, **changes: object) -> Position:
    """A is China, B the USA, the Croupier the USSR."""
    return Position(*(who or ("china journalist", "usa broker")), **changes)  # type: ignore[arg-type]


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
        position = duel(francs={0: 1}).act("pay interrogate b", draws=[seen_identity(word)])
        player = position.view(0).players[1]
        known = [player.identity, player.second]
        assert identity(word) in known
        assert HIDDEN in known


def test_M8_6_MR23_MR24_he_draws_unseen_after_each_turn_while_he_has_less_than_two() -> None:
    position = duel().act("pass", draws=["microfilm usa"])
    assert position.hand(C) == ["microfilm usa"]
    assert position.seat == 1
    for audience in (0, 1, None):
        assert position.heard(audience, CroupierDrew) == CroupierDrew()
        assert position.sure(audience, C) == []
    position.act("pass", draws=["letter usa"])
    assert position.hand(C) == ["microfilm usa", "letter usa"]
    assert position.seat == 0
    assert position.s.francs[C] == 0
    assert not position.s.cleared[C]


def test_M8_7_with_two_cards_he_takes_a_franc_and_is_cleared() -> None:
    position = duel().give(C, "microfilm usa", "letter usa").act("pass")
    assert position.s.francs[C] == 1
    assert position.s.cleared[C]
    assert len(position.hand(C)) == 2
    assert position.heard(0, CroupierPlayed).discarded == -1


def test_M8_7_MR24_with_three_cards_he_discards_one_at_random() -> None:
    position = duel().give(C, "microfilm usa", "letter usa", "steal card")
    position.act("pass", draws=["letter usa"])
    assert position.hand(C) == ["microfilm usa", "steal card"]
    assert position.discards() == ["letter usa"]
    four = duel().give(C, "microfilm usa", "letter usa", "steal card", "interrogate card")
    assert len(four.act("pass").hand(C)) == 4  # MR24: he has no other limit


def test_M8_8_the_croupier_accepts_every_bribe() -> None:
    position = duel().act("bribe croupier")
    assert position.s.cleared[0]
    assert position.hand(0) == []
    assert "cash out card" in position.hand(C)
    assert position.seat == 1
    assert position.heard(0, Accepted).card == kind("cash out card")
    assert position.heard(1, Accepted).card == position.heard(None, Accepted).card == HIDDEN
    assert position.sure(0, C) == ["cash out card"]
    assert position.sure(1, C) == []


def test_M8_9_MR25_blackmailed_he_refuses() -> None:
    position = duel(dealt=("steal card", "cash out card"), cleared=[C], francs={C: 5})
    position.give(C, "cash out card")
    position.act("steal card blackmail croupier", draws=["cash out card"])
    assert position.hand(0) == ["cash out card"]
    assert position.s.cleared[0]
    assert not position.s.cleared[C]
    assert position.s.francs[C] == 5
    assert position.heard(0, Refused).card == kind("cash out card")
    assert position.heard(1, Refused).card == HIDDEN
    assert position.heard(None, Refused).card == HIDDEN


def test_M8_10_an_interrogation_of_the_croupier_shows_a_card_only() -> None:
    position = duel(francs={0: 1})
    assert "pay interrogate croupier" not in position.legal()
    position.give(C, "microfilm usa").act("pay interrogate croupier")
    assert position.sure(0, C) == ["microfilm usa"]
    assert position.view(0).players[C].identity == HIDDEN


def test_M8_11_MR26_ten_francs_end_the_game_and_stealing_from_him_helps() -> None:
    position = duel(dealt=("steal card", "cash out card"), francs={C: 9}).give(
        C, "microfilm usa", "letter usa"
    )
    robbed = position.s.clone()
    assert position.act("pass").ending == ("ten francs", ())
    position = duel(dealt=("steal card", "cash out card"))
    position.s = robbed
    position.act("steal from croupier")
    assert position.s.francs[C] == 8
    assert position.s.phase == TURN


def test_M8_12_MR28_who_fails_with_a_freelancer_loses_even_to_an_ally() -> None:
    position = duel(lone="ussr", cleared=[0]).give(0, "microfilm usa").act("expose usa croupier")
    assert position.ending == ("failed attempt", (1,))
    position = duel("china broker", "usa journalist", cleared=[0]).second_evening()
    assert position.act("locate a a").ending == ("failed attempt", (1,))
    position = duel("china interpol", "usa journalist", cleared=[0]).second_evening()
    assert position.act("arrest b").ending == ("failed attempt", (1,))


def test_M8_12_a_player_wins_with_either_identity() -> None:
    position = duel(cleared=[0]).give(0, "microfilm usa")
    assert {"reveal usa", "expose usa b"} <= set(position.legal())
    assert position.act("expose usa b").ending == ("agent exposed", (0,))


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
    position = duel(lone=lone, cleared=[0]).give(0, f"microfilm {shown}").act(f"reveal {shown}")
    assert position.ending == ("microfilm shown", winners)


def test_M8_14_MR29_the_croupier_can_be_named_arrested_and_located() -> None:
    position = duel(cleared=[0]).give(0, "microfilm ussr")
    assert [name for name in position.legal() if name.startswith("expose")] == [
        "expose ussr b",
        "expose ussr croupier",
    ]
    assert position.act("expose ussr croupier").ending == ("agent exposed", (0,))
    position = duel("china interpol", "usa journalist", cleared=[0]).second_evening()
    position.give(C, "steal card")
    assert position.act("arrest croupier").ending == ("suspect arrested", (0,))
    position = duel("china broker", "usa journalist", cleared=[0]).second_evening()
    position.give(C, "letter usa", "letter ussr")
    assert position.act("locate croupier croupier").ending == ("letters located", (0,))


def test_M8_15_the_journalist_cannot_show_the_microfilm_of_the_own_nation() -> None:
    position = duel(cleared=[0]).give(0, "microfilm china")
    assert not [name for name in position.legal() if name.startswith("expose")]
    assert "reveal china" in position.legal()


def test_M8_16_MR27_a_claim_asks_only_the_croupier_to_be_cleared() -> None:
    position = duel().give(C, "microfilm usa")
    assert not [name for name in position.legal() if name.startswith("claim")]
    position.s.cleared[C] = True
    assert [name for name in position.legal() if name.startswith("claim")] == [
        "claim china",
        "claim usa",
        "claim ussr",
    ]


def test_MR27_with_the_strict_claim_the_player_must_be_cleared_too() -> None:
    position = duel(strict_claim=True, cleared=[C]).give(C, "microfilm usa")
    assert not [name for name in position.legal() if name.startswith("claim")]
    position.s.cleared[0] = True
    assert "claim usa" in position.legal()


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
    position = duel(lone=lone, cleared=[C]).give(C, f"microfilm {claimed}").act(f"claim {claimed}")
    assert position.ending == ("claim from the Croupier's hand", winners)


@pytest.mark.parametrize("lone", ["usa", "ussr", "china"])
def test_MR27_what_is_not_in_his_hand_fails(lone: str) -> None:
    position = duel(lone=lone, cleared=[C]).give(C, "steal card").act("claim usa")
    assert position.ending[1] == (1,)


def test_MR15_what_lies_elsewhere_in_sight_cannot_be_claimed() -> None:
    position = duel(cleared=[C]).give(C, "steal card").give(0, "microfilm usa")
    position.bury("microfilm ussr")
    assert [name for name in position.legal() if name.startswith("claim")] == ["claim china"]


@pytest.mark.parametrize("aid", [False, True])
def test_MR4_MR15_what_the_top_of_the_discards_covers_can_be_claimed(aid: bool) -> None:
    """Whoever remembers knows better; the options do not tell who does not."""
    position = duel(cleared=[C], memory_aid=aid).give(C, "steal card").give(0, "microfilm usa")
    position.bury("microfilm ussr", "letter usa")
    assert ("claim ussr" in position.legal()) == (not aid)


def test_MR23_turns_go_player_croupier_player_croupier() -> None:
    position = duel(starter=1)
    order = []
    for _ in range(4):
        order += [position.seat, position.s.hands[C].size]
        position.act("pass")
    assert order[::2] == [1, 0, 1, 0]
    assert order[1::2] == [0, 1, 2, 2]


def test_MR3_the_deck_is_looked_at_after_the_croupiers_turn() -> None:
    position = duel()
    position.bury(*position.deck()[:-1]).act("pass")
    assert position.s.hands[C].size == 1
    assert position.s.evening == 2
    assert position.s.deck.size == 10


def test_MR30_the_nations_are_public_and_who_has_which_is_not() -> None:
    position = duel()
    assert position.view(0).absent == position.view(1).absent == identity("uk")
    belief = GAME.face.belief(position.view(0))
    assert belief is not None
    answers = {question.about: set(question.counts) for question in belief.questions}
    assert answers["B's identity"] == {"agent of the USA", "agent of the USSR"}
    assert answers["the Croupier's identity"] == answers["B's identity"]


def test_MR31_in_the_end_the_croupier_wins() -> None:
    position = duel()
    for _ in range(2 * TURNS_A_SEAT):
        position.s.francs[C] = 0
        position.act("pass")
    assert position.ending == ("forty turns", ())
    assert CARD_WORDS[position.s.box] == "letter china"
