from brushpass.core.seats import calling
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
