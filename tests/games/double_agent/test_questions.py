"""What a seat knows for certain is the same, whether it looks at its view or at a truth."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.games.double_agent.cards import AGENTS
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.imagined import Imagined
from brushpass.games.double_agent.questions import Questions
from brushpass.games.double_agent.seen import Seen
from brushpass.games.double_agent.state import PLACING

GAMES = 12


@pytest.mark.parametrize("clerks", [False, True], ids=["random", "clerks"])
def test_views_and_truths_agree_on_what_is_certain(clerks: bool) -> None:
    won = 0
    for seed in range(GAMES):
        chance = Fast(seed)
        table = Table(GAME, GAME.about.options(), chance)
        while seats := table.to_act():
            seat, legal = seats[0], table.legal(seats[0])
            if table.state.phase != PLACING:
                view = table.view(seat)
                seen = Seen(view, seat)
                for truth in (table.state, GAME.imagine(view, chance)):
                    imagined = Imagined(truth, seat)
                    assert certain(seen) == certain(imagined)
                    won += compare_chances(seen, imagined)
            action = legal[chance.pick(len(legal))]
            if clerks:
                action = GAME.thought.advise(table.view(seat), legal, chance)
            table.play(seat, action)
    assert won > GAMES, "some agents are certain"


def certain(q: Questions) -> list[object]:
    found: list[object] = [q.phase, q.filing, q.using]
    for agent in range(AGENTS):
        at = q.agents[agent]
        found += [at.waits, at.space, at.token, at.theirs, at.needed]
        found += [at.lying, at.question, at.personal, at.unread]
        for owner in range(2):
            for index in range(q.files(owner, agent)):
                found += [q.back(owner, agent, index), q.card(owner, agent, index)]
    return found


def compare_chances(seen: Seen, imagined: Imagined) -> int:
    """At how many agents nothing is left to guess."""
    compared = 0
    for one, other in zip(seen.agents, imagined.agents, strict=True):
        if one.waits and one.unread == 0:
            assert (one.pot, one.best) == pytest.approx((other.pot, other.best))
            assert one.helped == other.helped
            if one.theirs >= 0:
                assert one.win == other.win
                compared += 1
    return compared
