"""Playing by the keyboard, here in this process: answers come from a list of typed lines."""

import random
import re
from pathlib import Path

import pytest

from brushpass.core.catalogue import games
from brushpass.core.record import Record
from brushpass.core.table import verify
from tests.cli.conftest import Run

TABLES = [
    (name, mode.name, mode.seats[0]) for name, game in games().items() for mode in game.about.modes
]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_any_answers_play_any_game_to_its_end(
    run: Run, tmp_path: Path, game: str, mode: str, seats: int
) -> None:
    luck = random.Random(1)
    file = tmp_path / "game.txt"
    # Most of these are answers, some are too high and asked again.
    typed = [str(luck.randint(1, 4)) for _ in range(100_000)]
    done = run("play", game, "--mode", mode, "--seed", 5, "--record", file, typed=typed)
    assert (done.code, done.err) == (0, "")
    table = verify(Record.from_text(file.read_text()))
    result = table.game.result(table.state)
    assert result is not None
    assert f"brushpass verify {file}" in done.out
    assert f" {result.ending} ──" in done.out
    for seat, points in enumerate(result.points):
        assert re.search(rf"\n{'ABCDEFGHI'[seat]} .* {points:g} ", done.out)


def test_the_commitment_comes_before_the_deal_and_the_secret_after_the_end(run: Run) -> None:
    done = run("play", "kompromat", typed=["1"] * 2000)
    figures = re.findall(r"^[0-9a-f]{64}$", done.out, re.MULTILINE)
    assert len(figures) == 2
    from brushpass.core.chance import commitment

    assert commitment(bytes.fromhex(figures[1])) == figures[0]
    assert done.out.index(figures[0]) < done.out.index("Round 1")
    assert done.out.index(figures[1]) > done.out.index("The game ends")


def test_a_seed_repeats_the_game_and_no_seed_does_not(run: Run) -> None:
    def again(*seed: object) -> str:
        return run("play", "kompromat", *seed, typed=["1"] * 30).out

    assert again("--seed", 3) == again("--seed", 3)
    assert again("--seed", 3) != again("--seed", 4)
    first, second = again(), again()
    assert first != second
    # Not only the bot differs: the deal is another one too.
    assert re.findall(r"^[0-9a-f]{64}$", first, re.M) != re.findall(r"^[0-9a-f]{64}$", second, re.M)


def test_the_person_hears_what_their_seat_hears(run: Run) -> None:
    done = run("play", "kompromat", "--seed", 3, typed=["1"] * 2000)
    own = re.findall(r"You draw a (\S+?)[. ]", done.out)
    others = re.findall(r"B draws a (\S+?)[. ]", done.out)
    assert own
    assert others
    assert "card" not in own
    assert set(others) == {"card"}


def test_the_other_seat(run: Run) -> None:
    done = run("play", "kompromat", "--seat", "b", "--bots", "recruit", "--seed", 1)
    assert "You are B. Bots: A (recruit)." in done.out
    assert "B decides" in done.out
    assert "A decides" not in done.out


def test_enter_alone_plays_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    before = run("play", "kompromat", "--seed", 3, "--record", file)
    steps = Record.from_text(file.read_text()).steps
    done = run(
        "play", "kompromat", "--seed", 3, "--record", file, "--force", typed=["", " ", "x", "9"]
    )
    assert Record.from_text(file.read_text()).steps == steps
    assert "Nothing is chosen yet" not in before.out
    assert done.out.count("Nothing is chosen yet") == 2
    assert "'x' is no answer here" in done.out
    assert "There is no answer 9" in done.out


def test_rules_and_table_on_demand(run: Run) -> None:
    done = run(
        "play", "kompromat", "--seed", 3, typed=["?", "? 2", "? K7.1", "? K77", "t", "r", "r 3"]
    )
    assert "> ?\n  K3.2  The player lays it face up beside a mission." in done.out
    assert re.search(r"> \? 2\n  K[R\d.]+  [A-Z]", done.out)
    assert "K7.1  A player who holds nine tokens or more loses at once." in done.out
    assert "unknown rule of kompromat 'K77'" in done.out
    assert done.out.count("Round 1 of 6") == 2
    assert "r 3   K3 Attempting missions (K3.1 to K3.12)" in done.out
    assert "K3.9   A player may not add cards to a mission that they attempted" in done.out


def test_leaving_asks_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = run("play", "kompromat", "--record", file, typed=["q", "n", "1", "q", "y", "1"])
    assert (done.code, done.err) == (0, "")
    assert done.out.count("Leave the game?") == 2
    assert f"it is kept in {file}".replace("\n", "") in done.out.replace("\n", "")
    record = Record.from_text(file.read_text())
    assert verify(record).to_act()  # unfinished, and its secret is in it all the same


def test_the_end_of_the_input_leaves_too(run: Run) -> None:
    done = run("play", "kompromat", typed=["1"])
    assert (done.code, done.err) == (0, "")
    assert "You left the game after" in done.out
    assert "Leave the game?" not in done.out


def test_the_table_is_not_printed_again_for_one_s_own_small_steps(run: Run) -> None:
    # Seed 3: choose a mission, draw, draw: three decisions, one table.
    done = run("play", "kompromat", "--seed", 3, typed=["1", "1", "1"])
    assert done.out.count("A decides") == 4
    assert done.out.count("Round 1 of 6") == 1


@pytest.mark.parametrize("columns", [60, 80, 200])
def test_lines_fit_the_terminal(run: Run, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    done = run("play", "kompromat", "--seed", 5, typed=["2", "1", "3", "1"] * 300)
    lines = [line for line in done.out.splitlines() if not re.fullmatch(r"[0-9a-f]{64}", line)]
    assert max(map(len, lines)) <= min(columns, 96)
    assert "\x1b" not in done.out  # nobody looks at colours in a pipe
