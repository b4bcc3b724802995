"""A real browser against a real server, both shared by the tests of a process."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from brushpass.server.web.pages import STATIC
from tests.browser.browser import launch
from tests.server.process import Process


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Playwright keeps an event loop running, which no server's test in this process may meet."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the built client, on SQLite. Tests leave it running."""
    assert (STATIC / "index.html").is_file(), "the client is not built in: `make setup`"
    folder = tmp_path_factory.mktemp("house")
    (folder / "luck").write_text("nobody plays yet")
    with Process(str(folder / "tables.db"), folder / "log", luck=folder / "luck") as process:
        yield process
        faults = [line for line in process.log.read_text().splitlines() if '"error"' in line]
        assert faults == []


@pytest.fixture(autouse=True)
def _the_same_deals(request: pytest.FixtureRequest) -> None:
    """For the same test in every run, whatever was played in the house before it."""
    if "house" in request.fixturenames:
        house: Process = request.getfixturevalue("house")
        seed = os.environ.get("BRUSHPASS_SEED", "0")
        (house.log.parent / "luck").write_text(f"{request.node.nodeid} {seed}")
