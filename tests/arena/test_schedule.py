from brushpass.arena.plan import everyone_against_everyone, ladder
from brushpass.arena.schedule import Schedule
from tests.arena.plans import plan_of


def test_for_two_seats_every_pair_plays_every_deal_both_ways() -> None:
    pairs = everyone_against_everyone(["recruit", "clerk", "field_agent"])
    schedule = Schedule(plan_of("kompromat", pairs=pairs))
    assert sorted(schedule.seatings) == sorted(pairs)


def test_for_more_seats_each_bot_sits_everywhere_among_each_other() -> None:
    pairs = everyone_against_everyone(["recruit", "clerk", "field_agent"])
    seatings = Schedule(plan_of("spy_tactics", 5, pairs=pairs)).seatings
    for bot, other in pairs:
        for seat in range(5):
            row = [other] * 5
            row[seat] = bot
            assert tuple(row) in seatings
    # Three play alone, once for all challengers.
    assert len(seatings) == len(set(seatings)) == 6 * 5 + 3


def test_a_ladder_needs_only_the_way_up() -> None:
    assert ladder(["a", "b", "c"]) == [("b", "a"), ("c", "b")]
    seatings = Schedule(plan_of("spy_tactics", 4, pairs=[("clerk", "recruit")])).seatings
    assert ("recruit",) * 4 in seatings
    assert ("clerk",) * 4 not in seatings
    assert len(seatings) == 5


def test_more_deals_only_add_games_at_the_end() -> None:
    schedule = Schedule(plan_of("spy_tactics"))
    few, many = schedule.games(3), schedule.games(5)
    assert list(many[: len(few)]) == list(few)
    assert [schedule.deal(game) for game in (few[0], few[-1], many[-1])] == [1, 3, 5]
    assert {schedule.seating(game) for game in few} == set(schedule.seatings)
