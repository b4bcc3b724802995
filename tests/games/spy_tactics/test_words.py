"""How the game speaks to people."""

from typing import get_args

from brushpass.core.rulebook import rule
from brushpass.games.spy_tactics.cards import CODE_NAMES, JACKKNIFE, ROUNDS
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.spoken import effect, number
from brushpass.games.spy_tactics.state import OVER
from brushpass.games.spy_tactics.wire import AnyMessage, Began
from brushpass.games.spy_tactics.words import RULES
from tests.games.spy_tactics.scenario import ACTION, Position

WORDS = GAME.face.words()


def page(position: Position, seat: int | None) -> str:
    lines = []
    for block in WORDS.table(position.view(seat)):
        lines += [block.title, *[" ".join(row) for row in block.rows], *block.lines]
    return "\n".join(lines)


def test_S2_4_the_table_shows_own_secrets_and_no_others() -> None:
    position = Position("CTVC", "HC SS SS SS").play("JK JK DW DF", "a pass electrum", "d examine a")
    own = page(position, 0)
    assert "Your agency is Chimera." in own
    assert "You discarded HydroCluster." in own
    assert "You passed Electrum to B." in own
    assert "B passed you DarkWind." in own
    assert "Electrum to B" not in page(position, 2)
    assert "For your eyes" not in page(position, None)


def test_S5_3_a_code_that_was_taken_back_stands_in_brackets() -> None:
    position = Position("CCTV", "HC").play("El DF DF DF").play("DW JK El El")
    assert "A ? 3 6 (El) DW" in page(position, None)


def test_S5_1_bans_are_shown_with_their_namer() -> None:
    position = Position("CCTV", "HC").play("SF DF DF DF", "a name stormsabre")
    assert "A named: you and the others may not activate StormSabre." in page(position, 1)
    assert "You named: the others may not activate StormSabre." in page(position, 0)


def test_S8_1_SR25_the_end_shows_the_score_of_each_team() -> None:
    position = Position("CCCTTVV", "HC", nth=6).play("DW DW DW El DW SF DW")
    assert "Tachyon: 18." in page(position, 0)
    assert "Six rounds are over" in WORDS.news(position.told(0)[-1], 0)
    assert number(27) == "13.5"
    assert number(-9) == "-4.5"


def test_S3_4_every_code_has_words_for_every_round() -> None:
    for nth in range(1, 7):
        for code in range(len(CODE_NAMES)):
            does, _, rule = effect(code, nth)
            assert does
            assert rule.startswith("S")


def test_S5_1_S5_2_the_question_says_what_is_banned_and_for_whom() -> None:
    one = Position("CCTV", "HC").play("SF DF DF DF", "a name stormsabre")
    assert WORDS.prompt(one.view(1)).text.endswith("StormSabre is banned: only A may activate it.")
    assert WORDS.prompt(one.view(0)).text.endswith("only you may activate it.")
    two = Position("CCTV", "HC").play("SF SF DF DF", "a name electrum", "b name electrum")
    assert WORDS.prompt(two.view(0)).text.endswith("Electrum is banned: nobody may activate it.")


def test_S3_2_S7_2_who_is_not_asked_is_told_what_goes_on() -> None:
    position = Position("CCTV", "HC", 2)
    assert WORDS.prompt(position.view(None)).rule == "S3.2"
    position.choose("SS SS DW SF")
    assert WORDS.prompt(position.view(0)).text == "D decides."
    position.act(3, "name electrum")
    assert WORDS.prompt(position.view(0)).rule == "S7.2", "two StormSabres"


def test_every_fact_has_a_rule_and_it_exists() -> None:
    for kind in get_args(AnyMessage):
        assert rule("spy_tactics", RULES[kind]).text
    assert WORDS.rule(Began(1)) == "S3.1"


def test_the_lexicon_names_every_number_of_a_view() -> None:
    words = GAME.face.lexicon()
    assert words["CODES"] == CODE_NAMES
    assert [len(codes) for codes in words["EFFECTS"]] == [len(CODE_NAMES)] * ROUNDS
    assert words["EFFECTS"][2][JACKKNIFE] == ("gain 3", "nothing if another does")
    assert words["PHASES"][OVER] == "over"


def test_SR14_a_banned_hand_is_told_why() -> None:
    position = Position("CCTV", "HC")
    place = position.s.hands
    place[0:8] = [0, 0, 0, 0, 0, 0, 1, 0]
    position.s.named[1] = 6
    assert WORDS.prompt(position.view(0)).rule == "SR14"
    assert WORDS.choice(position.view(0), ACTION["activate nothing"]).cost == "you keep your cards"


def test_SR18_a_guess_that_cannot_be_right_says_so() -> None:
    position = Position("CCTV", "TL", 2)
    position.choose("HC El El El").act(0, "target b")
    assert WORDS.choice(position.view(0), ACTION["guess electrum"]).cost == "impossible"
    assert WORDS.choice(position.view(0), ACTION["guess darkwind"]).cost == ""
    assert WORDS.prompt(position.view(0)).text == "Which code did B discard?"
    assert WORDS.prompt(position.view(1)).text == "A decides."
