"""A snack break in the browser: everybody sees whose it is and how long it lasts, and ends it."""

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import DESK, PHONE, Person
from tests.server.process import Process

WAY: Final = ["go kitchen", "stop", "snack break"]


def press(person: Person, name: str) -> None:
    request = person.request
    person.page.locator(f".prompt [data-option='{name}']").click()
    person.wait_for_another(request)


def call(people: Sequence[Person]) -> Person:
    """Whoever has the first turn goes to the Kitchen and calls a break."""
    while True:
        for person in people:
            if person.answers.count():
                for name in WAY:
                    person.page.locator(f".prompt [data-option='{name}']").wait_for()
                    press(person, name)
                return person
        people[0].page.wait_for_timeout(20)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_break_is_shown_to_all_and_ended_by_its_caller_or_by_more_than_half(
    chromium: Browser, house: Process, size: dict[str, int]
) -> None:
    with (
        Person(chromium, house.address, "Ada", size) as ada,
        Person(chromium, house.address, "Ben", size) as ben,
        Person(chromium, house.address, "Eve", size) as eve,
        Person(chromium, house.address, "Wall", {"width": 1920, "height": 1080}) as wall,
    ):
        code = ada.set_table("redacted", "strange_bedfellows")
        for person in (ben, eve):
            person.join(code)
            person.page.get_by_role("button", name="I am ready").click()
        wall.visit(f"/t/{code}/screen")
        ada.start_with_bots()
        people = [ada, ben, eve]
        caller = call(people)
        first, second = [person for person in people if person is not caller]
        for person in people:
            expect(person.page.locator(".recess")).to_contain_text(
                f"Called by {'you' if person is caller else caller.name}"
            )
            expect(person.page.get_by_role("timer")).to_have_text(re.compile("^[45]:[0-5][0-9]$"))
            expect(person.answers).to_have_count(0)
            assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(wall.page.locator(".recess")).to_contain_text(f"Called by {caller.name}")
        assert wall.page.locator(".recess button").count() == 0
        first.page.get_by_role("button", name="Back to the table").click()
        expect(first.page.get_by_role("button", name="Waiting for the others")).to_be_disabled()
        expect(wall.page.locator(".recess")).to_contain_text(f"Ready to go on: {first.name}")
        caller.page.reload()
        expect(caller.page.locator(".recess")).to_contain_text(f"Ready to go on: {first.name}")
        ender = second if size == DESK else caller
        ender.page.get_by_role("button", name="Back to the table").click()
        for person in (*people, wall):
            expect(person.page.locator(".recess")).to_have_count(0)
