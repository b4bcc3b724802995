"""Kompromat's board: stacks keep to their lanes, totals stand beside them, outcomes stay."""

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import DESK, PHONE, Person
from tests.browser.secrets import facts
from tests.server.process import Process

LOW: Final = {"width": 360, "height": 640}
WIDE: Final = {"width": 1440, "height": 900}
DECISIONS: Final = 40

# By how many pixels a card, a total or a mission leaves the lane that it belongs to.
OUTSIDE: Final = """() => Math.max(...[...document.querySelectorAll('.lane')].flatMap((lane) => {
  const box = lane.getBoundingClientRect();
  return [...lane.querySelectorAll('.card, .tally, .mission, .settled')].map((one) => {
    const own = one.getBoundingClientRect();
    return Math.max(
      box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom,
    );
  });
}))"""


def play_now(person: Person) -> None:
    person.visit("/")
    person.page.get_by_role("button", name="Play now").click()
    person.page.wait_for_selector(".stage .answer")


def draw_on(person: Person, luck: random.Random) -> None:
    """Many cards: draws wherever it can."""
    draw = person.page.locator(".prompt [data-option=draw]")
    if draw.count() == 0 or luck.random() < 0.1:
        person.decide(luck)
        return
    before = person.request
    draw.first.click()
    person.wait_for_another(before)


@pytest.mark.parametrize("size", [WIDE, PHONE, LOW], ids=["wide", "phone", "low"])
def test_stacks_stay_in_their_lanes_in_play_and_replay(
    chromium: Browser, house: Process, size: dict[str, int]
) -> None:
    luck = random.Random(4)
    most = 0
    with Person(chromium, house.address, "Ada", size) as ada:
        play_now(ada)
        for _ in range(DECISIONS):
            ada.wait_to_be_asked()
            if ada.over:
                break
            most = max(most, *stacks(ada.page))
            assert ada.page.evaluate(OUTSIDE) <= 1
            draw_on(ada, luck)
        assert most >= 4
        ada.play_to_the_end(luck)
        assert ada.page.evaluate(OUTSIDE) <= 1
        ada.page.locator("a.btn[href^='/replay/']").click()
        steps = ada.page.get_by_label("Step", exact=True)
        for step in range(0, int(steps.get_attribute("max") or 0), 9):
            steps.fill(str(step))
            ada.page.wait_for_function(f"location.search.includes('step={step}')")
            assert ada.page.evaluate(OUTSIDE) <= 1


def stacks(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        "[...document.querySelectorAll('.stackrow')].map((row) => row.children.length)"
    )
    return found or [0]


def test_own_totals_stand_pencilled_at_the_stacks_and_a_further_card_is_told(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(2)
    with Person(chromium, house.address, "Ada", DESK) as ada:
        play_now(ada)
        told = pencilled = 0
        for _ in range(DECISIONS):
            ada.wait_to_be_asked()
            if ada.over:
                break
            draw = ada.page.locator(".prompt [data-option=draw] small")
            if draw.count() and ada.page.locator(".prompt [data-option=stop]").count():
                assert "left go" in draw.inner_text() or "next is" in draw.inner_text()
                told += 1
            pencilled = max(pencilled, ada.page.locator(".yours .pencilled").count())
            ada.decide(luck)
        assert told > 3
        assert pencilled >= 1


def test_what_was_won_and_lost_stays_until_the_next_round(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(5)
    with Person(chromium, house.address) as ada:
        play_now(ada)
        read = 0
        for _ in range(DECISIONS * 2):
            ada.wait_to_be_asked()
            if ada.over:
                break
            decided = taken(facts(ada.heard))
            lanes = ada.page.locator(".lane")
            for place, fact in decided.items():
                who = {0: "You took it", 1: "took it", -1: "Nobody took it"}[fact["seat"]]
                if lanes.nth(place).locator(".settled").count():
                    expect(lanes.nth(place).locator(".settled")).to_contain_text(who)
                    expect(lanes.nth(place).locator(".judged").first).to_be_visible()
                    read += 1
            ada.decide(luck)
        assert read > 2


def taken(told: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Of the running round, by place: the fact that a mission was collected."""
    found: dict[int, dict[str, Any]] = {}
    for one in told:
        if one["fact"]["fact"] == "laid":
            found = {}
        elif one["fact"]["fact"] == "collected":
            found[one["fact"]["place"]] = one["fact"]
    return found
