"""Who has just come to the table, and remembers nothing, imagines weapons that can lie so."""

import pytest

from brushpass.core.chance import Fast
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.actions import Show
from brushpass.games.redacted.rules.cards import NONE, WEAPONS, compare
from brushpass.games.redacted.rules.state import COMBAT, GUARD_COMBAT, State

CELLS = [(mode.name, seats) for mode in GAME.about.modes for seats in mode.seats]


@pytest.mark.parametrize(("mode", "seats"), CELLS)
def test_RR14_the_cards_of_a_fight_are_spent_and_compare_as_all_heard(
    mode: str, seats: int
) -> None:
    fights = 0
    for seed in range(3):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(mode, seats, {}), chance, GAME.silent)
        while GAME.to_act(s):
            reader = chance.pick(seats + 1)
            if s.attacked or not chance.pick(4):
                view = GAME.see(s, reader if reader < seats else None, None)
                fights += fits(GAME.imagine(view, chance), s)
            who = GAME.to_act(s)[-1]
            legal = GAME.legal(s, who)
            attacks = [a for a in legal if isinstance(a, Show) and a.card < WEAPONS]
            options = attacks or legal
            GAME.play(s, who, options[chance.pick(len(options))], chance, GAME.silent)
    assert fights > 5


def fits(s: State, truth: State) -> bool:
    """Whether there was a fight to look at."""
    for who in range(s.seats):
        mine = slice(who * WEAPONS, (who + 1) * WEAPONS)
        for weapon in range(WEAPONS):
            assert (s.weapons[mine][weapon] + s.spent[mine][weapon]) >= 1  # R1.3
        assert sum(s.weapons[mine]) == sum(truth.weapons[mine])
        assert sum(s.spent[mine]) == sum(truth.spent[mine])
        if s.attacked >> who & 1:  # RR21: all are back if it was the last
            assert (s.spent if any(s.spent[mine]) else s.weapons)[mine][s.shown[who]] > 0
    frame = s.top()
    if frame.kind not in (COMBAT, GUARD_COMBAT):
        return False
    guards = frame.kind == GUARD_COMBAT
    shown = [s.shown[frame.seat], s.guard_cards.kinds[-1] if guards else s.shown[frame.other]]
    if NONE in shown or max(shown) >= WEAPONS:
        return False
    assert compare(*shown) == frame.lead_of_cards
    return True
