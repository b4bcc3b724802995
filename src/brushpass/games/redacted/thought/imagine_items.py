"""Items that a view does not show, dealt anew.

First one of the viewer's cases is drawn (weighing.py), each as likely as there are ways to it and
to lay the cards that it cannot name; then these cards are laid. Every way is equally likely, but
for the set-up, which favours critical items under the briefcase tiles. A case may leave no way at
all: cases count the cards of one kind, not whether all unknowns together can still be filled.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.core.piles import Pile
from brushpass.games.redacted.memory.items_page import read_cases
from brushpass.games.redacted.memory.ledger import NOTHING_DEALT, Case
from brushpass.games.redacted.memory.unknowns import (
    CLEAN,
    OBJECTIVE,
    card_of,
    may_be,
)
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    INTEL,
    KINDS,
    LETTER,
    is_letter,
    item_counts,
    objective_counts,
)
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.deal_items import Deal, take
from brushpass.games.redacted.thought.newcomer import cases_at_first_sight


def imagine_items(s: State, v: View, viewer: i64, chance: Chance) -> None:
    cases = cases_at_first_sight(v) if v.memory is None else read_cases(v.memory.items)
    hazy = v.memory is not None and v.memory.items.hazy
    base = unseen(s, v)
    sorts = [sort_of(s, kind) for kind in range(KINDS)]
    nothing = Case(1, NOTHING_DEALT, [])
    left = [case for case in cases or [nothing] if in_the_game(s.letters, case)]
    deals = [Deal(s, v, case, base, sorts) for case in left]
    if len(deals) == 1 and not hazy:
        deal = deals[0]
    else:
        ways = [deal.ways() for deal in deals]
        if hazy and sum(ways) == 0:  # RR57: none of the cases that were kept can be
            deal = Deal(s, v, nothing, base, sorts)
        else:
            deal = deals[pick_weighted(ways, chance)]
    deal.deal(viewer, chance)


def in_the_game(letters: i64, case: Case) -> bool:
    """R15.1: which letters are in the game was imagined before; cases may name any of them."""
    for there in case.spots:
        card = card_of(there)
        if is_letter(card) and not (letters >> (card - LETTER)) & 1:
            return False
    return True


def unseen(s: State, v: View) -> Pile:
    """All items of the game but those that the viewer can see, or surely knows of."""
    pool = Pile(item_counts(s.mission, s.factions, s.letters))
    if s.mission == DANGER_ZONE:
        for kind, count in enumerate(objective_counts(s.factions)):
            pool.counts[kind] += count
            pool.below += count
        pool.shuffle_in(INTEL + s.factions[1])
    take(pool, [v.bottom])
    for kind in range(len(v.discard)):
        for _ in range(v.discard[kind] + v.removed[kind]):
            pool.remove(kind)
    for agent in v.agents:
        take(pool, agent.items)
    take(pool, v.tiles)
    take(pool, v.buried)
    take(pool, v.dropped)
    return pool


def sort_of(s: State, kind: i64) -> int:
    """0: may be discarded face down, 2: an objective that may not, 1: neither."""
    if may_be(s.mission, CLEAN, kind):
        return 0
    return 2 if may_be(s.mission, OBJECTIVE, kind) else 1
