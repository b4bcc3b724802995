"""A hint is shown for the rule that a prompt cites: each must be a rule of its game."""

import re

import pytest

from brushpass.core.catalogue import games
from brushpass.core.rulebook import sections
from tests.architecture.tree import ROOT

HINT = re.compile(r"^ +'([A-Z]+\d+(?:\.\d+)?)': '", re.MULTILINE)


@pytest.mark.parametrize("game", sorted(games()))
def test_every_hint_of_the_client_belongs_to_a_rule(game: str) -> None:
    folder = ROOT / "client" / "src" / "games" / game
    text = "".join(file.read_text("utf-8") for file in folder.glob("*.ts"))
    hinted = HINT.findall(text)
    assert len(hinted) > 3
    assert len(set(hinted)) == len(hinted)
    assert set(hinted) <= {rule.number for section in sections(game) for rule in section.rules}
