"""Tables: played, written down, replayed to any point, verified against the secret."""

from dataclasses import replace
from functools import cache

import pytest

from brushpass.core.chance import Committed, Fast, commitment, secret_from_seed
from brushpass.core.record import Record, Step
from brushpass.core.refusal import BadRecord, IllegalAction
from brushpass.core.table import Table, replay, verify
from brushpass.core.wire import encode
from tests.core.played import SECRET, game, played, revealed

AUDIENCES = (0, 1, None)


@cache
def whole() -> Record:
    return revealed(None)


def views(table: Table) -> list[bytes]:
    return [encode(table.view(seat)) for seat in AUDIENCES]


def test_a_table_keeps_truth_luck_post_and_record_together() -> None:
    table = played(5)
    assert len(table.record().steps) == 5
    assert table.record().deal == table.deal
    assert table.record().game == "kompromat"
    assert all(table.post.box(seat) for seat in AUDIENCES)
    assert table.legal(table.to_act()[0])


def test_replay_to_every_point_of_a_game() -> None:
    """Views, options and letters of all audiences are those of the table as it was."""
    record = whole()
    table = Table.committed(game(), record.options, SECRET)
    for steps in range(0, len(record.steps) + 1, 9):
        while len(table.steps) < steps:
            step = record.steps[len(table.steps)]
            table.play(step.seat, game().actions[step.action])
        again = replay(record, steps)
        assert views(again) == views(table)
        assert again.to_act() == table.to_act()
        assert again.post.boxes == table.post.boxes
        for seat in (0, 1):
            assert again.legal(seat) == table.legal(seat)


def test_replay_of_all_steps_and_of_none() -> None:
    record = whole()
    assert replay(record).to_act() == ()
    assert replay(record).record().steps == record.steps
    assert replay(record, 0).record().steps == ()
    assert replay(record, 0).deal == record.deal


@pytest.mark.parametrize("steps", [-1, 10**6])
def test_replay_to_a_point_that_the_game_does_not_have_is_refused(steps: int) -> None:
    with pytest.raises(ValueError, match="steps"):
        replay(whole(), steps)


def test_an_illegal_action_changes_nothing() -> None:
    table = played(4)
    before = views(table), table.record()
    seat = table.to_act()[0]
    for action in game().actions:
        if action not in table.legal(seat):
            with pytest.raises(IllegalAction):
                table.play(seat, action)
        with pytest.raises(IllegalAction):
            table.play(1 - seat, action)
    assert (views(table), table.record()) == before


def test_a_committed_table_publishes_the_hash_of_its_secret() -> None:
    table = Table.committed(game(), game().about.options(), SECRET)
    assert table.commitment == commitment(SECRET)
    assert table.record().commitment == commitment(SECRET)
    assert table.record().secret is None, "not before the end"


def test_without_a_secret_every_table_has_its_own() -> None:
    tables = [Table.committed(game(), game().about.options()) for _ in range(3)]
    assert len({table.commitment for table in tables}) == 3


def test_an_empty_secret_is_refused_and_not_replaced_by_another() -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes, not 0"):
        Table.committed(game(), game().about.options(), b"")


def test_a_table_with_other_luck_has_no_commitment() -> None:
    table = Table(game(), game().about.options(), Fast(1))
    assert table.commitment is None
    assert table.record().commitment is None


# Verifying


def test_an_honest_record_verifies() -> None:
    record = whole()
    table = verify(record)
    assert table.to_act() == ()
    assert views(table) == views(replay(record))


def test_a_game_that_is_not_over_verifies_too() -> None:
    assert len(verify(revealed(7)).steps) == 7


def test_without_secret_or_commitment_nothing_can_be_verified() -> None:
    with pytest.raises(BadRecord, match="the record has no secret"):
        verify(replace(whole(), secret=None))
    with pytest.raises(BadRecord, match="the record has no commitment"):
        verify(replace(whole(), commitment=None))


def test_another_secret_is_refused() -> None:
    other = secret_from_seed(1)
    with pytest.raises(BadRecord, match="not the one that the table committed to"):
        verify(whole().reveal(other))
    with pytest.raises(BadRecord, match="not the one that the table committed to"):
        verify(replace(whole(), commitment=commitment(other)))


def test_a_deal_from_another_secret_is_refused_even_with_its_commitment() -> None:
    other = secret_from_seed(1)
    forged = replace(whole(), commitment=commitment(other), secret=other.hex())
    with pytest.raises(BadRecord, match="the deal"):
        verify(forged)


def test_every_changed_pick_of_the_deal_is_noticed() -> None:
    record = whole()
    for n, pick in enumerate(record.deal):
        deal = (*record.deal[:n], pick + 1, *record.deal[n + 1 :])
        with pytest.raises(BadRecord, match=rf"the deal: pick {n + 1} should be {pick}, but"):
            verify(replace(record, deal=deal))


def test_every_changed_pick_of_a_step_is_noticed() -> None:
    record = revealed(40)
    tried = 0
    for n, step in enumerate(record.steps):
        if not step.picks:
            continue
        tried += 1
        pick = step.picks[0]
        changed = replace(step, picks=(0 if pick else 1, *step.picks[1:]))
        forged = replace(record, steps=(*record.steps[:n], changed, *record.steps[n + 1 :]))
        with pytest.raises(BadRecord, match=rf"step {n + 1}: pick 1 should be {pick}, but"):
            verify(forged)
    assert tried > 5


@pytest.mark.parametrize("check", [replay, verify])
def test_picks_too_many_or_too_few_are_noticed(check: object) -> None:
    assert callable(check)
    record = revealed(12)
    with pytest.raises(BadRecord, match="the deal takes 7 picks, but 8 are written down"):
        check(replace(record, deal=(*record.deal, 0)))
    with pytest.raises(BadRecord, match="the deal takes 7 picks, but 6 are written down"):
        check(replace(record, deal=record.deal[:-1]))
    last = record.steps[-1]
    longer = (*record.steps[:-1], replace(last, picks=(*last.picks, 0)))
    with pytest.raises(BadRecord, match="step 12 takes 1 picks, but 2 are written down"):
        check(replace(record, steps=longer))
    shorter = (*record.steps[:-1], replace(last, picks=()))
    with pytest.raises(BadRecord, match="step 12"):
        check(replace(record, steps=shorter))


@pytest.mark.parametrize("check", [replay, verify])
def test_a_step_that_was_not_possible_is_refused(check: object) -> None:
    assert callable(check)
    record = revealed(12)
    stop = next(action.id for action in game().actions if action.name == "stop")
    forged = replace(record, steps=(Step(1, stop), *record.steps[1:]))
    with pytest.raises(BadRecord, match="step 1 cannot have happened: 'stop' is not possible now"):
        check(forged)
    forged = replace(record, steps=(replace(record.steps[0], seat=0), *record.steps[1:]))
    with pytest.raises(BadRecord, match=r"step 1 cannot have happened: .* wrong time"):
        check(forged)


@pytest.mark.parametrize("check", [replay, verify])
@pytest.mark.parametrize("step", [Step(1, 10**6), Step(1, -1), Step(9, 0), Step(-1, 0)])
def test_a_step_of_no_seat_or_no_action_is_refused(check: object, step: Step) -> None:
    """Steps may come from a store rather than from a text that was parsed."""
    assert callable(check)
    record = revealed(12)
    with pytest.raises(BadRecord, match="step 1"):
        check(replace(record, steps=(step, *record.steps[1:])))


def test_a_step_after_the_end_is_refused() -> None:
    record = whole()
    with pytest.raises(BadRecord, match=f"step {len(record.steps) + 1} cannot have happened"):
        replay(replace(record, steps=(*record.steps, record.steps[-1])))


def test_steps_left_out_or_swapped_are_refused() -> None:
    record = revealed(30)
    for n in range(1, 28, 3):
        swapped = [*record.steps]
        swapped[n], swapped[n + 1] = swapped[n + 1], swapped[n]
        if swapped[n] != swapped[n + 1]:
            with pytest.raises(BadRecord):
                verify(replace(record, steps=tuple(swapped)))
        left_out = (*record.steps[:n], *record.steps[n + 1 :])
        with pytest.raises(BadRecord):
            verify(replace(record, steps=left_out))


def test_a_pick_that_is_no_pick_at_all_is_refused_on_replay() -> None:
    record = revealed(3)
    with pytest.raises(BadRecord, match=r"the deal cannot have happened: pick 99 is not one of"):
        replay(replace(record, deal=(99, *record.deal[1:])))


def test_the_secret_alone_gives_the_whole_deal() -> None:
    """Anybody with the secret can recompute every pick: nothing else goes into the luck."""
    record = revealed(20)
    picks = [*record.deal, *(pick for step in record.steps for pick in step.picks)]
    table = Table(game(), record.options, Committed(SECRET))
    for step in record.steps:
        table.play(step.seat, game().actions[step.action])
    again = [*table.deal, *(pick for step in table.steps for pick in step.picks)]
    assert again == picks
