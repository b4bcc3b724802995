"""S2 Set-up."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from brushpass.core.chance import Branch
from brushpass.core.post import Post
from brushpass.games.spy_tactics.cards import HIDDEN, NONE
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import CHOOSE, DISCARD
from brushpass.games.spy_tactics.wire import Dealt, Discarded
from tests.games.spy_tactics.scenario import DW, JK, SS, TL, C, Position, T, V

Shares = dict[tuple[int, ...], Fraction]


def all_deals(seats: int) -> Shares:
    """Every deal with its probability, by the game's own set-up."""
    shares: Shares = {}
    branch = Branch()
    while True:
        s = GAME.setup(GAME.about.options(None, seats), branch, GAME.silent)
        key = tuple(s.teams)
        shares[key] = shares.get(key, Fraction(0)) + branch.probability
        if not branch.advance():
            return shares


def by_hand(cards: list[int], seats: int) -> Shares:
    """Every order of distinct cards, equally likely; the first ones are dealt."""
    counts = Counter(order[:seats] for order in permutations(cards))
    total = sum(counts.values())
    return {deal: Fraction(count, total) for deal, count in counts.items()}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_S2_1_SR28_up_to_six_get_cards_from_two_of_each_agency(seats: int) -> None:
    deals = all_deals(seats)
    assert deals == by_hand([C, C, T, T, V, V], seats)
    sizes = {tuple(sorted(Counter(deal).values())) for deal in deals}
    assert sizes == {4: {(2, 2), (1, 1, 2)}, 5: {(1, 2, 2)}, 6: {(2, 2, 2)}}[seats]


def test_S2_2_SR3_seven_get_two_of_each_and_one_more_at_random() -> None:
    expected: Shares = {}
    for extra in (C, T, V):
        for deal, share in by_hand([C, C, T, T, V, V, extra], 7).items():
            expected[deal] = expected.get(deal, Fraction(0)) + share / 3
    assert all_deals(7) == expected


def test_S2_3_SR2_eight_and_nine_get_cards_from_all_nine() -> None:
    eight = all_deals(8)
    assert len(set(eight.values())) == 1
    assert {tuple(sorted(Counter(deal).values())) for deal in eight} == {(2, 3, 3)}
    assert len(eight) == 3 * 560  # any agency may lack one; 8! / (3! 3! 2!)
    nine = all_deals(9)
    assert len(nine) == 1680  # 9! / (3! 3! 3!)
    assert set(nine.values()) == {Fraction(1, 1680)}


def test_S2_1_S2_3_what_is_left_over_is_nowhere_to_be_seen() -> None:
    """Two deals that differ only in the cards put aside are one and the same truth."""
    for seats in (4, 5, 7, 8):
        assert sum(all_deals(seats).values()) == 1


def test_S2_4_agents_know_their_own_alignment_and_nobody_elses() -> None:
    position = Position("CTVC")
    for seat in range(4):
        assert [agent.team for agent in position.view(seat).agents] == [
            position.s.teams[other] if other == seat else HIDDEN for other in range(4)
        ]
        assert position.told(seat, Dealt) == [Dealt(seat, position.s.teams[seat])]
    assert all(agent.team == HIDDEN for agent in position.view(None).agents)
    assert position.told(None, Dealt) == []


def test_S2_5_every_agent_starts_with_three_open_points() -> None:
    position = Position("CTVCTV")
    for viewer in (0, 5, None):
        assert [agent.points for agent in position.view(viewer).agents] == [3] * 6


def test_S2_6_SR4_all_discard_one_of_eight_at_once_and_in_secret() -> None:
    post = Post(4)
    s = GAME.setup(GAME.about.options(None, 4), Branch(), GAME.face.teller(post))
    tell = GAME.face.teller(post)
    assert s.phase == DISCARD
    assert GAME.to_act(s) == (0, 1, 2, 3)
    for seat, code in enumerate((DW, JK, SS)):
        GAME.play(s, seat, GAME.legal(s, seat)[code], Branch(), tell)
    assert GAME.to_act(s) == (3,)
    assert not post.box(3)[1:], "nobody is told of a sealed choice"
    assert GAME.see(s, 3, None).agents[0].face_down == HIDDEN
    assert GAME.see(s, 3, None).agents[3].face_down == NONE
    assert GAME.see(s, 0, None).agents[0].face_down == DW
    GAME.play(s, 3, GAME.legal(s, 3)[TL], Branch(), tell)
    assert (s.phase, s.round) == (CHOOSE, 1)
    assert s.discards == [DW, JK, SS, TL]
    for seat in range(4):
        assert GAME.see(s, seat, None).agents[seat].cards == 7
        assert [m for m in post.box(seat) if isinstance(m, Discarded)] == [
            Discarded(seat, s.discards[seat])
        ]
        seen = [agent.discard for agent in GAME.see(s, seat, None).agents]
        assert seen == [s.discards[o] if o == seat else HIDDEN for o in range(4)]
    assert not any(isinstance(m, Discarded) for m in post.box(None))
