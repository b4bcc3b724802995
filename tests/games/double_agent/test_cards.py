"""D1 Components, and what of them is our reconstruction."""

import re

from brushpass.core.rulebook import rule
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    AGENTS,
    BACK_NAMES,
    BACKS,
    CARDS,
    DECK,
    ENDS,
    KINDS,
    NAMES,
    PARTLY,
    QUESTION,
    RECONSTRUCTED,
    SOURCED,
    START,
    TOKENS,
    VALUES,
    ZERO_SEVEN,
    is_action,
)
from brushpass.games.double_agent.loyalty import needed
from tests.games.double_agent.scenario import A, B, Position, agent, kind


def test_D1_1_six_agents_with_a_counter_each_all_inactive() -> None:
    position = Position(turns=0)
    assert len(position.s.influence) == AGENTS == len(AGENT_NAMES) == 6
    assert position.s.active == 0


def test_D1_2_six_loyalty_tokens() -> None:
    assert [value for value, count in enumerate(TOKENS) for _ in range(count)] == [1, 2, 2, 3, 4, 5]
    position = Position()
    for seat in (A, B):
        assert sorted(position.s.tokens[seat]) == [1, 2, 2, 3, 4, 5]


def test_D1_3_22_cards_with_values_from_0_to_7() -> None:
    assert sum(DECK) == 22
    assert min(VALUES) == 0
    assert max(VALUES) == 7
    position = Position()
    for seat in (A, B):
        assert len(position.s.hands[seat]) + position.s.decks[seat].size() == 22


def test_D1_4_backs_of_simple_files_show_the_value_or_0_7() -> None:
    for card in range(KINDS):
        if BACKS[card] < ZERO_SEVEN:
            assert BACK_NAMES[BACKS[card]] == str(VALUES[card])
        elif BACKS[card] == ZERO_SEVEN:
            assert VALUES[card] in (0, 7)
    assert sum(DECK[card] for card in range(KINDS) if BACKS[card] == ZERO_SEVEN) == 4


def test_D1_5_the_back_of_a_file_action_card_says_nothing_about_its_value() -> None:
    actions = [card for card in range(KINDS) if is_action(card)]
    assert {BACKS[card] for card in actions} == {QUESTION}
    assert len({VALUES[card] for card in actions}) > 1


def test_D1_6_two_simple_files_take_effect_when_revealed() -> None:
    for name in ("Personal Files", "Booby-Trapped Case"):
        assert BACKS[kind(name)] == ZERO_SEVEN
        assert CARDS[kind(name)].text
        assert not is_action(kind(name))


def test_D1_7_two_plus_one_counters_one_nosy_in_each_deck() -> None:
    assert 2 * DECK[kind("Nosy")] == 2


def test_DR1_the_list_of_cards_is_the_one_in_the_rulings() -> None:
    listed = {card.name: (card.copies, card.value) for card in CARDS}
    assert listed == {
        "Minor Files": (2, 1),
        "Files": (3, 2),
        "Important Files": (3, 3),
        "Secret Files": (2, 4),
        "Top Secret Files": (2, 7),
        "Personal Files": (1, 0),
        "Booby-Trapped Case": (1, 0),
        "Nosy": (1, 1),
        "Clues": (1, 2),
        "Surveillance": (1, 2),
        "Pressure": (1, 3),
        "Exfiltration": (1, 3),
        "Shredder": (1, 4),
        "Reassignment": (1, 4),
        "Turncoat": (1, 5),
    }
    assert rule("double_agent", "DR1").reconstructed
    text = rule("double_agent", "DR1").text
    for name, (_, value) in listed.items():
        assert re.search(rf"\b{name}\b", text), name
        assert str(value) in text or value == 0


def test_DR2_each_card_says_what_of_it_is_known() -> None:
    assert [card.name for card in CARDS if card.source == SOURCED] == ["Personal Files", "Clues"]
    assert [card.name for card in CARDS if card.source == PARTLY] == [
        "Important Files",
        "Top Secret Files",
        "Booby-Trapped Case",
        "Nosy",
    ]
    assert all(card.note for card in CARDS)
    assert sum(card.source == RECONSTRUCTED for card in CARDS) == 9


def test_DR3_the_row() -> None:
    assert AGENT_NAMES == ["L", "B", "S", "A", "M", "P"]
    assert rule("double_agent", "DR3").reconstructed


def test_DR4_neighbours_stand_next_to_each_other_and_the_row_is_no_ring() -> None:
    for first in range(AGENTS):
        beside = [other for other in range(AGENTS) if needed(1 << first, 0, other) == 3]
        assert beside == [other for other in (first - 1, first + 1) if 0 <= other < AGENTS]


def test_DR5_counters_start_on_the_inner_spaces() -> None:
    position = Position(turns=0)
    assert position.s.influence == START
    for letter, space in zip("LSMBAP", (1, 1, 1, 2, 2, 2), strict=True):
        assert position.s.influence[agent(letter)] == space
    assert ENDS == [0, 3]
    assert rule("double_agent", "DR5").reconstructed


def test_DR6_a_0_7_card_is_always_worth_the_same() -> None:
    values = {NAMES[card]: VALUES[card] for card in range(KINDS) if BACKS[card] == ZERO_SEVEN}
    assert values == {"Top Secret Files": 7, "Personal Files": 0, "Booby-Trapped Case": 0}
    position = Position(["Top Secret Files", *["Files"] * 3, "Clues"])
    position.put(B, "L", "Minor Files", "Minor Files", "Secret Files")
    position.file("Top Secret Files", "L")
    assert position.view(None).sides[A].scored == [kind("Top Secret Files")] + [
        len(CARDS) + kind(name) for name in ("Minor Files", "Minor Files", "Secret Files")
    ]


def test_what_is_reconstructed_is_marked_in_the_rulings() -> None:
    for number in ("DR1", "DR3", "DR5", "DR20", *(f"DR{n}" for n in range(25, 31))):
        assert rule("double_agent", number).reconstructed, number
