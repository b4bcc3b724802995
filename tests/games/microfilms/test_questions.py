"""A view and a state answer the rules of thumb alike wherever the seat can be certain."""

from collections.abc import Iterator

import pytest

from brushpass.core.chance import Chance, Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
)
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought.imagined import Imagined
from brushpass.games.microfilms.thought.questions import Questions
from brushpass.games.microfilms.thought.seen import Seen
from brushpass.games.microfilms.thought.suspects import Suspects, deals
from brushpass.games.microfilms.thought.unseen import Unseen
from tests.games.microfilms.scenario import Board

WANTED = [1 << ACE, BLOODSTAINED, *(1 << (MICROFILM + nation) for nation in range(NATIONS))]


def moments(seats: int, chance: Chance) -> Iterator[tuple[View, State]]:
    """Of random games and those that rules of thumb play: what a seat sees, and a truth to it."""
    for advised in (False, True) * 2:
        board = Board(seats, chance)
        s = board.s
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            action = legal[chance.pick(len(legal))]
            if advised:
                action = GAME.thought.advise(board.view(seat), legal, chance)
            GAME.play(s, seat, action, chance, board.tell)
            watcher = chance.pick(seats)
            if GAME.to_act(s) and not s.gone >> watcher & 1:
                view = board.view(watcher)
                yield view, s
                yield view, GAME.imagine(view, chance)


def facts(q: Questions) -> list[object]:
    """All that is certain."""
    others = [place for place in range(q.places) if place != q.seat]
    return [
        (q.seat, q.seats, q.duel, q.phase, q.active, q.target, q.turn, q.evening, q.places),
        (q.francs, q.cleared, q.discard, q.hand, q.identity, q.freelancer, q.lone),
        [(q.size(place), q.identity_of(place)) for place in range(q.places)],
        [q.unknown(place) for place in others],
        [[q.sure(place, kind) for kind in range(KINDS)] for place in others],
    ]


def estimates(q: Questions) -> list[float]:
    """What depends on cards that the seat does not know."""
    others = [place for place in range(q.places) if place != q.seat]
    found = [q.holds(place, kinds) for place in others for kinds in WANTED]
    places = [*range(q.seats), a.DECK, a.DISCARDS]
    if q.duel:
        places.append(a.CROUPIER)
        found += [q.claim_wins(nation) for nation in range(NATIONS)]
    places.sort()
    return found + [q.letters_lie(one, two) for one in places for two in places if one <= two]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_view_and_a_state_agree_on_what_is_certain(seats: int) -> None:
    chance = Fast(seats)
    certain = 0
    for view, s in moments(seats, chance):
        assert view.seat is not None
        exact, quick = Seen(view, chance), Imagined(s, view.seat)
        assert facts(exact) == facts(quick)
        for counted, estimated in zip(estimates(exact), estimates(quick), strict=True):
            if estimated in (0.0, 1.0):
                assert counted == estimated
                certain += 1
    assert certain > 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_MR46_any_letter_that_a_seat_has_not_met_may_be_in_the_box(seats: int) -> None:
    chance = Fast(seats)
    for view, _ in moments(seats, chance):
        lone = Seen(view, chance).lone
        assert [LETTER + n for n in range(NATIONS) if lone >> n & 1] == Unseen(view).letters()


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_M7_6_M8_17_who_asks_for_an_agent_knows_how_likely_it_is(seats: int) -> None:
    """Against every deal of identities: for the journalist, and for a claim."""
    asked = 0
    for seed in range(4):
        chance = Fast(seed)
        for view, s in moments(seats, chance):
            assert view.seat is not None
            exact, quick = Seen(view, chance), Imagined(s, view.seat)
            if not view.duel and exact.freelancer != JOURNALIST:
                continue
            every = deals(Suspects(view))
            for place in range(exact.places):
                for nation in range(NATIONS):
                    if place != view.seat and nation != view.absent:
                        share = sum(deal[place] == nation for deal in every) / len(every)
                        assert exact.is_agent(place, nation) == pytest.approx(share)
                        assert quick.is_agent(place, nation) == pytest.approx(share)
                        asked += 1
    assert asked > 100
