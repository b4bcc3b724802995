"""A bot of one's own: found by file or command, seated alone, given what its seat knows."""

import json
import os
import sys
from pathlib import Path

import msgspec
import pytest

from brushpass.bots.match import play_out
from brushpass.bots.outside import Outside
from brushpass.bots.registry import BOTS, find_any_bot, find_bot
from brushpass.bots.wall import Walled, sitting
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.refusal import Refusal
from brushpass.core.result import Result
from brushpass.core.table import Table
from brushpass.core.wire import encode
from tests.bots.programs import Trial, ended, program, python_file

KOMPROMAT = find_game("kompromat")


def play(bots: list[Outside], seed: int = 1) -> tuple[Result, Table]:
    """A game in which nobody loses a turn."""
    game = bots[0].game
    table = Table(game, game.about.options(), Fast(seed))
    players = [Walled(bot, table.options, seat, Fast(seat)) for seat, bot in enumerate(bots)]
    with sitting(players):
        play_out(table, players)
    assert [player.faults for player in players] == [[]] * len(players)
    result = game.result(table.state)
    assert result is not None
    return result, table


def test_a_python_file_gets_what_a_browser_would_get(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = python_file(
        tmp_path,
        f"""
        import json

        def play(view, options, told, table, budget, rng):
            print("a bot may print")
            with open({str(log)!r}, "w") as log:
                json.dump([view, options, told, table, budget, rng.random()], log)
            return options[1]
        """,
    )
    with Trial(bot) as asked:
        legal = asked.table.legal(asked.seat)
        assert asked.ask() == legal[1].name
    assert asked.walled.faults == []
    view, options, told, table, budget, luck = json.loads(log.read_text())
    assert view == json.loads(encode(asked.table.view(asked.seat)))
    assert told == [json.loads(encode(message)) for message in asked.told[asked.seat]]
    assert [(option["id"], option["name"]) for option in options] == [(a.id, a.name) for a in legal]
    words = KOMPROMAT.face.words()
    typed = msgspec.json.decode(json.dumps(view), type=KOMPROMAT.face.view_type())
    assert [option["words"] for option in options] == [words.choice(typed, a).text for a in legal]
    assert (table["game"], table["mode"], table["seats"], table["seat"]) == (
        "kompromat",
        "standard",
        2,
        asked.seat,
    )
    assert table["settings"] == {"memory_aid": False}
    assert budget == {"simulations": None, "milliseconds": 1000, "deadline": 35_000}
    assert 0 <= luck < 1


@pytest.mark.parametrize(
    ("returned", "taken"),
    [
        ("options[2]", 2),
        ("options[2]['name']", 2),
        ("[0, 0, 1, 0]", 2),
        ("(p for p in (0, 1, 0, 0))", 1),
        ("[0.0003, 0, 0, 0.9999]", 3),
    ],
)
def test_what_a_python_file_may_return(tmp_path: Path, returned: str, taken: int) -> None:
    bot = python_file(tmp_path, f"def play(view, options):\n    return {returned}\n")
    with Trial(bot) as asked:
        assert asked.ask() == asked.table.legal(asked.seat)[taken].name
    assert asked.walled.faults == []


@pytest.mark.parametrize(
    "returned", ["None", "3", "'fly'", "[]", "{}", "options", "[1, 'x', 0, 0]"]
)
def test_what_a_python_file_may_not_return(tmp_path: Path, returned: str) -> None:
    bot = python_file(tmp_path, f"def play(view, options):\n    return {returned}\n")
    with Trial(bot) as asked:
        asked.ask()
    assert len(asked.walled.faults) == 1


def test_probabilities_are_followed(tmp_path: Path) -> None:
    bot = python_file(tmp_path, "def play(view, options):\n    return [0.5, 0, 0.5, 0]\n")
    with Trial(bot) as asked:
        taken = [asked.ask() for _ in range(60)]
    names = [action.name for action in asked.table.legal(asked.seat)]
    assert set(taken) == {names[0], names[2]}
    assert 15 <= taken.count(names[0]) <= 45


def test_modules_beside_the_file_can_be_imported_and_ours_are_not_in_the_way(
    tmp_path: Path,
) -> None:
    (tmp_path / "registry.py").write_text("CHOICE = 3\n")
    bot = python_file(
        tmp_path,
        """
        import registry
        import brushpass

        def play(view, options):
            assert brushpass.game("kompromat").actions
            return options[registry.CHOICE]
        """,
    )
    with Trial(bot) as asked:
        assert asked.ask() == asked.table.legal(asked.seat)[3].name


def test_every_seat_of_every_game_has_a_process_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = program(
        tmp_path,
        f"""
        open({str(log)!r}, "a").write(f"{{asked['view']['seat']}} {{os.getpid()}}\\n")
        say(type="answer", request=request, option=names[-1])
        """,
    )
    for seed in (1, 2):
        play([bot, bot], seed)
    seen = {tuple(line.split()) for line in log.read_text().splitlines()}
    assert sorted(seat for seat, _ in seen) == ["0", "0", "1", "1"]
    pids = [int(pid) for _, pid in seen]
    assert len(set(pids)) == 4
    assert all(ended(pid) for pid in pids)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    bot = python_file(tmp_path, "def play(view, options, rng):\n    return rng.choice(options)\n")
    first, again = play([bot, bot])[1], play([bot, bot])[1]
    assert first.steps == again.steps
    assert play([bot, bot], 2)[1].steps != first.steps


def test_a_bot_gets_a_clean_environment_and_no_files_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRUSHPASS_SECRET", "sealed")
    log = tmp_path / "log"
    bot = program(
        tmp_path,
        f"""
        held = [os.readlink(f"/proc/self/fd/{{fd}}") for fd in os.listdir("/proc/self/fd")
                if os.path.exists(f"/proc/self/fd/{{fd}}")]
        json.dump([dict(os.environ), held, sys.argv], open({str(log)!r}, "w"))
        say(type="answer", request=request, option=names[0])
        """,
    )
    with (tmp_path / "ours").open("w") as ours, Trial(bot) as asked:
        os.set_inheritable(ours.fileno(), True)  # even one that was left open by mistake
        asked.ask()
    environment, held, arguments = json.loads(log.read_text())
    allowed = {"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "PYTHONPATH"}
    assert set(environment) <= allowed
    assert all(name.startswith("pipe:") for name in held)
    assert len(held) == 3
    assert len(arguments) == 1


def test_a_command_with_arguments(tmp_path: Path) -> None:
    file = Path(program(tmp_path, "say(type='answer', request=request, option=sys.argv[1])").name)
    file.chmod(0o644)
    bot = find_any_bot(f"cmd:'{sys.executable}' {file} 'attempt 2'", KOMPROMAT)
    assert isinstance(bot, Outside)
    with Trial(bot) as asked:
        assert asked.ask() == "attempt 2"


def test_only_who_runs_the_command_line_can_have_a_program_run(tmp_path: Path) -> None:
    """`find_bot` is for names that come from anywhere, a server's tables for example."""
    file = program(tmp_path, "pass").name
    for name in (file, "cmd:true", "my_bot.py", "./my_bot"):
        with pytest.raises(Refusal, match="unknown bot"):
            find_bot(name, KOMPROMAT)
    for name in BOTS:
        assert type(find_any_bot(name, KOMPROMAT)) is type(find_bot(name, KOMPROMAT))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nowhere.py", "there is no file nowhere.py to play as a bot"),
        ("./nowhere", "there is no file ./nowhere to play as a bot"),
        ("./folder", "./folder is no file, so it cannot play as a bot"),
        ("./plain", "./plain cannot be run: make it executable with chmod +x, or name what runs"),
        ("cmd:", "'cmd:' must be followed by a command"),
        ("cmd:'open", "cannot be read: no closing quotation"),
        ("cmd:nowhere --fast", "there is no program 'nowhere'"),
        ("clrek", "unknown bot 'clrek': did you mean 'clerk'?"),
    ],
)
def test_what_cannot_be_found_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "plain").touch()
    with pytest.raises(Refusal) as refusal:
        find_any_bot(text, KOMPROMAT)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("def ply(view, options): pass", "my_bot.py has no function play(view, options)"),
        ("play = 3", "has no function play(view, options)"),
        ("def play(view): pass", "play(view) must be play(view, options), then any of told, table"),
        ("def play(view, options, state): pass", "play(view, options, state) must be play(view"),
        ("def play(view, options) pass", "SyntaxError: expected ':'"),
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
        ("raise SystemExit(0)", "ended in the middle of the game with exit code 0"),
    ],
)
def test_a_file_that_cannot_start_is_refused_before_the_first_game(
    tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        python_file(tmp_path, text).rehearse()
    assert "does not start: " in str(refusal.value)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_bot_that_starts_passes_the_rehearsal(tmp_path: Path) -> None:
    python_file(tmp_path, "def play(view, options): ...").rehearse()
