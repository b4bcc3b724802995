"""How the game speaks to people."""

from brushpass.core.action import Action
from brushpass.core.words import Choice
from brushpass.games.spy_tactics.actions import Examine
from brushpass.games.spy_tactics.cards import CODE_NAMES, JACKKNIFE, ROUNDS
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.spoken import effect, number
from brushpass.games.spy_tactics.state import OVER
from brushpass.games.spy_tactics.wire import View
from brushpass.games.spy_tactics.words import SpyTacticsWords
from tests.conformity.cells import cells_of
from tests.conformity.citations import citations, misled, texts_of
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
    assert "A bars you and the others from StormSabre." in page(position, 1)
    assert "You bar the others from StormSabre." in page(position, 0)


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


def test_S6_2_whatever_promises_points_in_the_last_round_warns_of_thornlily() -> None:
    for code, name in enumerate(CODE_NAMES):
        does, cost, _ = effect(code, ROUNDS)
        promised = does.startswith(("gain", "share")) and name != "ThornLily"
        assert ("ThornLily" in cost) == promised, name
        assert "ThornLily" not in effect(code, ROUNDS - 1)[1]


def test_S4_2_S5_11_a_look_cites_the_code_that_allows_it() -> None:
    first = Position("CCTV", "HC").choose("DF El El El")
    assert WORDS.choice(first.view(0), ACTION["examine b"]).rule == "S4.2"
    later = Position("CCTV", "HC", 2).choose("TL El El El")
    assert WORDS.choice(later.view(0), ACTION["examine b"]).rule == "S5.11"


class LooksAsGuesses(SpyTacticsWords):
    def choice(self, v: View, action: Action) -> Choice:
        told = super().choice(v, action)
        return Choice(told.text, told.cost, "S5.6") if isinstance(action, Examine) else told


def test_a_look_that_cites_the_guess_would_be_found() -> None:
    cell, texts = cells_of(GAME)[0], texts_of("spy_tactics")
    found = {c for seed in range(3) for c in citations(cell, seed, LooksAsGuesses())}
    assert {c.rule for c in found if misled(c, texts)} == {"S5.6"}


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
