"""What people read."""

from typing import Any, get_args

import pytest

from brushpass.core.chance import Fast
from brushpass.core.rulebook import rule, sections
from brushpass.core.table import Table
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules import ending, state
from brushpass.games.redacted.rules.cards import CODE_CRACKER, DEEDS, HIDDEN, NONE, is_intel
from brushpass.games.redacted.speech.asking import USE_WORDS
from brushpass.games.redacted.speech.lexicon import AIMS, FRAMES
from brushpass.games.redacted.speech.messages import AnyMessage
from brushpass.games.redacted.speech.messages.house import Used
from brushpass.games.redacted.speech.messages.meetings import Arrested
from brushpass.games.redacted.speech.messages.turns import Began, Finished, Knocked, Turn, Walked
from brushpass.games.redacted.speech.plan import floor_plan
from tests.conformity.cells import cells_of
from tests.games.redacted.scenario import Position

WIDEST = 78
RULES = {rule.number for section in sections("redacted") for rule in section.rules}


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_every_moment_has_words(cell) -> None:  # type: ignore[no-untyped-def]
    words = GAME.face.words()
    for seed in range(3):
        chance = Fast(seed)
        table = Table(GAME, cell.options(), Fast(seed + 100))
        while True:
            for box, audience in zip(table.post.take(), cell.audiences, strict=True):
                for message in box:
                    text = words.news(message, audience)
                    assert "HIDDEN" not in text
                    assert len(text) < 200
                    assert words.rule(message) in RULES
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
    position = Position({"A": "Vault", "B": "Helipad", "C": "Office"}, injured=0b10, down=0b100)
    plan = "\n".join(floor_plan(position.view("A")))
    for token in ("[A]", "B!", "(c)", "Ballrm", "Terrace", "Basement"):
        assert token in plan
    position.s.dark = True
    assert "░" in "\n".join(floor_plan(position.view("A")))


def test_secrets_are_covered_on_the_table() -> None:
    position = Position({"A": "Vault", "B": "Office"}, {"A": ["Key"], "B": ["Bomb"]})
    blocks = GAME.face.words().table(position.view("A"))
    text = str(blocks)
    assert "Key" in text
    assert "Bomb" not in text
    assert "▪" in text


def test_RR57_the_table_says_where_an_item_may_be_that_went_unseen() -> None:
    rooms = {"A": "ground Staircase", "B": "X-ray", "C": "Ballroom"}
    position = Position(rooms, {"A": ["Key", "Bomb"]})
    position.go("Entrance", "Ballroom").fight("neutral", "knife").act("steal")
    own = GAME.face.words().table(position.view("B"))[-1]
    assert "Gone unseen, with A, C: Bomb, Key." in own.lines


def test_the_score_is_a_sentence_to_whoever_hears_it() -> None:
    news = GAME.face.words().news
    turn = Turn(1, 4, [1, 3])
    assert news(turn, 0) == "Round 4: B's turn. You have 1 point, B has 3."
    assert news(turn, 1) == "Round 4: your turn. A has 1 point, you have 3."
    assert news(turn, None) == "Round 4: B's turn. A has 1 point, B has 3."
    assert news(Turn(0, 1, [0, 0]), None) == "Round 1: A's turn."


def _blank(kind: Any) -> Any:
    """A message of this kind, with nothing particular in it."""
    empty = {int: 0, bool: False, list[int]: [0]}
    return kind(*[empty[field] for field in kind.__annotations__.values()])


@pytest.mark.parametrize("kind", get_args(AnyMessage), ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_has_its_rule(kind: Any) -> None:
    message = Used(0, CODE_CRACKER) if kind is Used else _blank(kind)
    assert rule("redacted", GAME.face.words().rule(message))


def test_rules_follow_what_the_fact_tells() -> None:
    named = GAME.face.words().rule
    assert named(Walked(0, 3, False)) == "R3.1"
    assert named(Walked(0, 3, True)) == "R6.1"
    assert named(Knocked(NONE, 1)) == "RR25"
    assert named(Arrested(0, 1, False, HIDDEN, 1)) == "R14.4"
    for deed in range(len(DEEDS)):
        assert rule("redacted", named(Began(0, deed)))
    for item in [*USE_WORDS, CODE_CRACKER, *filter(is_intel, range(4))]:
        assert rule("redacted", named(Used(0, item)))
    for letters in (0, 3):
        for how in range(len(ending.ENDINGS)):
            assert rule("redacted", named(Finished(how, 1, [], letters, [])))
    assert named(Finished(ending.ESCAPE, 1, [], 3, [])) == "R15.5"


def test_the_lexicon_names_what_views_number() -> None:
    lexicon = GAME.face.lexicon()
    for number, name in enumerate(FRAMES):
        assert getattr(state, name.upper().replace(" ", "_")) == number
    for _, aim in AIMS:
        assert rule("redacted", aim)
    assert len(lexicon["uses"]) == len(lexicon["missions"]) == len(lexicon["aims"])
    assert all(len(row) == len(lexicon["rooms"]) for row in lexicon["uses"])
    assert len(lexicon["doors"]) == 22 + 6 + 5 + 4
