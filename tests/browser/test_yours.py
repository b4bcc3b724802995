"""The list of one's own games, and what nobody may do to another at a table."""

import random
import re

from playwright.sync_api import Browser, expect

from tests.browser.axe import complaints, sideways
from tests.browser.person import SMALL, Person
from tests.browser.tables import begun, opened, seat_link
from tests.server.process import Process


def test_ones_own_games_say_which_against_whom_how_and_when(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address, "Ada", SMALL) as ada:
        ada.set_table("double_agent")
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(3))
        [waiting, _] = opened(house.address, "Ada", "Ben", game="redacted", seats=4)
        ada.visit(seat_link(waiting))
        ada.page.wait_for_selector(".seatlist")
        ada.visit("/")
        ada.page.get_by_role("tab", name="Yours").click()
        rows = ada.page.locator("#tables li")
        expect(rows).to_have_count(2)
        expect(rows.nth(0)).to_have_text(
            re.compile(r"\[redacted\].*waiting.*with Ben.*20\d\d", re.S)
        )
        ended = re.compile(r"Double Agent.*(won|lost).*with Wren.*20\d\d", re.S)
        expect(rows.nth(1)).to_have_text(ended)
        assert complaints(ada) == []
        assert sideways(ada) <= 0
        rows.nth(1).get_by_role("link").click()
        expect(ada.page).to_have_url(re.compile("/replay/"))


def test_a_host_is_offered_no_bot_for_somebody_who_is_there(
    chromium: Browser, house: Process
) -> None:
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Ben") as ben,
    ):
        tickets = begun(house.address, "Ada", "Ben", absence="wait", grace=3600)
        for person, ticket in zip((ada, ben), tickets, strict=True):
            person.visit(seat_link(ticket))
            person.page.wait_for_selector(".stage .answer")
            person.page.get_by_role("button", name="Menu of this table").click()
        people = ada.page.get_by_role("list", name="People")
        expect(people.get_by_role("button", name="Make host")).to_be_visible()
        expect(people.get_by_role("button", name=re.compile("bot"))).to_have_count(0)
        ben.page.get_by_role("button", name="Let a bot play for you").click()  # one's own seat
        expect(ben.page.get_by_text("Clerk plays for you.")).to_be_visible()
        expect(people).to_contain_text("Clerk stands in")
