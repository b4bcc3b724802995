"""What a search is told of unfinished missions, and how imagined players decide."""

from itertools import pairwise

from brushpass.bots.search.rollout import worth
from brushpass.core.knowledge import only
from brushpass.core.result import Result
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    DANGER_ZONE,
    DOUBLE_BLIND,
    INTEL,
    TWO_MAN_RULE,
)
from brushpass.games.redacted.rules.embassy import LOCKED, NEXT, ROOMS, distance, door
from brushpass.games.redacted.thought.imagined import Imagined
from brushpass.games.redacted.thought.routes import first_steps
from tests.games.redacted.scenario import Position, room

PEOPLE = {"A": "Entrance", "B": "Kitchen", "C": "Vault", "D": "Radio"}


def test_R12_4_intel_and_a_helicopter_are_better_than_intel_alone() -> None:
    nothing = GAME.thought.evaluate(Position(PEOPLE).s, 0)
    intel = GAME.thought.evaluate(Position(PEOPLE, {"A": ["USSR intel"]}).s, 0)
    ready = GAME.thought.evaluate(Position(PEOPLE, {"A": ["USSR intel"]}, helicopter=0).s, 0)
    blocked = GAME.thought.evaluate(Position(PEOPLE, {"A": ["USSR intel"]}, helicopter=1).s, 0)
    assert ready > intel > blocked > nothing


def test_R12_1_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    s = Position(PEOPLE, {"A": ["USSR intel"]}).s
    assert GAME.thought.evaluate(s, 0) == GAME.thought.evaluate(s, 1)
    assert (
        GAME.thought.evaluate(s, 2)
        == GAME.thought.evaluate(s, 3)
        < 0.0
        < GAME.thought.evaluate(s, 0)
    )


def test_RR13_towards_the_last_round_everybody_is_likely_to_lose() -> None:
    early, late = Position(PEOPLE).s, Position(PEOPLE, round=40).s
    assert GAME.thought.evaluate(late, 0) < GAME.thought.evaluate(early, 0)


def test_RR13_without_a_last_round_no_time_runs_out() -> None:
    for mission, seats in ((TWO_MAN_RULE, 4), (DOUBLE_BLIND, 5), (BEDFELLOWS, 3), (DANGER_ZONE, 2)):
        people = dict(list({**PEOPLE, "E": "Office"}.items())[:seats])
        early = Position(people, mission=mission, rounds=0, round=20).s
        late = Position(people, mission=mission, rounds=0, round=400).s
        for seat in range(seats):
            assert GAME.thought.evaluate(late, seat) == GAME.thought.evaluate(early, seat)


def test_R13_4_the_own_floppy_counts() -> None:
    for who, better in (("A", 0), ("C", 2)):
        floppy = "red Floppy" if who == "A" else "blue Floppy"
        s = Position(PEOPLE, {who: [floppy]}, mission=TWO_MAN_RULE).s
        assert GAME.thought.evaluate(s, better) > GAME.thought.evaluate(s, 2 - better)


def test_R14_5_interpol_stands_better_the_more_it_knows() -> None:
    people = {**PEOPLE, "E": "Office"}
    position = Position(people, mission=DOUBLE_BLIND)
    before = [GAME.thought.evaluate(position.s, seat) for seat in range(5)]
    position.s.learnt[0] |= 1 << 2
    after = [GAME.thought.evaluate(position.s, seat) for seat in range(5)]
    assert after[0] > before[0]
    assert after[1] < before[1]
    flying = Position(people, {"B": ["USSR intel"]}, mission=DOUBLE_BLIND, helicopter=0).s
    assert GAME.thought.evaluate(flying, 0) < before[0]


def bedfellows(items: dict[str, list[str]]) -> Position:
    """A of the UK and C of the USA are allied, B of the USSR is alone."""
    people = {"A": "Entrance", "B": "Kitchen", "C": "Vault"}
    return Position(people, items, mission=BEDFELLOWS, letters=0b101)


def test_R15_5_intel_of_an_enemy_is_worth_more_to_who_knows_that_it_is_one() -> None:
    position = bedfellows({"A": ["USSR intel"]})
    unsure = GAME.thought.evaluate(position.s, 0)
    position.s.letters_seen[0] = 0b101
    assert (
        GAME.thought.evaluate(position.s, 0) > unsure > GAME.thought.evaluate(bedfellows({}).s, 0)
    )


def test_R15_5_intel_of_a_friend_who_is_taken_for_an_enemy_is_a_danger() -> None:
    assert GAME.thought.evaluate(bedfellows({"A": ["USA intel"]}).s, 0) < GAME.thought.evaluate(
        bedfellows({}).s, 0
    )


def test_R15_1_who_knows_more_letters_stands_better() -> None:
    position = bedfellows({})
    before = [GAME.thought.evaluate(position.s, seat) for seat in range(3)]
    position.s.letters_seen[0] = 1
    after = [GAME.thought.evaluate(position.s, seat) for seat in range(3)]
    assert [b > a for a, b in zip(before, after, strict=True)] == [True, False, True]


def test_R11_5_intel_in_either_known_briefcase_is_carried() -> None:
    for colour in range(2):
        position = Position(PEOPLE, {"A": ["red Briefcase", "blue Briefcase"]})
        position.s.tiles[colour].add(INTEL + 1, only(0))
        assert Imagined(position.s, 0).carries_prize()


def test_R16_16_points_and_what_brings_them_count() -> None:
    people = {"A": "Entrance", "B": "Kitchen"}
    plain = Position(people, mission=DANGER_ZONE)
    assert GAME.thought.evaluate(Position(people, mission=DANGER_ZONE, points=[2, 0]).s, 0) > 0.0
    carried = Position(people, {"A": ["Microfilm 2"]}, mission=DANGER_ZONE).s
    assert (
        GAME.thought.evaluate(carried, 0)
        > GAME.thought.evaluate(plain.s, 0)
        > GAME.thought.evaluate(carried, 1)
    )


def test_R16_16_the_outlook_sinks_for_both_as_guards_gather() -> None:
    rooms = [room(name) for name in ("Gallery", "Vault", "Cellar", "Jamming")]
    for points in ([0, 0], [4, 2]):
        values = []
        for guards in range(5):
            position = Position(
                {"A": "Entrance", "B": "Kitchen"},
                mission=DANGER_ZONE,
                points=points,
                guards=rooms[:guards],
            )
            values.append([GAME.thought.evaluate(position.s, seat) for seat in range(2)])
        for fewer, more in pairwise(values):
            assert more[0] < fewer[0]
            assert more[1] < fewer[1]


def test_R16_16_being_overrun_is_a_defeat_for_both() -> None:
    zone = Position({"A": "Entrance", "B": "Kitchen"}, mission=DANGER_ZONE).s
    lost = Result("overrun by guards", [], [0.0, 0.0])
    beaten = Result("three deliveries", [1], [0.0, 0.0])
    tuning = GAME.thought.tuning(zone)
    for seat in range(2):
        assert worth(lost, seat, tuning) == worth(beaten, 0, tuning)
    others = Position(PEOPLE).s
    assert GAME.thought.tuning(others).none_won == -0.5


def test_R3_1_the_first_steps_lead_nearer_and_around_people() -> None:
    s = Position({"A": "Entrance"}).s
    for here in range(ROOMS):
        s.room[0], s.barred = here, 1 << here
        for goal in range(ROOMS):
            far = distance(here, goal)
            if goal == here or far > ROOMS:
                continue
            nearer = [
                to
                for to in NEXT[here]
                if distance(to, goal) == far - 1 and door(here, to) != LOCKED
            ]
            steps = first_steps(Imagined(s, 0), goal, True, False)
            assert [to for to in range(ROOMS) if (steps >> to) & 1] == nearer
    crowd = Position({"A": "Entrance", "B": "Ballroom"}).s
    assert first_steps(Imagined(crowd, 0), room("Jamming"), False, False) == 1 << room("Ballroom")
    assert not first_steps(Imagined(crowd, 0), room("Jamming"), True, False) >> room("Ballroom") & 1
    assert first_steps(Imagined(crowd, 0), room("Ballroom"), True, False) == 1 << room("Ballroom")


def test_R8_2_no_way_leads_through_a_locked_floor() -> None:
    s = Position({"A": "Entrance", "B": "Central Lock"}, lock=0, locker=1).s
    assert first_steps(Imagined(s, 0), room("Helipad"), False, False) == 0
    assert first_steps(Imagined(s, 0), room("Cellar"), False, False) != 0
    assert first_steps(Imagined(s, 0), room("Helipad"), False, True) != 0, "but with a Key"
