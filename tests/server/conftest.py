"""Both stores, so that every test of the server that wants a `database` runs on each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import TOLD
from tests.server.postgres import Postgres
from tests.server.process import Process

STORES = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request, tmp_path)


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return str(folder / "brushpass.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(scope="session", params=STORES)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Process]:
    """A running server that tests share. They leave it running."""
    folder = tmp_path_factory.mktemp("served")
    with Process(new_database(request, folder), folder / "log") as process:
        yield process
        assert process.faults() == []
        text = process.log.read_text()
        assert [secret for secret in TOLD if secret in text] == []


@pytest.fixture
def address(served: Process) -> str:
    return served.address
