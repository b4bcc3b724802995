"""A real browser against a real server, both shared by the tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from brushpass.server.web.pages import STATIC
from tests.browser.browser import launch
from tests.server.process import Process


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the built client, on SQLite. Tests leave it running."""
    assert (STATIC / "index.html").is_file(), "the client is not built in: `make setup`"
    folder = tmp_path_factory.mktemp("house")
    with Process(str(folder / "tables.db"), folder / "log") as process:
        yield process
        faults = [line for line in process.log.read_text().splitlines() if '"error"' in line]
        assert faults == []
