"""M1 Components."""

from brushpass.games.microfilms.rules.cards import (
    ACTION_KINDS,
    BLOODSTAINED,
    CARD_NAMES,
    COPIES,
    FRANCS,
    IDENTITY_NAMES,
    KINDS,
    copies_in_play,
)
from tests.games.microfilms.scenario import Position


def test_M1_1_eight_identities() -> None:
    assert len(set(IDENTITY_NAMES)) == 8
    assert [name for name in IDENTITY_NAMES if name.startswith("agent")] == IDENTITY_NAMES[:4]


def test_M1_2_nine_items() -> None:
    items = [kind for kind in range(KINDS) if not ACTION_KINDS >> kind & 1]
    assert sum(COPIES[kind] for kind in items) == 9
    assert [COPIES[kind] for kind in items] == [1] * 9


def test_M1_3_eight_action_cards() -> None:
    actions = {CARD_NAMES[k]: COPIES[k] for k in range(KINDS) if ACTION_KINDS >> k & 1}
    assert actions == {
        "Steal/Blackmail": 2,
        "Interrogate/Blackmail": 3,
        "Cash Out/Blowback": 3,
    }


def test_M1_4_thirty_francs_and_none_is_ever_lost() -> None:
    assert FRANCS == 10 * 1 + 10 * 2
    for seats in range(2, 7):
        s = Position(seats=seats).s
        assert s.house + sum(s.francs) == FRANCS


def test_M1_5_a_token_has_two_sides() -> None:
    position = Position()
    assert [player.cleared for player in position.view(0).players] == [False] * 3
    position.act("bribe b", "accept")
    assert [player.cleared for player in position.view(1).players] == [True, False, False]


def test_MR37_the_bloodstained_cards_are_the_five_that_say_blackmail() -> None:
    stained = [kind for kind in range(KINDS) if BLOODSTAINED >> kind & 1]
    assert sum(COPIES[kind] for kind in stained) == 5
    assert all("Blackmail" in CARD_NAMES[kind] for kind in stained)
    assert not any("Blackmail" in CARD_NAMES[k] for k in range(KINDS) if k not in stained)


def test_M2_6_M8_1_the_deck_has_the_size_that_follows_from_the_counts() -> None:
    assert [Position(seats=seats).s.deck.size for seats in range(2, 7)] == [11, 11, 10, 9, 8]
    assert sum(copies_in_play(1, False)) == 15
    assert sum(copies_in_play(1, True)) == 14
