"""Imagined truths: as likely as the deal makes them, compared with every deal there is."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb

import msgspec
import pytest

from brushpass.core.chance import Branch, Chance, Fast
from brushpass.core.wire import encode
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.memory.wire import Case
from brushpass.games.microfilms.rules.cards import HIDDEN, KINDS
from brushpass.games.microfilms.rules.state import OVER, State
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought.enumeration import choose
from brushpass.games.microfilms.thought.sampling import fits, sample, sample_counted
from brushpass.games.microfilms.thought.unseen import Unseen, falling
from tests.games.microfilms.scenario import Board, Position, kind

SAMPLES = 8_000
Truth = tuple[object, ...]
Run = Callable[[Board, Chance], bool]  # plays on; False if this cannot happen here


class Fixed(Chance):
    """Every deal with the UK absent and A to begin."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.first = [1, 0]

    def pick(self, n: int) -> int:
        return self.first.pop(0) if self.first else self.branch.pick(n)

    def draw(self, counts: list[int], size: int) -> int:
        return self.branch.draw(counts, size)


def truth(s: State) -> Truth:
    hands = tuple(tuple(hand.cards) for hand in s.hands)
    return hands, tuple(s.deck.cards), tuple(s.identity), tuple(s.second), s.box


def every_deal(seats: int, run: Run) -> dict[bytes, dict[Truth, Fraction]]:
    """For each view of A, the truths behind it and their weights."""
    found: dict[bytes, dict[Truth, Fraction]] = {}
    branch = Branch()
    while True:
        luck = Fixed(branch)
        board = Board(seats, luck)
        if run(board, luck):
            worlds = found.setdefault(encode(board.view(0)), {})
            key = truth(board.s)
            worlds[key] = worlds.get(key, Fraction(0)) + branch.probability
        if not branch.advance():
            return found


def compare(worlds: dict[Truth, Fraction], view: bytes) -> None:
    """Frequencies of imagined truths against exact shares, five standard deviations each."""
    decoded = msgspec.json.decode(view, type=View)
    total = sum(worlds.values())
    chance = Fast(len(worlds))
    met = Counter(truth(GAME.imagine(decoded, chance)) for _ in range(SAMPLES))
    assert set(met) <= set(worlds), "a truth was imagined that no deal leads to"
    for world, weight in worlds.items():
        share = float(weight / total)
        spread = 5 * (SAMPLES * share * (1 - share)) ** 0.5 + 3
        assert abs(met[world] - SAMPLES * share) < spread, (world, share, met[world] / SAMPLES)


def largest(found: dict[bytes, dict[Truth, Fraction]], most: int) -> bytes:
    """The view with the most truths behind it that can still be compared."""
    return max((v for v in found if len(found[v]) <= most), key=lambda v: len(found[v]))


def china_first(s: State) -> bool:
    """A is China, and holds Cash Out: enough deals, and not too many."""
    return s.identity[0] == 0 and s.hands[0].cards[kind("cash out card")] == 1


def test_the_deal_itself() -> None:
    found = every_deal(3, lambda board, luck: china_first(board.s))
    view = largest(found, 200)
    # Two ways to be the other agents, three letters, and the action cards of B and C.
    assert len(found[view]) == 2 * 3 * 9
    compare(found[view], view)


def test_a_duel_has_two_identities_and_a_croupier() -> None:
    def run(board: Board, luck: Chance) -> bool:
        s = board.s
        return china_first(s) and s.second[0] == 4

    found = every_deal(2, run)
    view = largest(found, 200)
    assert len(found[view]) == 2 * 2 * 3 * 3
    compare(found[view], view)


def test_MR43_dealt_cards_are_actions_and_drawn_ones_may_be_anything() -> None:
    def run(board: Board, luck: Chance) -> bool:
        s = board.s
        if not china_first(s) or s.identity[1] != 2 or s.box != kind("letter china"):
            return False
        s.known[1] |= 1
        board.draw(1, luck.draw(s.deck.cards, s.deck.size))
        return True

    found = every_deal(3, run)
    view = largest(found, 500)
    # The view does not show the letter in the box, so imagine has more truths than this.
    decoded = msgspec.json.decode(view, type=View)
    total = sum(found[view].values())
    chance = Fast(3)
    met = [truth(GAME.imagine(decoded, chance)) for _ in range(2 * SAMPLES)]
    here = Counter(world for world in met if world[-1] == kind("letter china"))
    assert abs(sum(here.values()) / len(met) - 1 / 3) < 0.02
    assert set(here) <= set(found[view])
    for world, weight in found[view].items():
        share = float(weight / total)
        expected = sum(here.values()) * share
        assert abs(here[world] - expected) < 5 * expected**0.5 + 3


@pytest.mark.parametrize("opened", [None, "cash out card", "steal card"])
def test_MR43_in_the_second_evening_two_lots_are_told_apart(opened: str | None) -> None:
    """B and C each draw from the known deck; then C lays any card open, whose lot is unknown."""

    def run(board: Board, luck: Chance) -> bool:
        s = board.s
        if not china_first(s) or s.identity[1] != 2:
            return False
        s.known[1] |= 1
        board.all_discarded()
        if s.deck.cards[kind("steal card")] != 1 or s.deck.cards[kind("cash out card")] != 1:
            return False
        for seat in (1, 2):
            board.draw(seat, luck.draw(s.deck.cards, s.deck.size))
        if opened is None:
            return True
        card = luck.draw(s.hands[2].cards, s.hands[2].size)
        board.lay_open(2, card)
        return card == kind(opened)

    found = every_deal(3, run)
    view = largest(found, 600)
    assert len(found[view]) > 10
    compare(found[view], view)


def test_MR43_a_seat_knows_what_it_drew_itself() -> None:
    """Only one Cash Out was shuffled in, and A drew it: A never imagines it in the deck."""
    position = Position(dealt=("cash out card", "cash out card", "interrogate card"), cleared=[0])
    position.second_evening().give(1, "interrogate card").act("draw", draws=["cash out card"])
    assert position.page(0).shuffled[kind("cash out card")] == 1
    imagined = [GAME.imagine(position.view(0), Fast(seed)) for seed in range(300)]
    assert {s.deck.cards[kind("cash out card")] for s in imagined} == {0}
    others = [GAME.imagine(position.view(2), Fast(seed)) for seed in range(300)]
    assert {s.deck.cards[kind("cash out card")] for s in others} == {0, 1}
    assert not any(position.page(2).drawn)


def test_other_seats_know_what_they_may_know_and_no_more() -> None:
    position = Position("usa", "ussr", "china", "journalist", francs={0: 1})
    position.give(1, "ace").act("pay interrogate b", draws=["ace"])
    sure, known = Counter[int](), Counter[int]()
    for seed in range(300):
        s = GAME.imagine(position.view(2), Fast(seed))
        sure[sum(s.hands[1].sure_of(0))] += 1
        known[s.known[1]] += 1
        assert not any(s.hands[0].sure_of(1))
        assert s.known[0] == 0b0001
    assert set(sure) == {0, 1}
    assert set(known) == {0b0010, 0b0011}


def test_an_offered_card_is_one_of_the_hand() -> None:
    position = Position(cleared=[0]).give(0, "ace").act("bribe b", "offer ace")
    offered = Counter[int]()
    for seed in range(200):
        s = GAME.imagine(position.view(1), Fast(seed))
        assert s.hands[0].cards[s.offered]
        offered[s.offered] += 1
    assert len(offered) > 3


def remembering(v: View, **changes: object) -> dict[str, object]:
    """What changes in a view if its memory changes so."""
    assert v.memory is not None
    return {"memory": msgspec.structs.replace(v.memory, **changes)}


def discarded(v: View, cards: list[str]) -> dict[str, object]:
    kinds = [kind(card) for card in cards]
    return {"discard": kinds, **remembering(v, discard=kinds)}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda v: discarded(v, ["ace"] * 2), "seen more often"),
        (lambda v: discarded(v, ["ace"]), "do not add up"),
        (lambda v: {"discard": [kind("ace")]}, "another number of discards"),
        (lambda v: {**discarded(v, ["ace"]), "discard": [0]}, "other discards"),
        (lambda v: {"discard": [kind("ace"), HIDDEN], "memory": None}, "open and is hidden"),
        (lambda v: {"discard": [HIDDEN], "memory": None}, "do not add up"),
        (lambda v: remembering(v, cases=[]), "lots do not add up"),
        (lambda v: remembering(v, cases=[Case(1, [0], [0])]), "lots do not add up"),
        (lambda v: remembering(v, cases=[Case(1, [], [0, 0, 0])]), "lots do not add up"),
        (lambda v: remembering(v, cases=[Case(1, [0], [0, -1, 0])]), "no lots"),
        (lambda v: remembering(v, cases=[Case(1 << 70, [0], [0, 0, 0])]), "no lots"),
        (lambda v: remembering(v, hands=[]), "number of hands"),
        (lambda v: {"players": v.players[:2]}, "."),
        (
            lambda v: {"players": [msgspec.structs.replace(p, identity=0) for p in v.players]},
            "seen twice",
        ),
        (lambda v: {"evening": 2}, "."),
    ],
)
def test_a_view_that_no_deal_fits_is_refused(
    change: Callable[[View], dict[str, object]], words: str
) -> None:
    view = Position().view(0)
    broken = msgspec.structs.replace(view, **change(view))
    with pytest.raises(ValueError, match=f"^no deal fits this view.*{words}"):
        GAME.imagine(broken, Fast(1))


def test_MR44_a_view_that_lacks_everything_is_refused_in_the_end() -> None:
    view = Position().view(0)
    assert view.memory is not None
    hands = view.memory.hands[:]
    hands[1] = msgspec.structs.replace(hands[1], lacks=(1 << KINDS) - 1)
    broken = msgspec.structs.replace(view, **remembering(view, hands=hands))
    with pytest.raises(ValueError, match="holds what it cannot hold"):
        GAME.imagine(broken, Fast(1))


def positions(seats: int, seed: int) -> list[View]:
    """Views of a game in which nobody shows a microfilm, so that evenings pass."""
    chance = Fast(seed)
    board = Board(seats, chance)
    s = board.s
    views: list[View] = []
    while GAME.to_act(s):
        (seat,) = GAME.to_act(s)
        legal = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ("claim", "reveal")]
        GAME.play(s, seat, legal[chance.pick(len(legal))], chance, board.tell)
        views.append(board.view(seat))
    return views


def test_ways_that_are_counted_are_as_likely_as_ways_that_are_tried() -> None:
    """For a view in each of three evenings, with what the viewer drew and what is ruled out."""
    views = positions(3, 5)
    assert views[-1].evening >= 3
    for evening in (1, 2, 3):
        now = [v for v in views if v.evening == evening]
        unseen = Unseen(now[len(now) * 2 // 3])
        chance = Fast(evening)
        found = []
        for way in (sample, sample_counted):
            met: Counter[Truth] = Counter()
            for _ in range(600):
                layout = way(unseen, chance)
                assert fits(unseen, layout)
                met[tuple(map(tuple, layout.hands)), tuple(layout.deck), layout.box] += 1
            found.append(met)
        for world in found[0] | found[1]:
            one, two = found[0][world], found[1][world]
            assert abs(one - two) < 5 * (one + two) ** 0.5 + 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_view_can_be_counted_and_what_is_counted_fits(seats: int) -> None:
    chance = Fast(seats)
    for view in positions(seats, 1)[::9]:
        unseen = Unseen(view)
        if view.phase != OVER:
            assert fits(unseen, sample_counted(unseen, chance))


def test_MR17_a_place_is_never_imagined_as_the_agent_it_is_not() -> None:
    position = Position("usa", "ussr", "china", "journalist", cleared=[3]).turn_of(3)
    position.give(3, "microfilm usa").act("expose usa b")
    met = set()
    for seed in range(200):
        s = GAME.imagine(position.view(None), Fast(seed))
        assert s.identity[1] != 2
        met.add(tuple(s.identity))
    assert len(met) == 4


def test_the_ways_to_choose_and_to_lay() -> None:
    assert [choose(5, k) for k in range(7)] == [comb(5, k) for k in range(7)]
    assert falling(4, 3) == 24


def test_what_is_laid_adds_up_in_every_evening() -> None:
    for seats, seed in product((2, 3, 4, 5, 6), range(6)):
        chance = Fast(seed)
        board = Board(seats, chance)
        s = board.s
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, board.tell)
            for view in (board.view(seat), GAME.see(s, seat, None)):
                unseen = Unseen(view)
                layout = sample(unseen, chance)
                assert sum(layout.deck) + sum(unseen.deck_sure) == view.deck
