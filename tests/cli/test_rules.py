import pytest

from brushpass.core.brief import brief
from brushpass.core.catalogue import games
from brushpass.core.rulebook import Rule, parts, sections
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", games())
def test_every_numbered_rule_is_printed(run: Run, game: str) -> None:
    done = run("rules", game)
    assert done.code == 0
    first_words = {line.split()[0] for line in done.out.splitlines() if line.strip()}
    assert {rule.number for section in sections(game) for rule in section.rules} <= first_words


@pytest.mark.parametrize("game", games())
def test_the_aim_and_a_turn_are_printed_first_and_no_preface_is_dropped(
    run: Run, game: str
) -> None:
    words = " ".join(run("rules", game).out.split())
    said, decided = brief(game), parts(game)[1].preface
    told = [said.aim, *said.turn, sections(game)[0].title, decided]
    places = [words.index(text) for text in told]
    assert places == sorted(places)


def test_one_rule_by_its_number_in_either_case(run: Run) -> None:
    done = run("rules", "kompromat", "k3.6")
    assert done.out.startswith("  K3.6  A player who is over 21 must stop")
    assert "K3.5" not in done.out


def test_what_is_reconstructed_says_so() -> None:
    from brushpass.cli.sheet import rule_text

    assert rule_text(Rule("X1", "A price.", True)).plain == "Reconstructed. A price."
    assert rule_text(Rule("X1", "A price.", False)).plain == "A price."
