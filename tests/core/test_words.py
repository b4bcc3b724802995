import pytest

from brushpass.core.result import Result
from brushpass.core.seats import calling
from brushpass.core.verdict import verdict
from brushpass.core.words import Voice


def test_a_voice_calls_its_own_seat_you_and_the_others_by_name() -> None:
    voice = Voice(0)
    assert [voice.name(0), voice.who(0), voice.whom(0), voice.whose(0)] == [
        "You (A)",
        "You",
        "you",
        "your",
    ]
    with calling(["Ann", "Bob"]):
        assert [voice.name(1), voice.who(1), voice.whom(1), voice.whose(1)] == [
            "Bob",
            "Bob",
            "Bob",
            "Bob's",
        ]


def test_a_verb_fits_its_subject() -> None:
    voice = Voice(0)
    assert [voice.does(0, "pass"), voice.does(0, "win", inside=True)] == ["You pass", "you win"]
    assert [voice.does(1, verb) for verb in ("draw", "pass", "push", "watch", "fix")] == [
        "B draws",
        "B passes",
        "B pushes",
        "B watches",
        "B fixes",
    ]


def test_a_spectator_is_nobody_s_you() -> None:
    assert Voice(None).does(0, "draw") == "A draws"


@pytest.mark.parametrize(
    ("winners", "seats", "to_b", "to_all"),
    [
        ([1], 2, "You won", "Bob won"),
        ([0], 2, "Ann won", "Ann won"),
        ([0, 1], 3, "You and Ann won", "Ann and Bob won"),
        ([0, 2, 3], 4, "Ann, Cleo and Dan won", "Ann, Cleo and Dan won"),
        ([0, 1], 2, "You both won", "Both won"),
        ([0, 1, 2], 3, "You all won", "All won"),
        ([], 2, "You both lost", "Both lost"),
        ([], 4, "You all lost", "All lost"),
    ],
)
def test_a_verdict_tells_who_won_and_what_all_share(
    winners: list[int], seats: int, to_b: str, to_all: str
) -> None:
    result = Result("over", winners, [0] * seats)
    with calling(["Ann", "Bob", "Cleo", "Dan"]):
        assert [verdict(result, 1), verdict(result, None)] == [to_b, to_all]


def test_a_draw_is_a_draw_to_everybody() -> None:
    result = Result("over", [], [0, 0], drawn=True)
    assert verdict(result, 0) == verdict(result, None) == "A draw"
