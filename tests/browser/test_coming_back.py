"""Away and back again: on another device, after a bot took over, by the link of the table."""

import random
import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import complaints, sideways
from tests.browser.person import ANSWERS, PHONE, SMALL, Person
from tests.browser.tables import begun, seat_link
from tests.server.process import Process


def copied(page: Page) -> str:
    page.get_by_role("button", name="Your seat on another device").click()
    page.get_by_role("button", name="Copy the seat link").click()
    return page.get_by_label("Seat link").input_value()


def test_who_came_by_the_table_s_link_and_watches_takes_the_seat_with_the_seat_link(
    chromium: Browser, house: Process
) -> None:
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Phone", PHONE) as phone,
    ):
        code = ada.set_table("kompromat")
        link = copied(ada.page)  # in the waiting room already
        ada.start_with_bots()
        phone.visit(f"/t/{code}")
        expect(phone.page.get_by_text("You sit here already, on another device?")).to_be_visible()
        phone.page.get_by_role("button", name="Only watch").click()
        phone.page.wait_for_selector(".stage.watching")
        phone.page.evaluate("link => { location.href = link }", link)  # the same page, another #
        phone.page.wait_for_selector(".stage:not(.watching) .answer")
        phone.page.wait_for_selector(ANSWERS)
        assert phone.page.url.endswith(f"/t/{code}")
        token = link.split("#")[1]
        assert token not in house.log.read_text()


def test_a_word_that_one_device_lends_opens_the_seat_on_another(
    chromium: Browser, house: Process
) -> None:
    """For who opens the table's link on a new device while the game runs, and for who watches
    there already."""
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Phone", SMALL) as phone,
    ):
        code = ada.set_table("kompromat")
        ada.start_with_bots()
        for watches in (False, True):
            phone.context.clear_cookies()
            phone.visit("/")
            phone.page.evaluate("localStorage.removeItem('brushpass.tickets')")
            phone.visit(f"/t/{code}")
            if watches:
                phone.page.get_by_role("button", name="Only watch").click()
                phone.page.wait_for_selector(".stage.watching")
                phone.page.get_by_role("button", name="Menu of this table").click()
            phone.page.get_by_role("button", name="I am one of the players").click()
            word = phone.page.get_by_label("Word")
            expect(word).to_be_focused()
            word.fill("abcd efgh")
            phone.page.get_by_role("button", name="Take my seat").click()
            expect(phone.page.get_by_role("alert").filter(has_text="No seat waits")).to_be_visible()
            assert complaints(phone) == []
            assert sideways(phone) <= 0
            phone.faults.clear()  # the browser complains of every answer that is a refusal
            ada.page.get_by_role("button", name="Menu of this table").click()
            ada.page.get_by_role("button", name="Your seat on another device").click()
            lent = ada.page.locator(".seatlink .word").inner_text()
            assert re.fullmatch(r"[A-Z2-9]{4} [A-Z2-9]{4}", lent)
            assert complaints(ada) == []
            ada.page.keyboard.press("Escape")
            word.fill(lent.lower())
            phone.page.get_by_role("button", name="Take my seat").click()
            phone.page.wait_for_selector(".stage:not(.watching) .answer")
            phone.page.wait_for_selector(ANSWERS)
            assert phone.page.url.endswith(f"/t/{code}"), "the token is out of the address"
            expect(ada.page.locator(".log")).to_contain_text("Ada has come on another device.")
            assert lent.replace(" ", "") not in house.log.read_text()


def test_a_bot_that_plays_for_you_gives_the_seat_back_at_one_press(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(2)
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Ben", SMALL) as ben,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        ben.page.wait_for_selector(".stage .answer")
        ben.page.get_by_role("button", name="Menu of this table").click()
        ben.page.get_by_role("button", name="Leave the table").click()
        ben.page.get_by_role("button", name="Yes, leave").click()
        ben.page.wait_for_selector("article[data-game]")  # the front page
        expect(ada.page.locator(".plate[data-seat=B]")).to_contain_text("Clerk")
        ben.visit(f"/t/{code}")  # the table's link leads into the seat, where the bot sits
        expect(ben.page.get_by_text("Clerk plays for you.")).to_be_visible()
        while not ada.over:  # whatever is asked of that seat, nothing of it can be pressed
            assert ben.answers.count() == 0
            assert ben.page.locator("[data-option]").count() == 0
            if ada.decide(luck):
                break
            ada.page.wait_for_timeout(20)
        assert complaints(ben) == []
        assert sideways(ben) <= 0
        ben.page.get_by_role("button", name="Play on yourself").click()
        expect(ben.page.get_by_text("Clerk plays for you.")).to_be_hidden()
        while not ben.decide(luck):
            ada.decide(luck)
            ada.page.wait_for_timeout(20)


def test_who_is_away_is_named_with_a_countdown_and_the_stand_in_is_shown_at_the_seat(
    chromium: Browser, house: Process
) -> None:
    """Two tables: one with much patience, to read the clock; one with little, to see it end."""
    with (
        Person(chromium, house.address, "Ada", SMALL) as ada,
        Person(chromium, house.address, "Ben") as ben,
    ):
        for grace in (3600, 5):
            tickets = begun(house.address, "Ada", "Ben", grace=grace)
            for person, ticket in zip((ada, ben), tickets, strict=True):
                person.visit(seat_link(ticket))
                person.page.wait_for_selector(".stage .answer")
            away = ada.page.get_by_role("list", name="Who is away")
            expect(away).to_have_count(0)
            ben.visit("/")
            if grace == 3600:
                expect(away).to_have_text(
                    re.compile(r"Ben is away\. Clerk plays on in \d\d:\d\d\.")
                )
                assert complaints(ada) == []
                assert sideways(ada) <= 0
                ben.visit(f"/t/{tickets[1]['code']}")
                expect(away).to_have_count(0)
            else:
                seat = ada.page.locator(".plate[data-seat=B]")
                luck = random.Random(4)
                while not seat.get_by_text("Clerk stands in").count():  # when Ben is asked
                    ada.decide(luck)
                    ada.page.wait_for_timeout(20)
                expect(away).to_have_count(0)
