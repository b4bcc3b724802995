"""What one seat knows, field by field."""

from mypy_extensions import i64

from brushpass.games.kompromat.cards import HIDDEN, NONE, PLACES
from brushpass.games.kompromat.memory import KompromatMemory
from brushpass.games.kompromat.state import Stack, State
from brushpass.games.kompromat.wire import Side, StackView, View


def see(s: State, seat: int | None, memory: KompromatMemory | None) -> View:
    return View(
        seat,
        s.memory_aid,
        s.round,
        s.starter,
        s.phase,
        s.actor,
        s.place,
        s.passes,
        s.after,
        s.asked,
        s.missions.counts[:],
        s.mission[:],
        s.counter[:],
        [see_side(s, 0, seat == 0), see_side(s, 1, seat == 1)],
        s.loser,
        None if memory is None else memory.page(),
    )


def see_side(s: State, seat: i64, own: bool) -> Side:
    hand = s.hand[seat]
    top = s.decks[seat].top
    return Side(
        [see_stack(s.stack(seat, place), own) for place in range(PLACES)],
        s.newspapers[seat * PLACES : seat * PLACES + PLACES],
        s.decks[seat].size(),
        top[:] if own else [HIDDEN] * len(top),
        hand if own or hand == NONE else HIDDEN,
        s.tokens[seat],
        s.items[seat],
        s.used[seat],
        s.won[seat][:],
        s.totals[seat],
        s.elevens[seat],
        s.vesper[seat],
    )


def see_stack(stack: Stack, own: bool) -> StackView:
    """A player knows every card they laid; others know what lies face up."""
    cards = stack.cards[:]
    if not own:
        for index in range(len(cards)):
            if not (stack.up >> index) & 1:
                cards[index] = HIDDEN
    return StackView(cards, stack.up, stack.gone)
