"""The line breaks, the server dies, another tab takes over: shown plainly, mended by itself."""

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.person import ANSWERS, Person
from tests.server.process import Process


def test_a_killed_server_is_noticed_and_the_game_goes_on(chromium: Browser, tmp_path: Path) -> None:
    with (
        Process(str(tmp_path / "tables.db"), tmp_path / "log") as house,
        Person(chromium, house.address) as ada,
    ):
        ada.set_table("kompromat")
        ada.start_with_bots()
        luck = random.Random(1)
        ada.page.wait_for_selector(ANSWERS)
        ada.decide(luck)
        ada.page.wait_for_selector(ANSWERS)
        before = ada.page.locator(".log").inner_text()
        house.kill()
        expect(ada.page.get_by_text("The line is lost.")).to_be_visible()
        house.start()
        expect(ada.page.get_by_text("Line open")).to_be_visible()
        assert ada.page.locator(".log").inner_text() == before
        ada.faults.clear()  # the browser reports each call that nobody answered
        assert ada.play_to_the_end(luck) > 0


def test_of_two_tabs_the_newest_has_the_seat_until_it_is_closed(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        code = ada.set_table("kompromat")
        ada.start_with_bots()
        second = ada.new_tab()
        second.goto(f"{ada.address}/t/{code}")
        second.wait_for_selector(".stage .answer")
        expect(ada.page.get_by_text("This seat is open in another tab")).to_be_visible()
        second.close(run_before_unload=True)
        expect(ada.page.get_by_text("This seat is open in another tab")).to_be_hidden()
        expect(ada.page.get_by_text("Line open")).to_be_visible()


def test_a_seat_link_opens_the_seat_on_another_device(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada, Person(chromium, house.address, "Phone") as phone:
        code = ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.get_by_role("button", name="Menu of this table").click()
        ada.page.get_by_role("button", name="Your seat on another device").click()
        secret = ada.page.get_by_label("Seat link")
        expect(secret).not_to_have_value(re.compile(code))  # not before it is asked for
        ada.page.get_by_role("button", name="Copy the seat link").click()
        link = secret.input_value()
        phone.page.goto(link)
        phone.page.wait_for_selector(".stage .answer")
        assert phone.page.url.endswith(f"/t/{code}")  # the token is gone from the address
        expect(phone.page.locator(".plate[data-seat=A]")).to_contain_text("Ada")
