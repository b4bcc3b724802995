"""The deal, as a person's own browser checks it: what it was shown before, what it is told now."""

import random

from playwright.sync_api import Browser, WebSocketRoute, expect

from brushpass.core.record import Record
from tests.browser.axe import complaints, sideways
from tests.browser.person import SMALL, Person
from tests.server.process import Process

SHOWN = "The deal is the one you were shown, with your own number in it."
ANOTHER = "This is not the deal that you were shown: its seal is another."


def finish(ada: Person) -> str:
    code = ada.set_table("double_agent")
    ada.start_with_bots()
    ada.play_to_the_end(random.Random(1))
    return code


def test_the_replay_says_that_the_deal_is_the_one_that_was_shown(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        code = finish(ada)
        ada.visit(f"/replay/{code}")
        expect(ada.page.get_by_text(SHOWN)).to_be_visible()
        expect(ada.page.locator(".verify")).to_contain_text("the server, Ada")
        ada.page.get_by_text("Check it yourself").click()
        record = ada.page.request.get(f"{ada.address}/api/tables/{code}/record").text()
        said = ada.page.locator(".verify code").inner_text()
        with Person(chromium, house.address, "Guest") as guest:  # was never at the table
            guest.visit(f"/replay/{code}")
            expect(guest.page.get_by_text("This browser was not shown one")).to_be_visible()
            expect(guest.page.get_by_text("Matches")).to_be_visible()
    kept = Record.from_text(record)
    nonce = kept.places[0].nonce
    assert said == f"brushpass verify {code}.txt --commitment {kept.seal} --nonce A={nonce}"


def test_a_server_that_tells_of_another_game_is_caught_by_the_page(
    chromium: Browser, house: Process
) -> None:
    """A true record, of another table: it verifies, and is not what this browser was shown."""
    with Person(chromium, house.address) as ada:
        other = finish(ada)
        record = ada.page.request.get(f"{ada.address}/api/tables/{other}/record").text()
        code = finish(ada)
        ada.page.route("**/record", lambda route: route.fulfill(body=record))
        ada.visit(f"/replay/{code}")
        expect(ada.page.get_by_text(ANOTHER)).to_be_visible()
        expect(ada.page.get_by_text("Differs")).to_be_visible()
        ada.page.get_by_text(
            "Check it yourself"
        ).click()  # with what was shown, not with what is told
        assert str(Record.from_text(record).seal) not in ada.page.locator(".verify").inner_text()


def test_a_server_that_seals_something_else_gets_no_number_and_a_complaint(
    chromium: Browser, house: Process
) -> None:
    """Somebody between them changes what was agreed. The game goes on, and the page complains."""
    said: list[str] = []

    def between(here: WebSocketRoute) -> None:
        server = here.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            here.send(str(message).replace("option open_backs on", "option open_backs off"))

        def answer(message: str | bytes) -> None:
            said.append(str(message))
            server.send(message)

        server.on_message(pass_on)
        here.on_message(answer)

    with Person(chromium, house.address, size=SMALL) as ada:
        ada.page.route_web_socket("**/live", between)
        ada.set_table("double_agent")
        ada.start_with_bots()
        told = ada.page.get_by_role("alert").filter(has_text="This deal is not to be trusted.")
        expect(told).to_be_visible()
        expect(told).to_contain_text("option open_backs off")
        assert any('"seal"' in message for message in said)
        assert not any('"reveal"' in message for message in said)
        assert complaints(ada) == []
        assert sideways(ada) == 0
        told.get_by_role("button").click()
        expect(told).to_have_count(0)


def test_everybody_at_the_table_sees_the_same_seal(chromium: Browser, house: Process) -> None:
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Ben") as ben,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        ben.page.wait_for_selector(".stage .answer")
        seals = []
        for person in (ada, ben):
            person.page.get_by_role("button", name="Menu of this table").click()
            seals.append(person.page.locator(".sealed b").inner_text())
            expect(person.page.get_by_text("goes without a number")).to_have_count(0)
        assert len(seals[0]) == 19
        assert seals[0] == seals[1]
