"""Play on the front page: against whom, at how many seats; what was chosen last is kept."""

from playwright.sync_api import Browser, expect

from tests.browser.axe import complaints, sideways
from tests.browser.person import PHONE, SMALL, Person
from tests.browser.secrets import frames
from tests.server.process import Process


def test_the_opponents_strength_and_the_seats_are_chosen_and_remembered(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        ada.visit("/")
        ada.page.get_by_role("button", name="Play [redacted] against bots").click()
        asked = ada.page.get_by_role("dialog")
        expect(asked.get_by_role("radio", name="Clerk")).to_be_checked()
        expect(asked.get_by_text("eager and unsure")).to_be_visible()
        for size in (PHONE, SMALL):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []
        asked.get_by_role("radio", name="Rookie").check()
        asked.get_by_role("button", name="5 seats").first.click()
        asked.get_by_role("button", name="Sit down").click()
        ada.page.wait_for_selector(".stage .answer")
        (*_, table) = (one for one in frames(ada.heard) if one.get("type") == "table")
        assert [seat["bot"] for seat in table["seats"]] == [None, *["rookie"] * 4]
        ada.visit("/")
        ada.page.get_by_role("button", name="Play [redacted] against bots").click()
        expect(asked.get_by_role("radio", name="Rookie")).to_be_checked()
        expect(asked.locator("[aria-pressed=true]")).to_have_text("5")
        ada.page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        expect(ada.page.get_by_role("button", name="Play now")).to_contain_text("Rookie")


def test_against_bots_one_is_reminded_of_ones_own_cards(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.visit("/")
        ada.page.get_by_role("button", name="Play now").click()
        ada.page.wait_for_selector(".stage .answer")
        (*_, table) = (one for one in frames(ada.heard) if one.get("type") == "table")
        assert table["settings"]["options"]["memory_aid"] is True
