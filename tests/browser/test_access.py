"""axe-core finds nothing serious on any page; no page scrolls sideways on a small phone."""

import random

import pytest
from playwright.sync_api import Browser

from brushpass.core.catalogue import games
from tests.browser.axe import complaints, sideways
from tests.browser.person import DESK, SMALL, Person
from tests.server.process import Process

PAGES = ["/", "/rules/microfilms", "/settings", "/nothing"]
THEMES = ["paper", "night"]
STILL = "document.getAnimations().every((one) => one.playState !== 'running')"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible(chromium: Browser, house: Process, path: str, theme: str) -> None:
    with Person(chromium, house.address, theme=theme) as ada:
        ada.visit(path)
        ada.page.wait_for_selector("main")
        ada.page.wait_for_load_state("networkidle")
        ada.page.wait_for_function(STILL)
        ada.faults.clear()  # a page that does not exist is reported by the browser
        assert complaints(ada) == []
        ada.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
        assert sideways(ada) <= 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", sorted(games()))
def test_a_table_is_accessible_from_waiting_to_replay(
    chromium: Browser, house: Process, game: str, theme: str
) -> None:
    luck = random.Random(5)
    with Person(chromium, house.address, theme=theme) as ada:
        ada.set_table(game)
        assert complaints(ada) == []
        ada.start_with_bots()
        for size in (SMALL, DESK):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            for _ in range(6):
                ada.wait_to_be_asked()
                assert sideways(ada) <= 0
                ada.decide(luck)
            ada.wait_to_be_asked()
            assert complaints(ada) == []
