"""Setting a table: what is offered fits the game."""

import re

from playwright.sync_api import Browser, expect

from brushpass.server.tables.paces import PACES
from tests.browser.person import SMALL, Person
from tests.server.process import Process


def test_time_to_think_is_offered_as_the_game_and_its_mode_need_it(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address, "Ada", SMALL) as ada:
        ada.visit("/")
        ada.page.get_by_role("button", name="Set a table of [redacted]").click()
        time = ada.page.get_by_label("Time to think")
        for mode in ("two_man_rule", "danger_zone"):
            ada.page.get_by_label("Mode").select_option(mode)
            pace = PACES["redacted", mode]
            offered = time.locator("option")
            expect(offered).to_have_count(1 + len(pace.decision) + len(pace.game))
            expect(offered.first).to_have_text("no limit")
            expect(offered.last).to_have_text(f"{pace.game[2] // 60} min a game, each")
        time.select_option(label="30 min a game, each")
        ada.page.get_by_role("button", name="Open the table").click()
        ada.page.wait_for_selector(".seatlist")
        agreed = ada.page.get_by_text("30 min a game, each")
        expect(agreed).to_be_visible()
        ada.start_with_bots()
        expect(ada.page.get_by_role("timer").first).to_have_text(re.compile(r"^\d\d:\d\d$"))
