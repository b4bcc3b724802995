"""A low phone: the crowded tables fit above their answers, and nothing lies beneath them."""

import random
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import complaints, sideways
from tests.browser.person import Person
from tests.server.process import Process

LOW: Final = {"width": 360, "height": 640}
DECISIONS: Final = 12
BENEATH: Final = "(box => box.scrollHeight - box.clientHeight)(document.querySelector('.table'))"
CROWDED: Final = [
    ("kompromat", "standard", 2),
    ("double_agent", "standard", 2),
    ("microfilms", "standard", 6),
    ("microfilms", "croupier", 2),
    ("spy_tactics", "standard", 9),
    ("redacted", "mission_diplomatique", 6),
]


@pytest.mark.parametrize(("game", "mode", "seats"), CROWDED)
def test_a_crowded_table_fits_above_its_answers(
    chromium: Browser, house: Process, game: str, mode: str, seats: int
) -> None:
    luck = random.Random(7)
    with Person(chromium, house.address, "Ada", LOW) as ada:
        ada.set_table(game, mode, seats)
        ada.start_with_bots()
        for _ in range(DECISIONS):
            ada.wait_to_be_asked()
            assert sideways(ada) <= 0
            if ada.over:
                break  # the result lies on the board, which scrolls behind it
            assert ada.page.evaluate(BENEATH) <= 0
            ada.decide(luck)
        assert complaints(ada) == []
        ada.page.get_by_role("button", name="Dossier").click()
        assert ada.page.locator(".knowfolder").is_visible()
        assert sideways(ada) <= 0
