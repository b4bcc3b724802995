"""M2 Set-up."""

from collections import Counter

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import ACE, ACTION_KINDS, HIDDEN, KINDS, LETTER, NATIONS
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech.messages import Began, Dealt
from tests.games.microfilms.scenario import Position, identity, kind


def some(seats: int, seed: int) -> State:
    return GAME.setup(GAME.about.options(seats=seats), Fast(seed), GAME.silent)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_M2_1_one_nation_is_out_and_everybody_knows_which(seats: int) -> None:
    absent = Counter[int]()
    for seed in range(60):
        s = some(seats, seed)
        absent[s.absent] += 1
        assert s.absent not in s.identity
        for cards in [*(hand.cards for hand in s.hands), s.deck.cards]:
            assert cards[s.absent] == cards[LETTER + s.absent] == 0
        assert GAME.see(s, None, None).absent == s.absent
    assert set(absent) == {0, 1, 2, 3}


def test_M2_2_more_players_bring_freelancers_and_unused_ones_stay_unseen() -> None:
    for seats in range(3, 7):
        met = set()
        for seed in range(60):
            s = some(seats, seed)
            agents = [who for who in s.identity if who < NATIONS]
            others = [who for who in s.identity if who >= NATIONS]
            assert sorted(agents) == [nation for nation in range(4) if nation != s.absent]
            assert len(others) == seats - 3 == len(set(others))
            met |= set(others)
        assert met == (set() if seats == 3 else {4, 5, 6, 7})


def test_M2_3_an_identity_is_its_owners_and_no_card_in_hand() -> None:
    position = Position(seats=4)
    for seat in range(4):
        view = position.view(seat)
        assert [player.identity == HIDDEN for player in view.players].count(False) == 1
        assert view.players[seat].identity == position.s.identity[seat]
        assert view.players[seat].hand.size == 1
    assert all(player.identity == HIDDEN for player in position.view(None).players)


def test_M2_4_one_letter_is_in_the_box_unseen() -> None:
    position = Position(lone="ussr")
    assert position.s.box == kind("letter ussr")
    assert position.s.deck.cards[kind("letter ussr")] == 0
    assert (
        position.s.deck.cards[kind("letter china")]
        == position.s.deck.cards[kind("letter usa")]
        == 1
    )
    assert {position.view(seat).box for seat in (0, 1, 2, None)} == {HIDDEN}


def test_M2_5_each_player_is_dealt_an_action_card_that_only_they_see() -> None:
    for seed in range(30):
        s = some(5, seed)
        for seat in range(5):
            assert s.hands[seat].size == 1
            (dealt,) = [k for k in range(KINDS) if s.hands[seat].cards[k]]
            assert ACTION_KINDS >> dealt & 1
            assert GAME.see(s, seat, None).players[seat].hand.sure[dealt] == 1
            assert not any(GAME.see(s, (seat + 1) % 5, None).players[seat].hand.sure)


def test_M2_3_M2_5_the_deal_is_told_to_its_owner_alone() -> None:
    position = Position()
    position.s = GAME.setup(GAME.about.options(seats=3), Fast(1), position.tell)
    for audience in (0, 1, 2, None):
        dealt = [message for message in position.told(audience) if isinstance(message, Dealt)]
        assert len(dealt) == 3
        open_ = [message.seat for message in dealt if message.card != HIDDEN]
        assert open_ == ([] if audience is None else [audience])
        assert isinstance(position.told(audience)[0], Began)


def test_M2_6_everything_else_is_the_deck() -> None:
    position = Position()
    deck = position.s.deck.cards
    assert [deck[nation] for nation in range(4)] == [1, 0, 1, 1]
    assert deck[ACE] == 1
    assert sum(deck[LETTER:ACE]) == 2
    assert sum(deck[9:]) == 8 - 3


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (3, [0, 0, 1]),
        (4, [0, 0, 1, 1]),
        (5, [0, 0, 0, 1, 1]),
        (6, [0, 0, 0, 1, 1, 1]),
    ],
)
def test_M2_7_M2_8_the_last_players_begin_with_a_franc(seats: int, expected: list[int]) -> None:
    for starter in range(seats):
        s = Position(seats=seats, starter=starter).s
        assert [s.francs[(starter + nth) % seats] for nth in range(seats)] == expected
        assert s.house == 30 - sum(expected)


def test_MR22_with_two_players_nobody_begins_with_a_franc() -> None:
    s = Position(seats=2).s
    assert s.francs == [0, 0, 0]
    assert s.house == 30


def test_M2_9_all_begin_as_suspects() -> None:
    for seats in range(2, 7):
        assert not any(some(seats, 1).cleared)


def test_MR32_the_starting_player_is_drawn_by_lot() -> None:
    starters = Counter(some(4, seed).starter for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 25
    s = some(4, 3)
    assert GAME.to_act(s) == (s.starter,)


def test_MR21_the_ace_is_in_play_even_without_the_hitman() -> None:
    assert identity("hitman") not in Position(seats=3).s.identity
    assert Position(seats=3).s.deck.cards[ACE] == 1
