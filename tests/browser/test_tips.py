"""Things say what they do where they lie, in the words of the rules."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import complaints
from tests.browser.person import ANSWERS, PHONE, Person
from tests.server.process import Process

# A thing on each table, and how its rule begins.
THINGS = {
    "kompromat": ("[data-about]", ""),
    "double_agent": (".handrow [data-about='Clues'], .opt", ""),
    "microfilms": (".suspicion[data-about='Suspect']", "A suspicion token"),
    "spy_tactics": ("[data-about='DarkWind']", "DarkWind"),
    "redacted": ("[data-about='Storage']", "Storage: draw an item"),
}


@pytest.mark.parametrize("game", sorted(THINGS))
def test_a_thing_under_the_pointer_says_what_it_does(
    chromium: Browser, house: Process, game: str
) -> None:
    selector, begins = THINGS[game]
    with Person(chromium, house.address) as ada:
        ada.set_table(game)
        ada.start_with_bots()
        ada.page.wait_for_selector(ANSWERS)
        ada.page.mouse.move(0, 0)  # something may lie where Start was pressed
        tip = ada.page.locator(".tip")
        expect(tip).to_have_count(0)
        ada.page.locator(selector).first.hover()
        expect(tip).to_contain_text(begins)
        assert tip.locator(".ruleref").count() >= 1
        assert complaints(ada) == []
        ada.page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


# Tokens, decks and marks too, not cards alone.
SMALL_THINGS = {
    "kompromat": [".notoriety"],
    "double_agent": ["[data-about='loyalty token']", ".vtrack", "[data-about='fourth file']"],
    "microfilms": ["[data-about=franc]", "[data-about=evening]", "[data-about='draw deck']"],
    "spy_tactics": ["[data-about='victory points']"],
    "redacted": [".loyal"],
}


@pytest.mark.parametrize("game", sorted(SMALL_THINGS))
def test_tokens_and_decks_say_what_they_do_as_well(
    chromium: Browser, house: Process, game: str
) -> None:
    with Person(chromium, house.address) as ada:
        ada.set_table(game)
        ada.start_with_bots()
        ada.page.wait_for_selector(ANSWERS)
        for selector in SMALL_THINGS[game]:
            ada.page.locator(selector).locator("visible=true").first.hover()
            expect(ada.page.locator(".tip .ruleref").first).to_be_visible()
            ada.page.keyboard.press("Escape")
            expect(ada.page.locator(".tip")).to_have_count(0)
            ada.page.mouse.move(0, 0)
        assert complaints(ada) == []


def test_the_keyboard_and_a_long_press_find_it_too(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address, "Ada", PHONE) as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.wait_for_selector(ANSWERS)
        tip = ada.page.locator(".tip")
        answer = ada.answers.first
        ada.page.keyboard.press("Tab")
        answer.focus()
        rule = str(answer.get_attribute("data-rule"))
        expect(tip.locator(".ruleref")).to_have_text(rule)
        before = ada.request
        ada.page.evaluate("document.activeElement.blur()")
        ada.page.keyboard.press("Escape")
        press = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
        answer.dispatch_event("pointerdown", press)
        expect(tip.locator(".ruleref")).to_have_text(rule)
        answer.dispatch_event("pointerup", press)
        answer.dispatch_event("click")
        assert ada.request == before, "a long press decides nothing"
        expect(tip).to_be_visible()
