"""Exact beliefs about loyalties, and imagined deals as likely as the real ones."""

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    BRIEFCASE,
    DANGER_ZONE,
    DOUBLE_BLIND,
    HIDDEN,
    INTERPOL,
    LOYALTY_NAMES,
    is_wanted,
)
from brushpass.games.redacted.speech.wire import View
from tests.games.redacted.scenario import Position, item

WHERE = {"A": "Vault", "B": "Office", "C": "Telex"}


def enumerated(position: Position, view: View) -> Counter[tuple[int, ...]]:
    """All deals of the cards, one by one, that the view allows."""
    found: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(position.s.loyalty):
        known = [agent.loyalty for agent in view.agents]
        fits = all(k in (HIDDEN, card) for k, card in zip(known, deal, strict=True))
        for seat, card in enumerate(deal):
            fits = fits and not (view.agents[seat].arrested and not is_wanted(card))
            cleared = view.cleared >> seat & 1
            fits = fits and not (cleared and (is_wanted(card) or card == INTERPOL))
        if fits:
            found[deal] += 1
    return found


@pytest.mark.parametrize(
    ("mission", "fields"),
    [
        (0, {}),
        (0, {"learnt": [0b0101, 2, 4, 8, 0]}),
        (DOUBLE_BLIND, {}),
        (DOUBLE_BLIND, {"cleared": 0b10}),
        (DOUBLE_BLIND, {"arrested": 0b100}),
    ],
)
def test_belief_and_imagine_agree_with_counting(mission: int, fields: dict[str, Any]) -> None:
    seat = 3
    position = Position(WHERE, mission=mission, **fields)
    view = GAME.see(position.s, seat, None)
    exact = enumerated(position, view)
    belief = GAME.face.belief(view)
    assert belief is not None
    others = [s for s in range(position.s.seats) if s != seat]
    for question, other in zip(belief.questions, others, strict=True):
        for kind, name in enumerate(LOYALTY_NAMES):
            share = sum(n for deal, n in exact.items() if deal[other] == kind) / exact.total()
            assert question.share(name) == pytest.approx(share)
    chance = Fast(5)
    drawn = Counter(tuple(GAME.imagine(view, chance).loyalty) for _ in range(3000))
    assert set(drawn) == set(exact)
    for deal, ways in exact.items():
        assert drawn[deal] / 3000 == pytest.approx(ways / exact.total(), abs=0.04)


def test_a_spectator_believes_too_and_nobody_in_the_danger_zone() -> None:
    belief = GAME.face.belief(GAME.see(Position(WHERE).s, None, None))
    assert belief is not None
    assert len(belief.questions) == 4
    assert (
        GAME.face.belief(GAME.see(Position({"A": "Vault"}, mission=DANGER_ZONE).s, 0, None)) is None
    )


def test_RR44_the_alliance_follows_from_the_letters_seen() -> None:
    position = Position(WHERE, {"A": ["UK alliance letter"]}, mission=BEDFELLOWS, letters=0b011)
    position.s.letters_seen[0] = 0b001
    belief = GAME.face.belief(position.view("A"))
    assert belief is not None
    assert belief.questions[-1].about == "the alliance"
    assert belief.questions[-1].counts == {"UK and USSR": 2, "UK and USA": 2}
    chance = Fast(3)
    drawn = Counter(GAME.imagine(position.view("A"), chance).letters for _ in range(1000))
    assert set(drawn) == {0b011, 0b101}
    assert 400 < drawn[0b011] < 600


def test_a_letter_once_seen_is_remembered_when_it_is_lost_from_sight() -> None:
    position = Position(
        {"A": "ground Staircase", "B": "X-ray"},
        {"A": ["USSR alliance letter", "Key", "Key"]},
        mission=BEDFELLOWS,
    )
    position.go("Entrance")
    assert position.view("B").letters == 0b010
    position.s.room[0] = position.s.start = 4
    position.s.barred = 0
    position.go("terrace Storage").act("search storage", "drop ussr alliance letter")
    assert item("USSR alliance letter") not in position.view("B").agents[0].items
    assert position.view("B").letters == 0b010


def test_R12_2_imagined_briefcases_follow_the_deal() -> None:
    position = Position({"A": "Vault"}, tiles=["Bomb", "Key"])
    view = position.view("A")
    chance = Fast(9)
    n = 4000
    worlds = [GAME.imagine(view, chance) for _ in range(n)]
    firsts = Counter(s.tiles[0].kinds[0] for s in worlds)
    assert not firsts[BRIEFCASE]
    assert firsts[item("Bomb")] / n == pytest.approx(2 / 6, abs=0.03)
    assert firsts[item("UK intel")] / n == pytest.approx(1 / 6, abs=0.03)
    regular = sum(c for kind, c in firsts.items() if 8 <= kind <= 13)
    assert regular / n == pytest.approx(2 / 6, abs=0.03)
    assert firsts[item("Key")] / n == pytest.approx(2 / 6 * 5 / 19, abs=0.03)
    both = sum(1 for s in worlds if s.tiles[0].kinds == s.tiles[1].kinds == [item("Bomb")])
    assert both / n == pytest.approx(2 / 30, abs=0.02)


def test_imagined_hands_are_drawn_from_what_is_unseen() -> None:
    position = Position({"A": "Vault", "B": "Office"}, {"A": ["Bomb", "Bomb"], "B": ["Key"]})
    view = position.view("A")
    chance = Fast(2)
    n = 3000
    kinds = Counter(GAME.imagine(view, chance).hands[1].kinds[0] for _ in range(n))
    assert not kinds[item("Bomb")]
    assert kinds[item("Key")] / n == pytest.approx(5 / 25, abs=0.03)
    assert kinds[item("USSR intel")] / n == pytest.approx(1 / 25, abs=0.02)


def test_imagined_weapons_keep_what_all_began_with() -> None:
    position = Position({"A": "Entrance", "B": "Ballroom", "D": "Vault"})
    position.go("Ballroom").exchange("knife", "neutral")
    chance = Fast(4)
    spent = Counter()  # type: ignore[var-annotated]
    for _ in range(900):
        s = GAME.imagine(position.view("D"), chance)
        assert sorted(s.weapons[i] + s.spent[i] for i in range(3)) == [1, 1, 1]
        spent[s.spent[:3].index(1)] += 1
    assert all(240 < spent[weapon] < 360 for weapon in range(3))
    assert GAME.imagine(position.view("C"), chance).spent[:3].count(1) == 1


def test_objectives_are_imagined_where_they_can_be() -> None:
    there = 4
    position = Position(
        {"A": "Helipad", "B": "Office"}, mission=DANGER_ZONE, guards=[there], prize=there
    )
    position.go("Gallery").luck(1, kinds=["Microfilm 1"]).act("show knife", "pass", "take it")
    chance = Fast(8)
    held = Counter(GAME.imagine(position.view("B"), chance).hands[0].kinds[0] for _ in range(1500))
    assert set(held) == {item("UK intel"), item("grey Floppy 1"), item("Microfilm 1")}
    assert all(400 < count < 600 for count in held.values())


def test_a_view_that_cannot_be_is_refused() -> None:
    view = Position(WHERE).view("A")
    agents = list(view.agents)
    agents[1] = msgspec.structs.replace(agents[1], loyalty=INTERPOL)
    with pytest.raises(ValueError, match="no deal fits"):
        GAME.imagine(msgspec.structs.replace(view, agents=agents), Fast(1))
    with pytest.raises(ValueError, match=r"no deal fits|in the pile"):
        GAME.imagine(msgspec.structs.replace(view, deck=3), Fast(1))
