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


def test_the_largest_paint_comes_within_a_second(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.visit("/")  # so that the server has read its files once
        ada.page.wait_for_selector("article")
        ada.visit("/")
        ada.page.wait_for_selector("article")
        painted = ada.page.evaluate(
            "new Promise(done => new PerformanceObserver(list =>"
            " done(list.getEntries().at(-1).startTime))"
            ".observe({type: 'largest-contentful-paint', buffered: true}))"
        )
        assert painted < 1000


def test_the_policy_allows_no_inline_script() -> None:
    assert b"unsafe" not in POLICY
