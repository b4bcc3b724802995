"""Imagined truths are as likely as the deal makes them: exact, against brute force."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from brushpass.core.chance import Branch, Fast
from brushpass.core.knowledge import EVERYBODY, only
from brushpass.core.piles import Pile
from brushpass.games.double_agent.cards import (
    AGENTS,
    BACKS,
    DECK,
    NAMES,
    NONE,
    QUESTION,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import FILING, PLAYING
from brushpass.games.double_agent.wire import Page, TakenBack, View
from tests.games.double_agent.scenario import DULL, A, B, Position, agent, kind, kinds, shows
from tests.games.double_agent.worlds import Unseen, all_deals, imagined_deals


def seen_by_a(u: Unseen, letters: str) -> View:
    """The position as A sees it, with what A remembers of a card that B took back."""
    view = with_unseen(u, letters).view(A)
    assert view.memory is not None
    maybe = [0] * AGENTS
    for nth in u.maybe:
        maybe[agent(letters[nth])] |= 1 << letters[:nth].count(letters[nth])
    trail = kind(u.trail) if u.trail else NONE
    taken_back = [view.memory.taken_back[A], TakenBack(u.shown, trail, u.left, maybe, 0)]
    return msgspec.structs.replace(view, memory=Page(taken_back))


def with_unseen(u: Unseen, letters: str) -> Position:
    """B has these cards unseen by A, the first of them in covered files before these agents."""
    position = Position(open_backs=u.open_backs)
    s = position.s
    for seat in (A, B):
        s.token_known[seat] = [EVERYBODY] * 6
    counts = DECK[:]
    for card in kinds(u.cards):
        counts[card] -= 1
    s.discards[B] = [card for card, count in enumerate(counts) for _ in range(count)]
    cards = kinds(u.cards)
    for nth, letter in enumerate(letters):
        assert BACKS[cards[nth]] == u.covered[nth]
        position.files(B, letter).add(cards[nth], BACKS[cards[nth]], only(B))
    places = len(letters)
    s.hands[B] = sorted(cards[places : places + u.hand])
    s.decks[B] = Pile([cards[places + u.hand :].count(card) for card in range(len(DECK))])
    if u.open_backs:
        s.backs[B] = [BACKS[card] for card in s.hands[B]]
        s.tops[B] = BACKS[cards[places + u.hand]] if places + u.hand < len(cards) else NONE
    if u.filing:
        s.actor, s.phase, s.filing = B, FILING, cards[places]
    if not u.question_fits:
        fill_with_question_marks(position)
    return position


def fill_with_question_marks(position: Position) -> None:
    """A question mark of A's before every agent."""
    marks = [card for card in range(len(DECK)) if BACKS[card] == QUESTION]
    for where, card in zip("LBSAMP", marks, strict=False):
        position.s.decks[A].remove(card)
        position.files(A, where).add(card, QUESTION, only(A))


ZEROS = ["Top Secret Files", "Top Secret Files", "Personal Files", "Booby-Trapped Case"]

CASES = {
    "covered files, hand and draw pile": (
        Unseen([*ZEROS[:3], "Clues", "Turncoat", "Files"], [ZERO_SEVEN], 2),
        "S",
    ),
    "two backs": (
        Unseen(
            ["Top Secret Files", "Clues", "Personal Files", "Nosy", "Files", "Files", "Shredder"],
            [ZERO_SEVEN, QUESTION],
            3,
        ),
        "SS",
    ),
    "a chosen file": (
        Unseen(["Nosy", "Files", "Clues", "Secret Files", "Turncoat"], [QUESTION], 2, filing=True),
        "S",
    ),
    "a chosen file that cannot be a question mark": (
        Unseen(
            ["Files", "Files", "Clues", "Secret Files", "Turncoat", "Nosy"],
            [1],
            3,
            filing=True,
            question_fits=False,
        ),
        "S",
    ),
    "a back known to be in hand": (
        Unseen(
            [ZEROS[0], ZEROS[2], "Files", *ZEROS[1:2], "Clues", "Minor Files"],
            [ZERO_SEVEN],
            2,
            shown=ZERO_SEVEN,
        ),
        "L",
    ),
    "a back known to be in hand while a file is chosen": (
        Unseen(
            [ZEROS[0], ZEROS[2], "Files", *ZEROS[1:2], "Clues", "Minor Files"],
            [ZERO_SEVEN],
            2,
            filing=True,
            shown=ZERO_SEVEN,
        ),
        "L",
    ),
    "a question mark known to be in hand that cannot be the chosen file": (
        Unseen(
            ["Files", "Files", "Clues", "Secret Files", "Nosy", "Minor Files"],
            [1],
            3,
            filing=True,
            question_fits=False,
            shown=QUESTION,
        ),
        "L",
    ),
    "a card read and taken back": (
        Unseen([ZEROS[2], ZEROS[0], ZEROS[1], "Files", "Clues"], [ZERO_SEVEN], 2, trail=ZEROS[0]),
        "L",
    ),
    "a card read and taken back, perhaps laid again": (
        Unseen(
            [ZEROS[2], ZEROS[0], ZEROS[1], ZEROS[3], "Files", "Clues"],
            [ZERO_SEVEN, ZERO_SEVEN],
            2,
            trail=ZEROS[0],
            maybe=[1],
        ),
        "LM",
    ),
    "perhaps laid again twice, and a file is chosen": (
        Unseen(
            [ZEROS[2], ZEROS[0], ZEROS[1], ZEROS[3], "Files", "Clues"],
            [ZERO_SEVEN, ZERO_SEVEN],
            2,
            filing=True,
            trail=ZEROS[0],
            maybe=[0, 1],
        ),
        "LM",
    ),
    "perhaps laid again, and no cards are left in hand": (
        Unseen([ZEROS[2], ZEROS[0]], [ZERO_SEVEN] * 2, 0, trail=ZEROS[0], maybe=[0, 1]),
        "LM",
    ),
    "perhaps laid again, and the chosen file is the last card": (
        Unseen(
            [ZEROS[2], ZEROS[0], "Files"],
            [ZERO_SEVEN] * 2,
            1,
            filing=True,
            trail=ZEROS[0],
            maybe=[1],
        ),
        "LM",
    ),
}


OPEN_CASES = {  # DR7
    "covered files, hand and draw pile": (
        Unseen(
            [ZEROS[0], ZEROS[2], "Clues", ZEROS[1], "Files", "Turncoat"],
            [ZERO_SEVEN],
            2,
            open_backs=True,
        ),
        "S",
    ),
    "all cards of a hand have the back of the top": (
        Unseen(["Nosy", "Clues", "Turncoat", "Shredder", "Files", "Pressure"], [], 3),
        "",
    ),
    "the draw pile is empty": (
        Unseen([ZEROS[0], ZEROS[2], "Clues", ZEROS[1], "Turncoat"], [ZERO_SEVEN], 4),
        "S",
    ),
    "a chosen file": (
        Unseen(["Nosy", "Files", "Clues", ZEROS[0], "Turncoat", ZEROS[2]], [QUESTION], 3, True),
        "S",
    ),
    "a chosen file that cannot be a question mark": (
        Unseen(
            ["Files", "Files", "Clues", ZEROS[0], "Turncoat", ZEROS[3]],
            [1],
            3,
            filing=True,
            question_fits=False,
        ),
        "S",
    ),
    "a card read and taken back": (
        Unseen([ZEROS[2], ZEROS[0], ZEROS[1], "Files", ZEROS[3]], [ZERO_SEVEN], 2, trail=ZEROS[0]),
        "L",
    ),
    "a card read and taken back, perhaps laid again": (
        Unseen(
            [ZEROS[2], ZEROS[0], ZEROS[1], "Files", ZEROS[3], "Clues"],
            [ZERO_SEVEN, ZERO_SEVEN],
            2,
            trail=ZEROS[0],
            maybe=[1],
        ),
        "LM",
    ),
    "perhaps laid again twice, and a file is chosen": (
        Unseen(
            [ZEROS[2], ZEROS[0], ZEROS[1], ZEROS[3], "Files", "Clues"],
            [ZERO_SEVEN, ZERO_SEVEN],
            3,
            filing=True,
            trail=ZEROS[0],
            maybe=[0, 1],
        ),
        "LM",
    ),
    "laid again for sure, and another with its back is in hand": (
        Unseen(
            [ZEROS[2], ZEROS[0], ZEROS[1], "Files", ZEROS[3]],
            [ZERO_SEVEN, ZERO_SEVEN],
            2,
            trail=ZEROS[0],
            maybe=[0, 1],
            left=True,
        ),
        "LM",
    ),
    "laid again for sure, in one place": (
        Unseen(
            [ZEROS[2], ZEROS[0], ZEROS[1], "Files", ZEROS[3]],
            [ZERO_SEVEN, ZERO_SEVEN],
            2,
            trail=ZEROS[0],
            maybe=[1],
            left=True,
        ),
        "LM",
    ),
}
CASES |= {
    f"open backs: {case}": (replace(u, open_backs=True), letters)
    for case, (u, letters) in OPEN_CASES.items()
}


@pytest.mark.parametrize("case", CASES)
def test_imagined_deals_are_as_likely_as_all_deals_that_fit(case: str) -> None:
    u, letters = CASES[case]
    assert imagined_deals(seen_by_a(u, letters)) == all_deals(u)


@pytest.mark.parametrize("case", CASES)
def test_what_is_imagined_looks_the_same(case: str) -> None:
    u, letters = CASES[case]
    view = seen_by_a(u, letters)
    for seed in range(20):
        assert shows(GAME.imagine(view, Fast(seed)), view)


def test_a_spectator_knows_of_a_card_read_and_taken_back_only_its_back() -> None:
    position = Position(["Clues", *DULL[:4]], ["Exfiltration", *DULL[:4]])
    position.put(B, "L", "Personal Files").put(B, "S", "Top Secret Files", "Minor Files")
    position.act("play clues", "agent s").turn_of(B).act("play exfiltration", "own s 1")
    assert position.taken_back(A, B).card == kind("Top Secret Files")
    view = position.view(None)
    for seed in range(50):
        second = GAME.imagine(view, Fast(seed))
        assert shows(second, view)
        assert any(BACKS[card] == ZERO_SEVEN for card in second.hands[B])


def test_who_has_just_come_knows_nothing_of_a_card_taken_back() -> None:
    u, letters = CASES["a back known to be in hand"]
    view = msgspec.structs.replace(seen_by_a(u, letters), memory=None)
    assert imagined_deals(view) == all_deals(replace(u, shown=NONE))


def test_a_shredded_file_is_dealt_like_a_covered_one() -> None:
    u = Unseen([*ZEROS[:3], "Clues", "Files"], [ZERO_SEVEN], 2)
    position = with_unseen(u, "S")
    position.files(B, "S").move(0, position.s.shredded[B])
    assert imagined_deals(position.view(A)) == all_deals(u)


def test_DR7_the_owner_of_a_draw_pile_knows_of_its_top_the_back_alone() -> None:
    position = with_unseen(Unseen([ZEROS[0], ZEROS[2], "Files"], [], 0, open_backs=True), "")
    tops = Counter(GAME.imagine(position.view(B), Fast(seed)).decks[B].top[0] for seed in range(60))
    assert tops.keys() == set(kinds([ZEROS[0], ZEROS[2]]))


def layouts_of(v: View, seat: int) -> dict[tuple[int, ...], Fraction]:
    found: dict[tuple[int, ...], Fraction] = {}
    branch = Branch()
    while True:
        layout = tuple(GAME.imagine(v, branch).tokens[seat])
        found[layout] = found.get(layout, Fraction(0)) + branch.probability
        if not branch.advance():
            return found


def all_known_but_tokens() -> Position:
    """Every card of B is out of the game or known, so that only tokens are imagined."""
    return with_unseen(Unseen(["Files"], [], 1), "")


def test_D2_2_every_layout_of_the_opponents_tokens_is_equally_likely() -> None:
    position = all_known_but_tokens()
    position.s.token_known[B] = [only(B)] * 6
    found = layouts_of(position.view(A), B)
    assert len(found) == 360
    assert set(found.values()) == {Fraction(1, 360)}


def test_DR22_DR25_known_and_revealed_tokens_rule_layouts_out() -> None:
    position = all_known_but_tokens()
    position.s.token_known[B] = [only(B)] * 6
    position.s.tokens[B] = [2, 1, 5, 2, 3, 4]
    position.s.token_known[B][agent("L")] = EVERYBODY
    position.s.token_known[B][agent("S")] |= only(A)
    found = layouts_of(position.view(A), B)
    expected = {(2, p[0], 5, *p[1:]) for p in permutations([1, 2, 3, 4])}
    assert found == dict.fromkeys(expected, Fraction(1, 24))


def test_during_the_placing_hidden_tokens_are_any_of_the_six() -> None:
    s = GAME.setup(GAME.about.options(), Fast(1), GAME.silent)
    for value in (5, 1):
        GAME.play(s, B, GAME.actions[value - 1], Fast(1), GAME.silent)
    found = layouts_of(GAME.see(s, A, None), B)
    pairs = Counter(pair[:2] for pair in permutations([1, 2, 2, 3, 4, 5]))
    assert found == {pair: Fraction(n, sum(pairs.values())) for pair, n in pairs.items()}


def test_the_owner_imagines_nothing_of_the_own_side() -> None:
    position = Position().put(A, "S", "Top Secret Files", "Nosy")
    for seed in range(10):
        second = GAME.imagine(position.view(A), Fast(seed))
        assert second.hands[A] == position.s.hands[A]
        assert second.tokens[A] == position.s.tokens[A]
        assert second.files_of(A, agent("S")).kinds == kinds(["Top Secret Files", "Nosy"])
        assert second.decks[A].counts == position.s.decks[A].counts


def broken(v: View, path: str, value: object) -> View:
    """The view with one value changed."""
    tree = msgspec.to_builtins(v)
    *steps, last = path.split(".")
    place = tree
    for step in steps:
        place = place[int(step) if step.isdecimal() else step]
    place[int(last) if last.isdecimal() else last] = value
    return msgspec.convert(tree, View)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sides.1.deck", 16),
        ("sides.1.discards", [kind("Nosy"), kind("Nosy")]),
        ("sides.1.discards", [99]),
        ("sides.1.tokens", [5, 5, -2, -2, -2, -2]),
        ("sides.1.tokens", [9, -2, -2, -2, -2, -2]),
        ("sides.1.files", []),
        ("sides.1.files.0.known", []),
        ("sides.1.files.0.backs", [9]),
        ("memory.taken_back.1.card", kind("Secret Files")),
        ("memory.taken_back.1.card", kind("Nosy")),
        ("sides.0.hand", [0, 0, 0, 0, 0]),
        ("influence", [1, 1]),
        ("sides.1.backs", [1]),
        ("sides.1.backs", [1, 1, 1, 2, 9]),
        ("sides.1.top", 9),
        ("sides.1.top", 3),
    ],
)
def test_a_view_that_cannot_be_is_refused(path: str, value: object) -> None:
    position = Position(open_backs=True).put(B, "L", "Secret Files")
    view = broken(position.spend(B, "Secret Files", "Nosy").view(A), path, value)
    with pytest.raises(ValueError, match=r"no (deal|card)"):
        GAME.imagine(view, Fast(1))


def test_too_many_files_with_one_back_are_refused() -> None:
    position = Position().put(B, "L", "Secret Files", "Secret Files").put(B, "M", "Minor Files")
    position.files(B, "M").backs[0] = BACKS[kind("Secret Files")]
    with pytest.raises(ValueError, match="same back"):
        GAME.imagine(position.view(A), Fast(1))


def test_a_chosen_file_needs_a_card_that_can_be_laid() -> None:
    position = with_unseen(Unseen(["Clues", "Nosy"], [], 2, question_fits=False), "")
    position.s.actor, position.s.phase, position.s.filing = B, FILING, kind("Clues")
    with pytest.raises(ValueError, match="chosen as a file"):
        GAME.imagine(position.view(A), Fast(1))
    position.s.phase, position.s.filing = PLAYING, NONE
    assert len(NAMES) == len(DECK)
