"""`brushpass serve`, as a person types it."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer

from brushpass.cli import main
from brushpass.cli.app import app
from brushpass.server.listening import bind
from brushpass.server.network import home_address
from tests.server.waiting import PATIENCE


def test_it_says_where_it_serves_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "brushpass", "serve", "--port", "0"),
            *("--database", str(tmp_path / "new" / "tables.db")),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PATH": "", "PYTHONUNBUFFERED": "1", "PYTHONPATH": ":".join(sys.path)},
    )
    assert process.stdout is not None
    found = re.search(r"http://127.0.0.1:\d+/", process.stdout.readline())
    assert found
    if home := home_address():  # two lines, for who has phones around
        told = process.stdout.readline() + process.stdout.readline()
        assert "Only this computer reaches them." in told
        assert found[0].replace("127.0.0.1", home) in told
    with urlopen(found[0] + "t/ABCDEF") as page:
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert b"Brushpass" in page.read()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in said
    assert process.returncode == 130


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--workers", "0"], "--workers must be a whole number from 1"),
        (["--port", "99999"], "--port must be a whole number from 0 to 65535"),
        (["--database", "mysql://x/y"], "--database is a file, or postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:9/x"], "cannot use the PostgreSQL"),
        (["--database", "/proc/nothing/x.db"], "cannot open /proc/nothing/x.db"),
    ],
)
def test_a_slip_gets_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = [] if "--database" in arguments else ["--database", str(tmp_path / "a.db")]
    assert main(["serve", *database, *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_port_that_is_taken_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "a.db")]) == 2
    assert f"cannot listen at 127.0.0.1:{port}" in capsys.readouterr().err


def test_no_message_waits_for_the_acknowledgement_of_another() -> None:
    with bind("127.0.0.1", 0) as sock, socket.create_connection(sock.getsockname()):
        connection, _ = sock.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_every_option_is_on_the_page_for_those_who_run_a_server() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()
    command: Any = typer.main.get_command(app)
    for option in command.commands["serve"].params:
        assert f"`{option.opts[0]}`" in page, option.opts
        assert option.envvar is None or f"`{option.envvar}`" in page, option.envvar


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--proxy", "proxy.example"], "--proxy is an address or a network like 10.0.0.0/8"),
        (["--proxy", "0.0.0.0/0"], "--proxy is an address or a network like 10.0.0.0/8"),
        (["--metrics", "friends"], "allowed: loopback, everybody, nobody"),
        (["--connections", "0"], "--connections must be a whole number from 1"),
    ],
)
def test_a_wrong_setting_is_refused_before_anything_starts(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", str(tmp_path / "a.db"), *arguments]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "a.db").exists()
