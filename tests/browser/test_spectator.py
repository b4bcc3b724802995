"""Whoever watches sees what everybody may see, and the full truth only after the end."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.secrets import covered_cards, drawn, facts, token, told, views
from tests.server.process import Process


def test_a_spectator_sees_public_facts_until_the_end_and_then_the_full_truth(
    chromium: Browser, house: Process
) -> None:
    luck = random.Random(2)
    with (
        Person(chromium, house.address, "Ada") as ada,
        Person(chromium, house.address, "Eve") as eve,
    ):
        code = ada.set_table("kompromat")
        ada.start_with_bots()
        eve.visit(f"/t/{code}")
        eve.page.get_by_role("button", name="Only watch").click()
        eve.page.wait_for_selector(".stage .answer")
        expect(eve.page.get_by_text("You watch: you see what everybody may see.")).to_be_visible()
        assert eve.page.get_by_role("button", name="Cover what only you may see").count() == 0
        seen = ""
        for turn in range(2_000):
            ada.wait_to_be_asked()
            ada.decide(luck)
            if turn % 10 == 0 and not ada.over:
                seen += eve.shown()
                assert eve.answers.count() == 0
                assert eve.page.locator(".press, .card.mine, .only").count() == 0
            if turn == 30:
                for path in ("replay?seat=A", "replay", "record", "replay/beliefs?seat=A"):
                    answer = eve.page.request.get(f"{eve.address}/api/tables/{code}/{path}")
                    assert answer.status >= 400, path
                    assert "after the end" in answer.text()
            if ada.over:
                break
        expect(eve.page.locator(".ending")).to_be_visible()
        held = "\n".join([*eve.heard, seen])
        assert token(ada) not in held
        secrets = drawn(ada.heard, 0)
        sentences = {fact["text"] for fact in facts(eve.heard)}
        assert len(secrets) > 5
        for fact in secrets:
            assert told(fact) not in held
            assert fact["text"] in sentences or fact["text"] not in seen
        for frame in views(eve.heard):
            assert frame["request"] is None
            assert max(covered_cards(frame["view"], 0) + covered_cards(frame["view"], 1)) < 0
        eve.page.get_by_role("link", name="Declassified replay").click()
        eve.page.get_by_role("button", name="Full truth").click()
        steps = eve.page.get_by_label("Step", exact=True)
        covered = eve.page.locator(".card.mine")
        for step in range(1, int(steps.get_attribute("max") or 0)):
            steps.fill(str(step))
            eve.page.wait_for_function(f"location.search.includes('step={step}')")
            if covered.count():
                break
        expect(covered.first).to_be_visible()
