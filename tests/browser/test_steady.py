"""Boards stand still, names keep to their lines, and Escape closes what lies on top."""

import itertools
import random
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from brushpass.core.catalogue import games
from tests.architecture.tree import ROOT
from tests.browser.axe import sideways
from tests.browser.person import ANSWERS, DESK, PHONE, PRESSED, Person
from tests.browser.shift import answer, shifts, watch
from tests.server.process import Process

LOW: Final = {"width": 360, "height": 640}
DECISIONS: Final = 12
MANY: Final = 60
SHIFT: Final = 0.05  # of the page, as browsers measure it, all together

# Every height that the board has had since the first question.
HEIGHTS: Final = """
window.heights = [];
new ResizeObserver(([entry]) => heights.push(Math.round(entry.contentRect.height)))
  .observe(document.querySelector('.table > :first-child'));
"""
LONG: Final = ["Wolfeschlegelsteinhausen", "مارينا عبد الرحمن القديمة"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(games()))
def test_no_board_jumps(chromium: Browser, house: Process, game: str, size: dict[str, int]) -> None:
    luck = random.Random(6)
    with Person(chromium, house.address, "Ada", size) as ada:
        ada.set_table(game)
        ada.start_with_bots()
        ada.wait_to_be_asked()
        ada.page.evaluate(HEIGHTS)
        for _ in range(DECISIONS):
            ada.wait_to_be_asked()
            if ada.over:
                break
            ada.decide(luck)
        if not ada.over:
            heights = ada.page.evaluate("heights")
            # It may give way, and never jumps back; a pixel is rounding.
            assert all(later <= was + 1 for was, later in itertools.pairwise(heights)), heights
            assert len(set(heights)) < DECISIONS // 2


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(games()))
def test_hardly_anything_moves_over_a_whole_game(
    chromium: Browser, house: Process, game: str, size: dict[str, int]
) -> None:
    """Nor at its end, when the result is laid on the board."""
    luck = random.Random(8)
    with Person(chromium, house.address, "Ada", size) as ada:
        watch(ada)
        ada.set_table(game)
        ada.start_with_bots()
        ada.wait_to_be_asked()
        ada.page.evaluate("document.fonts.ready")
        ada.page.evaluate("shifts.length = 0")  # the table is laid: it stands still from here on
        for _ in range(MANY):
            ada.wait_to_be_asked()
            if ada.over:
                break
            answer(ada, luck)
        if ada.over:
            expect(ada.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        moved = shifts(ada)
        assert sum(one["value"] for one in moved) < SHIFT, moved


@pytest.mark.parametrize("name", LONG)
def test_a_long_name_keeps_to_its_line(chromium: Browser, house: Process, name: str) -> None:
    with (
        Person(chromium, house.address, name[:24], LOW) as ada,
        Person(chromium, house.address, "Ben", LOW) as ben,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        ben.page.wait_for_selector(".stage .answer")
        for person in (ada, ben):
            assert sideways(person) <= 0
            plates = person.page.locator(".plate")
            for plate in plates.all():
                high, line = plate.locator(".nm").evaluate(
                    "e => [e.clientHeight, parseFloat(getComputedStyle(e).fontSize)]"
                )
                assert high < 2 * line
                assert plate.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
            expect(plates.locator("bdi[title]").first).to_be_visible()
        # Somebody speaks: the badge takes no room that the page has not.
        ada.page.locator(".tabbar button").last.click()
        ada.page.get_by_label("Say something to the table").fill("a" * 120)
        ada.page.keyboard.press("Enter")
        expect(ben.page.locator(".tabbar .count")).to_be_visible()
        assert sideways(ben) <= 0
        assert sideways(ada) <= 0


def test_escape_closes_what_lies_on_top(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, confirm=True) as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.wait_for_selector(ANSWERS)
        ada.page.keyboard.press("1")
        armed = ada.page.locator(f".prompt .opt{PRESSED}")
        expect(armed).to_have_count(1)
        ada.page.keyboard.press("m")
        menu = ada.page.get_by_role("region", name="Menu of this table")
        expect(menu).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        expect(armed).to_have_count(1)
        ada.page.keyboard.press("Escape")
        expect(armed).to_have_count(0)


def test_nothing_moves_for_ever() -> None:
    styles = [
        path.read_text("utf-8")
        for kind in ("*.svelte", "*.css")
        for path in (ROOT / "client" / "src").rglob(kind)
    ]
    assert len(styles) > 50
    assert not [style for style in styles if "infinite" in style]
