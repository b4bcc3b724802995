"""Set-up of the five missions: R12 to R16."""

from collections import Counter

import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    ANTIVIRUS,
    BOMB,
    BRIEFCASE,
    CODE_CRACKER,
    CONTRABAND,
    FLOPPY,
    GOGGLES,
    HIDDEN,
    INTERPOL,
    LETTER,
    MICROFILM,
    NONE,
    VIP_FILE,
    VIRUS,
    is_critical,
    is_intel,
    is_wanted,
)
from brushpass.games.redacted.rules.embassy import ENTRANCE, TELEX, TUNNEL
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.messages.house import Drew
from brushpass.games.redacted.speech.messages.turns import Sworn


def deal(mode: str, seats: int, seed: int = 1) -> tuple[State, Post]:
    post = Post(seats)
    s = GAME.setup(GAME.about.options(mode, seats), Fast(seed), GAME.face.teller(post))
    return s, post


def everything(s: State) -> Counter[int]:
    """All items, wherever they are."""
    found: Counter[int] = Counter()
    for pile in (s.items, s.objectives):
        found.update({kind: count for kind, count in enumerate(pile.counts) if count})
    for cards in [*s.hands, *s.tiles]:
        found.update(cards.kinds)
    return found


@pytest.mark.parametrize("seats", [4, 6])
def test_R12_1_RR5_two_factions_in_equal_numbers_known_to_all(seats: int) -> None:
    s, _ = deal("mission_diplomatique", seats)
    assert Counter(s.loyalty) == dict.fromkeys(s.factions, seats // 2)
    for seat in (None, *range(seats)):
        view = GAME.see(s, seat, None)
        assert view.factions == s.factions
        known = [agent.loyalty for agent in view.agents if agent.loyalty != HIDDEN]
        assert len(known) == (0 if seat is None else 1)


def test_R12_2_briefcases_hold_critical_items_more_often_than_not() -> None:
    kinds = [
        cards.kinds[0]
        for seed in range(300)
        for cards in deal("mission_diplomatique", 4, seed)[0].tiles
    ]
    share = sum(is_critical(kind) for kind in kinds) / len(kinds)
    assert 0.6 < share < 0.74, "four of six"
    assert not {BRIEFCASE, BRIEFCASE + 1, CODE_CRACKER} & set(kinds)


def test_R12_2_nobody_knows_what_is_in_the_briefcases() -> None:
    s, _ = deal("mission_diplomatique", 4)
    assert [GAME.see(s, seat, None).tiles for seat in (None, 0, 1, 2, 3)] == [[HIDDEN, HIDDEN]] * 5


def test_R12_3_each_draws_one_item_unseen_by_the_others() -> None:
    s, post = deal("mission_diplomatique", 4)
    assert [len(hand.kinds) for hand in s.hands] == [1] * 4
    for seat in range(4):
        drawn = [m for m in post.box(seat) if isinstance(m, Drew)]
        assert [m.item != HIDDEN for m in drawn] == [owner == seat for owner in range(4)]
        sworn = [m for m in post.box(seat) if isinstance(m, Sworn)]
        assert [m.loyalty != HIDDEN for m in sworn] == [owner == seat for owner in range(4)]
    assert everything(s).total() == 27


def test_R2_1_the_starter_is_drawn_by_lot_and_enters_at_the_entrance() -> None:
    starters = {deal("mission_diplomatique", 4, seed)[0].starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    s, _ = deal("mission_diplomatique", 4)
    assert s.room[s.starter] == ENTRANCE
    assert sorted(s.room) == [NONE, NONE, NONE, ENTRANCE]


def test_R13_1_R13_2_two_teams_and_two_floppies() -> None:
    s, _ = deal("two_man_rule", 4)
    assert Counter(s.loyalty) == dict.fromkeys(s.factions, 2)
    held = everything(s)
    assert held[VIRUS] == held[ANTIVIRUS] == 1
    assert held.total() == 17
    gone = [BRIEFCASE, BRIEFCASE + 1, CODE_CRACKER, BOMB, GOGGLES, CONTRABAND, 0, 1, 2, 3]
    assert not any(held[kind] for kind in gone)
    assert s.tiles[0].kinds == s.tiles[1].kinds == []


def test_R14_1_two_of_each_faction_one_stained_and_interpol() -> None:
    s, _ = deal("double_blind", 5)
    assert s.loyalty.count(INTERPOL) == 1
    assert len(set(s.loyalty)) == 5
    assert sum(is_wanted(loyalty) for loyalty in s.loyalty) == 2
    assert everything(s).total() == 27


def test_R15_1_R15_2_three_factions_and_two_letters() -> None:
    pairs = set()
    in_briefcases = 0
    for seed in range(60):
        s, _ = deal("strange_bedfellows", 3, seed)
        assert sorted(s.loyalty) == sorted(s.factions)
        letters = {kind - LETTER for kind in everything(s) if LETTER <= kind < VIRUS}
        assert len(letters) == 2
        assert letters < set(s.factions)
        pairs.add(s.factions.index((set(s.factions) - letters).pop()))
        in_briefcases += sum(LETTER <= tile.kinds[0] < VIRUS for tile in s.tiles)
        assert GAME.see(s, None, None).letters == 0
    assert pairs == {0, 1, 2}, "each letter may be the one that is removed"
    assert in_briefcases > 5


def test_R16_1_R16_2_RR6_the_decks_of_the_danger_zone() -> None:
    s, _ = deal("danger_zone", 2)
    assert sorted(s.hideouts) == [TELEX, TUNNEL]
    assert s.loyalty == [NONE, NONE]
    assert [len(hand.kinds) for hand in s.hands] == [0, 0]
    objectives = [kind for kind, count in enumerate(s.objectives.counts) if count]
    assert objectives == [s.factions[0], FLOPPY, MICROFILM, VIP_FILE]
    assert is_intel(s.bottom)
    assert s.bottom == s.factions[1]
    stored = [kind for kind, count in enumerate(s.items.counts) if count]
    assert {s.factions[2], FLOPPY + 1, MICROFILM + 1} < set(stored)
    assert s.items.counts[CONTRABAND] == 1
    assert not {BOMB, BRIEFCASE, CODE_CRACKER, GOGGLES} & set(stored)
    assert s.items.size() == 19
