"""Actions as pages and programs read them."""

import pytest

from brushpass.core.catalogue import games
from brushpass.server.spelled import spelled


@pytest.mark.parametrize("game", sorted(games()))
def test_no_two_actions_of_a_game_are_spelled_the_same(game: str) -> None:
    found = [tuple(sorted(action.items())) for action in spelled(games()[game])]
    assert len(found) == len(games()[game].actions)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_done_with_the_same_fields_has_one_word(game: str) -> None:
    fields: dict[object, set[str]] = {}
    for action in spelled(games()[game]):
        assert fields.setdefault(action["do"], set(action)) == set(action)


@pytest.mark.parametrize(
    ("game", "name", "action"),
    [
        ("kompromat", "draw", {"do": "draw"}),
        ("kompromat", "attempt 2", {"do": "attempt", "place": 1}),
        ("double_agent", "their b 3", {"do": "choose file", "own": False, "agent": 1, "index": 2}),
        ("microfilms", "pay interrogate c", {"do": "interrogate", "aim": 2, "kind": -1}),
        ("microfilms", "blowback", {"do": "blowback", "kind": 11}),
        ("spy_tactics", "take back electrum", {"do": "take back", "aim": 2}),
        ("redacted", "snack break", {"do": "snack break"}),
        ("redacted", "call usa helicopter", {"do": "call", "faction": 2}),
    ],
)
def test_an_action_says_what_is_done_and_with_what(
    game: str, name: str, action: dict[str, object]
) -> None:
    (number,) = [one.id for one in games()[game].actions if one.name == name]
    assert spelled(games()[game])[number] == action
