"""What the rules of thumb ask is answered alike from a view and from any truth that fits it."""

from collections.abc import Callable

import pytest

from brushpass.core.chance import Chance, Fast
from brushpass.core.table import Table
from brushpass.games.kompromat.cards import PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.imagined import Imagined
from brushpass.games.kompromat.questions import Questions
from brushpass.games.kompromat.seen import Seen
from brushpass.games.kompromat.state import OVER, Stack, State
from brushpass.games.kompromat.wire import View

CHANGES = (0, 6, -12)


def of_stack(stack: Stack) -> tuple[object, ...]:
    return stack.cards, stack.up, stack.gone, stack.low, stack.aces


def answers(q: Questions) -> dict[str, object]:
    """To every question that can be asked now."""
    found: dict[str, object] = {
        "table": (q.round, q.phase, q.after, q.place, q.mission, q.counter, q.won_by_them),
        "own": (q.me, q.won, q.tokens, q.items, q.hand),
        "deck": (q.deck.counts, q.deck.below, q.deck.top),
        "cards left": q.cards_left(),
    }
    shown = True
    for place in range(PLACES):
        found[f"mine {place}"] = of_stack(q.mine(place))
        found[f"added {place}"] = [q.added(seat, place) for seat in range(2)]
        found[f"count {place}"] = q.count(place)
        if q.count(place):
            found[f"first {place}"] = q.first(place)
            found[f"covered {place}"] = q.covered(place)
            if not q.covered(place):
                found[f"shown {place}"] = [q.shown(place, change) for change in CHANGES]
            elif place == q.place:
                shown = False
        found[f"beaten {place}"] = [q.beaten(place, change) for change in CHANGES]
    if shown:
        found["settled"] = [q.settled(seat) for seat in range(2)]
    return found


def by_luck(s: State, view: View, chance: Chance) -> int:
    return chance.pick(len(GAME.legal(s, s.actor)))


def by_rules_of_thumb(s: State, view: View, chance: Chance) -> int:
    legal = GAME.legal(s, s.actor)
    return legal.index(GAME.thought.advise(view, legal, chance))


@pytest.mark.parametrize("decide", [by_luck, by_rules_of_thumb])
def test_views_and_truths_answer_alike(decide: Callable[[State, View, Chance], int]) -> None:
    chance = Fast(3)
    for _ in range(6):
        table = Table(GAME, GAME.about.options(), chance)
        while (s := table.state).phase != OVER:
            for seat in range(2):
                view = table.view(seat)
                seen = answers(Seen(view))
                assert answers(Imagined(s, seat)) == seen
                assert answers(Imagined(GAME.imagine(view, chance), seat)) == seen
            action = GAME.legal(s, s.actor)[decide(s, table.view(s.actor), chance)]
            table.play(s.actor, action)


def test_views_and_truths_lead_to_the_same_decisions() -> None:
    chance = Fast(4)
    for game in range(6):
        table = Table(GAME, GAME.about.options(), chance)
        while (s := table.state).phase != OVER:
            legal = GAME.legal(s, s.actor)
            advised = GAME.thought.advise(table.view(s.actor), legal, Fast(game))
            assert GAME.thought.rollout(s, s.actor, legal, Fast(game)) is advised
            table.play(s.actor, legal[chance.pick(len(legal))])
