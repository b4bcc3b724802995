"""What covered cards can come to: exact counts, against every deal laid out one by one."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import Belief
from brushpass.games.kompromat.belief import is_open, reading, truths
from brushpass.games.kompromat.cards import HIDDEN, NONE, PLACES
from brushpass.games.kompromat.covered import Count
from brushpass.games.kompromat.drawn import Drawn
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.imagine import fits
from brushpass.games.kompromat.state import OVER, State
from brushpass.games.kompromat.wire import View
from tests.games.kompromat.card_by_card import totals_of
from tests.games.kompromat.scenario import Position
from tests.games.kompromat.test_imagine import Hidden, deals

MOST_HIDDEN = 4  # cards, so that all deals can be laid out


def counts(belief: Belief | None, about: str) -> dict[str, int]:
    assert belief is not None
    (question,) = [q for q in belief.questions if q.about.startswith(about)]
    return question.counts


def shares(counted: dict[str, int] | Counter[str]) -> dict[str, Fraction]:
    every = sum(counted.values())
    return {answer: Fraction(count, every) for answer, count in counted.items()}


def lay_out(view: View, seat: int) -> list[tuple[State, int]]:
    """Every truth that the view allows of this side, by how many deals lead to it."""
    side = view.sides[seat]
    unseen = [1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1]
    shown = [card for stack in side.stacks for card in stack.cards] + side.top + [side.hand]
    for card in shown:
        if card >= 0:
            unseen[card] -= 1
    skeleton = GAME.imagine(view, Fast(0))
    found = []
    for deal, weight in deals(unseen, shown.count(HIDDEN)):
        s = GAME.clone(skeleton)
        put(s, view, seat, deal)
        if fits(s, seat, Drawn(view, seat)):
            found.append((s, weight))
    return found


def put(s: State, view: View, seat: int, deal: Hidden) -> None:
    cards = list(deal)
    side = view.sides[seat]
    for place, stack in enumerate(side.stacks):
        for index, card in enumerate(stack.cards):
            if card == HIDDEN:
                s.stack(seat, place).cards[index] = cards.pop(0)
        s.stack(seat, place).recount()
    if side.hand == HIDDEN:
        s.hand[seat] = cards.pop(0)
    for index, card in enumerate(side.top):
        if card == HIDDEN:
            s.decks[seat].top[index] = cards.pop(0)


def check(view: View) -> int:
    """How many questions were compared."""
    belief = GAME.face.belief(view)
    compared = 0
    for seat in range(2):
        assert Count(view, seat).totals == totals_of(view, seat)
        every = None
        for place in range(PLACES):
            about = f"{'AB'[seat]}'s total at mission {place + 1},"
            asked = [q for q in belief.questions if q.about.startswith(about)] if belief else []
            if asked:
                expected: Counter[str] = Counter()
                every = every or lay_out(view, seat)
                for s, weight in every:
                    expected[reading(s.best(seat, place))] += weight
                assert shares(asked[0].counts) == shares(expected)
                compared += 1
    return compared


def test_K1_1_one_covered_card() -> None:
    view = Position(["9 3"], ["4"]).attempt(0).view(1)
    asked = counts(GAME.face.belief(view), "A's total at mission 1")
    # 0.5, 1/11 twice (20 each), 2 to 8 with three 7s, 10; the 9 lies open.
    assert asked == {
        "15½ or less": 6,
        "20 or 20½": 2,
        "16 or 16½": 3,
        "17 or 17½": 1,
        "19 or 19½": 1,
    }
    assert check(view) == 1


@pytest.mark.parametrize(
    "position",
    [
        lambda: Position(["10 5 A 9"], ["4"]).attempt(0),
        lambda: Position(["10 2 3 4", "9 8"], ["4", "5"]).attempt(0).attempt(0).attempt(1),
        lambda: Position(["9 3", "8"], ["4"]).attempt(0).attempt(0),
        lambda: (
            Position(["10 5 A 9", "8"], ["4", "5"], items=([], ["Stun Gun"]))
            .attempt(0)
            .act("stun gun 1 2")
        ),
        lambda: (
            Position(["10 5 2 9"], ["4"], items=(["GPS Tracker"], []))
            .attempt(0, stop=False)
            .act("gps tracker")
        ),
        lambda: (
            Position(["10 5 2 9"], ["4"], items=(["GPS Tracker", "USB Stick"], []))
            .attempt(0, stop=False)
            .act("gps tracker", "usb gps tracker")
        ),
    ],
    ids=[
        "drawn on",
        "two stacks",
        "a card in hand",
        "KR33 stunned",
        "KR31 taken back",
        "KR31 two taken back",
    ],
)
def test_K3_6_totals_are_counted_as_all_deals_that_fit(position: Callable[[], Position]) -> None:
    assert check(position().view(1)) > 0


def test_totals_are_counted_as_all_deals_that_fit_wherever_play_leads() -> None:
    compared = 0
    for seed in range(40):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(), chance)
        for _ in range(8 + seed):
            if not table.to_act():
                break
            (seat,) = table.to_act()
            legal = table.legal(seat)
            table.play(seat, legal[chance.pick(len(legal))])
        view = table.view(seed % 2)
        other = view.sides[1 - seed % 2]
        hidden = sum(stack.cards.count(HIDDEN) for stack in other.stacks)
        if hidden + other.top.count(HIDDEN) + (other.hand == HIDDEN) <= MOST_HIDDEN:
            compared += check(view)
    assert compared > 10


@pytest.mark.parametrize(
    ("stacks", "bound"),
    [
        (["10 2 3 4", "9 A 5 6"], 2),
        (["10 2 3", "9 5 A 6"], 1),
        (["7 7 0.5 2", "10 A 6"], 1),
        (["8 2 A 3", "9 0.5 A 7", "10 4 5"], 2),
        (["10 A 0.5 7", "9 2 3 7", "8 4 5 7"], 3),
        (["0.5 A A 2 3 4", "10 7"], 1),
    ],
)
def test_K3_6_stacks_that_bind_each_other_are_counted_as_card_by_card(
    stacks: list[str], bound: int
) -> None:
    position = Position(stacks, ["4", "5", "6"])
    for place in range(len(stacks)):
        position.attempt(place).attempt(place)
    view = position.view(1)
    count = Count(view, 0)
    assert sum(1 for stack in count.stacks if stack.bound_cards) == bound
    assert count.totals == totals_of(view, 0)
    assert all(sum(totals.values()) == count.worlds for totals in count.totals)


def test_K4_6_K4_7_who_takes_a_mission_as_it_stands() -> None:
    # 19 and 10 with one card covered: more than 9 of it is needed, and 9 itself loses to A's cards.
    position = Position(["10 9"], ["10 5"], memory_aid=True).attempt(0).attempt(0)
    asked = counts(GAME.face.belief(position.view(0)), "who takes mission 1")
    # B's covered card: 1/11 twice make 21; the 9 a tie with two cards each; the other ten lose.
    assert asked == {"B": 2, "nobody": 1, "A": 10}


def test_KR23_nobody_is_reminded_of_their_own_covered_cards() -> None:
    for aid in (False, True):
        position = Position(["10 9"], ["10 5"], memory_aid=aid).attempt(0).attempt(0)
        belief = GAME.face.belief(position.view(0))
        assert belief is not None
        assert any(q.about.startswith("who takes") for q in belief.questions) == aid
        assert is_open(position.view(None), 0), "a spectator counts both"


def test_a_spectator_counts_both_sides() -> None:
    position = Position(["9 3"], ["4 5"]).attempt(0).attempt(0)
    belief = GAME.face.belief(position.view(None))
    assert belief is not None
    assert belief.worlds == 13 * 13
    assert {q.about.split(",")[0] for q in belief.questions} == {
        "A's total at mission 1",
        "B's total at mission 1",
        "who takes mission 1",
    }


def test_the_truth_is_among_the_answers_and_settled_missions_are_no_question() -> None:
    for seed in range(4):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(), chance)
        s = table.state
        while table.to_act():
            (seat,) = table.to_act()
            legal = table.legal(seat)
            table.play(seat, legal[chance.pick(len(legal))])
            belief = GAME.face.belief(table.view(seed % 2))
            true = truths(s)
            for question in belief.questions if belief else []:
                assert question.counts[true[question.about]] > 0
            open_places = [f"mission {p + 1}" for p in range(PLACES) if s.mission[p] != NONE]
            for question in belief.questions if belief else []:
                assert any(place in question.about for place in open_places)
        assert s.phase == OVER
        assert GAME.face.belief(GAME.see(s, 0, None)) is None
