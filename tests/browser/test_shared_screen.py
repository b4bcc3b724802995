"""Around one physical table: a big screen shows what everybody may see, phones show the hands."""

import itertools
import random
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.person import PHONE, Person
from tests.browser.secrets import covered_cards, drawn, token, told, views
from tests.browser.tables import begun, seat_link
from tests.server.process import Process

WALL: Final = {"width": 1920, "height": 1080}
LEGIBLE: Final = 28  # px of type at 1920 x 1080, for three metres


def type_size(page: Page, selector: str) -> float:
    size: float = page.locator(selector).first.evaluate(
        "e => parseFloat(getComputedStyle(e).fontSize)"
    )
    return size


def test_a_shared_screen_follows_a_game_to_its_end_and_holds_no_seats_secret(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(5)
    with (
        Person(chromium, house.address, "Ada", PHONE) as ada,
        Person(chromium, house.address, "Ben", PHONE) as ben,
        Person(chromium, house.address, "Wall", WALL) as wall,
    ):
        code = ada.set_table("kompromat")
        wall.visit(f"/t/{code}/screen")
        expect(wall.page.locator(".code")).to_have_text(code)
        expect(wall.page.locator("[data-seat=A]")).to_contain_text("Ada")
        ben.visit(f"/t/{code}")
        ben.page.get_by_role("button", name="Sit down").click()
        ben.page.get_by_role("button", name="I am ready").click()
        expect(wall.page.locator("[data-seat=B]")).to_contain_text("Ben")
        expect(wall.page.get_by_text("the host starts the game")).to_be_visible()
        for words in (".how p", ".who b", ".next"):
            assert type_size(wall.page, words) >= LEGIBLE
        ada.start_with_bots()
        ben.page.wait_for_selector(".stage .answer")
        wall.page.wait_for_selector(".turn b")
        for words in (".turn b", ".last li"):
            assert type_size(wall.page, words) >= LEGIBLE
        seen = ""
        for turn in itertools.count():
            for person in (ada, ben):
                person.decide(luck)
            if turn % 8 == 0:
                seen += wall.shown()
                assert wall.page.locator("button, input, select, textarea, a").count() == 0
                assert wall.page.evaluate(
                    "document.documentElement.scrollHeight <= innerHeight"
                    " && document.documentElement.scrollWidth <= innerWidth"
                )
            if ada.over and ben.over:
                break
            ada.page.wait_for_timeout(20)
        stamp = wall.page.locator(".result .stamp")
        expect(stamp).to_be_visible()
        won = [person for person in (ada, ben) if person.page.get_by_text("You won").count()]
        expect(stamp).to_have_text(f"{won[0].name} won" if won else "A draw")
        held = "\n".join([*wall.heard, seen])
        for seat, person in enumerate((ada, ben)):
            assert token(person) not in held
            secrets = drawn(person.heard, seat)
            assert len(secrets) > 5
            for fact in secrets:
                assert told(fact) not in held
        looks = views(wall.heard)
        assert len(looks) > 20  # of moves in quick succession it may be shown the last
        for frame in looks:
            assert frame["request"] is None
            assert max(covered_cards(frame["view"], 0) + covered_cards(frame["view"], 1)) < 0
        ada.page.get_by_role("button", name="Play again").click()
        wall.page.wait_for_function("before => !location.pathname.includes(before)", arg=code)
        expect(wall.page.locator(".code")).not_to_have_text(code)


def test_the_hosts_own_browser_can_show_the_screen_and_keeps_its_seat(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address, "Ada") as ada:
        ada.set_table("kompromat")
        ada.start_with_bots()
        ada.page.get_by_text("in your hand").wait_for()
        ada.page.get_by_role("button", name="Menu of this table").click()
        with ada.context.expect_page() as opened:
            ada.page.get_by_role("link", name="Show on a shared screen").click()
        screen = opened.value
        screen.wait_for_selector(".turn b")
        assert screen.get_by_text("in your hand").count() == 0
        assert screen.get_by_text("only you").count() == 0
        expect(ada.page.get_by_text("This seat is open in another tab")).to_have_count(0)
        expect(ada.page.get_by_text("in your hand")).to_be_visible()


def test_a_table_that_nobody_may_watch_has_no_shared_screen(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada, Person(chromium, house.address, "Wall") as wall:
        ada.visit("/")
        ada.page.get_by_role("button", name="Set a table of Kompromat").click()
        ada.page.get_by_label("Who may watch").select_option("nobody")
        ada.page.get_by_role("button", name="Open the table").click()
        ada.page.wait_for_selector(".seatlist")
        assert ada.page.get_by_role("link", name="Show on a shared screen").count() == 0
        wall.visit(f"/t/{ada.page.url.rsplit('/', 1)[1]}/screen")
        expect(wall.page.get_by_text("nobody may watch at this table")).to_be_visible()
        wall.faults.clear()  # the browser reports the refusal


def test_a_shared_screen_names_who_is_away(chromium: Browser, house: Process) -> None:
    with (
        Person(chromium, house.address, "Ada", PHONE) as ada,
        Person(chromium, house.address, "Wall", WALL) as wall,
    ):
        tickets = begun(house.address, "Ada", "Ben", grace=36000)
        ada.visit(seat_link(tickets[0]))
        wall.visit(f"/t/{tickets[0]['code']}/screen")
        away = wall.page.get_by_role("list", name="Who is away")
        expect(away).to_contain_text("Ben is away. Clerk plays on in")
        assert type_size(wall.page, ".absent p") >= LEGIBLE
        assert wall.page.locator("button, a").count() == 0
