"""What covered cards can come to, and who takes a mission as it stands.

The two decks are dealt apart, so each side is counted alone (covered.py).
"""

from typing import Final

from brushpass.core.seats import called
from brushpass.core.wire import Belief, Question
from brushpass.games.kompromat.cards import (
    HIDDEN,
    LIMIT,
    MISSION_NAMES,
    NONE,
    PLACES,
)
from brushpass.games.kompromat.covered import Count
from brushpass.games.kompromat.reveal import judge
from brushpass.games.kompromat.state import DRAWING, OVER, State
from brushpass.games.kompromat.wire import View

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
        totals = [int(s.best(seat, place)) for seat in range(2)]
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


READINGS: Final = tuple(dict.fromkeys([reading(total) for total in range(LOW - 1, LIMIT + 2)]))


def taker_name(totals: list[int], cards: list[int]) -> str:
    seat = judge(totals[0], totals[1], cards[0], cards[1])
    return "nobody" if seat == NONE else called(seat)


def taker_counts(v: View, place: int, sides: list[Count]) -> dict[str, int]:
    cards = [
        len(side.stacks[place].cards) - side.stacks[place].gone.bit_count() for side in v.sides
    ]
    counts: dict[str, int] = {}
    for first, first_ways in sides[0].totals[place].items():
        for second, second_ways in sides[1].totals[place].items():
            name = taker_name([first, second], cards)
            counts[name] = counts.get(name, 0) + first_ways * second_ways
    return counts
