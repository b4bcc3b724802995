"""axe-core finds nothing serious on any page; no page scrolls sideways on a small phone."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

from brushpass.core.catalogue import games
from tests.architecture.tree import ROOT
from tests.browser.person import ANSWERS, DESK, SMALL, Person
from tests.server.process import Process

AXE = (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
SERIOUS = {"serious", "critical"}
PAGES = ["/", "/rules/microfilms", "/settings", "/nothing"]
THEMES = ["paper", "night"]
STILL = "document.getAnimations().every((one) => one.playState !== 'running')"


def complaints(person: Person) -> list[str]:
    person.page.evaluate(AXE)
    found: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def sideways(person: Person) -> int:
    wide: int = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


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
            ada.page.wait_for_selector(f"{ANSWERS}, .ending")
            assert complaints(ada) == []
