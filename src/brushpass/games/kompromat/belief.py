"""What covered cards can come to: every deal that a view allows, counted exactly.

A world is a deal of the cards that the viewer does not see beside the missions, from those of that
deck not yet seen, copies told apart. As in `imagine`, whoever drew another card was not over 21
before (K3.6). The two decks are dealt apart, so each side is counted alone.
"""

from typing import Final

from brushpass.core.seats import called
from brushpass.core.wire import Belief, Question
from brushpass.games.kompromat.cards import (
    ACE,
    ELEVEN,
    EQUIPMENT,
    HIDDEN,
    LIMIT,
    MISSION_NAMES,
    NEWSPAPER_HALVES,
    NO_TOTAL,
    NONE,
    PLACES,
)
from brushpass.games.kompromat.reveal import higher
from brushpass.games.kompromat.state import DRAWING, OVER, State, halves
from brushpass.games.kompromat.wire import Side, View

Cards = tuple[int, ...]  # how many of each kind are left
Laid = tuple[Cards, int]  # what is left then, and the total in halves
LOW: Final = 32  # totals under 16 are of one kind to whoever must beat them


def believe(v: View) -> Belief | None:
    if v.phase == OVER:
        return None
    sides = [Count(v, seat) for seat in range(2)]
    questions: list[Question] = []
    for place in range(PLACES):
        if v.mission[place] == NONE:
            continue
        for seat in range(2):
            if hidden(v, seat, place):
                counts: dict[str, int] = {}
                for total, ways in sides[seat].totals[place].items():
                    counts[reading(total)] = counts.get(reading(total), 0) + ways
                questions.append(Question(about_total(seat, place, v.mission[place]), counts))
        if is_open(v, place):
            about = about_taker(place, v.mission[place])
            questions.append(Question(about, taker_counts(v, place, sides)))
    worlds = sides[0].worlds * sides[1].worlds
    return Belief(worlds, questions) if questions else None


def truths(s: State) -> dict[str, str]:
    found: dict[str, str] = {}
    for place in range(PLACES):
        mission = s.mission[place]
        if mission == NONE:
            continue
        totals = [true_total(s, seat, place) for seat in range(2)]
        for seat in range(2):
            found[about_total(seat, place, mission)] = reading(totals[seat])
        cards = [s.stack(seat, place).count() for seat in range(2)]
        found[about_taker(place, mission)] = taker_name(totals, cards)
    return found


def about_total(seat: int, place: int, mission: int) -> str:
    return f"{called(seat)}'s total at mission {place + 1}, {MISSION_NAMES[mission]}"


def about_taker(place: int, mission: int) -> str:
    return f"who takes mission {place + 1}, {MISSION_NAMES[mission]}, as it stands"


def hidden(v: View, seat: int, place: int) -> bool:
    """Whether cards that count lie there unseen by the viewer."""
    stack = v.sides[seat].stacks[place]
    return any(
        card == HIDDEN and not (stack.gone >> index) & 1 for index, card in enumerate(stack.cards)
    )


def is_open(v: View, place: int) -> bool:
    """Whether the viewer wonders who takes this mission. KR23: without the memory aid nobody is
    reminded of their own covered cards after the stop."""
    if not hidden(v, 0, place) and not hidden(v, 1, place):
        return False
    if v.seat is None or v.memory_aid:
        return True
    own = v.sides[v.seat].stacks[place]
    covered = len(own.cards) > own.up.bit_count() + own.gone.bit_count()
    return not covered or (v.phase == DRAWING and v.actor == v.seat and v.place == place)


def reading(total: int) -> str:
    if total > LIMIT:
        return "over 21"
    if total == LIMIT:
        return "21"
    return f"{total // 2} or {total // 2}½" if total >= LOW else "15½ or less"


def best(low: int, aces: bool) -> int:
    """K4.3: a 1/11 as eleven where that is not over 21; a second one never is."""
    return low + ELEVEN if aces and low + ELEVEN <= LIMIT else low


def true_total(s: State, seat: int, place: int) -> int:
    stack = s.stack(seat, place)
    if not stack.cards:
        return NO_TOTAL
    added = NEWSPAPER_HALVES * s.newspapers[seat * PLACES + place]
    vesper = s.vesper[seat] if place == s.place else 0
    return best(stack.low() + added + vesper, stack.aces() > 0)


def taker_name(totals: list[int], cards: list[int]) -> str:
    seat = higher(totals[0], totals[1], cards[0], cards[1])
    return "nobody" if seat == NONE else called(seat)


def taker_counts(v: View, place: int, sides: "list[Count]") -> dict[str, int]:
    cards = [
        len(side.stacks[place].cards) - side.stacks[place].gone.bit_count() for side in v.sides
    ]
    counts: dict[str, int] = {}
    for first, first_ways in sides[0].totals[place].items():
        for second, second_ways in sides[1].totals[place].items():
            name = taker_name([first, second], cards)
            counts[name] = counts.get(name, 0) + first_ways * second_ways
    return counts


class Count:
    """One side: in how many worlds it has which total beside each mission."""

    def __init__(self, v: View, seat: int) -> None:
        self.side = v.sides[seat]
        self.added = [NEWSPAPER_HALVES * papers for papers in self.side.newspapers]
        self.added[v.place] += self.side.vesper
        self.totals: list[dict[int, int]] = [{} for _ in range(PLACES)]
        self.worlds = 0
        left = list(EQUIPMENT)
        for card in all_cards(self.side):
            if card >= 0:
                left[card] -= 1
        for back, copies in taken_back(self.side, left):
            rest = left[:]
            if copies:
                rest[back] -= 1
            self.count(tuple(rest), back, copies or 1)

    def count(self, left: Cards, back: int, copies: int) -> None:
        """All deals in which this card was taken back: forward over the missions, then back."""
        steps: list[dict[Cards, dict[Laid, int]]] = []
        before: list[dict[Cards, int]] = [{left: copies}]
        for place in range(PLACES):
            step = {rest: self.lay(place, rest, back) for rest in before[place]}
            steps.append(step)
            then: dict[Cards, int] = {}
            for rest, ways in before[place].items():
                for (further, _), more in step[rest].items():
                    then[further] = then.get(further, 0) + ways * more
            before.append(then)
        self.worlds += sum(before[PLACES].values())
        after: dict[Cards, int] = dict.fromkeys(before[PLACES], 1)
        for place in range(PLACES - 1, -1, -1):
            earlier: dict[Cards, int] = {}
            totals = self.totals[place]
            for rest, laid in steps[place].items():
                earlier[rest] = sum(ways * after[further] for (further, _), ways in laid.items())
                for (further, total), ways in laid.items():
                    worlds = before[place][rest] * ways * after[further]
                    totals[total] = totals.get(total, 0) + worlds
            after = earlier

    def lay(self, place: int, left: Cards, back: int) -> dict[Laid, int]:
        """In how many ways this stack can be filled: what is left then, and what it comes to."""
        stack = self.side.stacks[place]
        room = stack.room
        if stack.drawn_on > len(stack.cards):
            room -= halves(back)
        filled: dict[tuple[Cards, int, int, bool], int] = {(left, 0, self.added[place], False): 1}
        for index, card in enumerate(stack.cards):
            lies = not (stack.gone >> index) & 1
            drawn_on = index < stack.drawn_on
            more: dict[tuple[Cards, int, int, bool], int] = {}
            for (rest, came_to, low, ace), ways in filled.items():
                for kind, copies, further in choices(card, rest):
                    worth = int(halves(kind))
                    sum_drawn = came_to + worth if drawn_on else came_to
                    if sum_drawn <= room:
                        total = low + worth if lies else low
                        key = (further, sum_drawn, total, ace or (lies and kind == ACE))
                        more[key] = more.get(key, 0) + ways * copies
            filled = more
        laid: dict[Laid, int] = {}
        for (rest, came_to, low, ace), ways in filled.items():
            if came_to <= room:
                total = best(low, ace) if stack.cards else NO_TOTAL
                laid[rest, total] = laid.get((rest, total), 0) + ways
        return laid


def choices(card: int, left: Cards) -> list[tuple[int, int, Cards]]:
    """Which kinds a card may be, how many copies of it there are, and what is left then."""
    if card != HIDDEN:
        return [(card, 1, left)]
    return [
        (kind, copies, (*left[:kind], copies - 1, *left[kind + 1 :]))
        for kind, copies in enumerate(left)
        if copies
    ]


def all_cards(side: Side) -> list[int]:
    return [card for stack in side.stacks for card in stack.cards] + side.top + [side.hand]


def taken_back(side: Side, left: list[int]) -> list[tuple[int, int]]:
    """What a GPS Tracker may have taken back from a stack that was drawn on, and how many copies
    of it are unseen: none where it is seen, or where nothing was."""
    if not any(stack.drawn_on > len(stack.cards) for stack in side.stacks):
        return [(NONE, 0)]
    card = side.hand if side.hand != NONE else side.top[-1]
    if card != HIDDEN:
        return [(card, 0)]
    return [(kind, copies) for kind, copies in enumerate(left) if copies]
