"""Two people, one device: a curtain between turns, and nothing of the other under it."""

import json
import random
import re

from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect

from tests.browser.person import ANSWERS, Person
from tests.browser.secrets import drawn, facts
from tests.server.process import Process

NAMES = ["Ada", "Ben"]


class Lines:
    """What came over each of the page's lines, by the seat it belongs to."""

    def __init__(self, page: Page) -> None:
        self.heard: list[list[str]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        heard: list[str] = []
        self.heard.append(heard)
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    def of(self, seat: int) -> list[str]:
        return [
            text
            for heard in self.heard
            if any(f'"seat":{seat},' in line and '"welcome"' in line for line in heard)
            for text in heard
        ]


def test_a_whole_game_on_one_device_with_a_curtain_between_turns(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(8)
    with Person(chromium, house.address) as ada:
        lines = Lines(ada.page)
        share_the_device(ada)
        turns = {"Ada": 0, "Ben": 0}
        holder = ""
        for number in range(3_000):
            ada.page.wait_for_selector(f".curtain, {ANSWERS}:not([aria-pressed=true]), .ending")
            if ada.over:
                break
            if ada.page.locator(".curtain").count():
                holder = lift_the_curtain(ada.page, lines)
                turns[holder] += 1
                if turns[holder] == 2:  # a page that is loaded again shows nobody's secrets first
                    ada.page.reload()
                    assert lift_the_curtain(ada.page, lines) == holder
                continue
            if number % 5 == 0:
                check_the_table(ada.page, lines, NAMES.index(holder))
            ada.decide(luck)
        expect(ada.page.locator(".ending")).to_be_visible()
        code = ada.page.url.rsplit("/", 1)[1]
        record = ada.page.request.get(f"{ada.address}/api/tables/{code}/record").text()
        assert [f"nonce {seat} " in record for seat in "AB"] == [True, True], "each added a number"
        assert min(turns.values()) > 10
        for seat in range(2):
            assert len(drawn(lines.of(seat), seat)) > 5


class SlowLine:
    """The line of the second seat on a device, which brings nothing until it is let go."""

    def __init__(self, page: Page) -> None:
        self.calls = 0
        self.heard = 0  # on the first line
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/live$"), self._route)

    def _route(self, line: WebSocketRoute) -> None:
        second = self.calls % 2 == 1
        self.calls += 1
        server = line.connect_to_server()

        def bring(frame: str | bytes) -> None:
            if second:
                self.held.append((line, frame))
            else:
                self.heard += 1
                line.send(frame)

        server.on_message(bring)

    def let_go(self) -> None:
        for line, frame in self.held:
            line.send(frame)


def test_the_curtain_names_nobody_before_all_lines_were_heard(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        lines = Lines(ada.page)
        share_the_device(ada)
        luck = random.Random(8)
        while lift_the_curtain(ada.page, lines) != "Ben":
            while not ada.page.locator(".curtain").count():
                ada.decide(luck)
        slow = SlowLine(ada.page)
        ada.page.reload()
        while not (slow.heard and slow.held):
            ada.page.wait_for_timeout(50)
        assert ada.page.locator(".curtain").count() == 0
        slow.let_go()
        assert lift_the_curtain(ada.page, lines) == "Ben"


def share_the_device(ada: Person) -> None:
    ada.set_table("kompromat")
    ada.page.get_by_placeholder("Their name").fill("Ben")
    ada.page.get_by_role("button", name="Sit down here, pass and play").click()
    expect(ada.page.locator(".seatlist")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start").click()


def lift_the_curtain(page: Page, lines: Lines) -> str:
    """The curtain is all there is on the page; who it asks for."""
    page.wait_for_selector(".curtain")
    text = page.locator("body").inner_text()
    (name,) = [name for name in NAMES if f"Pass the device to {name}" in text]
    expected = [f"Pass the device to {name}", "Everybody else looks away.", f"I am {name}"]
    assert [line for line in text.splitlines() if line] == expected
    assert page.locator(".stage, .prompt, .log, .card, .dossier").count() == 0
    markup = page.content()
    for seat in range(2):
        for fact in drawn(lines.of(seat), seat):
            assert fact["text"] not in markup
            assert json.dumps(fact["fact"], separators=(",", ":")) not in markup
    page.get_by_role("button", name=f"I am {name}").click()
    page.wait_for_selector(".stage .answer")
    return name


def check_the_table(page: Page, lines: Lines, seat: int) -> None:
    """The one who holds the device sees their own covered cards, and backs across the table."""
    assert page.locator(".theirs .card.mine").count() == 0
    markup = page.content()
    sentences = {fact["text"] for fact in facts(lines.of(seat))}
    for fact in drawn(lines.of(1 - seat), 1 - seat):
        assert fact["text"] in sentences or fact["text"] not in markup
