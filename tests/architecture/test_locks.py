"""Who installs a server gets the very files that the tests ran on, wherever they are fetched."""

import re
from pathlib import Path

LOCKS = Path(__file__).parents[2] / "requirements"
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
NEEDED = {"starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "asyncpg", "msgspec"}


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall((LOCKS / name).read_text()))


def test_a_server_is_installed_with_what_was_tested() -> None:
    server, tested = pins("server.txt"), pins("dev.txt")
    assert set(server) >= NEEDED
    assert {name: tested.get(name) for name in server} == server
    assert not set(server) & {"pytest", "mypy", "ruff"}


def test_every_file_has_its_hash_and_no_registry_is_named() -> None:
    for name in ("server.txt", "dev.txt"):
        text = (LOCKS / name).read_text()
        lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
        requirements = "\n".join(lines).replace("\\\n", " ").splitlines()
        assert requirements
        assert [line for line in requirements if "--hash=sha256:" not in line] == []
        assert "://" not in text
