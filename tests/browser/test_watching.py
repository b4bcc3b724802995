"""How what happens is watched: step by step, past it all, and read again."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.server.process import Process

LINES = ".log li:not(.rule)"
LAST = f"{LINES}:last-child span"
ASKED = ".prompt[data-request]"
NEXT = ".pacing .btn"


def test_step_by_step_log_and_board_tell_one_fact_a_press(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(3)
    with Person(chromium, house.address) as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.wait_to_be_asked()
        ada.page.get_by_role("button", name="Step by step").click()
        steps = 0
        for _ in range(6):
            before = ada.page.locator(LINES).count()
            answered = ada.request
            ada.decide(luck)
            while True:
                ada.page.wait_for_selector(f"{ASKED}:not([data-request='{answered}']), {NEXT}")
                if not ada.page.locator(NEXT).count():
                    break
                expect(ada.page.locator(LINES)).to_have_count(before + 1)
                told = ada.page.inner_text(LAST)
                assert told.startswith(ada.page.inner_text(".asked p"))
                if "attempt" in told:
                    assert ada.page.locator(".lane:has(svg.ring) .card").count() > 0
                before += 1
                steps += 1
                ada.page.click(NEXT)
        assert steps > 8


def test_what_happened_since_the_last_decision_can_be_read_again(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(5)  # who calls no break, in which nobody is asked
    with Person(chromium, house.address, speak=True) as ada:
        ada.set_table("redacted", seats=4)
        ada.start_with_bots()
        ada.wait_to_be_asked()
        longest = 0
        for _ in range(6):
            before = ada.page.locator(LINES).count()
            ada.decide(luck)
            ada.wait_to_be_asked()
            lines = ada.page.locator(LINES).all_inner_texts()[before:]
            ada.page.get_by_role("button", name="What happened since").click()
            recap = ada.page.get_by_role("region", name="What happened since")
            expect(recap).to_be_focused()
            told = recap.locator("li").all_inner_texts()
            assert told == [line.split("\t")[-1].split("\n")[-1] for line in lines]
            spoken = ada.page.locator(".stage > p.sr").inner_text()
            for line in recap.locator("li").all():
                assert line.evaluate("e => e.firstChild.data.trim()") in spoken
            ada.page.keyboard.press("Escape")
            expect(recap).to_have_count(0)
            longest = max(longest, len(told))
        assert longest > 3


def test_skipping_leads_to_the_next_decision(chromium: Browser, house: Process) -> None:
    luck = random.Random(3)
    with Person(chromium, house.address) as ada:
        ada.set_table("redacted", seats=4)
        ada.start_with_bots()
        ada.wait_to_be_asked()
        step_by_step = ada.page.get_by_role("button", name="Step by step")
        step_by_step.click()
        ada.decide(luck)
        ada.page.get_by_role("button", name="Skip to my decision").click()
        ada.wait_to_be_asked()
        expect(step_by_step).to_have_attribute("aria-pressed", "false")


def test_the_pace_is_a_setting_and_is_kept(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.visit("/settings")
        pace = ada.page.get_by_label("Pace of what happens")
        assert pace.locator("option").all_inner_texts() == ["slow", "usual", "quick", "at once"]
        pace.select_option("quick")
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.get_by_role("button", name="Menu of this table").click()
        expect(ada.page.get_by_label("Pace of what happens")).to_have_value("quick")
