import pytest

from brushpass.core.catalogue import games
from brushpass.core.rulebook import Rule, sections
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", games())
def test_every_numbered_rule_is_printed(run: Run, game: str) -> None:
    done = run("rules", game)
    assert done.code == 0
    first_words = {line.split()[0] for line in done.out.splitlines() if line.strip()}
    assert {rule.number for section in sections(game) for rule in section.rules} <= first_words


def test_one_rule_by_its_number_in_either_case(run: Run) -> None:
    done = run("rules", "kompromat", "k3.6")
    assert done.out.startswith("  K3.6  Whoever is over 21 must stop")
    assert "K3.5" not in done.out


def test_what_is_reconstructed_says_so() -> None:
    from brushpass.cli.sheet import rule_text

    assert rule_text(Rule("X1", "A price.", True)).plain == "Reconstructed. A price."
    assert rule_text(Rule("X1", "A price.", False)).plain == "A price."
