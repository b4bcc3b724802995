"""What people read."""

import pytest

from brushpass.core.chance import Fast
from brushpass.core.rulebook import rule
from brushpass.core.table import Table
from brushpass.games.redacted.game import GAME
from brushpass.games.redacted.rules import ending, state
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    DEEDS,
    HIDDEN,
    TWO_MAN_RULE,
    is_intel,
)
from brushpass.games.redacted.speech import reading
from brushpass.games.redacted.speech.decisions import DECISIONS
from brushpass.games.redacted.speech.lexicon import AIMS
from brushpass.games.redacted.speech.messages.house import Used
from brushpass.games.redacted.speech.messages.meetings import Arrested
from brushpass.games.redacted.speech.messages.turns import Began, Finished, Turn, Walked
from brushpass.games.redacted.speech.plan import floor_plan
from brushpass.games.redacted.speech.reasons import ITEMS
from brushpass.games.redacted.speech.wire import View
from tests.conformity.cells import cells_of
from tests.games.redacted.scenario import Position, room

WIDEST = 78


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
            for audience in cell.audiences:
                view = table.view(audience)
                for block in words.table(view):
                    assert all(len(line) <= WIDEST for line in block.lines), block.lines
            if not table.to_act():
                break
            seat = table.to_act()[0]
            legal = table.legal(seat)
            for action in legal:
                choice = words.choice(table.view(seat), action)
                assert choice.text
            table.play(seat, legal[chance.pick(len(legal))])


@pytest.mark.parametrize("cell", cells_of(GAME), ids=str)
def test_every_mission_says_what_it_is_about_and_what_is_reconstructed(cell) -> None:  # type: ignore[no-untyped-def]
    view = Table(GAME, cell.options(), Fast(1)).view(0)
    text = printed(view)
    assert cell.mode.title in text
    assert AIMS[view.mission][0] in text
    assert f"({AIMS[view.mission][1]})" in text
    assert "plan reconstructed: RR1" in text
    assert "Counts reconstructed: RR3" in text
    assert ("Alert cards reconstructed: RR4" in text) == (view.mission == DANGER_ZONE)
    assert ("You are of the" in text) == (view.mission == TWO_MAN_RULE)


def test_R16_5_R16_6_the_terminal_shows_how_near_the_next_guard_is() -> None:
    guards = [room(name) for name in ("Vault", "Radio", "Cellar")]
    position = Position({"A": "Telex", "B": "Tunnel"}, mission=DANGER_ZONE, guards=guards)
    level = reading.danger(position.view("A"))
    text = printed(position.view("A"))
    assert f"Alert {level.level} of 5 (standard)" in text
    assert "Guards 3 of 4." in text
    position.s.guards.append(room("Office"))
    assert "Guards 4 of 4: one more loses the game." in printed(position.view(None))


def printed(view: View) -> str:
    """The table as a terminal shows it, in one line."""
    blocks = GAME.face.words().table(view)
    return " ".join(part for block in blocks for part in (block.title, *block.lines))


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
    assert "Went unseen, now with A or C: Bomb, Key." in own.lines


def test_the_score_is_a_sentence_to_whoever_hears_it() -> None:
    news = GAME.face.words().news
    turn = Turn(1, 4, [1, 3])
    assert news(turn, 0) == "Round 4: B's turn. You have 1 point, B has 3."
    assert news(turn, 1) == "Round 4: your turn. A has 1 point, you have 3."
    assert news(turn, None) == "Round 4: B's turn. A has 1 point, B has 3."
    assert news(Turn(0, 1, [0, 0]), None) == "Round 1: A's turn."


def test_rules_follow_what_the_fact_tells() -> None:
    named = GAME.face.words().rule
    assert named(Walked(0, 3, False)) == "R3.1"
    assert named(Walked(0, 3, True)) == "R6.1"
    assert named(Arrested(0, 1, False, HIDDEN, 1)) == "R14.4"
    for deed in range(len(DEEDS)):
        assert rule("redacted", named(Began(0, deed)))
    for item in [*ITEMS, *filter(is_intel, range(4))]:
        assert rule("redacted", named(Used(0, item)))
    for letters in (0, 3):
        for how in range(len(ending.ENDINGS)):
            assert rule("redacted", named(Finished(how, 1, [], letters, [])))
    assert named(Finished(ending.ESCAPE, 1, [], 3, [])) == "R15.5"


def test_decisions_are_named_after_the_kinds_of_frames() -> None:
    for kind, decision in enumerate(DECISIONS):
        name = str(decision.__struct_config__.tag)
        assert getattr(state, name.upper().replace(" ", "_")) == kind


def test_the_lexicon_names_what_views_number() -> None:
    lexicon = GAME.face.lexicon()
    for _, aim in AIMS:
        assert rule("redacted", aim)
    assert len(lexicon["uses"]) == len(lexicon["missions"]) == len(lexicon["aims"])
    assert all(len(row) == len(lexicon["rooms"]) for row in lexicon["uses"])
    assert len(lexicon["doors"]) == 22 + 6 + 5 + 4
