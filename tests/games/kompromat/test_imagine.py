"""Imagined truths: each as likely as the deal makes it, and never against what was seen."""

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest

from brushpass.core.chance import Chance, Committed, Fast, secret_from_seed
from brushpass.core.table import Table
from brushpass.games.kompromat.cards import EQUIPMENT, HIDDEN, LIMIT, NONE, PLACES, halves
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.imagine import PATIENCE
from brushpass.games.kompromat.state import ACES, State
from brushpass.games.kompromat.wire import Side, View
from tests.games.kompromat.scenario import Position, shows

Hidden = tuple[int, ...]


def hidden_cards(side: Side, s: State, seat: int) -> Hidden:
    """The truth behind every HIDDEN of a side: its stacks, then the first card, then the top."""
    found = []
    for place, stack in enumerate(side.stacks):
        cards = s.stack(seat, place).cards
        found += [cards[i] for i, card in enumerate(stack.cards) if card == HIDDEN]
    if side.hand == HIDDEN:
        found.append(s.hand[seat])
    found += [s.decks[seat].top[i] for i, card in enumerate(side.top) if card == HIDDEN]
    return tuple(found)


def exact(side: Side, within: Callable[[Hidden], bool]) -> dict[Hidden, float]:
    """Every deal of the cards not seen, by how likely it is among those that can have been."""
    unseen = EQUIPMENT[:]
    shown = [card for stack in side.stacks for card in stack.cards] + side.top + [side.hand]
    for card in shown:
        if card >= 0:
            unseen[card] -= 1
    every = deals(unseen, shown.count(HIDDEN))
    weights = {deal: weight for deal, weight in every if within(deal)}
    everything = sum(weights.values())
    return {deal: weight / everything for deal, weight in weights.items()}


def deals(unseen: list[int], length: int) -> Iterator[tuple[Hidden, int]]:
    if length == 0:
        yield (), 1
        return
    for card, count in enumerate(unseen):
        if count:
            rest = unseen[:]
            rest[card] -= 1
            for deal, weight in deals(rest, length - 1):
                yield (card, *deal), count * weight


def within_21(*cards: int) -> bool:
    """Whoever drew another card was not over 21 before, with every 1/11 as one (K3.6)."""
    return sum(card if card else 0.5 for card in cards) <= 21


def anything(_: Hidden) -> bool:
    return True


def check_distribution(
    view: View, seat: int, within: Callable[[Hidden], bool], samples: int, seed: int
) -> None:
    """Chi-square over all deals, those hardly ever met taken together."""
    side = view.sides[seat]
    expected = exact(side, within)
    chance = Fast(seed)
    seen = Counter(hidden_cards(side, GAME.imagine(view, chance), seat) for _ in range(samples))
    assert set(seen) <= set(expected), "a deal that cannot have been"
    common = [deal for deal, p in expected.items() if p * samples >= 5]
    rare = 1 - sum(expected[deal] for deal in common)
    cells = [(seen[deal], expected[deal] * samples) for deal in common]
    if rare * samples >= 5:
        cells.append((samples - sum(seen[deal] for deal in common), rare * samples))
    assert len(cells) > 1
    statistic = sum((count - mean) ** 2 / mean for count, mean in cells)
    freedom = len(cells) - 1
    assert statistic < freedom + 4 * (2 * freedom) ** 0.5 + 8, f"{statistic=} {freedom=}"
    distance = sum(abs(seen[deal] / samples - p) for deal, p in expected.items()) / 2
    assert distance < 0.6 * (len(expected) / samples) ** 0.5 + 0.01


def test_one_covered_card() -> None:
    view = Position(["9 3"], ["4"]).attempt(0).view(1)
    check_distribution(view, 0, anything, 4000, seed=1)


def test_K3_6_the_cards_drawn_on_were_within_21() -> None:
    """10 ? ? ?: the first two covered cards are 11 at most."""
    view = Position(["10 5 A 9"], ["4"]).attempt(0).view(1)
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 10000, seed=2)


def test_K3_6_two_stacks_with_covered_cards() -> None:
    """Stacks of 10 ? ? ? and 9 ?: the first says much, and takes low cards from the second."""
    position = Position(["10 2 3 4", "9 8"], ["4", "5"]).attempt(0).attempt(0).attempt(1)
    view = position.view(1)
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 16000, seed=3)


def test_KR33_a_stunned_position_is_still_one_of_the_cards_drawn_on() -> None:
    position = Position(["10 5 A 9", "8"], ["4", "5"], items=([], ["Stun Gun"])).attempt(0)
    position.act("stun gun 1 2")
    view = position.view(1)
    assert view.sides[0].stacks[0].gone == 0b010
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 10000, seed=4)
    assert GAME.imagine(view, Fast(1)).stack(0, 0).gone == 0b010


def test_KR33_a_stunned_card_stays_open_after_the_reveal() -> None:
    position = Position(["10 5 A"], ["4 A"], items=([], ["Stun Gun"])).attempt(0)
    position.act("stun gun 1 2").attempts().until(ACES)
    view = position.view(1)
    assert view.sides[0].stacks[0].cards == [10, HIDDEN, 1]
    for seed in range(200):
        truth = GAME.imagine(view, Fast(seed))
        assert shows(truth, view)


def test_KR5_the_first_card_in_hand() -> None:
    view = Position(["9 3", "8"], ["4"]).attempt(0).attempt(0).view(1)
    assert view.sides[0].hand == HIDDEN
    check_distribution(view, 0, anything, 8000, seed=5)


def test_KR31_a_card_that_went_back_is_as_open_as_the_others() -> None:
    position = Position(["10 5 2 9"], ["4"], items=(["GPS Tracker"], [])).attempt(0, stop=False)
    position.act("gps tracker")
    view = position.view(1)
    assert view.sides[0].top == [HIDDEN]
    assert view.sides[0].stacks[0].cards == [10, HIDDEN, HIDDEN]
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 10000, seed=6)


def test_K6_16_the_owner_imagines_the_top_that_was_seen() -> None:
    position = Position(["9 2 3 4 5 6"], items=(["Night Vision"], []))
    position.act("draw", "attempt 1", "night vision")
    for seed in range(50):
        truth = GAME.imagine(position.view(0), Fast(seed))
        assert truth.decks[0].top == [6, 5, 4, 3, 2]
        assert truth.decks[0].size() == 13
    assert GAME.imagine(position.view(1), Fast(0)).decks[0].size() == 13


def taken_back_twice(*further: str) -> Position:
    """10, 5, 2 was within 21, or the 9 had not been drawn; then the 9 and the 2 went back."""
    position = Position(["10 5 2 9"], ["4"], items=(["GPS Tracker", "USB Stick"], []))
    return position.attempt(0, stop=False).act("gps tracker", "usb gps tracker", *further)


def test_KR31_a_card_taken_back_after_another_had_been_drawn_on() -> None:
    view = taken_back_twice().view(1)
    assert view.sides[0].stacks[0].cards == [10, HIDDEN]
    assert view.sides[0].top == [HIDDEN, HIDDEN]
    # The covered card, then the top from below: the last of it lay there when the 9 was drawn.
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[2]), 10000, seed=10)


def test_KR31_the_same_after_it_was_drawn_again() -> None:
    view = taken_back_twice("draw").view(1)
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 10000, seed=11)


def test_KR31_the_same_after_both_were_drawn_again() -> None:
    view = taken_back_twice("draw", "draw", "stop").view(1)
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 10000, seed=12)


def test_KR31_the_same_with_the_card_in_hand_for_the_next_turn() -> None:
    view = taken_back_twice("stop").attempt(0).view(1)
    assert view.sides[0].hand == HIDDEN
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[1]), 10000, seed=13)


def test_KR31_the_same_with_the_card_face_up_at_another_mission() -> None:
    """10, 5, 6 was exactly 21; now the 6 lies open elsewhere, so the covered card is 5 at most."""
    position = Position(["10 5 6 9"], ["4"], items=(["GPS Tracker", "USB Stick"], []))
    position.attempt(0, stop=False).act("gps tracker", "usb gps tracker", "stop")
    view = position.attempt(0).act("attempt 2").view(1)
    assert view.sides[0].stacks[1].cards == [6]
    assert max(cards[0] for cards in exact(view.sides[0], lambda c: within_21(10, c[0], 6))) == 5
    check_distribution(view, 0, lambda c: within_21(10, c[0], 6), 4000, seed=14)


def test_KR31_the_same_while_the_deck_is_looked_at() -> None:
    position = Position(
        ["10 5 2 9"], ["4"], items=(["GPS Tracker", "USB Stick", "Night Vision"], [])
    ).attempt(0, stop=False)
    view = position.act("gps tracker", "usb gps tracker", "night vision", "stop").view(1)
    assert view.sides[0].top == [HIDDEN] * 5
    for seed in range(300):
        truth = GAME.imagine(view, Fast(seed))
        assert within_21(10, truth.stack(0, 0).cards[1], truth.decks[0].top[-1])


def test_KR32_the_same_after_the_stack_has_flown() -> None:
    position = Position(["10 5 2 9"], ["4"], items=(["GPS Tracker", "USB Stick", "Jetpack"], []))
    position.attempt(0, stop=False)
    view = position.act("gps tracker", "usb gps tracker", "jetpack 1 4", "stop").view(1)
    check_distribution(view, 0, lambda c: within_21(10, c[0], c[2]), 10000, seed=15)


def test_a_spectator_imagines_both_sides() -> None:
    position = Position(["10 9", "8"], ["9 8 A 2"]).attempt(0).attempt(0)
    view = position.view(None)
    assert view.seat is None
    check_distribution(view, 0, anything, 6000, seed=7)
    check_distribution(view, 1, lambda c: within_21(9, c[0], c[1]), 8000, seed=8)


def test_the_two_sides_are_imagined_independently() -> None:
    view = Position(["9 3"], ["9 3"]).attempt(0).attempt(0).view(None)
    chance = Fast(9)
    pairs: Counter[tuple[bool, bool]] = Counter()
    for _ in range(4000):
        truth = GAME.imagine(view, chance)
        pairs[truth.stack(0, 0).cards[1] == 7, truth.stack(1, 0).cards[1] == 7] += 1
    # Both in hand or on the table: 3 of 13 unseen cards are sevens.
    assert abs(pairs[True, True] / 4000 - (3 / 13) ** 2) < 0.02


def test_every_kind_of_luck_will_do() -> None:
    view = Position(["10 9 A"], ["4"]).attempt(0).view(1)
    truth = GAME.imagine(view, Committed(secret_from_seed(1)))
    assert shows(truth, view)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_imagined_looks_the_same(seat: int | None) -> None:
    """Through whole random games: the view of an imagined truth is the view it came from."""
    for seed in range(6):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(), chance)
        while table.to_act():
            (actor,) = table.to_act()
            legal = table.legal(actor)
            for view in (table.view(seat), GAME.see(table.state, seat, None)):
                truth = GAME.imagine(view, chance)
                assert shows(truth, view)
                assert GAME.to_act(truth) == (actor,)
                if seat == actor:
                    assert GAME.legal(truth, actor) == legal
            table.play(actor, legal[chance.pick(len(legal))])


# Views that luck hardly ever meets


def with_side(view: View, seat: int, side: Side) -> View:
    sides = view.sides[:]
    sides[seat] = side
    return msgspec.structs.replace(view, sides=sides)


def with_stack(view: View, seat: int, place: int, cards: list[int], up: int, drawn_on: int) -> View:
    side = view.sides[seat]
    stacks = side.stacks[:]
    stacks[place] = msgspec.structs.replace(stacks[place], cards=cards, up=up)
    assert view.memory is not None
    remembered = view.memory.drawn_on[:]
    remembered[seat * PLACES + place] = drawn_on
    memory = msgspec.structs.replace(view.memory, drawn_on=remembered)
    view = msgspec.structs.replace(view, memory=memory)
    return with_side(view, seat, msgspec.structs.replace(side, stacks=stacks))


def test_a_hard_view_is_met_by_luck_all_the_same() -> None:
    """Seven cards drawn on within 21, and more from what is left."""
    position = (
        Position(["5 0.5 A A 2 3 4 8", "9 6 7"], ["10", "9"]).attempt(0).attempt(0).attempt(1)
    )
    view = position.view(1)
    assert view.memory is not None
    assert view.memory.drawn_on[0] == 7
    for seed in range(3):
        truth = GAME.imagine(view, Fast(seed))
        assert shows(truth, view)
        for place in range(2):
            below = truth.stack(0, place).cards[:-1]
            assert sum(halves(card) for card in below) <= LIMIT


def deck_size(view: View, seat: int) -> View:
    """The deck made to fit the cards that lie in the stacks."""
    side = view.sides[seat]
    lying = sum(len(stack.cards) for stack in side.stacks) + (side.hand != NONE) + len(side.top)
    return with_side(view, seat, msgspec.structs.replace(side, deck=14 - lying + len(side.top)))


def test_searching_finds_a_deal_that_luck_would_never_find() -> None:
    """All fourteen cards in two stacks of seven, one of them drawn on: 0.5 A A 2 3 4 5 or so.

    Nearly every deal is refused, so that the search from the lowest card up has to find one.
    """
    view = Position(["9"], ["4"]).attempt(0).view(1)
    view = with_stack(view, 0, 0, [HIDDEN] * 8, 0, 7)
    view = with_stack(view, 0, 1, [HIDDEN] * 3, 0, 3)
    view = with_stack(view, 0, 2, [HIDDEN] * 3, 0, 2)
    view = deck_size(view, 0)
    refused = Refusing()
    truth = GAME.imagine(view, refused)
    assert refused.draws > PATIENCE, "luck was tried first"
    assert shows(truth, view)
    cards = sorted(card for place in range(3) for card in truth.stack(0, place).cards)
    assert cards == sorted(kind for kind, n in enumerate(EQUIPMENT) for _ in range(n))
    for place, drawn_on in enumerate((7, 3, 2)):
        cards = truth.stack(0, place).cards[:drawn_on]
        assert sum(halves(card) for card in cards) <= LIMIT


class Refusing(Chance):
    """Always the highest card first: no stack that was drawn on ever fits."""

    def __init__(self) -> None:
        self.draws = 0

    def draw(self, counts: list[int], size: int) -> int:
        self.draws += 1
        return max(kind for kind, count in enumerate(counts) if count)


def test_searching_also_deals_the_hand_and_the_known_top() -> None:
    view = Position(["9"], ["4"]).attempt(0).view(1)
    view = with_stack(view, 0, 0, [10, HIDDEN, HIDDEN, HIDDEN], 1, 3)
    side = msgspec.structs.replace(view.sides[0], hand=HIDDEN, top=[HIDDEN, HIDDEN], deck=9)
    view = with_side(view, 0, side)
    truth = GAME.imagine(view, Refusing())
    assert shows(truth, view)
    assert truth.stack(0, 0).cards[:3] == [10, 0, 1]


def test_searching_copes_with_a_stack_shorter_than_what_was_drawn_on() -> None:
    """After a GPS Tracker and a USB Stick fewer cards lie there than when the last was drawn."""
    view = Position(["9"], ["4"]).attempt(0).view(1)
    view = with_stack(view, 0, 0, [10, HIDDEN], 1, 3)
    view = with_stack(view, 0, 1, [9, HIDDEN, HIDDEN, HIDDEN], 1, 3)
    side = msgspec.structs.replace(view.sides[0], top=[HIDDEN, HIDDEN], deck=8)
    view = with_side(view, 0, side)
    assert shows(GAME.imagine(view, Refusing()), view)


# Views that no truth allows


def test_a_view_in_which_somebody_drew_on_over_21_is_refused() -> None:
    view = Position(["9"], ["4"]).attempt(0).view(1)
    view = with_stack(view, 0, 0, [10, 9, 8, HIDDEN], 0b111, 3)
    view = deck_size(view, 0)
    with pytest.raises(ValueError, match=r"^no deal fits this view: somebody drew on although ov"):
        GAME.imagine(view, Fast(1))


def test_a_view_whose_covered_cards_cannot_be_within_21_is_refused() -> None:
    """10 and 9 with three more are 21.5 at the least."""
    view = Position(["9"], ["4"]).attempt(0).view(1)
    view = with_stack(view, 0, 0, [10, 9, HIDDEN, HIDDEN, HIDDEN], 0b11, 5)
    view = deck_size(view, 0)
    with pytest.raises(ValueError, match=r"^no deal fits this view"):
        GAME.imagine(view, Fast(1))


def test_the_refusal_of_a_long_stack_does_not_take_forever() -> None:
    """No eight cards are within 21; trying all ways to lay them would take minutes."""
    view = Position(["9"], ["4"]).attempt(0).view(1)
    view = deck_size(with_stack(view, 0, 0, [HIDDEN] * 9, 0, 8), 0)
    with pytest.raises(ValueError, match=r"^no deal fits this view"):
        GAME.imagine(view, Fast(1))


def test_a_view_with_a_deck_of_another_size_is_refused() -> None:
    view = Position(["9 3"], ["4"]).attempt(0).view(1)
    view = with_side(view, 0, msgspec.structs.replace(view.sides[0], deck=9))
    with pytest.raises(ValueError, match="its cards do not add up to a deck"):
        GAME.imagine(view, Fast(1))


def test_a_view_with_a_card_too_often_is_refused_in_a_clear_sentence() -> None:
    view = Position(["9 3"], ["4"]).attempt(0).view(1)
    view = with_stack(view, 0, 0, [9, 9], 0b11, 1)
    with pytest.raises(ValueError, match=r"^no deal fits this view"):
        GAME.imagine(view, Fast(1))


@pytest.mark.parametrize("chance", [Fast(1), Committed(secret_from_seed(1))])
def test_a_view_with_more_covered_cards_than_a_deck_is_refused_in_a_clear_sentence(
    chance: Fast | Committed,
) -> None:
    view = Position(["9"], ["4"]).attempt(0).view(1)
    for place in range(3):
        view = with_stack(view, 0, place, [HIDDEN] * 5, 0, 0)
    with pytest.raises(ValueError, match=r"^no deal fits this view"):
        GAME.imagine(view, chance)
