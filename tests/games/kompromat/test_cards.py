"""K1 Components."""

from collections import Counter
from itertools import combinations

from brushpass.core.chance import Fast
from brushpass.games.kompromat.cards import (
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FIRST_COUNTER,
    ITEM_NAMES,
    LIMIT,
    LONGEST_STACK,
    MISSION_NAMES,
    MISSIONS,
    halves,
    is_counter,
    marks,
)
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.scoring import points
from brushpass.games.kompromat.state import State
from tests.games.kompromat.scenario import Position, mission


def fresh(seed: int) -> State:
    return GAME.setup(GAME.about.options(), Fast(seed), GAME.silent)


def test_K1_1_KR1_each_player_draws_fourteen_cards_with_three_sevens() -> None:
    for seat in range(2):
        s = fresh(7)
        chance = Fast(1)
        drawn = [] if s.hand[seat] < 0 else [s.hand[seat]]
        while s.decks[seat].size() > 0:
            drawn.append(s.decks[seat].draw(chance))
        assert len(drawn) == 14
        assert Counter(EQUIPMENT_NAMES[card] for card in drawn) == {
            "0.5": 1,
            "1/11": 2,
            "2": 1,
            "3": 1,
            "4": 1,
            "5": 1,
            "6": 1,
            "7": 3,
            "8": 1,
            "9": 1,
            "10": 1,
        }


def test_K1_2_the_mission_deck_has_29_cards() -> None:
    s = fresh(3)
    chance = Fast(2)
    laid = s.mission[:]
    laid += [FIRST_COUNTER + under - 1 for under in s.counter if under]
    while s.missions.size() > 0:
        laid.append(s.missions.draw(chance))
    named = Counter(MISSION_NAMES[card] for card in laid)
    assert sum(named.values()) == 29
    assert named["Code"] == 3
    assert named["Document"] == 3
    assert all(named[name] == 1 for name in ITEM_NAMES)
    assert len(ITEM_NAMES) == 10
    counters = sum(count for name, count in named.items() if name.startswith("Counter-"))
    assert counters == 5
    targets = set(named) - {"Code", "Document", *ITEM_NAMES, *MISSION_NAMES[FIRST_COUNTER:]}
    assert len(targets) == 8
    assert all(named[name] == 1 for name in targets)


def test_K1_3_targets_are_worth_what_the_table_says() -> None:
    worth = {}
    for name in MISSION_NAMES[:8]:
        position = Position(won=([name], []), row=("Code", "Code", "Code", "Document"))
        worth[name] = points(position.s, 0)
    assert worth == {
        "Barmaid": 2,
        "Hotel": 2,
        "Airport": 3,
        "Interrogation": 3,
        "Locker": 3,
        "Pursuit": 4,
        "Safe House": 4,
        "Informant": 5,
    }
    assert sum(worth.values()) == 26


def test_K1_4_counter_intelligence_carries_nine_marks_in_all() -> None:
    counters = [kind for kind in range(len(MISSIONS)) if is_counter(kind)]
    assert [(marks(kind), MISSIONS[kind]) for kind in counters] == [(1, 2), (2, 2), (3, 1)]
    position = Position(under={0: 1, 1: 2, 2: 3, 3: 2})
    assert position.s.counter == [1, 2, 3, 2]


def test_K1_5_a_game_starts_without_tokens() -> None:
    s = fresh(1)
    assert s.tokens == [0, 0]
    assert [side.tokens for side in GAME.see(s, None, None).sides] == [0, 0]


def test_K3_12_cards_count_in_exact_halves() -> None:
    assert [halves(card) for card in range(11)] == [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]


def test_no_attempt_can_need_more_cards_than_there_are_actions_for() -> None:
    """Seven cards can stay within 21, no eight can; so the eighth is the last one drawn."""
    deck = [halves(kind) for kind, count in enumerate(EQUIPMENT) for _ in range(count)]
    assert min(map(sum, combinations(deck, LONGEST_STACK - 1))) <= LIMIT
    assert min(map(sum, combinations(deck, LONGEST_STACK))) > LIMIT


def test_kinds_and_names_agree() -> None:
    assert len(EQUIPMENT_NAMES) == len(EQUIPMENT)
    assert len(MISSION_NAMES) == len(MISSIONS)
    assert mission("Balaclava") == 8
    assert mission("Vesper Martini") == 17
