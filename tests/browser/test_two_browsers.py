"""Two people at one table: neither browser ever holds what the other may know alone."""

import random

from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.secrets import drawn, facts, token, told
from tests.server.process import Process

DECISIONS = 60


def test_neither_browser_ever_holds_the_others_secrets(chromium: Browser, house: Process) -> None:
    luck = random.Random(3)
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Ben") as ben,
    ):
        code = ada.set_table("kompromat")
        ben.join(code)
        ben.page.get_by_role("button", name="I am ready").click()
        ada.start_with_bots()
        ben.page.wait_for_selector(".stage .answer")
        shown = {"Ada": "", "Ben": ""}
        decided = 0
        while decided < DECISIONS and not (ada.over or ben.over):
            for person in (ada, ben):
                if person.decide(luck):
                    decided += 1
                    for one in (ada, ben):
                        shown[one.name] += one.shown()
            ada.page.wait_for_timeout(20)  # till one of them is asked
        assert len(drawn(ada.heard, 0)) > 5
        for seat, one, other in ((0, ada, ben), (1, ben, ada)):
            held = "\n".join([*other.heard, shown[other.name]])
            assert token(one) not in held
            sentences = {fact["text"] for fact in facts(other.heard)}
            for fact in drawn(one.heard, seat):
                assert told(fact) not in held
                assert fact["text"] in sentences or fact["text"] not in shown[other.name]
