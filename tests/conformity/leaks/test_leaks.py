"""Leaks of every kind, planted into Kompromat: the suite must catch each of them."""

import pytest

from tests.conformity.cells import cells_of
from tests.conformity.leaks.bent import Bent
from tests.conformity.leaks.checks import CHECKS
from tests.conformity.leaks.planted import LEAKS, Leak


@pytest.mark.parametrize("check", CHECKS)
def test_the_honest_game_passes(check: str) -> None:
    CHECKS[check](cells_of(Bent())[0])


@pytest.mark.parametrize("leak", LEAKS, ids=str)
def test_a_planted_leak_is_caught(leak: Leak) -> None:
    missed = []
    for check in leak.caught_by:
        try:
            CHECKS[check](cells_of(leak.game())[0])
        except AssertionError:
            continue
        missed.append(check)
    assert not missed, f"{leak} gets past {missed}: {leak.game.__doc__}"
    assert leak.caught_by, f"no check is named that catches {leak}"


def test_every_leak_is_told_apart_by_its_kind() -> None:
    assert len({leak.game for leak in LEAKS}) == len(LEAKS) >= 14
