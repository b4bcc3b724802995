"""People talk before the game and during it, and nobody leaves by a slip."""

from playwright.sync_api import Browser, expect

from tests.browser.axe import complaints, sideways
from tests.browser.person import PHONE, SMALL, Person
from tests.server.process import Process


def say(person: Person, text: str) -> None:
    person.page.get_by_label("Say something to the table").fill(text)
    person.page.get_by_role("button", name="Say", exact=True).click()


def test_people_talk_in_the_waiting_room_and_a_phone_s_talk_tab_opens_the_talk(
    chromium: Browser, house: Process
) -> None:
    with (
        Person(chromium, house.address, "Ada", PHONE) as ada,
        Person(chromium, house.address, "Ben", SMALL) as ben,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        say(ben, "Is the kettle on?")
        expect(ada.page.get_by_label("Talk", exact=True)).to_contain_text("Is the kettle on?")
        assert complaints(ada) == []
        assert sideways(ben) <= 0
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        ben.page.wait_for_selector(".stage .answer")
        sheets = ada.page.get_by_role("navigation", name="Sheets")
        sheets.get_by_role("button", name="Talk").click()
        talk = ada.page.get_by_label("Talk", exact=True).last
        expect(talk).to_contain_text("Is the kettle on?")
        say(ada, "It is.")
        expect(talk).to_contain_text("It is.")
        assert complaints(ada) == []
        sheets.get_by_role("button", name="Log").click()
        expect(ada.page.locator(".log")).to_contain_text("The game begins.")
        expect(ben.page.get_by_role("navigation", name="Sheets")).to_contain_text("1")  # unread


def test_leaving_the_waiting_room_asks_first(chromium: Browser, house: Process) -> None:
    with (
        Person(chromium, house.address, "Ada", SMALL) as ada,
        Person(chromium, house.address, "Ben") as ben,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        leave = ada.page.get_by_role("button", name="Leave the table")
        dialog = ada.page.get_by_role("dialog", name="Leave this table?")
        leave.click()
        expect(dialog).to_contain_text("somebody else hosts")
        assert complaints(ada) == []
        dialog.get_by_role("button", name="Stay").click()
        expect(dialog).to_have_count(0)
        expect(ben.page.locator("[data-seat=A]")).to_contain_text("Ada")
        leave.click()
        dialog.get_by_role("button", name="Leave the table").click()
        expect(ben.page.locator("[data-seat=A]")).to_contain_text("Open seat")
        expect(ben.page.locator("[data-seat=B]")).to_contain_text("host")
        ada.page.wait_for_selector("article[data-game]")
