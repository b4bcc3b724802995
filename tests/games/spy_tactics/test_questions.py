"""What a seat knows for certain is the same, whether it looks at its view or at a truth."""

from collections.abc import Iterator

import pytest

from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.games.spy_tactics.actions import Activate
from brushpass.games.spy_tactics.cards import CODES, ROUNDS
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.imagined import Imagined
from brushpass.games.spy_tactics.questions import Questions
from brushpass.games.spy_tactics.seen import Seen
from brushpass.games.spy_tactics.state import CHOOSE, DISCARD, GUESS, State
from brushpass.games.spy_tactics.wire import View

SEATS = GAME.about.modes[0].seats


def moments(seats: int, games: int, clerks: bool) -> Iterator[tuple[View, int, State]]:
    """What a seat sees when it decides, and the truth."""
    for seed in range(games):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(None, seats), chance)
        while acting := table.to_act():
            seat = acting[chance.pick(len(acting))]
            legal, view = table.legal(seat), table.view(seat)
            if table.state.phase != DISCARD:
                yield view, seat, table.state
            action = legal[chance.pick(len(legal))]
            if clerks:
                action = GAME.thought.advise(view, legal, chance)
            table.play(seat, action)


@pytest.mark.parametrize("clerks", [False, True], ids=["random", "clerks"])
@pytest.mark.parametrize("seats", SEATS)
def test_views_and_truths_agree_on_what_is_certain(seats: int, clerks: bool) -> None:
    chance = Fast(1)
    for view, seat, truth in moments(seats, 3, clerks):
        seen = Seen(view, seat)
        for state in (truth, GAME.imagine(view, chance)):
            imagined = Imagined(state, seat)
            assert certain(seen) == certain(imagined)
            if view.phase == GUESS:  # the exact answer rules out more
                ruled_out = [code for code in range(CODES) if imagined.hit(code) == 0]
                assert not any(seen.hit(code) for code in ruled_out)


def certain(q: Questions) -> list[object]:
    found: list[object] = [q.seat, q.round, q.points, q.out]
    found += [q.holds(code) for code in range(CODES)]
    for other in range(len(q.out)):
        if other != q.seat:
            found += [q.examined(other), q.examined(other) and q.friend(other), q.discards(other)]
    return found


def test_imagined_players_activate_what_clerks_do() -> None:
    """In every round, as often: at four, six and nine seats together."""
    did = [[0.0] * CODES for _ in range(ROUNDS + 1)]
    would = [[0.0] * CODES for _ in range(ROUNDS + 1)]
    for seats in (4, 6, 9):
        for view, seat, truth in moments(seats, 20, clerks=True):
            if view.phase == CHOOSE:
                add(did[view.round], Seen(view, seat), truth, seat)
                add(would[view.round], Imagined(truth, seat), truth, seat)
    for nth in range(1, ROUNDS + 1):
        gap = sum(abs(did[nth][code] - would[nth][code]) for code in range(CODES))
        assert gap / sum(did[nth]) < 0.2, f"round {nth}"


def add(counts: list[float], q: Questions, truth: State, seat: int) -> None:
    """How likely each code is activated."""
    legal = [option for option in GAME.legal(truth, seat) if isinstance(option, Activate)]
    shares = {option.code: q.eager[option.code] for option in legal if len(legal) > 1}
    for code, share in shares.items():
        counts[code] += share / sum(shares.values())
