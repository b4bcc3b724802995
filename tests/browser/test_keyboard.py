"""Everything can be done without a mouse."""

from playwright.sync_api import Browser, expect

from tests.browser.person import ANSWERS, PRESSED, Person
from tests.server.process import Process


def test_a_whole_game_by_the_keyboard_alone(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, confirm=True) as ada:
        ada.visit("/")
        ada.page.wait_for_selector("article[data-game=kompromat]")
        for _ in range(60):  # to the first button that plays
            ada.page.keyboard.press("Tab")
            if ada.page.evaluate("document.activeElement?.innerText?.startsWith('Play now')"):
                break
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_selector(".stage .answer")
        for turn in range(2_000):
            ada.page.wait_for_selector(f"{ANSWERS}, .ending")
            if ada.over:
                break
            number = ada.page.locator(".prompt").get_attribute("data-request")
            key = str(1 + turn % min(2, ada.answers.count()))
            ada.page.keyboard.press(key)  # arms
            ada.page.wait_for_selector(f".prompt {PRESSED}, .ending")
            ada.page.keyboard.press("Enter")  # decides
            ada.page.wait_for_function(
                "before => document.querySelector('.ending')"
                " || document.querySelector('.prompt')?.dataset.request !== before",
                arg=number,
            )
        expect(ada.page.locator(".ending")).to_be_visible()


def test_one_key_arms_and_does_not_decide(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, confirm=True) as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.wait_for_selector(ANSWERS)
        ada.page.keyboard.press("1")
        expect(ada.page.locator(f".prompt {PRESSED}")).to_have_count(1)
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(f".prompt {PRESSED}")).to_have_count(0)
        assert ada.said, "at least who is there"
        assert not any('"choose"' in frame for frame in ada.said)


def test_the_cover_key_hides_what_only_you_may_see(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.get_by_text("in your hand").wait_for()  # the first card is drawn for you
        ada.page.keyboard.press("c")
        expect(ada.page.get_by_text("in your hand")).to_be_hidden()
        ada.page.keyboard.press("c")
        expect(ada.page.get_by_text("in your hand")).to_be_visible()
