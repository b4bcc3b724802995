"""A whole truth that a view allows, each as likely as the deal makes it.

What the viewer cannot see are the other's covered cards, first card and known top. They come
from the cards of that deck not yet seen, with one constraint: whoever drew another card was not
over 21 before (K3.6). A deal that breaks it is thrown away and dealt again, which keeps the
deals that are left equally likely.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance, Script
from brushpass.core.piles import Pile
from brushpass.games.kompromat.cards import EQUIPMENT, HIDDEN, NONE, PLACES, halves
from brushpass.games.kompromat.drawn import Drawn
from brushpass.games.kompromat.state import Stack, State
from brushpass.games.kompromat.wire import Side, StackView, View

PATIENCE: Final = 20_000  # deals before looking whether any fits at all


def imagine(v: View, chance: Chance) -> State:
    first, second = v.sides
    s = State()
    s.memory_aid = v.memory_aid
    s.round = v.round
    s.starter = v.starter
    s.phase = v.phase
    s.actor = v.actor
    s.place = v.place
    s.passes = v.passes
    s.after = v.after
    s.asked = v.asked
    s.loser = v.loser
    s.missions = Pile(v.missions)
    s.mission = v.mission[:]
    s.counter = v.counter[:]
    s.newspapers = first.newspapers + second.newspapers
    s.stacks = [imagine_stack(stack) for stack in first.stacks + second.stacks]
    s.decks = [Pile(EQUIPMENT), Pile(EQUIPMENT)]
    s.hand = [first.hand, second.hand]
    s.tokens = [first.tokens, second.tokens]
    s.items = [first.items, second.items]
    s.used = [first.used, second.used]
    s.won = [first.won[:], second.won[:]]
    s.totals = [first.total, second.total]
    s.elevens = [first.elevens, second.elevens]
    s.vesper = [first.vesper, second.vesper]
    imagine_cards(s, 0, v, chance)
    imagine_cards(s, 1, v, chance)
    return s


def imagine_stack(seen: StackView) -> Stack:
    stack = Stack(seen.cards[:])
    stack.up = seen.up
    stack.gone = seen.gone
    return stack


def imagine_cards(s: State, seat: i64, v: View, chance: Chance) -> None:
    side = v.sides[seat]
    drawn = Drawn(v, seat)
    unseen = Pile(EQUIPMENT)
    for stack in side.stacks:
        take_seen(unseen, stack.cards)
    take_seen(unseen, side.top)
    take_seen(unseen, [side.hand])
    covered = count_hidden(side)
    if unseen.below - covered + len(side.top) != side.deck:
        raise ValueError("no deal fits this view: its cards do not add up to a deck")
    for _ in range(PATIENCE):
        rest = unseen.clone()
        deal_stacks(s, seat, side, rest, chance)
        deal_rest(s, seat, side, rest, chance)
        if fits(s, seat, drawn):
            break
    else:
        if not lay_lowest(s, seat, side, drawn, unseen, 0, 0):
            raise ValueError("no deal fits this view: somebody drew on although over 21")
    for place in range(PLACES):
        s.stack(seat, place).recount()


def take_seen(unseen: Pile, cards: list[int]) -> None:
    for card in cards:
        if card >= 0:
            if unseen.counts[card] == 0:
                raise ValueError(f"no deal fits this view: it shows {card} more often than it is")
            unseen.remove(card)


def count_hidden(side: Side) -> i64:
    hidden: i64 = side.top.count(HIDDEN)
    if side.hand == HIDDEN:
        hidden += 1
    for stack in side.stacks:
        hidden += stack.cards.count(HIDDEN)
    return hidden


def deal_stacks(s: State, seat: i64, side: Side, rest: Pile, chance: Chance) -> None:
    for place in range(PLACES):
        cards = s.stack(seat, place).cards
        seen = side.stacks[place].cards
        for index in range(len(seen)):
            if seen[index] == HIDDEN:
                cards[index] = rest.draw(chance)


def deal_rest(s: State, seat: i64, side: Side, rest: Pile, chance: Chance) -> None:
    s.hand[seat] = rest.draw(chance) if side.hand == HIDDEN else side.hand
    top = [rest.draw(chance) if card == HIDDEN else card for card in side.top]
    rest.top = top
    s.decks[seat] = rest


def fits(s: State, seat: i64, drawn: Drawn) -> bool:
    for place in range(PLACES):
        stack = s.stack(seat, place)
        came_to = first_cards(stack, min(drawn.on[place], len(stack.cards)))
        if drawn.on[place] > len(stack.cards):
            came_to += halves(taken_back(s, seat))
        if came_to > drawn.room[place]:
            return False
    return True


def first_cards(stack: Stack, count: i64) -> i64:
    came_to: i64 = 0
    for index in range(count):
        came_to += halves(stack.cards[index])
    return came_to


def taken_back(s: State, seat: i64) -> i64:
    """The card of a stack that a second GPS Tracker took back: on the deck, or drawn since."""
    return s.hand[seat] if s.hand[seat] != NONE else s.decks[seat].top[-1]


def lay_lowest(
    s: State, seat: i64, side: Side, drawn: Drawn, rest: Pile, place: i64, index: i64
) -> bool:
    """The first deal that fits, lowest cards first; for views that luck hardly ever meets."""
    if place == PLACES:
        spare = rest.clone()
        deal_rest(s, seat, side, spare, Script([0] * len(EQUIPMENT)))
        return fits(s, seat, drawn)
    stack = s.stack(seat, place)
    if first_cards(stack, min(index, drawn.on[place])) > drawn.room[place]:
        return False
    if index == len(stack.cards):
        return lay_lowest(s, seat, side, drawn, rest, place + 1, 0)
    if side.stacks[place].cards[index] != HIDDEN:
        return lay_lowest(s, seat, side, drawn, rest, place, index + 1)
    for card in range(len(EQUIPMENT)):
        if rest.counts[card]:
            rest.remove(card)
            stack.cards[index] = card
            if lay_lowest(s, seat, side, drawn, rest, place, index + 1):
                return True
            rest.shuffle_in(card)
    return False
