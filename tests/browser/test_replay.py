"""The declassified replay: what a seat saw, what it could have known, what was true."""

import json
import random
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.person import DESK, SMALL, Person
from tests.browser.test_access import complaints, sideways
from tests.server.process import Process


def percent(part: float) -> str:
    if 0 < part < 0.005:
        return "<1 %"
    if 0.995 < part < 1:
        return ">99 %"
    return f"{int(part * 100 + 0.5)} %"


def test_the_replay_draws_how_sure_a_seat_could_be_of_the_truth(
    chromium: Browser, house: Process
) -> None:
    with Person(chromium, house.address) as ada:
        code = ada.set_table("microfilms", "standard", 4)
        ada.start_with_bots()
        ada.play_to_the_end(random.Random(6))
        ada.page.get_by_role("link", name="Declassified replay").click()
        answer = ada.page.request.get(f"{ada.address}/api/tables/{code}/replay/beliefs?seat=A")
        steps: list[dict[str, Any]] = [json.loads(line) for line in answer.text().splitlines()]
        # The last step of the first half at which this seat did not know everything.
        open_still = [
            (step["number"], question)
            for step in steps[: len(steps) // 2 + 1]
            for question in step["belief"]["questions"]
            if len(question["counts"]) > 1
        ]
        at, question = open_still[-1]
        truth = steps[at]["truths"][question["about"]]
        share = question["counts"].get(truth, 0) / sum(question["counts"].values())
        ada.page.get_by_label("Step", exact=True).fill(str(at))
        ada.page.get_by_label("Question").select_option(question["about"])
        expect(ada.page.locator(".belief .was b")).to_have_text(truth)
        expect(ada.page.locator(".belief .was")).to_contain_text(
            f"{percent(share)} could be given to it"
        )
        expect(ada.page.locator(".true")).to_contain_text(f"{question['about']}: {truth}")
        expect(ada.page.locator(".could")).to_contain_text(question["about"])
        assert ada.page.locator(".belief svg path.mine").get_attribute("d")
        # The same for readers, as a table: a row wherever somebody learnt something.
        rows = ada.page.get_by_role("table").get_by_role("row")
        assert {"Step", "Was true", "Ada"} <= set(rows.first.inner_text().split("\t"))
        assert rows.count() >= 2
        assert rows.nth(1).inner_text().startswith("0")
        for size in (DESK, SMALL):
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert sideways(ada) <= 0
            assert complaints(ada) == []
        ada.page.get_by_role("button", name="Full truth").click()
        for about, answered in steps[at]["truths"].items():
            expect(ada.page.locator(".true")).to_contain_text(f"{about}: {answered}")
        assert complaints(ada) == []
