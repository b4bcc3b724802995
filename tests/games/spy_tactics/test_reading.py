"""What a display is told of bans and shown codes is what the rules make of them."""

from brushpass.games.spy_tactics.cards import NONE
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.reading import Ban, Shown, read
from brushpass.games.spy_tactics.state import CHOOSE
from tests.conformity.cells import cells_of
from tests.conformity.play import walk
from tests.games.spy_tactics.scenario import DF, DW, EL, JK, SS, Position


def test_S5_1_a_ban_names_the_only_agent_who_may() -> None:
    position = Position("CCTTVV", "TL")
    position.play("SF SF DW DW DW DW", "a name stormsabre", "b name jackknife")
    for viewer in (0, 3, None):
        assert read(position.view(viewer)).bans == [Ban(JK, 1), Ban(SS, 0)]


def test_S5_2_a_code_named_twice_is_open_to_nobody() -> None:
    position = Position("CCTV").play("SF SF DW DW", "a name electrum", "b name electrum")
    assert read(position.view(2)).bans == [Ban(EL, NONE)]


def test_no_option_goes_against_a_ban() -> None:
    for cell in cells_of(GAME):
        for world in walk(cell, 7):
            if world.s.phase != CHOOSE:
                continue
            for seat in GAME.to_act(world.s):
                closed = {ban.code for ban in read(world.see(seat)).bans if ban.but != seat}
                activated = {action.code for action in GAME.legal(world.s, seat)}  # type: ignore[attr-defined]
                assert not closed & activated


def test_S5_3_of_two_cards_of_a_kind_the_earlier_one_went_back() -> None:
    position = Position("CCTV").play("El El El El").play("DW JK JK JK")
    position.play("El DF DF DF")
    shown = read(position.view(None)).shown
    assert shown[0] == [Shown(1, EL, True), Shown(2, DW, False), Shown(3, EL, False)]
    assert shown[1] == [Shown(1, EL, False), Shown(2, JK, False), Shown(3, DF, False)]
