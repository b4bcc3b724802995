"""Every game, from the front page through to the result and the replay, in a real browser."""

import random

import pytest
from playwright.sync_api import Browser, expect

from brushpass.core.catalogue import games
from tests.browser.person import Person
from tests.server.process import Process


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_game_against_bots(chromium: Browser, house: Process, game: str) -> None:
    with Person(chromium, house.address) as ada:
        code = ada.set_table(game)
        ada.start_with_bots()
        assert ada.play_to_the_end(random.Random(7)) > 0
        expect(ada.page.locator(".ending .stamp")).to_be_visible()
        ada.page.get_by_role("link", name="Declassified replay").click()
        ada.page.wait_for_selector(".scrub")
        expect(ada.page.get_by_text("Matches")).to_be_visible()
        assert f"/replay/{code}" in ada.page.url
        for eyes in ("Full truth", "Ada"):
            ada.page.get_by_role("button", name=eyes, exact=True).click()
            for _ in range(5):
                ada.page.get_by_role("button", name="One step on").click()
        ada.page.wait_for_function("location.search.includes('step=10')")


def test_play_now_is_two_presses_from_the_front_page(chromium: Browser, house: Process) -> None:
    with Person(chromium, house.address) as ada:
        ada.visit("/")
        ada.page.get_by_role("button", name="Play now").click()
        ada.page.wait_for_selector(".stage .answer")
