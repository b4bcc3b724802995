"""The first page is small, quick, and runs nothing that is not ours."""

import gzip
import re

from playwright.sync_api import Browser

from brushpass.server.web.headers import POLICY
from brushpass.server.web.pages import STATIC
from tests.browser.person import Person
from tests.server.process import Process

CODE = re.compile(r"\.(js|css)$")
BUDGET = 200_000  # bytes of script and style, compressed, fonts apart


def test_the_first_load_is_under_its_budget(chromium: Browser, house: Process) -> None:
    loaded: list[str] = []
    with Person(chromium, house.address) as ada:
        ada.page.on("requestfinished", lambda request: loaded.append(request.url))
        ada.visit("/")
        ada.page.wait_for_selector("article")
    files = [STATIC / "assets" / url.rsplit("/", 1)[1] for url in loaded if CODE.search(url)]
    assert files
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < BUDGET


def test_the_first_paint_waits_for_nothing_but_what_the_page_names(
    chromium: Browser, house: Process
) -> None:
    """One way to the server for the page and one for all that it names: no script that asks for a
    script, no style that asks for a style. How long that takes is up to the line."""
    loaded: list[str] = []
    with Person(chromium, house.address) as ada:
        ada.page.on("request", lambda request: loaded.append(request.url))
        ada.visit("/")
        ada.page.wait_for_selector("article")
    page = (STATIC / "index.html").read_text("utf-8")
    code = [url.rsplit("/", 1)[1] for url in loaded if CODE.search(url)]
    assert code
    assert [name for name in code if name not in page] == []


def test_the_policy_allows_no_inline_script() -> None:
    assert b"unsafe" not in POLICY
