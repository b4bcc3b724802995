"""What people read."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.rulebook import sections
from brushpass.core.table import Table
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.plan import floor_plan
from tests.conformity.cells import cells_of
from tests.games.redacted.scenario import Scene

WIDEST = 78
RULES = {rule.number for section in sections("redacted") for rule in section.rules}


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_every_moment_has_words(cell) -> None:  # type: ignore[no-untyped-def]
    words = GAME.words()
    for seed in range(3):
        chance = Fast(seed)
        table = Table(GAME, cell.options(), Fast(seed + 100))
        while True:
            for box, audience in zip(table.post.take(), cell.audiences, strict=True):
                for message in box:
                    text = words.news(message, audience)
                    assert "HIDDEN" not in text
                    assert len(text) < 200
            for audience in cell.audiences:
                view = table.view(audience)
                assert words.prompt(view).rule in RULES
                for block in words.table(view):
                    assert all(len(line) <= WIDEST for line in block.lines), block.lines
            if not table.to_act():
                break
            seat = table.to_act()[0]
            legal = table.legal(seat)
            for action in legal:
                choice = words.choice(table.view(seat), action)
                assert choice.text
                assert choice.rule in RULES
            table.play(seat, legal[chance.pick(len(legal))])


def test_the_plan_shows_who_is_where() -> None:
    scene = Scene({"A": "Vault", "B": "Helipad", "C": "Office"}, injured=0b10, down=0b100)
    plan = "\n".join(floor_plan(scene.view("A")))
    for token in ("[A]", "B!", "(c)", "Ballrm", "Terrace", "Basement"):
        assert token in plan
    scene.s.dark = True
    assert "░" in "\n".join(floor_plan(scene.view("A")))


def test_secrets_are_covered_on_the_table() -> None:
    scene = Scene({"A": "Vault", "B": "Office"}, {"A": ["Key"], "B": ["Bomb"]})
    blocks = GAME.words().table(scene.view("A"))
    text = str(blocks)
    assert "Key" in text
    assert "Bomb" not in text
    assert "▪" in text


def test_RR57_the_table_says_where_an_item_may_be_that_went_unseen() -> None:
    rooms = {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom"}
    scene = Scene(rooms, {"A": ["Key", "Bomb"]})
    scene.go("Entrance", "Ballroom").fight("neutral", "knife").act("steal")
    own = GAME.words().table(scene.view("B"))[-1]
    assert "Gone unseen, with A, C: Bomb, Key." in own.lines
