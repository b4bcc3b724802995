import pytest

from brushpass.cli.asking import (
    Again,
    Number,
    Quit,
    RuleOf,
    Rules,
    ShowDossier,
    ShowTable,
    read_answer,
)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1", Number(0)),
        (" 3 ", Number(2)),
        ("?", RuleOf()),
        ("? 2", RuleOf(index=1)),
        ("?2", RuleOf(index=1)),
        ("? k3.6", RuleOf(number="K3.6")),
        ("t", ShowTable()),
        ("T", ShowTable()),
        ("d", ShowDossier()),
        ("r", Rules("")),
        ("r 3", Rules("3")),
        ("q", Quit()),
    ],
)
def test_what_is_understood(typed: str, answer: object) -> None:
    assert read_answer(typed, 3) == answer


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Nothing is chosen yet: type a number from 1 to 3"),
        ("   ", "Nothing is chosen yet"),
        ("0", "There is no answer 0"),
        ("4", "There is no answer 4: type a number from 1 to 3"),
        ("? 4", "There is no answer 4"),
        ("-1", "'-1' is no answer here"),
        ("1 2", "'1 2' is no answer here"),
        ("1.0", "is no answer here"),
        ("\u0661", "is no answer here"),  # a digit, but not one of ours
        ("9" * 5000, "is no answer here"),
        ("stop", "'stop' is no answer here"),
        ("\x1b[A", "is no answer here"),  # an arrow key
    ],
)
def test_what_is_not(typed: str, sentence: str) -> None:
    with pytest.raises(Again) as error:
        read_answer(typed, 3)
    assert sentence in str(error.value)
    assert str(error.value).isprintable()
