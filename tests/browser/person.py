"""Somebody with a browser: opens tables, presses what lights up, looks at what is shown."""

import json
import random
import re
from types import TracebackType
from typing import Any, Final, Self

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.browser import PATIENCE

DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
SMALL: Final = {"width": 360, "height": 740}
GAMES: Final = ("double_agent", "kompromat", "microfilms", "redacted", "spy_tactics")
QUICK: Final = {  # as few presses as possible
    "confirm": False,
    "motion": "less",
    "hints": False,
    "first": dict.fromkeys(GAMES, "offered"),
}
ANSWERS: Final = ".prompt [data-option]"
GLANCE: Final = 2_000  # ms: how long to try to press what may be gone
RESUME: Final = ".recess .btn:enabled"
PRESSED: Final = "[aria-pressed=true]"  # armed, or held


# What a browser adds to the luck of a deal, the same in every run as all other luck (conftest.py):
# another number for every person, and for each of those who share a browser. Nothing else that is
# random has 32 bytes.
SAME_NUMBERS: Final = """{
  const name = new TextEncoder().encode(%s), random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.length !== 32) return random(array);
    const made = Number(localStorage.getItem('numbers') ?? 0) + 1;
    localStorage.setItem('numbers', made);
    array.set(name.slice(0, 30));
    array[31] = made;
    return array;
  };
}"""


class Person:
    """`heard` is every byte that came to this browser, `said` what it sent over its lines;
    `faults`, what its console complains of."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Ada",
        size: dict[str, int] = DESK,
        **preferences: Any,
    ) -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.context = browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        kept = json.dumps({"name": name, **QUICK, **preferences})
        self.context.add_init_script(
            "if (!localStorage.getItem('brushpass.preferences'))"
            f" localStorage.setItem('brushpass.preferences', {json.dumps(kept)})"
        )
        self.context.add_init_script(SAME_NUMBERS % json.dumps(name))
        self.heard: list[str] = []
        self.said: list[str] = []
        self.faults: list[str] = []
        self.page = self.new_tab()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.context.close()
        if kind is None:
            assert self.faults == [], self.faults  # pytest rewrites no assertion here

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("requestfinished", self._read)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complain)
        return page

    def _complain(self, told: ConsoleMessage) -> None:
        if told.type in ("error", "warning"):
            self.faults.append(told.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def _read(self, request: Request) -> None:
        if "/api/" in request.url and request.method == "GET" and "replay" not in request.url:
            response = request.response()
            self.heard.append(response.text() if response else "")

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def set_table(self, game: str, mode: str | None = None, seats: int | None = None) -> str:
        """Through the front page, as people do. The code of the table."""
        self.visit("/")
        self.page.locator(f"article[data-game={game}]").get_by_role(
            "button", name="Set a table"
        ).click()
        if mode:
            self.page.get_by_label("Mode").select_option(mode)
        if seats:
            self.page.get_by_label(re.compile("^Seats")).select_option(str(seats))
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector(".seatlist")
        return self.page.url.rsplit("/", 1)[1]

    def start_with_bots(self) -> None:
        fill = self.page.get_by_role("button", name="Fill with bots")
        if fill.count():
            fill.click()
        start = self.page.get_by_role("button", name="Start")
        expect(start).to_be_enabled()
        start.click()
        self.page.wait_for_selector(".stage .answer")

    def join(self, code: str) -> None:
        self.visit(f"/t/{code}")
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_selector(".seatlist")

    @property
    def answers(self) -> Locator:
        return self.page.locator(ANSWERS)

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def decide(self, luck: random.Random) -> bool:
        """One decision, if one is asked now; a break is ended."""
        if self.page.locator(RESUME).count():
            self.page.locator(RESUME).click()
            self.page.wait_for_selector(".recess", state="detached")
        count = self.answers.count()
        if not count or self.over:
            return False
        before = self.request
        answer = self.answers.nth(luck.randrange(count))
        for _ in range(PATIENCE // GLANCE):
            try:
                answer.click(timeout=GLANCE)
            except TooLate:
                if self.request != before:
                    return False  # the others answered meanwhile, and something else is asked
            else:
                self.wait_for_another(before)
                return True
        raise TooLate(f"request {before} can be neither answered nor passed over")

    @property
    def request(self) -> str | None:
        """The number of what is asked now."""
        asked: str | None = self.page.evaluate("document.querySelector('.prompt')?.dataset.request")
        return asked

    def wait_for_another(self, request: str | None) -> None:
        """Until this request is answered, or its answer held, or the device is passed on."""
        self.page.wait_for_function(
            "before => document.querySelector('.ending, .curtain')"
            " || document.querySelector('.prompt [aria-pressed=true]')"
            " || document.querySelector('.prompt')?.dataset.request !== before",
            arg=request,
        )

    def wait_to_be_asked(self) -> None:
        """Until there is something to decide, or the game is over."""
        self.page.wait_for_selector(f"{ANSWERS}:not({PRESSED}), {RESUME}, .ending")

    def play_to_the_end(self, luck: random.Random, most: int = 2_000) -> int:
        """With any answers; how many there were."""
        for decisions in range(most):
            self.wait_to_be_asked()
            if self.over:
                return decisions
            self.decide(luck)
        raise AssertionError(f"no end after {most} decisions")

    def shown(self) -> str:
        """All that can be found on the page, drawn or not: markup, names for readers, storage."""
        markup = self.page.content()
        aloud = self.page.locator("body").aria_snapshot()
        storage = self.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        return "\n".join([markup, aloud, storage])
