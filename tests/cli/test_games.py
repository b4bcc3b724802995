import json

from brushpass.core.catalogue import games
from tests.cli.conftest import Run


def test_the_table_names_every_game_and_what_is_hidden_in_it(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    for game in games().values():
        assert game.about.name in done.out
        assert game.about.hidden.split()[0] in done.out


def test_json_has_an_object_for_each_game_and_mode(run: Run) -> None:
    rows = json.loads(run("games", "--json").out)
    wanted = [(game.about.name, mode) for game in games().values() for mode in game.about.modes]
    assert [(row["game"], row["mode"]) for row in rows] == [(n, mode.name) for n, mode in wanted]
    for row, (_, mode) in zip(rows, wanted, strict=True):
        assert row["seats"] == list(mode.seats)
        assert row["longest"] == mode.longest
        assert [option["option"] for option in row["options"]] == [s.name for s in mode.settings]


def test_alone_it_prints_help(run: Run) -> None:
    done = run()
    assert (done.code, done.err) == (0, "")
    for command in ("games", "rules", "play", "simulate", "replay", "verify", "bench"):
        assert f"\n  {command} " in done.out


def test_the_version(run: Run) -> None:
    from brushpass import __version__

    assert run("--version").out == f"brushpass {__version__}\n"
