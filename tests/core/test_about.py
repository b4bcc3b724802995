"""What a game is, as data; and a choice among it, checked with words for people."""

import json
from dataclasses import replace

import pytest

from brushpass.core.about import About, Mode, Options, Setting, Value, write
from brushpass.core.catalogue import games
from brushpass.core.refusal import Refusal, unknown
from brushpass.core.seats import letter, seat_of

ABOUT = About(
    name="parley",
    title="Parley",
    authors="nobody",
    pitch="A game of tests.",
    hidden="nothing",
    rules=3,
    modes=(
        Mode(
            "duel",
            "For two",
            (2,),
            (5, 10),
            100,
            (
                Setting("open", "cards lie open", (False, True)),
                Setting("rounds", "how many rounds", (3, 1, 5)),
                Setting("deck", "which deck", ("plain", "fancy")),
            ),
        ),
        Mode("crowd", "For more", (4, 3, 5), (20, 40), 300, (), ("spy", "guest")),
    ),
)


def test_the_first_mode_its_first_table_and_its_defaults() -> None:
    assert ABOUT.options() == Options("duel", 2, {"open": False, "rounds": 3, "deck": "plain"})
    assert ABOUT.options("crowd") == Options("crowd", 4, {})


def test_a_game_that_is_older_than_a_setting_keeps_what_held_before_it() -> None:
    setting = Setting("backs", "backs are open", (True, False), before=False)
    about = replace(ABOUT, modes=(replace(ABOUT.modes[0], settings=(setting,)),))
    assert about.options().on("backs")
    assert not about.kept("duel", 2, {}).on("backs")
    assert about.kept("duel", 2, {"backs": True}).on("backs")


def test_the_first_mode_that_has_a_table_of_this_size() -> None:
    assert ABOUT.options(seats=5) == Options("crowd", 5, {})
    assert ABOUT.options(seats=2).mode == "duel"
    assert ABOUT.options("crowd", 3).seats == 3


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"open": True}, True),
        ({"open": "on"}, True),
        ({"open": "off"}, False),
    ],
)
def test_a_value_may_be_given_as_itself_or_as_people_write_it(
    given: dict[str, Value], kept: bool
) -> None:
    options = ABOUT.options(settings=given)
    assert options.settings["open"] is kept
    assert options.on("open") is kept
    assert ABOUT.options(settings={"rounds": "5"}).settings["rounds"] == 5
    assert ABOUT.options(settings={"rounds": 1}).settings["rounds"] == 1
    assert ABOUT.options(settings={"deck": "fancy"}).settings["deck"] == "fancy"


@pytest.mark.parametrize(
    ("mode", "seats", "settings", "told"),
    [
        ("dual", None, {}, "unknown mode of parley 'dual': did you mean 'duel'? allowed: duel, "),
        ("solo", None, {}, "unknown mode of parley 'solo': allowed: duel, crowd"),
        ("", None, {}, "unknown mode of parley '': allowed: duel, crowd"),
        ("duel", 3, {}, "parley (duel) has no table for 3: allowed: 2"),
        (None, 7, {}, "parley has no table for 7: allowed: 2, 3, 4, 5"),
        (None, 0, {}, "parley has no table for 0: allowed: 2, 3, 4, 5"),
        (None, None, {"opne": True}, "unknown option of parley 'opne': did you mean 'open'? allo"),
        ("crowd", None, {"open": True}, "unknown option of parley 'open': allowed: none here"),
        (None, None, {"open": 1}, "unknown value of option 'open' '1': allowed: off, on"),
        (None, None, {"open": "true"}, "unknown value of option 'open' 'true': allowed: off, on"),
        (None, None, {"rounds": 4}, "unknown value of option 'rounds' '4': allowed: 3, 1, 5"),
        (None, None, {"rounds": True}, "unknown value of option 'rounds' 'on': allowed: 3, 1, 5"),
        (None, None, {"deck": "fancey"}, "unknown value of option 'deck' 'fancey': did you mean"),
    ],
)
def test_refusals_say_what_is_allowed(
    mode: str | None, seats: int | None, settings: dict[str, Value], told: str
) -> None:
    with pytest.raises(Refusal) as refused:
        ABOUT.options(mode, seats, settings)
    assert str(refused.value).startswith(told)


def test_a_setting_is_read_as_it_is_written() -> None:
    for setting in ABOUT.modes[0].settings:
        assert setting.default == setting.values[0]
        for value in setting.values:
            back = setting.read(write(value))
            assert back == value
            assert type(back) is type(value)
    assert [write(value) for value in (True, False, 3, "x")] == ["on", "off", "3", "x"]


def test_on_is_true_only_for_what_is_on() -> None:
    options = Options("duel", 2, {"open": False, "rounds": 1})
    assert not options.on("open")
    assert not options.on("rounds"), "a number is not a switch"


def test_described_as_plain_data() -> None:
    data = ABOUT.describe()
    assert json.loads(json.dumps(data)) == data
    assert data["game"] == "parley"
    assert [mode["mode"] for mode in data["modes"]] == ["duel", "crowd"]
    assert data["modes"][0]["options"][1] == {
        "option": "rounds",
        "words": "how many rounds",
        "values": [3, 1, 5],
        "default": 3,
    }
    assert data["modes"][1]["roles"] == ["spy", "guest"]


@pytest.mark.parametrize("name", games())
def test_every_game_describes_itself(name: str) -> None:
    about = games()[name].about
    data = about.describe()
    assert json.loads(json.dumps(data)) == data
    for mode in about.modes:
        for seats in mode.seats:
            options = about.options(mode.name, seats)
            assert (options.mode, options.seats) == (mode.name, seats)
            assert set(options.settings) == {setting.name for setting in mode.settings}
        assert 0 < mode.minutes[0] <= mode.minutes[1]


def test_a_slip_of_the_finger_gets_a_hint_whatever_its_case() -> None:
    assert "did you mean 'Stop'?" in str(unknown("action", "STPO", ["Draw", "Stop"]))
    assert "did you mean" not in str(unknown("action", "zzz", ["Draw", "Stop"]))
    assert str(unknown("x", "y", [])) == "unknown x 'y': allowed: none here"


def test_seats_are_letters_to_people() -> None:
    assert [letter(seat) for seat in range(3)] == ["A", "B", "C"]
    assert [seat_of(text, 3) for text in "aBc"] == [0, 1, 2]


@pytest.mark.parametrize("text", ["D", "", "AB", "1", " A", "\u0391"])
def test_a_letter_that_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="unknown seat"):
        seat_of(text, 3)
