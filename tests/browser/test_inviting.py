"""A host with phones: the way in, and what is seen of a table before one sits down at it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from brushpass.server.network import home_address
from tests.browser.axe import complaints, sideways
from tests.browser.person import PHONE, SMALL, Person
from tests.server.process import Process

SQUARE = re.compile("^QR code of ")


@pytest.mark.skipif(home_address() is None, reason="this machine is in no private network")
def test_a_press_opens_the_table_to_phones_and_the_square_leads_them_in(
    chromium: Browser, tmp_path: Path
) -> None:
    with (
        Process(str(tmp_path / "a.db"), tmp_path / "log") as house,
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Wall") as wall,
        Person(chromium, house.address, "Phone", PHONE) as phone,
    ):
        code = ada.set_table("kompromat")
        wall.visit(f"/t/{code}/screen")
        for page in (ada.page, wall.page):
            expect(page.get_by_text("works on this computer only")).to_be_visible()
            expect(page.get_by_role("img", name=SQUARE)).to_have_count(0)
        ada.page.get_by_role("button", name="Open to the home network").click()
        for page in (ada.page, wall.page):
            square = page.get_by_role("img", name=SQUARE)
            expect(square).to_be_visible()
            expect(page.get_by_text("works on this computer only")).to_have_count(0)
            link = str(square.get_attribute("aria-label")).removeprefix("QR code of ")
            assert link == f"http://{home_address()}:{house.config.port}/t/{code}"
        phone.page.goto(link)
        phone.page.get_by_role("button", name="Sit down").click()
        expect(ada.page.locator("[data-seat=B]")).to_contain_text("Phone")
        expect(phone.page.get_by_role("img", name=SQUARE)).to_be_visible()
        phone.faults.clear()  # over a plain line the browser tells of a header that it ignores


def test_an_invitation_says_what_it_is_to_before_it_asks_for_a_name(
    chromium: Browser, house: Process
) -> None:
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Ben", PHONE) as ben,
        Person(chromium, house.address, "Cleo", SMALL) as cleo,
    ):
        code = ada.set_table("kompromat")
        ben.visit(f"/t/{code}")
        expect(ben.page.get_by_role("heading", name="Kompromat")).to_be_visible()
        expect(ben.page.get_by_text(f"Table {code}, Ada hosts")).to_be_visible()
        seats = ben.page.get_by_role("list", name="Who sits there").get_by_role("listitem")
        expect(seats).to_have_text([re.compile("Ada"), re.compile("open seat")])
        asked = ben.page.get_by_label("Your name at the table")
        assert asked.evaluate(
            "e => !!(e.compareDocumentPosition(document.querySelector('li')) & 2)"
        )
        assert complaints(ben) == []
        assert sideways(ben) <= 0
        ben.page.get_by_role("button", name="Sit down").click()
        ben.page.wait_for_selector(".seatlist")
        cleo.visit(f"/t/{code}")
        expect(cleo.page.get_by_text("Every seat is taken.")).to_be_visible()
        expect(cleo.page.get_by_role("button", name="Sit down")).to_have_count(0)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        expect(cleo.page.get_by_text("The game has begun.")).to_be_visible()  # it looks by itself
        cleo.page.get_by_role("button", name="Only watch").click()
        cleo.page.wait_for_selector(".stage .answer")


def test_a_code_that_leads_nowhere_is_told_so_where_it_was_typed(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        ada.visit("/")
        for wrong in ("ABCDEF", "no such"):
            ada.page.get_by_label("Table code").fill(wrong)
            ada.page.get_by_role("button", name="Join by code").click()
            expect(ada.page.get_by_role("alert")).to_contain_text(
                f"There is no table {wrong.upper()}"
            )
            assert ada.page.url == f"{ada.address}/"
        ada.visit("/t/ABCDEF")
        expect(ada.page.get_by_role("alert")).to_contain_text("There is no table ABCDEF")
        expect(ada.page.get_by_label("Your name at the table")).to_have_count(0)
        ada.faults.clear()  # the browser reports each answer that was no
