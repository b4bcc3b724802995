from brushpass.cli.dossier import dossier
from brushpass.core.wire import Belief, Question


def test_answers_stand_in_the_order_of_their_shares() -> None:
    block = dossier(Belief(8, [Question("B's team", {"Vex": 2, "Chimera": 6})]))
    assert block.rows == [["B's team", "Chimera 75 %, Vex 25 %"]]
    assert "8 worlds" in block.title


def test_a_game_without_open_questions_says_so() -> None:
    assert dossier(None).lines == ["Nothing can be concluded beyond what the table shows."]
